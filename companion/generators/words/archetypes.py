# ruff: noqa: E501 - one domain a line keeps the table readable
"""New archetypes: what they deal with (domains) and what they do with it (practices).

DOMAINS: name / other words | adjective for names | where | gear | tags.
PRACTICES: name / other words | title | definition | covers | does not cover | role | activities |
gear | tags. Slots: {x} the domain, {where}. Lists inside a field are parted by ";".
KNOWN: archetype: tags of what it covers, for naming overlaps.
"""

from typing import Final

DOMAINS: Final = """
tides/tide/sea/waves/ocean|Tide|the harbours and mud flats|a tide table, a weighted line|sea weather
the dead/dead/corpses/graves/death|Grave|the burial grounds|grave salt, a muffled bell|death spirits
bells/bell|Bell|the bell towers|a tuning fork, a rope of seven knots|sound craft
old roads/roads/road/ways|Road|the crossroads and old highways|a road staff, a bag of marker stones|travel land
debts/debt/money/coin|Debt|the markets and counting houses|a tally stick, a sealed ledger|money law
dreams/dream/sleep|Dream|the sleeping rooms of the rich and the mad|poppy tea, a dream journal|mind spirits
smoke/fire/ash/flame/cinders|Ash|the burnt quarters|a fire pot, gloves of wet leather|fire craft
bees/bee/hives/honey|Hive|the walled gardens|a smoker, a veil, a jar of dark honey|animals land
storms/storm/weather/wind|Storm|the high ridges|a weather glass, a copper rod|weather magic
names/name/true names|Name|the registries and the christening fonts|a book of names, sealing wax|words magic
bones/bone/skeletons|Bone|the ossuaries and battlefields|a bone saw, a roll of linen|death healing
wells/well/water/springs/rivers|Well|the wells and dry riverbeds|a forked rod, a coil of line|water land
masks/mask/faces|Mask|the theatres and masked balls|three masks, a pot of spirit gum|faces deceit
clocks/clock/time/hours|Hour|the clock towers and railway halls|a master watch, oil|craft time
borders/border/walls/gates|March|the borders and the gates|a surveyor's chain, a stamped pass|law land
songs/song/music/ballads|Song|the taverns and the mourning houses|an instrument with one new string|sound words
poison/poisons/venom|Venom|the kitchens of great houses|tasting spoons, a rack of antidotes|poison healing
locks/lock/keys/doors|Key|the vaults and back doors|a ring of blanks, a stethoscope|craft stealth
stars/star/moon/sky|Star|the rooftops and observatories|an astrolabe, charts on black paper|sky lore
blood/bloodlines/families|Blood|the great houses and the wards|lancets, a family tree in pencil|healing law
crows/birds/bird/ravens|Crow|the gallows hills and towers|a whistle, a glove, seeds|animals omens
mirrors/mirror/glass/reflections|Glass|the salons and glassworks|a black mirror, a velvet cloth|magic deceit
oaths/oath/promises/vows/contracts|Oath|the courts and wedding halls|an oath ring, witness cords|law words
salt/desert/sand/dunes|Salt|the salt pans and dunes|a salt block, a veil|desert trade
ruins/ruin/relics/antiquity|Ruin|the fallen cities|a pry bar, a rubbing kit|lore stealth
wounds/wound/scars/injury|Scar|the field hospitals|needle and gut, a flask of spirits|healing war
beasts/beast/monsters/animals|Beast|the wild and the menageries|a long pole, raw meat|animals hunting
letters/letter/mail/messages/ciphers|Letter|the relay stations|a satchel with a false bottom|travel words
machines/machine/engines/engine/robots|Engine|the works and engine halls|a grease pencil, a bag of fuses|craft machines
signals/signal/radio/data/networks|Signal|the masts and exchanges|a hand set, a spool of wire|machines words
hunger/food/bread/famine|Bread|the granaries and soup lines|a ladle, a measure, a sack|food land
luck/chance/dice/fortune|Luck|the card rooms and shrines of chance|a coin with one face, a loaded die|chance deceit
shadows/shadow/night/dark/darkness|Night|the unlit streets|a dark lantern, soft shoes|stealth magic
spirits/spirit/ghosts/ghost|Ghost|the haunted houses|chalk, a bell, a chair for the guest|spirits magic
trees/tree/forest/woods|Root|the old forests|a grafting knife, seed bags|land plants
plague/disease/fever/sickness|Fever|the closed quarters|a beaked mask, vinegar, chalk for doors|healing death
the sea bed/wrecks/wreck/depths|Wreck|the reefs and sunken holds|a diving bell, a hooked line|sea stealth
stories/story/legends/rumour/rumours/gossip|Tale|the markets and winter kitchens|a bundle of broadsheets|words lore
fighting pits/duels/duel/honour|Duel|the fighting grounds|a matched pair of blades, a rule book|war law
the void/void/vacuum/orbit/stars between|Void|the docks and dead ships|a patched suit, a tether|machines travel
gods/god/idols/shrines/altars|Altar|the shrines and ruined temples|incense, a portable altar|faith magic
ice/snow/winter/cold|Frost|the passes and frozen lakes|snow shoes, a bag of coals|weather travel
gardens/flowers/herbs/herb|Garden|the physic gardens|a trowel, pressed flowers|plants healing
prisons/prisoners/chains/cells|Chain|the prisons and galleys|a ring of keys, a file in a loaf|law stealth
maps/map/charts/boundaries|Chart|the chart rooms|dividers, waxed paper|lore travel
thresholds/threshold/houses/hearths/home|Hearth|the kitchens and doorways|a broom, a horseshoe|spirits food
elevators/elevator/lifts/lift|Elevator|the shafts and lobbies|a brass lift key, a plumb line|machines travel
family trees/family tree/pedigrees/pedigree/ancestors/ancestry/genealogies|Pedigree|the parish registers and drawing rooms|a roll of blank parchment, three old inks|words deceit
bombs/bomb/bomb disposal/explosives/mines/dynamite/grenades|Fuse|the cordoned street|a roll of cutters, a mirror on a stick|craft machines
poems/poem/poetry/verse/verses/poet|Verse|the cafes and back tables|a notebook of unfinished lines, a borrowed pen|words sound
rain/rainfall/drizzle/clouds/cloud|Rain|the roofs and cisterns|a rain gauge, an oilskin|weather water
insects/insect/beetles/crickets/grubs|Insect|the rotten logs and night lamps|a jar with holes in the lid, tweezers|animals food
runaways/runaway/runaway robots/fugitives/deserters|Runaway|the depots and border sheds|a book of serial numbers, a restraining clamp|machines hunting
bicycles/bicycle/wheels|Wheel|the workshops and steep lanes|a spoke wrench, a patch kit|craft travel
last words/last word/epitaphs/eulogies/farewells|Last-Word|the bedsides and scaffolds|a wax cylinder, a black-edged notebook|death words
mourning/mourner/mourners/funerals/funeral/wakes|Mourning|the wakes and gravesides|a black veil, an onion in a handkerchief|stage death
miracles/miracle/wonders|Miracle|the pilgrim roads and crutch-hung chapels|a hidden wire, a vial of warm wax|faith deceit
insurance/policies/premiums/risk|Risk|the claims offices and burnt lots|a folder of policies, a table of odds|money law
memories/memory/remembrance|Memory|the attics and sickrooms|a cord with knots, smelling salts|mind lore
voices/voice/echoes/echo|Echo|the wells and whispering galleries|an ear trumpet, a tuning fork|sound mind
silence/silences/quiet|Silence|the reading rooms and sealed cells|felt soles, beeswax for the ears|stealth mind
rust/scrap/wreckage/salvage|Rust|the scrap yards and dead factories|a wire brush, a tin of grease|craft machines
rifles/rifle/guns/gun/pistols/weapons/arms|Gun|the armouries and ranges|a cleaning rod, a pouch of odd cartridges|war craft
teeth/tooth|Tooth|the barber's back room|pliers, a jar of teeth|healing craft
hymns/hymn/psalms/choirs/choir|Hymn|the choir lofts|a pitch pipe, a psalter with pencil notes|faith sound
lullabies/lullaby/nursery rhymes|Lullaby|the nurseries|a music box without its key, a list of titles|sound mind
lies/lie/falsehoods/untruths|Lie|the antechambers|a book of who was told what, a straight face|deceit talk
truth/truths/facts|Truth|the witness rooms|a prayer book, a very small knife|insight talk
secrets/secret/confessions|Secret|the confessionals and linen rooms|a keyhole glass, sealing wax|words deceit
taxes/tax/tariffs/customs|Tax|the counting houses and toll gates|a tally book, a seal|law money
cats/cat/kittens|Cat|the warm roofs|a pocket of fish skin, a torn sleeve|animals stealth
dogs/dog/hounds/hound|Hound|the kennels and yards|a silent whistle, a leash with no dog|animals hunting
horses/horse|Horse|the stables and fords|a curry comb, sugar|animals travel
rats/rat/mice/mouse/vermin|Rat|the drains and granaries|a cage of good ears, cheese|animals stealth
snakes/snake/serpents/serpent|Snake|the warm stones|a forked stick, a milk saucer|animals poison
spiders/spider/webs/web|Web|the unused lofts|a reel of silk, a glass and a card|animals craft
mushrooms/mushroom/fungi|Mushroom|the wet woods and cellars|a small curved knife, a basket|plants poison
wine/vineyards/vintages/cellars|Wine|the cellars|a silver cup, a chalk|food money
tea/coffee|Tea|the pavilions and night cafes|a travelling kettle, twists of leaf|food talk
cheese/milk|Cheese|the caves where it ripens|a tester, muslin|food craft
insect meals/kitchens/recipes/cooking|Kitchen|the kitchens|a roll of knives, a spice tin|food craft
tattoos/tattoo|Tattoo|the back rooms by the port|needles, lamp-black|craft words
dolls/doll/toys/toy/puppets|Toy|the nurseries and fairgrounds|glass eyes, a needle|craft stage
coffins/coffin|Coffin|the joiners' yards|a measuring cord, good nails|craft death
weddings/marriages/marriage/matches|Wedding|the parlours and chapel porches|a list of names, a ribbon|talk law
orphans/orphan/children/child|Foundling|the foundling wheels and school yards|a ladle, a box of odd mittens|talk land
gold/treasure/hoards/jewels|Gold|the assay offices and strongrooms|touchstone, acid|money craft
antiques/antique/heirlooms|Heirloom|the auction rooms|a lens, a polishing rag|money lore
curses/curse/hexes|Curse|the houses nobody rents|red thread, a cracked mirror|magic spirits
wishes/wish|Wish|the fountains and dry wells|a purse of dropped coins, a list|magic talk
souls/soul|Soul|the crossroads|a balance with one pan, a stoppered flask|spirits law
hearts/heart/love|Heart|the garden walls|a ladder, two kinds of ink|talk mind
eyes/eye/sight/spectacles|Eye|the lens grinders' street|a case of lenses, a candle|craft insight
hair/wigs/beards|Hair|the dressing rooms|combs, a block with a stranger's head|craft faces
statues/statue/stone/stones|Stone|the quarries and squares|a mallet, a plumb line|craft lore
museums/museum/exhibits|Museum|the galleries after hours|white gloves, labels|lore stealth
books/book/libraries/library/pages|Page|the closed stacks|a bone folder, a lamp|lore words
trains/train/railways/railway|Rail|the yards and signal boxes|a lamp with two colours, a timetable|travel machines
ships/ship/boats/boat|Ship|the slips and anchorages|a caulking iron, a spyglass|sea craft
airships/airship/balloons/balloon/kites|Air|the mooring masts|ballast bags, a barometer|travel weather
whales/whale|Whale|the cold banks|a bone flute, a tarred coat|sea animals
fog/mist/fogs|Fog|the low ground before dawn|a horn, a coil of bright cord|weather stealth
dust/ashes|Dust|the shut-up rooms|a soft brush, envelopes|insight lore
tears/tear/grief/sorrow|Grief|the back pews|a clean handkerchief, small bottles|mind healing
laughter/jokes/joke/fools|Jest|the courts and market carts|a bladder on a stick, a list of what not to say|stage talk
numbers/number/sums/accounts|Number|the counting houses|an abacus, red ink|money lore
prophecies/prophecy/visions|Vision|the caves and attic rooms|a bowl, a scribe's kit|omens words
robots/robot/androids/drones|Circuit|the charging bays|a probe, a box of fuses|machines craft
computers/computer/code|Code|the cold server rooms|a keyboard with worn keys, a jammer|machines words
bridges/bridge|Bridge|the arches and toll houses|a plumb line, a pot of tar|travel law
tunnels/tunnel/caves/cave/mines below|Tunnel|the galleries|a caged bird, a lamp|travel insight
towers/tower/steeples|Tower|the high places|a rope harness, a hod|craft sky
rivers/river/ferries|River|the landings|a long pole, a bell|water travel
mud/marsh/swamps/swamp|Marsh|the causeways|stilts, a sack of lime|land travel
doors/door/thresholds of others|Door|the hallways|a wedge, oil for hinges|craft stealth
shoes/shoe/boots|Shoe|the cobblers' benches|an awl, wax thread|craft travel
hats/hat/clothes/dresses/coats|Cloth|the fitting rooms|shears, a mouthful of pins|craft faces
knives/knife/blades/swords|Blade|the grinders' carts|a whetstone, an oiled cloth|craft war
murder/murders/murderers/killers|Murder|the rooms where it happened|a tape measure, gloves|insight law
war/wars/battles/battle|Battle|the old battlefields|a case of maps, lead soldiers|war lore
prayers/prayer/saints/saint|Prayer|the side chapels|a string of beads, candle ends|faith talk
paper/cranes/origami|Paper|the print shops and shrines|a bone folder, a stack of squares|craft words
monsters' young/births/birth/babies|Birth|the back bedrooms at night|boiled string, a warm blanket|healing talk
appetite/cannibals/flesh/meat|Meat|the shambles|a cleaver, a block of salt|food death
lightning/thunder/electricity|Spark|the masts and dynamos|rubber gloves, a copper rod|machines weather
gossip columns/newspapers/news|News|the print floors|a green eyeshade, a pocket of stubs|words talk
""".strip()

