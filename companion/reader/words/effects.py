"""Gear told by what it does: it cuts, burns, lights, holds, opens, heals, shows, hides, carries.

Lines are those of :mod:`companion.reader.words.trades`; the names are things.
"""

EFFECTS = """
break escape | craft disarm | cut snip chain wire fence bars lock padlock bolt shear clip;
    schneide kette draht zaun gitter schloss; coupe chaine fil grillage barreaux cadenas; corto
    cadena cable valla barrotes candado | bolt cutters, bolt cutter, wire cutters, pliers, metal
    shears, shears, hedge shears, tin snips, cutters, scissors, bolzenschneider, drahtschere,
    blechschere, zange, schere, coupe-boulon, cisailles, pince coupante, ciseaux, pinces,
    cortapernos, cizallas, tenazas, tijeras, alicates
break craft | repair disarm escape fight | burn melt cut weld bolt bolts door metal hinge hull
    bulkhead flame steel through seal; brenne schmelze schneide schweisse bolzen tur metall; brule
    fonds coupe soude boulon porte metal; quemo fundo corto sueldo perno puerta metal | plasma
    torch, plasma cutter, cutting torch, blowtorch, welding torch, welding kit, laser cutter, arc
    welder, thermite, thermal lance, acetylene torch, fusion torch, laser saw, schneidbrenner,
    schweissgerat, plasmaschneider, lotlampe, laserschneider, chalumeau, decoupeur plasma, poste a
    souder, decoupeur laser, soplete, cortador de plasma, soldador, cortador laser
break | craft repair lift escape | saw cut drill bar bars wood metal board hole bore through; sage
    bohre schneide stab holz loch; scie perce coupe barreau bois trou; sierro taladro corto
    barrote madera agujero | saw, hacksaw, chainsaw, drill, hand drill, auger, file, chisel, bone
    saw, circular saw, sage, kettensage, bohrer, feile, meissel, scie, tronconneuse, perceuse,
    lime, burin, sierra, motosierra, taladro, lima, cincel
break lift | fight search pick_lock | pry lever force open lid crate door window hinge jemmy prise
    wedge; hebel stemme deckel kiste tur; force levier couvercle caisse porte; palanca fuerzo tapa
    caja puerta | crowbar, pry bar, jemmy, jimmy bar, tire iron, tyre iron, lever, wrecking bar,
    brecheisen, brechstange, stemmeisen, pied-de-biche, pince-monseigneur, palanca, pata de cabra,
    barra de hierro
break search lift | craft | dig soil earth grave rubble bury hole sand snow trench rock coffin
    chop; grabe erde grab loch sand; creuse terre tombe trou sable; cavo tierra tumba hoyo arena |
    shovel, spade, pickaxe, pick, mattock, folding shovel, entrenching tool, hoe, schaufel,
    spaten, spitzhacke, klappspaten, hacke, pelle, beche, pioche, pala, pico, azada
repair craft break | fight climb disarm | nail hammer board plank forge strike beat stake chain
    bolt; nagel hammere brett keil; cloue martele planche clou; clavo martillo tabla | hammer,
    sledgehammer, mallet, nails, smith's hammer, claw hammer, rivet gun, nail gun, hammer and
    nails, smithy tools, hammer und nagel, nagel, vorschlaghammer, marteau, clous, masse,
    martillo, clavos, mazo
repair craft hack disarm | pick_lock break investigate | fix repair screw bolt loosen tighten
    panel wire engine machine open mechanism pump valve adjust tune unscrew part circuit rig take
    apart; repariere schraube lose mechanismus maschine motor pumpe draht; repare visse devisse
    mecanisme machine moteur pompe fil; reparo tornillo mecanismo maquina motor bomba cable |
    toolbox, toolkit, tool kit, tools, tool belt, wrench, spanner, screwdriver, multitool,
    multi-tool, pocket tool, swiss army knife, soldering iron, duct tape, tape, zip ties, spare
    parts, welding tools, tinker's tools, clockmaker's tools, watchmaker's tools, fine tools,
    precision tools, carpenter's tools, mason's tools, jeweller's tools, sonic screwdriver, repair
    drone, wire, copper wire, gaffer tape, werkzeug, werkzeugkasten, werkzeuggurtel,
    schraubenschlussel, schraubenzieher, taschenmesser, multiwerkzeug, klebeband, draht,
    feinwerkzeug, outils, boite a outils, cle, tournevis, ruban adhesif, fil de fer, trousse a
    outils, herramientas, caja de herramientas, llave, destornillador, cinta adhesiva, alambre
search notice navigate | sneak signal explore read | light dark shine glow see see's lamp beam
    shadow corner gloom inscription cave crypt tunnel shaft bright illuminate pitch; licht dunkel
    leuchte schein sehe schatten hohle; lumiere noir eclaire lueur vois ombre grotte; luz oscuro
    alumbro brillo veo sombra cueva | lantern, torch, flashlight, lamp, oil lamp, candle, candles,
    headlamp, glow stick, glowstick, glow worm jar, glowworms, firefly jar, jar of fireflies,
    light crystal, glowing crystal, light stone, glow stone, sunstone, matches, lighter,
    tinderbox, miner's lamp, helmet lamp, bull's-eye lantern, carbide lamp, torches, pocket torch,
    searchlight, laterne, fackel, fackeln, taschenlampe, lampe, ollampe, kerze, kerzen,
    stirnlampe, grubenlampe, knicklicht, leuchtstein, streichholzer, feuerzeug, zunderbuchse,
    lanterne, torche, lampe de poche, lampe a huile, bougie, bougies, lampe frontale, allumettes,
    briquet, pierre lumineuse, linterna, antorcha, antorchas, lampara, vela, velas, farol,
    frontal, cerillas, mechero, piedra luminosa, yesquero
signal | blast notice hide endure | signal flare shoot rocket sky smoke attention rescue dazzle
    blind; signal rakete himmel; signal fusee ciel; senal bengala cielo | flare gun, flare,
    flares, signal rocket, signal flags, signal whistle, whistle, horn, hunting horn, bell,
    megaphone, bugle, leuchtpistole, signalrakete, signalhorn, trillerpfeife, pistolet de
    detresse, fusee de detresse, sifflet, cor, corne, bengala, pistola de bengalas, silbato,
    cuerno
climb | lift tie escape rescue swim balance jump grapple | climb up down swing lower tie haul pull
    secure hang wall cliff shaft bind anchor hook over gap throw catch; klettere hoch runter binde
    ziehe sichere wand haken; grimpe descends attache tire mur accroche; trepo bajo ato tiro muro
    engancho | rope, silk rope, climbing rope, hemp rope, rope and hook, rope and grapple,
    grappling hook, grapple gun, grapnel, climbing gear, pitons, carabiner, harness, rope ladder,
    long rope, cord, cable, chain, bungee, elven rope, clothesline, hook, boathook, seil,
    hanfseil, kletterseil, enterhaken, wurfhaken, strick, tau, kletterzeug, karabiner,
    strickleiter, haken, kette, corde, grappin, corde de chanvre, baudrier, mousqueton, echelle de
    corde, crochet, cuerda, soga, garfio, arnes, mosqueton, escala de cuerda, gancho
balance jump | disarm search break climb lift fight | poke probe vault push prop span bridge trap
    tile gap reach test; stochere taste stutze spalt; sonde tate pont trou; tanteo apoyo puente
    hueco | pole, ten-foot pole, long pole, walking stick, staff, quarterstaff, plank, balancing
    pole, punt pole, stake, stange, wanderstab, stab, brett, perche, baton, planche, pertiga,
    baston, tabla, vara
pick_lock | disarm escape steal | lock tumbler tumblers pin pins door keyhole click open latch
    chest cell cuffs wire turn strongbox; schloss stift tur klick offne truhe; serrure goupille
    porte declic ouvre coffre; cerradura pestillo pestillos puerta clic abro cofre giro |
    lockpicks, lockpick, picks, pick set, thieves' tools, skeleton key, skeleton keys, hairpin,
    hairpins, bent wire, burglar's tools, electronic lockpick, bump keys, paperclip, paper clips,
    stethoscope, tension wrench, dietrich, dietriche, diebeswerkzeug, haarnadel, nachschlussel,
    buroklammer, crochets, rossignol, outils de crochetage, epingle a cheveux, passe-partout,
    trombone, ganzua, ganzuas, horquilla, herramientas de ladron, llave maestra
disarm search investigate | steal repair lift | magnet metal iron nail key pull coin compass
    attract; magnet metall eisen schlussel; aimant metal fer cle; iman metal hierro llave |
    magnet, strong magnet, electromagnet, magnetic glove, magnet on a string, starker magnet,
    aimant, iman
break | craft fight disarm repair | acid dissolve eat melt lock bolt hinge metal burn vial
    corrode; saure lose atze schloss metall; acide dissous ronge serrure metal; acido disuelvo
    corroo cerradura metal | acid, vial of acid, bottle of acid, acid flask, aqua regia, saure,
    saureflaschchen, fiole d'acide, acide, acido, frasco de acido
break | blast fight shoot signal throw | blow blast explode wall door fuse charge bridge rock
    tunnel throw vault; sprenge zunde wand tur tunnel; saute explose mur porte meche; vuelo
    exploto muro puerta mecha | dynamite, grenade, grenades, explosives, bomb, bombs, gunpowder,
    powder keg, plastic explosive, c4, satchel charge, blasting powder, firecrackers, fireworks,
    molotov cocktail, dynamit, granate, granaten, sprengstoff, schiesspulver, pulverfass,
    feuerwerk, explosifs, poudre a canon, petards, dinamita, granada, explosivos, polvora,
    petardos
hide flee sneak | escape dodge | smoke vanish cover hide disappear fog cloud gas blind escape;
    rauch verschwinde nebel deckung; fumee disparais brouillard; humo desaparezco niebla | smoke
    bomb, smoke bombs, smoke grenade, smoke pellets, flash powder, flashbang, pepper spray, tear
    gas, blinding powder, flour bag, rauchbombe, rauchgranate, blendgranate, pfefferspray,
    tranengas, bombe fumigene, grenade fumigene, gaz lacrymogene, bomba de humo, granada de humo,
    gas pimienta
sneak hide | endure disguise notice deceive | dark shadow hide unseen cover blend night quiet past
    creep cloak wrap invisible; dunkel schatten verberge nacht unsichtbar; sombre ombre cache nuit
    invisible; oscuro sombra oculto noche invisible | cloak, dark cloak, hooded cloak, black
    cloak, camouflage, camouflage net, ghillie suit, cloak of shadows, invisibility cloak, stealth
    suit, stealth cloak, cloaking device, soft boots, felt boots, felt shoes, rubber-soled shoes,
    soft shoes, black clothes, hood, moccasins, muffled boots, snow camouflage, umhang, dunkler
    umhang, kapuzenmantel, tarnumhang, tarnkleidung, weiche stiefel, filzschuhe, kapuze, cape,
    cape sombre, manteau a capuche, tenue de camouflage, bottes souples, chaussons, capuche, cape
    d'invisibilite, capa, capa oscura, capa con capucha, ropa de camuflaje, botas blandas,
    capucha, capa de invisibilidad
notice search investigate | navigate shoot track read | see look watch far close distance horizon
    detail tiny read observe ship sail zoom inspect lens scan spot shape flag; sehe schaue ferne
    horizont nah detail; vois regarde loin horizon detail; veo miro lejos horizonte detalle |
    spyglass, telescope, binoculars, field glasses, opera glasses, periscope, scope, rifle scope,
    monocle, night vision goggles, night goggles, infrared goggles, thermal camera, drone, recon
    drone, scout drone, camera drone, fernrohr, fernglas, teleskop, feldstecher, opernglas,
    nachtsichtgerat, drohne, longue-vue, lunette, jumelles, lunettes de nuit, catalejo,
    telescopio, prismaticos, gafas nocturnas, dron
investigate search read appraise | notice craft disarm heal | look inspect examine detail tiny
    close script stone gem print mark trace flaw coin read; untersuche prufe winzig nah stein
    schrift; examine inspecte minuscule pierre trace; examino inspecciono diminuto piedra rastro |
    magnifying glass, loupe, jeweller's loupe, magnifier, lens, microscope, reading glasses,
    spectacles, glasses, monocle, lupe, vergrosserungsglas, mikroskop, brille, lesebrille,
    lunettes, lupa, microscopio, gafas, anteojos
appraise investigate | haggle craft | weigh weight gold coin stone dust worth balance measure;
    wiege gewicht gold; pese poids or; peso pesar oro | scales, scale, gold scales, balance,
    measuring tape, touchstone, waage, goldwaage, massband, trebuchet, balanza, bascula, cinta
    metrica
investigate search notice | track repair heal hack navigate | scan read detect trace signal sensor
    analyse analyze reading life sample radiation find; scanne messe spure signal probe; scanne
    detecte signal mesure; escaneo detecto senal muestra | scanner, tricorder, metal detector,
    geiger counter, motion sensor, motion detector, bioscanner, analyzer, sensor, dowsing rod,
    detector, metalldetektor, geigerzahler, bewegungsmelder, wunschelrute, scanneur, detecteur,
    compteur geiger, baguette de sourcier, escaner, contador geiger
investigate search | recall deceive notice | fingerprint print evidence photo photograph picture
    record tape proof clue dust shot listen; abdruck beweis foto aufnahme; empreinte preuve photo
    enregistre; huella prueba foto grabo | camera, polaroid, tape recorder, dictaphone, voice
    recorder, fingerprint kit, evidence kit, forensic kit, uv light, bug, listening device,
    recorder, notebook and pencil, kamera, diktiergerat, aufnahmegerat, wanze,
    spurensicherungskoffer, appareil photo, magnetophone, micro espion, kit d'empreintes, camara,
    grabadora, microfono oculto
hack | recall investigate search read disarm signal | hack code plug port password terminal file
    data door panel network crack jack firewall camera connect; hacke passwort netz daten stecker
    kamera; code reseau donnees branche camera; codigo contrasena red datos conecto camara |
    laptop, computer, cyberdeck, deck, datapad, tablet, hacking rig, usb stick, virus chip, neural
    jack, codebreaker, decoder, keycard cloner, access chip, wrist computer, omni-tool, terminal,
    smartphone, phone, neural implant, datajack, rechner, hackerdeck, datenpad, handy, tablette,
    ordinateur, ordinateur portable, cle usb, telephone, portable, portatil, ordenador, memoria
    usb, telefono, movil
navigate | recall track search investigate | north course way route chart map path direction
    bearing stars position where valley; norden kurs weg route karte richtung; nord cap chemin
    route carte direction; norte rumbo camino ruta mapa direccion | compass, map, chart, sea
    chart, star map, star chart, old map, treasure map, sextant, astrolabe, atlas, gps, globe,
    road map, maps, charts, navicomputer, kompass, karte, seekarte, sternkarte, schatzkarte,
    landkarte, strassenkarte, boussole, carte, carte marine, carte au tresor, brujula, mapa, carta
    nautica, mapa del tesoro, astrolabio
recall read | investigate craft cast heal | read look book page history name find legend symbol
    language translate study chapter monster herb word; lese buch seite geschichte symbol; lis
    livre page histoire symbole; leo libro pagina historia simbolo | book, books, old book,
    encyclopedia, bestiary, herbal, dictionary, phrasebook, almanac, lexicon, manual, textbook,
    notes, journal, diary, codex, tome, law book, star atlas, guidebook, notebook, family tree,
    register, buch, lexikon, bestiarium, worterbuch, handbuch, notizbuch, tagebuch, krauterbuch,
    livre, encyclopedie, bestiaire, dictionnaire, manuel, carnet, herbier, libro, enciclopedia,
    bestiario, diccionario, cuaderno, diario, herbario
heal | rescue investigate | wound bandage bleed bleeding stitch bind clean dress fever pain poison
    burn heal splint bone tourniquet numb disinfect cut infection leg arm; wunde verband verbinde
    blutung nahe fieber schmerz schiene; plaie pansement saignement bande fievre douleur; herida
    vendo vendaje sangrado fiebre dolor | bandages, bandage, first aid kit, first-aid kit, medkit,
    medpack, medicine chest, medicine bag, doctor's bag, surgeon's kit, surgical kit, surgical
    instruments, sewing kit, needle and thread, splints, splint, tourniquet, healing salve, salve,
    ointment, healing potion, healing herbs, herbs, herb pouch, antidote, morphine, painkillers,
    antibiotics, bottle of brandy, alcohol, scalpel, stimpak, syringe, smelling salts, leeches,
    verbandszeug, verbande, verbandkasten, arzttasche, heilsalbe, heilkrauter, krauter,
    krauterbeutel, heiltrank, gegengift, morphium, schienen, nadel und faden, skalpell, riechsalz,
    blutegel, pansements, trousse de secours, trousse medicale, baume, herbes, herbes medicinales,
    potion de soin, attelles, aiguille et fil, seringue, sangsues, vendas, botiquin, maletin
    medico, unguento, hierbas, hierbas medicinales, pocion curativa, antidoto, ferulas, aguja e
    hilo, jeringa, sanguijuelas
endure | swim explore heal rescue climb | cold heat freeze smoke gas breathe snow storm rain wet
    air vacuum radiation poison fire flames thirst drink water walk march desert night; kalte
    hitze rauch gas atme schnee sturm luft wasser durst; froid chaleur fumee gaz respire neige
    tempete air eau soif; frio calor humo gas respiro nieve tormenta aire agua sed | winter coat,
    fur coat, fur cloak, thick coat, warm clothes, wool blanket, blanket, blankets, furs, parka,
    gas mask, filter mask, respirator, oxygen tank, oxygen mask, breathing mask, air tank, space
    suit, vac suit, hazmat suit, fireproof suit, heat suit, diving suit, rain coat, oilskin,
    goggles, dust goggles, sun hat, waterskin, canteen, water bottle, full waterskin, water flask,
    snowshoes, hot water bottle, sleeping bag, headscarf, wintermantel, pelzmantel, pelz, warme
    kleidung, decke, wolldecke, gasmaske, atemmaske, sauerstoffflasche, raumanzug, schutzanzug,
    olzeug, staubbrille, wasserschlauch, feldflasche, wasserflasche, schneeschuhe, turban, manteau
    de fourrure, manteau d'hiver, fourrure, couverture, vetements chauds, masque a gaz, bouteille
    d'oxygene, combinaison, cire, gourde, outre, raquettes, cheche, abrigo de piel, abrigo, ropa
    de abrigo, manta, mascara de gas, botella de oxigeno, traje espacial, impermeable, odre,
    cantimplora, raquetas de nieve, turbante
climb endure | balance sneak run lift flee | ice snow walk climb slip grip slope rock hot hold
    rope march kick; eis schnee gehe griff hang; glace neige marche prise pente; hielo nieve
    camino agarre ladera | crampons, climbing boots, hiking boots, sturdy boots, good boots,
    climbing claws, spiked boots, work gloves, gloves, leather gloves, gauntlets, knee pads, ice
    axe, ice picks, suction cups, magnetic boots, steigeisen, wanderstiefel, feste stiefel,
    handschuhe, lederhandschuhe, eispickel, saugnapfe, magnetstiefel, chaussures de marche, bonnes
    bottes, gants, gants de cuir, piolet, ventouses, botas de montana, buenas botas, guantes,
    guantes de cuero, ventosas
drive run flee chase | navigate jump balance | ride ramp roll push wheel glide slide slope snow
    street jump curve fast down; fahre rolle gleite hang schnee strasse; roule glisse pente neige
    rue; ruedo deslizo ladera nieve calle | skis, ski, skateboard, roller skates, inline skates,
    bicycle, bike, scooter, snowboard, sled, ice skates, moped, surfboard, hoverboard, skier,
    skates, rollschuhe, fahrrad, roller, schlitten, schlittschuhe, patins, velo, trottinette,
    luge, planche a roulettes, patines, bicicleta, patinete, trineo, monopatin, esquis
sail swim drive | flee navigate endure forage chase | row paddle boat water river current shore
    across oar cross stream sea raft sail; rudere boot wasser fluss ufer; rame bateau eau fleuve
    rive; remo barca agua rio orilla | rowboat, boat, canoe, kayak, raft, dinghy, oars, paddle,
    skiff, sailboat, fishing boat, longboat, life vest, life jacket, float, inflatable boat,
    ruderboot, boot, kanu, kajak, floss, paddel, ruder, schwimmweste, schlauchboot, barque,
    radeau, pagaie, rames, gilet de sauvetage, barca, canoa, balsa, remo, remos, chaleco
    salvavidas
swim | endure search | dive breath deep water under wreck swim; tauche atem tief wasser; plonge
    souffle eau fond; buceo aliento agua fondo | diving bell, flippers, fins, snorkel, diving
    mask, scuba gear, breathing tube, water breathing potion, rebreather, taucherglocke, flossen,
    schnorchel, taucherbrille, palmes, tuba, masque de plongee, aletas, tubo de buceo, gafas de
    buceo
grapple hunt | forage tame chase | catch throw net tangle trap bind capture tie rope lasso noose;
    fange werfe netz fessle; attrape lance filet ligote; atrapo lanzo red ato | net, throwing net,
    casting net, weighted net, fishing net, lasso, lariat, bolas, handcuffs, manacles, shackles,
    noose, bear trap, snare, snares, cage, dog catcher pole, netz, wurfnetz, fangnetz,
    handschellen, fesseln, barenfalle, schlinge, schlingen, kafig, filet, filet leste, menottes,
    collet, collets, piege a ours, red, lazo, esposas, grilletes, cepo, trampas, jaula
forage hunt | tame cook | fish bait hook catch line cast trap food hunt; fisch haken koder angel
    fang; poisson hamecon appat peche; pez anzuelo cebo pesca | fishing rod, fishing line, hook
    and line, bait, lure, worms, hunting trap, basket, foraging basket, angel, angelrute, koder,
    korb, canne a peche, appat, hamecons, panier, cana de pescar, cebo, anzuelos, cesta
tame | persuade track forage | feed dog horse animal beast calm offer bone meat sugar treat
    whistle lure coax bird glove; futtere hund pferd tier locke; nourris chien cheval animal bete;
    alimento perro caballo animal bestia | sugar cubes, dog treats, dog whistle, jerky, sausage,
    meat, raw meat, bone, carrots, apple, apples, oats, catnip, honey, ham, bacon, bag of oats,
    falconry glove, pet food, leash, whip, muzzle, halter, hundepfeife, wurst, fleisch, knochen,
    karotten, apfel, hafer, honig, schinken, leine, maulkorb, falknerhandschuh, zuckerwurfel,
    saucisse, viande, os, carottes, pommes, avoine, miel, jambon, laisse, museliere, salchicha,
    carne, hueso, zanahorias, manzanas, avena, jamon, correa, bozal
disguise deceive | persuade sneak hide perform | pretend pose dress disguise wear uniform papers
    guard pass show badge name invitation officer look face beard paint; gebe verkleide uniform
    papiere ausweis zeige; deguise uniforme papiers montre laissez; disfrazo uniforme papeles
    muestro pase | disguise, disguise kit, costume, costumes, wig, false beard, fake moustache,
    makeup, make-up, makeup kit, greasepaint, theatre makeup, mask, veil, uniform, guard's
    uniform, stolen uniform, monk's habit, nun's habit, lab coat, hard hat, clipboard, priest's
    collar, servant's livery, forged papers, forged pass, forged letter, fake id, false papers,
    fake passport, fake badge, press card, stolen badge, forged seal, invitation, stolen
    invitation, signet ring, borrowed robe, verkleidung, perucke, falscher bart, schminke, maske,
    schleier, kutte, kittel, klemmbrett, gefalschte papiere, gefalschter pass, falscher ausweis,
    einladung, siegelring, livree, deguisement, perruque, fausse barbe, maquillage, masque, voile,
    uniforme, blouse blanche, faux papiers, faux passeport, fausse lettre, chevaliere, disfraz,
    peluca, barba falsa, maquillaje, mascara, velo, bata blanca, papeles falsos, pasaporte falso,
    invitacion, carta falsa, sello, habito
persuade intimidate | deceive investigate command | show badge papers warrant letter seal order
    authority police present law; zeige marke ausweis brief befehl; montre insigne lettre mandat
    ordre; muestro placa carta orden | badge, police badge, sheriff's star, detective's badge,
    warrant, search warrant, letter of introduction, letter of recommendation, royal seal, writ,
    letter of marque, press pass, diplomatic pass, dienstmarke, polizeimarke, sheriffstern,
    haftbefehl, empfehlungsschreiben, presseausweis, kaperbrief, insigne, plaque de police,
    mandat, lettre de recommandation, lettre de marque, carte de presse, placa, orden judicial,
    carta de recomendacion, patente de corso, carne de prensa
persuade perform | deceive haggle disguise | dress impress smile perfume ball dance court flatter
    look charm dine; kleid lachle parfum ball tanz; robe souris parfum bal danse; vestido sonrio
    perfume baile | fine clothes, elegant clothes, evening dress, ball gown, silk dress, tailored
    suit, good suit, tuxedo, perfume, jewellery, jewelry, red dress, court clothes, cosmetics, top
    hat, fancy hat, fan, lace fan, feine kleider, feine kleidung, abendkleid, massanzug, parfum,
    schmuck, facher, zylinder, beaux habits, belle robe, robe de bal, costume sur mesure, bijoux,
    eventail, ropa elegante, vestido de gala, traje a medida, joyas, abanico
buy | haggle persuade bribe gamble deceive | pay price buy bribe coin coins gold silver money
    counter wrap stake bet offer slide cost purchase tip; zahle preis kaufe munzen gold geld; paie
    prix achete pieces or argent; pago precio compro monedas oro dinero | purse, coin purse, purse
    of gold, bag of gold, bag of silver, pouch of gold, gold coins, silver coins, gold, cash, wad
    of cash, roll of bills, money, money belt, credit card, credit chip, credits, bag of coins,
    gems, bag of gems, gemstones, gold bar, gold ring, pearls, jewels, bottle caps, caps, savings,
    lottery win, allowance, dowry, inheritance, geldbeutel, beutel gold, goldmunzen, silbermunzen,
    bargeld, geld, geldbundel, kreditkarte, edelsteine, goldbarren, perlen, ersparnisse,
    kronkorken, taschengeld, bourse, bourse d'or, pieces d'or, argent, liasse, carte de credit,
    pierres precieuses, lingot, economies, bolsa de oro, monedas de oro, monedas, dinero, fajo,
    tarjeta de credito, gemas, lingote, ahorros, capsules
persuade haggle | deceive tame gamble intimidate steal | offer pour share drink gift bribe bottle
    smoke give toast glass; biete schenke teile trinke flasche; offre verse partage bois
    bouteille; ofrezco sirvo comparto bebo botella | bottle of whiskey, bottle of whisky, bottle
    of rum, bottle of wine, wine, good wine, rum, brandy, brandy flask, hip flask, flask of
    brandy, cigars, cigarettes, tobacco, chocolate, candy, sweets, tea, coffee, flowers, bouquet,
    gift, gifts, box of chocolates, fine tobacco, spices, flasche rum, flasche wein, wein, whisky,
    schnaps, flachmann, zigarren, zigaretten, tabak, schokolade, blumen, geschenk, bouteille de
    rhum, bouteille de vin, vin, eau-de-vie, flasque, cigares, tabac, chocolat, fleurs, cadeau,
    botella de ron, botella de vino, vino, aguardiente, petaca, puros, cigarrillos, tabaco,
    flores, regalo
perform | persuade tame deceive signal | play song tune music note melody strings chord sing drum
    ballad listen dance; spiele lied musik melodie; joue chanson musique melodie; toco cancion
    musica melodia | lute, guitar, electric guitar, fiddle, violin, flute, tin whistle, panpipes,
    harp, lyre, drum, drums, harmonica, accordion, banjo, trumpet, saxophone, bagpipes, mandolin,
    ocarina, zither, hurdy-gurdy, microphone, laute, gitarre, geige, flote, panflote, harfe,
    trommel, mundharmonika, akkordeon, trompete, dudelsack, drehleier, luth, guitare, violon,
    harpe, tambour, accordeon, trompette, cornemuse, vielle, laud, guitarra, flauta, arpa, lira,
    tambor, armonica, acordeon, trompeta, gaita
gamble | sleight perform deceive | cards dice bet game hand play stake ace throw; karten wurfel
    wette spiel; cartes des pari jeu; cartas dados apuesta juego | cards, deck of cards, marked
    cards, marked deck, dice, loaded dice, weighted dice, lucky coin, two-headed coin, trick coin,
    chess set, karten, gezinkte karten, wurfel, gezinkte wurfel, glucksmunze, cartes, cartes
    marquees, jeu de cartes, des, des pipes, piece truquee, cartas, cartas marcadas, baraja,
    dados, dados cargados, moneda trucada
deceive craft read | sleight repair | write ink letter seal paper copy forge sign document stamp
    note; schreibe tinte brief siegel papier; ecris encre lettre sceau papier; escribo tinta carta
    sello papel | ink and quill, quill, quill and ink, pen, pen and paper, fountain pen, ink,
    inks, paper, parchment, sealing wax, seal stamp, stamp set, forger's tools, forgery kit,
    calligraphy set, printing press, typewriter, chalk, charcoal, pencil, feder, tinte, feder und
    tinte, fuller, papier, pergament, siegelwachs, stempel, falscherwerkzeug, kreide, kohlestift,
    schreibmaschine, plume, encre, plume et encre, stylo, parchemin, cire a cacheter, tampon,
    craie, fusain, machine a ecrire, pluma, tinta, pluma y tinta, papel, pergamino, lacre, sello,
    tiza, carboncillo, maquina de escribir
cast endure | heal persuade intimidate | demon ghost undead spirit vampire holy pray banish ward
    circle bless salt evil cross; damon geist untote heilig bete banne kreis; demon esprit mort
    saint prie bannis cercle; demonio espiritu santo rezo destierro circulo | holy symbol, holy
    water, crucifix, cross, silver cross, rosary, prayer beads, relic, bible, holy book, prayer
    book, incense, salt, bag of salt, blessed salt, garlic, wooden stake, silver dagger, iron
    nails, ward charm, amulet, protective amulet, talisman, sacred oil, heiliges symbol,
    weihwasser, kruzifix, rosenkranz, reliquie, gebetbuch, weihrauch, salz, knoblauch, amulett,
    schutzamulett, symbole sacre, eau benite, croix, chapelet, relique, encens, sel, ail,
    amulette, simbolo sagrado, agua bendita, cruz, crucifijo, rosario, reliquia, incienso, sal,
    ajo, amuleto
cast blast | heal read recall craft | spell magic fire lightning rune summon chant power light
    staff wand circle curse; zauber magie feuer blitz rune; sort magie feu eclair rune; hechizo
    magia fuego rayo runa | wand, magic wand, spellbook, grimoire, crystal ball, scroll, spell
    scroll, scrolls, magic staff, orb, rune stones, runes, tarot cards, tarot deck, voodoo doll,
    ritual dagger, ritual candles, spell components, pentacle, zauberstab, zauberbuch,
    kristallkugel, schriftrolle, runensteine, tarotkarten, ritualdolch, baguette, baguette
    magique, livre de sorts, boule de cristal, parchemin magique, pierres de rune, tarot, varita,
    varita magica, libro de hechizos, grimorio, bola de cristal, pergamino magico, piedras runicas
notice sneak | signal search disguise disarm | mirror corner reflect look round behind dazzle
    light gaze; spiegel ecke blende; miroir coin eblouis; espejo esquina reflejo | mirror, hand
    mirror, small mirror, pocket mirror, polished shield, dental mirror, spiegel, handspiegel,
    miroir, miroir de poche, espejo, espejito
sneak escape repair | pick_lock craft | oil grease hinge slip squeak slide wriggle rust lock
    slippery; ol schmiere scharnier quietschen; huile graisse gond grince; aceite grasa bisagra
    chirrido | oil, oil flask, grease, lamp oil, soap, oil can, lubricant, butter, ol, olflasche,
    fett, seife, olkannchen, huile, graisse, savon, aceite, grasa, jabon
repair craft | climb tie disguise break | glue stick seal patch mend leak hole fix wax tar; klebe
    dichte flicke leck loch; colle scelle repare fuite trou; pego sello remiendo fuga agujero |
    glue, tar, resin, chewing gum, wax, superglue, patch kit, rubber patches, sewing needle,
    kleber, leim, teer, harz, wachs, kaugummi, flickzeug, colle, goudron, resine, cire, rustines,
    pegamento, cola, alquitran, resina, cera, parches
craft investigate | heal recall | mix brew acid powder potion sample test poison reagent; mische
    braue probe gift; melange potion echantillon poison; mezclo pocion muestra veneno | chemistry
    set, alchemy kit, alchemist's kit, test tubes, mortar, mortar and pestle, reagents, chemicals,
    lab, portable lab, poison kit, alchemieset, chemiekasten, morser, reagenzien, labor, labor
    portatif, mortier, reactifs, kit d'alchimie, juego de quimica, mortero, reactivos, laboratorio
fight | steal hunt craft | poison drink wine cup dart blade powder sleep dose coat; gift wein
    becher schlaf; poison vin coupe sommeil; veneno vino copa sueno | poison, vial of poison,
    poison vial, sleeping powder, sleeping potion, chloroform, sleeping pills, sedative,
    tranquilizer, gift, giftflaschchen, schlafpulver, schlafmittel, fiole de poison, somnifere,
    veneno, frasco de veneno, somnifero
fight endure dodge | grapple intimidate hide rescue | block shield parry hit arrow blow cover
    blade attack; blocke schild pariere pfeil hieb; bloque bouclier pare fleche coup; bloqueo
    escudo paro flecha golpe | shield, buckler, round shield, tower shield, armour, armor,
    chainmail, plate armour, leather armour, kevlar vest, bulletproof vest, riot shield, force
    field, deflector, energy shield, helmet, body armour, schild, rustung, kettenhemd,
    lederrustung, schutzweste, helm, bouclier, armure, cotte de mailles, gilet pare-balles,
    casque, escudo, armadura, cota de malla, chaleco antibalas, casco
cook | forage craft endure | cook soup stew spice taste roast boil pot pan meal dish; koche suppe
    wurze topf; cuisine soupe epice marmite; cocino sopa especia olla | cooking pot, pot, pan,
    frying pan, spices, spice box, cauldron, kitchen knife, camp stove, cookbook, salt, kochtopf,
    topf, pfanne, gewurze, kessel, kochbuch, kuchenmesser, marmite, poele, epices, chaudron, livre
    de cuisine, olla, sarten, especias, caldero, recetario
signal persuade | recall hack investigate | call radio signal contact talk voice channel; funke
    rufe signal; appelle radio signal; llamo radio senal | radio, walkie-talkie, comlink,
    communicator, field telephone, satellite phone, funkgerat, sprechfunk, talkie-walkie,
    emetteur, walkie talkie, transmisor, radio transmitter
jump flee | balance climb escape dodge | fly glide jump fall soar roof leap land float; fliege
    gleite springe falle dach; vole plane saute tombe toit; vuelo planeo salto caigo tejado |
    jetpack, glider, hang glider, wings, wingsuit, parachute, rocket boots, jump boots, spring
    boots, grappling gun, flying carpet, broomstick, feather fall ring, umbrella, flugel,
    gleitschirm, fallschirm, sprungstiefel, raketenrucksack, besen, ailes, planeur, deltaplane,
    bottes a ressorts, tapis volant, alas, paracaidas, planeador, botas saltarinas, alfombra
    voladora
"""
