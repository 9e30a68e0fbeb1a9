"""Professions, talents and qualities with the manners of acting that they help.

Line: ``core manners | further manners | words``. A core manner is what the word stands for;
a further one is within its reach. Words ending in ``*`` also match as the tail of a compound.
"""

CALLINGS = """
fight | intimidate grapple | warrior, fighter, soldier, swordsman, swordswoman, swordfighter,
    fencer, duelist, duellist, gladiator, knight, paladin, samurai, ronin, barbarian, berserker,
    mercenary, sellsword, man-at-arms, legionnaire, legionary, viking, amazon, champion, axeman,
    blademaster, weapon master, weaponmaster, swordplay, fencing, melee, blades, brawling, fencing
    master, templar, crusader, shieldmaiden, shieldbearer, hoplite, janissary, krieger, kriegerin,
    kampfer, kampferin, ritter*, soldner, soldnerin, fechter, fechterin, schwertkampfer,
    schwertkampferin, gladiatorin, barbar, barbarin, guerrier, guerriere, combattant, combattante,
    chevalier, chevaliere, escrimeur, escrimeuse, bretteur, mercenaire, gladiateur, barbare,
    guerrero, guerrera, luchador, luchadora, caballero, espadachin, esgrimista, mercenario,
    mercenaria, gladiador, barbaro, barbara, haudegen, duelliste, duelista, combat, kampf,
    combate, close combat, nahkampf, mosquetero, mousquetaire, musketeer, warlord, monster slayer,
    demon slayer, dragon slayer, slayer, ex-gladiator
fight shoot | intimidate endure grapple sneak command | soldier, space marine, marine, veteran,
    ex-soldier, commando, trooper, war veteran, guardsman, militia, infantryman, soldat, soldatin,
    veteran, veteranin, kriegsveteran, vétéran, ancien soldat, soldado, soldada, veterano,
    veterana, exsoldado, musketeer, bounty hunter, kopfgeldjager, chasseur de primes,
    cazarrecompensas, bodyguard, leibwachter, garde du corps, guardaespaldas, hitman, enforcer,
    monster hunter, vampire hunter, monsterjager, chasseur de monstres, cazador de monstruos,
    witch hunter, hexenjager, cavalryman, dragoner, security officer, rebel, guerrilla, colonial
    marine, guard
fight grapple | intimidate endure | brawler, boxer, wrestler, bouncer, pugilist, thug, street
    fighter, streetfighter, bruiser, pit fighter, prizefighter, martial artist, martial arts, kung
    fu, karate, judo, ninjutsu, tavern brawler, boxing, wrestling, kickboxer, schlager, boxer,
    ringer, raufbold, strassenkampfer, kampfkunstler, kampfkunst, bagarreur, boxeur, lutteur, arts
    martiaux, boxeador, boxeadora, pugil, matón, artes marciales, luchadora, peleador, peleadora,
    faustkampfer, catcheur, street brawler, fistfighter, unarmed combat
shoot | intimidate | gunslinger, sharpshooter, sniper, marksman, markswoman, gunfighter, gunman,
    crack shot, dead shot, deadeye, dead-eye, quick draw, pistoleer, rifleman, gunner, gunnery,
    pistolero, pistolera, firearms, trick shooter, scharfschutze, scharfschutzin, schutze,
    schutzin, revolverheld, revolverheldin, pistolenheld, kunstschutze, tireur d'elite, tireur,
    tireuse, tireuse d'elite, franc-tireur, fine gachette, as de la gachette, francotirador,
    francotiradora, tirador, tiradora, buena punteria, steady aim, good aim, keen shot, cannoneer,
    markmanship, marksmanship, steady shot, fast draw
shoot | hunt notice | archer, bowman, bowwoman, archery, bogenschutze, bogenschutzin,
    armbrustschutze, archere, arbaletrier, arquero, arquera, ballestero, crossbowman, slinger,
    knife thrower, messerwerfer, lanceur de couteaux, lanzador de cuchillos
track hunt forage | sneak shoot notice hide climb endure navigate tame | hunter, huntress,
    trapper, poacher, big game hunter, jager*, jagerin, wilderer, wilddieb, fallensteller,
    trappeur, chasseur, chasseuse, braconnier, cazador, cazadora, furtivo, trampero, hunting, jagd
track forage navigate notice | hide sneak climb endure hunt ride tame | ranger, woodsman, tracker,
    scout, pathfinder, survivalist, wilderness guide, guide, woodswoman, outdoorsman,
    frontiersman, mountain man, bushcraft, wilderness survival, wilderness lore, tracking, nomad,
    desert nomad, forester, wastelander, backwoods, waldlaufer, waldlauferin, kundschafter,
    kundschafterin, spaher, spaherin, spurenleser, spurenleserin, fahrtensucher, pfadfinder,
    pfadfinderin, forster, uberlebenskunstler, wildnis, wildnislaufer, rodeur, rodeuse, eclaireur,
    eclaireuse, pisteur, pisteuse, guide, forestier, coureur des bois, survie, rastreador,
    rastreadora, explorador, exploradora, montaraz, guia, guardabosques, superviviente, survival,
    survivor, eclaireur, trailblazer, desert guide, desert-born, bushman
pick_lock sneak steal hide | climb disarm sleight escape notice search deceive balance jump |
    thief, burglar, cat burglar, rogue, cutpurse, housebreaker, safecracker, cracksman, sneak
    thief, master thief, dieb*, diebin, einbrecher, einbrecherin, meisterdieb, meisterdiebin,
    fassadenkletterer, schurke, schurkin, panzerknacker, voleur, voleuse, cambrioleur,
    cambrioleuse, monte-en-l'air, roublard, roublarde, ladron, ladrona, caco, ratero de guante
    blanco, picaro, picara, second-story man, tomb robber, grave robber, tomb raider, grabrauber,
    pilleur de tombes, pilleuse de tombes, saqueador de tumbas, saqueadora de tumbas,
    perce-coffre, percecoffre
climb | sneak balance jump | cat burglar, fassadenkletterer, second-story man, steeplejack
steal | sneak deceive hide sleight flee | pickpocket, street rat, urchin, street urchin,
    guttersnipe, light-fingered, light fingers, sticky fingers, nimble fingers, quick fingers,
    sleight of hand, kleptomaniac, taschendieb, taschendiebin, langfinger, flinke finger,
    strassenkind, gassenjunge, pickpocket, doigts agiles, gamin des rues, gosse des rues,
    tire-laine, carterista, ratero, ratera, dedos agiles, pillo, manos rapidas, nino de la calle,
    golfillo
pick_lock | disarm break escape repair | locksmith, lockpicking, lockpicker, lock expert,
    lockbreaker, schlosser, schlosserin, schlossknacker, schlosser knacken, serrurier, serruriere,
    crochetage, cerrajero, cerrajera, nimble fingers, deft hands, deft fingers, steady hands,
    delicate hands, ruhige hande, flinke finger, geschickte hande, doigts agiles, mains agiles,
    dedos agiles, manos habiles
sneak hide | fight deceive climb steal notice disguise shoot | assassin, ninja, shadow, stealthy,
    sneaky, quiet, silent, light-footed, lightfooted, stealth, shinobi, infiltrator, shadowdancer,
    soft-footed, light step, light steps, moves like a shadow, quiet step, unremarkable, small,
    tiny, halfling, gnome, hobbit, assassine, schleicher, leise, lautlos, heimlich, unauffallig,
    meuchler, meuchlerin, meuchelmorder, leisetreter, leichtfussig, schattenlaufer, discret,
    discrete, furtif, furtive, silencieux, silencieuse, agile comme une ombre, pas leger, pas
    feutre, sigiloso, sigilosa, silencioso, silenciosa, sigilo, discreto, discreta, asesino,
    asesina, escurridizo, klein, petit, petite, pequeno, pequena, slippery, shadow walker,
    invisible, unseen, cat-footed, catlike, nighttime prowler, feline
fight shoot | sneak hide poison disguise | assassin, assassine, meuchelmorder, meuchelmorderin,
    asesino, asesina, contract killer, hired killer, auftragskiller, sicario, ninja
deceive | persuade disguise perform haggle gamble sleight | con artist, conman, con man, con
    woman, grifter, swindler, liar, good liar, bluffer, charlatan, trickster, hustler, impostor,
    imposter, fraudster, huckster, confidence trickster, bluffing, lying, forger, hochstapler,
    hochstaplerin, betruger, betrugerin, trickbetruger, trickbetrugerin, schwindler, schwindlerin,
    lugner, lugnerin, scharlatan, falscher, escroc, arnaqueur, arnaqueuse, menteur, menteuse,
    imposteur, bonimenteur, bonimenteuse, beau parleur, estafador, estafadora, timador, timadora,
    embustero, embustera, mentiroso, mentirosa, farsante, impostor, impostora, falsificador, poker
    face, pokerface, cara de poquer, straight face
deceive disguise | sneak perform persuade hide steal pick_lock notice | spy, secret agent, agent,
    double agent, undercover cop, infiltrator, master of disguise, disguise artist, spion,
    spionin, agent, agentin, geheimagent, geheimagentin, espion, espionne, agent secret, espia,
    agente secreto, agente secreta, chameleon, changeling, shapeshifter, doppelganger,
    doppelganger, mimic, spymaster, shape changer
persuade deceive | haggle perform talk | silver tongue, silver-tongued, smooth talker,
    smooth-talking, smooth talking, fast talker, fast-talker, fast talking, glib, charming,
    charismatic, charm, charisma, persuasive, eloquent, honey-tongued, seductive, seductress,
    seducer, femme fatale, heartbreaker, flirt, beautiful, handsome, gorgeous, pretty, attractive,
    pretty face, gift of the gab, quick-witted, quick wit, winning smile, doxy, courtesan,
    redegewandt, wortgewandt, charmant, charismatisch, uberzeugend, eloquent, silberzunge, schon,
    hubsch, gutaussehend, attraktiv, schlagfertig, verfuhrerisch, verfuhrerin, kurtisane, beredt,
    eloquente, charmeur, charmeuse, charismatique, persuasif, beau, belle, seduisant, seduisante,
    seducteur, seductrice, langue d'argent, courtisane, encantador, encantadora, carismatico,
    carismatica, persuasivo, persuasiva, elocuente, labia, pico de oro, guapo, guapa, hermoso,
    hermosa, seductor, seductora, cortesana, zalamero, innocent face, innocent looking, honest
    face, baby face, trustworthy face, sympathetic
persuade | haggle talk command deceive | diplomat, negotiator, ambassador, envoy, politician,
    lawyer, attorney, advocate, orator, preacher, demagogue, noble, nobleman, noblewoman,
    aristocrat, lord, lady, prince, princess, courtier, socialite, debutante, leader, born leader,
    union leader, mayor, herald, matchmaker, counsellor, counselor, therapist, psychologist,
    influencer, diplomacy, etiquette, negotiation, leadership, noble birth, high-born, royal
    blood, well-connected, statesman, revolutionary, diplomat, diplomatin, unterhandler,
    unterhandlerin, botschafter, gesandter, politiker, politikerin, anwalt, anwaltin, redner,
    rednerin, prediger, adlig, adlige, adliger, edelmann, edelfrau, grafin, graf, hofling,
    anfuhrer, anfuhrerin, diplomate, negociateur, negociatrice, ambassadeur, ambassadrice,
    politicien, politicienne, avocat, avocate, orateur, oratrice, noble, aristocrate, courtisan,
    meneur, meneuse, diplomatico, diplomatica, negociador, negociadora, embajador, embajadora,
    politico, politica, abogado, abogada, orador, oradora, aristocrata, cortesano, lider,
    predicador, revolucionario, press officer, campaigner, hostage negotiator, priest, priestess,
    priester, priesterin, pretre, pretresse, sacerdote, sacerdotisa, kind-hearted, empathetic,
    good listener, empath, pacifist, marquis, comtesse
intimidate | fight command persuade | intimidating, scary, menacing, frightening, imposing,
    fearsome, terrifying, huge, giant, towering, ogre, orc, half-orc, troll, loan shark, gangster,
    mobster, mob boss, crime boss, gang leader, warlord, tyrant, drill sergeant, inquisitor,
    interrogator, interrogation, torturer, executioner, bully, biker, scarred face, scarred, dead
    eyes, icy stare, cold stare, bad reputation, fearsome reputation, einschuchternd,
    furchterregend, bedrohlich, riesig, hune, halbork, gangsterboss, inquisitor, folterknecht,
    henker, feldwebel, eisiger blick, intimidant, intimidante, menacant, effrayant, terrifiant,
    colosse, geant, gangster, caid, bourreau, regard noir, inquisiteur, intimidante, amenazador,
    aterrador, imponente, gigante, mafioso, gangster, verdugo, inquisidor, mala fama,
    grosgewachsen, loud voice, booming voice, deep voice, commanding presence, commanding voice,
    authoritative
haggle buy | persuade deceive appraise talk | merchant, trader, haggler, shopkeeper, salesman,
    saleswoman, peddler, pedlar, fence, smuggler, businessman, businesswoman, bargainer, haggling,
    shrewd, dealmaker, broker, auctioneer, pawnbroker, caravan master, drug dealer, fixer, used
    car salesman, quartermaster, negotiator, handler, handlerin, kaufmann, kauffrau, kramer,
    kramerin, verkaufer, verkauferin, hehler, feilscher, schmuggler, schmugglerin, geschaftsmann,
    marchand, marchande, negociant, negociante, commercant, commercante, vendeur, vendeuse,
    receleur, contrebandier, colporteur, marchandage, mercader, mercadera, comerciante, vendedor,
    vendedora, regateador, contrabandista, buhonero, tendero, perista, regatero, mercachifle
buy | persuade haggle bribe | wealthy, rich, well-off, affluent, millionaire, heir, heiress, old
    money, trust fund, trust fund kid, inheritance, rich family, wealthy family, noble family,
    deep pockets, patron, industrialist, landowner, reich, wohlhabend, vermogend, millionar,
    millionarin, erbe, erbin, erbschaft, reiche familie, riche, fortune, fortunee, millionnaire,
    heritier, heritiere, aise, rico, rica, adinerado, adinerada, acaudalado, acaudalada,
    millonario, millonaria, heredero, heredera, wealth, vermogen, fortuna, herencia, heritage,
    banker
sneak deceive | haggle hide drive navigate steal notice flee persuade | smuggler, schmuggler,
    schmugglerin, contrebandier, contrebandiere, contrabandista, bootlegger, gunrunner, blockade
    runner, coyote
fight sneak intimidate | steal ride shoot flee climb hide | bandit, highwayman, outlaw, raider,
    brigand, robber, train robber, bank robber, robber, rauber, rauberin, wegelagerer,
    strassenrauber, gesetzloser, bandolero, bandit de grand chemin, hors-la-loi, forajido,
    forajida, salteador, bandido, bandida, cattle rustler, gang member, gangbanger, ganger
fight climb navigate | swim intimidate balance drive steal shoot | pirate, buccaneer, corsair,
    privateer, pirat, piratin, freibeuter, freibeuterin, seerauber, seerauberin, korsar, corsaire,
    flibustier, boucanier, pirata, corsario, bucanero, filibustero
navigate climb swim drive sail | balance notice tie repair | sailor, mariner, seaman, deckhand,
    sea captain, ship's captain, boatman, ferryman, fisherman, fisher, helmsman, bosun, seafarer,
    matrose, matrosin, seemann, seefahrer, seefahrerin, kapitan, steuermann, bootsmann, fischer,
    fischerin, fahrmann, schiffer, marin, matelot, capitaine de navire, navigateur, navigatrice,
    pecheur, pecheuse, batelier, timonier, gabier, marinero, marinera, capitan de barco, pescador,
    pescadora, barquero, timonel, navegante, sailing, seamanship, sea legs, river pilot, sailor's
    knots, whaler, kapitanin, navigator, steuerfrau, rigger
forage | swim tie drive cook | fisherman, fisher, fischer, fischerin, pecheur, pecheuse, pescador,
    pescadora, angler
drive | flee chase repair navigate | pilot, driver, getaway driver, racer, race car driver, racing
    driver, trucker, wheelman, biker, ace pilot, taxi driver, cabbie, stunt driver, chauffeur,
    helmsman, coachman, courier, fighter pilot, starfighter pilot, bush pilot, teamster, piloting,
    driving, pilot, pilotin, fahrer, fahrerin, fluchtfahrer, fluchtfahrerin, rennfahrer,
    rennfahrerin, kutscher, kutscherin, fluchtwagenfahrer, trucker, taxifahrer, taxifahrerin,
    pilote, conducteur, conductrice, chauffeur de taxi, cocher, routier, piloto, conductor,
    conductora, chofer, cochero, taxista, camionero, camionera, rennpilotin, raumpilot,
    raumpilotin, spacer, spacefarer, steady at the wheel
ride tame | flee chase track fight shoot travel | rider, horseman, horsewoman, cavalryman, jockey,
    cowboy, cowgirl, equestrian, rodeo rider, horsemanship, horse archer, stable hand, stablehand,
    horse whisperer, rancher, horse breaker, knight, messenger, gaucho, horse-tamer, riding,
    reiter, reiterin, cowboy, stallknecht, stalljunge, pferdeflusterer, pferdefluesterin,
    pferdeknecht, pferdekenner, meldereiter, kavallerist, cavalier, cavaliere, palefrenier,
    cow-boy, jockey, dresseur de chevaux, ecuyer, jinete, vaquero, vaquera, mozo de cuadra,
    palafrenero, domador de caballos, amazona, charro, horse tamer, ritter, chevalier, caballero,
    vaquero
tame | track forage ride heal notice | beastmaster, beast master, beastmatser, animal handler,
    animal trainer, animal lover, beast tamer, lion tamer, dog handler, falconer, shepherd,
    shepherdess, druid, animal friend, friend of animals, kennel master, vet, veterinarian, circus
    trainer, animal empathy, good with animals, gentle with animals, way with animals,
    tierbandiger, tierbandigerin, tierfreund, tierfreundin, tierflusterer, dompteur, dompteurin,
    schafer, schaferin, hirte, hirtin, falkner, tierarzt, tierarztin, hundefuhrer, hundefuhrerin,
    gut mit tieren, dresseur, dresseuse, dompteuse, berger, bergere, fauconnier, ami des animaux,
    amie des betes, maitre des betes, veterinaire, ami des betes, domador, domadora, pastor,
    pastora, cetrero, cetrera, amigo de los animales, veterinario, veterinaria, adiestrador,
    adiestradora, druida, druidin, druide, mahout, herder, drover, zookeeper, animal handling,
    wolf-friend, goat herder, ziegenhirte, chevrier, cabrero
heal | investigate recall forage search | doctor, medic, surgeon, physician, healer, nurse,
    paramedic, field medic, combat medic, herbalist, apothecary, midwife, barber-surgeon, barber
    surgeon, medicine woman, medicine man, wise woman, first aid, medical training, medicine, army
    surgeon, country doctor, cleric, sawbones, bonesetter, leech, chirurgeon, pharmacist, vet,
    veterinarian, arzt*, arztin*, heiler, heilerin, chirurg*, chirurgin*, krankenschwester,
    krankenpfleger, pfleger, sanitater, sanitaterin, krauterfrau, krauterkundige, krauterkundiger,
    hebamme, apotheker, apothekerin, feldscher, feldscherin, medikus, heilkunde, wundarzt,
    medecin, docteur, chirurgien, chirurgienne, infirmier, infirmiere, guerisseur, guerisseuse,
    herboriste, apothicaire, secouriste, sage-femme, toubib, ambulancier, medico, medica, doctor,
    doctora, cirujano, cirujana, enfermero, enfermera, curandero, curandera, sanador, sanadora,
    herbolario, herborista, boticario, boticaria, partera, paramedico, tierarzt, tierarztin,
    veterinaire, veterinario, veterinaria, monk, bedside manner, field surgeon, rebouteux,
    rebouteuse
forage | track recall heal cook craft | herbalist, farmer, peasant, gardener, botanist, gatherer,
    herb-wise, mushroom picker, forager, krauterfrau, krauterkundige, krauterkundiger, bauer,
    bauerin, gartner, gartnerin, botaniker, botanikerin, sammler, paysan, paysanne, fermier,
    fermiere, jardinier, jardiniere, botaniste, herboriste, campesino, campesina, granjero,
    granjera, jardinero, jardinera, botanico, botanica, herborista, recolector, recolectora,
    cueilleuse, cueilleur, homesteader
lift break endure | grapple forage craft | labourer, laborer, farmhand, dockworker, docker,
    stevedore, longshoreman, miner, lumberjack, porter, construction worker, peasant, farmer,
    strong back, blacksmith, arbeiter, arbeiterin, hafenarbeiter, hafenarbeiterin, bergmann,
    bergarbeiter, bergarbeiterin, holzfaller, holzfallerin, lasttrager, knecht, schmied,
    schmiedin, ouvrier, ouvriere, docker, mineur, bucheron, bucheronne, forgeron, forgeronne,
    debardeur, debardeuse, portefaix, obrero, obrera, estibador, estibadora, minero, minera,
    lenador, lenadora, herrero, herrera, peon, mozo de carga, strongman, strongwoman, circus
    strongman, quarryman, stonemason, steinmetz, rower, galley slave, fireman, firefighter,
    feuerwehrmann, pompier, bombero, navvy
craft repair | appraise break | blacksmith, smith, armorer, armourer, weaponsmith, craftsman,
    craftswoman, carpenter, artisan, goldsmith, jeweler, jeweller, tailor, seamstress, cobbler,
    mason, stonemason, potter, wheelwright, shipwright, clockmaker, watchmaker, glassblower,
    tinker, leatherworker, weaver, handyman, woodcarver, tanner, toymaker, schmied*, schmiedin,
    handwerker, handwerkerin, tischler, tischlerin, zimmermann, schreiner, goldschmied, juwelier,
    schneider, schneiderin, schuster, uhrmacher, uhrmacherin, wagner, stellmacher, bastler,
    bastlerin, schiffbauer, sattler, kesselflicker, forgeron, forgeronne, artisan, artisane,
    charpentier, menuisier, orfevre, joaillier, tailleur, couturiere, cordonnier, horloger,
    horlogere, bricoleur, bricoleuse, macon, herrero, herrera, artesano, artesana, carpintero,
    carpintera, orfebre, joyero, joyera, sastre, costurera, zapatero, relojero, relojera, manitas,
    albanil, inventor, inventora, inventeur, erfinder, erfinderin, crafty hands, good with his
    hands, good with her hands, good with tools
repair craft hack | disarm pick_lock drive break investigate | mechanic, engineer, techie,
    technician, tinkerer, gadgeteer, inventor, electrician, technomancer, tech expert, grease
    monkey, ship's engineer, roboticist, handyman, artificer, tinker, robotics, gearhead,
    mechanics, engineering, electronics, technology, mechaniker, mechanikerin, ingenieur,
    ingenieurin, techniker, technikerin, elektriker, elektrikerin, erfinder, erfinderin, tuftler,
    tuftlerin, bordingenieur, maschinist, maschinistin, mecanicien, mecanicienne, mecano,
    ingenieur, technicien, technicienne, electricien, electricienne, inventeur, inventrice,
    bricoleuse, bricoleur, mecanico, mecanica, ingeniero, ingeniera, tecnico, tecnica,
    electricista, inventor, inventora, chispas, combat engineer, sapper, tech savvy, tech-savvy,
    good with machines, electrical engineer, steamwright, schrauber, schrauberin
disarm | break craft fight investigate | bomb squad, demolitions, demolitions expert, demolition
    expert, sapper, explosives expert, bomb disposal, trapmaker, trapper, sprengmeister,
    sprengstoffexperte, sprengstoffexpertin, sappeur, artificier, demineur, demineuse, dinamitero,
    artificiero, artificiera, zapador, minelayer, pyrotechnician, saboteur, saboteurin, saboteuse,
    saboteador, saboteadora, miner
hack | investigate recall repair search disarm deceive pick_lock | hacker, netrunner, decker,
    programmer, computer expert, computer whiz, coder, slicer, cryptographer, codebreaker, script
    kiddie, computer science, hacking, computers, sysadmin, software engineer, hackerin,
    programmierer, programmiererin, informatiker, informatikerin, computerfreak, computerexperte,
    pirate informatique, programmeur, programmeuse, informaticien, informaticienne, hackeuse,
    hackeur, pirata informatico, programador, programadora, informatico, informatica,
    bidouilleuse, bidouilleur, nerd, cybersecurity, data analyst, android, white hat, cracker,
    netrunnerin, cowboy of the net
investigate search notice | persuade intimidate deceive track recall read question | detective,
    private eye, private investigator, investigator, inspector, police detective, sleuth,
    forensics, forensic scientist, crime scene investigator, gumshoe, consulting detective,
    homicide detective, reporter, journalist, cop, policeman, police officer, ex-cop, sheriff,
    marshal, deputy, constable, fbi agent, insurance investigator, investigation, deduction,
    paranormal investigator, occult investigator, detektiv*, detektivin*, ermittler, ermittlerin,
    privatdetektiv, kommissar, kommissarin, polizist*, polizistin, ex-polizist, reporter,
    reporterin, journalist, journalistin, schnuffler, schnufflerin, inspektor, enqueteur,
    enquetrice, detective prive, inspecteur, inspectrice, commissaire, policier, policiere, flic,
    ex-flic, journaliste, detective, investigador, investigadora, inspector, inspectora,
    comisario, comisaria, policia, expolicia, periodista, detective privado, reportero, reportera,
    profiler, hercule, ghost hunter, paparazzo, shamus, kriminalist, kriminalistin
notice search | track shoot sneak investigate | perceptive, observant, keen-eyed, sharp-eyed,
    eagle-eyed, eagle eyes, eagle eye, keen eyes, keen eye, sharp eyes, good eyes, keen senses,
    sharp senses, keen ears, keen hearing, sharp ears, good hearing, alert, watchful, vigilant,
    attentive, lookout, keen nose, sixth sense, night vision, darkvision, dark vision, sees in the
    dark, paranoid, hawk eyes, sentry, elf, half-elf, elven senses, elven eyes, cat eyes, curious,
    eye for detail, sharp nose, aufmerksam, wachsam, scharfe augen, adleraugen, adlerauge, gutes
    gehor, feines gehor, scharfe sinne, feine sinne, luchsaugen, scharfsichtig, beobachter,
    beobachterin, sechster sinn, spurnase, feine nase, neugierig, dunkelsicht, nachtsicht,
    ausguck, observateur, observatrice, attentif, attentive, perspicace, oeil de lynx, oeil de
    faucon, vue percante, bonne vue, ouie fine, sens aiguises, vigilant, vigie, guetteur,
    guetteuse, curieux, curieuse, sixieme sens, nyctalope, yeux de lynx, observador, observadora,
    atento, atenta, vista de aguila, ojos de aguila, vista aguda, buen oido, buena vista, oido
    fino, sentidos agudos, perceptivo, perceptiva, vigia, vigilante, sexto sentido, curioso,
    curiosa, ojo de lince, ojos de lince, ojo avizor, vista de lince, watchman, wachter, spotter,
    elfe, elfin, elfo, elfa
recall read investigate | search persuade craft heal | scholar, sage, historian, professor,
    librarian, archaeologist, academic, lore master, loremaster, scientist, archivist,
    antiquarian, philosopher, linguist, polyglot, teacher, student, scribe, bookworm, well-read,
    well read, learned, educated, genius, smart, intelligent, brilliant, clever, wise, polymath,
    photographic memory, occultist, anthropologist, astronomer, xenobiologist, biologist, chemist,
    physicist, theologian, monk, priest, nun, know-it-all, encyclopedic knowledge, ancient
    languages, languages, history, lore, occult lore, occult, astronomer, cartographer, curator,
    egyptologist, cryptographer, folklorist, bookish, explorer, researcher, research, encyclopedic
    memory, gelehrter, gelehrte, historiker, historikerin, professor, professorin, bibliothekar,
    bibliothekarin, archaologe, archaologin, akademiker, akademikerin, wissenschaftler,
    wissenschaftlerin, forscher, forscherin, archivar, archivarin, schreiber, schreiberin, lehrer,
    lehrerin, student, studentin, gebildet, belesen, schlau, klug, intelligent, weise, genie,
    bucherwurm, sprachwissenschaftler, sprachkundig, sprachkundige, okkultist, okkultistin, alte
    sprachen, runenkunde, bucherwissen, monch, nonne, magister, fotografisches gedachtnis, erudit,
    erudite, historien, historienne, professeur, professeure, bibliothecaire, archeologue,
    universitaire, scientifique, savant, savante, archiviste, scribe, etudiant, etudiante,
    enseignant, instruit, instruite, intelligent, intelligente, malin, sage, moine, linguiste,
    occultiste, memoire photographique, lettre, cultive, cultivee, erudito, erudita, historiador,
    historiadora, profesor, profesora, bibliotecario, bibliotecaria, arqueologo, arqueologa,
    academico, academica, cientifico, cientifica, sabio, sabia, archivero, archivera, escriba,
    estudiante, maestro, maestra, culto, culta, inteligente, listo, lista, monje, linguista,
    ocultista, memoria fotografica, lenguas antiguas, letrado, letrada, antiquar, antiquarin,
    antiquaire, antiquaria, chronist, chronistin, museum curator, philologist
forage search navigate recall | climb track notice jump endure swim | explorer, adventurer,
    archaeologist, treasure hunter, cave explorer, spelunker, caver, relic hunter, entdecker,
    entdeckerin, abenteurer, abenteurerin, schatzsucher, schatzjager, schatzjagerin,
    hohlenforscher, explorateur, exploratrice, aventurier, aventuriere, chasseur de tresors,
    speleologue, aventurero, aventurera, cazatesoros, cazador de tesoros, espeleologo, forscherin,
    prospector, scavenger, scrapper, scavver, plunderer, schrottsammler, schrottsammlerin,
    ferrailleur, chatarrero, chatarrera
craft | heal recall investigate cook cast blast | alchemist, chemist, apothecary, brewer, potion
    maker, poisoner, alchemy, chemistry, alchemistin, chemiker, chemikerin, giftmischer,
    giftmischerin, trankbrauer, alchimiste, chimiste, empoisonneur, empoisonneuse, alquimista,
    quimico, quimica, envenenador, potion brewer
cast blast | recall read heal intimidate | wizard, mage, sorcerer, sorceress, witch, warlock,
    magician, enchanter, enchantress, conjurer, conjuror, evoker, summoner, elementalist,
    spellcaster, arcanist, thaumaturge, archmage, battle mage, battlemage, wyrdo, hedge witch,
    hedge wizard, hedge mage, magic, spellcasting, sorcery, witchcraft, magic user, apprentice
    wizard, voodoo priest, voodoo priestess, rune mage, blood mage, runecaster, stormcaller, storm
    caller, weather witch, hex, hexer, zauberer, zauberin, zauberlehrling, magier, magierin, hexe,
    hexer, hexenmeister, hexenmeisterin, beschworer, beschworerin, elementarmagier, magie,
    zauberei, erzmagier, runenmagier, wettermagierin, magicien, magicienne, mage, sorcier,
    sorciere, enchanteur, enchanteresse, invocateur, invocatrice, ensorceleur, ensorceleuse,
    magie, sorcellerie, mage de bataille, mago, maga, hechicero, hechicera, brujo, bruja,
    encantador, conjurador, conjuradora, invocador, invocadora, magia, hechiceria, elementalista,
    arcano, wizardry, illusionist, illusionistin, illusionniste, ilusionista, geomancer,
    chronomancer, wyrd, spellblade, gifted, ice mage, eismagier, eismagierin, eishexe
blast cast | intimidate fight | pyromancer, pyromancy, fire mage, storm mage, lightning mage,
    cryomancer, fire witch, pyrokinetic, pyrokinesis, feuermagier, feuermagierin, sturmmagier,
    sturmmagierin, blitzmagier, pyromant, pyromantin, mage de feu, mage du feu, mage des tempetes,
    mage de l'orage, pyromancien, pyromancienne, mago de fuego, maga de fuego, piromante, mago de
    tormentas, maga de tormentas, evoker, elementalist, elementalista, fire magic, feuermagie,
    magie du feu, magia de fuego, war mage, dragon blood, dragonborn, fire breath
cast | recall intimidate blast read | necromancer, necromancy, demonologist, diviner, oracle,
    seer, fortune teller, medium, spiritualist, exorcist, psychic, psionic, psion, telepath,
    telekinetic, telepathy, telekinesis, mind reader, prophet, astrologer, shaman, druid, cleric,
    priest, priestess, paladin, mystic, channeler, cultist, spirit speaker, spirit talker,
    mesmerist, hypnotist, hypnosis, illusion, rune reader, bard's magic, spirits, nekromant,
    nekromantin, totenbeschworer, totenbeschworerin, damonologe, damonologin, seher, seherin,
    orakel, wahrsager, wahrsagerin, hellseher, hellseherin, medium, exorzist, exorzistin,
    schamane, schamanin, druide, druidin, kleriker, klerikerin, priester, priesterin, mystiker,
    mystikerin, telepath, telepathin, geisterseher, geisterseherin, geisterbeschworer,
    geisterbeschworerin, necromancien, necromancienne, demonologue, devin, devineresse, voyant,
    voyante, exorciste, chaman, chamane, druide, druidesse, clerc, pretre, pretresse, mystique,
    telepathe, nigromante, necromante, demonologo, demonologa, vidente, adivino, adivina, oraculo,
    exorcista, chaman, druida, clerigo, clerigo, sacerdote, sacerdotisa, mistico, mistica,
    telepata, medium, hypnotiseur, hypnotiseurin, hipnotizador, nigromancien, priestess of the
    moon, moon priestess, inquisitor
persuade endure | heal cast recall | priest, priestess, cleric, monk, nun, druid, shaman, paladin,
    witch, priester, priesterin, kleriker, klerikerin, druide, druidin, schamane, schamanin,
    monch, nonne, pretre, pretresse, clerc, chaman, chamane, moine, sacerdote, sacerdotisa,
    clerigo, clerigo, druida, monje, monja, hexe, hedge witch
climb jump balance flee chase | swim sneak escape perform fight hide | acrobat, athlete, athletic,
    gymnast, tumbler, acrobatic, traceur, free runner, freerunner, parkour, parkour runner,
    nimble, agile, dexterous, dextrous, tightrope walker, circus performer, circus acrobat,
    trapeze artist, dancer, roof runner, rooftop runner, agility, acrobatics, athletics, monkey,
    catfolk, catlike, cat-like, sporty, akrobat, akrobatin, athlet, athletin, athletisch, turner,
    turnerin, gelenkig, gewandt, flink, beweglich, geschickt, seiltanzer, seiltanzerin, sportlich,
    sportler, sportlerin, tanzer, tanzerin, trapezkunstler, trapezkunstlerin, acrobate, athlete,
    athletique, gymnaste, agile, souple, leste, sportif, sportive, funambule, danseur, danseuse,
    trapeziste, adroit, adroite, acrobata, atleta, atletico, atletica, gimnasta, agil, deportista,
    equilibrista, funambulista, bailarin, bailarina, trapecista, habil, diestro, diestra,
    saltimbanqui, saltimbanque, limber, lithe, surefooted, sure-footed, trittsicher,
    schwindelfrei, pied sur, stuntwoman, stuntman, cascadeur, cascadeuse, especialista
climb | endure balance jump navigate | climber, mountaineer, rock climber, alpinist, mountain
    goat, mountain guide, climbing, sherpa, kletterer, kletterin, bergsteiger, bergsteigerin,
    bergfuhrer, bergfuhrerin, klettern, gebirgler, grimpeur, grimpeuse, alpiniste, guide de
    montagne, montagnard, montagnarde, escalade, escalador, escaladora, alpinista, montanero,
    montanera, montanista, rigger, steeplejack, chimney sweep, schornsteinfeger, ramoneur,
    deshollinador
flee chase jump | swim sneak climb dodge | fast, swift, quick, runner, sprinter, fleet-footed,
    fleet of foot, fleet-foot, long-legged, long legs, quick feet, messenger, courier, speedy,
    marathon runner, track star, track and field, speed, running, fast runner, schnell, flink,
    laufer, lauferin, sprinter, sprinterin, schnelle beine, lange beine, bote, botin, flott,
    rapide, vif, coureur, coureuse, sprinteur, veloce, longues jambes, messager, messagere,
    rapido, rapida, veloz, corredor, corredora, velocista, piernas largas, mensajero, mensajera,
    schnelllaufer, pies ligeros, light on her feet, light on his feet, quick reflexes, reflexes,
    schnelle reflexe, bons reflexes, buenos reflejos, street kid, street rat
swim | endure climb | swimmer, diver, pearl diver, strong swimmer, lifeguard, merfolk, mermaid,
    amphibious, swimming, schwimmer, schwimmerin, taucher, taucherin, perlentaucher,
    perlentaucherin, rettungsschwimmer, rettungsschwimmerin, nageur, nageuse, plongeur, plongeuse,
    maitre-nageur, nadador, nadadora, buceador, buceadora, buzo, socorrista, gills, kiemen,
    branchies, branquias, sponge diver, surfer, sirene
lift break grapple endure | fight climb jump intimidate swim throw | strong, muscular, brawny,
    burly, powerful, strength, super strength, mighty, brute, ox, strong as an ox, strongman,
    giant, half-giant, ogre, half-ogre, orc, half-orc, weightlifter, bodybuilder, broad shoulders,
    broad-shouldered, hulking, big, huge, sturdy, strapping, massive, beefy, minotaur, cyborg arm,
    cyberarm, cyber arm, troll, bear-like, barbarian, stark, kraftig, muskulos, stark wie ein bar,
    bullig, barenstark, hune, kraftprotz, gewichtheber, breite schultern, breitschultrig, stammig,
    riese, halbriese, halbork, robust, kraft, fort, forte, musclee, muscle, costaud, costaude,
    puissant, puissante, colosse, halterophile, larges epaules, robuste, geant, demi-orque,
    demi-geant, fuerte, musculoso, musculosa, fornido, fornida, forzudo, forzuda, poderoso,
    halterofilo, hombros anchos, robusto, robusta, corpulento, corpulenta, semiorco, gigante,
    fuerza, brute strength, bear strength, baraque, cyberarms, robotic arm, power armor, exosuit,
    exoskeleton, hydraulic arm
endure | fight grapple lift swim climb resist | tough, hardy, resilient, stout, sturdy, iron
    stomach, iron constitution, iron will, stubborn, strong-willed, strong willed, dwarf, tough as
    nails, thick skin, thick-skinned, disciplined, brave, courageous, fearless, stoic, determined,
    survivor, survivalist, calm, cool-headed, level-headed, cold-blooded, willpower, unbreakable,
    healthy, hard drinker, cast-iron stomach, immune, high pain tolerance, pain tolerance, nerves
    of steel, steady nerves, robust, hardened, desert-born, hardheaded, monk, ascetic, zah, hart,
    abgehartet, widerstandsfahig, ausdauernd, eiserner wille, eiserner magen, willensstark,
    sturer, stur, zwerg, zwergin, mutig, tapfer, furchtlos, kaltblutig, nervenstark,
    diszipliniert, ruhig, trinkfest, resistant, resistante, endurant, endurante, coriace, dur a
    cuire, volonte de fer, estomac d'acier, tetu, tetue, nain, naine, courageux, courageuse,
    brave, intrepide, stoique, sang-froid, calme, endurci, endurcie, estomac de fer, resistente,
    duro, dura, curtido, curtida, voluntad de hierro, estomago de hierro, terco, terca, enano,
    enana, valiente, intrepido, intrepida, sereno, serena, sangre fria, cabezota, aguante,
    ausdauer, endurance, stamina, resistencia, long-distance runner, marathon runner, arctic
    explorer, polarforscher, explorateur polaire
perform | persuade deceive recall talk disguise | bard, musician, singer, actor, actress,
    performer, entertainer, minstrel, storyteller, comedian, jester, clown, juggler, dancer, rock
    star, guitarist, troubadour, poet, artist, circus performer, opera singer, violinist, musical,
    skald, fire eater, street performer, stage magician, ventriloquist, beautiful voice, golden
    voice, actor's voice, theatre, theater, busker, barde, bardin, musiker, musikerin, sanger,
    sangerin, schauspieler, schauspielerin, gaukler, gauklerin, spielmann, geschichtenerzahler,
    geschichtenerzahlerin, tanzer, tanzerin, dichter, dichterin, jongleur, narr, hofnarr, komiker,
    schone stimme, musikalisch, barde, musicien, musicienne, chanteur, chanteuse, acteur, actrice,
    comedien, comedienne, menestrel, conteur, conteuse, danseur, danseuse, poete, jongleur,
    jongleuse, bouffon, saltimbanque, belle voix, clown, bardo, barda, musico, musica, cantante,
    actor, actriz, juglar, juglaresa, cuentacuentos, bailarin, bailarina, poeta, malabarista,
    bufon, payaso, comediante, artista, buena voz, trovador, trovadora, bailaora, guitarrista,
    drag queen, drummer, fiddler, kabarettist
deceive persuade | disguise | actor, actress, actor's training, schauspieler, schauspielerin,
    acteur, actrice, comedien, comedienne, actor, actriz, bard, barde, bardin, bardo, theatre kid,
    drama student
sleight | steal perform pick_lock gamble deceive escape | stage magician, juggler, card sharp,
    cardsharp, conjurer, taschenspieler, taschenspielerin, gaukler, gauklerin, prestidigitateur,
    prestidigitatrice, prestidigitador, magicien de scene, illusionist, escape artist,
    contortionist, sleight of hand, escapologist, entfesselungskunstler, schlangenmensch, roi de
    l'evasion, contorsionniste, contorsionista, escapista
escape | sleight sneak | escape artist, contortionist, double-jointed, escapologist,
    entfesselungskunstler, schlangenmensch, contorsionniste, roi de l'evasion, contorsionista,
    escapista, flexible
gamble | deceive notice sleight haggle | gambler, card sharp, cardsharp, poker player, lucky, card
    player, card shark, dice player, cardsharper, spieler, spielerin, falschspieler,
    falschspielerin, kartenspieler, glucksspieler, pokerspieler, glucklich, joueur, joueuse,
    tricheur, tricheuse, joueur de poker, chanceux, jugador, jugadora, tahur, fullero, fullera,
    suertudo, poker face, pokerface, croupier
cook | forage craft | cook, chef, baker, butcher, innkeeper, camp cook, ship's cook, cooking,
    gourmet, kitchen hand, koch, kochin, backer, backerin, metzger, metzgerin, wirt, wirtin,
    smutje, feldkoch, kuchenchef, cuisinier, cuisiniere, chef cuisinier, boulanger, boulangere,
    boucher, aubergiste, cocinero, cocinera, panadero, panadera, carnicero, carnicera, posadero,
    cantinero, pinche, marmiton, cantiniere
command | persuade intimidate fight | general, officer, commander, captain, sergeant, lieutenant,
    leader, tactician, strategist, admiral, offizier, offizierin, kommandant, kommandantin,
    hauptmann, feldherr, anfuhrer, anfuhrerin, stratege, taktiker, officier, commandant,
    capitaine, sergent, meneur, meneuse, stratege, tacticien, oficial, comandante, capitan,
    capitana, sargento, lider, estratega, tactico, kapitan, coach
persuade | investigate deceive question recall notice sneak buy haggle | streetwise, street smart,
    street-smart, street smarts, well connected, contacts, criminal contacts, underworld contacts,
    gossip, barkeeper, bartender, barkeep, innkeeper, gut vernetzt, kontakte, unterweltkontakte,
    gassenwissen, strassenschlau, wirtin, wirt, debrouillard, debrouillarde, contacts, gouailleur,
    barman, espabilado, espabilada, contactos, tabernero, tabernera, calle, barkeeperin
throw | shoot | pitcher, quarterback, baseball player, juggler, werfer, werferin, lanceur,
    lanzador, bowler, javelin thrower, handball player, good arm
shoot fight | intimidate chase grapple drive | cop, policeman, police officer, ex-cop, sheriff,
    marshal, deputy, constable, fbi agent, police detective, polizist, polizistin, ex-polizist,
    policier, policiere, flic, ex-flic, policia, expolicia, guardsman
tame | ride | farmer, peasant, farmhand, bauer, bauerin, knecht, paysan, paysanne, fermier,
    fermiere, campesino, campesina, granjero, granjera, nomad, huntsman, stablehand, ranger,
    waldlaufer, waldlauferin, rodeur, rodeuse, montaraz
deceive intimidate persuade | perform command | cocky, confident, bold, brash, swagger, cool,
    suave, cheeky, selbstbewusst, dreist, frech, grossmaul, sur de lui, sure d'elle, culotte,
    culottee, audacieux, audacieuse, seguro de si, segura de si, descarado, descarada, chulo,
    chula, big mouth, loudmouth, boastful, smug, shameless
persuade perform | haggle deceive talk tame | jovial, cheerful, friendly, funny, witty, joker,
    likeable, likable, kind, gentle, warm-hearted, sunny, good company, charming smile, lustig,
    frohlich, freundlich, witzig, humorvoll, herzlich, drole, joyeux, joyeuse, sympathique,
    gentil, gentille, plein d'esprit, divertido, divertida, alegre, simpatico, simpatica,
    gracioso, graciosa, bondadoso, amable
deceive hide | sneak persuade steal notice disguise | beggar, vagabond, tramp, hobo, vagrant,
    bettler, bettlerin, landstreicher, mendiant, mendiante, vagabond, mendigo, mendiga, vagabundo,
    vagabunda
perform | persuade deceive | singer, saenger, crooner, sangerin, chanteur, chanteuse, cantor,
    cantora
persuade cast | intimidate recall heal | nun, preacher, missionary, vicar, abbess, abbot, pastor,
    nonne, pfarrer, missionar, abbe, religieuse, monja, parroco, misionero
intimidate cast | persuade endure | exorcist, exorzist, exorciste, exorcista, nun
sneak steal ride | tame | cattle rustler, horse thief, rustler, viehdieb, pferdedieb, voleur de
    betail, cuatrero
fight | craft cook lift | butcher, metzger, boucher, carnicero
hide sneak craft | deceive | smuggler
sleight craft | deceive fight recall | poisoner, giftmischer, giftmischerin, empoisonneur,
    empoisonneuse, envenenador, envenenadora
persuade | deceive haggle talk | courtier, hofling, courtisan, cortesano, cortesana
balance swim drive sail | endure climb | sea legs, seebeine, pied marin
break lift | fight endure climb | miner, bergmann, bergmannin, mineur, mineuse, minero, minera,
    lumberjack, logger, woodcutter, holzfaller, bucheron, bucheronne, lenador, lenadora, quarryman
gamble persuade | deceive fight perform haggle | rake, libertine, dandy, playboy, bon vivant,
    roue, lebemann, libertin, noceur, libertino, vividor
deceive persuade | perform haggle heal sleight | mountebank, quack, snake-oil seller, patent
    medicine salesman, fake doctor, quacksalber, matasanos, curandero falso
persuade investigate | notice deceive recall talk | gossip, busybody, chatterbox, klatschbase,
    commere, cotilla, chismosa
fight shoot | ride hunt throw | amazon, charioteer, hoplite, spearman, lancer, huscarl,
    speerkampfer, lancier, lancero, amazone
"""

# Knowledge of one subject: helps where the text or the scene is about that subject.
SUBJECT_HEADS = (
    "knowledge",
    "lore",
    "expert",
    "specialist",
    "studies",
    "wissen",
    "kunde",
    "kenntnis",
    "kenntnisse",
    "kenner",
    "kennerin",
    "experte",
    "expertin",
    "connaissance",
    "connaissances",
    "expert",
    "experte",
    "conocimiento",
    "conocimientos",
    "experto",
    "experta",
    "savoir",
    "saber",
)
