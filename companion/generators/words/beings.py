# ruff: noqa: E501 - one being a line keeps the table readable
"""Creatures (what lives) and monsters (what should not): bodies, gifts, habits.

BEASTS and MONSTERS: name / other words | genres | size 1 to 6 | words, best first | attack |
haunt | prey. EPITHETS: word / other words | what it adds as a word or Trait | what one sees.
``attack`` is a weapon of the Skitterbarren house kit: Bite, Claws, Sting, Great maul, Spear, Bow, Sling.
"""

from typing import Final

BEASTS: Final = """
wolf/dire wolf/jackal/coyote|fa we wa ho|3|Tracker, Fast, Biting, Pack Hunter|Bite|the tree line|lost sheep
bear/cave bear/grizzly|fa we|4|Huge, Claws, Tough, Good Nose|Claws|the berry slopes|anything slow
boar/wild boar/warthog|fa wa|3|Tusks, Thick Hide, Charging, Stubborn|Bite|the oak thicket|root gardens
stag/elk/moose/reindeer/great stag|fa we|3|Antlers, Fast, Keen Ears, Proud|Great maul|the high clearing|nobody
horse/warhorse/stallion/mustang/pony|fa we co|3|Fast, Strong, Kicks, Remembers People|Great maul|the fenced meadow|nobody
rat/giant rat/rat swarm|fa no ho wa|1|Swarming, Gnawing, Squeezes Through, Diseased|Bite|the cellar drains|grain and candle ends
hound/dog/guard dog/mastiff/bloodhound/junkyard dog|fa no we mo|2|Good Nose, Loyal, Biting, Loud|Bite|the yard gate|strangers
panther/tiger/leopard/lion/cougar/mountain lion|sw wa we fa|4|Pouncing, Silent, Claws, Sees in the Dark|Claws|the ledge above the path|whatever drinks last
cat/house cat/alley cat/kitten/black cat|fa no mo sc|1|Silent, Climbing, Sees in the Dark, Claws|Claws|the warm wall|mice and elbows
snake/viper/python/cobra/giant snake/rattlesnake|sw we wa ho|3|Poisonous, Silent, Coiling, Patient|Sting|the warm stones|birds and ankles
spider/giant spider/tarantula|fa ho sw|3|Webs, Poisonous, Climbing, Patient|Sting|the unused loft|whoever takes the short cut
scorpion/giant scorpion/glass scorpion|wa sw|3|Sting, Armoured, Pincers, Buried|Sting|the hot sand|boots
crocodile/alligator/river lizard|sw wa se|4|Jaws, Armoured, Hides in Water, Patient|Bite|the ford|thirsty cattle
shark/reef shark/white shark|se|4|Jaws, Fast Swimmer, Smells Blood, Circling|Bite|the wreck|swimmers
octopus/squid/kraken/giant squid|se ho|5|Many Arms, Ink Cloud, Squeezes Through, Clever|Great maul|the hull of the wreck|crabs and oars
whale/white whale/leviathan calf|se|6|Enormous, Deep Diver, Scarred, Old Memory|Great maul|the deep channel|squid
eagle/hawk/falcon/owl/vulture/giant eagle|fa we wa|2|Flying, Talons, Sharp Eyes, Silent|Claws|the broken tower|hares and hats
raven/crow/magpie/jackdaw|fa ho no|1|Clever, Flying, Thieving, Speaks a Little|Bite|the gallows beam|bright things
goose/swan/rooster/cockerel/angry goose|fa mo co|1|Fearless, Loud, Hissing, Flying|Bite|the pond|trouser legs
goat/ram/mountain goat|fa we wa|2|Horns, Surefooted, Eats Anything, Stubborn|Great maul|the scree|washing lines
bull/ox/buffalo/bison|fa we sw|4|Horns, Charging, Massive, Short Temper|Great maul|the trampled field|red flags
ape/gorilla/monkey/baboon/chimpanzee|sw mo he|3|Strong, Climbing, Clever Hands, Screaming|Claws|the ruined balcony|fruit and keys
elephant/mammoth/war elephant|sw fa|5|Enormous, Trunk, Trampling, Long Memory|Great maul|the dry riverbed|fences
bat/bat swarm/giant bat|ho fa|1|Swarming, Flying, Hears Everything, Panics People|Bite|the belfry|moths
frog/toad/giant toad|fa ho|2|Sticky Tongue, Jumping, Poisonous Skin, Patient|Bite|the mill pond|dogs
beetle/giant beetle/ant/giant ant/locust swarm|wa fa sp|2|Armoured, Swarming, Digging, Acid Spit|Bite|the rotten log|stores
bee swarm/wasp/wasp swarm/hornets/bees|fa wa mo|2|Swarming, Sting, Flying, Relentless|Sting|the hollow wall|sugar
lizard/monitor lizard/gecko/basilisk lizard|wa sw sp|2|Climbing, Camouflage, Fast, Venomous Bite|Bite|the sunlit wall|eggs
camel/mule/donkey/llama|wa we fa|3|Tireless, Spits, Carries Anything, Knows the Way|Bite|the water trough|hat straw
dust rat/sand fox/fennec/desert fox|wa|1|Fast, Digging, Keen Ears, Thieving|Bite|the dune foot|provisions
dune jackal/hyena/wild dog|wa sw|2|Pack Hunter, Laughing, Jaws, Good Nose|Bite|the carcass|the wounded
ridge ox/pack beast/draft lizard|wa sp|4|Massive, Tireless, Calm, Trampling|Great maul|the caravan ring|thorn leaves
sand eel/dune worm/sandworm/barren wyrm|wa sp|6|Enormous, Burrowing, Feels Footsteps, Swallows Whole|Bite|the singing dunes|caravans
space slug/void eel/hull mite/asteroid worm|sp|3|Vacuum-Proof, Gnawing, Clinging, Blind|Bite|the cargo ducts|cable insulation
alien hunter/alien predator/xenomorph/stalker|sp ho|4|Acid Blood, Climbing, Silent, Learns|Claws|the ventilation shaft|the crew, one at a time
jelly/giant jellyfish/gas bag/floater|sp se|3|Drifting, Stinging Threads, See-Through, Slow|Sting|the upper air|small fliers
crab/giant crab/hermit crab/tank crab|se wa|3|Armoured, Pincers, Sideways, Patient|Claws|the tide line|gull eggs
seal/walrus/sea lion|se fa|3|Fast Swimmer, Tusks, Thick Fat, Loud|Bite|the pebble cove|fish buyers' fish
turtle/tortoise/giant tortoise|wa se sw|4|Armoured, Ancient, Slow, Unstoppable|Bite|the old road|thistles
fox/red fox/kitsune cub|fa co|2|Clever, Fast, Thieving, Silent|Bite|the hen yard|hens
badger/wolverine/otter/weasel/ferret|fa we|2|Fierce, Digging, Thick Hide, Never Lets Go|Bite|the bank of the stream|hounds, sadly
unicorn/pegasus/winged horse|fa co|4|Graceful, Horn, Fast, Senses Lies|Spear|the moonlit pool|nobody
griffin/hippogriff/winged lion|fa sw|5|Flying, Talons, Beak, Proud|Claws|the crag nest|horses
phoenix/fire bird/thunderbird|fa sw|4|Burning, Flying, Reborn, Blinding|Claws|the ash tree|ember beetles
dragon/drake/wyvern/young dragon/wyrm|fa sw|6|Fire Breath, Flying, Scales, Cunning|Bite|the gold-littered cave|cattle and kings
mimic plant/carnivorous plant/man-eating plant/vine|ho sp sw|3|Grasping, Rooted, Sweet Smell, Regrows|Great maul|the greenhouse|gardeners
mushroom/fungus/spore mass/mould|ho fa sp|2|Spores, Spreading, Silent, Hard to Kill|Sting|the damp cellar|timber, then lungs
pig/prize pig/sow/piglet|fa mo|2|Clever, Hungry, Slippery, Good Nose|Bite|the kitchen yard|everything
ostrich/emu/terror bird/riding bird|wa sw we|3|Fast, Kicks, Beak, Foul Temper|Claws|the salt flat|lizards
parrot/cockatoo/mynah|se he mo|1|Talks, Flying, Remembers, Biting|Bite|the captain's chair|biscuits
ferret/guinea pig/class hamster/rabbit/hare|sc mo fa|1|Fast, Digging, Small, Underestimated|Bite|the garden|lettuces
""".strip()

