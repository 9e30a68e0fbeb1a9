"""Qualities of body, mind and standing, and the words of the acts that each one helps.

Lines are those of :mod:`companion.reader.words.trades`.
"""

QUALITIES = """
lift break grapple endure | climb fight intimidate throw swim escape | lift push pull heave carry
    bend force shove haul drag hold weight heavy shoulder muscle press wrench tear open prop crush
    row dig chop stuck jammed beam rock door gate wheel sluice; hebe stemme schiebe ziehe trage
    biege drucke schwer schulter balken stein tor klemmt; souleve pousse tire porte plie lourd
    epaule poutre pierre force; levanto empujo tiro cargo doblo pesado hombro viga piedra fuerza |
    strong, muscular, brawny, burly, powerful, mighty, strength, great strength, strong back,
    strong arms, broad shoulders, herculean, built like an ox, ox-strong, hulking, robust,
    stalwart, iron grip, strong hands, iron arms, broad back, bull-necked, barenstark, stark,
    kraftig, muskulos, starker rucken, breites kreuz, eiserner griff, starke arme, fort, forte,
    muscle, costaud, puissant, dos solide, poigne de fer, bras solides, large dos, fuerte,
    musculoso, fornido, forzudo, espalda fuerte, brazos fuertes, espalda ancha
climb jump balance dodge flee sneak escape | chase steal sleight swim perform hide | climb leap
    dodge slip squeeze balance ledge vault duck roll weave narrow tightrope twist gap swing land
    edge ice slippery beam wriggle fingers branch; klettere springe schlupfe balanciere sims
    schmal rolle rutschig balken; grimpe saute glisse equilibre corniche etroite roule poutre;
    trepo salto deslizo equilibrio cornisa estrecha ruedo viga | nimble, agile, limber, lithe,
    acrobatic, dexterous, dextrous, sure-footed, surefooted, light-footed, catlike, cat-footed,
    graceful, spry, sprightly, quick on her feet, quick on his feet, good balance, sense of
    balance, excellent balance, flexible, bendy, supple, double-jointed, monkey-limbed, cat
    reflexes, cat-like reflexes, light on her feet, light on his feet, flink, gewandt, gelenkig,
    geschmeidig, behande, wendig, trittsicher, gutes gleichgewicht, souple, leste, adroit, pied
    sur, gracieux, bon equilibre, agil, gracil, pies ligeros, buen equilibrio, ligero de pies
flee chase run dodge jump | sneak escape climb | run dash race sprint catch outrun before dart
    faster away legs grab first snatch; renne laufe flitze schneller weg beine eile; cours file
    vite devant jambes rattrape; corro deprisa rapido piernas alcanzo | fast, quick, swift,
    fleet-footed, quick feet, fast feet, swift feet, speedy, long legs, long-legged, quick
    reflexes, lightning reflexes, fast reflexes, good reflexes, good runner, quick as a weasel,
    fast legs, strong legs, schnell, rasch, flinke fusse, flinke beine, lange beine, schnelle
    beine, gute reflexe, blitzschnell, rapide, vif, jambes rapides, longues jambes, bonnes jambes,
    bons reflexes, veloce, rapido, veloz, piernas rapidas, piernas largas, buenas piernas, buenos
    reflejos
pick_lock disarm heal sleight craft steal | repair shoot | fingers finger hand thread needle pin
    wire tremble tiny delicate lock carefully gently twitch pull lift pour stitch solder pick
    switch; finger hand faden nadel draht vorsichtig zittern stift; doigts main fil aiguille
    goupille delicat trembler; dedos mano hilo aguja alfiler delicado temblar | steady hand,
    steady hands, deft fingers, nimble fingers, deft, dexterous hands, delicate touch, light
    touch, light fingers, light-fingered, skilled hands, surgeon's hands, clever hands, clever
    fingers, long fingers, quick hands, quick fingers, slender fingers, sure hands, fine motor
    skills, artisan's hands, ruhige hand, ruhige hande, geschickte finger, geschickte hande,
    flinke finger, lange finger, fingerfertig, main sure, mains habiles, doigts agiles, doigts de
    fee, doigts fins, mains agiles, mano firme, mano segura, dedos agiles, manos habiles, manos
    rapidas, dedos finos
notice search | track shoot read investigate navigate | see look spot watch eye eyes distance
    horizon far detail tiny glint make shape read follow detect peer sail flag movement hidden
    scan; sehe schaue spahe auge augen ferne horizont erkenne entdecke; vois regarde repere oeil
    yeux loin horizon distingue; veo miro ojo ojos lejos horizonte distingo | keen-eyed,
    sharp-eyed, eagle-eyed, eagle eyes, keen eyes, sharp eyes, good eyes, good eyesight,
    hawk-eyed, hawk eyes, observant, perceptive, attentive, eye for detail, sharp vision, keen
    sight, owl eyes, night eyes, night sight, darkvision, sees in the dark, cat's eyes, keen
    senses, sharp senses, vigilant, alert, watchful, wary, cautious, careful, paranoid, suspicious
    mind, sixth sense, danger sense, scharfe augen, gute augen, adleraugen, adlerauge,
    scharfsichtig, aufmerksam, wachsam, vorsichtig, scharfe sinne, misstrauisch, sechster sinn,
    yeux percants, bonne vue, bons yeux, oeil de lynx, oeil d'aigle, yeux de chat, observateur,
    attentif, prudent, mefiant, sixieme sens, vista aguda, buena vista, ojos agudos, ojo de
    aguila, vista de lince, vista de aguila, observador, atento, vigilante, prudente, cauto,
    desconfiado, sexto sentido
notice | search track investigate sneak | hear listen sound voices whisper steps footsteps noise
    breathing ear ears wall door silence click behind; hore lausche stimmen gerausch schritte
    flustern ohr wand tur; ecoute entends voix bruit pas murmure oreille mur porte; oigo escucho
    voces ruido pasos susurro oido pared puerta | keen ears, sharp ears, good ears, good hearing,
    sharp hearing, keen hearing, bat ears, big ears, perfect pitch, absolute pitch, light sleeper,
    elf ears, wolf ears, feines gehor, gute ohren, scharfe ohren, scharfes gehor, gutes gehor,
    leichter schlaf, absolutes gehor, bonne oreille, oreille fine, ouie fine, bonne ouie, oreilles
    fines, oreille absolue, sommeil leger, buen oido, oido fino, oido agudo, buenos oidos, sueno
    ligero, oido absoluto
notice track | search cook investigate forage | smell sniff scent nose odour odor perfume smoke
    poison trail stink; rieche schnuffle geruch nase duft; sens renifle odeur nez parfum; huelo
    olfateo olor nariz perfume | keen nose, good nose, sharp nose, wolf's nose, bloodhound nose,
    sense of smell, fine palate, feine nase, gute nase, spurnase, geruchssinn, nez fin, bon nez,
    fin nez, odorat, buen olfato, olfato fino, olfato, nariz fina
persuade | deceive haggle perform tame talk | smile charm flatter convince please beg win
    compliment invite coax talk favour favor laugh wink sweet ask plead sway; lachle schmeichle
    uberzeuge bitte charme zwinkere; souris flatte convaincs supplie charme; sonrio halago
    convenzo ruego encanto | charming, charmer, charismatic, charisma, likeable, likable, friendly
    face, winning smile, disarming smile, beautiful, handsome, pretty, attractive, seductive,
    seductress, flirtatious, dashing, popular, prom queen, sweet-talker, well-liked, magnetic,
    silver-tongued, silver tongue, eloquent, golden tongue, persuasive, smooth, smooth-talking,
    smooth talker, velvet voice, convincing, well-spoken, glib tongue, gift of gab, diplomatic,
    tactful, empathic, empathetic, good listener, trustworthy, honest face, compassionate, kind,
    kind-hearted, warm voice, soothing voice, calming voice, innocent look, puppy eyes, orator,
    public speaker, charmant, charismatisch, einnehmend, redegewandt, wortgewandt, silberzunge,
    uberzeugend, hubsch, schon, beliebt, vertrauenswurdig, mitfuhlend, gutig, unschuldsblick,
    entwaffnendes lacheln, charmeur, seduisant, beau parleur, langue d'argent, persuasif, beau,
    belle, populaire, compatissant, visage honnete, regard innocent, orateur, encantador,
    carismatico, elocuente, persuasivo, seductor, guapo, hermoso, pico de oro, lengua de plata,
    compasivo, cara honrada, sonrisa encantadora, orador
endure disarm shoot | notice gamble deceive intimidate heal persuade sneak | calm nerve nerves
    wait breathe still twitch flinch panic pressure hold steady stare tremble bluff moment second
    pin blink; ruhe nerven warte atme zucke panik zittere; calme nerfs attends respire panique
    tremble; calma nervios espero respiro panico tiemblo | cold-blooded, cool-headed, calm,
    unflappable, nerves of steel, steel nerves, level-headed, cool under fire, cool under
    pressure, collected, ice-cold, stoic, composed, iron nerves, steady nerves, poker face,
    unshakable, impassive, phlegmatic, kaltblutig, nervenstark, ruhig, besonnen, nerven aus stahl,
    nerven wie drahtseile, gelassen, stoisch, eiskalt, sang-froid, calme, imperturbable, nerfs
    d'acier, pose, stoique, impassible, sangre fria, sereno, nervios de acero, templado, estoico,
    impasible
endure | resist persuade notice craft forage shoot hide | wait hours still motionless sit long
    watch patience slowly careful until dawn stare observe ambush again; warte stunden reglos
    geduld langsam bis sitze; attends heures immobile patience lentement jusque; espero horas
    inmovil paciencia despacio hasta | patient, patience, patience of a saint, persistent,
    diligent, meticulous, geduldig, geduld, beharrlich, grundlich, engelsgeduld, perseverant,
    minutieux, patience d'ange, paciente, paciencia, perseverante, minucioso
endure | lift climb swim fight grapple run flee resist | walk march heat cold pain poison thirst
    hunger tired sleep awake storm drink eat swallow night miles hours on bear torture hold keep
    stand blow burn iron name word water sun desert snow; gehe marschiere hitze kalte schmerz gift
    durst hunger mude wach sturm meilen weiter; marche chaleur froid douleur poison soif faim
    eveille tempete avance; camino marcho calor frio dolor veneno sed hambre despierto tormenta
    sigo | tough, hardy, enduring, endurance, stamina, great stamina, iron constitution,
    resilient, rugged, hard as nails, tough as leather, robust, iron stomach, strong stomach, cast
    iron stomach, ironclad stomach, thick skin, thick-skinned, pain-resistant, high pain
    threshold, tireless, indefatigable, healthy, healthy as a horse, weathered, hardened,
    weather-beaten, stubborn, iron will, iron-willed, strong-willed, willpower, determined,
    disciplined, steadfast, unyielding, headstrong, mule-headed, pig-headed, used to hardship,
    hard to kill, survivor, dwarf, dwarven blood, good lungs, big lungs, strong lungs, marathoner,
    zah, ausdauernd, ausdauer, abgehartet, unermudlich, stur, eiserner wille, eiserner magen,
    willensstark, dickkopfig, hartnackig, wetterfest, schmerzunempfindlich, gute lunge, resistant,
    endurant, robuste, endurci, infatigable, tenace, tetu, volonte de fer, estomac d'acier,
    estomac solide, coriace, solide, bons poumons, resistente, aguante, resistencia, curtido,
    incansable, tenaz, terco, voluntad de hierro, estomago de hierro, duro, buenos pulmones
endure fight command | rescue intimidate climb persuade | dare fear face stand first into fire
    charge terror step forward front; wage angst stelle furcht voran; ose peur face premier
    devant; atrevo miedo enfrento primero | brave, courageous, fearless, bold, dauntless, daring,
    lionhearted, heroic, valiant, mutig, tapfer, furchtlos, kuhn, unerschrocken, courageux,
    intrepide, temeraire, vaillant, sans peur, valiente, intrepido, audaz, sin miedo, valeroso
investigate recall | read notice hack gamble disarm search craft | think riddle puzzle answer
    logic work figure solve pattern must deduce clue solution code plan calculate reason symbol
    understand statue; denke ratsel antwort logik lose muster plan uberlege; reflechis enigme
    reponse logique resous plan comprends; pienso acertijo enigma respuesta logica resuelvo plan
    comprendo | clever, smart, intelligent, logical, logic, analytical, analytical mind,
    brilliant, brilliant mind, genius, sharp mind, sharp-minded, sharp-witted, brainy,
    quick-witted, quick mind, keen mind, inquisitive, curious, puzzle solver, rational, tactical
    mind, wise, good memory, photographic memory, eidetic memory, memory like an elephant,
    elephant memory, perfect memory, strategist, chess player, chess champion, schlau, klug,
    logisch, analytisch, scharfsinnig, genie, gutes gedachtnis, fotografisches gedachtnis,
    scharfer verstand, neugierig, weise, schachspieler, malin, logique, analytique, brillant,
    bonne memoire, memoire photographique, esprit vif, esprit logique, curieux, sage, joueur
    d'echecs, listo, inteligente, logico, analitico, brillante, genio, buena memoria, memoria
    fotografica, mente aguda, mente logica, curioso, sabio, ajedrecista
deceive | persuade haggle sleight hide gamble steal disguise | lie trick fool pretend story excuse
    claim false bluff feign ruse decoy ticket told say; luge trick tausche erfinde ausrede
    behaupte; mens ruse trompe pretends excuse invente; miento truco engano finjo excusa invento |
    cunning, sly, crafty, wily, scheming, devious, deceitful, tricky, good liar, born liar,
    skilled liar, natural liar, convincing liar, sneaky, shifty, two-faced, manipulative, listig,
    gerissen, durchtrieben, verschlagen, hinterlistig, guter lugner, geborener lugner,
    manipulativ, ruse, fourbe, sournois, bon menteur, menteur ne, manipulateur, astuto, taimado,
    ladino, buen mentiroso, mentiroso nato, manipulador
hide sneak | steal deceive disguise notice flee | quiet silent shadow crowd blend unseen unnoticed
    slip creep tiptoe past corner still behind dark; leise still schatten menge unbemerkt
    schleiche ecke; silence ombre foule inapercu glisse coin; silencio sombra multitud inadvertido
    deslizo rincon | inconspicuous, unremarkable, forgettable face, stealthy, quiet, silent,
    soft-footed, sneaky, shadowy, plain-looking, wallflower, nobody, nondescript, face in the
    crowd, overlooked, invisible, unnoticed, forgettable, unobtrusive, soft steps, silent feet,
    velvet steps, light steps, unauffallig, leise, lautlos, graue maus, leise sohlen, unscheinbar,
    heimlich, discret, silencieux, furtif, passe-partout, efface, passe inapercu, pas feutres,
    discreto, silencioso, sigiloso, inadvertido, pies silenciosos
hide sneak escape | climb dodge steal search | squeeze crawl gap under vent duct pipe narrow
    window slip hole between bars crack small fit; krieche zwange spalt schacht enge loch gitter;
    faufile rampe fente conduit etroit trou barreaux; cuelo arrastro hueco conducto estrecho
    barrotes | small, tiny, thin, skinny, slim, slender, short, little, child-sized, halfling,
    gnome, petite, klein, winzig, dunn, schmal, schlank, petit, menu, mince, maigre, pequeno,
    menudo, delgado, flaco
climb steal lift | throw rescue notice grapple jump search | reach stretch grasp shelf above over
    high far ceiling edge key top; reiche strecke greife oben hoch rand; atteins etire attrape
    haut bord; alcanzo estiro agarro alto borde | long arms, tall, long reach, lanky, lange arme,
    gross, hochgewachsen, longs bras, grand, grande taille, brazos largos, alto, alta, long-armed
intimidate | command fight persuade | threat stare loom glare growl tower scare fist step back
    snarl crack slam; drohe starre bedrohe knurre faust; menace fixe gronde poing; amenazo miro
    gruno puno | imposing, intimidating, menacing, scary, scarred, scarred face, terrifying, huge,
    giant, towering, massive, fearsome, fierce, icy stare, cold eyes, evil eye, death stare, deep
    voice, booming voice, loud voice, commanding voice, authoritative, domineering, feared,
    notorious name, infamous name, tattooed, bear of a man, furchteinflossend, einschuchternd,
    bedrohlich, riesig, narbengesicht, eisiger blick, tiefe stimme, laute stimme, autoritar,
    gefurchtet, imposant, intimidant, menacant, balafre, effrayant, immense, regard glacial, voix
    grave, voix forte, redoute, imponente, intimidante, amenazador, cicatriz, temible, enorme,
    mirada helada, voz grave, voz potente, temido
perform | persuade recall deceive command | sing song voice note hymn tune lullaby call story
    tale; singe lied stimme ton; chante chanson voix note; canto cancion voz nota | beautiful
    voice, golden voice, singing voice, lovely voice, musical, good singer, angelic voice, schone
    stimme, gute stimme, musikalisch, engelsstimme, belle voix, voix d'ange, voix d'or, musicien
    dans l'ame, buena voz, hermosa voz, voz de angel, voz de oro
gamble | notice dodge search | luck lucky chance bet dice coin random guess hope draw; gluck wette
    wurfel zufall; chance pari des hasard; suerte apuesta dados azar | lucky, luck, born lucky,
    lucky devil, fortune's favourite, gluckspilz, gluckskind, gluck, chanceux, veinard, suertudo,
    afortunado, suerte
fight grapple break | endure intimidate | punch hit fist fists knock blow jaw slam; schlage faust
    hieb kiefer; frappe poing coup machoire; golpeo puno golpe mandibula | iron fist, iron fists,
    hard fists, heavy fists, mean left hook, strong punch, left hook, big fists, quick fists,
    fists like hammers, ferocious, violent, battle-hardened, battle-scarred, warlike, aggressive,
    wild, eiserne faust, harte fauste, kampferprobt, poing de fer, poings de fer, feroce, aguerri,
    puno de hierro, punos de hierro, feroz, curtido en batalla
buy haggle | persuade bribe | pay price cost buy coin coins gold silver money bribe afford tip
    wrap purchase; zahle preis kaufe munzen gold geld; paie prix achete pieces or argent; pago
    precio compro monedas oro dinero | wealthy, rich, well-off, affluent, loaded, moneyed, silver
    spoon, rich parents, rich uncle, rich father, wealthy parents, family fortune, trust fund, old
    money, merchant prince, reich, wohlhabend, reiche eltern, betucht, vermogend, riche, fortune,
    parents riches, aise, rico, adinerado, padres ricos, acaudalado
tame ride | heal persuade track | dog horse animal beast calm bird wolf cat bear creature growl
    stroke whisper feed ox mule; hund pferd tier beruhige vogel wolf streichle; chien cheval
    animal bete calme oiseau loup; perro caballo animal bestia calmo pajaro lobo | good with
    animals, animal friend, animal whisperer, friend of beasts, beast friend, way with animals,
    way with horses, horse sense, beloved by animals, tierlieb, gut mit tieren, tierfreund,
    handchen fur tiere, ami des betes, aime les animaux, bon avec les animaux, amigo de los
    animales, buena mano con los animales, animal love
persuade | recall talk read perform disguise deceive command | bow court etiquette title toast
    curtsy invitation guests ball duke countess lord dine manners name family salon; verneige hof
    titel ball gaste familie; reverence cour titre bal invites famille; reverencia corte titulo
    baile invitados familia | noble, noble birth, well-mannered, good manners, courtly manners,
    etiquette, polite, polished, refined, high-born, blue blood, respected, respected family,
    famous, celebrity, honourable, honorable, honest, gute manieren, hoflich, adlig, blaues blut,
    angesehen, beruhmt, bonnes manieres, poli, sang bleu, respecte, celebre, buenos modales,
    cortes, sangre azul, respetado, famoso, educado
craft | repair disguise improvise hack hide perform | build make improvise rig fashion invent
    contraption scrap tape wire; baue bastle improvisiere; fabrique bricole improvise; construyo
    improviso fabrico | handy, good with hands, good with tools, crafty hands, inventive,
    creative, resourceful, improviser, imaginative, handwerklich geschickt, erfinderisch,
    einfallsreich, kreativ, bricoleuse, inventif, debrouillard, creatif, ingenioso, inventivo,
    creativo, manitas
"""
