# ruff: noqa: E501 - one look a line keeps the table readable
"""Bodies, looks, habits, genres and arms of people."""

from typing import Final

GENRES: Final[dict[str, str]] = {
    "fa": "fantasy", "sw": "swords", "no": "noir", "sp": "space", "we": "western", "ho": "horror",
    "wa": "wasteland", "se": "sea", "mo": "modern", "sc": "school", "he": "heist", "co": "court",
}  # fmt: skip

GENRE_WORDS: Final[dict[str, str]] = {
    "fantasy": "fantasy castle kingdom elf elven dwarf dwarven dragon magic magical goblin orc medieval",
    "swords": "barbarian sorcery temple jungle serpent idol gladiator pit desert-city savage",
    "noir": "noir detective 1930s 1940s speakeasy prohibition rain-soaked jazz mobster dame",
    "space": "space starship alien orbital galaxy galactic planet martian mars cyborg laser asteroid station robot android",
    "western": "western frontier cowboy saloon sheriff prairie ranch outlaw gold-rush",
    "horror": "horror haunted ghost vampire cursed gothic asylum occult eldritch undead zombie crypt",
    "wasteland": "wasteland post-apocalyptic ruins mutant radiation scrap desert dune dunes barren",
    "sea": "sea ship harbour harbor pirate island ocean naval port dock tide lighthouse",
    "modern": "modern city internet phone police today office suburb airport supermarket hospital",
    "school": "school academy college university pupil student classroom teacher prefect",
    "heist": "heist casino vault robbery caper museum safecracker",
    "court": "court palace royal intrigue masquerade throne duke ballroom renaissance",
}

ARMS: Final[dict[str, str]] = {
    "fantasy": "Spear,Short Sword,Hunting Bow,Hand Axe", "swords": "Curved Sword,Broad Axe,Javelin,Dagger",
    "noir": "Snub Revolver,Switchblade,Lead Pipe,Tommy Gun", "space": "Stun Pistol,Plasma Cutter,Shock Baton,Pulse Rifle",
    "western": "Revolver,Coach Gun,Bowie Knife,Saddle Rifle", "horror": "Straight Razor,Old Shotgun,Fire Poker,Hatchet",
    "wasteland": "Pipe Gun,Machete,Spiked Club,Scrap Crossbow", "sea": "Cutlass,Flintlock,Boat Hook,Belaying Pin",
    "modern": "Pistol,Baseball Bat,Pepper Spray,Kitchen Knife", "school": "Hockey Stick,Catapult,Penknife,Practice Sword",
    "heist": "Concealed Pistol,Taser,Crowbar,Smoke Grenade", "court": "Rapier,Stiletto,Duelling Pistol,Sword Cane",
}  # fmt: skip

ARMOUR: Final[dict[str, str]] = {
    "fantasy": "Mail Shirt", "swords": "Bronze Breastplate", "noir": "Heavy Overcoat",
    "space": "Armour Mesh", "western": "Buffalo Coat", "horror": "Blessed Amulet",
    "wasteland": "Tyre Armour", "sea": "Buff Coat", "modern": "Kevlar Vest",
    "school": "Padded Jacket", "heist": "Kevlar Vest", "court": "Silk-Lined Cuirass",
}  # fmt: skip

FOLK: Final = (
    "elf elven dwarf dwarven orc half-orc half-elf goblin hobgoblin gnome halfling troll ogre giant faun "
    "satyr centaur minotaur vampire werewolf ghost zombie ghoul mummy angel devil demon imp fairy pixie "
    "mermaid merman lizardman ratman catfolk android robot cyborg alien martian mutant clone changeling skeleton"
)
"""Ancestries and conditions that a concept may name; they become a Trait, a word or an archetype."""

