"""A second, wider table of names: more callings, qualities, gear and troubles, told in short.

``CALLINGS`` lines are those of :mod:`companion.reader.words.callings`, ``FLAWS`` lines those of
:mod:`companion.reader.words.flaws`. A line of ``GEAR`` is ``what it is for | what it may serve for
| names``.
"""

CALLINGS = """
heal | investigate persuade endure | ambulance driver, dentist, nurse, orderly, medic,
    veterinarian, hospice nurse, plague nurse, therapist, psychiatrist, acupuncturist, masseur,
    optician, pharmacist, zahnarzt, zahnarztin, krankenpfleger, krankenschwester, tierarzt,
    tierarztin, sanitater, sanitaterin, infirmier, infirmiere, dentiste, veterinaire, ambulancier,
    enfermero, enfermera, dentista, veterinario, veterinaria, rettungssanitater, doula
craft heal investigate | forage recall sleight | poisoner, giftmischer, giftmischerin, giftkundig,
    empoisonneur, empoisonneuse, envenenador, envenenadora, toxicologist, toxicology, poisons
sail | navigate lift rescue swim | ferryman, ferrywoman, bargee, boatman, boatwoman, riverman,
    gondolier, canoeist, rower, oarsman, faehrmann, fahrmann, passeur, batelier, barquero
drive navigate | repair endure | truck driver, trucker, lorry driver, bus driver, train driver,
    engine driver, tram driver, pilot, bush pilot, balloonist, aeronaut, helmsman, rally driver,
    test pilot, carter, teamster, charioteer, lastwagenfahrer, lokfuhrer, kutscher, pilotin,
    routier, aeronaute, aviateur, aviatrice, cocher, camionero, camionera, aviador, aviadora,
    cochero, submariner, tank commander, tank driver, loader pilot, mech pilot, crane operator,
    bargee, ferryman, fahrmann, passeur, barquero
recall navigate notice | forage investigate read | meteorologist, weather watcher, weather eye,
    weather sense, weatherwise, astronomer, astrologer, stargazer, climatologist, oceanographer,
    geologist, volcanologist, meteorologe, meteorologin, astrologe, astrologin, wetterkundig,
    meteorologue, astrologue, geologue, meteorologo, meteorologa, astrologo, astrologa, geologo
tame ride | heal track persuade | ostler, hostler, stable boy, stable hand, stablehand, groom,
    farrier, horse tamer, horse whisperer, animal trainer, zookeeper, beekeeper, shepherdess,
    goatherd, swineherd, dog trainer, mahout, stallknecht, stallbursche, pferdeknecht, hirte,
    hirtin, schafer, schaferin, imker, palefrenier, berger, bergere, apiculteur, mozo de cuadra,
    pastor, pastora, arriero, muleteer, drover, bullfighter, torero, torera, matador, picador,
    rodeo clown, rodeo rider, dragon rider, griffin rider
perform | persuade deceive | soprano, tenor, baritone, diva, opera singer, singer, choirboy,
    chorister, troubadour, skald, cellist, violinist, pianist, trumpeter, drummer, flautist,
    guitarist, rapper, rock star, pop star, dancer, ballerina, belly dancer, ballet dancer,
    flamenco dancer, mime, clown, comedian, stand-up comedian, puppeteer, street performer,
    showman, showgirl, ventriloquist, fire eater, sword swallower, storyteller, sangerin,
    tanzerin, geiger, geigerin, chanteuse, danseuse, comique, violoniste, bailarina, bailaor,
    bailaora, payaso, cantaora, cantante
climb jump balance | sneak dodge escape flee | stuntman, stuntwoman, stunt double, parkour runner,
    traceur, trapeze artist, tightrope walker, ropewalker, funambulist, aerialist, steeplejack,
    roofer, chimney sweep, window cleaner, rigger, topman, kaminkehrer, schornsteinfeger,
    dachdecker, dachdeckerin, seiltanzer, seiltanzerin, couvreur, ramoneur, funambule, trapeziste,
    deshollinador, trapecista, equilibrista, contortionist, schlangenmensch
lift break | endure grapple craft | docker, stevedore, longshoreman, lumberjack, woodcutter,
    navvy, quarryman, porter, furniture mover, mover, strongman, strongwoman, circus strongman,
    weightlifter, powerlifter, blacksmith's mate, coal heaver, holzfaller, holzfallerin,
    hafenarbeiter, mobelpacker, kraftmensch, gewichtheber, bucheron, bucheronne, demenageur,
    hercule de foire, lenador, lenadora, estibador, forzudo
search lift break | endure | gravedigger, miner, tunneller, sapper, sewer worker, archaeological
    digger, totengraber, bergmann, fossoyeur, mineur, sepulturero, minero, minera, sexton
search forage | hide sneak haggle repair | scavenger, ragpicker, rag-and-bone man, beachcomber,
    salvager, scrapper, rubbish collector, treasure hunter, prospector, schatzsucher,
    lumpensammler, chiffonnier, chiffonniere, orpailleur, trapero, buscador de tesoros
gamble | deceive notice sleight | card sharp, cardsharp, croupier, poker player, bookie, chess
    master, chess player, grandmaster, bridge player, falschspieler, schachmeister,
    schachmeisterin, tricheur, joueur d'echecs, tahur, ajedrecista
recall | investigate read persuade notice | chess prodigy, strategist, tactician, mathematician,
    logician, quizmaster, genius, prodigy, mastermind, quick-witted, clever, brilliant,
    photographic memory, eidetic memory, perfect memory, good memory, encyclopedic knowledge,
    well-read, schachgenie, mathematiker, mathematikerin, strategin, fotografisches gedachtnis,
    gutes gedachtnis, belesen, schlau, klug, mathematicien, mathematicienne, memoire
    photographique, cultive, cultivee, malin, matematico, matematica, estratega, memoria
    fotografica, listo, lista
read recall | investigate persuade | linguist, polyglot, translator, interpreter, speaks six
    languages, many languages, languages, speaks many languages, latin, latin scholar, classicist,
    paleographer, cryptographer, codebreaker, code breaker, cryptologist, dolmetscher,
    dolmetscherin, ubersetzer, ubersetzerin, polyglott, linguistin, traducteur, traductrice,
    interprete, polyglotte, cryptographe, linguista, traductor, traductora, poliglota, criptografo
recall read investigate persuade | command intimidate notice | judge, magistrate, lawyer,
    attorney, solicitor, barrister, prosecutor, notary, paralegal, legal clerk, richter,
    richterin, anwalt, anwaltin, notar, notarin, juge, avocat, avocate, notaire, juez, jueza,
    abogado, abogada, notario
recall investigate heal | search forage craft | biologist, xenobiologist, botanist, zoologist,
    entomologist, ornithologist, marine biologist, palaeontologist, paleontologist, chemist,
    geneticist, biologe, biologin, botanikerin, chemiker, chemikerin, biologiste, botaniste,
    chimiste, biologo, biologa, botanica, quimico, quimica
search investigate notice persuade | sneak track deceive recall | journalist, reporter, war
    correspondent, correspondent, blogger, podcaster, insurance investigator, auditor, tax
    inspector, private eye, gumshoe, journalistin, reporterin, journaliste, periodista, reportero,
    reportera, detektivin, detective privado
search read recall | investigate | librarian, archivist, clerk, bookkeeper, registrar,
    genealogist, accountant, bibliothekar, bibliothekarin, archivar, archivarin, buchhalter,
    bibliothecaire, archiviste, comptable, bibliotecario, bibliotecaria, archivero, contable
persuade command | intimidate recall deceive perform | politician, mayor, senator, suffragette,
    revolutionary, union leader, union organiser, agitator, activist, speaker, orator, demagogue,
    preacher, televangelist, missionary, cult leader, influencer, politiker, politikerin,
    gewerkschafter, redner, rednerin, aktivistin, politicien, politicienne, syndicaliste,
    oratrice, orateur, politico, politica, sindicalista, orador, oradora, spin doctor, campaigner
persuade | deceive intimidate recall notice | gossip, matchmaker, village elder, elder, nobleman,
    noblewoman, baroness, baron, countess, heiress, debutante, courtesan, geisha, hostess, butler,
    concierge, bartender, barkeep, barmaid, innkeeper, landlady, publican, hairdresser, socialite,
    wirt, wirtin, barkeeper, klatschbase, adelige, adliger, baronin, grafin, graf, tavernier,
    aubergiste, barman, commere, comtesse, tabernero, tabernera, cotilla, condesa, contacts,
    contacts downtown, well connected, knows everybody, knows every family, network of contacts,
    informants, red de contactos, kontakte, gute kontakte, reseau de contacts, mafia widow, silver
    tongue, smooth talker, fast talker, gift of the gab, redegewandt, beau parleur, pico de oro,
    labioso, empathetic, good listener, einfuhlsam
intimidate | persuade command fight | debt collector, mob boss, gangster, mafioso, drill sergeant,
    prison guard, menacing, terrifying, scary, fearsome, booming voice, deep voice, imposing,
    towering, scarred face, evil eye, cold stare, piercing gaze, geldeintreiber,
    furchteinflossend, donnernde stimme, bedrohlich, effrayant, menacant, voix de stentor,
    aterrador, amenazador, vozarron, demon face
steal hide sneak | flee search deceive climb notice | street urchin, urchin, street kid, street
    rat, pickpocket, orphan, beggar, waif, mudlark, runaway, shoplifter, bag snatcher, gassenkind,
    strassenkind, taschendieb, taschendiebin, bettler, waise, gamin des rues, mendiant, orphelin,
    orpheline, pilluelo, mendigo, huerfano, huerfana, outcast, ausgestossener, paria, smuggler,
    black marketeer, moonshiner, schmuggler, schmugglerin, contrebandier, contrebandiere,
    contrabandista, highwayman, wegelagerer, strassenrauber, bandit de grand chemin, bandolero
craft | repair appraise haggle | potter, weaver, carpet weaver, tailor, seamstress, dressmaker,
    cobbler, shoemaker, saddler, cooper, wheelwright, basket maker, glassblower, chandler,
    bookbinder, printer, shipwright, boatbuilder, stonemason, bricklayer, mason, plasterer,
    thatcher, joiner, cabinetmaker, luthier, milliner, toymaker, brewer, vintner, distiller,
    cheesemaker, soapmaker, tattooist, sculptor, painter, forger, engraver, topfer, topferin,
    weber, weberin, schneider, schneiderin, naherin, schuster, sattler, bottcher, brauer,
    brauerin, winzer, buchbinder, schiffbauer, maurer, tischler, tischlerin, potier, potiere,
    tisserand, tisserande, couturiere, tailleur, cordonnier, tonnelier, brasseur, vigneron, macon,
    menuisier, alfarero, alfarera, tejedor, tejedora, sastre, costurera, zapatero, tonelero,
    cervecero, albanil, ebanista
cook | craft appraise forage | baker, pastry chef, butcher, fishmonger, chef, confectioner,
    short-order cook, galley cook, ship's cook, backer, backerin, konditor, konditorin, metzger,
    metzgerin, kochin, boulanger, boulangere, patissier, patissiere, boucher, cuisinier,
    cuisiniere, panadero, panadera, carnicero, cocinero, cocinera, pastelera, pastelero
hack repair | craft investigate disarm | electronics whiz, radio ham, ham radio operator, radio
    operator, telegraphist, roboticist, netrunner, slicer, programmer, sysadmin, computer whiz,
    tech whiz, technician, funker, funkerin, programmierer, programmiererin, informatiker,
    radioamateur, programmeur, informaticien, informaticienne, informatico, informatica,
    programador, programadora, technomancer
disarm | repair craft notice | bomb disposal expert, bomb disposal, sapper, demolitions expert,
    explosives expert, minesweeper, entscharfer, kampfmittelraumer, demineur, artificier,
    artificiero, desactivador
craft cook | repair endure | janitor, caretaker, handyman, cleaner, chambermaid, laundress, maid,
    hausmeister, putzfrau, concierge, femme de menage, lavandiere, conserje, limpiadora, lavandera
endure rescue break | lift climb heal | firefighter, fireman, fire chief, lifeguard, coastguard,
    mountain rescuer, feuerwehrmann, feuerwehrfrau, bergretter, rettungsschwimmer, pompier,
    pompiere, secouriste, bombero, bombera, socorrista
run ride balance | endure jump flee chase | cyclist, bike courier, courier, marathon runner,
    runner, sprinter, jogger, messenger, postman, newspaper boy, skater, skateboarder, bmx rider,
    radfahrer, radfahrerin, kurier, laufer, lauferin, brieftrager, cycliste, coursier, facteur,
    ciclista, mensajero, cartero, corredor, corredora
drive balance jump | flee chase endure | ski racer, skier, snowboarder, surfer, motocross racer,
    biker, jockey, bobsledder, skifahrer, skifahrerin, skieur, skieuse, surfista, esquiador,
    esquiadora
flee chase drive | sneak | getaway driver, wheelman, street racer, fluchtfahrer, chauffard, pilote
    de course, piloto de carreras
endure | persuade recall | penitent, ascetic, hermit, fasting, pilgrim, martyr, drunkard, boozer,
    wino, glutton, competitive eater, trencherman, night owl, night shifts, insomniac by trade,
    early riser, iron stomach, cast-iron stomach, high pain threshold, dead inside, cold blooded,
    cold-blooded, cool-headed, unflappable, level-headed, nerves of steel, steely nerves, iron
    will, strong willed, strong-willed, disciplined, patient, faith, deep faith, true faith,
    unshakeable faith, trinker, saufer, buesser, eremit, geduldig, kaltblutig, nervenstark,
    eiserner wille, nachteule, ivrogne, ermite, sang-froid, patiente, noctambule, borracho,
    ermitano, penitente, sangre fria, paciente, noctambulo, voluntad de hierro, volonte de fer,
    glaube
fight endure intimidate | break grapple | berserk rage, battle rage, berserk, rage, fury, blood
    fury, bloodlust, raider, plunderer, conquistador, eagle warrior, tribal warrior, pit dog, war
    veteran, android soldier, pirate captain, buccaneer, freebooter, seeteufel, rasender zorn,
    blutrausch, rage guerriere, furie, furia, ira de batalla
lift endure hack | fight repair recall break | android, robot, cyborg, automaton, golem, clockwork
    man, warforged, replicant, synthetic, maschinenmensch, androide, automate, automata
cast persuade intimidate | sneak lift endure fight climb | vampire, dhampir, werewolf,
    lycanthrope, demon, half-demon, ghost, lich, fae, changeling, vampir, vampirin, werwolf,
    loup-garou, vampiro, vampira, hombre lobo
cast | recall heal persuade endure | exorcist, shaman, wolf shaman, medium, seer, oracle, fortune
    teller, clairvoyant, psychic, medicine man, witch doctor, hedge witch, priest of the rain,
    rainmaker, ghost sight, second sight, sixth sense, exorzist, schamane, schamanin, seherin,
    wahrsagerin, hellseher, chaman, chamane, voyante, exorciste, vidente, exorcista, adivina,
    chamana
persuade endure recall cast | heal | nun, friar, vicar, rabbi, imam, chaplain, altar boy, bishop,
    abbot, deacon, nonne, monch, pfarrer, pfarrerin, kaplan, moine, abbe, bonne soeur, monja,
    fraile, cura, capellan
escape climb hide | sneak dodge | small, tiny, skinny, wiry, slim, slender, slight, petite, klein,
    zierlich, drahtig, schmal, dunn, petit, menu, mince, fluet, pequeno, pequena, delgado,
    delgada, menudo, menuda, flaco
endure climb run | lift jump swim flee chase | athletic, in top shape, well-trained, trained body,
    durchtrainiert, sportlich, en forme, sportif, sportive, en forma, atletico, atletica,
    deportista, stamina, long-winded, marathon lungs, ausdauernd, endurant, resistente
lift grapple break | intimidate craft | big hands, huge hands, built like a tank, ox strong,
    strong as an ox, iron grip, grosse hande, riesig, hune, grandes mains, colosse, manazas
    fuertes, gigante, enorme, wrestler's build
pick_lock craft disarm sleight heal steal | repair shoot | nimble fingers, deft fingers, quick
    fingers, light fingers, clever hands, skilled hands, sleight of hand, steady hands, steady
    hand, surgeon's hands, pianist's fingers, flinke finger, ruhige hand, ruhige hande, geschickte
    hande, doigts agiles, doigts de fee, mains sures, main sure, dedos agiles, manos firmes, pulso
    firme
notice | search track shoot | sharp eyes, keen eyes, eagle eyed, eagle-eyed, keen ears, sharp
    ears, good ears, bat ears, keen nose, perceptive, observant, attentive, watchful, night
    vision, dark vision, darkvision, infravision, thermal vision, cat eyes, adleraugen, scharfe
    augen, gutes gehor, feine nase, aufmerksam, nachtsicht, oeil de lynx, ouie fine, attentif,
    vision nocturne, vista de aguila, oido fino, atento, atenta, vision nocturna
gamble shoot dodge | flee steal | lucky, born lucky, good luck, lucky devil, fortune's favourite,
    gluckspilz, gluckskind, glucklich, veinard, veinarde, chanceux, suertudo, suertuda, afortunado
endure persuade intimidate rescue | fight command climb jump | brave, fearless, courageous,
    valiant, daring, bold, bravery, gutsy, unafraid, mutig, furchtlos, tapfer, kuhn, courageux,
    courageuse, intrepide, audacieux, valiente, valerosa, valeroso, audaz, intrepido
hunt tame notice | track shoot | falconer, falknerin, falkner, fauconnier, fauconniere, halconero,
    cetrero, houndmaster, kennel master, hundefuhrer
repair craft sneak hide | fight climb | guerilla, partisan, resistance fighter, maquisard,
    guerrillero
sneak hide notice | deceive steal search disguise fight shoot persuade pick_lock | retired spy,
    spy, secret agent, double agent, saboteur, sleeper agent, spionin, geheimagent, geheimagentin,
    espionne, agent secret, agente secreta, agente secreto, ninja, assassin, hired killer,
    meuchler, auftragskiller, tueur a gages, asesino, asesina, sicario
recall persuade | read perform | teacher, tutor, private tutor, governess, professor, lecturer,
    coach, schoolmaster, schoolmistress, lehrer, lehrerin, hauslehrer, gouvernante, institutrice,
    instituteur, prof, maestra, maestro, institutriz, profesor, profesora
craft repair | clean cook fight ride | squire, page, apprentice, armourer, armorer, knappe,
    ecuyer, escudero, gehilfe
appraise haggle persuade | recall deceive | merchant's daughter, merchant's son, shopkeeper,
    peddler, pedlar, hawker, estate agent, salesman, saleswoman, stockbroker, banker, used car
    salesman, horse trader, handlerin, verkaufer, verkauferin, makler, bankier, vendeur, vendeuse,
    courtier, banquier, vendedor, vendedora, banquero, corredor de bolsa, money lender, usurer
forage craft | lift tame endure cook | farmer, peasant, gardener, orchardist, farmhand, crofter,
    bauer, bauerin, gartner, gartnerin, paysan, paysanne, jardinier, jardiniere, campesino,
    campesina, jardinero, jardinera, granjero, mushroom picker, forager, herb gatherer
sail swim forage | navigate endure notice lift | fisherman, fisherwoman, fjord fisherman, pearl
    diver, diver, whaler, oysterman, fischer, fischerin, taucher, taucherin, perlentaucher,
    pecheur, pecheuse, plongeur, plongeuse, pescador, pescadora, buzo, corsair, corsaire, corsario
hide sneak disguise | deceive | goth teenager, wallflower, forgettable face, unremarkable, plain
    face, unassuming, unauffallig, passe-partout, discrete, discret, discreto, discreta, chameleon
"""

