"""Callings and what is done in them: the core acts and objects of a trade, told without its name.

Line: ``core manners | further manners | English; German; French; Spanish words | names``. A row
is a field of work: its words are single verbs and nouns, folded, and stemmed on first use; its
names are the callings, in all four languages, whose field it is.
"""

TRADES = """
navigate read | recall investigate search notice | map chart draw drawing survey bearings landmark
    coast coastline valley contour scale route path terrain atlas sketch compare islets; karte
    zeichnung vermessen tal kuste route gelande berge skizze bestimme; carte dessin releve vallee
    cote itineraire terrain croquis; mapa dibujo valle costa ruta terreno plano croquis |
    cartographer, mapmaker, map maker, surveyor, topographer, kartograf, kartograph,
    kartenzeichner, landvermesser, geometer, cartographe, arpenteur, geometre, cartografo,
    agrimensor, topografo
appraise investigate | haggle craft notice search | stone stones gem gems emerald ruby diamond
    sapphire pearl ring necklace gold silver carat genuine glass paste fake facet setting brooch
    crown weigh worth jewel jewels; stein steine edelstein smaragd rubin diamant perle ring kette
    gold echt glas fassung brosche juwel; pierre pierres emeraude rubis diamant perle bague
    collier or vrai fausse fausses monture bijou; piedra piedras esmeralda rubi diamante perla
    anillo collar oro falsa engaste joya | jeweller, jeweler, gem cutter, gemcutter, goldsmith,
    silversmith, lapidary, gemmologist, diamond dealer, juwelier, goldschmied, silberschmied,
    edelsteinschleifer, joaillier, bijoutier, orfevre, lapidaire, joyero, orfebre, platero,
    gemologo
appraise haggle | recall investigate notice persuade deceive | worth value price forgery genuine
    original fake vase painting antique century weigh stones gems goods cloth quality market
    bargain coins counterfeit paste; wert echt falschung original gemalde ware stoff markt
    jahrhundert wiegen; valeur vrai faux tableau marchandise tissu siecle peser; valor autentico
    falso cuadro mercancia tela siglo pesar | appraiser, antiquarian, antiquary, antique dealer,
    antiques dealer, art dealer, assayer, pawnbroker, auctioneer, merchant, trader, curator,
    collector, connoisseur, art expert, antiquitatenhandler, kunsthandler, kunstkenner,
    pfandleiher, kaufmann, sammler, antiquaire, marchand d'art, commissaire-priseur, marchand,
    collectionneur, anticuario, marchante de arte, tasador, prestamista, coleccionista
track forage hunt | sneak notice navigate shoot hide climb endure tame | tracks prints print
    pawmarks hoofprints spoor trail scent droppings snare snares trap fur pelt deer stag boar game
    den lair claw fresh bent twig snow hide skin ruts wind downwind; spur spuren fahrte abdruck
    losung falle fell hirsch bau frisch schnee; trace traces piste empreinte collet piege fourrure
    cerf taniere fraiche neige; huella huellas rastro marcas trampa piel ciervo guarida fresca
    nieve | trapper, hunter, huntress, poacher, tracker, ranger, scout, fur hunter, furrier,
    gamekeeper, woodsman, bushman, jager, fallensteller, wilderer, waldlaufer, spurenleser,
    wildhuter, trappeur, chasseur, braconnier, pisteur, rodeur, garde-chasse, cazador, trampero,
    furtivo, rastreador, explorador, montaraz, guardabosques
heal | investigate search recall craft notice | bone shin leg arm rib shoulder splint fracture
    dislocated joint set straighten wound bandage stitch stitches bleeding bleed tourniquet artery
    needle thread amputate bullet ball arrow fever pulse breath patient poison infection cut press
    tie pressure burn wash cool brow tooth swelling sick; knochen bein arm rippe schulter schiene
    bruch wunde verband nahen nahe blutung ader nadel kugel fieber puls kranken verbinde; os jambe
    bras cote epaule attelle plaie bandage recoudre saignement artere aiguille balle fievre pouls
    malade; hueso pierna brazo costilla hombro entablillar herida venda coser sangre arteria aguja
    bala fiebre calentura pulso enfermo | doctor, medic, surgeon, physician, healer, nurse,
    paramedic, barber-surgeon, bone setter, bonesetter, field surgeon, ship's doctor, feldscher,
    army doctor, veterinarian, vet, medical student, emt, orderly, arzt, arztin, chirurg, heiler,
    sanitater, krankenschwester, wundarzt, bader, knochenflicker, tierarzt, medecin, docteur,
    chirurgien, guerisseur, infirmier, rebouteux, barbier, veterinaire, medico, cirujano,
    curandero, sanador, enfermero, barbero, veterinario
heal persuade | recall endure | baby birth labour labor mother cord breech push water newborn
    pregnant child contractions; geburt baby mutter wehen kind schwanger; accouchement bebe mere
    cordon enceinte; parto bebe madre cordon embarazada | midwife, hebamme, sage-femme, comadrona,
    partera, obstetrician
heal craft | deceive persuade sleight | tooth teeth jaw pull extract razor shave beard hair molar;
    zahn zahne kiefer ziehen rasieren bart; dent machoire arracher rasoir barbe; diente muela
    mandibula navaja barba | dentist, barber, hairdresser, zahnarzt, zahnreisser, friseur,
    dentiste, arracheur de dents, coiffeur, dentista, sacamuelas, peluquero
investigate heal | notice recall search | corpse body autopsy death wound cause died hours stiff
    lividity scalpel stomach poison strangled drowned; leiche tod wunde todesursache starb
    obduktion erwurgt; cadavre mort autopsie plaie cause etrangle; cadaver muerte autopsia causa
    herida estrangulado | coroner, pathologist, forensic scientist, medical examiner, forensics,
    gerichtsmediziner, pathologe, leichenbeschauer, legiste, medecin legiste, forense, patologo
sail climb navigate drive | tie repair swim balance notice | sail sails canvas foresail mainsail
    jib mast yard rigging ropes rope rope's knot helm rudder tiller tack jibe reef anchor keel bow
    stern deck port starboard wind squall storm current tide shoal rocks boom hull bilge harbor
    harbour lee boat ship course hold furl steer; segel mast takelage tau knoten ruder steuer
    anker kiel bug heck deck wind sturm boe stromung flut riff boot schiff kurs; voile voiles mat
    greement cordage noeud barre gouvernail ancre quille proue pont vent tempete courant maree
    recif bateau navire cap; vela velas mastil jarcia cabo nudo timon ancla quilla proa cubierta
    viento tormenta corriente marea arrecife barco nave rumbo | sailor, bosun, boatswain, mariner,
    seaman, seafarer, deckhand, helmsman, skipper, sea captain, ship's captain, first mate,
    pirate, buccaneer, corsair, privateer, boatman, ferryman, rigger, topman, rower, yachtsman,
    navy, midshipman, matrose, seemann, bootsmann, steuermann, kapitan, pirat, fahrmann,
    seefahrer, ruderer, marin, matelot, maitre d'equipage, timonier, capitaine, corsaire, passeur,
    rameur, gabier, marinero, contramaestre, timonel, capitan, pirata, corsario, barquero, remero,
    grumete
navigate | drive recall investigate notice | star stars moon eclipse tables reckon latitude
    sextant compass course longitude chart bearing current tide reef north constellation; stern
    sterne breite kompass kurs karte norden; etoile etoiles latitude boussole cap nord; estrella
    estrellas latitud brujula rumbo norte | navigator, wayfinder, astrogator, stargazer, lotse,
    pilotin, navigatorin, navigateur, navegante, astronomer, astronom, astronome, astronomo
repair craft | drive hack disarm investigate appraise notice | engine motor carburettor carburetor
    hood gasket piston clutch brake brakes gear gears fuel pump valve hose belt battery spark plug
    wrench bolt truck car bike tractor generator start run running wire leak oil radiator axle
    turbine drive machine tune overheated stalled; motor vergaser kupplung bremse getriebe pumpe
    ventil schlauch riemen batterie zundkerze schraube wagen lauft maschine kuhler achse; moteur
    carburateur embrayage frein pompe soupape courroie batterie bougie boulon demarrer machine
    essieu; motor carburador embrague freno bomba valvula correa bateria bujia tornillo arrancar
    maquina eje | mechanic, engineer, machinist, grease monkey, car mechanic, ship's engineer,
    flight engineer, technician, garage owner, handyman, greaser, gearhead, motorhead, mechaniker,
    ingenieur, maschinist, techniker, schrauber, kfz-mechaniker, mecanicien, machiniste,
    technicien, garagiste, bricoleur, mecanico, ingeniero, maquinista, tecnico, manitas
repair hack | craft investigate disarm drive | reactor drive hyperdrive bypass reroute loop
    coolant conduit plasma coil relay circuit power shield shields thruster airlock life support
    module core fusion oxygen hull breach console; reaktor antrieb kuhlmittel leitung spule relais
    schild luftschleuse triebwerk; reacteur propulseur bobine relais bouclier sas noyau circuit;
    reactor propulsor bobina rele escudo esclusa nucleo circuito | starship engineer, ship
    engineer, space engineer, engineer, ship's engineer, bordingenieur, raumschiffingenieur,
    ingenieur de bord, ingeniero de vuelo, cyberneticist, roboticist, robotics, robotiker,
    roboticien, robotico
hack repair | disarm craft investigate | wire wires cable fuse circuit switch current power panel
    short socket lamp voltage electric spark grid breaker; draht kabel sicherung strom schalter
    leitung; fil cable fusible courant interrupteur circuit; cable fusible corriente interruptor
    circuito | electrician, electronics, elektriker, elektronik, electricien, electronique,
    electricista, electronica
hack | investigate recall disarm search read | code password firewall server network terminal file
    files data camera cameras login encryption system account phone program virus script port
    database hard drive laptop chip trace feed door panel; code passwort netzwerk daten kamera
    kameras system konto programm rechner; code reseau donnees camera cameras systeme compte
    programme; codigo contrasena red datos camara camaras sistema cuenta programa | hacker,
    netrunner, decker, programmer, coder, computer nerd, computer whiz, it specialist, sysadmin,
    software engineer, script kiddie, cracker, techie, nerd, geek, gamer, computer science,
    programmierer, informatiker, programmeur, informaticien, pirate informatique, programador,
    informatico, pirata informatico, friki
craft deceive | read write sleight investigate | seal wax stamp signature handwriting letter pass
    passport document papers copy ink paper hand forge counterfeit banknote bill painting; siegel
    wachs stempel unterschrift handschrift brief pass dokument kopie tinte papier falsche; sceau
    cire tampon signature ecriture lettre passeport document copie encre papier; sello lacre cera
    firma letra carta pasaporte documento copia tinta papel | forger, counterfeiter, art forger,
    calligrapher, document forger, falscher, urkundenfalscher, geldfalscher, kalligraf, faussaire,
    faux-monnayeur, calligraphe, falsificador, caligrafo
read craft recall | deceive investigate search | copy handwriting hand seal letter ink quill page
    pages text line lines decree order charter parchment document record records signature book
    books language; handschrift siegel brief tinte feder seite text urkunde pergament abschrift;
    ecriture sceau lettre encre plume page texte decret parchemin; letra sello carta tinta pluma
    pagina texto decreto pergamino | scribe, copyist, clerk, secretary, notary, chronicler,
    writer, novelist, author, typist, stenographer, schreiber, kopist, sekretar, notar, chronist,
    schriftsteller, autor, copiste, greffier, secretaire, notaire, ecrivain, auteur, escriba,
    copista, escribano, secretario, notario, cronista, escritor
tame hunt | track notice ride | bird hawk falcon glove lure hood jess whistle perch talon feather
    eagle owl raven; vogel falke handschuh pfiff feder adler habicht; oiseau faucon gant leurre
    sifflet plume aigle; ave pajaro halcon guante senuelo silbido pluma aguila | falconer, hawker,
    bird keeper, ornithologist, bird catcher, falkner, vogelfanger, ornithologe, fauconnier,
    oiseleur, ornithologue, cetrero, halconero, pajarero, ornitologo
repair craft disarm | pick_lock investigate notice | clock watch pendulum escapement spring wheel
    wheels cog cogs gear gears tick bell mechanism hands wind automaton music box dial tiny; uhr
    pendel feder rad rader zahnrad uhrwerk mechanismus glocke; horloge montre pendule ressort roue
    rouage mecanisme cloche; reloj pendulo muelle rueda ruedas engranaje mecanismo campana |
    clockmaker, watchmaker, horologist, automaton maker, toymaker, precision mechanic, uhrmacher,
    spielzeugmacher, feinmechaniker, horloger, fabricant de jouets, relojero, juguetero
lift break search | endure craft recall | grave coffin dig digging soil earth tomb corpse bury
    spade shovel churchyard bones hole; grab sarg grabe erde friedhof knochen schaufel; tombe
    cercueil creuser terre cimetiere fosse; tumba ataud cavar tierra cementerio fosa |
    gravedigger, grave digger, sexton, ditch digger, digger, navvy, totengraber, grabrauber,
    fossoyeur, sepulturero, enterrador, cavador
craft heal recall | forage investigate cook notice search | herb herbs root plant flower flowers
    leaf leaves mushroom bark berries seeds poultice remedy tincture salve potion draught brew
    grind powder powders mix mortar fever numb antidote poison venom sleeping wake dose tea
    ointment; kraut krauter wurzel pflanze blume blatt pilz rinde heilmittel salbe trank pulver
    mische gift gegengift fieber tee; herbe herbes racine plante fleur feuille champignon ecorce
    remede baume potion poudre melanger poison antidote fievre; hierba hierbas raiz planta flor
    hoja seta corteza remedio unguento pocion polvo mezclar veneno antidoto fiebre calentura |
    apothecary, herbalist, alchemist, pharmacist, chemist, druggist, herb woman, wise woman,
    potion maker, potion brewer, brewmaster, hedge witch, apotheker, krauterfrau, krauterkundiger,
    pharmazeut, drogist, krauterhexe, apothicaire, herboriste, alchimiste, pharmacien, boticario,
    herbolario, herborista, alquimista, farmaceutico, yerbero
craft investigate | heal recall disarm search | acid powder powders mix mixture reaction solution
    test formula compound gas explosive ratio flask burner substance sample reagent sulphur; saure
    pulver mische losung formel gas probe substanz; acide poudre melange solution formule gaz
    echantillon; acido polvo polvos mezcla solucion formula gas muestra | chemist, chemistry,
    pharmacologist, toxicologist, drug cook, lab technician, scientist, chemiker, chemie,
    toxikologe, laborant, wissenschaftler, chimiste, chimie, toxicologue, scientifique, quimico,
    quimica, toxicologo, cientifico
craft repair | disguise perform heal | cloth thread needle sew stitch seam mend tear torn dress
    coat costume tapestry fabric silk loom weave button hem cut measure uniform disguise; stoff
    faden nadel nahe naht kleid mantel kostum webe; tissu fil aiguille coudre couture robe manteau
    costume tisser; tela hilo aguja coser costura vestido abrigo disfraz tejer | tailor, weaver,
    seamstress, dressmaker, costumer, fashion designer, embroiderer, sailmaker, milliner,
    schneider, weber, naherin, modeschopfer, stickerin, segelmacher, tailleur, tisserand,
    couturier, brodeur, voilier, sastre, tejedor, costurera, modista, bordadora
break lift climb | endure search repair craft notice | gallery tunnel shaft prop ore seam rock
    rockfall pickaxe dig vein timber collapse gas lamp dust coal cave beam ceiling roof; stollen
    schacht erz gestein stutze grabe ader grubengas decke; galerie tunnel puits minerai roche etai
    creuser veine charbon; galeria tunel pozo mineral roca puntal cavar veta carbon | miner,
    prospector, tunneler, sapper, coal miner, dwarf miner, quarryman, spelunker, caver, bergmann,
    bergarbeiter, hohlenforscher, mineur, speleologue, sapeur, minero, espeleologo, zapador
recall investigate search | notice appraise navigate forage | ore rock rocks stone crystal vein
    stratum strata fossil cave quake volcano mineral gold nugget pan; gestein erz kristall ader
    fossil hohle vulkan; roche minerai cristal veine fossile volcan; roca mineral cristal veta
    fosil volcan | geologist, mineralogist, volcanologist, gold panner, goldwasher, geologe,
    mineraloge, goldsucher, geologue, mineralogiste, orpailleur, geologo, mineralogista, gambusino
search recall read investigate | notice appraise | book books volume volumes shelf shelves
    catalogue index library archive archives page record records file files register title folio
    stack read; buch bucher band regal katalog archiv akte akten seite; livre livres volume rayon
    catalogue archive archives page registre; libro libros tomo volumen estante catalogo archivo
    archivos pagina registro | librarian, archivist, bookworm, bookseller, bibliophile, registrar,
    bibliothekar, archivar, bucherwurm, buchhandler, bibliothecaire, archiviste, libraire, rat de
    bibliotheque, bibliotecario, archivero, librero, raton de biblioteca
recall read investigate | search notice persuade navigate | book text inscription inscriptions
    language history legend myth riddle answer symbol symbols rune runes name names theory
    remember translate decipher ancient tablet dynasty king date meaning quote puzzle; inschrift
    sprache geschichte legende ratsel antwort symbol rune runen ubersetze bedeutung; inscription
    langue histoire legende enigme reponse symbole rune traduire sens; inscripcion lengua historia
    leyenda enigma acertijo respuesta simbolo runa traducir significado | scholar, professor,
    academic, historian, sage, student, theologian, philosopher, loremaster, archaeologist,
    genealogist, egyptologist, antiquarian, polymath, intellectual, teacher, tutor, schoolmaster,
    governess, bookish, well-read, educated, know-it-all, university education, gelehrter,
    gelehrte, historiker, theologe, philosoph, archaologe, lehrer, hauslehrer, belesen, gebildet,
    erudit, professeur, historien, etudiant, theologien, philosophe, archeologue, enseignant,
    instituteur, savant, cultive, erudito, profesor, historiador, estudiante, teologo, filosofo,
    arqueologo, maestro, sabio, culto
investigate recall | hack gamble appraise navigate disarm | number numbers prime calculate reckon
    tables count sum equation odds angle series formula sequence combination divide ratio compute
    dials; zahl zahlen rechne summe gleichung winkel reihe formel; nombre nombres chiffre calculer
    somme equation angle suite formule; numero numeros calcular suma ecuacion angulo serie formula
    | mathematician, accountant, bookkeeper, statistician, actuary, physicist, numbers genius,
    good with numbers, math whiz, maths genius, mathematiker, buchhalter, physiker, rechengenie,
    mathematicien, comptable, physicien, matematico, contable, contador, fisico
read recall | persuade investigate | language tongue word words meaning speech accent dialect
    translate grammar sign signs clicks phrase alphabet script interpret gesture; sprache wort
    worte bedeutung dialekt ubersetze zeichen schrift; langue mot mots sens dialecte traduire
    signe signes ecriture; lengua idioma palabra palabras significado dialecto traducir signo
    signos escritura | linguist, translator, interpreter, polyglot, xenolinguist, philologist,
    cryptographer, cryptologist, codebreaker, protocol droid, sprachwissenschaftler, ubersetzer,
    dolmetscher, sprachgenie, kryptograf, linguiste, traducteur, interprete, polyglotte,
    cryptographe, linguista, traductor, poliglota, criptografo
perform persuade | deceive sleight talk | laugh laughing laughs joke jokes grimace prank class pun
    mock funny crowd audience; lachen witz witze grimasse publikum; rire rires blague grimace
    public; risa reir chiste broma mueca publico | class clown, clown, comedian, jester, joker,
    prankster, stand-up comedian, fool, klassenclown, narr, witzbold, komiker, pitre, farceur,
    bouffon, humoriste, payaso, bromista, bufon, humorista
ride tame lift | shoot track endure chase | steer steers cattle cow cows herd stampede bull calf
    brand lasso rope fence horse saddle drive corral mustang; rind rinder vieh herde stier kalb
    weide; betail vache troupeau taureau veau; ganado vaca vacas rebano manada toro ternero |
    rancher, cowboy, cowgirl, cowhand, cattle drover, drover, cattle baron, viehtreiber,
    rinderhirte, vacher, bouvier, eleveur, gardian, vaquero, ganadero, gaucho, arriero
craft disguise heal | persuade recall | dead corpse body face coffin funeral widow embalm powder
    makeup mourners asleep burial wax; toter leiche gesicht sarg begrabnis schminke; mort cadavre
    visage cercueil enterrement; muerto cadaver rostro ataud entierro | undertaker, mortician,
    embalmer, funeral director, bestatter, leichenbestatter, einbalsamierer, croque-mort,
    embaumeur, enterrador, embalsamador, funerario
craft repair | break appraise fight | iron steel anvil hammer forge link chain blade horseshoe
    weld nail rivet red heat bellows tongs bend metal armor armour sword bars grate crack temper;
    eisen stahl amboss hammer kette klinge hufeisen nagel gitter metall gluht schmiede; fer acier
    enclume marteau chaine lame clou grille metal forger; hierro acero yunque martillo cadena hoja
    herradura clavo reja metal forjar | blacksmith, smith, armorer, armourer, weaponsmith,
    swordsmith, farrier, metalworker, welder, ironmonger, tinsmith, bellfounder, gunsmith,
    schmied, waffenschmied, hufschmied, schlosser, schweisser, buchsenmacher, forgeron, armurier,
    marechal-ferrant, soudeur, ferronnier, herrero, armero, herrador, soldador, metalurgico
craft repair investigate | break notice climb lift | arch wall stone stones keystone pillar vault
    mortar brick crack foundation tower load bridge dome block chisel beam build roof; bogen mauer
    stein stutzen pfeiler gewolbe mortel ziegel riss fundament brucke; arc mur pierre pilier voute
    mortier brique fissure fondation; arco muro piedra pilar boveda mortero ladrillo grieta
    cimiento | mason, stonemason, bricklayer, builder, architect, stonecutter, sculptor, civil
    engineer, maurer, steinmetz, baumeister, architekt, bildhauer, macon, tailleur de pierre,
    architecte, sculpteur, batisseur, albanil, cantero, arquitecto, escultor, constructor
craft repair climb | break lift sail | plank planks wood beam saw nail nails hammer board boards
    timber joint bridge roof door frame hull raft wedge prop build shelf axe; brett bretter holz
    balken sage nagel brucke dach floss; planche planches bois poutre scie clou pont toit radeau;
    tabla tablas madera viga sierra clavo puente tejado balsa | carpenter, joiner, cabinetmaker,
    shipwright, woodworker, wheelwright, cooper, boatbuilder, bowyer, fletcher, wood carver,
    zimmermann, tischler, schreiner, schiffbauer, wagner, kufer, holzschnitzer, charpentier,
    menuisier, ebeniste, charron, tonnelier, carpintero, ebanista, carretero, tonelero
break lift craft | fight endure climb | tree trunk log logs axe fell wood chop saw timber branch
    stump; baum stamm holz axt falle ast; arbre tronc buche hache bois branche; arbol tronco lena
    hacha madera rama | lumberjack, woodcutter, logger, woodsman, charcoal burner, forester,
    holzfaller, kohler, forster, bucheron, charbonnier, forestier, lenador, carbonero, forestal
tame forage endure | lift craft drive cook recall | ox cow cows sheep goat pig hens horse plough
    plow field fields mow hay seed seeds harvest crop scythe soil barn milk cart mule weather
    wheat grain sow; ochse kuh schaf ziege schwein pferd pflug feld felder mahe heu saat ernte
    acker scheune; boeuf vache mouton chevre cochon cheval charrue champ champs foin recolte
    grange; buey vaca oveja cabra cerdo caballo arado campo campos heno cosecha granero | farmer,
    farmhand, peasant, ploughman, farm boy, farm girl, milkmaid, field hand, homesteader,
    sharecropper, bauer, bauerin, knecht, magd, landwirt, landarbeiter, paysan, fermier,
    laboureur, valet de ferme, campesino, granjero, labrador, jornalero, agricultor
hide deceive persuade | sneak disguise steal notice | beg alms hand rags coin pity limp crouch
    gutter bowl ragged huddle fountain slump mumble face; bettle almosen hand lumpen mitleid
    kauere; mendier aumone main haillons pitie; mendigar limosna mano harapos lastima | beggar,
    tramp, hobo, vagrant, street rat, homeless, bettler, landstreicher, obdachloser, mendiant,
    clochard, vagabond, mendigo, vagabundo
tame forage | heal recall craft endure | bee bees swarm hive honey smoke wasp wasps queen comb
    basket sting; biene bienen schwarm korb honig rauch wespe; abeille abeilles essaim ruche miel
    fumee; abeja abejas enjambre colmena miel humo | beekeeper, apiarist, entomologist, imker,
    insektenforscher, apiculteur, entomologiste, apicultor, entomologo
climb balance repair | jump craft sneak flee | roof roofs ridge tile tiles chimney gutter ladder
    height gable slate eaves scaffold; dach dacher first ziegel schornstein rinne leiter giebel;
    toit toits faite tuile tuiles cheminee gouttiere echelle; tejado tejados teja tejas chimenea
    canalon escalera | roofer, thatcher, chimney sweep, steeplejack, window cleaner, scaffolder,
    dachdecker, schornsteinfeger, kaminkehrer, fensterputzer, gerustbauer, couvreur, ramoneur,
    laveur de vitres, tejador, techador, deshollinador, limpiacristales
craft recall notice | investigate cook endure appraise persuade | beer ale wine barrel cask brew
    taste drop malt hops yeast grape vintage spirit liquor mash poison cellar ferment; bier wein
    fass braue koste schmecke tropfen malz hopfen keller; biere vin tonneau fut brasser gouter
    goutte malt cave; cerveza vino barril tonel probar gota malta bodega | brewer, vintner,
    winemaker, distiller, sommelier, moonshiner, wine taster, cellarer, brauer, winzer,
    schnapsbrenner, kellermeister, brasseur, vigneron, distillateur, caviste, cervecero,
    viticultor, destilador, bodeguero
cook | craft forage recall notice appraise persuade | soup stew sauce roast dough bread oven spice
    spices taste season feast banquet dish meal pot pan knife meat fish kitchen flavour flavor
    recipe butcher carve bake serve poison edible salt; suppe eintopf sosse braten teig brot ofen
    gewurz wurze festmahl gericht topf fleisch kuche; soupe ragout sauce roti pate pain four epice
    gouter festin plat marmite viande cuisine; sopa guiso salsa asado masa pan horno especia
    probar banquete plato olla carne cocina | cook, chef, baker, butcher, pastry chef, ship's
    cook, confectioner, galley cook, camp cook, pitmaster, koch, kochin, backer, metzger,
    konditor, smutje, cuisinier, boulanger, boucher, patissier, cocinero, panadero, carnicero,
    pastelero
forage | sail swim cook tie hunt endure | fish pike trout eel salmon line hook net bait rod cast
    catch lake river bite reel harpoon whale pearl oyster; fisch hecht forelle aal leine haken
    netz koder angel fang; poisson brochet truite anguille ligne hamecon filet appat canne; pez
    lucio trucha anguila sedal anzuelo red cebo cana pesca | fisherman, fisher, angler, whaler,
    pearl diver, fishwife, fischer, walfanger, pecheur, baleinier, pescador, ballenero
tame | track notice forage heal ride command endure | sheep lamb flock goat dog wolf pasture crook
    whistle stray calm animal beast creature cage growl leash bear lion; schaf lamm herde ziege
    hund wolf weide tier bestie kafig; mouton agneau troupeau chevre chien loup bete animal cage;
    oveja cordero rebano cabra perro lobo animal bestia jaula | shepherd, goatherd, herder, animal
    trainer, lion tamer, beast tamer, beastmaster, dog trainer, zookeeper, animal lover,
    zoologist, elephant trainer, kennel master, rat catcher, houndmaster, schafer, hirte,
    ziegenhirte, tierbandiger, dompteur, hundefuhrer, tierpfleger, zoologe, rattenfanger, berger,
    chevrier, dresseur, soigneur, zoologue, pastor, cabrero, domador, adiestrador, cuidador,
    zoologo
ride tame | heal chase flee notice | horse mare stallion pony colt hoof saddle reins bridle gallop
    stirrup bolt rear mane spur spurs jump hooves canter mule camel; pferd stute hengst huf sattel
    zugel galopp steigbugel mahne sporen; cheval jument etalon sabot selle renes galop etrier
    criniere eperons; caballo yegua semental casco silla riendas galope estribo crin espuelas |
    rider, horseman, jockey, charioteer, stablehand, stable boy, groom, cavalryman, horse trainer,
    horse breeder, equestrian, coachman, horse whisperer, camel driver, pony express, reiter,
    stallbursche, stallknecht, kavallerist, pferdezuchter, kameltreiber, cavalier, palefrenier,
    eleveur de chevaux, chamelier, jinete, palafrenero, mozo de cuadra, criador de caballos,
    camellero
drive | flee chase repair navigate notice | car truck wheel road curve bend brake brakes gear
    throttle gas tyres tires skid swerve lane traffic engine highway bike lorry rig pedal corner
    ice ramp steer horn trailer clutch; wagen lenkrad strasse kurve bremse gang gas reifen
    motorrad laster; voiture volant route virage frein vitesse pneus moto camion; coche volante
    carretera curva freno marcha ruedas moto camion | driver, trucker, racer, getaway driver,
    chauffeur, cabbie, taxi driver, biker, bus driver, racing driver, stunt driver, wheelman,
    rally driver, fahrer, lkw-fahrer, rennfahrer, taxifahrer, motorradfahrer, busfahrer,
    conducteur, routier, pilote de course, motard, conductor, camionero, piloto de carreras,
    chofer, taxista, motorista, motero
drive | navigate flee chase shoot repair | plane ship shuttle fighter cockpit stick yoke thrust
    thruster thrusters dock docking land landing orbit asteroid asteroids runway nose stall glide
    altitude wing roll jet pilot helicopter glider engines balloon dragon; flugzeug schiff fahre
    jager schub lande landung orbit asteroiden nase; avion navette chasseur poussee atterrir
    orbite asteroides nez; avion nave lanzadera caza empuje aterrizar orbita asteroides morro |
    pilot, ace pilot, fighter pilot, starship pilot, bush pilot, aviator, helicopter pilot,
    balloonist, space pilot, drone pilot, flieger, pilotin, jagdflieger, raumpilot, ballonfahrer,
    pilote, aviateur, piloto, aviador, astronaut, kosmonaut, astronaute, astronauta
investigate search | notice deceive persuade hide recall | story source camera photograph photo
    picture shot lens film interview question headline scoop newspaper notes snap record tape;
    foto bild kamera geschichte quelle frage schlagzeile; photo appareil histoire source question
    titre; foto camara historia fuente pregunta titular | journalist, reporter, photographer,
    columnist, newspaperman, war correspondent, paparazzo, blogger, editor, cameraman, fotograf,
    kriegsberichterstatter, journaliste, photographe, periodista, reportero, fotografo
investigate search notice | persuade intimidate deceive track recall shoot | clue evidence scene
    crime murder suspect alibi witness motive body prints fingerprint lie lying footprint question
    case trail weapon culprit deduce contradict blood window who; spur beweis tatort mord
    verdachtig alibi zeuge motiv lugt tater; indice preuve crime meurtre suspect alibi temoin
    mobile ment coupable; pista prueba crimen asesinato sospechoso coartada testigo movil miente
    culpable | detective, private eye, inspector, investigator, sleuth, private detective,
    gumshoe, cop, police officer, sheriff, constable, fbi agent, homicide detective, amateur
    detective, customs inspector, policeman, deputy, marshal, beat cop, profiler, detektiv,
    privatdetektiv, ermittler, kommissar, inspektor, polizist, enqueteur, commissaire, inspecteur,
    policier, limier, investigador, comisario, policia, sabueso
persuade recall investigate | deceive read intimidate | law contract clause court judge jury trial
    evidence loophole statute rights charge objection verdict plead witness legal warrant
    paragraph bail; gesetz vertrag gericht richter recht paragraf urteil anklage; loi contrat
    tribunal juge droit clause verdict; ley contrato tribunal juez derecho clausula veredicto |
    lawyer, attorney, advocate, judge, law student, barrister, solicitor, prosecutor, magistrate,
    anwalt, jurist, richter, jurastudent, staatsanwalt, rechtsgelehrter, avocat, juriste, juge,
    procureur, magistrat, abogado, jurista, juez, fiscal, magistrado
persuade cast | endure heal recall read perform command | god gods goddess pray prayer bless
    blessing holy sermon preach faith soul sin confess mercy heaven hymn altar demon undead ritual
    candle saint convert psalm repent absolution; gott gottin bete gebet segne heilig predige
    glaube seele sunde gnade; dieu deesse prier priere benir saint preche foi ame peche
    misericorde; dios diosa rezar oracion bendecir santo predico fe alma pecado piedad | priest,
    priestess, cleric, preacher, monk, nun, chaplain, pastor, bishop, missionary, friar, vicar,
    pilgrim, acolyte, abbot, zealot, prophet, pious, devout, faithful, priester, prediger, monch,
    nonne, kaplan, pfarrer, bischof, missionar, pilger, fromm, glaubig, pretre, predicateur,
    moine, aumonier, pasteur, eveque, missionnaire, pelerin, prophete, pieux, devot, sacerdote,
    predicador, monje, monja, capellan, obispo, misionero, peregrino, profeta, devoto, piadoso
cast recall | investigate endure intimidate read notice | demon ghost spirit possessed ritual
    circle salt curse seance cult symbol ward summon banish name haunting blood candle chalk
    exorcise poltergeist pentagram; damon geist besessen ritual kreis salz fluch banne beschwore
    kult; demon esprit fantome possede rituel cercle sel malediction bannir; demonio espiritu
    fantasma poseido ritual circulo sal maldicion desterrar | exorcist, occultist, demonologist,
    medium, ghost hunter, spiritualist, witch hunter, parapsychologist, cultist, paranormal
    investigator, witch, warlock, exorzist, okkultist, damonologe, geisterjager, hexe,
    hexenmeister, exorciste, occultiste, demonologue, chasseur de fantomes, sorciere, exorcista,
    ocultista, demonologo, cazafantasmas, bruja, brujo
cast notice | recall investigate deceive persuade | vision future fate cards tarot crystal bones
    omen dream star stars palm tea prophecy foresee premonition; vision zukunft schicksal karten
    kristall knochen omen traum sterne; vision avenir destin cartes cristal os presage reve
    etoiles; vision futuro destino cartas cristal huesos presagio sueno estrellas | seer, oracle,
    fortune teller, diviner, prophet, astrologer, palm reader, clairvoyant, psychic, dreamer,
    soothsayer, seherin, orakel, wahrsager, astrologe, hellseher, handleser, voyante, devin,
    astrologue, cartomancienne, diseur de bonne aventure, vidente, oraculo, adivino, astrologo,
    quiromante, pitonisa
perform | persuade recall deceive notice talk | song sing tune play lute fiddle drum flute piano
    violin strings note notes melody rhythm ballad verse voice crowd dance chord hum audience hymn
    guitar music horn trumpet lullaby; lied singe spiele laute geige trommel flote melodie ballade
    stimme musik; chanson chante joue luth violon tambour flute melodie ballade voix musique;
    cancion canto toco laud violin tambor flauta melodia balada voz musica | bard, musician,
    singer, minstrel, fiddler, drummer, violinist, pianist, guitarist, troubadour, skald, rock
    star, piper, organist, composer, choirboy, barde, musiker, sanger, spielmann, geiger,
    trommler, komponist, musicien, chanteur, menestrel, violoniste, batteur, pianiste,
    compositeur, bardo, musico, cantante, juglar, violinista, baterista, pianista, trovador,
    compositor
perform balance | persuade jump dodge flee escape | dance dancing step steps waltz spin twirl turn
    floor ballroom rhythm partner leap feet; tanze tanz schritt walzer drehe parkett; danse danser
    pas valse tourne parquet; bailo baile bailar paso vals giro pista | dancer, ballerina, ballet
    dancer, showgirl, belly dancer, tanzer, danseur, ballerine, bailarin, bailarina, bailaor,
    cheerleader
perform deceive disguise | persuade recall | role part play stage scene mask costume accent cry
    tears faint act pretend impersonate voice audience wig makeup curtain; rolle spiele buhne
    szene maske kostum akzent tranen; role joue scene masque costume accent larmes; papel actuo
    escena mascara disfraz acento lagrimas | actor, actress, thespian, impersonator,
    ventriloquist, puppeteer, drama student, film star, schauspieler, bauchredner, puppenspieler,
    filmstar, acteur, comedien, ventriloque, marionnettiste, actriz, ventrilocuo, titiritero
jump balance climb flee | escape dodge perform sneak chase | leap somersault flip vault tumble
    swing trapeze rope beam ledge wire handspring roof chandelier roll land backflip gap; sprung
    salto schwinge seil balken rolle sims; saut salto corde poutre voltige roulade corniche; salto
    voltereta cuerda viga balanceo cornisa | acrobat, tumbler, gymnast, trapeze artist, tightrope
    walker, circus artist, circus performer, parkour, freerunner, stuntman, skateboarder, surfer,
    skater, bmx rider, akrobat, turner, seiltanzer, artist, acrobate, gymnaste, trapeziste,
    funambule, cascadeur, acrobata, gimnasta, trapecista, funambulista, especialista
gamble deceive | notice sleight persuade appraise investigate | cards card dice bet stake stakes
    bluff pot ace raise call fold deal hand poker chips odds wager shuffle roulette double; karten
    wurfel wette einsatz bluff ass spiel; cartes des pari mise bluff as jeu; cartas dados apuesta
    bote farol as juego | gambler, card sharp, cardsharp, poker player, dice player, croupier,
    hustler, pool shark, bookie, spieler, falschspieler, zocker, joueur, tricheur, joueur de
    cartes, jugador, tahur, apostador
deceive persuade | disguise gamble haggle perform sleight | lie story swindle scheme fool trick
    mark victim pretend convince believe bluff fake sell worthless name alibi; luge geschichte
    trick tausche glauben vorgebe; mensonge histoire ruse tromper croire bluff; mentira historia
    truco engano creer farol | con artist, swindler, grifter, liar, conman, charlatan, trickster,
    impostor, hustler, snake oil salesman, telemarketer, salesman, hochstapler, betruger, lugner,
    scharlatan, vertreter, escroc, menteur, imposteur, arnaqueur, estafador, timador, mentiroso,
    embaucador
sneak deceive disguise | notice pick_lock hide investigate search persuade hack | follow shadow
    tail eavesdrop listen secret message code disguise identity cover contact bug wire photograph
    plan plans documents envelope microfilm infiltrate; beschatte belausche geheim nachricht
    deckname wanze plane; filer espionner secret message couverture micro plans; seguir espiar
    secreto mensaje tapadera microfono planos | spy, secret agent, infiltrator, double agent,
    informant, undercover cop, agent, spion, geheimagent, spitzel, espion, agent secret,
    indicateur, espia, agente, informante
sneak deceive | hide haggle drive navigate sail flee | smuggle cargo hold customs hidden
    compartment crate false bottom border patrol contraband barrel moonless cove hide goods;
    schmuggle fracht zoll versteck grenze ware; contrebande cargaison douane cachette frontiere;
    contrabando carga aduana escondite frontera | smuggler, bootlegger, gunrunner, blockade
    runner, drug runner, coyote, schmuggler, contrebandier, passeur, contrabandista, matutero
pick_lock sneak steal climb hide | disarm sleight search escape notice balance deceive | lock
    latch tumbler tumblers pins window pocket purse wallet key keys safe vault jewel roof silent
    shadow shadows alarm drawer guard finger fingers strongbox bolt wire click wall; schloss
    riegel stift fenster tasche borse schlussel tresor schatten dach finger; serrure loquet
    fenetre poche bourse cle coffre ombre toit doigts; cerradura pestillo pestillos ventana
    bolsillo bolsa llave cofre sombra tejado dedos giro | thief, burglar, cat burglar, rogue,
    safecracker, housebreaker, locksmith, lockpick, cutpurse, pickpocket, sneak thief, master
    thief, jewel thief, delinquent, juvenile delinquent, dieb, einbrecher, panzerknacker,
    taschendieb, schlosser, meisterdieb, voleur, cambrioleur, perceur de coffres, serrurier,
    roublard, ladron, caco, carterista, cerrajero, ratero, picaro
fight sneak shoot | hide poison sleight disguise climb notice | throat blade poison silent shadow
    stab strike garrotte target kidney dart victim dose cup; kehle klinge gift lautlos stich ziel;
    gorge lame poison silence cible; garganta hoja veneno silencio blanco | assassin, hitman,
    killer, contract killer, ninja, meuchelmorder, auftragsmorder, tueur a gages, asesino, sicario
track fight shoot intimidate | investigate chase grapple notice | bounty fugitive outlaw wanted
    poster trail capture handcuffs alive track quarry; kopfgeld fluchtling spur steckbrief fange;
    prime fugitif piste capture avis; recompensa fugitivo rastro captura cartel | bounty hunter,
    manhunter, thief taker, skip tracer, slave catcher, kopfgeldjager, hascher, chasseur de
    primes, cazarrecompensas
command fight shoot | endure notice intimidate sneak hide craft recall | flank line rank formation
    charge volley retreat ambush hill position trench siege cover fire order orders drill camp
    perimeter watch march defend barricade attack troop troops platoon; flanke linie formation
    angriff stellung graben deckung befehl marsch; flanc ligne formation assaut position tranchee
    ordre marche; flanco linea formacion asalto posicion trinchera orden marcha | soldier,
    veteran, officer, general, sergeant, captain, commander, tactician, strategist, lieutenant,
    mercenary, legionnaire, guardsman, war veteran, marine, space marine, militia, soldat,
    offizier, feldherr, feldwebel, hauptmann, taktiker, stratege, soldner, officier, sergent,
    capitaine, commandant, tacticien, mercenaire, soldado, veterano, oficial, sargento, capitan,
    comandante, tactico, mercenario
disarm craft break | repair investigate notice hack | bomb fuse charge dynamite mine wire
    detonator blast powder explosive timer blow wall bridge keg pin; bombe zunder ladung dynamit
    mine draht sprengung pulver; bombe meche charge dynamite mine fil poudre; bomba mecha carga
    dinamita mina cable polvora | demolitionist, demolitions expert, bomb disposal, sapper,
    explosives expert, pyrotechnician, powder monkey, blaster, bomb maker, sprengmeister,
    feuerwerker, bombenentscharfer, demineur, artificier, artificiero, dinamitero, pirotecnico
shoot | command repair notice | cannon gun turret aim range broadside shell battery target mortar
    fire load; kanone geschutz ziel breitseite; canon tourelle cible bordee; canon torreta blanco
    andanada | gunner, cannoneer, artilleryman, turret gunner, kanonier, artillerist,
    richtschutze, canonnier, artilleur, artillero, canonero
shoot | notice hide hunt | shot shoot aim breath trigger target range bow arrow string bolt loose
    barrel scope distance rifle revolver hammer draw bang crack quarrel sling bullet hip; schuss
    ziel abzug bogen pfeil sehne bolzen lauf gewehr revolver; tir cible gachette arc fleche corde
    carreau canon fusil; tiro blanco gatillo arco flecha cuerda virote canon fusil | sniper,
    sharpshooter, marksman, gunslinger, archer, crossbowman, rifleman, gunfighter, bowman,
    deadeye, dead-eye, crack shot, pistoleer, slinger, markswoman, scharfschutze, revolverheld,
    bogenschutze, armbrustschutze, schutze, tireur, franc-tireur, arbaletrier, pistolero, tirador,
    francotirador, arquero, ballestero
fight | dodge intimidate perform | blade parry feint thrust lunge riposte wrist duel guard point
    cut sword swords disarm flourish touch hilt; klinge parade finte stoss ausfall duell degen;
    lame parade feinte botte riposte duel epee; hoja parada finta estocada duelo espada | fencer,
    duelist, duellist, swordsman, swordswoman, swordmaster, blademaster, musketeer, fechter,
    duellant, schwertkampfer, musketier, escrimeur, duelliste, bretteur, mousquetaire, esgrimista,
    duelista, espadachin, mosquetero
fight grapple | intimidate endure lift break dodge escape | fist fists punch jaw hook uppercut
    hold throw pin choke headlock tackle knee elbow kick ring collar belt clinch fling slam shove
    hurl knuckles rib; faust kiefer haken wurf griff schwitzkasten tritt; poing machoire crochet
    prise etranglement coup; puno mandibula gancho llave agarre patada | boxer, wrestler, brawler,
    bouncer, pugilist, martial artist, judoka, kickboxer, street fighter, pit fighter, sumo,
    prizefighter, barroom brawler, linebacker, ringer, schlager, tursteher, raufbold,
    kampfsportler, boxeur, lutteur, bagarreur, videur, cogneur, boxeador, luchador, camorrista,
    portero de discoteca, peleador
notice fight grapple | intimidate dodge rescue shoot endure | shield protect body guard crowd
    threat push client danger weapon watch; schutze beschutze menge gefahr; proteger garde foule
    danger; proteger guardia multitud peligro | bodyguard, guard, guardsman, watchman, sentry,
    security guard, knight protector, leibwachter, wachmann, wachter, garde du corps, gardien,
    garde, guardaespaldas, guardia, vigilante
persuade | haggle deceive talk command notice recall | treaty peace terms truce agree agreement
    compromise alliance envoy negotiate parley court favour favor title toast etiquette introduce
    flatter gossip rumour whisper guests ball salon curtsy bow; frieden vertrag verhandle bundnis
    hof gunst etikette schmeichle; paix traite negocier alliance cour faveur etiquette flatte; paz
    tratado negociar alianza corte favor etiqueta halago | diplomat, negotiator, ambassador,
    envoy, courtier, noble, nobleman, noblewoman, aristocrat, lady, lord, socialite, debutante,
    politician, herald, mayor, union leader, matchmaker, unterhandler, botschafter, hofling,
    adliger, politiker, burgermeister, diplomate, negociateur, ambassadeur, courtisan,
    aristocrate, politicien, maire, diplomatico, negociador, embajador, cortesano, aristocrata,
    politico, alcalde
recall persuade read | investigate command | lesson explain teach pupil class student children
    exam question calm; unterricht erklare schuler klasse prufung; lecon explique eleve classe
    examen; leccion explico alumno clase examen | teacher, schoolteacher, tutor, professor,
    governess, lecturer, lehrer, lehrerin, dozent, enseignant, maitre d'ecole, profesor, maestra
recall read | investigate hack craft | exam test homework answer question essay lab class book
    formula study quiz paper; prufung test aufgabe antwort frage aufsatz; examen test devoir
    reponse question dissertation; examen prueba tarea respuesta pregunta ensayo | student,
    straight-a student, teacher's pet, honor student, bookworm, nerd, swot, valedictorian,
    exchange student, good grades, schuler, musterschuler, streber, eleve, premier de la classe,
    etudiant, alumno, empollon, estudiante
run jump flee chase endure climb | swim throw balance lift grapple | run race sprint track mile
    miles finish jump hurdle throw ball lap tram catch legs field touchdown dash pace goal tackle
    hurry distance; laufe rennen sprint meile sprung ball beine; cours course sprint saut ballon
    jambes; corro carrera salto pelota piernas meta | athlete, runner, sprinter, track star,
    football player, quarterback, jock, long-distance runner, marathon runner, basketball player,
    messenger, courier, decathlete, rugby player, soccer player, sportler, laufer, fussballer,
    bote, meldeganger, coureur, footballeur, messager, coursier, atleta, corredor, futbolista,
    mensajero, recadero
throw | run grapple shoot | throw ball pitch hurl toss catch aim target lob fling stone spear;
    werfe wurf ball stein speer; lance jette ballon pierre; lanzo lanzar pelota piedra | pitcher,
    baseball player, javelin thrower, discus thrower, juggler, werfer, jongleur, lanceur,
    lanzador, malabarista, cricketer, bowler
swim | endure search rescue notice sail | swim dive breath water stroke current wreck deep depth
    surface float drown fathoms river sea bottom kick wave waves; schwimme tauche atem wasser
    stromung wrack tiefe oberflache; nage plonge souffle eau courant epave fond surface; nado
    buceo aliento agua corriente pecio fondo superficie | swimmer, diver, lifeguard, pearl diver,
    surfer, merfolk, mermaid, triton, sponge diver, navy diver, schwimmer, taucher, perlentaucher,
    rettungsschwimmer, meermensch, nageur, plongeur, sauveteur, sirene, nadador, buceador, buzo,
    socorrista, sirena
climb | endure balance jump navigate rescue | climb cliff rock rope piton handhold foothold ledge
    face summit wall overhang peak glacier crevasse ice chimney abseil haul; klettere fels seil
    haken griff tritt sims gipfel wand gletscher; grimpe falaise roche corde piton prise corniche
    sommet paroi glacier; escalo trepo acantilado roca cuerda agarre cornisa cumbre pared glaciar
    | climber, mountaineer, mountain guide, alpinist, sherpa, rock climber, highlander, mountain
    man, kletterer, bergsteiger, bergfuhrer, gebirgler, grimpeur, alpiniste, guide de montagne,
    montagnard, escalador, alpinista, guia de montana, montanero, montanes
navigate track notice | forage endure hide sneak climb recall | path way trail pass ford shortcut
    lead through wood woods forest mountains desert swamp camp shelter water sign signs weather
    storm blizzard snow dunes wilderness; pfad weg furt fuhre wald berge wuste sumpf unwetter
    schnee; sentier chemin gue guide foret montagne desert marais tempete neige; sendero camino
    vado guio bosque montana desierto pantano tormenta nieve | guide, scout, ranger, pathfinder,
    explorer, outdoorsman, woodsman, frontiersman, boy scout, eagle scout, girl scout,
    trailblazer, desert guide, nomad, caravan guide, survivalist, wilderness guide, mountain man,
    fuhrer, kundschafter, pfadfinder, entdecker, nomade, waldlaufer, karawanenfuhrer, eclaireur,
    explorateur, rodeur, guia, explorador, nomada, batidor
endure navigate forage | notice track ride | desert heat sun sand dune dunes thirst water well
    oasis storm walk march miles shade; wuste hitze sonne sand dune durst wasser oase marsch;
    desert chaleur soleil sable dune soif eau oasis marche; desierto calor sol arena duna sed agua
    oasis marcha | desert nomad, bedouin, desert-born, desert dweller, sand rider, tuareg, fremen,
    wastelander, wustennomade, beduine, wustensohn, nomade du desert, nomada del desierto,
    beduino, hijo del desierto
endure navigate | track notice climb forage | ice snow cold blizzard frost sled frozen glacier
    dogs crevasse freezing; eis schnee kalte schneesturm frost schlitten; glace neige froid
    blizzard traineau; hielo nieve frio ventisca trineo | arctic explorer, polar explorer,
    northerner, northman, inuit, ice dweller, trapper, polarforscher, nordmann, explorateur
    polaire, homme du nord, explorador polar, norteno
recall forage investigate | heal craft search notice | plant plants flower flowers tree trees leaf
    leaves seed root mushroom moss fungus garden vine poisonous edible berry berries graft petals;
    pflanze blume baum blatt wurzel pilz moos garten giftig essbar; plante fleur arbre feuille
    racine champignon mousse jardin comestible; planta flor arbol hoja raiz seta musgo jardin
    comestible | botanist, gardener, florist, forester, herb gatherer, mushroom picker, botaniker,
    gartner, pilzsammler, botaniste, jardinier, fleuriste, botanico, jardinero, florista,
    xenobotanist, druid, druide, druida, druidin, druidesse
investigate recall heal | search notice track craft | species specimen cell blood sample alien
    creature virus organism spores microscope genes parasite larva nest anatomy; art probe blut
    wesen virus zelle organismus sporen; espece echantillon sang creature virus cellule spores;
    especie muestra sangre criatura virus celula esporas | biologist, xenobiologist, zoologist,
    geneticist, virologist, naturalist, science officer, marine biologist, biologe, xenobiologe,
    naturforscher, biologiste, xenobiologiste, naturaliste, biologo, xenobiologo, naturalista
persuade investigate notice | heal deceive recall | mind fear motive talk patient calm lie lying
    childhood trauma therapy listen feel behaviour behavior panic trance; angst motiv beruhige
    lugt gefuhl panik; peur mobile calmer ment sentiment panique; miedo motivo calmar miente
    sentimiento panico | psychologist, psychiatrist, therapist, counsellor, counselor, confessor,
    hostage negotiator, social worker, empath, psychologe, psychiater, therapeut, psychologue,
    psychiatre, therapeute, psicologo, psiquiatra, terapeuta
endure rescue climb | break lift heal drive | fire smoke flames burning hose ladder door axe
    victim carry rescue building roof collapse; feuer rauch flammen leiter rette schlauch; feu
    fumee flammes echelle sauver; fuego humo llamas escalera rescatar | firefighter, fireman,
    rescue worker, lifeguard, feuerwehrmann, retter, pompier, sauveteur, secouriste, bombero,
    rescatista
search repair craft appraise | forage notice sneak break | scrap junk wreck ruin ruins part parts
    salvage rubble dig heap pile metal usable loot shelf car find spare; schrott wrack ruine teile
    trummer haufen; ferraille epave ruine pieces decombres tas; chatarra restos ruina piezas
    escombros monton | scavenger, junker, scrapper, junk dealer, salvager, looter, ragpicker, tomb
    raider, treasure hunter, wasteland scavenger, dumpster diver, schrottsammler, plunderer,
    lumpensammler, schatzsucher, ferrailleur, chiffonnier, pilleur, chasseur de tresors,
    chatarrero, trapero, saqueador, cazatesoros
craft repair hack disarm | investigate appraise break | gadget device invent contraption improvise
    build rig tinker machine wire spring parts automaton prototype trap mechanism clockwork; gerat
    erfinde bastle baue maschine mechanismus; gadget appareil inventer bricoler machine mecanisme;
    aparato inventar construir maquina mecanismo artilugio | tinker, inventor, tinkerer,
    gadgeteer, artificer, mad scientist, gnome tinkerer, craftsman, artisan, erfinder, bastler,
    tuftler, handwerker, inventeur, bricoleur, artesano, hojalatero
craft | appraise repair perform deceive | paint painting portrait colour color brush canvas sketch
    draw likeness copy mural glass clay pot statue sculpture carve figure; male gemalde bildnis
    farbe pinsel zeichne ton figur glas; peins tableau portrait couleur pinceau dessine argile
    statue verre; pinto cuadro retrato color pincel dibujo arcilla estatua vidrio | painter,
    artist, potter, sculptor, glassblower, glazier, illustrator, graffiti artist, tattooist,
    engraver, maler, kunstler, topfer, bildhauer, glasblaser, glaser, graveur, peintre, artiste,
    potier, sculpteur, souffleur de verre, vitrier, pintor, artista, alfarero, escultor, soplador
    de vidrio, vidriero, grabador
craft read | repair search deceive | print press type book binding page pamphlet leaf plate;
    drucke presse buch einband flugblatt; imprime presse livre reliure pamphlet; imprimo prensa
    libro encuadernacion panfleto | printer, bookbinder, typesetter, publisher, drucker,
    buchbinder, setzer, imprimeur, relieur, editeur, impresor, encuadernador, editor
craft repair | appraise | leather hide saddle strap boot boots shoe shoes sole stitch belt harness
    tan; leder sattel riemen stiefel schuh sohle gurtel; cuir selle courroie botte chaussure
    semelle ceinture; cuero silla correa bota zapato suela cinturon | leatherworker, cobbler,
    shoemaker, saddler, tanner, gerber, schuster, schuhmacher, sattler, tanneur, cordonnier,
    sellier, curtidor, zapatero, talabartero, guarnicionero
lift endure | break grapple climb swim | carry load crate crates sack sacks barrel haul heave drag
    push weight dock ton pull stair chest; trage last kiste kisten sack sacke fass schleppe; porte
    charge caisse sac sacs tonneau traine; cargo carga caja saco sacos barril arrastro | porter,
    docker, dockworker, stevedore, longshoreman, mover, hauler, labourer, laborer, rower, galley
    slave, navvy, construction worker, farmhand, trager, hafenarbeiter, lastentrager,
    galeerensklave, tagelohner, bauarbeiter, porteur, debardeur, galerien, manoeuvre, cargador,
    estibador, galeote, peon, obrero, mozo
notice hide deceive | persuade disguise recall search sneak cook | tray serve servant kitchen
    guest guests dining livery listen door corridor gossip pour unnoticed household silver;
    tablett diener kuche gaste flur lausche; plateau servir domestique cuisine invites couloir;
    bandeja servir criado cocina invitados pasillo | servant, butler, maid, waiter, waitress,
    valet, housekeeper, footman, bellboy, diener, zimmermadchen, kellner, kammerdiener,
    haushalterin, serviteur, majordome, femme de chambre, serveur, criado, mayordomo, doncella,
    camarero, lacayo
recall investigate read | haggle deceive persuade search appraise | ledger account accounts books
    number sum tax form stamp register file discrepancy figures paper paragraph receipt entry
    column; konto bucher zahlen steuer formular stempel akte beleg; compte comptes chiffres impot
    formulaire tampon registre; cuenta cuentas cifras impuesto formulario sello registro |
    accountant, bookkeeper, bureaucrat, clerk, official, tax collector, banker, customs officer,
    auditor, quartermaster, steward, treasurer, buchhalter, beamter, steuereintreiber, bankier,
    zollner, verwalter, schatzmeister, comptable, bureaucrate, fonctionnaire, percepteur,
    banquier, douanier, intendant, tresorier, contable, burocrata, funcionario, recaudador,
    banquero, aduanero, administrador, tesorero
signal hack repair | notice read | radio signal frequency message morse antenna channel transmit
    static code telegraph key; funk signal frequenz nachricht antenne; radio signal frequence
    message antenne; radio senal frecuencia mensaje antena | radio operator, telegraphist,
    signalman, communications officer, telegrapher, comms officer, funker, telegrafist, operateur
    radio, telegraphiste, operador de radio, telegrafista
persuade investigate talk | notice cook haggle deceive intimidate endure | drink bar beer gossip
    rumour rumor customer regulars pour tongue loosen drunk whisky ask around; trinken bar gerucht
    gast betrunken schenke; boire bar rumeur client ivre; beber barra rumor cliente borracho |
    innkeeper, bartender, barkeep, barmaid, publican, tavern keeper, saloon keeper, wirt, wirtin,
    barkeeper, schankmaid, kneipenwirt, aubergiste, tavernier, barman, serveuse, posadero,
    tabernero, cantinero
intimidate persuade investigate | notice deceive | question answer truth confess instruments tongs
    pincers irons break scare pain talk lie threat interrogate squeeze; verhor frage wahrheit
    gestehe drohe; interroge question verite avoue menace; interrogo pregunta verdad confesar
    amenaza | interrogator, inquisitor, torturer, jailer, loan shark, enforcer, debt collector,
    gangster, mobster, thug, verhorspezialist, folterknecht, kerkermeister, geldeintreiber,
    inquisiteur, tortionnaire, geolier, usurier, inquisidor, torturador, carcelero, usurero,
    ganster, maton
persuade cast deceive | heal notice | trance eyes sleep voice deep watch pendulum obey forget
    suggestion will; trance augen schlaf stimme pendel gehorche; transe yeux sommeil voix pendule
    obeis; trance ojos sueno voz pendulo obedece | hypnotist, mesmerist, hypnotherapist,
    hypnotiseur, hypnotisor, magnetiseur, hipnotizador
repair craft | climb search lift disarm | pipe pipes leak valve pump drain water sewer boiler tap
    pressure flood seal; rohr leck ventil pumpe abfluss wasser kessel; tuyau fuite vanne pompe
    egout eau chaudiere; tuberia fuga valvula bomba desague agua caldera | plumber, pipefitter,
    sewer worker, boilerman, stoker, klempner, kanalarbeiter, heizer, plombier, egoutier,
    chauffeur de locomotive, fontanero, fogonero
sleight perform | steal deceive escape pick_lock gamble | card coin sleeve vanish palm trick hat
    distraction hand fingers swap switch; karte munze armel verschwinden trick hand; carte piece
    manche tour main; carta moneda manga truco mano | stage magician, conjurer, magician, juggler,
    illusionist, escape artist, taschenspieler, zauberkunstler, entfesselungskunstler,
    prestidigitateur, magicien, escapologiste, prestidigitador, mago de escenario, escapista
cast | recall heal intimidate notice read | dead corpse corpses bone bones skeleton ghost grave
    skull shade rise raise undead spirit zombie; tote toten knochen skelett geist grab schadel
    erhebe; mort morts os squelette fantome tombe crane; muerto muertos hueso huesos esqueleto
    fantasma tumba calavera | necromancer, nekromant, totenbeschworer, necromancien, nigromante,
    spirit talker, death mage, witch doctor, bokor
cast tame heal | track forage recall notice hide | tree trees root roots vine vines plant wolf
    bear bird storm rain wind earth beast moss spirit thorn thorns leaf river moon stag animal
    growl forest; baum wurzel wurzeln ranken wolf bar sturm regen wind tier geist dornen; arbre
    racine racines lianes loup ours tempete pluie vent bete ronces; arbol raiz raices enredadera
    lobo oso tormenta lluvia viento animal espinas | druid, shaman, green witch, witch doctor,
    beast speaker, weather witch, medicine man, druide, schamane, krauterhexe, medizinmann,
    chaman, druida, hombre medicina
blast cast | endure intimidate craft | fire flame flames burn spark lightning bolt ice frost
    freeze melt ember thunder heat water wave stone wind ignite; feuer flamme brenne funke blitz
    eis frost hitze; feu flamme brule etincelle eclair glace gel; fuego llama quemo chispa rayo
    hielo escarcha | pyromancer, elementalist, fire mage, storm mage, ice witch, evoker,
    cryomancer, hydromancer, geomancer, sorcerer, feuermagier, elementarist, sturmrufer, eishexe,
    elementaliste, pyromancien, elementalista, piromante, fire-eater
cast deceive | disguise hide sneak perform | illusion image picture double likeness invisible
    vanish mirage phantom sound disguise glamour; illusion trugbild bild unsichtbar; illusion
    image invisible mirage; ilusion imagen invisible espejismo | illusionist, enchanter,
    enchantress, mesmer, gaukler, illusionniste, enchanteur, ilusionista, encantador
cast recall | read investigate blast notice | spell rune runes magic ward wards enchantment arcane
    portal scroll glyph wand incantation dispel sigil aura gesture; zauber rune runen magie bann
    portal schriftrolle; sort rune runes magie sceau portail parchemin; hechizo runa runas magia
    sello portal pergamino | wizard, mage, sorcerer, sorceress, warlock, arcanist, magician,
    archmage, apprentice mage, wizard's apprentice, runesmith, summoner, zauberer, magier,
    hexenmeister, zauberlehrling, beschworer, runenmeister, sorcier, magicien, apprenti sorcier,
    invocateur, mago, hechicero, brujo, aprendiz de mago, invocador
cast persuade notice | deceive intimidate investigate | mind thoughts thought head will dream
    memory telekinesis push lift feel sense emotion; gedanken geist kopf willen traum erinnerung;
    pensee pensees esprit tete volonte reve; mente pensamiento cabeza voluntad sueno memoria |
    psychic, telepath, psion, psionic, mind reader, telekinetic, empath, esper, gedankenleser,
    telepathe, psionique, telepata, psiquico, mentalist
recall investigate | search notice read persuade | street alley gang boss rumour rumor contact
    fence district neighbourhood word dealer turf; strasse gasse bande gerucht viertel; rue ruelle
    gang rumeur quartier; calle callejon banda rumor barrio | streetwise, street kid, gang member,
    fixer, informer, urchin, ganger, hustler, gassenjunge, strassenkind, bandenmitglied, gamin,
    gosse des rues, golfillo, pandillero
"""