PRACTICES: Final = """
reader/reads/interprets/interpreter/diviner/forecasts/forecaster/predicts/prophet/prophesies/oracle/seer/foretells/decodes/detects|Reader|One who reads {x} as others read print, and says what follows|finding signs in {x};telling an old trace from a fresh one;guessing what comes next;spotting a forgery or a planted sign|changing what is read;persuading people to believe it;fighting|asked before anything begins, and blamed when it goes as foretold|watches {x} at fixed hours;keeps a book of signs and outcomes;is called to {where} when something is out of place|a reading lens, a notebook of signs|insight
keeper/keeps/guards/guardian/warden/warder/protects/defends/watches over/sentinel/custodian/caretaker|Warden|One sworn to guard {x} and to know all who come near|standing guard;knowing every way in;turning people away without a fight;tending what is guarded|open battle;the wider law;politics|the person one has to get past, and the first to notice a loss|walks the rounds of {where};keeps the keys and the list of visitors;mends what neglect has broken|a staff of office, a ring of keys, a lamp|guard
notary/records/records keeper/witness/registrar/archivist/chronicler/chronicles/documents/scribe|Notary|One who records {x} and whose record is believed|drawing up records;knowing the forms;remembering who was present;spotting what is missing from a file|arguing the case;enforcing anything;secrecy|needed by both sides, trusted a little by each|writes up what happens at {where};seals copies;is woken at night to witness something|a seal, two pens, a waterproof case|law words
broker/trades/dealer/sells/buys/trader/merchant/auctioneer/auctions/seller/vendor/pawnbroker/bargains over|Broker|One who trades in {x} and in what people will do for it|judging worth;finding buyers;bargaining;knowing who owes whom|making the goods;violence;honest book-keeping|the one who can get it, at a price that is not only money|visits {where} before the others are up;holds goods for people who do not meet;settles quarrels with a percentage|scales, a purse, a book in cipher|money talk
hunter/hunts/tracks/stalker/chases/bounty hunter/catcher/catches/pursues|Hunter|One who goes after {x} and comes back|tracking;lying in wait;traps and lures;knowing the habits of the quarry|dealing with courts and towns;healing;selling the catch well|sent for when waiting has stopped working|follows traces through {where};sets lures;brings proof|a lure, a net, a knife kept for one purpose|hunting
singer/sings/caller/charmer/calls/poet/bard/songs for/musician/whisperer/whispers to/conducts|Caller|One who can call {x}, by voice or custom, and is sometimes answered|calling and sending away;soothing;old words and tunes;holding attention|force;commanding people;explaining how it works|half performer and half last resort|calls at dusk in {where};teaches children the safe verses;pays for every answer with something small|a horn or drum, a gift to leave|sound magic
mender/mends/repairs/restorer/fixer/mechanic/heals machines/restores/fixes|Mender|One who puts {x} right again, or nearly|finding the fault;patching with what is there;knowing what cannot be mended;patience|making new things;haggling;combat|welcome everywhere and paid late|travels between {where};leaves a mark on each repair;takes in what others throw away|a roll of tools, a bag of odd parts|craft
breaker/breaks/destroys/destroyer|Breaker|One who breaks {x} on purpose, safely, for pay|finding the weak point;breaking quietly or all at once;getting clear;carrying heavy loads|mending;explaining it afterwards;good company|the step that cannot be taken back|is kept waiting outside {where} until the talking fails;tests walls with one knuckle;pays for what was not on the list|a hammer, wedges, ear wax|force
pilgrim/wanders/walker/follows|Walker|One who follows {x} from place to place under a vow|walking long distances;sleeping anywhere;being taken in by strangers;knowing the stations of the way|leading others;wealth;weapons|carries news and asks for little|walks from one of {where} to the next;keeps silence on some days;leaves a token at each halt|a staff, a bowl, a string of tokens|travel faith
smuggler/smuggles/runner/sneaks/courier/carries/delivers/ferries|Runner|One who carries {x} past people who have forbidden it|hiding goods;knowing the unwatched hour;lying to officials;moving fast at night|fair fights;patient craft;keeping friends in office|the one who gets it through|knows every back way of {where};pays watchmen by name;never carries the same thing twice|false papers, a coat with pockets|stealth deceit
judge/judges/arbiter/settles|Arbiter|One who settles disputes about {x}, because somebody must|hearing both sides;knowing custom and precedent;seeing through lies;giving rulings people will live with|carrying out the ruling;magic;flattery|has few friends and eats alone|sits at {where} on fixed days;rides out to quarrels;remembers who lost|a folding stool, a staff with two bands|law insight
binder/binds/tames/tamer/seals|Binder|One who binds {x} to a place or a promise|knots, seals and conditions;holding something until help comes;noticing a loose binding;bargaining with the unwilling|destroying what is bound;speed;large crowds|called when it cannot be killed|renews the bindings at {where};collects cords and hairs;sleeps lightly|cord in three colours, wax, iron pins|magic guard
eater/eats/taster/drinks|Taster|One who takes {x} in small doses so that others are spared|recognising by taste and smell;enduring harm;antidotes;saying no thank you convincingly|curing others;cooking;subtlety about it|stands behind the chair of somebody important|tries what comes out of {where};builds up a tolerance;writes tasting notes in code|a silver spoon, a bitter flask|endurance poison
thief/steals/stealer/robs/burglar|Thief|One who steals {x}, which most think cannot be stolen|getting in and out;knowing when nobody looks;swapping real for false;finding who will pay|keeping it alive or fresh;force;law|wanted in several places under one description|cases {where} as a visitor;works in the last hour of the night;leaves a fair imitation|a lined bag, soft gloves, a decoy|stealth
speaker/speaks for/advocate/envoy/negotiates/negotiator/mediates/mediator/ambassador/diplomat/interpreter/translates/translator/pleads with/bargains with/talks to/speaks with/talks with|Envoy|One who speaks for {x} to people, and for people to {x}|formal speech;reading moods;carrying terms to and fro;staying alive among the offended|deciding the terms;combat;keeping secrets from the principal|protected by custom, until the custom ends|goes between the town and {where};learns forms of address by heart;brings gifts that mean something|a white sash, a gift box|talk
maker/makes/builder/crafts/smith/carpenter/designs/engineer/invents/inventor/sews/weaves/weaver|Wright|One who makes things of, for or against {x}|choosing stuff;making to order;judging others' work;improvising tools|selling;using the thing well;hurry|at work when everyone else needs it yesterday|keeps a bench near {where};tests each piece once, in private;signs the inside|a bench roll, calipers, samples|craft
scout/mapmaker/cartographer/scouts/finder/seeks/seeker/prospector/explorer/discovers/diviner of|Finder|One who finds {x} where nobody else thought to look|searching;rough country;reading traces;remembering places|digging it out;owning it;crowds|goes ahead and comes back with a drawing|crosses the country around {where};marks finds with a private sign;sells the second-best map|a rod, chalk, a field book|travel insight
nurse/tends/tender/cares/therapist/midwife/beekeeper/raises/feeds/soothes/comforts/shepherd/herds/gardener|Tender|One who cares for {x}, day and night, and expects no thanks|daily care;noticing small changes;calming;keeping stores and hours|curing in one stroke;fighting;persuasion in high places|knows more than the ones in charge|keeps watch at {where};teaches helpers;buries what could not be kept|a warm shawl, a basket, clean cloths|healing
dancer/dances/performer/plays|Dancer|One who makes a spectacle of {x} and lives by it|movement and balance;holding a crowd;timing;distracting|real danger outside the act;argument;long labour|seen by everybody and known by nobody|performs at {where} on feast days;trains at dawn;passes the hat|a costume, chalk, a drum or bell|stage
saint/worships/cultist/priest/prays|Votary|One who serves {x} as others serve a god|rites and prayers;fasting;drawing followers;standing firm against fear|compromise;trade;magic that is not asked for|comfort to some, warning to others|tends a small shrine at {where};keeps the calendar of feasts;blesses and curses sparingly|an icon, oil, a bell|faith
assassin/kills with/slayer/kills/executioner|Slayer|One who kills by means of {x}, or kills {x} itself|approaching unseen;one decisive act;knowing anatomy or its likeness;leaving|a long fight;explaining;mercy|spoken of quietly and paid in advance|studies {where} for weeks;works alone;never keeps a trophy|one good blade, a change of clothes|war stealth
scholar/studies/student/researcher/teaches/teacher/professor/historian/expert/collects/collector|Scholar|One who has read everything about {x}, and has been there once in person|history and theory;identifying rare cases;languages of the sources;citing precedent|doing it oneself;danger;brevity|consulted too late|lodges near {where} to be close to the sources;quarrels by letter;pays for specimens|a book box, spectacles, ink|lore
juggler/gambles/bets/gambler|Gambler|One who bets on {x} and has learnt how it falls|judging odds;bluffing;spotting cheats;losing gracefully|saving money;loyalty to a stake;physical risk|brings in news and leaves with money|keeps the book at {where};never bets the last coin;knows every debtor's street|a slate, dice, a lucky thing|chance deceit
liar/lies/lies about/deceiver/deceives/impostor/pretends/bluffs/storyteller/tells|Liar|One who tells what is not so about {x}, so well that people act on it|inventing on the spot;keeping a story straight for years;knowing what people would like to hear;spotting another liar|being believed twice by the same person;violence;the consequences|the one everybody enjoys, and nobody lends to|practises on strangers near {where};writes down who was told what;tells the truth once a year, for effect|a straight face, a second hat|deceit talk
evader/evades/dodger/dodges/escapes/escape artist/avoids/flees|Dodger|One who is never there when it is time for {x}|slipping out;reading footsteps and letterheads;forms, delays and false addresses;living out of one bag|standing firm;being found by friends;a fair hearing|hard to hire and harder to pay|never sleeps twice near {where};knows each back stair;has post sent to the dead|a packed bag, four calling cards|stealth deceit
forger/forges/fakes/faker/counterfeits/counterfeiter/copies|Forger|One who makes false {x} that stand up to true inspection|copying hands, seals and ageing;knowing the real thing better than its owner;spotting the work of others;keeping a straight face|the selling;anything new;being remembered fondly|the one both sides accuse, and both consult|keeps a cabinet of true examples;works by north light near {where};puts one private error into each piece|a loupe, a drawer of old paper|craft deceit
driver/drives/pilot/pilots/steers/flies/helmsman/charioteer/rides/rider/navigates|Driver|One who takes a vehicle through anything for the sake of {x}|steering at speed;knowing the machine by its sounds;short cuts and bad roads;getting away|what happens after the doors open;foot work;asking questions|waits outside with the engine running|learns the roads round {where} by night;sleeps behind the wheel;keeps the windows clean and the plates dirty|gloves, a rag, a spare key|travel machines
mourner/mourns/weeps for/keener/wails|Mourner|One who grieves over {x} for those who cannot, and is believed|weeping on purpose and stopping in time;the right words for any loss;reading who gains by a death;going unnoticed in black|comforting anybody afterwards;joy;violence|stands at the back, and sees who does not cry|attends strangers at {where};learns the names of the dead by heart;is paid in meals|black cloth, a small bell, salt|stage talk
cook/cooks/chef/baker/bakes/brews/brewer|Cook|One who makes food out of {x}, or for the sake of it|making something from nothing;tasting what is wrong;feeding many;telling guests by what they leave|cleaning up after others;haste;cures|the one nobody offends before supper|is at {where} before the others wake;keeps one dish off the list;feeds the watchmen|a knife roll, a pan, a tin of spices|food craft
duels with/duels/duellist/fences/fencer/fights with/fights/fighter/wrestles|Duellist|One who settles matters of honour by way of {x}, under rules|the forms of a challenge;choosing ground and weapon;reading an opponent in three passes;losing without dying|brawls;ambushes;forgiving|sent for at dusk, wanted at dawn|practises near {where} before breakfast;keeps a list of seconds;never fights twice with one person|gloves to throw, a rule book|war law
buries/burier/gravedigger/undertaker|Burier|One who lays {x} to rest, and sees that it stays there|digging well and fast;the rites of strangers;keeping the dead quiet;knowing what lies where|raising anything;comfort;haste|called when everybody else has finished|walks the rows at {where} each evening;keeps the true map of who lies where;is never invited indoors|a spade, a bell on a cord, lime|death faith
captain/commands/leads/marshal/general/officer/leader/admiral|Marshal|One who commands others in all that concerns {x}|giving orders;sharing out work;drill;keeping heads when others lose theirs|doing it alone;fine craft;small talk|the voice people look for when it starts|musters helpers at {where};walks the line;writes to the families|a whistle, a list of names, a sash|command
""".strip()