GEAR = """
sneak flee sail | chase swim hide | small fast boat, fast boat, speedboat, rowing boat, rowboat,
    kayak, canoe, dinghy, skiff, raft, motorboat, schnellboot, ruderboot, boot, kanu,
    schlauchboot, vedette, barque, canot, lancha, bote, barca, piragua
flee chase drive | jump break | muscle car, sports car, race car, motorbike, motorcycle,
    ambulance, truck, eighteen wheeler, van, jeep, hoverbike, speeder, snowmobile, scooter, moped,
    wheels, rollerblades, skateboard, bicycle, bike, motorrad, lieferwagen, fahrrad, rollschuhe,
    moto, camion, velo, bicyclette, patins, bicicleta, patines, furgoneta, coche
flee chase ride | jump lift | mustang, white horse, cheval blanc, warhorse, stallion, mare, pony,
    camel, racehorse, reindeer, riding horse, dromedary, schimmel, hengst, stute, kamel, chameau,
    jument, etalon, yegua, camello, caballo blanco
balance flee chase jump | drive run | skis, waxed skis, snowshoes, ice skates, snowboard,
    surfboard, sledge, sled, skier, schneeschuhe, schlittschuhe, schlitten, patins a glace,
    raquettes, luge, esquis, raquetas de nieve, trineo
break | craft fight lift repair | chainsaw, fire axe, felling axe, hatchet, iron bar, tire iron,
    tyre iron, battering ram, jackhammer, cutter, wire cutter, adze, sledge, pickaxe, maul,
    kettensage, feueraxt, brechstange, motorsage, tronconneuse, hache d'incendie, barre de fer,
    motosierra, barra de hierro, cutlass torch
craft | repair heal | sewing kit, needle and thread, knitting needles, knitting bag, yarn, loom,
    spindle, paint, paints, brushes, easel, clay, chisels, adze, plane, glue, whittling knife,
    nahzeug, nadel und faden, strickzeug, farben, kit de couture, fil et aiguille, peinture,
    costurero, hilo y aguja, pinturas, potter's wheel, spinning wheel
craft cook | repair | wire brush, broom, mop, bucket, soap, scrubbing brush, rag, besen, eimer,
    lappen, balai, seau, savon, escoba, cubo, jabon, fregona
cook | forage fight craft | ladle, rolling pin, cooking pot, cookpot, cocktail shaker, whisk,
    spice rack, nudelholz, kochloffel, louche, rouleau a patisserie, cucharon, rodillo, bread
    oven, fish kettle
signal | persuade flee perform | whistle, horn, bugle, flare, flare gun, signal mirror, megaphone,
    siren, signalhorn, trillerpfeife, leuchtpistole, sifflet, corne, fusee de detresse, silbato,
    bengala
hack notice | repair signal | shortwave set, shortwave radio, radio set, cb radio, scanner,
    oscilloscope, motion tracker, drone, sample drone, recon drone, quadcopter, spy drone, bug
    detector, drohne, kurzwellenempfanger, poste de radio, drone de reconnaissance, dron, radio de
    onda corta
repair hack | craft disarm | soldering iron, universal charger, battery pack, voltmeter,
    multimeter, lotkolben, fer a souder, soldador de estano
search notice read | investigate appraise | magnifying glass, reading glasses, reading lamp,
    loupe, monocle, spectacles, hand lens, lorgnette, lesebrille, leselampe, lupe, brille,
    lunettes de lecture, lampe de lecture, lunettes, gafas de lectura, gafas, lupa
notice | search navigate shoot | telescope, brass telescope, spyglass, binoculars, field glasses,
    scope, opera glasses, periscope, fernrohr, fernglas, longue-vue, jumelles, catalejo,
    prismaticos
notice | | hearing aid, ear trumpet, stethoscope, horgerat, horrohr, appareil auditif, cornet
    acoustique, audifono, trompetilla
recall read | investigate persuade | law books, law book, encyclopedia, grimoire, almanac,
    bestiary, reference books, bible, old maps, field guide, gesetzbuch, lexikon, nachschlagewerk,
    livres de droit, encyclopedie, enciclopedia, libros de leyes, atlas
navigate | read search | maps, old maps, sea chart, sea charts, sextant, astrolabe, star chart,
    route map, karten, seekarte, cartes, mapas, carta nautica
pick_lock | search escape | key ring, keyring, skeleton key, hairpin, hairpins, bent wire, picks,
    dietrich, dietriche, schlusselbund, crochets, trousseau de cles, ganzuas, llavero, passkey,
    master key
hide sneak | deceive disguise | camouflage net, ghillie suit, poncho, cloak, grey cloak, hooded
    cloak, dark clothes, black clothes, tarnnetz, tarnanzug, umhang, kapuzenmantel, filet de
    camouflage, cape, manto, capa, red de camuflaje, invisibility cloak, cloaking device, camo
disguise deceive | persuade perform | makeup, make-up, disguise kit, wigs, wig, false beard,
    costume, silk costume, veil, veils, mask, eyeliner, greasepaint, schminke, perucke, falscher
    bart, kostum, maske, maquillage, perruque, fausse barbe, voile, maquillaje, peluca, barba
    postiza, disfraz, velo, uniform
deceive persuade | steal haggle | fake diamonds, fake jewels, false papers, forged papers, forged
    passport, fake id, fake badge, counterfeit money, marked deck, loaded dice, sealed letter,
    gefalschte papiere, falschgeld, gezinkte karten, faux papiers, fausse monnaie, cartes
    marquees, papeles falsos, dinero falso, cartas marcadas, dados cargados, fausses pierres
gamble | deceive perform sleight | deck of cards, playing cards, dice, pair of dice, lucky coin,
    kartenspiel, wurfel, jeu de cartes, baraja, dados, tarot deck
persuade | endure perform | hip flask, bottle of rum, bottle of wine, whiskey, whisky, cigars,
    cigarettes, tea, flowers, perfume, chocolates, flachmann, schnaps, zigarren, flasque, cigares,
    petaca, puros, gin, cognac
persuade perform | deceive | evening gown, fine clothes, expensive suit, tuxedo, jewels, signet
    ring, fur coat, dress uniform, robes, abendkleid, feine kleider, pelzmantel, robe de soiree,
    beaux habits, vestido de noche, traje caro, ivory fan
cast endure | persuade intimidate heal | rosary, crucifix, holy symbol, holy water, prayer beads,
    prayer book, relic, talisman, amulet, ouija board, crystal ball, rosenkranz, kruzifix,
    weihwasser, gebetbuch, chapelet, eau benite, livre de prieres, rosario, crucifijo, agua
    bendita, tarot, spirit board
endure | break dodge rescue | hazmat suit, gas mask, blast suit, turnout coat, breathing mask,
    oxygen mask, respirator, breathing apparatus, space suit, spacesuit, diving suit, flight suit,
    fire coat, schutzanzug, gasmaske, atemschutz, atemmaske, raumanzug, masque a gaz, combinaison,
    respirateur, traje espacial, mascara de gas, traje ignifugo, radiation suit, wetsuit, winter
    coat, fur cloak, thermal suit
heal | craft investigate | trauma kit, medkit, doctor's bag, medicine bag, herb pouch, herbs,
    bandages, healing salve, surgeon's kit, defibrillator, krauterkoffer, arzttasche,
    verbandskasten, krauter, trousse de soins, herbes, sac de medecin, botiquin, hierbas, maletin
    medico, smelling salts
fight | intimidate | sickle, scythe, gavel, walking stick, umbrella, poker, rolled newspaper, stun
    baton, taser, cane, sword cane, stiletto, fillet knife, hairpin dagger, obsidian club,
    florett, degen, canne, schlagstock, elektroschocker, matraque, bastons, porra, baston,
    estoque, fleuret, florete, knitting needle
shoot | fight intimidate | flamer, flamethrower, pulse rifle, sling, slingshot, blowgun, catapult,
    flammenwerfer, steinschleuder, lance-flammes, fronde, lance-pierre, lanzallamas, honda,
    tirachinas, net gun
grapple | escape climb tame fight swing | lasso, lariat, bullwhip, whip, net, bolas, fishing net,
    peitsche, netz, fouet, filet, latigo, chain whip
craft hunt | disarm notice hide | tripwire, trip wire, snare wire, snares, bear trap, caltrops,
    fishing line, fallen, stolperdraht, pieges, fil de piege, trampas, alambre de trampa
tame persuade fight | lift track chase hunt notice | loyal dog, hunting dog, bloodhound, dog,
    guard dog, trained dog, wolfhound, terrier, treuer hund, jagdhund, chien fidele, chien de
    chasse, perro fiel, perro de caza
hunt notice search | fight track | peregrine, falcon, hawk, eagle, owl, raven, falke, adler, rabe,
    faucon, aigle, corbeau, halcon, aguila, cuervo, carrier pigeon, trained monkey, ferret, pet
    rat
lift | tame endure | mule, donkey, pack horse, ox, elephant, maultier, esel, packpferd, mulet,
    ane, mula, burro
recall endure | hack deceive hide | encrypted memory, memory implant, data chip, neural implant,
    datenchip
investigate notice | persuade read | camera, notebook, voice recorder, fingerprint kit, evidence
    bags, kamera, notizbuch, appareil photo, carnet, camara, cuaderno, microscope, sample kit,
    geiger counter, thermometer
haggle buy | persuade | purse of silver, purse of gold, bag of coins, gold coins, credit card,
    cash, wad of cash, silver coins, geldbeutel, goldmunzen, bourse d'or, pieces d'or, bolsa de
    oro, monedas de oro, chequebook
perform | persuade tame cast | lute, harp, fiddle, violin, guitar, flute, bone flute, drum,
    accordion, trumpet, bagpipes, harmonica, banjo, piano, painted barrel, juggling balls,
    puppets, doves, laute, geige, flote, trommel, akkordeon, luth, violon, guitare, accordeon,
    laud, guitarra, acordeon, tambor, marionetas, anklet bells
tame | intimidate deceive | red cape, capa roja, muleta, catnip, dog treats, sugar lumps, bag of
    oats, carrots, leckerli, zuckerstucke, friandises, terrones de azucar, leather glove, falconry
    glove, saddle, bridle
drive | dodge | sandbags, ballast, anchor, rudder, ballast bags, sandsacke, anker, ancre, ancla
search lift break | | shovel, spade, folding spade, entrenching tool, trowel, metal detector,
    dowsing rod, schaufel, spaten, wunschelrute, metalldetektor, pelle, detecteur de metaux,
    baguette de sourcier, pala, varilla
"""

