"""Sentences that bring back what a concept says, by the kind of thing it says.

Slots: {does} third person as it was said, {do} bare form, {doing} -ing form, {ido} as they say it
of themselves; {thing} a noun phrase as it was said, {the} with "the", {bare} without an article;
{kin} and {role} for relations; {place} {things} {boss} {people} of the calling; {haunt} {prey} of a
being. A line that begins with "+" needs a plural, one with "-" a singular.
"""

from typing import Final

WANTS: Final[dict[str, str]] = {
    "does": """
One whole season of nothing but {doing}
To hear {boss} admit that {doing} was the better trade
To know who else took up {doing} after that night
To hand it on, all of it, before anybody makes {doing} a crime
To be paid for {doing} by somebody who could refuse
To find a place far from {place} where {doing} needs no explaining
To be forgiven for {doing} by one person, who keeps moving house
To give up {doing} on a day of nobody else's choosing
That {boss} never learns how much there is to be had from {doing}
To be asked about {doing} by somebody who really wants to know
""",
    "refuses": """
To be asked, for once, to do anything at all except {do}
To find the one reason that would be good enough to {do} again
To reach the end without having to {do} one more time
That {people} stop sending someone new each week to ask
To learn who told {boss} what the refusal is really about
""",
    "unable": """
To {do}, once, with nobody looking
That {boss} hears of it last
A good excuse that lasts until spring
To meet one other person who cannot {do}, and is not ashamed of it
To find whoever can undo it, and to hear the price sitting down
""",
    "never": """
To be told why, by somebody who is not laughing
That the whispering stops when the door opens
To win the bet that {people} have made about it
One day of being treated like everybody else
To find out who noticed first, and who was paid to say nothing
""",
    "past": """
To hear it told, once, by somebody who was there and does not flatter
To do it over, differently, with what is known now
To find the only other person who remembers the order of events
That nobody at {place} puts the two names together
A quiet word with the one who profited by it
""",
    "is": """
To be introduced, once, without that being said first
To meet somebody who had the same thing and got over it
To make it useful before it makes itself known
That {boss} goes on thinking it is a joke
To be asked about anything else
""",
    "whose": """
To know when it began, and who was in the room
To have it put right quietly, by somebody with no sense of humour
That {boss} never stands close enough to notice
To find out whether it can be sold
""",
    "has": """
To be without {the} for one day and see what happens
To learn what {the} would fetch, and then not sell
To leave {the} to somebody who will be careful
To be wanted for something other than {the}
Never to have {the} put to the test again
To find whoever else was given the same
""",
    "lacks": """
{Thing}, and quickly, before the money is gone
To find whoever has it now, and look at it from across the street
To be told honestly whether it shows
To go one more year before {people} notice
To be the reason why somebody else keeps theirs
""",
    "of": """
To hand {the} on to somebody who is frightened enough
To get {the} out of the reach of {boss}
One honest answer about {the}, from anyone
To be the last who has to answer for {the}
To meet somebody who wants {the} for the right reason
To see what {the} would do if nobody stood between
To write down all there is to know about {the}, and have it burned in front of witnesses
To prove to {boss} that {the} cannot be owned
""",
    "for": """
+To be paid, for once, in something other than what {the} pay in
-To be paid, for once, in something other than the thanks of {the}
One day of work that has nothing to do with {the}
To introduce {the} to {boss}, and watch
To be told what is said afterwards, when nobody thinks the help is listening
+To know which of {the} will be the last, and to be kind to that one
To hand the work over to somebody young before the next bad night
+That {boss} never asks how many of {the} there really are
""",
    "kin": """
To be called by a name that has nothing to do with {kin}
To have one afternoon of the life that {kin} had
To learn what {kin} said about it when nobody was writing it down
To give back a small thing that belongs to {kin}
To be of use to {kin}, and not to be thanked
""",
    "kin_dead": """
To finish what {kin} left unfinished, and to keep the pay
To learn who was with {kin} at the end, and why they left so early
To stop being introduced by way of {kin}
To dig up what {kin} buried, before {people} think of it
To forgive {kin}, which is taking longer than expected
""",
    "adj": """
To be called something other than {adj}, once, by a stranger
To meet somebody else who is {adj} and compare the damage
To show {boss} what {adj} looks like when it has nothing to lose
""",
    "last": """
To find that there is one more after all, however far away
To hand it on properly before {boss} thinks of forbidding it
To be the last only on paper
""",
    "feels": """
To meet one other person who {does}, and to compare notes
To be cured of it, or else to be shown that it was right all along
To put it to use before {boss} does
To find out where it comes from, and whom to thank
""",
    "seeks": """
To {goal}, before the year is out
To {goal}, and to have {boss} see it
To {goal}, or else to be told, kindly, that it cannot be done
To {goal} first: {people} have had the same idea
""",
    "family": """
To get {the} somewhere safe before {boss} learns any names
To be remembered kindly by {the}
One evening in a house where {the} can be heard laughing next door
""",
}

