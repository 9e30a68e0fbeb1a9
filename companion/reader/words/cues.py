"""Hints: words that point to a manner of acting where no verb does ("Axe to the ribs!").

Line: ``manner | words``. A hint alone decides nothing: the scene has to ask for that manner too
(:data:`WANTS`: the facts and noun classes of a scene, and the manners that each one invites).
"""

CUES = """
fight | ribs, skull, throat, jaw, neck, blade, steel, axe, sword, dagger, club, knife, fist,
    fists, knuckles, blow, stab, slash, swing, thrust, chop, blood, head on, kneecap, groin, draw,
    strike, hammer, spear, smash, die, kill, en garde, at him, at her, at them, have at, rippen,
    schadel, kehle, hals, faust, klinge, stahl, hieb, stich, axt, ran an, cotes, crane, gorge,
    cou, poing, lame, acier, coup, sang, botte, estoc, costillas, craneo, garganta, cuello, puno,
    hoja, acero, golpe, sangre, tajo, hachazo, espadazo, into his, into her, into its, in his, in
    its, in the face, in the gut, face, gut, belly, chest, shield, parry, feint, pommel, hilt,
    overhead, on guard, attacke, bauch, gesicht, brust, ventre, visage, poitrine, vientre, cara,
    pecho, charge, headlong
shoot | barrel, barrels, both barrels, trigger, bullet, bullets, arrow, arrows, fly, between the
    eyes, aim, shot, revolver, gun, pistol, rifle, draw, crosshairs, bang, volley, bolt, sling,
    stone, six shots, in my sights, pelt, abzug, schuss, pfeil, kugel, lauf, ziel, gachette,
    fleche, balle, canon, cible, gatillo, flecha, bala, tiro, blanco, blast, magazine, reload,
    scope, hip
heal | bandage, bandages, clamp, stitch, stitches, needle, thread, pressure, tourniquet, pulse,
    breathe, stay with me, wound, bleeding, scalpel, hold him still, hold her still, bullet,
    splint, fever, herbs, medic, poultice, press, verband, nadel, druck, puls, wunde, blutung,
    halt durch, bleib bei mir, krauter, salbe, bandage, aiguille, pression, pouls, plaie, reste
    avec moi, herbes, garrot, cataplasme, venda, vendas, aguja, presion, pulso, herida, quedate
    conmigo, hierbas, torniquete, cataplasma, tie it off, boil water, hot water, airway, umschlag,
    tisane, infusion
climb | up, handhold, handholds, foothold, footholds, ledge, drainpipe, trellis, rigging, rope,
    aloft, top, over the wall, griff, tritt, seil, hinauf, hoch, rauf, oben, takelage, prise,
    prises, corde, grimpe, la haut, agarre, cuerda, arriba, jarcia, up there, pitons, aloft
jump | leap, gap, other side, running start, one two three, across, over, anlauf, satz, druben,
    elan, bond, autre cote, carrerilla, impulso, otro lado, clear it, here goes
swim | deep breath, stroke, strokes, under, surface, shore, far bank, dive, ufer, oberflache, tief
    luft, rive, brasse, surface, orilla, brazada, hondo, into the water, in the water, overboard
balance | step by step, slowly, across, arms out, foot by foot, don't look down, inch by inch,
    schritt fur schritt, langsam, pas a pas, doucement, paso a paso, despacio, carefully, cross,
    walk
sneak | quiet, quietly, silent, silently, sound, noise, shadows, shadow, shadow to shadow, tiptoe,
    past, unseen, soft, softly, slow, slowly, behind, crawl, without waking, hush, shh, leise,
    still, schatten, vorbei, gerausch, zehenspitzen, silence, bruit, ombre, ombres, doucement,
    reveiller, silencio, ruido, sombra, sombras, despacio, despertar, squeeze by, low and slow,
    duck under, pad
hide | under the bed, behind, shadow, shadows, wardrobe, closet, curtain, cover, out of sight, not
    a sound, still, darkness, unter das bett, hinter, schatten, schrank, vorhang, deckung, umhang,
    sous le lit, derriere, ombre, armoire, rideau, couvert, debajo de la cama, detras, sombra,
    armario, cortina, dark corner, nobody home, down, head down, low
flee | run, gone, out of here, legs, go go go, escape, exit, window, back door, rooftops, alley,
    move it, faster, door, stairwell, weg hier, raus, lauf, beine, flucht, fenster, dehors,
    jambes, fuite, vite, fenetre, sortie, fuera, piernas, huida, ventana, salida, rapido, corred,
    away, lose them, catch me, the hell out, chimney, awning, over the
chase | after him, after her, after them, stop, come back, not getting away, thief, hinterher,
    dieb, stehenbleiben, arretez, au voleur, attrapez, detente, al ladron, a por
search | look, drawers, desk, shelves, floorboards, inch by inch, every corner, what's in,
    pockets, hidden, compartment, turn over, schubladen, winkel, boden, tiroirs, recoin, plancher,
    cajones, rincon, suelo, goes through, what have we here, sign of, signs of, proof, clue,
    clues, what's inside
notice | ears, eyes, listen, watch, look, sound, breath, moving, what's moving, what's that, who's
    there, make out, goggles, spyglass, horizon, good look, closer look, ohren, augen, lausche,
    horizont, oreilles, yeux, horizon, oidos, ojos, horizonte, keep an eye, hear, shapes, movement
track | tracks, trail, footprints, prints, which way, where did, ground, hoof, scent, spuren,
    fahrte, wohin, boden, traces, piste, par ou, sol, huellas, rastro, por donde, suelo, went,
    nose to the ground
recall | know, heard, remember, seen before, familiar, name, legend, legends, story, lore,
    bekannt, gehort, name, legende, connais, entendu, legende, nom, conozco, oido, leyenda, nombre
pick_lock | picks, pick, lockpicks, tumblers, pins, pin, hairpin, lock, keyhole, lid, click,
    lock's, dietriche, dietrich, stift, klick, haarnadel, schloss, crochets, rossignol, epingle,
    declic, serrure, ganzuas, ganzua, horquilla, clic, cerradura, open up, little box, come on
    baby, box
break | door, shoulder, boot, hammer, crowbar, hinges, lock, open, down, kick, through, force,
    tur, schulter, stiefel, hammer, brechstange, angeln, auf, porte, epaule, botte, marteau,
    gonds, puerta, hombro, bota, martillo, palanca, bisagras, plasma cutter, cutter, torch,
    splinters, coming down, gives, one good
lift | shoulder, back, heave, muscle, weight, off him, off her, beam, all my strength, one two
    three, schulter, kraft, gewicht, hau ruck, epaule, force, poids, ho hisse, hombro, fuerza,
    peso, push, pull, up, grab, catch, wrist
hack | port, plug, firewall, code, deck, keyboard, panel, wires, terminal, access, password,
    system, stecker, kabel, tastatur, zugang, passwort, clavier, cable, acces, prise, teclado,
    cable, acceso, clave, bridge, jack, script, virus, worm
repair | wrench, tools, fuse, bolt, bolts, contacts, engine, wires, tape, weld, spare, running,
    patch, leak, werkzeug, sicherung, schrauben, motor, draht, outils, fusible, boulons, moteur,
    fil, herramientas, fusible, tornillos, motor, alambre, work again, purr, hum, percussive
    maintenance, kick it
disarm | wire, red wire, blue wire, trap, steady, snip, clip, draht, roter draht, blauer draht,
    ruhig, fil rouge, fil bleu, doucement, cable rojo, cable azul, quieto, trigger, spring, plate
endure | grit, teeth, hold on, breath, swallow, keep going, through, down it goes, drink, eat,
    bottoms up, not today, stay awake, robe, wet, zahne, durch, schlucken, runter, dents, tenir,
    avaler, a travers, dientes, aguantar, tragar, a traves, burning, flames, go in, into the fire,
    in i go, pain, numb, bois, bebo, trinke, esse, mange, raw
persuade | please, trust, listen, friend, reason, offer, deal, honour, honor, word, promise, home,
    mercy, truth, explain, bitte, vertrau, freund, angebot, ehre, versprochen, wort, heim, gnade,
    s'il vous plait, confiance, ami, offre, honneur, parole, pitie, por favor, confianza, amigo,
    oferta, honor, palabra, piedad, charm, grace, smile, case, plead, favor, favour, let us, let
    me, let him, let her, don't want to do this, talk, sweet, kind words, bow
deceive | papers, uniform, accent, story, orders, badge, cousin, name is, i'm the, we're the,
    swear, innocent, never seen, sent by, nothing but, papiere, befehl, auftrag, vetter, schwore,
    unschuldig, papiers, ordres, cousin, jure, innocent, papeles, ordenes, primo, juro, inocente,
    widow, pretend, official, ministry, bishop, plague, erwartet, expects me, expecting me,
    m'attend, me espera, delivery, as the, acting, smooth
intimidate | hilt, knife, or else, regret, last chance, blood, bones, fish, tonight, or i'll,
    stare, hand on, look him in the eye, step closer, sonst, bereuen, letzte chance, sinon,
    regretter, derniere chance, si no, lamentaras, ultima oportunidad, growl, cold eyes, let go,
    let him go, let her go, bark, snarl, grave
haggle | half, price, too much, twice, hundred, discount, throw in, offer, coins, four, five, six,
    ten, halfte, preis, zu teuer, prozent, rabatt, moitie, prix, trop cher, rabais, mitad, precio,
    demasiado, caro, rebaja, hundert, cent, cientos, robbery, for both, final
buy | take it, take two, take both, i'll take, wrap it, price, coins, counter, pay, nehme, preis,
    munzen, prends, prix, pieces, llevo, precio, monedas, money on, here's the money, deal
steal | purse, pocket, keys, fingers, belt, cord, ring, gone, hand, finger, unnoticed, borse,
    tasche, schlussel, gurtel, bourse, poche, cle, ceinture, doigts, bolsa, bolsillo, llave,
    cinturon, dedos, wallet, slip, ease, lift, necklace
tame | easy, girl, boy, whoa, gentle, softly, there there, hand out, hold out, meat, carrot,
    apple, sugar, low voice, calm, slow, slowly, calmly, ruhig, braves, brauner, sanft, fleisch,
    doucement, tout doux, la la, viande, tranquilo, tranquila, despacio, suave, carne, good, sit,
    talk low, shh, nice, spread arms, talk it down
forage | food, eat, mushrooms, berries, roots, snares, water, game, fish, edible, plants, essen,
    pilze, beeren, wurzeln, wasser, manger, champignons, baies, racines, eau, comer, setas, bayas,
    raices, agua, dinner, something to eat, supper
cook | pot, fire, spices, salt, stew, pan, knife, keeps, smoke, topf, feuer, gewurze, salz,
    marmite, feu, epices, sel, olla, fuego, especias, sal, soup, roast, strips
perform | song, tune, lute, chorus, crowd, stage, encore, sing, lied, laute, refrain, buhne,
    chanson, luth, scene, cancion, laud, estribillo, ballad, dance, juggling, verse
gamble | stakes, cards, dice, bet, hand, tells, pot, ace, throw, wager, einsatz, karten, wurfel,
    mise, cartes, des, apuesta, cartas, dados, all in, bluff, odds
ride | saddle, spurs, reins, gallop, stirrups, hooves, sattel, sporen, zugel, galopp, selle,
    eperons, renes, galop, silla, espuelas, riendas, galope, faster, mane
drive | wheel, gas, brakes, throttle, pedal, rudder, helm, swerve, full speed, lenkrad, gas,
    bremse, ruder, volant, frein, gouvernail, plein gaz, barre, volante, freno, timon, a fondo,
    hard left, hard right, hard to port, between, under, loop, nose, sail, sails, reef
escape | ropes, knots, bonds, cuffs, wriggle, loose, free, twist, thumb, fesseln, knoten, los,
    frei, liens, noeuds, libre, ataduras, nudos, libre, suelto, chain, web, net
cast | spell, ward, circle, salt, words, rune, runes, spirits, spirit, incantation, chant,
    gesture, bones, serve me, rise, obey, vision, curse, wand, ring, staff, zauber, kreis, worte,
    geister, diene mir, erhebt euch, sort, cercle, mots, esprits, servez moi, levez vous, hechizo,
    circulo, palabras, espiritus, servidme, levantaos, grave cold, shadow, shadows, mist, moon,
    blood, old tongue, goddess, god, prayer, powers, with a word, raise, awaken, glow, light,
    sigil, command, magic
blast | fire, flame, flames, lightning, thunder, ice, frost, burn, burning, ash, ashes, bolt,
    storm, inferno, melt, freeze, feuer, flammen, blitz, donner, eis, brenne, feu, flammes,
    eclair, foudre, glace, brule, fuego, llamas, rayo, trueno, hielo, arde, incinerate, scorch,
    crackle, spark, sparks, grave cold, cinders
navigate | north, stars, compass, map, route, way, pass, norden, sterne, kompass, weg, nord,
    etoiles, boussole, route, norte, estrellas, brujula, ruta, bearings, course
grapple | hold, arm, neck, grab, down, pin, lasso, wrist, arms around, griff, arm, hals, packe,
    bras, cou, prise, brazo, cuello, agarre, hold him, hold her, hold it
haggle | zehn, zwanzig, dreissig, vierzig, funfzig, hundert, vingt, dix, trente, quarante,
    cinquante, cent, diez, veinte, treinta, cuarenta, cincuenta, cien, twenty, thirty, forty,
    fifty, sixty, never in my life, nie im leben, jamais de la vie, ni loco, leg, drauf, en plus,
    rust bucket, daylight robbery, wucher, that price
repair | gears, turning, pumping, old girl, gloves, valve, crank, cog, spark, getriebe, zahnrad,
    ventil, engranaje, engrenage, soupape, turn over, come alive, live again
sneak | barefoot, socks, on my toes, barfuss, pieds nus, descalzo, descalza, duct, easy does it,
    snore
climb | one hand over the other, hand over hand, beams, rung, rungs, piton, meter um meter, metre
    par metre, metro a metro, loft
heal | smell, pupils, tongue, draught, antidote, hurt, hold still, this will hurt, arrow,
    breathing, pale, lips, gegengift, stillhalten, antidote, antidoto, quieto, ne bouge pas
fight | grin, backside, spear, pitchfork, trident, net, brace, between the eyes, one each, both
    knives, speer, lance, lanza, mazo, hacha en alto, take the charge, head roll, stand and
steal | pillow, key, two fingers, snore, chain, easy does it, kissen, oreiller, almohada
endure | live through, night, will, worse, had worse, stand it, blankets, hang in there, survive,
    uberleben, survivre, sobrevivir, can't be picky, nose shut, weevils
track | twig, twigs, broken, droppings, follow them, hoof, bent grass
deceive | nurse, maid, servant, merchant from, i am the, kit, wig, rouge, limp, hobble, drops,
    nothing else, just a, only a, innocent face, cara de inocente, unschuldsmiene, air innocent
persuade | one dance, saddest eyes, neighbours, neighbors, friends, who cured, go home, believe
    me, own son, worth more, firmly, shake hands, sourire, bourse, purse, wine, perfume, hand on
    his knee, hand on her knee, sonrisa, lacheln, beutel
search | bottom drawer, drawer, somewhere in this, mess, policy, every paper, tap the, schublade,
    tiroir, cajon
notice | glint, every word, whoever comes, shade my eyes, who comes, camera, photograph
perform | death scene, role, curtain, limelight, rolle, role, papel
jump | aside, mit anlauf, schiefgehen, here we go
pick_lock | dial, click by click, tumbler
shoot | tire, tirer, feu, disparo, schiesse, feuer
perform | verses, eleven verses, on a table, ballad, chorus
hack | codes, door codes, cell, wire, override, splice, data, download
flee | shake them, dry wash, one more mile, on our heels, hold on to your
drive | full throttle, thread it, on her side, crack, hold on, nose down, bank left, bank right
disarm | latch, feel for the wire, nobody breathes, ticks, ticking
intimidate | thumb, any questions, gentlemen, table, face him, eyes do not leave, without a word
deceive | own the base, transfer, prisoner, corporal, inspection, chop chop, routine, let no one
    see
cast | mind, into its mind, into his mind, into her mind, into his head, picture, thought, in the
    name of, bann, bannspruch, treibe, exorzismus, horn, drum, fog, nebel
repair | swearing, baby, come on baby, in that order
persuade | forgiveness, perdon, pardon, vergebung, treaty, law, swear, mother's grave, barrel,
    barril, torches, hablo
swim | in i go, robe off, shirt off, boots off
perform | poem, poems, gedicht, poeme, poema, make one up
intimidate | noon, sun gets hot, make it clear
shoot | crack, bang, bangs, twang, whistle, exhale, muzzle, cheek, sights, lead, slug, thud,
    string, whirl, knall, peng, sehne, klack, pan, clac, carreau, detonation, pum, chasquido,
    virote, loose, breath
fight | knee, wrist, shoulder, collar, teeth, feint, maul, mace, steel, uppercut, elbow, window
    with him, window with her, shell, again, knie, schulter, zahne, kragen, genou, epaule, col,
    dents, rodilla, hombro, dientes, point, low, in him, into him, stabbing
pick_lock | tension, first, second, third, wire, turn, there, please, feder, drehen, stift, tour,
    tourne, giro, uno, tumbler, wait for the click
investigate | answer, must be, riddle, pattern, let me think, the one who, solution, logic,
    antwort, losung, muss es, reponse, solution, doit etre, respuesta, debe ser, solucion, so it,
    plate
endure | until, stop, miles, night through, no rest, keep, on and on, one foot, next step, not a
    word, name, bis, weiter, schritt, jusqu, encore, hasta, sigo, teeth together, silence
drive | low gear, gently, ice, wheels, lane, tyres, tires, skid, gang, langsam, vitesse, marcha
swim | kick, down, up for air, lungs, surface, deep, tiefer, luft, plus bas, aire, abajo
sail | helm, hold, hold her, canvas, reef, rudder, ruder, halten, barre, timon, wheel
balance | one after the other, tile by tile, other shore, step after step
search | before each step, tile by tile, prod, tap
disarm | right second, pin, before each step
lift | again, shoulder, push, heave, now
haggle | twelve, fifteen, eighteen, zwolf, funfzehn, douze, quinze, doce, quince, coin less, coin
    more, penny more, penny less, munze weniger, munze mehr, sou de plus, moneda mas, moneda menos
gamble | everything in, all of it, my face, call, raise, fold
heal | head back, throat, airway, breathe with me, respira, atme, respire, head up, hold still
lift | both hands, boots against, turn, damn you, budge, come on, give, hau, allez, vamos
endure | scarf, head down, collar up, we go, on we go, eyes shut, teeth, through the flames, entre
    las llamas, durch die flammen, a travers les flammes
fight | let it come, let him come, let them come, point up, kidneys, niere, rein, rinon, spear,
    eye, los, drauf, schadel
shoot | shots, let fly, los, atem, arrow on, schuss, souffle, lache
haggle | eight, nine, seven, acht, neun, sieben, huit, neuf, sept, ocho, nueve, siete, for that,
    want
tame | in the eye, down, straight in the eye, no sudden
balance | foot after foot, arms out, foot before foot, fuss vor fuss, pied devant, un pie tras
repair | bypass, reroute, loop, valve, vanne, valvula, ventil, cede, pinzette
steal | quick hand, hand into, fingers in, into the pack, into the bag, schnelle hand, main dans,
    mano en
"""