FLAWS = """
charm | proud, arrogant, haughty, conceited, vain, snobbish, rude, tactless, blunt-spoken,
    foul-mouthed, foul mouthed, abrasive, preachy, moody, grumpy, surly, sarcastic, insufferable,
    know-it-all, unfriendly, awkward, socially awkward, shy, bashful, mumbles, stutter, stammer,
    lisp, mute, tongue-tied, no friends, friendless, bad breath, smelly, stinks, reeks, unwashed,
    ugly, disfigured, hideous, scarred badly, bad reputation, infamous, notorious, disgraced,
    distrusted, mistrusted, outlawed, foreigner, accent, thick accent, schlechter ruf, verrufen,
    hochmutig, eitel, unhoflich, schuchtern, stotterer, stottert, stotternd, lispelt, hasslich,
    stinkt, keine freunde, orgueilleux, orgueilleuse, hautain, arrogante, vaniteux, impoli,
    grossier, timide, begue, zozote, laide, mauvaise reputation, pue, orgulloso, orgullosa,
    altanero, vanidoso, grosero, timido, timida, tartamudo, tartamuda, ceceo, feo, fea, mala fama,
    mala reputacion, apesta, antisocial, quick to insult, stubborn as a mule, pig-headed,
    condescending, whiny, gossipy, poor people skills
nerve | timid, cowardly, coward, craven, nervous, anxious, jittery, jumpy, skittish, panicky,
    easily scared, faint-hearted, squeamish, faints at blood, nightmares, traumatised,
    traumatized, shell-shocked, shell shock, ptsd, war trauma, haunted, panic attacks, insecure,
    self-doubt, indecisive, hesitant, low self-esteem, paranoid, jinxed, superstitious, stage
    fright, angstlich, feige, feigling, nervos, schreckhaft, albtraume, alptraume, traumatisiert,
    panikattacken, unsicher, lampenfieber, aberglaubisch, lache, peureux, peureuse, nerveux,
    nerveuse, angoisse, cauchemars, traumatise, superstitieux, superstitieuse, indecis, cobarde,
    miedoso, miedosa, nervioso, nerviosa, ansioso, pesadillas, traumatizado, traumatizada, panico
    escenico, supersticioso, supersticiosa, indeciso
rage_nerve | hot headed, hot-headed, hothead, hot-tempered, short temper, short-tempered,
    quick-tempered, bad temper, anger issues, impatient, impulsive, rash, reckless, jahzornig,
    hitzkopf, hitzkopfig, aufbrausend, ungeduldig, impulsiv, leichtsinnig, colerique, impatiente,
    impulsif, temeraire, soupe au lait, colerico, colerica, irascible, impaciente, impulsivo,
    impulsiva, temerario, temeraria, trigger-happy, hasty, no patience, restless, unruhig
drives | reckless driver, bad driver, can't drive, terrible driver, no driving licence, no sense
    of direction, gets lost, lost easily, kein orientierungssinn, mauvais conducteur, aucun sens
    de l'orientation, mal conductor, sin sentido de la orientacion, motion sick, carsick, seasick,
    airsick, seekrank, reisekrank, mal de mer, mal des transports, mareado, mareo, fear of flying,
    afraid of flying, flugangst, peur de l'avion, miedo a volar, aviophobia
legs stamina | gout, gouty, overweight, fat, obese, corpulent, pot-bellied, heavyset, big belly,
    old age, elderly, aged, very old, flat feet, bunions, bad feet, frostbitten toes, hip
    replacement, varicose veins, rheumatism, rheumatic, gicht, ubergewichtig, fettleibig,
    plattfusse, rheuma, altersschwach, goutte, grosse, pieds plats, rhumatisme, rhumatismes, age
    avance, gordo, gorda, sobrepeso, pies planos, reuma, anciano, anciana, short legs, bow-legged,
    stooped, slow runner
weak | scrawny, frail, feeble, puny, weakling, weak arms, weak, delicate, underfed, malnourished,
    starving, underweight, stooped back, hunchback, hunchbacked, crooked back, slipped disc,
    hernia, bad spine, brittle bones, fragile, gebrechlich, schwachlich, schmachtig, buckel,
    bucklig, bandscheibenvorfall, glasknochen, chetif, chetive, frele, malingre, bossu, debil,
    enclenque, fragil, jorobado, hernia discal, desnutrido, half-starved
hands | rheumatism, rheumatic fingers, clumsy hands, cold hands, frostbitten hands, stiff hands,
    carpal tunnel, lost thumb, missing finger, hand tremor, palsy, shaky grip, rheumatische
    finger, mains engourdies, manos frias, dedos rigidos
stamina noisy | cough, coughing, bad cough, smoker's cough, chronic cough, consumption,
    tuberculosis, bronchitis, asthma, asthmatic, asthmatique, sneezing, hay fever, head cold,
    runny nose, hiccups, husten, raucherhusten, raucherlunge, schwindsucht, heuschnupfen,
    schnupfen, toux, tuberculose, rhume, asthme, tos, asma, resfriado, pneumonia, black lung,
    collapsed lung
sickly | malaria, fever, feverish, sick, ill, diseased, infected, infection, poisoned, plague,
    flu, hungover, hangover, drunk, tipsy, drugged, concussion, concussed, dizzy, nauseous,
    nausea, migraine, headaches, headache, dehydrated, hungry, famished, allergic, allergies,
    pregnant, withdrawal symptoms, low blood pressure, anaemic, diabetic, epileptic, sunburn,
    sunburnt, radiation sickness, low battery, low on power, malfunctioning, overheating, krank,
    fieber, fiebrig, infiziert, vergiftet, verkatert, kater, betrunken, gehirnerschutterung,
    schwindlig, migrane, kopfschmerzen, hungrig, allergisch, schwanger, sonnenbrand, malade,
    fievre, fievreux, empoisonne, ivre, gueule de bois, commotion, vertiges, nausee, affame,
    allergique, enceinte, coup de soleil, enfermo, enferma, fiebre, febril, envenenado, borracho
    perdido, resaca, mareada, jaqueca, hambriento, hambrienta, alergico, alergica, embarazada,
    quemadura de sol, batterie faible, schwacher akku, bateria baja, cracked circuit
hearing | deaf, deaf in one ear, half-deaf, hard of hearing, bad hearing, poor hearing, ringing
    ears, tinnitus, ear infection, burst eardrum, taub, schwerhorig, halbtaub, sourd, sourde, dur
    d'oreille, acouphenes, sordo, sorda, duro de oido, oidos zumbantes, bad ears
sight | bad eyes, weak eyes, failing eyes, cataracts, cataract, glaucoma, light-sensitive, lazy
    eye, poor vision, half blind, far-sighted, farsighted, colourblind, color-blind, snow-blind,
    squints, grauer star, weitsichtig, lichtempfindlich, farbenblind, cataracte, presbyte,
    hypermetrope, daltonien, cataratas, daltonico, hipermetrope
noisy | squeaky joints, squeaky boots, creaky joints, creaking knees, loud, noisy, rattling
    armour, heavy footed, heavy-footed, heavy tread, jingling spurs, bell on the foot, loudmouth,
    loud voice, can't keep quiet, can't whisper, laut, quietschende gelenke, polternd, grossmaul,
    bruyant, bruyante, grande gueule, articulations qui craquent, ruidoso, ruidosa, bocazas,
    articulaciones que crujen, snores, giggles, conspicuous, bright red hair
mind | slow witted, slow-witted, dim-witted, simple-minded, stupid, dumb, forgetful,
    absent-minded, absentminded, amnesia, amnesiac, easily confused, muddled, scatterbrained,
    senile, ignorant, uneducated, uncultured, daydreamer, distracted, easily distracted,
    begriffsstutzig, dumm, vergesslich, zerstreut, gedachtnisverlust, ungebildet, unkonzentriert,
    stupide, lent d'esprit, oublieux, distrait, distraite, amnesique, ignare, tonto, tonta, corto
    de luces, olvidadizo, olvidadiza, despistado, despistada, amnesico, ignorante, bad memory,
    poor memory
letters | illiterate, can't read, unlettered, dyslexic, dyslexia, cannot read, never learned to
    read, analphabet, analphabetin, legastheniker, kann nicht lesen, illettre, illettree,
    analphabete, dyslexique, ne sait pas lire, analfabeto, analfabeta, dislexico, no sabe leer
trust | naive, gullible, trusting, too trusting, credulous, innocent, naiv, leichtglaubig,
    gutglaubig, vertrauensselig, naif, credule, ingenuo, ingenua, credulo, credula, easily fooled,
    believes anything, sheltered
cooks | can't cook, terrible cook, bad cook, no sense of taste, no sense of smell, kann nicht
    kochen, mauvais cuisinier, no sabe cocinar, burns water
money | bank loan, mob debt, in debt, deep in debt, debts, gambling debts, broke, penniless, poor,
    bankrupt, destitute, spendthrift, mortgage, owes money, alimony, verschuldet, schulden,
    spielschulden, pleite, bankrott, mittellos, endette, endettee, dettes, dettes de jeu, fauche,
    fauchee, ruine, sans le sou, deudas, endeudado, endeudada, arruinado, sin blanca, pobre,
    deudas de juego
wanted | wanted, wanted by customs, wanted by the law, wanted man, wanted poster, hunted,
    fugitive, outlaw, on the run, criminal record, ex-convict, known to the police, price on her
    head, price on his head, enemy of the crown, exiled, blacklisted, deserter, gesucht,
    steckbrieflich gesucht, auf der flucht, vorbestraft, recherche, recherchee, fugitif, casier
    judiciaire, buscado, buscada, fugitivo, fugitiva, con antecedentes, profugo
tempt | whiskey habit, drinking problem, alcoholic, drinks too much, drinking habit, drug habit,
    addict, addicted, junkie, opium habit, morphine addict, gambling addict, gambling problem,
    compulsive gambler, kleptomaniac, glutton for sweets, greedy, greed, lecherous, womaniser,
    womanizer, lustful, sweet tooth, trinkt zu viel, alkoholiker, alkoholikerin, suchtig,
    spielsuchtig, gierig, alcoolique, buveur, toxicomane, joueur compulsif, cupide, gourmand,
    alcoholico, alcoholica, adicto, adicta, ludopata, codicioso, codiciosa, mujeriego
grief | grieving, mourning, heartbroken, lovesick, melancholy, melancholic, depressed, depression,
    widower, widow, divorced, homesick, lonely, guilt-ridden, guilty conscience, bereaved,
    trauernd, in trauer, liebeskummer, schwermutig, depressiv, witwer, witwe, heimweh, einsam, en
    deuil, coeur brise, melancolique, depressif, veuf, veuve, mal du pays, de luto, corazon roto,
    melancolico, deprimido, viudo, viuda, nostalgico, survivor's guilt
bound | handcuffed, shackled, chained, tied up, tied hands, ball and chain, heavy chains,
    gefesselt, in ketten, menotte, enchaine, ligote, esposado, encadenado, atado, grounded, under
    house arrest, hausarrest, in a cast, body cast
heights | vertigo, fear of heights, afraid of heights, acrophobia, acrophobic, scared of heights,
    dizzy heights, hohenangst, nicht schwindelfrei, vertige, peur du vide, acrophobie, miedo a las
    alturas, acrofobia
tight | claustrophobic, claustrophobia, afraid of tight spaces, fear of tight spaces, platzangst,
    klaustrophobisch, claustrophobe, claustrophobie, claustrofobico, claustrofobica, claustrofobia
wanted | known to the watch, known to the guards, known to the law, known to the revenue, known to
    every guard, suspended licence, suspended license, branded thief, branded, banished, traitor,
    turncoat, untrustworthy face
charm | shunned, shunned by all, everyone shuns him, everyone shuns her, everybody shuns him,
    everybody shuns her, distrusted in town, loner, recluse, snob, bossy, quick temper, hot temper,
    bad temper, short fuse, vow of silence, talks to himself, talks to herself, smells of fish
money | vow of poverty, owes money, owes the bank, owes everyone, owes everybody, never has money
lie | never lies, literal minded, literal-minded, takes everything literally
sight | needs glasses, lost glasses, thick glasses
tempt | cannot refuse a dare, cannot resist a bet, can't resist a bet, can't refuse a dare,
    cannot say no, can't say no, drinks, drinks alone, drinks too much
intimidated | too polite, too nice, overly polite, pacifist
beasts | dogs hate him, dogs hate her, allergic to cats, allergic to dogs, allergic to horses
torn | blood feud, sworn enemy, old rival, blackmailed, jealous, guilt, storm scar, hates nobles
tired | insomniac, insomnia, sleepless nights, schlaflosigkeit, insomnie, insomnio, narcoleptic,
    narcolepsy, lazy, sluggish, lethargic, faul, trage, paresseux, paresseuse, perezoso, perezosa,
    jet-lagged, jetlag, overworked, uberarbeitet
"""

DOMAINS = {
    "rage_nerve": "persuade endure haggle sneak deceive heal pick_lock disarm repair craft tame",
    "intimidated": "intimidate fight",
    "torn": "",
    "drives": "drive sail ride navigate",
    "sickly": "climb jump swim balance lift break endure fight shoot grapple flee chase run sneak "
    "search notice recall read track navigate heal craft repair drive pick_lock escape",
    "trust": "appraise deceive gamble haggle notice investigate",
    "cooks": "cook forage",
    "wanted": "persuade deceive disguise sneak hide haggle bribe",
    "tempt": "endure",
    "grief": "endure perform persuade recall read",
    "tired": "notice endure drive search read recall track heal run chase flee lift",
}