SCHOOLS: Final = (
    "Hedge", "Sworn", "Low", "High", "Grey", "Winter", "Itinerant", "Lay", "Last", "Free", "Elder",
    "Lesser", "Royal", "Outcast", "Red", "Silent", "Ninth", "Border", "Ship's", "Temple",
)  # fmt: skip
"""Words that set a branch of an archetype apart."""

SCHOOL_NOTES: Final[dict[str, str]] = {
    "Hedge": "self-taught, and tolerated", "Sworn": "bound by an oath taken in public",
    "Low": "serving the poor quarters", "High": "serving those who can pay",
    "Grey": "of an order that admits it exists, and nothing else", "Winter": "working only in the cold months",
    "Itinerant": "never staying two nights", "Lay": "outside any guild or temple",
    "Last": "of a line that has no heirs", "Free": "bound to no master",
    "Elder": "of the old rite, before the reform", "Lesser": "still under instruction",
    "Royal": "by warrant of the crown", "Outcast": "struck from the rolls, and still at work",
    "Red": "of the branch that draws blood for it", "Silent": "under a vow not to speak at work",
    "Ninth": "of the ninth house, which the other eight deny", "Border": "licensed on both sides of a frontier",
    "Ship's": "signed on with a vessel", "Temple": "kept by a temple for its own uses",
}  # fmt: skip