SECRETS: Final[dict[str, str]] = {
    "does": """
Took up {doing} as a penance, and has come to like it
Only began {doing} to be near somebody, who has since died
Is no good at {doing}; somebody else does it, at night, and is paid in bread
{Doing} is a cover; what matters is what is hidden underneath
Is paid by {boss} to go on {doing}, and has never been told why
Gave up {doing} a year ago and has been pretending since
Was taught {doing} by a man who had been dead for a week
The first time, somebody died of it; {doing} has been done with great care ever since
Keeps a written record of {doing}, and one page has gone missing
Began {doing} the week before it was forbidden, and holds the only licence
Has a pupil in secret, and the pupil is better at {doing}
Would stop {doing} at once if one particular person asked, and that person knows it
""",
    "refuses": """
Did {do}, once, and knows the number of the dead by heart
Will {do} for whoever says one certain name, and nobody has said it yet
The refusal is an order; {boss} wants to know who asks
Has forgotten how, and the refusal sounds better
Goes to {place} every year on the same night and very nearly does
""",
    "unable": """
Could, once; sold it to {boss} for a roof
It is an act: can {do} better than anybody here, and is waiting
A sister had the same, and the family hid what became of her
There is a double who can, and who stands in on the important days
It is only true since the night at {place}
""",
    "never": """
Suspects the reason, and would rather not be sure
It was the price of something, and the something has not arrived yet
Everybody who could explain it has been paid to move away
It happened once, at {place}, and one witness is left
Has a letter, unopened, that explains it
""",
    "past": """
Would do it again, and has been asked to
Was paid for it and has never dared to spend the money
It was somebody else; took the blame for a price, and the price is still being paid
Was not alone that day, whatever the song says
The only proof lies in {place}, where everybody walks past it
""",
    "is": """
Has known it longer than anybody thinks
One person can prove it, and has just taken the house opposite
It is not true yet; it was foretold, and this saves time
Made a bargain to make it so, and the other side has kept theirs
Has told one child, who told {boss}
""",
    "whose": """
Knows exactly how it happened, and could not bear to have it put right
Made a wish, carelessly, and this is what came
Is not the only one; they meet in {place}, after dark
{boss} is the cause, and has forgotten
""",
    "has": """
Was not born with {the}; there is a receipt
Lost {the} years ago, and what people see is practice
Got {the} in exchange for a name, and cannot remember whose
{Boss} has put a price on {the}, and {people} can count
Somebody was killed over {the}, and it comes to mind at meals
Is only looking after {the} for a friend, who is late
""",
    "lacks": """
Had {thing} until last winter, and traded it for a place out of the rain
Gave it away on purpose, and people have died looking for it
Knows exactly where it is, and walks the other way every morning
Never had {thing}; the story of the loss was bought from a beggar
{Boss} keeps it in a drawer, labelled
""",
    "of": """
Made {the} up in a bad winter, and then it all turned out to be true
Sold a small piece of {the} to {people}, and the nights have been different since
Is not the first to answer for {the}; the one before is still at {place}
Knows how to put an end to {the}, and keeps the means under the bed
Has never believed a word of what is said about {the}, and is the only one it works for
Owes {the} everything, and has been asked to pay
Has copied out all that is known of {the}, with one mistake, on purpose
Is being replaced: somebody younger has been asking about {the}, politely, every day
""",
    "for": """
+Lost one of {the}, and the others are being very polite about it
-Failed {the} once, and was forgiven, which is worse
Owes {the} a life, and the bill has come
Sold something that was said in confidence by {the}
Was recommended to {the} by {boss}, as a joke, and has outlived the joke
+Is by now more at home among {the} than among {people}
+Knows what {the} are all afraid of, and it is the same thing
Has never been seen to do the work; the apprentice did it, and the apprentice is gone
""",
    "kin": """
Stands in for {kin} on the dangerous days, and has been paid in promises so far
Is not related to {kin} at all; the papers are very good
Holds a letter that would be the end of {kin}
Was the one whom {kin} was mistaken for, that night
Has been writing what {kin} signs for years
""",
    "kin_dead": """
{Kin} is not dead, and sends money
Knows where {kin} hid it, and has been living on the interest
Helped {kin} along, and wore black well
Never met {kin}; the marriage, the grief and the debts were bought as a set
Talks to {kin} every night, and is given good advice
""",
    "adj": """
Is not {adj} at all, and keeping it up has become expensive
Was not always {adj}; {boss} was there on the day it began
Being {adj} is the only reason for still being alive
""",
    "last": """
Is not the last; the other one has gone over to {boss}
Saw to it that there were no others
There is a pupil, under an oath of silence, in {place}
""",
    "feels": """
{Does} for a reason, and the reason lives at {place}
Was taught it, patiently, as a child, by somebody with a plan
Only says so; {boss} pays for it to be said
Used to be the other way round, until the winter nobody mentions
Has written down why, and posted it to an address that burned
""",
    "seeks": """
Could {goal} any day; it is what comes afterwards that is frightening
Promised somebody on a deathbed not to {goal}
Was within reach of it once, at {place}, and walked away
{Boss} is after the same, and does not know that there are two of them
Was set to it by somebody who has since been hanged
""",
    "family": """
+One of {the} is not what the others think
+{The} do all of the real work
Was advised to leave {the} behind, and pretended to agree
Has told {the} a different story about where the money comes from
""",
}

