"""Things: noun classes with the manners of acting that they serve.

Line: ``class | manners served even when not named | manners served when named | words``.
"""

THINGS = """
rope | climb | escape lift tie swim rescue jump balance | rope, long rope, grapple, grappling
    hook, climbing rope, climbing gear, climbing kit, pitons, harness, grapnel, cord, cable, seil,
    strick, tau, leine, enterhaken, wurfhaken, kletterseil, kletterhaken, kletterausrustung,
    steigeisen, corde, grappin, cordage, pitons d'escalade, cuerda, soga, garfio, gancho, arpeo
ladder | climb | | ladder, rope ladder, leiter, strickleiter, echelle, escalera de mano, escala
spikes | climb | | climbing claws, climbing spikes, ice axe, crampons, spikes, eispickel, piolet,
    crampones
blade | fight | intimidate break tie forage craft escape | sword, broadsword, longsword,
    shortsword, greatsword, rapier, sabre, saber, cutlass, scimitar, katana, blade, claymore,
    machete, epee, foil, cleaver, schwert, langschwert, degen, sabel, klinge, breitschwert,
    krummsabel, sabre, rapiere, lame, machette, espada, sable, estoque, alfanje, florete, hoja,
    espadon, cimitarra
knife | fight | escape intimidate craft cook forage heal throw tie pick_lock break disarm | knife,
    dagger, dirk, stiletto, switchblade, penknife, shiv, hunting knife, bowie knife, messer,
    dolch, stilett, taschenmesser, jagdmesser, klappmesser, couteau, dague, poignard, canif,
    cuchillo, daga, punal, navaja, cuchillos
razor | fight | intimidate heal | razor, straight razor, scalpel, skalpell, bistouri, bisturi,
    rasiermesser, rasoir, navaja de afeitar
axe | fight | break intimidate craft forage | axe, hatchet, battleaxe, battle axe, greataxe,
    handaxe, tomahawk, axt, beil, streitaxt, hache, hachette, hacha
blunt | fight | break intimidate | club, mace, morningstar, flail, hammer, warhammer, maul,
    cudgel, baton, truncheon, bat, baseball bat, blackjack, sap, brass knuckles, knuckledusters,
    nightstick, quarterstaff, staff, walking stick, cane, keule, streitkolben, morgenstern,
    kriegshammer, knuppel, schlagstock, schlagring, stab, kampfstab, stock, masse, massue,
    gourdin, matraque, marteau, baton, garrote, maza, porra, martillo, baston, cachiporra, bate,
    vara
polearm | fight | break balance throw | spear, lance, pike, halberd, glaive, trident, pitchfork,
    javelin, harpoon, speer, lanze, hellebarde, dreizack, mistgabel, harpune, pique, hallebarde,
    fourche, harpon, lanza, alabarda, tridente, pica, jabalina, arpon, lance
whip | fight | tame climb intimidate grapple jump | whip, bullwhip, peitsche, fouet, latigo
bow | shoot | hunt | bow, longbow, long bow, shortbow, short bow, crossbow, hunting bow, arrows,
    quiver, bolts, bogen, langbogen, kurzbogen, armbrust, pfeile, kocher, arc, arbalete, fleches,
    carquois, arco, ballesta, flechas, carcaj
gun | shoot | intimidate break hunt | gun, pistol, revolver, rifle, shotgun, musket, flintlock,
    carbine, blaster, laser pistol, laser rifle, derringer, assault rifle, sniper rifle,
    submachine gun, tommy gun, machine gun, magnum, six-shooter, sixgun, peacemaker, winchester,
    blunderbuss, handgun, old gun, service revolver, service pistol, ammo, pistole, gewehr,
    flinte, schrotflinte, muskete, karabiner, buchse, jagdgewehr, sturmgewehr, strahler,
    laserpistole, dienstwaffe, dienstrevolver, pistolet, fusil, carabine, mousquet, tromblon,
    escopette, pistola, rifle, escopeta, mosquete, carabina, trabuco, fusil de caza
thrown | shoot | throw fight | throwing knives, throwing stars, shuriken, throwing axe, throwing
    axes, darts, sling, slingshot, wurfmesser, wurfsterne, wurfaxt, schleuder, zwille, couteaux de
    lancer, fronde, lance-pierre, cuchillos arrojadizos, honda, tirachinas, boomerang, bola,
    bolas, javelins
bomb | | break fight throw blast shoot | grenade, dynamite, explosives, bomb, gunpowder, powder
    keg, molotov, c4, granate, dynamit, sprengstoff, bombe, schiesspulver, explosif, poudre,
    granada, dinamita, explosivos, polvora, bomba
armour | fight | endure grapple | armor, armour, chainmail, chain mail, plate armor, plate mail,
    full plate, breastplate, cuirass, leather armor, kevlar, kevlar vest, bulletproof vest, flak
    jacket, body armor, mail, hauberk, helmet, helm, shield, buckler, round shield, gambeson,
    rustung, kettenhemd, panzer, lederrustung, brustpanzer, helm, schild, schutzweste, armure,
    cotte de mailles, plastron, casque, bouclier, gilet pare-balles, armadura, cota de malla,
    escudo, casco, chaleco antibalas, coraza, rodela
lockpicks | pick_lock | disarm escape steal | lockpicks, lockpick, lock picks, picks, thieves'
    tools, thieves tools, thief's tools, picklock, skeleton key, skeleton keys, burglar tools,
    burglar's tools, bump key, bent hairpin, hairpin, pick set, dietrich, dietriche,
    diebeswerkzeug, einbruchswerkzeug, nachschlussel, haarnadel, crochets, crochet, rossignol,
    passe-partout, outils de voleur, epingle, ganzua, ganzuas, herramientas de ladron, horquilla
crowbar | break | lift pick_lock fight | crowbar, pry bar, prybar, jemmy, sledgehammer, pickaxe,
    battering ram, bolt cutters, bolt cutter, wrecking bar, hacksaw, brechstange, brecheisen,
    stemmeisen, vorschlaghammer, spitzhacke, bolzenschneider, rammbock, pied-de-biche, pied de
    biche, barre a mine, masse de forgeron, pioche, coupe-boulon, palanca, pata de cabra, mazo,
    ganzua de fuerza, cizalla, barreta, pico
lever | lift | break | jack, car jack, pulley, block and tackle, winch, hoist, wagenheber,
    flaschenzug, winde, cric, palan, poulie, treuil, gato hidraulico, polea, cabrestante
saw | | break craft escape | saw, file, sage, feile, scie, lime, sierra, lima
tools | repair craft | disarm hack pick_lock break | toolkit, tool kit, tools, toolbox, repair
    kit, wrench, screwdriver, welder, blowtorch, soldering iron, spanner, pliers, multitool,
    multi-tool, duct tape, spare parts, wire, tinker's tools, tinkers tools, monkey wrench,
    smith's hammer, hydrospanner, werkzeug, werkzeugkasten, werkzeugtasche, schraubenschlussel,
    schraubenzieher, zange, reparaturset, lotkolben, klebeband, ersatzteile, draht, outils, boite
    a outils, trousse a outils, cle anglaise, cle a molette, tournevis, pince, kit de reparation,
    fer a souder, herramientas, caja de herramientas, llave inglesa, destornillador, alicates, kit
    de reparacion, soldador, cinta americana
computer | hack | recall search read investigate | pda, laptop, cyberdeck, deck, computer,
    datapad, hacking rig, rig, terminal, keyboard, cracking software, decryption key, decryptor,
    usb stick, keycard cloner, tablet, rechner, hackerausrustung, ordinateur, portable, ordinateur
    portable, console, portatil, ordenador, ordenador portatil, computadora, consola, neural jack,
    interface plug, data spike, icebreaker, codebreaker, skimmer
scanner | notice search | track investigate repair hack heal | scanner, tricorder, sensor, metal
    detector, geiger counter, motion tracker, bioscanner, detektor, detecteur, detector, escaner,
    scanneur
goggles | notice | sneak shoot track search fight | goggles, infrared goggles, night vision, night
    vision goggles, night-vision goggles, thermal goggles, nachtsichtgerat, lunettes infrarouges,
    lunettes de vision nocturne, gafas de vision nocturna, gafas infrarrojas, cybereye, cyber eye,
    cybereyes
spyglass | notice | track navigate shoot search | spyglass, telescope, binoculars, field glasses,
    scope, opera glasses, fernrohr, fernglas, feldstecher, longue-vue, jumelles, catalejo,
    prismaticos, telescopio, anteojo
magnifier | search investigate | notice read craft disarm heal | magnifying glass, loupe, lens,
    magnifier, lupe, vergrosserungsglas, loupe, lupa
forensic | investigate search | | fingerprint kit, forensics kit, evidence kit,
    spurensicherungskoffer, evidence bags, uv lamp, uv light, fingerprint powder, kit forense
light | | search notice explore sneak signal navigate read | lantern, torch, flashlight, lamp,
    candle, headlamp, glowstick, flare, oil lamp, matches, lighter, laterne, fackel, taschenlampe,
    lampe, kerze, stirnlampe, lanterne, torche, lampe torche, lampe de poche, bougie, linterna,
    antorcha, farol, vela, candil, lampara
map | navigate | recall track search explore | map, chart, star chart, star charts, compass,
    sextant, atlas, nautical chart, astrolabe, gps, karte, landkarte, seekarte, kompass,
    sternkarte, stadtplan, carte, boussole, carte marine, compas, plan, mapa, brujula, carta
    nautica, plano
book | | recall read craft cast investigate | book, books, bestiary, encyclopedia, notebook,
    journal, library card, lore book, almanac, codex, tome, manual, field guide, dictionary,
    notizbuch, buch, handbuch, lexikon, worterbuch, tagebuch, carnet, livre, manuel, dictionnaire,
    encyclopedie, bestiaire, libro, cuaderno, manual, diccionario, bestiario, libreta,
    enciclopedia, reference books
grimoire | cast | recall read blast | grimoire, spellbook, spell book, book of shadows, scroll,
    scrolls, zauberbuch, schriftrolle, livre de sorts, parchemin, libro de hechizos, pergamino,
    grimorio, libro de conjuros
focus | cast blast | heal | wand, orb, crystal ball, talisman, amulet, rune stones, runestones,
    tarot cards, ritual candles, athame, totem, fetish, zauberstab, kristallkugel, runen, totem,
    amulett, baguette, baguette magique, amulette, boule de cristal, runes, varita, bola de
    cristal, amuleto, runas, talisman, magic staff, wizard's staff, mage's staff, arcane staff
holy | | cast heal intimidate persuade endure exorcise | holy symbol, crucifix, rosary, holy
    water, prayer book, bible, relic, heiliges symbol, kruzifix, rosenkranz, weihwasser,
    gebetbuch, symbole sacre, chapelet, eau benite, simbolo sagrado, crucifijo, agua bendita,
    rosario
medkit | heal | | medkit, med kit, first aid kit, first-aid kit, bandages, bandage, healer's kit,
    healers kit, medicine bag, medical bag, doctor's bag, doctors bag, surgical kit, surgeon's
    kit, surgeon's tools, surgical tools, healing herbs, herbs, salve, poultice, morphine,
    antidote, sutures, stethoscope, needle and thread, trauma kit, ointment, medicine, splint,
    splints, verbandskasten, verbandkasten, verbandszeug, arzttasche, arztkoffer, heilkrauter,
    krauter, salbe, binden, erste-hilfe-kasten, chirurgenbesteck, trousse de secours, trousse
    medicale, pansements, bandages, herbes medicinales, herbes, onguent, trousse de chirurgien,
    botiquin, vendas, maletin medico, hierbas, hierbas curativas, unguento, maletin de medico,
    instrumental quirurgico, bone saw, remedios
cloak | sneak hide | disguise endure deceive | cloak, dark cloak, camouflage, camo, ghillie suit,
    grey cloak, hooded cloak, black clothes, black clothing, soft boots, soft shoes, soft-soled
    boots, soft soled shoes, elven cloak, elven boots, cloaking device, smoke bomb, smoke bombs,
    sneakers, quiet shoes, rubber soles, tarnmantel, tarnumhang, dunkler umhang, umhang, weiche
    stiefel, weiche schuhe, tarnkleidung, rauchbombe, cape, cape sombre, manteau sombre, bottes
    souples, tenue de camouflage, fumigene, capa, capa oscura, capa gris, botas blandas, botas
    suaves, ropa oscura, bomba de humo, felt slippers, felt boots, moccasins
warm | endure | | winter coat, fur coat, furs, warm cloak, warm coat, heavy coat, parka, thermal
    suit, space suit, spacesuit, vac suit, hazmat suit, gas mask, breather, rebreather,
    respirator, oxygen tank, water bottle, waterskin, canteen, blanket, snowshoes, wintermantel,
    pelzmantel, pelz, pelze, warmer mantel, gasmaske, raumanzug, decke, wasserschlauch,
    feldflasche, schneeschuhe, manteau de fourrure, manteau chaud, fourrures, masque a gaz,
    couverture, gourde, combinaison spatiale, abrigo, abrigo de piel, pieles, mascara de gas,
    manta, cantimplora, traje espacial, raquettes, survival suit, mantel, manteau
disguise | deceive disguise | sneak | disguise, disguise kit, disguises, costume, makeup kit, wig,
    false beard, fake beard, stolen uniform, guard uniform, uniform, servant's clothes, monk's
    robe, mask, forged papers, false papers, fake id, fake ids, fake badge, forged pass, forged
    letter, false passport, fake passport, forged documents, forged invitation, verkleidung,
    perucke, uniform, maske, gefalschte papiere, falscher pass, gefalschter ausweis, falscher
    bart, falsche papiere, deguisement, perruque, uniforme, masque, faux papiers, fausse barbe,
    faux badge, disfraz, peluca, mascara, papeles falsos, documentos falsos, barba postiza, pase
    falso, pasaporte falso, salvoconducto falso, faux laissez-passer, kostum
badge | persuade | intimidate deceive investigate | badge, police badge, warrant, letter of
    introduction, letter of recommendation, noble signet, signet ring, signet, seal ring, royal
    seal, press pass, id card, writ, letter of passage, dienstmarke, marke, siegelring,
    empfehlungsschreiben, ausweis, polizeimarke, presseausweis, insigne, plaque, chevaliere,
    lettre de recommandation, sauf-conduit, carte de presse, placa, sello real, anillo de sello,
    carta de recomendacion, salvoconducto, carne de prensa
finery | persuade | deceive haggle perform | fine clothes, fancy clothes, elegant dress, evening
    gown, ball gown, silk dress, tailored suit, expensive suit, tuxedo, perfume, jewelry,
    jewellery, court dress, silk robe, noble clothes, courtly clothes, top hat, feine kleidung,
    feine kleider, abendkleid, ballkleid, massanzug, parfum, schmuck, edle kleidung, beaux habits,
    beaux vetements, robe de soiree, costume elegant, bijoux, ropa elegante, ropa fina, vestido de
    gala, traje elegante, joyas, perfume, traje a medida
cash | buy | haggle persuade gamble bribe | cash, money, gold, coins, coin purse, purse, bag of
    gold, bag of coins, pouch of coins, silver, wallet, bills stack, bills, credits, credit chip,
    credstick, dollars, banknotes, gold coins, silver coins, wad of cash, roll of bills, savings,
    nest egg, gems, gemstones, jewels, diamonds, gold dust, gold nuggets, gold nugget, doubloons,
    pieces of eight, bank account, credit card, expense account, treasure, bargeld, geld,
    goldmunzen, geldbeutel, geldborse, beutel gold, munzen, silbermunzen, brieftasche, geldbundel,
    ersparnisse, edelsteine, banknoten, argent, bourse, pieces d'or, bourse d'or, portefeuille,
    liasse de billets, economies, pierres precieuses, billets, dinero, oro, bolsa de oro, monedas,
    monedas de oro, bolsa de monedas, monedero, cartera, fajo de billetes, ahorros, gemas,
    doblones, plata, efectivo, bourse pleine
bribe | haggle persuade | | bribe, whisky, whiskey, bottle of rum, bottle of whiskey, bottle of
    wine, fine wine, cigars, cigarettes, rum, brandy, gift, chocolate, schnaps, flasche wein,
    zigarren, geschenk, bouteille de vin, bouteille de rhum, cadeau, cigares, botella de ron,
    botella de vino, regalo, puros, licor
instrument | perform | persuade | lute, guitar, fiddle, violin, flute, harp, drum, drums,
    harmonica, banjo, lyre, pipes, bagpipes, accordion, trumpet, microphone, laute, gitarre,
    geige, fidel, flote, harfe, trommel, mundharmonika, dudelsack, leier, luth, guitare, violon,
    harpe, tambour, harmonica, laud, guitarra, violin, flauta, arpa, tambor, armonica, vihuela,
    saxophone, piano, concertina, mandolin, juggling balls
dice | gamble | | deck of cards, marked cards, loaded dice, playing cards, cards, poker chips,
    wurfel, gezinkte karten, gezinkte wurfel, spielkarten, des pipes, jeu de cartes, cartes
    truquees, dados, dados cargados, baraja, cartas marcadas, naipes
mount | ride | flee chase travel move | horse, pony, mule, camel, donkey, warhorse, riding horse,
    fast horse, saddle, stallion, mare, spurs, pferd, pony, maultier, kamel, schlachtross, sattel,
    reitpferd, hengst, stute, sporen, cheval, poney, mule, chameau, jument, etalon, selle,
    caballo, poni, mula, camello, yegua, corcel, silla de montar, griffon, riding lizard
vehicle | drive | flee chase | car, fast car, motorcycle, motorbike, bike, bicycle, truck, van,
    hoverbike, skateboard, wagon, buggy, jeep, jetpack, sports car, speeder, auto, wagen,
    motorrad, fahrrad, lastwagen, lieferwagen, rennwagen, voiture, moto, velo, camion,
    camionnette, coche, moto, motocicleta, bicicleta, camion, furgoneta, driving gloves, roller
    skates, muscle car, skates
ship | drive navigate | flee swim chase | boat, ship, canoe, rowboat, raft, sloop, starship,
    spaceship, shuttle, boot, schiff, kanu, ruderboot, floss, raumschiff, bateau, navire, canot,
    barque, radeau, vaisseau, navette, barco, bote, canoa, balsa, nave, lancha, nave espacial,
    kayak, paddle, oars
flotation | swim | | swim fins, flippers, diving suit, diving gear, wetsuit, snorkel, life jacket,
    life vest, scuba gear, air bladder, taucheranzug, schwimmflossen, schwimmweste,
    tauchausrustung, palmes, combinaison de plongee, gilet de sauvetage, aletas, traje de buceo,
    chaleco salvavidas, equipo de buceo
dog | track | notice fight search tame intimidate hunt | dog, hound, bloodhound, hunting dog, wolf
    companion, trained hawk, falcon, hawk, guard dog, wolfhound, tracking dog, hund, jagdhund,
    spurhund, falke, bluthund, chien, chien de chasse, faucon, limier, perro, perro de caza,
    halcon, sabueso, podenco
pet | | notice search steal perform | cat, monkey, rat, raven, crow, parrot, ferret, drone,
    familiar, owl, katze, affe, ratte, rabe, papagei, frettchen, drohne, eule, chat, singe, rat,
    corbeau, perroquet, furet, hibou, gato, mono, rata, cuervo, loro, huron, dron, buho, pet rat
fishing | forage | | fishing rod, fishing line, fishing net, hooks, snare, snares, snare wire,
    animal trap, traps, bear trap, mousetrap, berry basket, basket, net, angel, angelrute, netz,
    fischernetz, schlinge, schlingen, falle, fallen, korb, canne a peche, filet de peche, filet,
    collets, piege, panier, cana de pescar, red, red de pesca, trampas, cepo, lazo de caza, cesta
lasso | grapple tame | climb jump tie | lasso, lariat, net, bolas, lazo, reata
bait | tame forage | | bait, treats, dog treats, raw meat, meat, sugar cubes, carrot, carrots,
    apple, apples, sugar lumps, oats, koder, leckerli, leckerlis, fleisch, rohes fleisch,
    karotten, apfel, zuckerstucke, appat, friandises, viande, carottes, pommes, sucre, carne,
    carne cruda, cebo, golosinas, zanahorias, manzanas, azucar, jerky, sausage, wurst, saucisse,
    salchicha, dried meat, fish
cookware | cook | | cooking pot, pot, pan, frying pan, cooking kit, spices, spice box, cauldron,
    mess kit, kitchen knives, cookbook, chef's knife, kochtopf, topf, pfanne, gewurze,
    kochgeschirr, kessel, kochbuch, marmite, casserole, poele, epices, chaudron, olla, sarten,
    especias, cazo, caldero, recetario, camp stove
rations | | endure | rations, food, provisions, trail rations, bread, proviant, rationen, brot,
    essen, provisions de voyage, pain, vivres, raciones, provisiones, pan, comida
bonds | grapple | tie | handcuffs, manacles, zip ties, shackles, chains, handschellen, fesseln,
    ketten, menottes, fers, esposas, grilletes, cadenas
poison | | fight steal hunt | poison, vial of poison, sleeping powder, chloroform, poisoned darts,
    sleeping draught, gift, giftphiole, schlafpulver, betaubungsmittel, poison, fiole de poison,
    somnifere, chloroforme, veneno, frasco de veneno, somnifero, cloroformo, sleeping potion,
    schlafmittel
lab | craft | investigate heal cast | alchemy kit, alchemist's kit, chemistry set, lab,
    laboratory, mortar and pestle, alembic, alchemistenlabor, labor, chemiekasten, morser,
    laboratoire, mortier, laboratorio, mortero, alambique, potion, potions
writing | | deceive craft read | quill, ink, pen, paper, parchment, forger's kit, ink and quill,
    feder, tinte, papier, plume, encre, pluma, tinta, papel, stylo, forgery kit, chalk, kreide
camera | | investigate search | camera, tape recorder, recorder, microphone wire, bug, kamera,
    tonbandgerat, appareil photo, magnetophone, camara, camara de fotos, grabadora
phone | | recall persuade hack | phone, smartphone, radio, walkie-talkie, comlink, communicator,
    handy, telefon, funkgerat, telephone, telefono, movil
boots | | climb run endure sneak balance flee | boots, hiking boots, running shoes, climbing
    shoes, sturdy boots, stiefel, wanderstiefel, laufschuhe, kletterschuhe, bottes, chaussures de
    marche, chaussures d'escalade, botas, botas de montana, zapatillas
gloves | | climb endure craft pick_lock | gloves, leather gloves, work gloves, handschuhe,
    lederhandschuhe, gants, guantes
mirror | | notice signal disguise search | mirror, hand mirror, small mirror, spiegel,
    handspiegel, miroir, espejo, espejito
pole | | jump balance disarm break search | pole, ten foot pole, 10-foot pole, plank, stange,
    brett, perche, planche, pertiga, tablon
glue | | climb repair craft trap | chewing gum, glue, tar, kleber, leim, colle, pegamento, cola,
    wax, wachs
key | open | pick_lock | key, keys, keycard, key card, master key, key ring, access card,
    schlussel, schlusselkarte, zugangskarte, cle, cles, carte d'acces, llave, llaves, tarjeta de
    acceso, llavero, generalschlussel, llave maestra
oil | | sneak escape pick_lock repair | oil, oil can, grease, ol, olkanne, fett, huile, graisse,
    aceite, grasa
watch | | | watch, pocket watch, uhr, taschenuhr, montre, reloj
sweets | | | lucky coin, lucky charm, rabbit's foot, teddy bear, photograph, locket, pipe,
    tobacco, glucksbringer, pfeife, porte-bonheur, amuleto de la suerte, foto, medaillon, hat,
    hut, chapeau, sombrero
tent | rest | endure | bedroll, tent, camp kit, camping kit, sleeping bag, schlafsack, zelt,
    tente, sac de couchage, saco de dormir, tienda de campana
shovel | | search craft break | shovel, spade, schaufel, spaten, pelle, beche, pala, azada
"""