KNOWN: Final[dict[str, str]] = {
    "warrior": "war force", "soldier": "war force command", "knight": "war command law", "gladiator": "war stage force",
    "thief": "stealth deceit money", "burglar": "stealth craft", "smuggler": "stealth deceit travel", "spy": "stealth deceit words",
    "assassin": "stealth war poison", "hunter": "hunting animals land", "ranger": "hunting land travel", "woodsman": "land plants hunting",
    "sailor": "sea travel weather", "pirate": "sea war money", "navigator": "sea sky travel", "druid": "plants spirits weather",
    "priest": "faith talk spirits", "monk": "faith endurance lore", "necromancer": "death spirits magic", "wizard": "magic lore words",
    "witch": "magic plants poison", "seer": "omens insight spirits", "demonologist": "spirits magic faith", "summoner": "spirits magic",
    "alchemist": "poison craft lore", "herbalist": "plants healing poison", "healer": "healing", "medic": "healing war",
    "bard": "sound words stage", "performer": "stage sound", "scholar": "lore words", "sage": "lore insight", "merchant": "money talk travel",
    "gambler": "chance deceit money", "diplomat": "talk law", "courtier": "talk deceit law", "clerk": "words law money",
    "investigator": "insight law talk", "engineer": "craft machines", "tinkerer": "craft machines", "blacksmith": "craft force fire",
    "farmer": "land plants animals", "beastmaster": "animals hunting", "explorer": "travel land insight", "courier": "travel words",
    "labourer": "force endurance", "survivor": "endurance land", "barbarian": "war endurance force", "psionic": "mind magic",
    "conjurer": "magic deceit", "enchanter": "magic mind talk", "general": "command war", "highwayman": "stealth war money",
    "revolutionary": "talk command", "peasant": "land food", "cook": "food poison", "commander": "command war", "informer": "talk deceit",
    "brawler": "force war", "rider": "animals travel", "scout": "travel insight stealth", "impostor": "deceit faces", "occultist": "magic spirits lore",
    "exorcist": "spirits faith", "charmer": "talk deceit", "preacher": "faith talk", "scavenger": "insight craft", "servant": "food talk",
}  # fmt: skip