MONSTERS: Final = """
ghost/spectre/phantom/wraith/poltergeist/spirit|ho fa sc|4|Intangible, Chilling Touch, Wailing, Moves Things|Claws|the nursery|the living who remember
vampire/vampire lord/bloodsucker/nosferatu|ho no co|5|Blood-Drinking, Mesmerising, Inhumanly Strong, Ageless|Bite|the shuttered villa|guests
werewolf/lycanthrope/wolf man|ho fa|4|Claws, Heals Fast, Good Nose, Savage|Claws|the edge of the village|those it loves
zombie/walking corpse/undead/revenant/walker|ho wa mo|2|Undead, Relentless, Grasping, Feels No Pain|Bite|the flooded crypt|noise
skeleton/bone guard/skeleton warrior|fa sw ho|2|Bony, Tireless, Rusted Blade, Fearless|Spear|the barrow|trespassers
ghoul/gully ghoul/corpse eater|ho sw wa|3|Claws, Grave Stench, Digging, Sees in the Dark|Claws|the plague pit|the freshly buried
demon/devil/fiend/hell knight/imp lord|fa sw ho|5|Demonic, Horns, Burning Touch, Bargains|Great maul|the chalk circle|the ambitious
witch-thing/hag/crone of the marsh/swamp hag|fa ho|4|Curses, Long Claws, Wears Faces, Patient|Claws|the sinking hut|wishes
troll/bridge troll/cave troll|fa|4|Huge, Regrows, Stupid, Club|Great maul|the toll bridge|goats
ogre/ridge brute/giant/hill giant/cyclops|fa sw wa|5|Huge, Strong, Hungry, Thick-Skinned|Great maul|the stone fold|shepherds
goblin raider/goblin/kobold/gremlin|fa sc|1|Small, Sneaky, Swarming, Traps|Hatchet|the tunnels|bread and boots
golem/stone golem/clay man/living statue|fa ho sw|5|Stone, Strong, Obedient, Tireless|Great maul|the sealed hall|its maker's enemies
gargoyle/stone bat/winged statue|ho fa|3|Stone Skin, Flying, Motionless, Claws|Claws|the cathedral roof|bell ringers
minotaur/bull man/horned guardian|sw fa|5|Horns, Charging, Never Lost, Monstrous|Great maul|the maze|heroes
medusa/gorgon/snake woman|sw fa co|4|Petrifying Gaze, Snakes for Hair, Archer, Lonely|Bow|the garden of statues|admirers
hydra/many-headed serpent|sw fa|6|Many Heads, Regrows, Poisonous, Enormous|Bite|the lake of reeds|everything at once
deep one/kraken spawn/fish man/drowned man|se ho|4|Scaly, Strong Swimmer, Drowning Grip, Cold|Claws|the harbour steps|those who owe the sea
sea serpent/sea dragon/leviathan|se fa|6|Enormous, Coiling, Deep Diver, Scales|Bite|the shipping lane|whole crews
siren/drowned singer/mermaid of the reef|se fa|3|Enchanting Voice, Swimmer, Beautiful, Hungry|Claws|the reef|helmsmen
shadow/shadow thing/living darkness/dark double|ho fa no|3|Intangible, Silent, Drinks Light, Mimics|Claws|the unlit stair|lamps
doll/possessed doll/ventriloquist's dummy/puppet|ho sc|2|Small, Never Where You Left It, Whispering, Sharp Scissors|Knife|the toy chest|children's friends
scarecrow/straw man/harvest king|ho fa|3|Straw, Sickle, Fearsome, Crows Obey|Hatchet|the last field|those who waste bread
slime/ooze/blob/living tar|fa sp ho|3|Dissolving, Squeezes Through, Shapeless, Splits|Great maul|the drain|metal and pride
mimic/living chest/false door|fa he|3|Disguised, Sticky, Jaws, Patient|Bite|the treasure room|the greedy
mummy/bandaged king/tomb guardian|sw ho|4|Undead, Rotting Touch, Ancient, Curses|Great maul|the inner chamber|thieves
lich/dead sorcerer/bone king|fa sw|6|Sorcerous, Undead, Brilliant, Commands the Dead|Bow|the library of skin|rivals
serpent priest/snake man/serpent man/lizardman|sw|3|Serpent, Hypnotic, Poisonous, Curved Blade|Sting|the fallen temple|captives
headless rider/headless horseman/spectral rider|ho we fa|5|Spectral, Unstoppable, Swordsman, Terrifying|Sabre|the covered bridge|travellers at midnight
killer robot/war drone/rogue machine/murder bot/security drone|sp wa mo|4|Armoured, Targeting, Tireless, Literal-Minded|Bow|the assembly hall|unregistered persons
cyborg hunter/chrome hunter/terminator/flesh machine|sp wa|5|Armoured, Relentless, Infrared Eyes, Strong|Great maul|the last address|one name
rogue computer/rogue ai/insane ship's computer/artificial intelligence|sp mo|5|Everywhere, Calculating, Locks Doors, Polite|Sting|the bridge speakers|permission
alien queen/hive mother/brood mother/hive mind|sp ho|6|Enormous, Commands the Brood, Acid Blood, Armoured|Claws|the reactor floor|host bodies
body snatcher/shape-shifter/shapeshifter/doppelganger/changeling|sp ho no|3|Wears Faces, Remembers, Strong, Cold|Claws|the guest room|somebody's life
mutant/wasteland mutant/two-headed mutant/rad beast|wa|3|Misshapen, Strong, Irradiated, Tough|Cudgel|the flooded subway|clean water
sand wraith/dust devil/heat spirit|wa sw|3|Whirling, Flaying Sand, Formless, Fast|Claws|the dry lake|thirst
plague doctor/plague thing/fever saint|ho fa|4|Diseased, Masked, Calm, Knows Anatomy|Knife|the closed ward|the nearly well
killer/masked killer/slasher/axe murderer|ho mo sc|4|Unstoppable, Silent, Butcher's Blade, Knows the House|Hatchet|the lake cabin|babysitters
cult god/old god/thing in the well/nameless thing/eldritch horror|ho sw se|6|Maddening, Many-Limbed, Ancient, Whispering|Great maul|the well shaft|belief
clown/painted clown/carnival thing|ho mo|3|Painted Smile, Nimble, Knows Your Fear, Knives|Knife|the closed funfair|laughter
haunted house/living house/hungry house|ho sc|5|Locks Doors, Shifting Rooms, Old Grief, Hungry|Great maul|its own cellar|tenants
haunted car/possessed truck/ghost train|ho mo no|5|Fast, Steel, Lights in the Fog, Hates Walkers|Great maul|the night road|hitchhikers
fire elemental/flame spirit/living fire|fa sw|4|Burning, Spreading, Hungry, Dancing|Claws|the kiln|timber
ice thing/frost giant/ice spirit/snow beast/yeti|fa we|5|Freezing, Huge, Camouflage, Howling|Great maul|the pass|warm huts
tree man/walking tree/angry ent/forest guardian|fa ho|5|Wooden, Huge, Rooted Strength, Slow to Anger|Great maul|the old grove|axes
will-o'-wisp/marsh light/corpse candle|fa ho|1|Glowing, Misleading, Weightless, Playful|Sting|the causeway|the impatient
basilisk/cockatrice/stone-gazer|fa sw|4|Petrifying Gaze, Venomous, Scaly, Many-Legged|Bite|the dry cistern|mirrors
night mare/nightmare/dream eater/sleep demon|ho fa sc|3|Enters Dreams, Heavy, Feeds on Fear, Unseen|Claws|the foot of the bed|sleepers
banshee/wailing woman/white lady|ho fa|3|Wailing, Spectral, Foretells Death, Mourning|Claws|the eaves|one old family
paper thing/ink monster/living book|sc fa ho|2|Paper Cuts, Folding, Knows Every Word, Burns Well|Knife|the closed stacks|readers
vending machine/haunted machine/possessed machine|mo sc|3|Steel, Electrified, Hungry, Patient|Great maul|the end of the corridor|coins and fingers
bone dragon/ghost dragon/undead dragon|fa sw|6|Bony, Flying, Grave Breath, Fearless|Bite|the battlefield|heroes' names
moth man/insect man/fly man|ho mo sp|3|Flying, Compound Eyes, Omen, Dusty Wings|Claws|the radio mast|lit windows
""".strip()