SPOKEN: Final[dict[str, str]] = {
    "does": """
I {ido}. It is the only part of the day that makes sense.
People ask why I {ido}. People never ask twice.
Yes, I {ido}. You would too, after {place}.
Some people drink. I {ido}.
My mother thinks I stopped. She would rather I drank than {ido}.
I {ido}, and I do it well, and I will not hear a word about it from {people}.
You want to talk about {things}? I would rather {ido}.
""",
    "refuses": """
I do not {do}. Ask for something else; I am good at something else.
No. Not for money. Not for you. Not for {boss} on bended knee.
They sent a bigger purse last week. I sent it back with a smaller one inside.
""",
    "unable": """
Do not ask me to {do}. I can't, and I have stopped apologising.
I can't {do}. There, I said it. Next.
Everyone else can {do}. I have made a study of it. From the side.
""",
    "never": """
Why does everybody go quiet when I come in?
You are all thinking it. Nobody ever says it.
Go on, say it. You have the face of somebody who was about to say it.
""",
    "past": """
Yes, that was me. No, it was not like the song.
You have heard that I {past}. Did they tell you about the rain?
Yes. I {past}. It's all that anybody ever puts on the cake.
""",
    "is": """
Yes, {is}. It is less interesting than it sounds.
People lower their voices. I am {is}, I am not deaf.
You get used to being {is}. It's the hats that are difficult.
""",
    "whose": """
Don't stare. It does not like being stared at.
I noticed on a Tuesday. I have not had a good Tuesday since.
""",
    "has": """
Yes, I have {thing}. It saves time to mention it.
You get used to {the}. The others never did.
I did not ask for {thing}. I was asked to sign, and I signed.
Mind {the}. People have been careless before, and were sorry.
""",
    "lacks": """
No {bare}. After a while one stops looking for it.
Everybody else at {place} has one. I have counted.
Don't offer me one. I have had offers.
""",
    "of": """
What you have heard about {the} is true, except for the comforting part.
Say what you want about me. Nothing about {the}, not in here.
People come for {bare} and stay for the warnings. You may skip the warnings; they all do.
{Bare}? You want {boss}. No. No, you want me. Shut the door.
""",
    "for": """
+{The} pay on time. I can't say that of {people}.
+I would sooner have {the} for neighbours than {people}, and I've had both.
+You would be surprised what {the} ask for first. An open window, mostly.
-I work for {the}. I've had worse masters, and they were taller.
They all say the same thing at the end. I am not allowed to tell you what.
""",
    "kin": """
You were looking at my ears. Yes. The same ears.
Don't say out loud whose {role} I am. Not in here.
{The} and I speak twice a year, through a door.
""",
    "kin_dead": """
They still come to the door and ask for {kin}. I sell them something.
I wore black for a month. It turns out that black suits me.
Everything I know I learnt by standing behind {kin}.
""",
    "adj": """
{Adj}, yes. I say it first; it saves a quarter of an hour.
They told you I was {adj}. They did not tell you I was listening.
""",
    "last": """
There were nine of us. We had a table. Now I have a table.
Ask me quickly. There is nobody to ask after me.
I am the last, yes. People bring flowers. I am standing here.
""",
    "feels": """
I {ido}. I am told that it shows.
You would too, if you had been there.
Go on, laugh. {Boss} laughed.
""",
    "seeks": """
One day I'll {goal}. You'll see. Or you won't; you'll have moved on.
Everything you see here is for one thing. I mean to {goal}.
I mean to {goal}. There, you didn't laugh. That is a good sign.
""",
    "family": """
I have {thing}. Ask me about anything else; I am too tired to boast.
You would not say that in front of {the}.
""",
}
"""What somebody says about it; the way they talk comes from the temper."""