TAG_WORDS: Final[dict[str, str]] = {
    "war": "killing and battle", "force": "breaking things by strength", "stealth": "going unseen", "deceit": "deceiving people",
    "money": "trade and money", "law": "law and agreements", "words": "records and words", "talk": "dealing with people",
    "hunting": "tracking and catching", "animals": "handling animals", "land": "the land and living off it", "plants": "plants",
    "travel": "finding the way", "sea": "the sea", "weather": "weather", "sky": "the sky", "faith": "rites and faith",
    "spirits": "spirits", "death": "the dead", "magic": "magic", "lore": "learning", "omens": "signs and omens", "insight": "reading traces",
    "healing": "healing", "poison": "poisons", "craft": "making and mending", "machines": "machines", "sound": "music and calls",
    "stage": "performing", "chance": "games of chance", "command": "leading people", "endurance": "enduring hardship",
    "food": "food", "fire": "fire", "mind": "the mind", "time": "time", "guard": "guarding", "faces": "disguise", "water": "water",
    "desert": "the desert", "trade": "trade",
}  # fmt: skip

STANDINGS: Final[dict[str, str]] = {
    "blind": "blind, and better for it at night", "deaf": "deaf, and never talked round",
    "mute": "mute, and understood all the same", "sleepwalking": "done asleep, and never remembered",
    "unlicensed": "without a licence, which everybody knows", "licensed": "with a licence, which costs extra",
    "professional": "for a fee, agreed beforehand", "amateur": "for love, and therefore without mercy",
    "retired": "no longer for money, and hard to stop", "former": "officially not any more",
    "failed": "once with higher hopes", "apprentice": "not yet trusted with the last step",
    "last": "the last of the line", "reluctant": "never willingly, and never badly",
    "secret": "under another name by day", "travelling": "never two nights in one town",
    "wandering": "never two nights in one town", "holy": "under vows", "mad": "in a way that nobody has improved on",
    "drunken": "never sober, never late", "royal": "by warrant of the crown", "honest": "and cannot be paid to do otherwise",
    "corrupt": "at a price, to anybody", "old": "for longer than anybody remembers", "young": "earlier than is allowed",
    "undead": "still, in spite of having died of it", "one-handed": "with one hand, from choice or otherwise",
    "pacifist": "without ever harming anyone", "cursed": "because of something said by a dying man",
    "barefoot": "barefoot, in all weathers", "masked": "behind a mask, which is handed on", "imperial": "on the business of the empire",
    "haunted": "never alone at it", "exiled": "far from where it is allowed", "accidental": "without ever having meant to",
    "vegetarian": "without touching meat", "clockwork": "wound up each morning", "urban": "in the middle of the town, which is harder",
    "rural": "far from any road", "immortal": "for longer than anybody can check",
    "ghostly": "still, some while after dying", "lunar": "by moonlight only",
}  # fmt: skip
"""How somebody stands in a trade: what it adds to a definition."""

