"""Facts that a scene may state, by the phrases that state them, in all four languages.

Line: ``fact | phrases``. A phrase matches whole words, with letter case and accents folded.
"""

FACTS = """
locked | locked, bolted, barred, padlocked, padlock, sealed, jammed shut, jammed, stuck, rusted
    shut, bricked up, no key, without a key, lock, strongbox, vault, nailed shut, chained shut,
    verschlossen, abgeschlossen, verriegelt, zugesperrt, vorhangeschloss, versiegelt, klemmt,
    zugenagelt, schloss, tresor, verrouille, verrouillee, fermee a cle, ferme a cle, cadenas,
    cadenassee, barricade, scelle, scellee, bloquee, coince, coincee, clouee, serrure,
    coffre-fort, cerrada con llave, cerrado con llave, candado, atrancada, atrancado, sellada,
    sellado, atascada, cerrojo, cerradura, caja fuerte, trabada, con llave, swollen shut, wedged,
    keypad
unlocked | unlocked, not locked, ajar, stands open, is open, wide open, left open, open door, door
    is open, swings open, key is in the lock, key in the lock, hangs open, no lock, isn't locked,
    offen, unverschlossen, angelehnt, nicht verschlossen, nicht abgeschlossen, steht offen,
    schlussel steckt, weit offen, ouverte, ouvert, entrouverte, deverrouillee, n'est pas
    verrouillee, pas fermee, grande ouverte, abierta, abierto, entreabierta, sin llave, no esta
    cerrada, de par en par, no esta cerrado, standing open, propped open, sliding door
alone | nobody, no one, no-one, deserted, abandoned, empty, alone, all is quiet, all is calm, no
    sign of anyone, no guards, unguarded, unattended, not a soul, everyone is asleep, no one
    about, niemand, keiner, verlassen, menschenleer, allein, unbewacht, leer, keine wachen, keine
    menschenseele, personne, desert, deserte, abandonne, abandonnee, seul, seule, vide, sans
    surveillance, aucun garde, pas ame qui vive, nadie, desierto, desierta, abandonado,
    abandonada, vacio, vacia, solo, sola, sin vigilancia, sin guardias, ni un alma, all to
    yourself, to yourselves
safe | safe and warm, is safe, peaceful, cozy, cosy, comfortable, no danger, no threat, quiet
    evening, quiet night, quiet tavern, calm evening, at home, your room, your own room, your
    house, warm inn, warm tavern, no hurry, plenty of time, no rush, relaxed, sunny, pleasant,
    merry, gemutlich, friedlich, sicher, keine gefahr, zu hause, in ruhe, ruhiger abend, keine
    eile, warme stube, entspannt, paisible, tranquille, calme, sans danger, aucun danger, chez
    toi, chez vous, au chaud, soiree calme, aucune menace, tranquilo, tranquila, tranquilos, a
    salvo, sin peligro, en casa, acogedor, acogedora, sin prisa, ningun peligro, pacifico, between
    adventures, downtime, well-lit, well lit, broad daylight
friendly | friendly, welcomes, welcome, smiles warmly, smiles at you, glad to see, happy to,
    willing to, gladly, waves you through, waves you in, lets you pass, let you pass, free to,
    allowed to, permission, invited, invites, old friend, grateful, generous, open to all, open to
    everyone, beckons, nods you through, has agreed, agrees to, trusts you, likes you, on the
    house, for free, owes you, will help, eager to help, freundlich, willkommen, lachelt dir,
    gern, gerne, winkt dich durch, winkt euch durch, erlaubt, erlaubnis, eingeladen, alter freund,
    dankbar, vertraut dir, lasst dich durch, kostenlos, umsonst, darf jeder, steht jedem offen,
    amical, amicale, bienvenue, accueille, sourit, ravi, ravie, laisse passer, autorise,
    permission, invite, vieil ami, vieille amie, reconnaissant, gratuit, ouvert a tous,
    volontiers, te fait confiance, amable, amistoso, amistosa, bienvenido, bienvenida, sonrie,
    deja pasar, encantado, encantada, permiso, invitado, viejo amigo, vieja amiga, agradecido,
    gratis, abierto a todos, con gusto, confia en ti
resist | refuses, refuse, won't, will not, suspicious, suspects, blocks, blocking, blocks your
    way, bars your way, bars the way, hostile, glares, demands, distrust, distrusts, distrustful,
    stubborn, strict orders, orders not to, angry, furious, sneers, scowls, unwilling, reluctant,
    arms crossed, nobody gets in, no one gets in, no one passes, only members, members only, by
    invitation, invitation only, not on the list, guest list, papers please, asks for your papers,
    show me, checking papers, checks papers, checks every, stops you, stop you, halt, who goes
    there, denies, insists, skeptical, sceptical, doubts, tight-lipped, says nothing, keeps
    silent, guarded, wary, arrests, accuses, jealous, greedy, overcharges, won't budge, doesn't
    want, does not want, do not want, lied to, unimpressed, threatens, about to hang, wants proof,
    wants to see, blocked by, bribe, turned away, turns away, weigert, weigern, misstrauisch,
    versperrt, feindselig, verlangt, stur, befehl, wutend, zornig, finster, will nicht, wollen
    nicht, niemand kommt, niemand darf, keiner darf, keiner kommt, nur fur mitglieder, nur mit
    einladung, gasteliste, ausweis, passierschein, kontrolliert, halt, wer da, leugnet, besteht
    auf, skeptisch, schweigt, argwohnisch, zogert, lasst niemanden, lasst keinen, refuse,
    refusent, mefiant, mefiante, bloque, barre, hostile, exige, tetu, tetue, ordres, en colere,
    furieux, furieuse, ne veut pas, ne laisse, personne n'entre, personne ne passe, sur
    invitation, liste, laissez-passer, controle, halte, qui va la, nie, insiste, sceptique, se
    tait, soupconneux, soupconneuse, hesite, se niega, niega, desconfia, desconfiado, desconfiada,
    bloquea, cierra el paso, corta el paso, hostil, exige, terco, terca, ordenes, enfadado,
    enfadada, furioso, furiosa, no quiere, no deja, nadie entra, nadie pasa, solo con invitacion,
    lista de invitados, documentos, papeles, salvoconducto, controla, alto, quien va, insiste,
    esceptico, calla, recela, suspicaz, duda
threat | attack, attacks, attacking, charges, charging, lunges, snarls, snarling, growls,
    growling, draws, drawn, raises, ambush, ambushed, fight, battle, combat, enemy, enemies,
    bandits, raider, raiders, goblins, zombies, hungry, danger, deadly, weapon, weapons, aims,
    fires, shooting, closing in, surround, surrounded, surrounds, knife, sword drawn, hostile,
    angreift, greifen an, greift an, angriff, sturmt, sturmen, knurrt, knurren, zieht, kampf,
    feind, feinde, uberfall, umzingelt, umstellt, gefahr, banditen, rauber, zahne, waffe, zielt,
    attaque, attaquent, charge, chargent, grogne, grognent, combat, ennemi, ennemis, embuscade,
    encercle, encerclent, entoure, danger, bandits, brigands, arme, vise, menace, ataca, atacan,
    carga, cargan, grune, grunen, combate, enemigo, enemigos, emboscada, rodea, rodean, rodeado,
    peligro, bandidos, arma, apunta, amenaza, pelea
pursued | chasing, chases, chase, pursues, pursuing, pursuers, pursuit, after you, behind you, on
    your heels, closing in, gaining on you, have seen you, has seen you, spotted you, have spotted
    you, has spotted you, are coming, is coming, comes for you, hunting you, running toward,
    running towards, collapsing, collapses, about to explode, flooding, avalanche, hounds, alarm,
    sirens, rolling toward, verfolgt, verfolgen, verfolger, hinter dir, hinter euch, auf den
    fersen, holen auf, haben dich gesehen, hat dich gesehen, haben dich entdeckt, hat dich
    entdeckt, kommen naher, kommt naher, sturzt ein, alarm, lawine, poursuit, poursuivent,
    poursuivants, derriere toi, derriere vous, a tes trousses, aux trousses, gagnent du terrain,
    t'ont vu, t'a vu, t'ont repere, vous ont vus, s'effondre, s'ecroule, avalanche, alarme,
    approchent, te persigue, te persiguen, persiguen, perseguidores, detras de ti, pisando los
    talones, te han visto, te ha visto, han visto, se acercan, se derrumba, alud, avalancha,
    alarma, os persiguen, pisandote los talones, te pisan los talones, a tu espalda
hidden | hidden, secret, concealed, something is wrong, strange noise, ransacked, crime scene,
    murder, murdered, corpse, dead body, blood, missing, disappeared, vanished, clue, clues,
    mystery, mysterious, cluttered, messy, rumor, rumour, draft, hollow, trap, traps, ambush,
    dark, darkness, foggy, fog, dim, gloomy, footprints, tracks, footsteps, suspicious, somewhere,
    versteckt, geheim, verborgen, tatort, mord, ermordet, leiche, blut, verschwunden, hinweis,
    hinweise, durchwuhlt, unordnung, falle, fallen, dunkel, dunkelheit, nebel, finster, spuren,
    schritte, seltsam, irgendwo, cache, cachee, secret, secrete, dissimule, scene de crime,
    meurtre, assassine, cadavre, sang, disparu, disparue, indice, indices, desordre, piege,
    pieges, sombre, obscurite, brouillard, traces, bruits de pas, etrange, quelque part, oculto,
    oculta, secreto, secreta, escondido, escondida, crimen, asesinato, asesinado, cadaver, sangre,
    desaparecido, desaparecida, pista, pistas, desorden, trampa, trampas, oscuro, oscura,
    oscuridad, niebla, huellas, pasos, extrano, en alguna parte, faint sound, noise, voices,
    behind the door, ruins, ruin, ruinen, ruines, ruinas
plain | in plain sight, in plain view, clearly visible, obvious, nothing hidden, nothing unusual,
    nothing of interest, on the table in front, right in front, easy to see, easy to find, within
    reach, lies open, offen sichtbar, deutlich sichtbar, nichts besonderes, nichts verstecktes,
    liegt offen, vor deinen augen, griffbereit, en evidence, bien visible, rien de particulier,
    rien de cache, sous tes yeux, a portee de main, a la vista, bien visible, nada oculto, nada
    especial, delante de ti, al alcance
easy | easy, low wall, low fence, knee-high, knee high, waist-high, waist high, shallow,
    ankle-deep, ankle deep, knee-deep, knee deep, gentle slope, gentle, sturdy ladder, ladder
    leads, ladder stands, stairs, staircase, steps lead, stairway, ramp, wide bridge, broad
    bridge, stone bridge, sturdy bridge, solid bridge, no trouble, simple, barely a step, small
    puddle, puddle, narrow ditch, calm water, still water, well-marked, signposted, wide path,
    paved, tame, gentle horse, docile, niedrige mauer, niedriger zaun, kniehoch, huftief, flach,
    flacher, flaches, seicht, seichte, knietief, knocheltief, leiter fuhrt, treppe, breite brucke,
    steinbrucke, pfutze, zahm, sanftmutig, breiter weg, ausgeschildert, einfach, muret, petite
    cloture, peu profond, peu profonde, a hauteur de genou, jusqu'aux chevilles, escalier, pont de
    pierre, pont large, flaque, docile, facile, echelle solide, large chemin, balise, muro bajo,
    valla baja, poco profundo, poca profundidad, hasta la rodilla, hasta los tobillos, escalera,
    puente de piedra, puente ancho, charco, docil, facil, manso, mansa, camino ancho, senalizado
sale | price, prices, costs, cost, for sale, coins, gold pieces, shop, store, stall, market,
    merchant, vendor, sells, selling, counter, asking, crowns, dollars, credits, wares, price tag,
    fixed price, sign says, preis, preise, kostet, kosten, zu verkaufen, munzen, laden, markt,
    handler, handlerin, verkauft, theke, festpreis, waren, taler, kronen, prix, coute, coutent, a
    vendre, pieces, boutique, echoppe, etal, marche, marchand, marchande, vend, comptoir, ecus,
    couronnes, precio, precios, cuesta, cuestan, en venta, monedas, tienda, puesto, mercado,
    mercader, vende, mostrador, coronas, tendero
wounded | wounded, wound, wounds, injured, bleeding, bleeds, bullet, arrow in, burned, burns,
    fever, feverish, poisoned, dying, unconscious, broken leg, broken arm, patient, blood, sick,
    ill, infection, infected, collapsed, gash, unmoving, verwundet, verletzt, blutet, wunde,
    kugel, pfeil, fieber, vergiftet, stirbt, bewusstlos, gebrochen, krank, blesse, blessee,
    saigne, blessure, plaie, balle, fleche, fievre, empoisonne, empoisonnee, mourant, mourante,
    inconscient, inconsciente, malade, herido, herida, sangra, bala, flecha, fiebre, envenenado,
    envenenada, moribundo, moribunda, inconsciente, enfermo, enferma
gap | chasm, gap, ravine, gorge, crevasse, pit, abyss, canyon, ditch, trench, roof to roof, next
    roof, rooftops, other side, schlucht, abgrund, spalte, graben, kluft, gletscherspalte, nachste
    dach, andere seite, gouffre, ravin, crevasse, fosse, abime, precipice, toit voisin, abismo,
    sima, grieta, barranco, foso, zanja, tejado vecino, otro lado, missing planks, collapsed
    bridge
height | cliff, wall, tower, tree, roof, rooftop, balcony, ledge, mast, fence, rock face, steep,
    overhang, window above, shaft, chimney, mountain, klippe, mauer, felswand, turm, baum, dach,
    balkon, sims, zaun, steil, felsvorsprung, fels, schacht, berg, falaise, mur, muraille, paroi,
    tour, arbre, toit, balcon, corniche, cloture, escarpe, cheminee, montagne, acantilado, muro,
    muralla, pared, torre, arbol, tejado, balcon, cornisa, valla, escarpado, chimenea, montana,
    high up, out of reach, nest, above you, storeys, stories, metres up, feet up
water | river, lake, moat, sea, current, rapids, canal, flooded, underwater, big waves, harbour,
    harbor, overboard, drowning, fluss, burggraben, meer, stromung, kanal, uberflutet, wellen,
    riviere, fleuve, lac, douves, mer, courant, canal, inonde, vagues, rio, lago, foso inundado,
    mar, corriente, canal, inundado, olas
narrow | rope bridge, rickety, rotten bridge, rotten planks, narrow beam, tightrope, narrow ledge,
    thin ice, slippery, icy, swaying, creaks, crumbling, morsch, wacklig, wackelige, hangebrucke,
    schmaler balken, schmaler sims, dunnes eis, rutschig, vereist, pont de corde, pourri, pourrie,
    vermoulu, poutre etroite, glissant, glissante, glace mince, etroite corniche, branlant, puente
    colgante, podrido, podrida, viga estrecha, resbaladizo, resbaladiza, hielo fino, cornisa
    estrecha, inestable
watched | guard, guards, sentry, sentries, patrol, patrols, watchman, watchmen, cameras, camera,
    lookout, sleeping, asleep, keeper, dragon sleeps, searchlight, dogs, soldiers, wache, wachen,
    wachter, posten, patrouille, patrouilliert, kamera, kameras, schlaft, schlafend, soldaten,
    scheinwerfer, garde, gardes, sentinelle, sentinelles, patrouille, cameras, dort, endormi,
    endormie, soldats, projecteur, guardia, guardias, centinela, centinelas, patrulla, camaras,
    duerme, dormido, dormida, soldados, foco, vigila, vigilante, searching for you, looking for
    you
hunger | hungry, out of food, no food, starving, nothing left to eat, provisions are gone, rations
    are gone, stomach growls, supplies are low, running low, empty larder, food is gone, hunger,
    keine vorrate, vorrate sind, nichts zu essen, hungrig, knurrt der magen, faim, plus de
    provisions, plus de vivres, rien a manger, affame, hambre, sin comida, sin provisiones, nada
    que comer
foul | raw, spoiled, spoilt, rotten, tainted, poisoned, rancid, moldy, mouldy, brackish, foul
    water, murky, stagnant, undercooked, soiled, smells off, smells wrong, verdorben, roh, rohes,
    verfault, vergiftet, schimmelig, brackig, faulig, muffelt, cru, crue, pourri, avarie,
    empoisonne, croupie, moisi, crudo, cruda, podrido, podrida, envenenado, envenenada, salobre,
    estancada, en mal estado, echada a perder
strain | storm, blizzard, sandstorm, freezing, scorching heat, bitter cold, poison gas, smoke,
    flames, wildfire, torture, fever, disease, sturm, schneesturm, sandsturm, eiskalt, glutende
    hitze, giftgas, rauch, flammen, eisige kalte, folter, fieber, tempete, blizzard, chaleur
    ecrasante, gaz, fumee, flammes, froid glacial, torture, tormenta, ventisca, viento helado,
    humo, llamas, tortura, drinking contest, trinkwettbewerb
broken | broken, dead engine, stalled, won't start, sputters, sputtering, leak, leaking,
    malfunction, damaged, cracked, snapped, out of order, no power, sparks, smoking engine,
    kaputt, defekt, springt nicht an, leck, beschadigt, gebrochene achse, ausgefallen, funken, en
    panne, casse, cassee, endommage, fuite, ne demarre pas, hors service, averiado, averiada,
    roto, rota, danado, no arranca, fuga, estropeado, estropeada
magic | magic, magical, spell, cursed, curse, enchanted, ritual, spirit, spirits, ghost, demon,
    rune, runes, portal, altar, arcane, haunted, undead, magie, magisch, fluch, verflucht, geist,
    geister, damon, runen, altar, untote, magique, maudit, maudite, esprit, esprits, fantome,
    autel, magico, maldito, maldita, espiritu, espiritus, fantasma, demonio, runas
threat | holds your, hold your, has your friend, hostage, at gunpoint, gun at, knife to, by the
    collar, points a, points his, points her, faces you, swings, lifts his, lifts her, insulted,
    at your throat, blade drawn, in the fight, combat, bursts out, circle you, circles you, grabs
    you, faces off, duel, high noon, kicks the door in, break in, jumps aboard, geisel, halt dich
    fest, packt dich, richtet, springt, otage, te tient, te saisit, leve sa, leve son, se jette,
    te fonce, fonce sur, rehen, te agarra, te sujeta, te apunta, corta el paso, levanta su, te
    amenaza, se abalanza, barre la route
stake | high stakes, poker table, card table, bets, betting, wager, spieltisch, einsatz, mises,
    table de jeu, apuestas, mesa de juego, tense game
resist | doubts, distrusts you, lie, nie tout, nothing to say, will not meet, evasive, won't talk,
    won't meet, sweats, asks twice, asks far too much, far too much, viel zu viel, beaucoup trop,
    demasiado, wants to search, search your, registrar, durchsuchen, fouiller, unwilling to, says
    no, hat befehl, tell you to leave, demands your, holds out, insists on, keeps quiet, lehnt ab,
    n'a pas confiance, no se fia, close to violence, rowdy, ready to throw
strain | burning barn, burning, on fire, ablaze, barn burns, brennt, brennende, brennender, en
    flammes, brule, arde, ardiendo, en llamas, sun beats, thin air, drifts into, gas, poisonous,
    suffocating
threat | grabs your, grab your, hold your, seizes, march on you, marches on you, jump out, jumps
    out, leaps at, rears, close in, charges the, cackles, throws, attacks you, fleches, pounces,
    growl
pursued | spots you, spot you, notices you, notice you, noticed you, have noticed, has noticed,
    are after, is after, after you, running toward, come running, comes running, te ont vu, te
    voit, te vio, te ve, te ven, sieht dich, sehen dich, bemerkt dich, on your tail, raises the
    alarm, behind you
watched | steps in the, footsteps, footstep, approaching, approach, someone is coming, voices,
    schritte, naht, nahern, kommt naher, kommen naher, pas dans, des pas, approche, approchent,
    pasos, se acerca, se acercan, back turned, back is turned, counts his, dozing, dozes, snores,
    keeps watch, stands watch, stands guard, fait les cent pas, monte la garde, hace guardia, halt
    wache
foul | smells faintly of, smells odd, smells funny, smells strange, smells bad, smells sour, tastes
    of copper, tastes of metal, tastes odd, tastes strange, tastes wrong, tastes bitter, scummy, two
    days old, three days old, scum on it, gone green
foul | stinks, smells of, metal and rot, stench, rot, maggots, cloudy, greenish, stinkt, fault,
    pue, apesta, huele mal, sick already, half rotten
friendly | is your friend, is a friend, is an old friend, is a good friend, dein alter freund, ist
    dein freund, est ton ami, es tu amigo
locked | the safe, a safe, wall safe, floor safe, iron safe, steel safe
threat | straight at you, at you, toward you, towards you, around you, circles, gun first,
    cornered, drags your, drag your, snap at, snaps at, lowered, out of the thicket, shoot at,
    rushes you, rushes, twists your, from the rim, auf dich zu, dich an, richtet sich, dir auf,
    hebt seine, hebt ihre, hebt den, auf dich, te saute, saute dessus, te bloque, te bloquea,
    hacia ti, sobre ti, contra ti, vers toi, sur toi, contre toi, folgt euch, folgt dir, te suit,
    te sigue, wants to burn, fight in the, tangled, sword low, sword in hand, crowd howls,
    challenges you, ready to strike
resist | claims, asks who you are, who you are, will not pay, won't pay, zogert, hesite, duda,
    before the whole court, wants proof, wucher, wucherpreise, turns away, guards the, unfriendly,
    on duty, registra a todos, interrogates, cold to you, looks down on
broken | seized, red lights, has stopped, stopped working, won't run, dead controls, broken blade,
    steht still, stehen geblieben, parado, se ha parado
wounded | lips are blue, blood everywhere, blut uberall, stohnt, gemit, se muere, still breathes,
    arrow sits, has been poisoned, moans
strain | fever has, fever takes, sleet, no shelter, snow, schneebrett, nordwand, vacuum, marsh,
    quicksand, sable t'avale, treibsand, thorns
hidden | a mess, in this mess, filing cabinets, glint, whisper, whispers, windows are lit,
    opposite the, verweht, drifted over, broken twig, genuine, forged, fluster, flustern,
    chuchotent, susurran
safe | glad of any help, among friends, all asleep, alle schlafen, todos duermen, after the show,
    old and tame, peace is made, calm morning, friday night
height | loft, beams, rungs, gipfel, sommet, cima, upper floor, window ledge
foul | bloated, weevils, crawling in it, maggot, mildew, worms in
hunger | pot is empty, warren, empty pot, topf ist leer
water | der see, den see, zum see, bergsee, seeufer
strain | the poison, poison of, venom, the venom, das gift, le poison, el veneno, fever burns,
    parched, cave is on fire, house is on fire, barn is on fire
threat | hisses, break your window, breaks your, heavies, bears down, swing aboard, kicks open,
    gun under, coils, rattles, whips, lashes, stomps, possessed, von hinten
resist | pay double, says elves, throw beggars, throw you out, frowns, about to strike, threatens
    to, wants your papers, scans your, scan your, smells at
pursued | on your tail, is due back, due back any, half a mile behind, sprints for, bears down on
    you
broken | coughs and dies, sheared, is stuck, stuck in the mud, jammed
strain | getting thin, air is, drowning, strand, cut by goblins, bite on, swells, swelling, arena,
    trae arena, days of march, dias de marcha
hidden | surrt, behind the wall, ticks beneath, ticks
audience | crowd, audience, bored, tavern full, theatre is full, theater is full, guests,
    listeners, publikum, menge, gaste, public, foule, publico, multitud, stage, whalers, patrons,
    zuhorer, spectateurs, espectadores
safe | and safe, perfectly safe, safe path, quite safe
water | millpond, pond
height | hang on, hanging from
foul | underdone, half raw, pink inside, slimy, grey meat, gray meat, curdled, gone off, has
    turned, soiled, botched, ill-prepared, smell is wrong, burnt outside, ill prepared, worst meal
resist | sees nobody, sees no one, sees nobody today, nobody today, de te recevoir, refuse de,
    shaft stays closed, wants to burn, asks for a poem, stays closed, says no
threat | lowers his lance, lowers her lance, joust, shield wall, march into, marches into, rises
    from the dark
hidden | enemy camp, beyond the stream, look edible, wandered off, gone missing
wounded | rash, feverish, violet rash
audience | before her ladies, asks for a poem, joust crowd, court watches
watched | enemy camp, camp ennemi, feindliches lager, campamento enemigo
gap | washed out, metres of nothing, feet of nothing, meters of nothing, path is gone, bridge is
    gone, bridge is out
strain | tug of war, arm wrestling, arm-wrestling, tauziehen, bras de fer, pulso
narrow | frozen lake, frozen river, frozen pond, foot wide, hand wide, hands wide, hand span, no
    wider than, narrow path, ledge, ice creaks, ice cracks, crust, bends with every step, creaks
    under, groans under, black ice, loose stones, wet stones, slick, sheer drop, rope across,
    swinging bridge, log over, log across, gefrorener see, zugefrorener, handbreit, fussbreit,
    schmaler pfad, schmaler grat, eis knackt, eis knirscht, lac gele, corniche, sentier etroit,
    glace craque, large comme, lago helado, cornisa, sendero estrecho, hielo cruje, un palmo
strain | no water, canteens are empty, canteen is empty, out of water, without water, without
    shade, no shade, salt pan, salt flats, noon sun, sun burns, blistering, days without, typhoon,
    hurricane, gale, squall, hail, hot iron, thumbscrew, interrogate you, lungs burn, numb with
    cold, kein wasser, ohne wasser, wasser mehr, sonne brennt, orkan, plus d eau, sans eau, soleil
    tape, ouragan, sin agua, sol abrasa, sol quema, huracan, one mouthful, last of the water, knee
    deep snow, waist deep snow, radiation, fumes, thin ice
haste | by nightfall, before nightfall, by dawn, before dawn, by morning, before the rain, before
    the storm, before sunrise, by sunrise, by sunset, before midnight, by midnight, before the
    bell, the clock runs, clock is running, runs out, any moment, seconds left, minutes left, must
    be warned, is about to split, is about to break, is about to blow, is about to collapse, bis
    morgen, vor sonnenaufgang, vor dem regen, vor mitternacht, avant l aube, avant la nuit, avant
    la pluie, avant minuit, antes del amanecer, antes de la noche, antes de la lluvia, antes de
    medianoche, pulling out, last train, last tram, last ferry, last boat
riddle | riddle, riddles, riddled, puzzle, sphinx, cipher, dials, prime number, combination, chess
    problem, ratsel, sphinx, enigme, acertijo, adivinanza, four statues, three levers, statues,
    mosaic, nobody understands, no one understands, meaning unclear, makes no sense, nadie
    entiende, niemand versteht, personne ne comprend
broken | loses his grip, torn, snapped, split, splits, crooked, cracked, crack in, has cracked,
    riss, gelost, gerissen, rompu, fendu, fissure, partido, agrietado, is dead, is stuck, unstuck,
    is bent, jammed with
wounded | groaning, odd angle, broken shin, lies bleeding, unconscious, raves, has been sleeping,
    will not wake, does not wake, calentura, limps, will not step, hoof is hot, coughs blood,
    delirious, stung, convulsing
resist | do not listen, does not listen, refuses to hear, deaf to, wants to lynch, want to lynch,
    grumbles, grumble, come back never, sneers at, laughs at your, mocks your, spits at, se burla,
    se moque, spottet, hort nicht zu, n ecoute pas, no escucha, bored and
hunger | larder is empty, nothing for three days, nothing to eat, empty bellies
foul | is green, green bread, mould, fur on it
threat | reach for their, reaches for his, bellows, roars, comes at, hauls itself, crouches over,
    leaps, has you against, rears up, with a knife, brullt, se ruge, ruge, rugit, surgit, gronde,
    senkt die horner, climbs the rope, drops from
locked | will not open, fused, a lock, three latches, tres pestillos, three tumblers, riegel,
    trois verrous, chain holds, chained
strain | torrent, grinding heat, desert noon, no food, third day without, exhausted, leagues,
    twenty miles, thirty miles, forty miles, twelve miles, ten miles, hundred miles, zwanzig
    meilen, dreissig meilen
hidden | crypt, pitch black, pitch dark, no catalogue, nobody knows where, no paths, no path,
    verzweigt, branches, part at, paths part, two sets of, which of, swears it is, whether it is,
    sohle, se ramifica, se divise
height | a well, feet down, fathoms, from below, down below, far below, deep shaft, brunnen, von
    unten, puits, d en bas, pozo, desde abajo
strain | wind has been, scouring, half a day off, day s march, lamp is in your eyes, asked you the
    same, arde, is burning, burns, brennt die brucke
sale | offers, bids, bietet, offre, ofrece, asks sixty, asks forty, in the window, in the shop
    window, crowns, pawnshop
stake | the pot, shuffles, cards are dealt, deals the cards, antes
wounded | lips are going, breath rattles, is turning black, has been bitten, cannot breathe, lies
    crosswise, liegt quer, no quiere salir, atragantado, chokes, choking
broken | shattered, falls to pieces, spokes are gone, oxidada, oxidado, rostig, rouille, wither,
    withers, smells of vinegar, sent le vinaigre, lost its, comes apart, leans into the ditch,
    unravels, frayed
locked | rusted hatch, will not turn, verschuttet, blocked, caved in, eboule
audience | crowd wants, yawns, gahnt, baille, bosteza, bored count, gelangweilter, wants miracles
safe | is calm, all calm, greets you, dull afternoon, slow afternoon, lazy afternoon, feierabend,
    sunday, peacefully, quiet ward, lunch break, in port, en puerto, im hafen, au port, stew on
    the stove
threat | bricht aus, breaks from, bursts from, springs from, springs at, wades towards, surges,
    sturzt auf, jaillit, sort du fourre, sale del matorral, drops onto, block the alley, blocks
    the alley, drawn knives, stands between you
haste | last lap, half a length, six minutes, nine minutes, ten minutes, five minutes, an hour,
    hour left, past nine hundred, be back at dawn, back at dawn, comes back, overload, countdown,
    tickt, tick tac, bis mitternacht, hat noch
broken | burst, bursts, have torn, has torn, shards, in shards, scherben, en morceaux, anicos,
    grippee, is jammed, inondee, flooded cellar, half its planks, collapsed pipe
strain | air is bad, head swims, fumes, smoke fills, cannot walk, miles long, nine miles
resist | asks why, why he should, why she should, why they should, give me one reason, won t hand,
    spits, spuckt, crache, escupe, grins and, nobody mentions
stake | half a length ahead, last race, the race
sale | offers you, offer you, bietet dir, t offre, te ofrece
hidden | nobody mentions, changes his hideout, half blown over, names the, where the child went,
    has crossed the camp, a traverse le camp, nobody knows
wounded | se retuerce, writhes, shakes with fever, swollen, collapsed after, windet sich, se tord
friendly | knows you, guard knows, and waves, waves at you, nods at you, kennt dich, te connait,
    te conoce, remet en place
safe | fair weather, fine weather, light breeze, calm sea, gutes wetter, beau temps, buen tiempo,
    straight road, monday morning, cloister garden, bees humming
resist | does not believe, doesn t believe, do not believe, glaubt dir nicht, glaubt nicht, ne te
    croit pas, no te cree, see nobody, in mourning, searches everyone, durchsucht jeden, fouille
    tout le monde, registra a todos
stake | too much gold, card table, gambling den, high stakes
watched | customs, zoll, douane, aduana, while he haggles, turns his back, busy with
"""