BODIES: Final = """
Broad Shoulders|shoulders like a door|B
Quick Hands|hands that are never quite still|K
One Good Eye|one good eye and a patch with a coin sewn in|W
Tall|tall enough to stoop in every doorway|B
Small and Quick|no bigger than a twelve-year-old|K
Iron Stomach|a belly laugh with the belly to match|B
Scarred|a burn scar in the shape of a key|B
Long Legs|legs like a wading bird|K
Sharp Ears|ears that stick out and miss nothing|W
Ox-Strong|a neck as wide as the head|B
Honest Face|a face that people tell things to|W
Loud Voice|a voice made for wind|B
Night Eyes|pale eyes that shine a little at night|W
Missing Finger|a finger short on the left hand|K
Never Forgets a Face|a way of looking that feels like being sketched|W
Light Sleeper|shadows under both eyes|W
Good Teeth|a gold tooth and a smile that shows it|W
Limber|a dancer's walk|K
Weathered|skin like old saddle leather|B
Forgettable|a face nobody can describe afterwards|K
Steady Gaze|a stare that outlasts most arguments|W
Silver Hair|silver hair, far too early|W
Tattooed|a tattooed line for every year away|B
Wiry|all wire and no padding|K
Deep Voice|a voice that comes up through the floor|B
Double-Jointed|wrists that bend the wrong way|K
Bright Clothes|a coat in a colour that nobody else would dare|W
Crooked Nose|a nose broken twice, in both directions|B
Soft Step|a step that nobody hears|K
Ink-Stained|ink to the elbow|W
Left-Handed|a left hand that does all the talking|K
Bull's Endurance|a walk that could go on all night|B
Perfect Posture|a back like a flagpole|W
Freckled|more freckles than face|K
Heavy Eyebrows|eyebrows that argue with each other|B
Smells of Smoke|a smell of smoke that no washing shifts|W
Bad Knee but Strong Arms|a stick, and arms that make it a weapon|B
Painted Nails|nails painted black, one always chipped|K
Spectacles|spectacles mended with wire|W
Birthmark|a birthmark that covers half the neck|B
Thin as a Rake|clothes that hang as on a peg|K
Baby Face|a face fifteen years too young|W
Braided|a braid with things tied into it|B
Steel Teeth|steel teeth, made by somebody who also makes traps|B
Beautiful|looks that stop conversations|W
Perfect Pitch|a hum that is always in tune|W
""".strip()

MACHINES: Final = "robot android cyborg drone droid bot machine automaton computer mech golem"
DEAD: Final = "ghost zombie ghoul mummy skeleton vampire revenant"
BODIES_OF_MACHINES: Final = """
Plated|plates that do not quite match|B
Fine Manipulators|one hand of steel and one of something softer|K
Optic Cluster|three lenses, one of them cracked|W
Hydraulic Grip|pistons that sigh at every step|B
Silent Joints|joints oiled to silence|K
Serial Number|a serial number filed away, badly|W
Overclocked|a smell of hot dust when it thinks|W
Painted Face|a face somebody painted on, with love|K
Heavy Frame|a frame built for other work|B
""".strip()
BODIES_OF_THE_DEAD: Final = """
Cold Touch|breath that never shows, however cold it is|B
Grave-Pale|skin the colour of candle ends|W
Never Blinks|eyes that forget to blink|W
No Reflection|no reflection in the window behind|K
Weightless Step|feet that leave no print|K
Old Wound|the wound, politely covered|B
Out-of-Date Clothes|clothes a hundred years out of fashion|W
Feels No Cold|wet hair, on the driest day|B
""".strip()

BODIES_OF_CHILDREN: Final = """
Small and Quick|hair cut by somebody in a hurry|K
Missing Tooth|one front tooth missing, and a tongue that keeps visiting the gap|W
Scabbed Knees|two scabbed knees|B
Outgrown Coat|a coat with room for two more winters|W
Solemn Stare|a stare that has not learned to look away|W
Sticky Fingers|jam on one cuff and ink on the other|K
Loud Voice|a voice that carries across a market|B
Squeezes Through|elbows everywhere|K
Chews a Braid|a sucked collar|W
Freckled|freckles, and soot over the freckles|K
""".strip()

HABITS: Final = """
Folds every scrap of paper into something.
Never sits with a back to the window.
Counts coins by touch while talking.
Whistles two bars of a song and stops.
Eats seeds and keeps the shells in a pocket.
Calls everyone by a wrong, affectionate name.
Taps the table before every lie.
Polishes the same object all evening.
Writes words on the palm instead of saying them.
Looks at hands, not faces.
Stands too close and does not notice.
Repeats the last two words of whatever is said.
Keeps one glove on.
Laughs without any sound.
Always has something to offer: a sweet, a seat, a light.
Checks the sky indoors.
Draws on whatever is nearest.
Says thank you to tools and doors.
Rolls a coin across the knuckles, and drops it under pressure.
Speaks to an animal that is not always there.
Chews on an unlit pipe.
Cleans fingernails with something that was made for worse.
Names a saint for every curse.
Always cold, always near the stove.
Hums when thinking and goes silent when lying.
Sniffs food, letters and strangers.
Keeps exact time and announces it.
Touches the door frame on the way in.
Turns every answer into a wager.
Shifts to another accent when angry.
Tidies other people's collars.
Ends every farewell as if it were the last.
""".strip()