FIELD_PRACTICES: Final[dict[str, str]] = {
    "law": "and calls it keeping order|winning hearts;open battle;forgiving|the one who may ask, and must be answered|spends the mornings at {place};keeps a private list of {things};is bought drinks by people who want nothing, yet|law insight",
    "crime": "and is gone before the count|honest book-keeping;open battle;being believed|needed by many, invited by none|knows {place} at every hour;has something to say about {things};pays a share to people above|stealth deceit",
    "war": "and lives to be asked about it|peace-time work;fine manners;mending what was broken|placed where it will be worst|trains at {place} in all weathers;keeps up with old comrades;sleeps lightly and eats fast|war endurance",
    "sea": "and comes back most times|life ashore;written law;keeping still|the one the others look at when the wind turns|spends the nights at {place};trades news of {things};names the weather a day early|sea travel",
    "trade": "and makes it pay|making the goods;open violence;charity|the one who knows what it costs|opens early at {place};settles in cash and remembers in detail;has a cousin in every town|money talk",
    "craft": "and signs only the best of it|selling it well;fighting;working fast|wanted by everybody at the same time|works late at {place};keeps the failures on a high shelf;judges others by their tools|craft",
    "faith": "for the good of others, mostly|trade;scheming at court;violence without remorse|the one people ask when there is nothing to be done|is found at {place} before dawn;knows who has not come lately;eats what is brought|faith talk",
    "lore": "and can say where it is written|doing it in the field;a quick answer;violence|consulted late, quoted often|lives at {place};quarrels by letter;writes in the margins|lore words",
    "healing": "and does not ask how it happened|prevention;killing outright;miracles|the one for whom enemies make room|is fetched at night from {place};tries everything on a thumb first;counts those who were lost|healing",
    "land": "as it was always done|life in towns;written contracts;haste|the one who stays when others leave|is up before the light at {place};knows each neighbour's fences;talks about rain|land endurance",
    "road": "and knows a better way|staying;long memory for faces;ceremony|the one who has just come from there|sleeps at {place};carries word nobody else will;never takes one road twice running|travel",
    "court": "and smiles while at it|manual work;plain speech;poverty|near the one who decides|is seen at {place};answers letters the same day;gives presents with a meaning|talk law",
    "stage": "and lives on the applause|hard labour;being forgotten;long silence|the one that all eyes are on, while the others work|rehearses at {place};knows every song twice;owes the landlord|stage talk",
    "tech": "and is right about the noise|people;history;things without moving parts|the one who makes it start again|is under something at {place};hoards spares;talks to it kindly|machines craft",
    "magic": "and pays for it in small things|being trusted;plain fights;stopping in time|asked last, thanked seldom|keeps odd hours at {place};collects what others throw away;never says a name aloud|magic spirits",
    "wild": "and leaves no track|towns;crowds;written things|the one who goes first and comes back last|is known at {place} by the animals;reads the ground as others read print;is not seen leaving|hunting land",
    "labour": "for wages, and for the others|polite company;books;command|the one who can carry it|sweats at {place};knows what is really loaded;drinks with the crew|force endurance",
    "service": "and is not noticed doing it|giving orders;open defiance;a life of one's own|in the room, and forgotten|keeps {place} in order;hears everything twice;knows where the key hangs|food talk",
    "school": "and takes the register|the world outside;violence;being modern|the one who remembers everybody's first mistake|walks the corridors round {place};confiscates interesting things;marks in red|lore talk",
    "spy": "and reports it to somebody|fair fights;a settled life;the whole truth|the one nobody can quite describe|is often near {place};has two names in every town;burns letters after reading|deceit stealth",
}
"""Field of work: tail of a definition | does not cover | role | activities | tags."""