BEING_WANTS: Final[dict[str, str]] = {
    "does": """
To find whoever taught it to {do}, and to be taught how to stop
{Prey}, and to be left in peace while it is {doing}
That somebody asks, kindly, why it {does}
To do it once for its own sake: {doing} has always been an order
To be thanked for {doing}, by the people it was meant to protect
To have everybody else {do} as well, so as not to be the only one
To see others take up {doing} before the cold comes
""",
    "refuses": """
An order it can obey with a clear conscience
To be left at {haunt} with nobody asking it to {do}
To find the one voice for which it would {do} after all
""",
    "unable": """
To {do}, once, before the end
To find the one who took that from it, and to take it back
""",
    "never": """
That nobody draws the wrong conclusion from it
To be trusted by one creature that is smaller than it
To be somewhere where nobody expects it to
""",
    "past": """
To undo it, which nobody believes of a thing with its face
To see the last witness, and to be recognised
To be punished properly, by somebody with the right
""",
    "is": """
To find another of which the same is true
To change places with somebody, even for an hour
""",
    "whose": """
To have that put right, whatever stands in the way
To find another like it, with the other half of the trouble
""",
    "has": """
To be rid of {the}, and to see somebody deserving punished in the same way
To keep {the} out of the hands of the people at {haunt}
To discover a use for {the}, by trying on people
""",
    "lacks": """
{Thing}; any will do, and yours is nearest
To find the one it lost, or somebody to blame for losing it
Not to need {thing} any more, and to have others not need theirs
""",
    "of": """
More of {the}; there is never enough, and there is still some here
To bring {the} to everybody, a house at a time
To give {the} back to whoever began it
""",
    "for": """
To serve {the} so well that it is let go
To be chosen by {the}, once, over the others
""",
    "kin": """
To be owned to by {kin}, in front of people
To outlive {kin} by one day, and to spend the day well
""",
    "made": """
To be added to: it is {made}, and some are missing
To be taken apart by somebody gentle, and put away in a box
To find the one who thought of {bare}, of all things, to make it of
""",
    "adj": """
To be no longer {adj}, at whatever cost to others
To find another that is {adj}, having looked everywhere near
To hear one person say that {adj} is not the same as wicked
That a stranger looks at it twice, and the second time for another reason
""",
    "last": """
To find another of its kind, and it has begun to see likenesses where there are none
To be remembered by somebody who can write
""",
    "feels": """
To be told that it is over, by a voice it can believe
To be taken far from {haunt}, to where there is no cause for it
To find the one who made it so, and to stand very close to them
""",
    "seeks": """
To {goal}, and it has never thought about what comes after
To {goal}; it will take any help, and does not count the cost to helpers
To be told that it may stop
""",
    "family": """
To feed {the} before it feeds itself
That {the} never learn what it does to eat
""",
}

BEING_SECRETS: Final[dict[str, str]] = {
    "does": """
It {does} because somebody it trusted asked it to, and never came back
It {does} on the orders of somebody in town, who pays in salt
It is not alone: one at {haunt} {does} too, and they have quarrelled
It {does}, and so did the one before it, until somebody minded
Whoever spends a night {doing} beside it is safe from it for good
What it really does is older than {doing}, and it is nearly finished
It cannot stop; {doing} is what keeps it from sleeping, and it must not sleep
It {does} when it is being watched, and at no other time
""",
    "refuses": """
It did, once, and the place is called after it
Whoever made it put that refusal in last, and died before testing it
""",
    "unable": """
It could until it was brought to {haunt}, and something there is the cause
It is lying, and has been for a hundred years, waiting to be underestimated
""",
    "never": """
It was trained the other way, with kindness, by a child
It has done it once, for love, and the results are still being dug up
There is a word that would change that, and it is written where only grown people do not look
""",
    "past": """
It remembers, word for word, who held the lamp
It was not the only one there; the other was elected mayor
It would do it again tonight if the bell rang
""",
    "is": """
It was made so as a punishment, and the sentence ran out long ago
Two families know, and live on not saying
""",
    "whose": """
It came about as a gift, and the giver is still waiting to be thanked
Whoever has the other half can call it
""",
    "has": """
{The} came from somebody in town, who would like it back
Take {the} away and it is only hungry and very tired
It hid {the} once, at {haunt}, and then forgot that it had not put it back
""",
    "lacks": """
It is not lost: it lies at {haunt}, in daylight, and is used as something else
The one who took it wears it on feast days
It gets along perfectly well without, and would hate that to be known
""",
    "of": """
It will end when there is no more of {the}, and somebody has begun to measure
It does not carry {the}; it keeps it in, and is getting old
One drop, scrap or word of {the} in the right place would turn it round
""",
    "for": """
It was promised to {the} by somebody who had no right to promise
It has been cheating {the}, a little, every year
""",
    "kin": """
It knows {kin} by the step, and has never once been visited
It is the elder, and everything belongs to it
""",
    "made": """
Each piece still belongs to somebody, and would come if it were called by name
One piece does not match: it is from the maker, and it is where to strike
It was {made} because nothing else was left in the house that winter
""",
    "adj": """
It was not {adj} until it was brought to {haunt}
Somebody keeps it {adj}, with a spoonful of something every night
It only seems {adj}; that is how it hunts
""",
    "last": """
There is another, and somebody in town has it in a cage
It ended the others itself, and has not forgotten why
""",
    "feels": """
It {does} because it was shown, once, how the story ends
It is the only one left that {does}, and there are people who need that to stop
Whoever {does} as much as it does, it will not touch
It {does} in its sleep as well, and says the names
""",
    "seeks": """
It has no need to go on: that was settled long ago, and nobody told it
It passed within a yard of it once, on a market day
The one who sent it is alive, and hides from it
""",
    "family": """
It will let anybody go who once was gentle with {the}
{The} could be led away by somebody brave, and would be glad of it
""",
}

