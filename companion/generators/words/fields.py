"""What people of one walk of life want and hide, and what they are good at.

``lean``: order of Brawn, Knack, Wits and of Exertion, Awareness, Artifice, Vigor, best first.
``also``: archetypes such a person may be besides. Slots: {place} {things} {boss} {people}.
"""

from typing import Final

LEANS: Final[dict[str, str]] = {
    "law": "WBK AEVR", "crime": "KWB RAEV", "war": "BKW EVAR", "sea": "BKW EVAR",
    "trade": "WKB RAVE", "craft": "KBW RVEA", "faith": "WBK VARE", "lore": "WKB ARVE",
    "healing": "WKB RAVE", "land": "BWK VEAR", "road": "BWK EAVR", "court": "WKB ARVE",
    "stage": "KWB REAV", "tech": "WKB RAVE", "magic": "WKB AVRE", "wild": "KBW AEVR",
    "labour": "BKW EVRA", "service": "KWB ARVE", "school": "WKB AREV", "spy": "WKB RAEV",
    "plain": "WKB AEVR",
}  # fmt: skip
"""Letters: B K W; E exertion, A awareness, R artifice, V vigor."""

ALSO: Final[dict[str, str]] = {
    "law": "Investigator,Soldier,Clerk,Informer,Brawler,Rider",
    "crime": "Thief,Brawler,Gambler,Informer,Climber,Smuggler",
    "war": "Warrior,Survivor,Rider,Gambler,Commander,Hunter",
    "sea": "Sailor,Brawler,Navigator,Gambler,Swimmer,Smuggler",
    "trade": "Merchant,Negotiator,Traveller,Clerk,Fence,Gossip",
    "craft": "Artisan,Merchant,Labourer,Tinkerer,Gossip,Climber",
    "faith": "Preacher,Scholar,Healer,Ascetic,Diplomat,Exorcist",
    "lore": "Scholar,Linguist,Traveller,Clerk,Occultist,Debater",
    "healing": "Healer,Herbalist,Scholar,Confidant,Poisoner,Survivor",
    "land": "Farmer,Labourer,Herder,Survivor,Brawler,Storyteller",
    "road": "Traveller,Rider,Scout,Brawler,Storyteller,Smuggler",
    "court": "Courtier,Diplomat,Duellist,Schemer,Rider,Scholar",
    "stage": "Performer,Charmer,Acrobat,Impostor,Gossip,Duellist",
    "tech": "Tinkerer,Engineer,Scholar,Scavenger,Driver,Survivor",
    "magic": "Occultist,Scholar,Herbalist,Seer,Ascetic,Schemer",
    "wild": "Hunter,Tracker,Survivor,Climber,Herbalist,Scout",
    "labour": "Labourer,Brawler,Climber,Agitator,Gambler,Scavenger",
    "service": "Servant,Spy,Gossip,Cook,Schemer,Healer",
    "school": "Scholar,Athlete,Prankster,Gossip,Musician,Debater",
    "spy": "Spy,Impostor,Linguist,Duellist,Charmer,Assassin",
    "plain": "Survivor,Gossip,Traveller,Storyteller,Brawler,Gambler",
}