# Nouns that the patterns of the verb tables refer to, and that name what a scene holds.
NOUNS = """
lock | lock, locks, padlock, keyhole, latch, bolt, tumblers, safe, strongbox, vault, combination,
    safe door, schloss, vorhangeschloss, schlussloch, riegel, tresor, safe, serrure, cadenas,
    verrou, coffre-fort, cerradura, candado, cerrojo, caja fuerte
door | door, gate, hatch, window, shutter, shutters, trapdoor, lid, chest, crate, coffin, cabinet,
    drawer, box, portcullis, grate, grating, bars, panel, airlock, bulkhead, barrel, casket,
    locker, cell, tur, tor, luke, fenster, fensterladen, falltur, deckel, truhe, kiste, sarg,
    schrank, schublade, fallgatter, gitter, porte, portail, trappe, fenetre, volet, couvercle,
    coffre, caisse, cercueil, tiroir, armoire, herse, grille, barreaux, puerta, porton, trampilla,
    ventana, contraventana, tapa, cofre, arcon, ataud, cajon, armario, rastrillo, reja, verja,
    barrotes, baul
height | wall, cliff, cliffs, rock, rocks, rock face, tower, tree, roof, rooftop, roofs, balcony,
    mast, rigging, fence, ledge, mountain, slope, drainpipe, facade, trellis, ivy, chimney, shaft,
    battlements, rampart, palisade, scaffold, scaffolding, scaffold, wand, mauer, klippe,
    felswand, felsen, fels, turm, baum, dach, balkon, mast, takelage, zaun, sims, berg, hang,
    regenrinne, fassade, efeu, schornstein, schacht, zinnen, palisade, mur, muraille, falaise,
    rocher, rochers, tour, arbre, toit, balcon, mat, greement, cloture, corniche, montagne, pente,
    gouttiere, facade, lierre, cheminee, remparts, muro, muralla, pared, acantilado, roca, rocas,
    torre, arbol, tejado, azotea, balcon, mastil, jarcia, valla, cornisa, montana, ladera,
    canalon, fachada, hiedra, chimenea, tapia, risco, crag, bluff, precipice, spire, pillar,
    column, steeple, container, hull, upstairs window, window ledge, parapet, top
gap | gap, chasm, pit, crevasse, gorge, ravine, canyon, ditch, trench, crack, fissure, abyss,
    other side, far side, hole, schlucht, abgrund, spalte, graben, grube, kluft, luke, loch,
    andere seite, gouffre, ravin, precipice, crevasse, fosse, fosse, abime, autre cote, trou,
    abismo, sima, grieta, foso, zanja, barranco, hueco, otro lado, brecha
water | river, lake, moat, sea, water, current, stream, rapids, canal, pool, harbor, harbour, bay,
    swamp, flood, flooded, fluss, see, burggraben, meer, wasser, stromung, bach, kanal, teich,
    wellen, hafen, bucht, sumpf, riviere, fleuve, lac, douves, mer, eau, courant, ruisseau, canal,
    etang, vagues, port, baie, marais, rio, lago, mar, agua, corriente, arroyo, estanque, olas,
    puerto, bahia, pantano
narrow | tightrope, beam, plank, narrow ledge, ledge, rope bridge, log, ice, thin ice, rickety
    bridge, rotten bridge, girder, balken, planke, sims, hangebrucke, baumstamm, eis, poutre,
    planche, corniche, pont de corde, tronc, glace, viga, tablon, cornisa, puente colgante,
    tronco, hielo, drahtseil, swaying bridge
guard | guard, guards, sentry, sentries, watchman, watchmen, patrol, patrols, soldier, soldiers,
    bouncer, gatekeeper, doorman, warden, jailer, jailor, lookout, policeman, cop, cops, police,
    officer, wachter, wache, wachen, wachposten, posten, patrouille, streife, soldat, soldaten,
    turmwache, torwache, turwachter, turhuter, tursteher, polizist, polizei, garde, gardes,
    sentinelle, sentinelles, patrouille, soldat, soldats, videur, portier, gardien, gardiens,
    policier, geolier, guardia, guardias, centinela, centinelas, patrulla, soldado, soldados,
    portero, vigilante, vigilantes, policia, carcelero, vigia, turwache, gendarme
computer | computer, terminal, console, server, network, system, database, firewall, mainframe,
    drone, robot, turret, camera, cameras, security system, keypad, door panel, control panel,
    panel, encryption, files, data, rechner, netzwerk, datenbank, konsole, serveur, reseau,
    ordinateur, base de donnees, ordenador, servidor, red, base de datos, consola, sistema,
    systeme, tastenfeld, clavier, teclado, schaltpult, alarmanlage, alarm, alarme, alarma, lift
    controls, mainframe
trap | trap, tripwire, trip wire, bomb, mine, pressure plate, mechanism, snare, explosive, dart
    trap, blade trap, alarm, wire, fuse, detonator, falle, stolperdraht, bombe, druckplatte,
    mechanismus, mine, sprengfalle, zunder, piege, fil, bombe, mecanisme, plaque de pression,
    detonateur, trampa, cable, bomba, mecanismo, placa de presion, detonador
bond | ropes, rope, bonds, handcuffs, cuffs, shackles, chains, ties, manacles, knots, fesseln,
    stricke, seile, handschellen, ketten, liens, cordes, menottes, chaines, ataduras, cuerdas,
    esposas, cadenas, grilletes, net, netz, filet, web, straps
wound | wound, wounds, injury, bleeding, bullet, arrow, leg, arm, burn, burns, cut, gash, fever,
    infection, poison, fracture, wunde, wunden, verletzung, blutung, kugel, pfeil, bein, arm,
    fieber, verbrennung, blessure, blessures, plaie, saignement, balle, fleche, jambe, bras,
    fievre, brulure, herida, heridas, hemorragia, bala, flecha, pierna, brazo, fiebre, quemadura,
    blood, blut, sang, sangre, splinter, shrapnel, fang, bite
animal | dog, dogs, hound, hounds, wolf, wolves, horse, mare, stallion, pony, bear, boar, bull,
    ox, mule, donkey, camel, cat, tiger, lion, panther, hawk, falcon, griffin, beast, creature,
    lizard, raptor, snake, goat, elephant, cub, foal, colt, ram, hund, hunde, wolf, wolfe, pferd,
    stute, hengst, bar, wildschwein, keiler, stier, ochse, kamel, katze, tiger, lowe, falke,
    greif, bestie, tier, schlange, ziege, elefant, fohlen, chien, chiens, loup, loups, cheval,
    jument, etalon, poney, ours, sanglier, taureau, boeuf, mule, chameau, chat, tigre, lion,
    faucon, griffon, bete, animal, serpent, chevre, poulain, chienne, perro, perros, lobo, lobos,
    caballo, yegua, potro, oso, jabali, toro, buey, mula, camello, gato, leon, halcon, grifo,
    bestia, serpiente, cabra, perra, mastiff, mustang, stag, crocodile, alligator, rat, crab,
    spider
mount | horse, pony, camel, mule, stallion, mare, steed, bull, bronco, mustang, donkey, elephant,
    griffin, wyvern, pferd, hengst, stute, kamel, cheval, jument, etalon, chameau, caballo, yegua,
    semental, camello, potro, gaul, ross, monture, montura
vehicle | car, truck, van, wheel, motorcycle, bike, motorbike, hovercraft, hoverbike, taxi, cab,
    bus, train, plane, helicopter, shuttle, ship, boat, sub, submarine, tank, cart, wagon,
    carriage, sled, buggy, speeder, throttle, auto, wagen, lastwagen, motorrad, zug, flugzeug,
    hubschrauber, schiff, boot, kutsche, schlitten, steuer, lenkrad, voiture, camion, moto, train,
    avion, helicoptere, navire, bateau, charrette, carrosse, traineau, volant, barre, coche,
    camion, moto, tren, avion, helicoptero, nave, barco, carro, carreta, carruaje, trineo,
    volante, timon, helm, raft, canoe, glider, sloop, gas, sails, rudder
person | senator, footman, footmen, coroner, novice, novices, barkeep, creditor, nurse, vicar,
    heiress, poacher, sorceress, elder, neighbour, neighbor, slaver, slavers, brother, sister,
    cousin, uncle, aunt, hermit, scribe, courier, mercenary, mutineer, mutineers, deserter,
    marine, ganger, hitman, cellarer, trapper, rider, riders, nomad, daughter, son, wife, husband,
    senador, senateur, tochter, sohn, fille, fils, hija, hijo, glaubiger, creancier, acreedor,
    footpad, footpads, spadassin, spadassins, pillard, pillards, saqueador, saqueadores,
    plunderer, soldner, man, woman, person, people, stranger, clerk, merchant, trader, shopkeeper,
    vendor, seller, innkeeper, bartender, barkeep, captain, king, queen, prince, princess, duke,
    duchess, baron, count, countess, lord, lady, mayor, sheriff, deputy, judge, priest, priestess,
    bishop, abbot, monk, nun, witch, wizard, mage, sorcerer, thief, bandit, bandits, raider,
    raiders, pirate, pirates, thug, thugs, gangster, assassin, mobster, boss, chief, foreman,
    official, inspector, detective, agent, spy, sergeant, lieutenant, general, commander, admiral,
    sailor, crew, crowd, mob, villager, villagers, peasant, farmer, child, boy, girl, kid,
    teacher, headmaster, principal, professor, librarian, doctor, nurse, patient, prisoner,
    witness, suspect, butler, maid, servant, steward, beggar, gambler, dealer, driver, pilot,
    ferryman, smuggler, fence, broker, fixer, banker, landlord, landlady, widow, heir, cultist,
    cultists, customs officer, secretary, receptionist, janitor, student, bully, rival, opponent,
    enemy, enemies, gunslinger, gunman, outlaw, rustler, cowboy, conductor, mann, frau, fremder,
    schreiber, handler, wirt, kapitan, konig, konigin, prinz, prinzessin, herzog, graf, grafin,
    burgermeister, richter, priester, priesterin, bischof, monch, hexe, zauberer, magier, dieb,
    bandit, banditen, rauber, pirat, piraten, schlager, gangster, morder, chef, beamter,
    inspektor, spion, feldwebel, hauptmann, leutnant, general, matrose, menge, bauer, kind, junge,
    madchen, lehrer, arzt, gefangener, zeuge, diener, bettler, spieler, fahrer, fahrmann,
    schmuggler, hehler, bankier, zollner, kultist, kultisten, lehrerin, verkaufer, kramer, homme,
    femme, etranger, marchand, marchande, aubergiste, tavernier, capitaine, roi, reine, prince,
    princesse, duc, comte, comtesse, maire, juge, pretre, eveque, moine, sorciere, sorcier, mage,
    voleur, bandit, bandits, brigand, brigands, pirate, pirates, voyou, voyous, assassin, chef,
    fonctionnaire, inspecteur, espion, sergent, marin, foule, paysan, enfant, garcon, fille,
    professeur, medecin, prisonnier, temoin, serviteur, mendiant, joueur, conducteur, passeur,
    contrebandier, receleur, banquier, douanier, cultiste, vendeur, vendeuse, hombre, mujer,
    extrano, mercader, comerciante, posadero, tabernero, capitan, rey, reina, principe, princesa,
    duque, conde, condesa, alcalde, juez, sacerdote, obispo, monje, bruja, brujo, mago, ladron,
    bandido, bandidos, pirata, piratas, maton, matones, asesino, jefe, funcionario, inspector,
    espia, sargento, marinero, multitud, campesino, nino, nina, profesor, medico, prisionero,
    testigo, criado, mendigo, jugador, conductor, barquero, contrabandista, perista, banquero,
    aduanero, cultista, vendedor, vendedora, tendero, secretario, escribano, escribiente,
    greffier, employe, empleado, wachmann, aufseher, surveillant
monster | lurker, lurkers, beetle, jackal, jackals, hyena, hyene, hiena, ghast, gargoyle,
    basilisk, chimera, wyrm, wyvern, manticore, cultist, mummy, mumie, momie, momia, banshee,
    gnoll, hag, poltergeist, apparition, erscheinung, aparicion, goblin, goblins, orc, orcs, ogre,
    troll, trolls, giant, dragon, zombie, zombies, skeleton, skeletons, ghoul, ghouls, ghost,
    spirit, demon, demons, devil, vampire, werewolf, alien, aliens, spitter, robot, droid,
    android, golem, cyborg, mutant, mutants, spider, spiders, scorpion, worm, sandworm, kraken,
    serpent, wraith, lich, imp, harpy, minotaur, rat, rats, crab, crawler, critter, critters,
    kobold, kobolds, ork, orks, oger, riese, drache, skelett, skelette, geist, damon, damonen,
    teufel, vampir, werwolf, roboter, mutant, spinne, spinnen, skorpion, wurm, ratten, gobelin,
    gobelins, orque, orques, geant, squelette, squelettes, fantome, esprit, demon, loup-garou,
    araignee, araignees, scorpion, ver, rats, goule, duende, trasgo, trasgos, goblins, orco,
    orcos, ogro, trol, gigante, dragon, zombi, zombis, esqueleto, esqueletos, fantasma, espiritu,
    demonio, vampiro, hombre lobo, arana, aranas, escorpion, gusano, ratas, sombra, bestie,
    monster, monstre, monstruo, drone, turret, sentinel, automaton, thing, revenant, djinn, fiend
food | food, meal, stew, bread, meat, provisions, rations, berries, mushrooms, roots, fish, game,
    water, supper, dinner, breakfast, something to eat, essen, nahrung, mahlzeit, eintopf, brot,
    fleisch, vorrate, beeren, pilze, wurzeln, fisch, wild, abendessen, nourriture, repas, ragout,
    pain, viande, provisions, baies, champignons, racines, poisson, gibier, manger, diner, comida,
    guiso, pan, carne, provisiones, bayas, setas, raices, pescado, caza, cena, eggs, carcass,
    rabbit, hare, deer, lizard, cactus, grubs, stock, soup
foul | spoiled, spoilt, rotten, raw, tainted, rancid, moldy, mouldy, poisoned, foul, maggots,
    brackish, contaminated, undercooked, soiled, verdorben, roh, rohe, rohes, verfault, vergiftet,
    schimmlig, schimmelig, gammelig, faulig, brackig, avarie, cru, crue, pourri, empoisonne,
    moisi, croupie, saumatre, pasado, cruda, crudo, podrido, podrida, envenenado, mohoso, rancio,
    salobre, estancada, soured, green at the edges, smells off, smells wrong
text | book, letter, map, inscription, runes, glyphs, hieroglyphs, script, code, cipher, document,
    documents, note, scroll, symbols, tablet, diary, ledger, writing, manuscript, papers, message,
    buch, brief, karte, inschrift, runen, glyphen, schrift, code, geheimschrift, dokument, zettel,
    schriftrolle, symbole, tagebuch, livre, lettre, carte, inscription, runes, glyphes, ecriture,
    chiffre, document, parchemin, symboles, journal, libro, carta, mapa, inscripcion, runas,
    glifos, escritura, codigo, cifrado, documento, nota, pergamino, simbolos, diario,
    transmission, star chart
trail | trail, tracks, track, footprints, prints, hoofprints, spoor, scent, blood trail, spur,
    spuren, fahrte, fahrten, fussspuren, fussabdrucke, piste, traces, empreintes, rastro, huellas,
    pista, pistas, marks, wheel ruts, tire tracks
clue | clue, clues, evidence, traces, secret door, hidden door, hidden compartment, false bottom,
    secret, fingerprints, hinweis, hinweise, spuren, beweise, geheimtur, geheimfach, indice,
    indices, preuves, passage secret, porte secrete, double fond, pista, pistas, pruebas, puerta
    secreta, doble fondo, compartimento secreto
value | purse, pouch, wallet, key, keys, keyring, ring, jewel, necklace, watch, coin, coins,
    money, gem, pocket, pockets, belt, keycard, badge, borse, geldbeutel, beutel, schlussel,
    schlusselbund, ring, kette, uhr, tasche, taschen, gurtel, bourse, portefeuille, cle, cles,
    bague, collier, montre, poche, poches, ceinture, bolsa, cartera, monedero, llave, llaves,
    anillo, collar, reloj, bolsillo, bolsillos, cinturon, necklace, amulet, locket, pistol,
    papers, letter, brieftasche
heavy | timber, timbers, plank, millstone, cask, wheel, boulder, rock, beam, stone, statue,
    pillar, portcullis, slab, rubble, log, crate, wagon, cart, debris, altar, wardrobe, cabinet,
    felsbrocken, felsblock, balken, stein, statue, saule, fallgatter, platte, trummer, baumstamm,
    wagen, rocher, poutre, pierre, statue, pilier, herse, dalle, decombres, tronc, charrette,
    roca, penasco, viga, piedra, estatua, pilar, rastrillo, losa, escombros, tronco, carro,
    schrank, anvil, sarcophagus, girder, barricade, tree trunk, pallet, anchor
machine | engine, machine, motor, generator, pump, radio, reactor, hyperdrive, axle, wheel, wagon,
    boiler, clock, circuit, fuse box, transmitter, elevator, lift, device, gearbox, carburetor,
    thruster, gun, antenna, weld, hull breach, sail, mast, hull, motor, maschine, pumpe,
    funkgerat, achse, rad, kessel, uhr, getriebe, antrieb, moteur, machine, pompe, radio, essieu,
    roue, chaudiere, horloge, circuit, maquina, motor, bomba de agua, eje, rueda, caldera, reloj,
    circuito, aufzug, ascenseur, ascensor, generador, generateur, turbine, life support, saddle
    girth, leak, breach, bridge
cover | shadows, shadow, cover, bushes, crates, barrel, barrels, curtain, curtains, undergrowth,
    dark, darkness, crowd, wardrobe, closet, under the bed, bed, reeds, schatten, deckung, busche,
    gebusch, vorhang, fass, dunkelheit, schrank, bett, schilf, ombre, ombres, buissons, rideau,
    tonneau, obscurite, placard, lit, roseaux, foule, sombra, sombras, arbustos, cortina, barril,
    oscuridad, armario, cama, juncos, cobertura, abri, matorrales, tall grass, hay, haystack, heu,
    foin, paja
spell | spell, spells, magic, incantation, curse, hex, ritual, ward, wards, charm, enchantment,
    illusion, sigil, runes, aura, mana, spirit, spirits, portal, vision, zauber, zauberspruch,
    magie, fluch, ritual, bann, illusion, siegel, geister, vision, sort, sortilege, magie,
    malediction, rituel, incantation, illusion, sceau, esprits, hechizo, conjuro, magia,
    maldicion, ritual, encantamiento, ilusion, sello, espiritus, elemental, sorcery, arcane, the
    dead
element | fire, flame, flames, fireball, lightning, bolt, ice, frost, thunder, energy, acid,
    shards, storm, inferno, firestorm, feuer, flammen, feuerball, blitz, blitze, eis, frost,
    donner, saure, sturm, feu, flammes, boule de feu, eclair, foudre, glace, givre, acide, fuego,
    llamas, bola de fuego, rayo, relampago, hielo, escarcha, acido, plasma, necrotic, dark energy,
    sandstorm
price | price, discount, cheaper, off the price, deal, bargain, coins, preis, rabatt, billiger,
    handel, prix, rabais, ristourne, moins cher, precio, rebaja, descuento, mas barato, discount,
    reward, fee, cut, pay, wage
alarm | alarm, tripwire, lasers
body | kidneys, kidney, lung, lungs, ankle, elbow, lip, niere, nieren, rein, reins, rinon,
    rinones, backside, rear, buttocks, thumb, wrist, brow, forehead, knuckles, fingers, grin,
    teeth, mouth, spine, armpit, hindquarters, flank, snout, muzzle, wing, tail, tentacle, claw,
    head, skull, throat, neck, ribs, jaw, nose, face, chest, belly, gut, heart, thigh, knee,
    shoulder, arm, leg, hand, eye, eyes, back, groin, kneecap, temple, shin, ear, schadel, kopf,
    kehle, hals, rippen, kiefer, nase, gesicht, brust, bauch, herz, schenkel, knie, schulter, arm,
    bein, hand, auge, augen, rucken, schild, crane, tete, gorge, cou, cotes, machoire, nez,
    visage, poitrine, ventre, coeur, cuisse, genou, epaule, bras, jambe, main, oeil, yeux, dos,
    craneo, cabeza, garganta, cuello, costillas, mandibula, nariz, cara, pecho, vientre, corazon,
    muslo, rodilla, hombro, brazo, pierna, mano, ojo, ojos, espalda, muneca
prey | stag, deer, rabbit, rabbits, hare, buck, doe, elk, moose, pheasant, duck, goose, partridge,
    quail, antelope, gazelle, hirsch, reh, hase, kaninchen, fasan, ente, gans, cerf, biche, lapin,
    lievre, faisan, canard, oie, ciervo, venado, conejo, liebre, faisan, pato, ganso
person | mate, first mate, nephew, niece, sexton, bailiff, gaoler, kid, kids, stalker, scavenger,
    scavengers, rustlers, pawnbroker, collector, toll collector, ticket inspector, countess,
    heretic, pagan, miner, miners, crewman, bosun, orderly, warden, matron, dean, coach, usher,
    chaplain, chieftain, shaman, bounty hunter, tribesman, settlers, settler, rancher, sister
    superior, landowner, tailor, blacksmith, tinker, minstrel, jester, squire, knight, duellist,
    duelist, fencer, brawler, bruiser, swindler, cheat, thugs, cutthroat, cutthroats, highwayman,
    kidnapper, kidnappers, hostage taker, arsonist, poacher, night porter, porter, cook, baker,
    butcher, miller, gamekeeper, scout, trainer, referee, captive, hostage, orphan, drunk,
    drunkard, lout, punk, hooligan, mechanic, engineer, technician, scientist, android, governor,
    minister, chancellor, regent, envoy, herald, viceroy, emperor, empress, sultan, vizier, neffe,
    küster, gerichtsvollzieher, pfandleiher, heide, ketzer, steuermann, ritter, schmied, koch,
    rüpel, trunkenbold, neveu, sacristain, huissier, hérétique, païen, forgeron, cuisinier,
    ivrogne, chevalier, sobrino, sacristán, alguacil, hereje, pagano, herrero, cocinero, borracho,
    caballero, carcelera
monster | horror, abomination, lurker, crawler, beast, minotaurus, minotauro, minotaure, colossus,
    leviathan, phantom, fury, gorgon, medusa, sphinx, centipede, slime, ooze, wight, homunculus
guard | watch, city watch, night watch, constable, constables, turnkey, sheriff, deputies,
    marshal, legionnaires, legionary, centurion
"""