EPITHETS: Final = """
drowned/waterlogged|Cold Grip|weed hangs from it, and it drips where nothing is wet
blind/eyeless|Hears Heartbeats|smooth skin where the eyes should be
white/pale/albino|Ghostly Pale|white all over, with red at the rims of the eyes
old/ancient/elder|Ancient Cunning|scars on the scars, and one old spearhead healed in
hungry/starving/ravenous|Starving|ribs like a boat's, and a wet chin
two-headed/twin-headed|Two Heads|two heads that do not agree
armoured/plated/iron|Plated|plates that ring when struck
burning/fiery/flaming/smouldering|Smouldering|smoke at the joints and a glow behind the teeth
rusted/rusty|Rusted Edges|red flakes fall off it at every step
hollow/empty|Hollow|a cut shows nothing inside but more dark
giant/huge/enormous/colossal/great|Huge|bigger by half than anything of its kind
tiny/small/little/miniature|Hard to Hit|no longer than a forearm, which is somehow worse
tame/trained/pet|Obeys One Voice|a collar with a name scratched out
rabid/mad/crazed/feral|Frenzied|foam, and a shaking that never stops
mechanical/clockwork/brass|Clockwork|a ticking that slows when it is thinking
spectral/ghostly|Half-Unreal|the wall can be seen through it
shaggy/hairy/furry|Thick Fur|hair to the ground, full of burrs and one boot
scarred/wounded/lame/limping|Bears Old Wounds|a healed break that makes it slow to turn, and knows it
talking/speaking/clever/intelligent|Speaks|a mouth that moves a little late
poisonous/venomous/toxic|Venom|a bright stripe that means what it says
winged/flying|Wings|wings too small, that work all the same
horned/antlered|Horns|horns hung with torn cloth
lonely/sad/weeping|Mournful Call|tear tracks worn into the face
invisible/unseen|Unseen|only the dust shows where it stands
cursed/hexed|Curse in Its Blood|a sign branded in the shoulder
frozen/icy/frost|Freezing Breath|rime on everything it has touched
glowing/shining/radiant|Dazzling|a light under the skin, pulsing slowly
stone/stony|Stone-Skinned|lichen on the shoulders
thieving/greedy/hoarding|Hoards|a pouch or cheek full of other people's things
royal/crowned/king/queen|Commands Its Kind|the others make room for it
singing/whistling|Unnatural Song|a tune everyone half knows
moss-grown/mossy/swamp|Hides in Green|ferns growing along the spine
glass/crystal|Razor Edges|light breaks in it like a chandelier
three-legged/six-legged/many-legged|Too Many Legs|the wrong number of legs, and no trouble with them
screaming/howling|Deafening|a throat that swells like a drum
silent/quiet|Makes No Sound|even the gravel is quiet under it
patchwork/stitched|Stitched Together|seams, in three colours of thread
shy/timid/gentle|Vanishes|always leaving as it is first noticed
sand-coloured/dusty/dune|Buried in Sand|the ground stands up, and it is that
haunted|Something Else Inside|it stops, now and then, to listen to itself
bloated/fat|Hard to Knock Down|it drags a belly over the stones
""".strip()