WANTS: Final[dict[str, str]] = {
    "plain": """
To be owed something by {boss}, for a change
To find out who has been asking questions at {place}
To be somewhere else by the time the snow comes, with company
To get one thing back that was lent in good faith
To be right about {people}, just once, in public
That a certain letter is answered before it is too late to matter
To win a quarrel that the other side has forgotten
A room with two doors, and nobody who has the key to either
To make up for one evening, eleven years ago
""",
    "law": """
To see {boss} caught breaking the law once, in front of witnesses
A posting far away from {place}, before the next inspection
To close one honest case before handing everything in
To learn who has been warning {people} ahead of every search
To see one page burnt, the one that names a brother
A single night in which nobody asks for help with {things}
To be thanked, just once, by the people who complain the loudest
""",
    "crime": """
One last job big enough to leave {place} for good
To pay off {boss} before the interest eats everything
To find out which of the crew sold the last job
Revenge on the magistrate who sent a sister away
A clean name on real papers, and a town where nobody checks
To take back {things} that were stolen by a better thief
To be feared by {people} the way {boss} is feared
""",
    "war": """
To find out who gave the order on the night of the retreat
A quiet billet and a winter without {boss} shouting
To bring the letters of the dead home, every one of them
One more fight against the enemy who walked away
Back pay, with interest, out of the pocket of {boss}
To be forgiven by the one survivor who knows
To get {people} through this alive, whatever the orders say
""",
    "sea": """
A ship of one's own, paid for with nobody's blood
To find the wreck where a father went down
To be ashore for good before the next storm season
To see {boss} stranded on a rock with one bottle of water
To learn what was really in the hold on the last voyage
To keep {people} from finding out how bad the hull is
To pay for a brother's passage home
""",
    "trade": """
To corner the market in {things} before the thaw
A partner who can be trusted with the second set of books
To ruin the competitor who undersold {place} last year
To collect one very old debt in person
To get a daughter into the guild that turned the family down
To sell up quietly before anyone asks where {things} came from
To learn what {boss} knows and what forgetting it would cost
""",
    "craft": """
To finish one masterpiece before the hands give out
Recognition from {boss}, in writing and in public
To get back the tools that were pawned in the bad winter
An apprentice with better eyes and no ambition
To learn the method that the rival workshop guards
To be paid, finally, for {things} already delivered
To undo a piece of work that should never have been sold
""",
    "faith": """
A sign that somebody up there is still listening
To save one soul that {boss} has written off
To keep {place} open for another winter
To find out who among {people} is telling the truth
To be released from a vow sworn too young
The relic returned, with no questions about the years between
To confess to somebody who will not forgive too quickly
""",
    "lore": """
The missing volume, whatever it costs and whoever owns it
To prove {boss} wrong while both are still alive
To be quoted instead of copied
To know what really happened in the year that the records skip
To keep {things} out of the hands of {people}
To publish before the money runs out
An honest answer from somebody who was there
""",
    "healing": """
To find the source of the fever before the council burns the quarter
Enough clean supplies to get {place} through the month
To cure the one case that everyone else gave up on
To pay back the family of a patient who died
To leave medicine without leaving {people} to {boss}
To learn who is selling {things} out of the back door
A full night's sleep, and nobody dying in it
""",
    "land": """
Rain, and a fair price, in the same year for once
To keep the land out of the hands of {boss}
To find whoever has been moving the boundary stones
A decent marriage for the youngest, far from {place}
To bury the old quarrel with the family across the ridge
To get the last of the animals through the winter
To see the sea once before the knees go
""",
    "road": """
To make one more run and then sleep under the same roof for a year
To find the passenger who never reached the other end
To beat the time of a dead rival over the pass
To deliver something entrusted long ago, late as it is
A better route, before {boss} gives this one to somebody younger
To know what is in the box that nobody will sign for
To stop having to pay {people} for safe passage
""",
    "court": """
A seat at the table before {boss} notices the empty chair
To get one signature out of {boss} while the ink is still legal
To marry where the heart is and call it policy
To see {things} returned before an heir asks about them
To know who among {people} writes the anonymous letters
To be somebody without the family name for a single evening
To keep a promise made to the last ruler
""",
    "stage": """
A part worthy of a last performance
To get out of the contract with {boss}
To be remembered by one person who was in the third row
To find the partner who left in the middle of the season
A new name, a new town, and the same applause
To buy back {place} from the people who bought it out of spite
To know who sends the flowers
""",
    "tech": """
One part that is made in only one place, and that place is shut
To prove the design was never the fault; the order was
To get {boss} to read the warning before it is needed
To build something that will not be turned into a weapon
To finish the repair that everybody says cannot be done
To find out who has been logging in at night
To leave {place} with the prototype and a head start
""",
    "magic": """
To be released from a bargain, without paying the price it names
The true name of whatever speaks at night
To train one pupil who does not end up like the last
To find the book before {boss} remembers where it is
To undo a curse that landed on the wrong house
To be believed by {people} before it happens
One year without the voices, and then to decide
""",
    "wild": """
To see the great white stag again, and this time let it pass
To keep {people} out of the valley
To find who has been leaving traps that are meant for people
A map with this place left off it
To repay the wolf, or at least the debt that looks like one
To get a frightened child home without being seen in the village
To be left alone by {boss} and everyone who asks nicely
""",
    "labour": """
To see {boss} carry one load, once, up the whole stair
Fair pay for the widow of last month's accident
To get the youngest into a school and out of {place}
To find out who told {boss} about the meeting
Strong drink, dry boots, and a week without {things}
To learn what is being loaded at night with no papers
To buy out of the company debt before it is passed on
""",
    "service": """
A reference that opens doors, written by somebody who can still be blackmailed
To learn what happened to the one who had this job before
To see {boss} ask nicely
To put by enough for a small house with a door that locks
To protect the child of the house from the family
To find the letter before the guests do
To be called by name
""",
    "school": """
To win, just once, at something that {people} watch
To find out who wrote the message on the wall
To keep a scholarship that is already in danger
To protect a friend who did it
To get into {place} after dark and find out if it is true
A word of praise from {boss} that is not also a warning
To be gone before the results are posted
""",
    "spy": """
To come in from the cold with a pension and both hands
To know which side the last order really came from
To get one source out before {boss} closes the file
To find the double before the double finds {place}
To have one conversation without listening to it
To burn the cover story and keep the person it was built on
A name on a list removed before the list is used
""",
}