CHILD_WANTS: Final = """
To be let in on it, whatever it is that the grown people stop talking about
A dog, and somebody to tell that it was already paid for
To find the brother who said he would be back by the feast
To hold a proper weapon for the length of one afternoon
To be asked, and not told
To get the others fed before {boss} counts them again
To see what is behind {place} before it is locked for the winter
""".strip()
CHILD_SECRETS: Final = """
Saw who did it, and has drawn it, quite well, on a wall
Cannot be the age that everybody says, and knows it
Has been feeding something that lives behind {place}
Is the only one who can read, and reads everybody's letters to them a little wrong
Gave the right name to the wrong person, for a honey cake
Sleeps with a key round the neck and does not know what it opens
Is looking after {boss}, who has not been well since the spring
""".strip()
"""For children, whatever they do for a living."""

HOOKS: Final = """
Was there on the night "{thread}" began, and has told nobody.
Has been paid to keep people away from "{thread}".
Knows one name that belongs to "{thread}", and does not know that it matters.
Lost somebody to "{thread}" and wants company on the way to the answer.
Holds a small, real piece of "{thread}" and thinks it worthless.
Is being blamed for "{thread}".
""".strip()

TIES: Final = {
    "gang": """
owes {other} a life since the night on the bridge
sells small things behind the back of {other}
taught {other} everything, and regrets one lesson
is sure that {other} talks to the law
shares a cell door's worth of history with {other}
would follow {other} off a roof
is waiting for {other} to make one mistake
lends {other} money and never mentions it
""",
    "village": """
was to marry {other}, until the flood
buys milk from {other} and has not spoken to them in nine years
knows whose child {other} really is
lies about where {other} was that night
depends on the well that {other} owns
raised {other} after the fever
moved the boundary stone that {other} still looks for
leaves bread at the door of {other}, unsigned
""",
    "crew": """
takes the watch after {other} and always finds the kettle warm
voted against {other} and would again
keeps the spare key that {other} thinks is lost
was pulled out of the water by {other}
covers for the shaking hands of {other}
plays cards with {other} for shares of a prize not yet taken
does not sleep while {other} has the wheel
learnt the trade from {other}, who learnt it worse from nobody
""",
}

GROUPS: Final = {
    "gang": "gang boss|enforcer,lookout|thief,smuggler,fence,con artist,getaway driver,urchin,forger,bookmaker,deserter",
    "village": "village elder|blacksmith,innkeeper|farmer,priest,midwife,miller,hunter,hermit,ferryman,witch,schoolteacher,gravedigger,shepherd",
    "crew": "captain|first mate,ship's cook|navigator,sailor,ship's engineer,surgeon,deckhand,gunner,stowaway,mechanic",
}
"""Kind of group: who leads | who is nearly always there | who else may be."""

GROUP_NAMES: Final = {
    "gang": "The {a} {b}|Candle,Tin,Half-Moon,Gutter,Copper,Ninth,Glass,Salt,Lucky,Quiet,Broken,Velvet|Street Hands,Lot,Kings,Choir,Magpies,Company,Cousins,Bells,Rats,Fingers,Saints,Aces",
    "village": "{a}{b}|Crow,Mill,Ash,Stone,Low,Fen,Black,Thorn,Otter,Long,Withy,Cold|wick,ford,combe,stead,by,holm,well,bridge,mere,barrow,cross,ley",
    "crew": "The {a} {b}|Patient,Second,Grey,Laughing,Borrowed,Last,Northern,Honest,Sleepless,Crooked,Wandering,Iron|Heron,Chance,Widow,Lantern,Petrel,Promise,Sister,Comet,Kestrel,Bargain,Minnow,Star",
}
GROUP_WANTS: Final = {
    "gang": """
One more street, and {leader} at the head of the table when the old families come to talk
To find who sold them out before {leader} starts guessing
A single big score, after which half of them mean to leave
""",
    "village": """
To be left off the tax map for one more year
That nobody asks why there are no graves from that winter
Somebody from outside to settle what {leader} cannot
""",
    "crew": """
Enough in the hold to stop answering to anybody but {leader}
To reach a port where the papers are not read closely
To know what {leader} is really looking for out there
""",
}
GROUP_SECRETS: Final = {
    "gang": """
One of them is paid by the law, and {leader} knows which
The money in the strongbox has been paper for months
They killed the last leader together, so that nobody could tell
""",
    "village": """
They all held the rope
The new well is dug where the travellers lie
Every family has one chair set for somebody who does not age
""",
    "crew": """
The name on the stern is the third one
There is one more aboard than anyone signed on
They left a man behind, alive, by vote
""",
}