# Words of one language that look like another word in a text of this language, by the class in
# which the other language puts them: left out of that language's index.
FALSE_FRIENDS = {
    "en": "bar:animal see:water boot:ship boot:vehicle wand:height lit:cover pain:food "
    "chat:animal chat:pet kind:person tor:door port:water main:body ours:animal gift:poison "
    "sort:spell hang:height stab:blunt spur:trail fallen:trap fallen:fishing brief:text "
    "wild:food red:computer red:fishing mat:height tour:height plan:map carte:text angel:fishing "
    "stock:blunt dos:body bras:body cola:glue hut:sweets bate:blunt mes:knife cable:trap "
    "rang:person herd:person fee:value son:body pared:height rad:machine real:person jefe:person "
    "general:person chef:person gang:person chefs:person fort:height mine:trap band:rope "
    "cap:map boss:monster page:person wall:door lime:saw file:saw fin:body "
    "sage:saw spiel:perform spieler:person dame:person ente:prey cane:blunt sole:boots "
    "pan:food set:forage alto:guard comte:person lock:hair rose:food",
    "de": "man:person hut:tent gift:bribe rat:monster rat:pet bar:cash stand:heavy rock:heavy "
    "rock:height last:heavy bald:person not:text war:monster brand:fire chef:cook lift:machine "
    "arm:cash fort:height gang:gap rat:animal stock:food handy:phone",
    "fr": "car:vehicle son:person coin:value but:height sort:spell pour:water ride:mount "
    "rang:person four:cookware mine:trap tire:vehicle lance:shoot cap:map comment:text "
    "sale:cash dent:body pub:person gens:food fin:body main:water plate:armour "
    "court:person passe:key",
    "es": "son:person red:element once:person come:food sin:holy ten:value mine:trap sale:cash "
    "pan:cookware cola:body gas:vehicle real:person bate:animal mano:value "
    "llama:animal como:food vela:ship nave:door",
}
"""Language to ``word:class`` pairs."""