WANTS = {
    "locked": "pick_lock break hack",
    "wounded": "heal",
    "threat": "fight shoot flee hide intimidate persuade cast blast grapple tame",
    "pursued": "flee hide fight shoot cast blast drive ride",
    "gap": "jump balance",
    "height": "climb",
    "water": "swim",
    "narrow": "balance climb",
    "watched": "sneak hide steal deceive shoot",
    "audience": "perform persuade",
    "resist": "persuade deceive intimidate haggle gamble",
    "foul": "endure",
    "strain": "endure",
    "hidden": "search notice track recall",
    "broken": "repair",
    "hunger": "forage cook",
    "magic": "cast blast recall",
    "sale": "buy haggle steal",
    "stake": "gamble",
    "haste": "run lift endure craft repair sail search",
    "riddle": "investigate recall",
    "<monster>": "fight shoot cast blast flee",
    "<person>": "steal shoot fight",
    "<lock>": "pick_lock",
    "<door>": "break",
    "<height>": "climb",
    "<gap>": "jump",
    "<water>": "swim",
    "<narrow>": "balance",
    "<trail>": "track",
    "<clue>": "search",
    "<trap>": "disarm",
    "<computer>": "hack",
    "<machine>": "repair",
    "<animal>": "tame fight shoot",
    "<wound>": "heal",
    "<heavy>": "lift",
    "<foul>": "endure",
    "<guard>": "sneak hide steal deceive shoot fight",
    "<bond>": "escape",
    "<mount>": "ride",
    "<vehicle>": "drive",
    "<value>": "steal",
    "<spell>": "cast",
    "<text>": "read",
    "<food>": "cook",
}