WITHOUT_SUBJECT: Final[dict[str, str]] = {
    "Reader": "signs that others overlook", "Warden": "a place that must be kept", "Notary": "what others say and swear",
    "Broker": "whatever is wanted", "Hunter": "the ones that got away", "Caller": "the unwilling",
    "Mender": "what others have given up on", "Breaker": "what is shut", "Walker": "an old vow", "Runner": "whatever it is",
    "Arbiter": "other people's property", "Binder": "the restless", "Taster": "what is meant for others",
    "Thief": "what is best guarded", "Envoy": "those who are not heard", "Wright": "useful things", "Finder": "what was lost",
    "Tender": "the helpless", "Dancer": "danger", "Votary": "one small truth",
    "Slayer": "One who kills to order, and is home before the news is", "Scholar": "one narrow subject",
    "Gambler": "whatever falls by chance", "Marshal": "a fight", "Forger": "papers",
    "Driver": "One who takes a vehicle through anything, with anyone in the back", "Mourner": "the dead of strangers",
    "Liar": "almost anything", "Dodger": "the reckoning", "Cook": "whatever there is", "Duellist": "cold steel", "Burier": "the forgotten",
}  # fmt: skip
"""What a practice is about when a concept names nothing: a subject, or a whole definition."""

ANYWHERE: Final = (
    "the back rooms of the town", "the low streets", "the places that others avoid", "the far side of the river",
    "the houses that send for them", "the last inn on the road",
)  # fmt: skip
"""Where people of a trade are found when nothing says where."""