BEAST_WANTS: Final = """
To get back to {haunt}, which people have fenced off
{Prey}, and no fight about it
To lead its young past the people without being seen
To drive everything on two legs away from {haunt}
Salt, warmth, and the smell of one particular person
To reach higher ground before the weather turns
To be let out
To finish what the trap started: it bites metal first
A mate, and it has been calling for nights
To die at {haunt}, in peace
To take back what was carried off from {haunt}
""".strip()

BEAST_SECRETS: Final = """
Three young lie hidden behind {haunt}; it limps to lead hunters away
It was raised by hand and still answers to a whistle
Something bigger drove it here from {haunt}
A gold ring with a seal is stuck in its gullet
It is sick, and whatever eats it will be too
There is a second one, and it is behind you
It guards a grave, the way it was taught to
It will not cross running water, and nobody has noticed yet
It belongs to somebody powerful, who has not yet missed it
It is the last one
It has learned to open doors
It understands more words than its keepers think
""".strip()

MONSTER_WANTS: Final = """
To be let in; it must be asked
{Prey}, and then the door closed behind it
To keep {haunt} exactly as it was on the last good day
The name of the one who woke it
To be finished off by a hand it respects
A body that does not wear out
To collect on a bargain that everyone else has forgotten
To be worshipped again, by as few as three
To get back the small thing that was carried out of {haunt}
To make another like itself, so as not to be the only one
To be seen, once, by somebody who does not scream
To learn why people cry, and it is close to an answer
""".strip()

