"""What callings, qualities, pasts and gear are about, in words that players tell of them with.

Line: ``words of what is done, with what and where | names``. The fields of work know most trades;
these rows stand for everybody else too: fighters, courtiers, rogues, people by where they grew up,
turns of character, animals and gear. They are read by likeness alone: a word of the text counts
when it lies near one of a row.
"""

PURSUITS = """
sword shield fight strike charge armour parry duel battle stand ground block slash wound | warrior,
    fighter, soldier, mercenary, swordsman, man at arms, veteran, legionary, sellsword, guardsman
lance charge joust banner oath honour shield plate visor challenge stand gate sword gallop vow |
    knight, paladin, crusader, templar, champion, cavalier, jouster, squire
axe roar rage smash wild snow bend break lift heave strength growl endure cold bite | barbarian,
    berserker, savage, wildman, orc, ogre
longship oar rowing helm tiller raid axe shield hew storm sea gale steer sail plunder | viking,
    raider, norseman, reaver, varangian
arena sand net trident crowd fight armoured sword hold strike | gladiator, pit fighter
cutlass ship board boarding helm deck sail rigging reef gun broadside plunder rope aloft cannon |
    pirate, privateer, corsair, buccaneer, sea captain, bosun, boatswain
throat knife dagger poison shadow silent behind kill cord dart blade unseen creep target roof |
    assassin, killer, hitman, hired killer, ninja
poison drops vial cup antidote venom taste dose wine powder toxin | poisoner, avvelenatrice
lock pick pocket purse steal sneak shadow window key climb loot fence snip quiet | thief, rogue,
    cutpurse, street urchin, urchin, guttersnipe, gutter rat, street rat, orphan
alley street gutter hide run beg rooftops gang crowd sewers hungry | street urchin, urchin, gutter
    rat, beggar, street kid
charm smile laugh flirt wine secret whisper bed lean fan gown veil kiss beauty seduce flatter |
    courtesan, doxy, seducer, seductress, femme fatale, dancer, gigolo, concubine, geisha, harlot
court queen king ball etiquette bow curtsy noble family favour guest title rank herald dance |
    courtier, noble, nobleman, noblewoman, countess, duchess, baron, lady, lord, gentleman, prince,
    princess, aristocrat, dandy
verse poem rhyme saga song sing recite tale legend kings praise mock hall ancient story | skald,
    poet, bard, minstrel, troubadour, storyteller, griot, rhapsode, balladeer
sing high note voice aria stage audience breath glass opera song | singer, opera singer, soprano,
    tenor, chanteuse, crooner, diva
dance step leap turn spin grace rhythm twirl veil balance | dancer, ballerina
drink ale wine mead rum tankard bottle bench drunk table swallow | drunkard, drunk, drinker, sot
blood bat mist night fang bite sleep coffin smoke gaze thirst shadow | vampire, vampyr
joke laugh trick juggle trip fall honk mask fool crowd | clown, jester, fool, trickster, mime
lift bend heave pole weight bar arms shoulder carry | strongman, strong, strength, huge, big,
    mighty, muscular, strong back, strong arms, big hands, broad shoulders, brawny, ox, giant
grave bones spade dig coffin dead tomb crypt earth corpse shovel | grave robber, gravedigger,
    sexton, undertaker, tomb robber
dead corpse skeleton rise raise bones ghost soul zombie grave speak bind | necromancer
demon circle pact summon bind name hell devil imp | demonologist, summoner, conjurer, warlock
spirit ghost devil possessed chant salt seal holy begone rite banish demon leave | exorcist, medium,
    spiritualist, ghost hunter
fire flame burn lightning bolt blast storm ice hurl | evoker, fire mage, pyromancer, elementalist,
    storm caller, wizard, mage, sorcerer
illusion see vanish glamour seem mirror false image dream disguise | illusionist, enchanter,
    mesmerist
mind thought head read will memory move feel | psionic, telepath, psychic, empath
oak root thorn vine beast wolf bear leaf tree moon shape rain stag heal | druid, shaman
curse hex herb cauldron potion frog broom brew charm spell moon toad | witch, hedge witch, hexe,
    wise woman
pray god holy bless altar faith heal light sermon confess sin scripture saint | priest, priestess,
    cleric, nun, monk, preacher, faith, chaplain, friar, abbot
breath still palm kick sweep meditate calm leap stone staff cold pain endure stand | monk, ascetic,
    fakir, yogi, martial artist
heresy confess question seal truth lie witch suspect interrogate | inquisitor, interrogator, witch
    hunter, witchfinder, judge
screw pain scream tongs ask talk finger | torturer
order men company rank banner march flank charge attack form command plan battle map | general,
    officer, captain, commander, sergeant, colonel, lieutenant, warlord, tactician, strategist
speech crowd people barricade rise freedom leaflet tyrant | revolutionary, agitator, rebel, orator
road coach mask purse pistol stand deliver gallop ambush | highwayman, brigand, bandit, outlaw
gun draw shot shoot pistol revolver holster bullet aim noon quick | gunslinger, gunfighter,
    sharpshooter, sniper, gunner, marksman, duelist, desperado, markswoman, crack shot
blade rapier feint lunge parry touch cut sabre riposte | duelist, duellist, fencer, swashbuckler,
    musketeer
law badge arrest street jail quiet peace warrant | lawman, sheriff, marshal, deputy, constable,
    policeman, cop, watchman, ranger
cattle rope lasso horse herd ride brand stampede bull | cowboy, cattle hand, vaquero, gaucho, drover
clue witness question alibi lie murder body prints motive tail suspect | detective, private eye,
    investigator, journalist, inspector, sleuth, reporter
lie story false name card trust mark swindle pretend bluff cheque sell fool | con artist, con man,
    swindler, fraud, impostor, grifter, trickster, charlatan, liar, hustler
cards dice bet bluff stake ace deal cheat table luck poker | gambler, card sharp, cardsharp
spy letter listen overhear papers code follow secret disguise door note | spy, agent, informer
ship pilot steer land dive gravity thrusters asteroid course dock wing cockpit crash orbit | pilot,
    starship pilot, ex cosmonaut, astronaut, cosmonaut, fighter pilot, airship captain, space marine
engine motor valve bolt weld repair machine wire pump wrench panel gears boiler spare | mechanic,
    engineer, repair android, technician, tinkerer, tinker, shipwright, fixer
plank hull hammer nail saw wood adze build caulk mast boat | shipwright, carpenter, boatwright
drive car wheel road corner brake gas race chase | driver, getaway driver, racer, taxi driver,
    trucker, chauffeur
horse mare stallion foal saddle bridle ride gallop tame hooves | horse tamer, rider, horseman,
    groom, stable hand, horse whisperer
wolf bear dog beast animal calm growl foal feed tame paw fur | beastmaster, animal tamer, beast
    tamer, animal friend, lion tamer
hawk falcon hood glove fly bird prey | falconer, hawk
sheep lamb flock dog crook wolf fold pasture | shepherd, goatherd, herder
field barley harvest cow plough bull hay crop sow seed calf scythe mow | peasant, farmer, farmhand,
    reaper, crofter
net fish shoal haul bait line catch boat herring | fisherman, angler, fisherwoman
ball hoop throw team score run hip | ballplayer, athlete
smash crate load haul rope barrel dock lift | dockhand, docker, stevedore, labourer, porter, navvy
punch fist brawl knock jaw kick headbutt tavern chair | brawler, boxer, bruiser, prizefighter,
    pugilist, wrestler
fire smoke beam rescue ladder flames carry hose | firefighter, fireman
leap roof wall swing tumble rope jump flip balance tightrope climb | acrobat, nimble, agile,
    acrobatic, parkour runner, tumbler, gymnast, trapeze artist, quick, spry
run sprint escape chase fast dodge race leg | quick, fast, fleet, runner, swift, sprinter
fingers pick card coin lock pocket needle steady trick | quick fingers, nimble fingers, deft, light
    fingers, steady hands, steady hand, sleight of hand
silent tiptoe creep sneak floorboard quiet shadow | sneaky, stealthy, soft shoes, quiet, silent feet
smile persuade talk charm convince trust joke wink | charming, silver tongue, charismatic, smooth
    talker, charmer, handsome, beautiful
see spot horizon glint far watch squint notice look | keen eyes, eagle eyes, sharp eyes, observant
listen hear whisper footsteps ear sound | good ears, keen ears, keen hearing
calm breath fear nerve blink pressure hold panic still | steady nerves, cool under fire, calm mind,
    fearless, brave, iron nerves, unflappable, cool, courage
fear dark monster stand face first afraid open | brave, fearless, courageous, bold, daredevil
cold pain endure poison march hunger fever wound | tough, hardy, tough as leather, sturdy, enduring
remember name face recall place before memory | good memory, photographic memory, memory
rumour neighbour tell heard know pub talk ask everybody | gossip, knows everyone, press contacts,
    contacts, street contacts, informants
threat glare crack growl scare knuckles stare | intimidating, menacing, scary, imposing
luck coin chance bet | lucky
gold pay buy coins price purse silver bribe | rich, wealthy, old money, purse of silver, purse,
    wealth, money, savings
gang boys friends fight help lads | street gang, gang, squad, crew, posse, gang of friends
dog sniff growl bite fetch nose bark guard scent | loyal dog, dog, hound
cat sneak mouse look window purr | black cat, cat
horse gallop ride ford road spur flee chase reins | mustang, fast horse, horse, mare, warhorse, pony
camel sand dune ride | camel
car drive floor wheel road corner chase | muscle car, car, truck, pickup
boat paddle sail reef surf row sea | outrigger canoe, boat, schooner, sloop, canoe, raft
rope tie climb swing pull hang down | rope, climbing gear, grappling hook, lasso, lariat, bullwhip
swing lash crack whip beam wrap | bullwhip, whip
hack chop door wood blow swing smash | axe, fire axe, hatchet, cleaver, battle axe, great axe
stab cut slash throat draw blade thrust | knife, dagger, rapier, sword, sabre, katana, cutlass,
    bowie knife, machete, blade, derringer
shoot bang shot bullet trigger aim fire | rifle, pistol, revolver, shotgun, sawed off shotgun, gun,
    scoped rifle, snub nosed revolver, blaster, derringer
scope far lens aim watch | scoped rifle, spyglass, binoculars
arrow string draw loose shot | bow, longbow, crossbow
flames heat smoke burn walk | turnout coat, fire coat
pry lever gap crack lid force wedge | crowbar, iron bar
blow hit skull smash | club, rolling pin, hammer, mace, maul, umbrella, bat
wound bandage clamp bleed stitch scissors needle cut | medical bag, first aid kit, doctors bag
wire panel tools screw fix motor open wrench | toolbox, toolkit, tool kit, tools, multitool
dark night see lantern black lights shadow | night vision, lantern, torch, infravision
cut metal slice hull melt | plasma cutter, cutting torch, glass cutter, glass pane circle
hull air vacuum gas outside helmet cold suit | space suit, gas mask, diving suit
cold snow wrap night warm fur freezing | wolfskin cloak, fur coat, cloak, winter coat, bedroll
rain wet dry | straw raincoat, raincoat, oilskin
snow deep walk | snowshoes, skis, skates
drink water thirst ration well desert mouthful | waterskins, waterskin, canteen
map route valley find compare path chart | old maps, maps, map, chart
read decipher latin chronicle church inscription letters translate | latin scholar, knows greek,
    languages, linguist, ancient languages, scholar, epigrapher
lens fine print letter small | reading glasses, magnifying glass
radio call static channel hear signal voice | field radio, walkie talkie, cb radio, radio ham,
    signaller
ball guests dress gown elegant look appear | evening gown, sequinned leotard, fine clothes, silk
    gown
diamond jewel swap fake switch sell | fake diamonds, counterfeit jewels, paste jewels
cross holy demon begone ghost undead vampire hold | crucifix, silver cross, holy symbol, holy water
potion drink bottle sleep drops heal | potions, sleeping draught, healing potion
fly sky river over above | broom, wings, flying carpet, jetpack
pedal ride road downhill chase | bicycle, bike, skateboard, roller skates, wheelchair
letter seal wax prove official show name king queen | sealed letter, badge, seal of office, warrant,
    letter of passage, queens messenger
name famous heard know respect who | reputation, famous, fame, legend
shout loud crowd echo hear call | booming voice, loud voice, loud
gun nest throw pin explode boom | grenade, dynamite, bomb
star night hook course steer island swell | star lore, astronomer, stargazer
woods path tree fern trail track | knows the woods, woodsman, forester
clean dust serve coffee tray linen stain laundry | housekeeper, maid, butler, servant, valet,
    footman
unseen overhear servant notice ignore | invisible to the gentry, unremarkable, plain face, nobody
cook stew salt fry bake soup spice feast flavour | chef, cook, baker, innkeeper, cuoca, brewer
taste tongue sip flavour bitter | perfect palate, fine palate, sommelier, winemaker
beer inn ale landlord tap barrel guest | innkeeper, publican, brewer, barkeep, wirtin
birth mother child push labour water | midwife, hebamme, nurse, curandera
rat mouse cellar trap hole | ratcatcher
letters ink forge hand seal copy write stroke | calligrapher, scribe, forger, clerk
book shelf page index catalogue letter archive | librarian, archivist, bookworm
alien creature nest egg specimen sample cells | xenologist, xenobiologist, biologist
whistle flute tune march dance pipe fiddle | piper, musician, fiddler, drummer, lute, fiddle
gym card deal ball hit pass | sportsman
law statute clause judge court paragraph rights contract | lawyer, law student, notary, attorney
wind cloud rain thunder weather storm sky | meteorologist, weather witch
dough knead flour oven loaf bread bake yeast crust pastry cake icing rolling pin tray dawn sweet |
    baker, pastry chef, confectioner, pastry cook, bakers apprentice
meat carve cleaver bone joint gut skin carcass pig blood hook sausage slaughter slice | butcher,
    slaughterman, knacker, meatpacker
milk churn cheese cow goat cream curd udder | dairymaid, milkmaid, cheesemaker, milkman
barrel ale hops malt brew keg ferment drunk taste cellar still whiskey moonshine | brewer,
    distiller, moonshiner, cooper, cellarer, bootlegger
grapes vine wine vintage bottle cork taste cellar pour year | winemaker, vintner, sommelier
drinks pour regulars gossip bar counter cellar drunk tab rumours listen customers throw out |
    bartender, barkeep, barmaid, innkeeper, publican, landlady, tavern keeper
tray plates table guests serve smile bow pour unseen corridors orders overhear | waiter, waitress,
    footman, steward, server, page
bed linen dust keys corridors back stairs laundry stain guests household overhear | maid,
    housekeeper, chambermaid, cleaner, janitor, charwoman
coat collar master tea silver announce discreet manners guests wardrobe shave | butler, valet,
    manservant, majordomo, ladys maid
children lessons rhyme scold bedtime comfort manners story nursery | nanny, governess, nursemaid,
    babysitter, au pair
class pupils blackboard explain lecture quiet essay discipline history grammar chalk teach |
    teacher, schoolteacher, schoolmistress, tutor, professor, lecturer
barge canal lock pole tow rope bank raft current punt river tiller mooring shallows | bargee, barge
    hand, boatman, grew up on barges, river folk, ferryman, gondolier, raftsman, riverboat pilot,
    punter
trapeze tightrope tent ring tumble juggle crowd lion knife balance somersault makeup | circus
    childhood, grew up in the circus, circus performer, circus folk, carny, showman, ringmaster
caravan road horses fortune fiddle tinker camp trade travel | traveller, roadwise, nomad, wanderer,
    drifter, vagabond
street alley rooftops hide run steal bread beg gang gutter sewers crowd shortcut dodge watch |
    street kid, urchin, orphan, guttersnipe, slum kid, raised on the streets, grew up on the
    streets, gutter rat, alley cat
field plough cow calf mule harvest hay scythe sow weather soil fence goat feed stubborn lift | farm
    girl, farm boy, farmer, grew up on a farm, peasant, crofter, ploughboy, homesteader, farmhand,
    smallholder
woods trail track snare berries mushrooms camp fire shelter deer bow silent moss game | woodsman,
    forest child, raised in the woods, grew up in the forest, hermit, wild child, raised by wolves,
    backwoodsman, forest dweller, ranger
mountain cliff rope goat ledge climb snow pass avalanche peak thin air rock | mountain folk,
    highlander, mountaineer, mountain guide, climber, goatherd, alpinist, grew up in the mountains,
    cliff dweller
sea swim dive pearl reef tide shell net boat breath waves island canoe | islander, pearl diver,
    sponge diver, islands child, sea child, raised by the sea, mer, selkie, mermaid
desert sand dune heat water well oasis camel thirst storm stars mirage | desert nomad, desert born,
    bedouin, sand rider, caravan guide, grew up in the desert
snow ice sled dogs seal cold frost fur igloo floe blizzard ski | northerner, arctic, ice dweller,
    snow born, sled driver, musher, polar explorer, inuk
swamp mud reeds boat snakes leeches frogs stilts poison bog fog eel path | swamp dweller, marsh
    folk, swamp guide, bog witch, fen dweller, eel catcher, marshman
cave dark tunnel rope dig stone crawl bat blind drip underground pick shaft | miner, caver,
    spelunker, tunneler, dwarf, cave dweller, potholer, grew up underground, mole
vacuum airlock suit zero gravity ship hull drift station docking tether | spacer, space born,
    station brat, spacewalker, astronaut, hull rat, void born, belter
prison guard tattoo shiv fight cell gang yard tunnel bribe tough keep quiet | ex con, convict, ex
    convict, jailbird, prison time, former inmate, escaped convict
war trench orders rifle gun march bayonet grenade ambush patrol wound comrades foxhole keep head
    down | soldier, veteran, infantryman, war veteran, grunt, conscript, rifleman, ex soldier,
    marine, legionnaire, paratrooper
horse charge sabre lance gallop rein saddle scout flank | cavalryman, hussar, dragoon, lancer,
    cossack, cavalry officer
shield wall spear sword march formation discipline standard legion | legionary, hoplite, spearman,
    shieldmaiden, housecarl, pikeman, man at arms
sword honour duel bow discipline master death silk strike draw | samurai, ronin, swordmaster,
    blademaster, sword saint
hooded night blades poison throat rope roof shadow kill silently follow target disguise | assassin,
    ninja, contract killer, hitman, shadow
stake silver cross garlic vampire werewolf monster lair track lore curse crossbow | monster hunter,
    vampire hunter, witch hunter, demon hunter, slayer, ghost hunter, undead hunter
reward warrant chains track wanted fugitive bring in alive cuffs chase | bounty hunter, manhunter,
    thief taker, tracker, repo man, slave catcher
whip stage coach saddle cards saloon revolver draw horse bandit | gunslinger, outlaw, desperado,
    bandit, highwayman, train robber, pistolero
cattle lasso brand saddle horse rope stampede campfire herd ride rodeo bull | cowboy, cowgirl,
    cowhand, rodeo rider, gaucho, wrangler, rancher, vaquero
badge arrest warrant question search suspect patrol chase cuffs stop street order | policeman, cop,
    constable, patrol officer, sheriff, marshal, watchman, city guard, ex cop, deputy, bailiff,
    gendarme
guard gate watch stand notice shield protect client throw out door suspicious weapon crowd |
    bodyguard, bouncer, security guard, doorman, sentry, gatekeeper, guard, night watchman
clue body blood footprint alibi motive question witness suspect lie tail window deduce evidence case
    | detective, private eye, inspector, sleuth, investigator, profiler, forensic examiner
interview notebook source headline photograph deadline camera editor scoop story question |
    journalist, reporter, photographer, newshound, correspondent, editor, paparazzo, blogger
clause contract statute court judge witness objection argue evidence precedent deed will rights
    loophole | lawyer, attorney, notary, advocate, barrister, judge, law student, magistrate,
    paralegal
ledger sum tax balance receipts books numbers audit interest money missing columns debt |
    accountant, bookkeeper, banker, auditor, tax collector, treasurer, moneylender, actuary, clerk
    of accounts
stamp form file permit regulation desk signature queue office records archive | bureaucrat, clerk,
    official, civil servant, customs officer, registrar, secretary, office worker
speech vote debate promise alliance favour party crowd scandal handshake negotiate | politician,
    senator, mayor, councillor, diplomat, ambassador, envoy, lobbyist, union leader, agitator,
    orator
buy sell price haggle goods market caravan spices silk coin profit deal customer bargain fake scales
    | merchant, trader, shopkeeper, peddler, dealer, salesman, spice trader, rug seller, pedlar,
    market woman, fence, hawker
phone pitch charm customer sign sell used car smile persuade | salesman, used car salesman,
    saleswoman, realtor, estate agent, telemarketer, ad man
gold silver necklace stone facet ring setting fake carat loupe | jeweller, goldsmith, silversmith,
    gem cutter, diamond cutter, pawnbroker, appraiser
forge hammer anvil iron steel hot weld blade hinge horseshoe nail chain bend fire bellows mend |
    blacksmith, smith, farrier, armourer, weaponsmith, bladesmith, locksmiths daughter, metalworker,
    welder, tinsmith, coppersmith
saw plane wood beam nail joint door floor roof chisel hammer frame crate build shore up coffin |
    carpenter, joiner, cabinetmaker, wheelwright, cartwright, shipwright, boatbuilder, woodcarver,
    luthier, coffin maker
stone wall arch mortar brick vault foundation crack chisel column hidden door tunnel build collapse
    | mason, stonemason, bricklayer, architect, builder, sculptor, quarryman, civil engineer, roof
    tiler
brush paint canvas colour portrait sketch likeness forgery pigment draw copy model | painter,
    artist, portraitist, sketch artist, illustrator, art forger, muralist, graffiti artist,
    tattooist
clay wheel pot kiln glaze glass blow furnace shard | potter, glassblower, glazier, ceramicist
needle thread cloth sew dress hem costume stitch silk pattern measure gown disguise uniform mend
    sail | tailor, seamstress, dressmaker, weaver, costumer, embroiderer, sailmaker, milliner,
    quilter
leather boot sole saddle hide tan strap stitch shoe | cobbler, shoemaker, saddler, tanner,
    leatherworker, glover
clock gear spring tiny mechanism ticking tweezers automaton lock watch time delicate | clockmaker,
    watchmaker, toymaker, automaton maker, instrument maker, precision mechanic
pin tumbler lock key safe tension pick door vault combination drawer alarm window wire | locksmith,
    safecracker, burglar, lockpick, cat burglar, thief, housebreaker, cracksman
pocket purse crowd bump fingers watch lift ring sleeve | pickpocket, cutpurse, dip, thief, light
    fingered
ink press type page pamphlet print seal letter forged passport stamp signature | printer, forger,
    counterfeiter, typesetter, bookbinder, engraver
letter copy ink handwriting manuscript quill chronicle dictation record archive read | scribe,
    copyist, chronicler, secretary, novelist, writer, stenographer
shelf catalogue book archive index old map reference read find volume | librarian, archivist,
    bookseller, bibliophile, bookworm
ancient ruin inscription tomb dig relic pottery dynasty temple trap glyph date curse museum |
    archaeologist, egyptologist, antiquarian, historian, museum curator, relic hunter, tomb raider,
    scholar of antiquity, epigrapher
star telescope comet constellation eclipse calculate orbit calendar moon | astronomer, astrologer,
    stargazer, astrogator, star reader
number equation calculate proof pattern odds code angle geometry cipher | mathematician,
    statistician, physicist, cryptographer, codebreaker, savant
acid compound beaker gas mixture explosive burn sample reaction powder antidote distil poison |
    chemist, alchemist, apothecary, pharmacist, poisoner, toxicologist, drug cook, perfumer, potion
    maker
herb root leaf salve tea fever poultice dry berry mushroom poison brew garden | herbalist, wise
    woman, hedge witch, herb woman, gardener, botanist, apothecary, curandera
plant seed prune soil flower greenhouse vine rose hedge water compost | gardener, botanist, florist,
    groundskeeper, horticulturist, greenkeeper
fossil rock strata cave crystal lava ore sample mountain tremor | geologist, volcanologist,
    mineralogist, prospector, gold panner
specimen species dissect microscope cell venom animal behaviour alien spore nest breed | biologist,
    zoologist, xenobiologist, naturalist, entomologist, geneticist, virologist, marine biologist,
    science officer
bees hive honey smoke swarm sting queen wax | beekeeper, apiarist
birds feather nest hawk glove hood egg pigeon message flight call | falconer, pigeon keeper,
    ornithologist, bird catcher, hawker
wound stitch fever pulse bone bandage blood surgery scalpel bullet patient diagnose poison breathe
    medicine | doctor, surgeon, medic, physician, healer, nurse, paramedic, field medic, army
    surgeon, ships doctor, combat medic, bone setter, barber surgeon, medical student
birth labour mother push baby cord breathe comfort blood herbs | midwife, obstetrician, doula
tooth jaw pliers pull pain | dentist, tooth puller
animal cow horse dog calf lame wound birth calm fever snout | veterinarian, vet, horse doctor, cow
    doctor
mind dream trauma listen calm talk patient fear ledge question hypnosis | psychologist,
    psychiatrist, therapist, counsellor, hypnotist, social worker, confessor, hostage negotiator,
    mesmerist
corpse cause death wound autopsy knife time poison cold slab | coroner, pathologist, medical
    examiner, undertaker, embalmer, mortician
grave coffin dig shovel corpse soil crypt bones tomb funeral | gravedigger, sexton, grave robber,
    resurrection man, undertaker
prayer blessing god sermon confession sin comfort dying holy water funeral faith bury parish
    scripture banish undead | priest, priestess, vicar, nun, monk, chaplain, preacher, bishop,
    rabbi, imam, cleric, pilgrim, missionary, friar, acolyte
heretic confess irons question rack fire truth sin | inquisitor, torturer, interrogator, jailer,
    executioner
spirit ghost seance candle chant demon circle possessed salt bell banish summon | exorcist, medium,
    occultist, spiritualist, demonologist, ghost talker, cultist, cult survivor
cards palm future crystal omen dream tea leaves stars vision | fortune teller, seer, oracle,
    diviner, prophet, clairvoyant, tarot reader, augur, dreamer
spell wand fire rune book ward circle staff arcane teleport light shield counter magic sense |
    wizard, mage, sorcerer, sorceress, warlock, witch, enchanter, archmage, apprentice mage,
    spellblade, arcanist, runecaster, hedge mage, rune carver
fire flame burn ember heat spark light torch ice frost storm lightning | fire mage, pyromancer,
    elementalist, storm caller, ice witch, flame dancer, firebrand
dead bones raise skeleton corpse speak soul grave ghost rot wither | necromancer, bone singer, death
    priest, bone reader, corpse whisperer, spirit talker
tree vine root beast animal shape wolf bear moss grow storm rain bird talk | druid, shaman, beast
    speaker, shapeshifter, skinchanger, nature priest, green witch, wild mage, hedge wizard
illusion image invisible double mirror mist disguise dazzle phantom | illusionist, trickster mage,
    glamour weaver, mirror mage, mesmer, faerie
thought mind read will memory object move push suggestion sense | telepath, psychic, psionic,
    empath, telekinetic, mind reader, mentalist
card coin hat rabbit sleeve vanish escape handcuffs crowd misdirection trick knives | stage
    magician, conjurer, escape artist, magician, knife thrower, street magician, card sharp
song lute verse ballad crowd tavern tale legend charm rhyme tune sing | bard, minstrel, skald,
    troubadour, poet, storyteller, singer, griot, ballad singer, songwriter
piano violin guitar drum trumpet rhythm chord note tune stage solo sing | musician, violinist,
    pianist, drummer, guitarist, fiddler, rock star, jazz singer, opera singer, cellist, piper,
    rapper, dj, choirboy
dance step leap spin grace floor partner rhythm balance waltz | dancer, ballerina, tango dancer,
    belly dancer, showgirl, choreographer
role stage lines costume weep voice accent pretend audience mask play impersonate disguise | actor,
    actress, thespian, impersonator, ventriloquist, film star, understudy, drama student, mimic,
    puppeteer, child star
joke laugh heckler pratfall funny mock crowd mask | comedian, clown, jester, fool, prankster, class
    clown, mime
camera light scene crew angle shot film lens cut | director, cameraman, film maker, photographer,
    cinematographer, influencer
cards bluff dice tell bet odds chips deal stake table cheat | gambler, card sharp, poker player,
    croupier, bookie, hustler, pool shark, gambling man
mark lie fake name accent swindle trust story sell papers bluff charm pretend | con artist,
    swindler, grifter, con man, confidence trickster, charlatan, impostor, fraud, liar, snake oil
    salesman
secret code dead drop tail listen bug disguise false papers intercept safe house photograph cover |
    spy, secret agent, infiltrator, double agent, informer, codebreaker, undercover cop, saboteur
border cargo hidden compartment patrol night boat bribe false bottom route customs tax | smuggler,
    gunrunner, blockade runner, runner, contrabandist, bootlegger, people smuggler
deal contact favour broker know someone price meeting info underworld | fixer, broker, mob lawyer,
    information broker, crime boss, gangster, mafioso, mobster, don, consigliere
collect debt knuckles break legs threaten fist crowbar loom scare shop owner | enforcer, loan shark,
    thug, heavy, debt collector, leg breaker, goon, hired muscle, strongarm
code firewall login password terminal camera network server exploit drone data encrypt door system |
    hacker, netrunner, decker, programmer, computer nerd, sysadmin, coder, script kiddie, it guy,
    console cowboy, cyberpunk, gamer
engine bolt oil wrench gasket leak pump gear brake weld fuel wiring hotwire jack repair | mechanic,
    engineer, grease monkey, car mechanic, ships engineer, technician, gearhead, motor pool, tractor
    mechanic, bike mechanic, flight engineer
circuit wire fuse solder battery radio antenna signal current switch spark panel | electrician,
    electronics geek, radio ham, radio operator, signaller, telegraphist, communications officer,
    sparky
pipe valve leak sewer boiler steam pump pressure drain | plumber, boilerman, stoker, sewer worker,
    pipefitter, steam engineer, furnace tender
gadget invent contraption springs prototype improvise scrap parts build device tinker | inventor,
    tinkerer, gadgeteer, artificer, mad scientist, tinker, maker, gnome
robot circuits compute lift scan process precise sensor protocol strong data | android, robot,
    droid, cyborg, ai, synthetic, machine
scrap salvage wreck loot strip parts cut pile rust junk find useful | scavenger, scrapper, junker,
    salvager, ragpicker, junk dealer, wrecker, beachcomber
explosive fuse wire charge blast detonate collapse mine defuse powder | demolitionist, sapper, bomb
    disposal, powder monkey, blaster, explosives expert, pyrotechnician, fireworks maker
car brake gas wheel corner drift chase swerve road tyre overtake jump ramp getaway | driver, getaway
    driver, racer, trucker, taxi driver, cabbie, chauffeur, stuntman, bus driver, biker, rally
    driver, courier, stunt driver, motorcycle gang
bike pedal alley traffic deliver parcel shortcut stairs | courier, bike messenger, delivery boy,
    postman, messenger, mail carrier
rails engine coal boiler brake signal carriage coupling whistle | train driver, engine driver,
    railwayman, stoker, conductor, signalman
plane land dive runway engine wing loop cockpit fly turbulence dogfight ship thrusters dodge dock |
    pilot, ace pilot, fighter pilot, bush pilot, starship pilot, aviator, helicopter pilot, smuggler
    pilot, test pilot, drone pilot, shuttle pilot, crop duster
balloon airship gas ballast wind rigging valve altitude drift anchor | airship captain, balloonist,
    aeronaut, airship pilot, zeppelin captain, sky sailor, skyship captain
helm sail rigging storm mast rope wind reef knot anchor deck tide crew boat oar pump climb aloft |
    sailor, mariner, deckhand, seaman, bosun, first mate, ships boy, skipper, sea captain, old salt,
    navy man, helmsman, yachtsman
board cutlass cannon ship rum plunder flag rigging captain treasure swing rope broadside | pirate,
    corsair, buccaneer, privateer, freebooter, pirate captain, sea raider
harpoon whale boat rope spear blubber row | whaler, harpooner, spear fisher
net hook line bait boat fish tide knot gut weather sea | fisherman, angler, fisher, fishwife,
    trawlerman, crab fisher, fisherwoman
trap snare fur tracks pelt trail deer bow scent bait silent shoot skin forest stalk | hunter,
    trapper, poacher, tracker, huntress, gamekeeper, scout, bushman, stalker, furrier
trail map camp path ford pass weather lead travellers river shortcut | guide, pathfinder, explorer,
    scout, ranger, caravan master, pioneer, boy scout, trailblazer, frontiersman
sheep flock crook wolf lamb whistle dog hill lost storm | shepherd, shepherdess, drover, herder,
    goat girl
horse saddle bridle gallop calm foal hoof reins jump stallion race | rider, groom, stable boy,
    jockey, horse breeder, horse trainer, stablehand, ostler, horse thief, horsewoman, equestrian
animal beast calm feed tame command cage lion wolf elephant trick bear trust | beastmaster, animal
    tamer, lion tamer, zookeeper, dog trainer, mahout, beast rider, snake charmer, dragon keeper,
    wolf friend
rats sewer trap poison dog cage vermin | ratcatcher, rat catcher, vermin hunter, exterminator
axe tree trunk log saw chop fell haul river | lumberjack, woodcutter, logger, sawyer, charcoal
    burner
crate rope lift haul barrel ship load crane shoulder heavy strike | docker, dockhand, dockworker,
    stevedore, longshoreman, porter, mover, labourer, navvy, warehouse worker, furniture mover,
    construction worker
ladder hose smoke rescue flames door axe carry breathe burn | firefighter, fireman, rescue worker,
    smokejumper
roof chimney height gutter slate climb ladder soot narrow | chimney sweep, roofer, thatcher,
    steeplejack, window cleaner, scaffolder, tower painter
swim rescue dive wave board breath current drown | lifeguard, swimmer, diver, surfer, rescue
    swimmer, navy diver, water polo player
fist jab hook guard ring knockout dodge stamina rope | boxer, prizefighter, kickboxer, bareknuckle
    fighter, cage fighter, brawler, street fighter, pit fighter
throw hold pin grab lock mat slam wrestle arm | wrestler, judoka, sumo, luchador, grappler, jiu
    jitsu, strongman
kick palm breath block meditate staff balance strike focus | martial artist, monk, karate kid, kung
    fu master, shaolin, aikido, shadow boxer
run sprint marathon lap breathe track endurance finish legs relay | runner, sprinter, marathon
    runner, athlete, track star, hurdler, pentathlete, triathlete, decathlete, long distance runner
ball throw catch tackle run team goal pass | football player, quarterback, linebacker, rugby player,
    baseball player, pitcher, basketball player, goalkeeper, cricketer, ballplayer, hockey player,
    jock
rope rock crag piton grip overhang summit belay climb | rock climber, free climber, climber,
    boulderer
flip vault wall jump roof roll landing bar tumble balance squeeze | acrobat, gymnast, parkour
    runner, tumbler, freerunner, traceur, trapeze artist, contortionist, cheerleader, tightrope
    walker
ski board slope snow jump ice skate glide | skier, snowboarder, ice skater, skater, skateboarder,
    figure skater, ski instructor, biathlete
bow arrow target wind draw aim distance string | archer, bowman, huntress, longbowman, elven archer,
    crossbowman
scope rifle breath trigger distance wind target aim hide shot | sniper, sharpshooter, marksman,
    gunner, dead shot, crack shot, trick shooter, rifleman
rapier feint parry riposte duel lunge elegant blade | fencer, duellist, duelist, swashbuckler,
    musketeer, bravo, swordsman, cavalier
king court ball bow title etiquette command servants estate hunt ride wine fence dance | noble,
    nobleman, noblewoman, lord, lady, count, countess, baron, prince, princess, duchess, aristocrat,
    debutante, heiress, courtier, knight errant, disgraced noble
order troops plan map flank rally attack command signal position | general, officer, captain,
    sergeant, commander, lieutenant, tactician, strategist, warlord, colonel, squad leader, admiral
charm seduce smile flirt perfume whisper silk secret | courtesan, femme fatale, gigolo, seducer,
    escort, geisha, heartbreaker, ladies man, socialite
drinking bottle hangover bar brawl wine liver | drunkard, drunk, hard drinker, party animal, barfly
speak strike rights workers banner crowd fists march pamphlet | union organiser, revolutionary,
    activist, rebel, anarchist, freedom fighter, partisan, guerrilla, suffragette
old stories children advice scold knit bake remedy village everyone | grandmother, granny, abuela,
    old woman, matriarch, village elder, elder, grandfather
homework exam lab library cram notes books study read | student, nerd, scholar, academic,
    valedictorian, graduate student, exchange student, know it all, apprentice
map chart coast survey bearing draw contour landmark compass | cartographer, mapmaker, surveyor,
    navigator, topographer
language accent translate dialect word grammar foreign speak | linguist, translator, interpreter,
    polyglot, philologist, xenolinguist
trance drum ritual totem ancestor spirit paint bones | witch doctor, medicine man, bokor, voodoo
    priest, spirit guide, tribal elder
wings fly tail claws teeth scent bite growl leap night sniff fur | werewolf, beastfolk, catfolk,
    wolfkin, lizardman, harpy, gargoyle, gryphon, dragonborn, minotaur, ratfolk
blood bat mist night stare charm coffin fangs | vampire, dhampir, nosferatu
cook stew pot spice knife soup pan feast season kitchen fry ladle taste | cook, chef, galley cook,
    camp cook, ships cook, line cook, army cook, gourmet
hair razor shave scissors gossip | barber, hairdresser, stylist
makeup face wig disguise powder dress look | makeup artist, drag queen, beautician, model, fashion
    designer
wire tap lens follow car photo divorce | private investigator, insurance investigator
lift heave push carry bend bar door boulder pull rope hold hurl muscles | strong, strong as an ox,
    muscular, burly, mighty, big and strong, built like a bear, huge, brawny, powerful, ogre blood,
    giant, hulking, heavyweight, broad, bull strength, arms like tree trunks
slip dodge climb leap squeeze balance twist narrow land soft | nimble, agile, quick, light footed,
    sure footed, limber, catlike, graceful, lithe, wiry, double jointed, small and quick
sprint catch escape first outrun faster | fast, swift, quick on the draw, fleet footed, fast runner,
    long legs, quick feet
hide gap under squeeze vent unnoticed child hole behind crawl barrel | small, tiny, short, skinny,
    childlike, halfling, gnome, slight, petite
silent creep tiptoe unseen shadow unnoticed follow | quiet, stealthy, silent, sneaky, soft footed,
    quiet as a mouse, ghost, shadowy, cat feet, moves like smoke
fix thread needle pick stitch wire delicate card aim | steady hands, nimble fingers, deft, quick
    hands, surgeons hands, clever hands, sure hand
far horizon glint spot watch detail notice movement dark read small print | sharp eyed, keen eyes,
    eagle eyed, observant, hawk eyes, notices everything, eye for detail, never misses a thing,
    perceptive, watchful
hear whisper footsteps listen behind door wall rustle | sharp ears, keen ears, good listener, bat
    ears, keen hearing
smell sniff scent poison smoke rot trail taste | keen nose, good nose, bloodhound nose, fine palate,
    wolf nose
dark night cave see shadow | sees in the dark, night eyes, cats eyes, darkvision, night vision
smile talk persuade friend trust joke charm guard let through favour | charming, silver tongue,
    silver tongued, smooth talker, charismatic, honeyed words, likeable, winsome, way with words,
    easy smile, pretty, gift of the gab, persuasive, fast talker, sweet talker
lie bluff fake story straight face pretend cheat | good liar, poker face, born liar, sly, cunning,
    devious, two faced, shameless, cheeky
scare stare loom growl threaten silence back down | intimidating, scary, menacing, scarred face,
    imposing, grim, death stare, fearsome, towering, terrifying
calm panic breathe hand steady bluff pressure fear bomb stare | calm, cool headed, nerves of steel,
    unflappable, cold blooded, ice in the veins, steady nerves, level headed, stoic, cool
pain cold poison march hunger drink blow survive awake fever bear | tough, hardy, stubborn as a
    mule, iron stomach, resilient, thick skinned, hard to kill, endures anything, tireless, tough as
    nails, survivor, rugged, leathery, stubborn
fear face stand jump first dark monster leap charge | brave, fearless, bold, daredevil, reckless
    courage, lionhearted, courageous, gutsy, plucky
puzzle riddle plan deduce logic trick trap work out theory | clever, smart, brilliant, genius, quick
    witted, logical, bright, problem solver, sharp mind, quick thinker, book smart, analytical
remember face name page map detail exact | good memory, photographic memory, never forgets a face,
    elephant memory
wait hours watch still careful line by line listen repeat night | patient, meticulous, careful,
    painstaking, thorough, methodical, perfectionist, disciplined
luck chance coin gamble guess random | lucky, born lucky, fools luck, fortune favoured
rumour know people ask friend name owes informant pub | knows everyone, contacts, well connected,
    street contacts, friends in low places, gossip, network of informants, popular, old friends
    everywhere, owed favours
pay bribe buy gold money expensive purse | rich, wealthy, loaded, deep pockets, trust fund, money,
    family fortune, inheritance, heiress, expense account
name known respect autograph recognise door open fans | famous, celebrity, reputation, local hero,
    legend, war hero, living legend, well respected
comfort sad listen feel understand tears lie trust | empathetic, kind, compassionate, good listener,
    gentle, motherly, big heart, reads people, people person, warm hearted
lead rally order crowd follow inspire speech | natural leader, leader, born leader, commanding
    presence, inspiring, authority
horse gallop ride escape carry mount | horse, mare, stallion, pony, warhorse, mule, faithful horse,
    old nag, camel, riding lizard
sniff bark bite fetch guard track growl scent chase | dog, hound, mutt, wolfhound, guard dog,
    sheepdog, bloodhound, terrier, tame wolf, pet wolf
fly scout see above message steal shiny | raven, crow, falcon, hawk, owl, parrot, pet crow, magpie,
    eagle
mouse steal key small climb squeeze fetch nimble | monkey, ferret, pet rat, cat, squirrel, weasel,
    pet monkey, trained rat
scan fly camera hack carry | drone, robot dog, service robot, little robot
dark light see cave shine signal burn oil | lantern, torch, lamp, flashlight, candle, glow stone,
    headlamp, flare
see far read sign ship horizon | spyglass, binoculars, telescope, field glass
climb down swing pull tie cross well haul | rope, grapnel, climbing gear, coil of rope, rope ladder,
    silk rope, grappling hook
pry force lid door crate hit wedge window | crowbar, prybar, iron bar, jemmy
lock wire pins door chest cuffs | lockpicks, set of picks, skeleton key, thieves tools, hairpin
wound bandage bleed stitch burn splint | first aid kit, medical bag, bandages, medkit, healers bag,
    surgical kit, herbs
repair bolt wire panel engine screw open | toolbox, tools, tool belt, multitool, wrench, soldering
    iron, toolkit, welding torch, spanner
cold rain sleep snow wind wrap warm | cloak, blanket, fur coat, wool coat, oilskin, heavy coat,
    poncho, bearskin
blend in guest party dress smart impress door | fine clothes, evening dress, silk suit, tuxedo, ball
    gown, signet ring, uniform, expensive suit
block blow arrow shield stand fight hit protect | shield, armour, chainmail, breastplate, helmet,
    buckler, bulletproof vest, plate armour
map route way path find | map, atlas, compass, sea chart, sextant, astrolabe, star chart
disguise face hide pass as | disguise kit, false papers, wigs, costume trunk, mask, makeup kit, fake
    id, false beard
listen call signal hear distance voice | radio, phone, walkie talkie, communicator, field telephone
proof door gate official pass open search | badge, warrant, seal, royal letter, papers, press card,
    writ, security pass
fish hook line pond | fishing rod, fishing net, harpoon, net
spade dig bury earth hole | shovel, spade, pickaxe
drink offer friend swig loosen tongue | flask, bottle of whiskey, wineskin, brandy, bottle of rum
read spell lore rite name reference look up | spellbook, grimoire, old book, notebook, journal,
    encyclopedia, bestiary, manual
play tune crowd song sing | lute, fiddle, flute, guitar, harmonica, drum, accordion, banjo, tin
    whistle
escape drive chase road ram | car, van, motorbike, truck, old pickup, motorcycle, jeep, hot rod,
    camper van
sail row cross river lake sea | boat, canoe, skiff, dinghy, raft, sloop, yacht, fishing boat
friend fight help lift distract carry backup | sidekick, big brother, loyal servant, apprentice,
    crew, gang, posse, henchman, hired guard, brother, sister, partner, squad, friends, bodyguard
"""