BEING_LOOKS: Final[dict[str, str]] = {
    "feels": """
it flinches before there is anything to flinch at
it looks over people's heads, at something that happened once
""",
    "does": """
at first sight there is nothing odd about it, and then it {does}
worn smooth in the places that matter for {doing}
it watches people as if judging how they would look {doing}
those who have seen it {do} describe it differently, and all shiver at the same word
it sits with the patience that comes of {doing}
before it {does} it goes quite still
""",
    "refuses": "it stands the way those stand who have been asked too often",
    "unable": "one sees it trying, and stopping, and looking round to see who saw",
    "never": "there is a calm about it that nobody has any right to",
    "past": "it keeps one side turned away, always the same one",
    "is": "there is no doubt about it, once it has been pointed out",
    "whose": "the eye goes to one thing about it and cannot be got away",
    "has": "one sees {the} before one sees anything else",
    "lacks": "one looks twice for {the}, and there is only air",
    "of": "a trace of {bare} is left on whatever it has leaned against",
    "for": "it wears some small token of {the}, mended many times",
    "kin": "something in the way it stands is like {kin}",
    "made": "it is {made}, and the small pieces move first",
    "adj": "nobody needs to be told that it is {adj}",
    "last": "it has the tidiness of a thing that nobody will ever make again",
    "seeks": """
its head is never still: it is looking for something, and it is not you
worn down on one side, from going round and round
""",
    "family": "behind it, not far, there is {thing}",
}

HABITS: Final[dict[str, str]] = {
    "feels": """
Changes the subject a moment before anybody brings it up.
Tests each stranger, gently, to see whether they are the same.
""",
    "does": """
Weighs up every stranger by whether they would be any use at {doing}.
Has a small souvenir of {doing} on show, and waits to be asked.
Talks of {doing} as others talk about the weather.
Goes very quiet when anybody else mentions {doing}.
Can tell at a glance who else is given to {doing}.
Apologises for {doing} before anybody has complained.
Is superstitious about {doing} on a Friday.
""",
    "has": "Checks on {the} before entering any room.",
    "lacks": "Still leaves space for {the} when sitting down.",
    "of": """
Lowers the voice for {the}, as others do for the sick.
Sets a place at table for {the}, and does not explain it.
""",
    "for": "Speaks of {the} as of difficult relatives.",
    "kin": "Mentions {kin} in every second story, and never kindly.",
    "kin_dead": "Looks up whenever a door opens, as if it could be {kin}.",
    "refuses": "Goes a long way round so as not to be asked to {do}.",
    "unable": "Has a joke ready for the moment when it comes up.",
    "never": "Answers the question that nobody has dared to ask.",
    "past": "Tells the story differently to each listener, and remembers which.",
    "is": "Makes the joke about it before anybody else can.",
    "adj": "Makes the joke about it before anybody else can.",
    "last": "Keeps everything in twos, from habit.",
    "whose": "Stands where the light is bad.",
    "seeks": """
Looks every newcomer over, and is disappointed politely.
Keeps a list of all the places where it did not work.
""",
    "family": """
Counts heads at every doorway.
""",
}
"""What somebody keeps doing because of it."""