SECRETS: Final[dict[str, str]] = {
    "plain": """
Has been writing to somebody under a false name, and the answers have grown fond
Owns {place}, through a cousin, and pays rent there like everybody else
Heard what {boss} said that night, and has been let alone ever since
Came here to kill somebody, and then found the place agreeable
Keeps a packed bag behind the stove, and has not opened it in years
Has the only copy of a picture in which all of {people} are younger and holding shovels
Was thought dead once, and misses it
Answers to another name when woken suddenly
Took the blame for a sister, who has done well for herself
""",
    "law": """
Let a guilty friend go, and somebody else paid for it
Is wanted under another name two provinces over
Keeps a private copy of everything that went missing from {place}
Planted the evidence in the case that made a career
Has been paid by {people} since the first week
Knows that {boss} ordered it, and has the order in writing
Cannot actually read, and has signed everything since
""",
    "crime": """
Informs for the law, a little, and only about enemies
Killed the old partner and blamed the river
Has already been paid by both sides
Kept the map, and told everyone that it burned
Is the missing child of a very respectable house
Buried the real haul under {place}
Has never once dared to hurt anybody, and lets others take the credit for the stories
""",
    "war": """
Ran, and lives under the name of the one who stayed
Gave the order that everyone blames on {boss}
Carries a letter that should have been delivered before the battle
Sold rations to the enemy in the hungry month
The medal belongs to somebody else
Went back for a wounded enemy, and still writes to them
Knows where the regiment's pay chest was buried
""",
    "sea": """
Was the only one to leave the wreck by boat
Cannot swim and has told nobody
Cut the rope
Steers by charts stolen from a drowned man
Has seen the light that drowned the others, and it waved
Signs every log with a false name
Sold the spare sails in the last port and kept the money
""",
    "trade": """
Is bankrupt and has been since spring
Keeps two sets of books, and the honest one is the smaller
Bought {things} knowing exactly whose they were
The famous family recipe came out of a dead rival's drawer
Pays {people} to rob the competition
Set the fire and collected for it
Owes everything to a lender who does not want money
""",
    "craft": """
The masterpiece by the door is the work of an apprentice who vanished
Made the key that opened the treasury
Leaves a flaw in every piece, on purpose, and knows where each one is
Is going blind and memorises the shop at night
Once made a weapon for the wrong side, and it worked
Copied the guild mark and has never passed the test
Hid something inside the last piece sold to {boss}
""",
    "faith": """
Stopped believing years ago and got better at the sermons
Broke the seal of confession once, and somebody hanged
The relic in the case is a pig's bone; the real one was sold
Has a child in the next valley
Hears an answer to the prayers, and it is not the right voice
Took holy orders to hide from {people}
Knows what is under {place}, because somebody has to feed it
""",
    "lore": """
Invented the source that everyone now cites
Burnt the only other copy
Translated one line wrongly on purpose, and knows why
Was paid to lose the file
Has found the tomb and told nobody
The degree was bought
Writes letters to somebody who died eighty years ago, and gets answers
""",
    "healing": """
Gave the wrong dose once and signed the certificate
Keeps one patient in the attic whom the law wants
Was struck off, and practises under a dead colleague's name
Sells the strong drops at night, to people who need them and people who do not
Knows who the body is
Could have saved the old lord, and waited
Takes the medicine too, in the mornings
""",
    "land": """
Moved the boundary stones one dark spring
There is somebody buried under the barn, and it was not an accident
Feeds deserters in the upper hut
The harvest was good; half of it is hidden
Signed the land away in a card game and has not told the family
Heard the screams that night and shut the door
Is the rightful owner of the big house and would rather not be
""",
    "road": """
Opens the letters
Abandoned passengers in the snow one winter
Carries messages for {people}, and stopped asking what they mean
Has the box that was reported stolen
Knows a way through that no map shows, and what it takes as toll
Left a family at each end of the road
Lost the way once and came back a year younger
""",
    "court": """
Was swapped in the cradle, and the nurse is still alive
Writes the anonymous letters
Poisoned nobody, but watched it being poured
Has pawned the real jewels; these are paste
Is married already, to somebody nobody must meet
Promised the same hand to three houses
Signed the order that started the war, drunk, at a wedding
""",
    "stage": """
Cannot remember a life before the first role
The famous trick killed the first assistant
Is the heir that the posters are looking for
Carries messages in the third verse
Was never in the capital and has never met the queen
Reports on the audience to {boss}
Is being slowly replaced by the understudy, and is helping
""",
    "tech": """
Built the thing that failed, under a different name
Left a back door in every system sold
Has been feeding the old machine, and it has begun to answer
Stole the design from a dead colleague
The safety tests were never run
Is kept alive by a part that belongs to the company
Knows the reactor's real number and wears long sleeves
""",
    "magic": """
Has no gift at all; the familiar does everything
Cast it by accident, in a temper, and it cannot be called back
Owes a first-born and does not have one yet
Ate the master's heart, as instructed
Sees the day of everybody's death, except one
Keeps a former apprentice in a bottle
Was the demon; the magician did not win
""",
    "wild": """
Is hiding from a warrant, not from people
Found a child in the woods and never gave it back
Knows where the missing hunters lie, and dug the pit
Changes a little, on certain nights, and is getting used to it
Takes money from the poachers
Led the soldiers here the first time
Has a bed, a library and a pension in the city
""",
    "labour": """
Breaks the machines at night
Takes envelopes from {boss} for names
Was a gentleman once, and signs letters with a title
Left a workmate in the collapse and heard the knocking for a day
Runs the union's strike fund and has gambled half of it away
Found something valuable down there and is taking it out in pieces
Is a journalist, or was, before liking the work
""",
    "service": """
Reads every letter before it is burnt
Is the master's unacknowledged child
Has been adding something to the tea
Let the murderer out by the garden door and bolted it again
Stole one spoon a year, and is up to the soup tureen
Forged the references
Is the one the family should be afraid of, and has decided not to be
""",
    "school": """
Wrote the message on the wall
Is much older than the records say
Sold the examination papers
Saw who did it, and was paid in friendship
Has the master key
Never sent the letters home
Talks to the pupil in the old photograph
""",
    "spy": """
Turned years ago, for love, and the love is over
The cover identity has a family that the real one never had
Burned the agent whom everyone mourns
Has been inventing the best source for three years
Works for a service that no longer exists
Kept the list
Was told to kill {boss}, and keeps postponing it
""",
}