MONSTER_SECRETS: Final = """
It was a person; the wedding ring is still on
It cannot enter {haunt} while a candle burns there
It was made to protect this place, and is doing so
Salt, iron and lullabies: one of the three would stop it
It is bound to an object that lies in plain sight at {haunt}
Somebody in town feeds it, out of love
Killing it frees what it has been holding down
It is dying and looking for an heir
It remembers every victim's name and will trade them
What people fight is only its hand; the rest is under {haunt}
It obeys whoever knows the word on its collar
It is afraid of its own reflection, with good reason
""".strip()

BEAST_VOICES: Final = """
A huff of breath, warm, from much nearer than it was. (It is deciding.)
One note, held too long for lungs that size. (Others answer.)
A mutter all day long, as of an old man at his accounts. (It stops when lied to.)
Teeth on stone: it is sharpening something. (It never does that when it is hungry.)
A cheerful sound, completely out of place. (It has heard it from people.)
Silence where the crickets were. (That is all the warning there is.)
A low sound more felt than heard, then silence. (It watches hands.)
Two short barks and a long breath out. (It circles left, always left.)
A click of teeth, a pause, a click. (It is counting.)
A whine that climbs until the glass hums. (It backs towards {haunt}.)
Snorts, stamps, shows the side where the scars are. (It would rather not.)
A purr, which is not reassuring. (Its eyes go to the door first.)
Hisses through closed teeth. (It comes closer when nobody moves.)
A scream like a child's, from somewhere else. (It has learned that people come.)
Nothing at all; then, from behind, a breath. (It has been there a while.)
A cough and a rattle, like dice in a cup. (It gives this warning once.)
""".strip()