SETTINGS: Final = frozenset(
    ("rooftop", "street", "harbour", "harbor", "desert", "city", "town", "village", "court", "border", "forest", "mountain",
     "river", "market", "palace", "castle", "dungeon", "jungle", "sewer", "island", "frontier", "space", "station", "temple",
     "theatre", "tavern", "alley", "highway", "prison", "school", "university", "hospital", "factory", "canal", "coast")
)  # fmt: skip
"""Words before a trade that say where it is done, not what it is about."""

COMMON_ACTIVITIES: Final = """
Keeps a list of names, and crosses one out each spring
Is owed a favour by somebody at the gate
Takes one pupil at a time, and never a willing one
Meets the others of the trade once a year, in an inn that denies it
Has a price for strangers and another for friends, and the second is higher
Writes down what went wrong, for whoever comes after
Refuses one kind of customer, and will not say which before the door is shut
Carries a token that opens doors in three towns and closes them in a fourth
Sends money home, to an address that is not home
Starts each job by washing the hands, and ends it by burning something
Drinks only with people who have seen it done
Pays a yearly fee to somebody who ought to be their enemy
Is never thanked in public, and keeps the letters
Walks away from one in ten, whatever is offered
""".strip()
COMMON_GEAR: Final = (
    "a letter of recommendation, slightly altered", "a hip flask", "a whistle", "a spare pair of boots",
    "a purse with a false bottom", "matches in waxed paper", "a bundle of old receipts", "a portrait of a teacher",
    "a pocket knife", "a coil of good cord", "a hat for indoors", "a token of the trade, worn under the shirt",
    "a map with one street inked out", "a stub of red pencil",
)  # fmt: skip
"""What anybody of a trade may do, and carry, besides."""