MONSTER_VOICES: Final = """
Counts under its breath, and loses count when looked at. “Four, and you. Five.”
A landlord's voice, tired and reasonable. “There is the matter of the rent.”
Two voices, and they disagree. “Let them go.” “Let them go first.”
Answers what was thought and not what was said. “No. It would not hurt me.”
Very young, and proud of long words. “You are tres-pass-ing.”
Recites, as if from a card. “Visitors are asked not to run.”
Speaks only in questions. “Is it cold where you are? Shall I come and see?”
A stage whisper, for somebody who is not there. “They think it is the wind.”
Hums until it is looked at. “Don't stop on my account.”
The voice of a person who has been crying and is over it. “Well. Here we all are.”
Speaks in the voice of whoever spoke last. “Whoever spoke last,” it says.
A whisper from the wrong corner. “You left it open. You always leave it open.”
Slow, as if each word were dug up. “I... was... promised.”
Almost polite. “You are standing on my family.”
Sings under everything it says. “One for the door, and one for the floor.”
A voice like a wet rope running out. “Deeper. It is nicer deeper.”
Does not speak; the walls knock three times, and once more when counted.
Many small voices, a beat apart. “Stay, stay, stay, stay.”
A child's grammar and an old man's throat. “You not run. Running makes it worse for both.”
Formal, long out of date. “Pray state thy business, meat.”
Breath without words, until it says a name: the right one.
Laughs first, then looks for the joke. “Ah. Yes. You.”
""".strip()

MONSTER_MANNERS: Final = """
A whisper from the wrong corner
Slow, as if each word were dug up
Almost polite
A voice like a wet rope running out
Many small voices, a beat apart
A child's grammar and an old man's throat
Formal, long out of date
A landlord's voice, tired and reasonable
Recites, as if from a card
The voice of somebody who has been crying and is over it
A stage whisper, for somebody who is not there
Speaks through whatever is nearest: a drain, a bell, a sleeper
""".strip()
"""How monsters talk, when the concept gives them something to say."""
