"""Negative traits with the domains of acting that they hinder.

Line: ``domains | words``. The domains are spelled out in ``DOMAINS``; ``all`` means every act.
"""

FLAWS = """
body | injured, wounded, hurt, bleeding, bruised, battered, beaten up, badly hurt, gravely
    injured, cracked ribs, broken rib, broken ribs, bruised ribs, stab wound, gunshot wound, gut
    wound, shot, burned, burnt, verletzt, verwundet, schwer verletzt, blutend, geprellt,
    angeschlagen, gebrochene rippe, gebrochene rippen, geprellte rippen, schusswunde, stichwunde,
    verletzung, wunde, verbrannt, blesse, blessee, gravement blesse, contusionne, cote cassee,
    cotes cassees, cotes felees, saigne, brule, blessure, herido, herida, malherido, malherida,
    magullado, magullada, sangrando, costilla rota, costillas rotas, quemado, quemada, lesionado,
    lesionada, bleeding badly, sore, aching back, bad back, back pain, ruckenschmerzen, mal de
    dos, dolor de espalda, pulled muscle, dislocated shoulder, ausgekugelte schulter, epaule
    demise, epaule luxee, hombro dislocado, old wound, alte wunde, vieille blessure, vieja herida,
    injury, scarred lungs, crippled
body focus | fatigued, tired, exhausted, worn out, sleepless, sleep-deprived, sleep deprived,
    weary, drained, winded, out of breath, no sleep, burned out, mude, ermudet, erschopft,
    ubermudet, ausgelaugt, schlaflos, ausser atem, unausgeschlafen, entkraftet, fatigue, fatiguee,
    epuise, epuisee, creve, a bout de souffle, ereinte, ereintee, essouffle, insomniaque, cansado,
    cansada, agotado, agotada, exhausto, exhausta, fatigado, fatigada, sin aliento, sin dormir,
    exhaustion, erschopfung, mudigkeit, epuisement, agotamiento, cansancio, somnoliento
legs | sprained ankle, twisted ankle, broken leg, bad leg, limp, limping, lame, wounded leg,
    injured leg, bad knee, broken foot, injured knee, bum knee, bad hip, blistered feet, crushed
    foot, wooden leg, peg leg, twisted knee, leg wound, hobbled, verstauchter knochel,
    verstauchter fuss, gebrochenes bein, hinkend, hinkt, lahm, lahmes bein, schlechtes knie,
    kaputtes knie, humpelt, humpelnd, holzbein, verletztes bein, verletztes knie, blasen an den
    fussen, wunde fusse, verknackster knochel, cheville foulee, cheville tordue, jambe cassee,
    boiteux, boiteuse, boite, genou abime, jambe de bois, jambe blessee, mauvais genou, genou
    blesse, ampoules aux pieds, entorse, tobillo torcido, pierna rota, pierna mala, cojo, coja,
    cojera, rodilla mala, pata de palo, esguince, esguince de tobillo, pierna herida, rodilla
    herida, ampollas en los pies, renquea, cojea, bad ankle, stiff leg, stiff knee, steifes bein,
    jambe raide, pierna tiesa, clubfoot
arms | broken arm, bad shoulder, broken wrist, wounded arm, sprained wrist, one arm, one-armed,
    injured arm, bad arm, broken collarbone, arm in a sling, injured shoulder, wounded shoulder,
    missing arm, bad wrist, numb arm, gebrochener arm, verletzter arm, gebrochenes handgelenk,
    verstauchtes handgelenk, einarmig, verletzte schulter, kaputte schulter, lahmer arm,
    schulterwunde, bras casse, bras blesse, poignet casse, poignet foule, manchot, epaule blessee,
    mauvaise epaule, bras en echarpe, brazo roto, muneca rota, brazo herido, manco, manca, hombro
    herido, hombro malo, muneca torcida, brazo malo, brazo en cabestrillo, stiff shoulder
hands | trembling hands, shaking hands, shaky hands, burned hands, burnt hands, broken fingers,
    frostbitten fingers, frostbite, frostbitten, frostbitten hands, numb fingers, numb hands,
    injured hand, wounded hand, missing fingers, broken hand, cut hand, crushed fingers, shakes,
    the shakes, tremor, hook hand, bandaged hands, blistered hands, butterfingers, butterfingered,
    all thumbs, arthritis, arthritic hands, stiff fingers, one hand, missing hand, zitternde
    hande, zittrige hande, verbrannte hande, gebrochene finger, erfrorene finger, erfrierungen,
    taube finger, verletzte hand, fehlende finger, klamme finger, steife finger, gichtige hande,
    arthritis, mains tremblantes, mains qui tremblent, mains brulees, doigts casses, doigts geles,
    doigts engourdis, main blessee, engelures, gelures, manos temblorosas, manos quemadas, dedos
    rotos, dedos congelados, dedos entumecidos, mano herida, congelacion, temblores, artritis,
    manazas, gichtfinger, arthrose, burnt fingers, tremblante, tembloroso, splinted fingers
sight | blinded, blind, half-blind, half blind, one-eyed, one eye, nearsighted, near-sighted,
    short-sighted, shortsighted, myopic, poor eyesight, bad eyesight, blurred vision, blurry
    vision, lost glasses, broken glasses, swollen eye, black eye, dust in the eyes, sand in the
    eyes, colour-blind, night blind, night-blind, dazzled, eyepatch, eye patch, geblendet, blind,
    halbblind, einaugig, kurzsichtig, schlechte augen, verschwommene sicht, zerbrochene brille,
    nachtblind, zugeschwollenes auge, sand in den augen, aveugle, aveugle, borgne, myope, mauvaise
    vue, vue trouble, vue basse, lunettes cassees, ebloui, eblouie, oeil au beurre noir, ciego,
    ciega, tuerto, tuerta, miope, mala vista, vista borrosa, gafas rotas, deslumbrado,
    deslumbrada, cegado, cegada, corto de vista, aveuglee, weak eyes, failing eyesight
hearing | deaf, deafened, half-deaf, half deaf, hard of hearing, ringing ears, ringing in the
    ears, tinnitus, taub, schwerhorig, halbtaub, sourd, sourde, a moitie sourd, dur d'oreille,
    sordo, sorda, medio sordo, medio sorda, ohrensausen, acouphenes, duro de oido
face | wanted, notorious, infamous, disgraced, dishonored, dishonoured, outcast, hated, fugitive,
    known criminal, known liar, wanted poster, bounty on head, bounty on her head, bounty on his
    head, price on his head, price on her head, bad reputation, escaped convict, branded, convict,
    exile, exiled, unpopular, distrusted, mistrusted, despised, well-known face, famous face,
    recognised, recognized, marked, most wanted, gesucht, steckbrieflich gesucht, beruchtigt,
    geachtet, in ungnade, verrufen, gehasst, vorbestraft, schlechter ruf, gebrandmarkt, verhasst,
    ausgestossen, auf der flucht, recherche, recherchee, recherche par la police, tristement
    celebre, deshonore, deshonoree, banni, bannie, mauvaise reputation, mal vu, mal vue, paria,
    detestee, deteste, fugitif, fugitive, tete mise a prix, buscado, buscada, se busca, infame,
    deshonrado, deshonrada, proscrito, proscrita, mala reputacion, mala fama, odiado, odiada,
    fugitivo, fugitiva, con precio por su cabeza, desterrado, desterrada, marcado, marcada
charm | ugly, hideous, disfigured, filthy, dirty, smelly, stinking, stinks, rude, arrogant, blunt,
    tactless, shy, awkward, socially awkward, antisocial, hot-headed, hotheaded, short-tempered,
    short temper, bad temper, ill-tempered, quick-tempered, foul-mouthed, foul mouth, uncouth,
    abrasive, gruff, grumpy, stutter, stuttering, stutters, mute, hoarse, lost voice, mumbles,
    boorish, covered in mud, mud-covered, blood-soaked, soaked in sewage, ragged, rags, shabby, no
    manners, bad manners, ungainly, insolent, hasslich, entstellt, dreckig, schmutzig, stinkend,
    stinkt, unhoflich, arrogant, taktlos, schuchtern, jahzornig, stotterer, stottert, stotternd,
    stumm, heiser, ungehobelt, verdreckt, zerlumpt, unbeholfen, grob, aufbrausend, schlechte
    manieren, laid, laide, defigure, defiguree, sale, crasseux, crasseuse, puant, puante,
    grossier, grossiere, arrogant, arrogante, timide, begue, muet, muette, enroue, colerique,
    impoli, impolie, malpoli, maladroit en societe, brusque, en haillons, couvert de boue, feo,
    fea, desfigurado, desfigurada, sucio, sucia, apestoso, apestosa, grosero, grosera, arrogante,
    timido, timida, tartamudo, tartamuda, mudo, muda, afonico, afonica, ronco, irascible,
    maleducado, maleducada, harapiento, harapienta, cubierto de barro, colerico, colerica,
    tactlos, cascarrabias
lie | honest, painfully honest, bad liar, terrible liar, cannot lie, can't lie, naive, gullible,
    too honest, honest to a fault, blushes, compulsive truth-teller, vow of truth, vow of honesty,
    ehrlich, schlechter lugner, schlechte lugnerin, kann nicht lugen, naiv, leichtglaubig, mauvais
    menteur, mauvaise menteuse, trop honnete, naif, naive, ne sait pas mentir, credule, mal
    mentiroso, mala mentirosa, demasiado honesto, demasiado honesta, ingenuo, ingenua, no sabe
    mentir, credulo
all | drunk, drugged, dizzy, concussed, concussion, hungover, hung over, hangover, stunned, dazed,
    confused, disoriented, cursed, jinxed, unlucky, bad luck, intoxicated, tipsy, high, delirious,
    feverish, fever, poisoned, sick, ill, nauseous, nauseated, diseased, plague, infected,
    weakened, migraine, headache, surprised, distracted, betrunken, besoffen, angetrunken,
    verkatert, benommen, schwindlig, schwindelig, gehirnerschutterung, verflucht, ungluck, pech,
    pechvogel, verwirrt, fiebrig, fieber, vergiftet, krank, ubel, kopfschmerzen, uberrascht,
    abgelenkt, kater, berauscht, ivre, saoul, saoule, soul, bourre, drogue, droguee, etourdi,
    etourdie, sonne, sonnee, commotion, maudit, maudite, malchanceux, malchanceuse, malchance,
    confus, confuse, fievreux, fievreuse, fievre, empoisonne, empoisonnee, malade, nauseeux,
    migraine, gueule de bois, surpris, surprise, distrait, vertiges, borracho, borracha, ebrio,
    ebria, drogado, drogada, mareado, mareada, aturdido, aturdida, conmocionado, conmocion,
    maldito, maldita, gafe, mala suerte, confundido, confundida, febril, fiebre, envenenado,
    envenenada, enfermo, enferma, nauseas, resaca, jaqueca, sorprendido, sorprendida, distraido,
    distraida, con resaca, seasick, seekrank, mal de mer, mareo, possessed, besessen,
    hallucinating, hypnotized, shell-shocked
body focus | hungry, starving, starved, famished, thirsty, dehydrated, parched, malnourished,
    cold, freezing, frozen, chilled, hypothermia, shivering, soaked, wet, drenched, sunburned,
    sunburnt, sunstroke, heatstroke, overheated, hungrig, ausgehungert, verhungert, durstig,
    dehydriert, unterkuhlt, durchgefroren, frierend, durchnasst, nass, sonnenstich, affame,
    affamee, assoiffe, assoiffee, deshydrate, gele, gelee, transi, transie, trempe, trempee,
    hypothermie, insolation, frigorifie, hambriento, hambrienta, sediento, sedienta, deshidratado,
    deshidratada, helado, helada, congelado, empapado, empapada, hipotermia, insolacion, aterido,
    aterida, muerto de hambre, muerto de frio, unterernahrt, grelottant, tiritando
nerve | afraid, scared, frightened, terrified, shaken, cowardly, coward, craven, nervous,
    panicked, panicking, traumatized, traumatised, haunted, jumpy, anxious, spooked, fearful,
    angstlich, verangstigt, feige, feigling, nervos, panisch, traumatisiert, erschuttert,
    eingeschuchtert, schreckhaft, effraye, effrayee, terrifie, terrifiee, lache, nerveux,
    nerveuse, paniqué, traumatise, traumatisee, peureux, peureuse, trouillard, trouillarde,
    secoue, ebranle, asustado, asustada, aterrorizado, aterrorizada, cobarde, nervioso, nerviosa,
    traumatizado, traumatizada, miedoso, miedosa, panico, aterrado, aterrada, demoralized,
    demoralised, demoralisiert, grief-stricken, heartbroken
heights | afraid of heights, fear of heights, vertigo, scared of heights, acrophobia, hohenangst,
    nicht schwindelfrei, vertige, peur du vide, peur des hauteurs, a le vertige, sujet au vertige,
    miedo a las alturas, vertigo, panico a las alturas, acrofobia, acrophobic, sujette au vertige
water | can't swim, cannot swim, afraid of water, fear of water, fear of drowning, hydrophobia,
    nichtschwimmer, nichtschwimmerin, kann nicht schwimmen, angst vor wasser, wasserscheu, ne sait
    pas nager, peur de l'eau, no sabe nadar, miedo al agua, non-swimmer, non swimmer
dark | afraid of the dark, fear of the dark, scared of the dark, angst im dunkeln, angst vor der
    dunkelheit, peur du noir, miedo a la oscuridad
tight | claustrophobic, claustrophobia, fear of tight spaces, platzangst, klaustrophobie,
    klaustrophobisch, claustrophobe, claustrophobie, claustrofobico, claustrofobica, claustrofobia
beasts | afraid of dogs, afraid of horses, fear of dogs, fear of animals, animals hate him,
    animals hate her, afraid of wolves, afraid of spiders, fear of spiders, arachnophobia,
    arachnophobic, fear of snakes, afraid of snakes, angst vor hunden, angst vor pferden, angst
    vor spinnen, hundeangst, peur des chiens, peur des chevaux, peur des araignees, miedo a los
    perros, miedo a los caballos, miedo a las aranas, smells of wolf, allergic to horses, allergic
    to animals, allergic to dogs
letters | illiterate, can't read, cannot read, dyslexic, dyslexia, uneducated, analphabet,
    analphabetin, analphabetisch, kann nicht lesen, ungebildet, legasthenie, legastheniker,
    analphabete, illettre, illettree, ne sait pas lire, inculte, analfabeto, analfabeta, no sabe
    leer, inculto, inculta, dislexico
mind | forgetful, slow-witted, slow witted, dim, dim-witted, dimwitted, stupid, dumb,
    simple-minded, amnesia, amnesiac, absent-minded, absentminded, scatterbrained, vergesslich,
    dumm, begriffsstutzig, gedachtnisverlust, amnesie, zerstreut, einfaltig, oublieux, stupide,
    bete, amnesique, tete en l'air, etourdie, olvidadizo, olvidadiza, tonto, tonta, estupido,
    amnesico, amnesica, despistado, despistada, lento de mente, easily distracted, daydreamer,
    impatient, ungeduldig, impaciente, impatiente
money | poor, broke, in debt, indebted, deep in debt, penniless, bankrupt, debts, debt, destitute,
    beggar, gambling debts, empty purse, empty pockets, pleite, verschuldet, mittellos, schulden,
    bankrott, spielschulden, leerer geldbeutel, pauvre, fauche, fauchee, endette, endettee, sans
    le sou, ruine, ruinee, dettes, pobre, arruinado, arruinada, endeudado, endeudada, sin blanca,
    deudas, sin dinero, spendthrift
clumsy | clumsy, awkward, uncoordinated, ungainly, tollpatschig, ungeschickt, tolpatsch,
    tollpatsch, maladroit, maladroite, gauche, torpe, patoso, patosa, two left feet, zwei linke
    hande
noisy | noisy, loud, noisy armor, noisy armour, clanking armor, clanking armour, heavy armor,
    heavy armour, coughing, cough, sneezing, squeaky boots, squeaking boots, bell around the neck,
    hacking cough, bad cough, laut, klappernde rustung, husten, quietschende stiefel, scheppernde
    rustung, bruyant, bruyante, armure bruyante, toux, bottes qui grincent, ruidoso, ruidosa,
    armadura ruidosa, tos, botas chirriantes, hiccups, schluckauf, hoquet, hipo, keuchhusten,
    quinte de toux, reeks, reeking
slow | slow, sluggish, overweight, fat, obese, out of shape, unfit, encumbered, overburdened,
    overloaded, heavy pack, heavy load, langsam, trage, dick, ubergewichtig, uberladen,
    unsportlich, schweres gepack, ausser form, uberlastet, lent, lente, gros, grosse, obese,
    surcharge, surchargee, pataud, sac trop lourd, lento, lenta, gordo, gorda, obeso,
    sobrecargado, sobrecargada, en baja forma, asthma, asthmatic, asthmatisch, asthmatique, asma,
    asmatico, asmatica, short of breath, smoker's lungs, smoker, weak heart, raucherlunge,
    kurzatmig, poumons fragiles
weak | weak, feeble, frail, fragile, scrawny, sickly, old, elderly, aged, schwach, schwachlich,
    gebrechlich, schmachtig, alt, kranklich, faible, frele, chetif, chetive, vieux, vieille,
    maladif, debil, fragil, enclenque, viejo, vieja, enfermizo, anciano, anciana, brittle bones
bound | tied up, bound, handcuffed, shackled, chained, restrained, entangled, netted, trapped,
    stuck, pinned, bound hands, hands tied, gefesselt, angekettet, in handschellen, eingeklemmt,
    gefesselte hande, ligote, ligotee, attache, attachee, menotte, menottee, enchaine, enchainee,
    coince, mains liees, mains attachees, atado, atada, esposado, esposada, encadenado,
    encadenada, atrapado, atrapada, manos atadas
weapon | unarmed, disarmed, broken sword, out of ammo, no ammo, jammed gun, empty gun, blunt
    blade, broken weapon, dull blade, bent sword, unbewaffnet, entwaffnet, zerbrochenes schwert,
    keine munition, stumpfe klinge, ladehemmung, desarme, desarmee, epee brisee, plus de
    munitions, a court de munitions, desarmado, desarmada, espada rota, sin municion, arma
    encasquillada, arme enrayee
rage | bloodthirsty, reckless, overconfident, impulsive, greedy, lustful, vain, lazy, vengeful,
    gierig, faul, leichtsinnig, ubermutig, impulsiv, eitel, rachsuchtig, temeraire, impulsif,
    impulsive, avide, paresseux, vaniteux, cupide, temerario, temeraria, impulsivo, impulsiva,
    codicioso, perezoso, vanidoso, addicted, addict, addiction, suchtig, alcoholic, alkoholiker,
    accro, adicto, adicta, alcoholico, alcoolique, guilty, guilt-ridden, lovesick, homesick,
    superstitious, aberglaubisch, superstitieux, supersticioso
tools | broken lockpick, broken lockpicks, bent lockpick, broken tools, bent picks, verbogener
    dietrich, outils casses, ganzua rota, rusty tools, broken compass, torn map, zerbrochener
    kompass, boussole cassee, brujula rota
charm | lisp, lisping, bad breath, stammer, stammering, rough manners, boring, monotone, lispelt,
    lispeln, zezaiement, zezaie, ceceo
stamina | weak heart, bad heart, asthma, asthmatic, short of breath, smoker, smoker's lungs, weak
    lungs, bad lungs, winded, wheezy, wheezing, no stamina, poor stamina, unfit, out of shape,
    tired, exhausted, fatigued, weary, sleepless, sleep-deprived, kurzatmig, schwaches herz, keine
    ausdauer, konditionsschwach, erschopft, mude, ubermudet, essouffle, coeur faible, souffle
    court, fatigue, epuise, epuisee, fatiguee, corazon debil, sin aliento, poco aguante, cansado,
    cansada, agotado, agotada, asthmatisch, asmatico, asmatica, asthmatique
"""

# Words that mark a trait as negative when no line above knows it.
BAD_WORDS = """
broken sprained twisted wounded injured burned burnt frostbitten bad poor missing lost torn
    cracked
bruised numb swollen sore bleeding dislocated crushed infected trembling shaking weak fear afraid
phobia cursed hunted hated debt debts no without lacking gebrochen gebrochener gebrochene
gebrochenes verstaucht verstauchter verletzt verletzte verletzter verletztes wund wunde schlechter
schlechte schlechtes kaputt kaputte kaputter kaputtes angst zitternde fehlende geschwollen
geprellt casse cassee cassees foule foulee blesse blessee mauvais mauvaise peur sans brulee
    brulees
tremblantes enfle roto rota rotos rotas torcido torcida herido herida malo mala miedo sin
quemada quemadas temblorosas hinchado
"""

DOMAINS = {
    "body": "climb jump swim balance lift break endure fight shoot grapple flee chase ride sneak "
    "sail escape throw run forage explore dodge hide steal",
    "focus": "notice search track investigate read recall drive heal pick_lock hack craft repair "
    "navigate disarm cast blast",
    "legs": "climb jump swim balance flee chase run sneak fight grapple ride explore dodge lift "
    "break perform_dance",
    "arms": "climb swim lift break fight shoot grapple throw escape ride craft repair drive heal",
    "hands": "pick_lock disarm heal craft repair steal shoot sleight hack climb escape fight throw "
    "perform cook gamble tie drive",
    "sight": "notice search track shoot read investigate drive navigate throw fight jump ride "
    "pick_lock disarm heal forage",
    "hearing": "notice",
    "face": "persuade deceive haggle disguise perform bribe command",
    "charm": "persuade deceive haggle perform bribe command",
    "lie": "deceive disguise gamble haggle",
    "nerve": "fight shoot endure grapple intimidate tame climb jump chase persuade deceive command "
    "disarm pick_lock heal",
    "heights": "climb jump balance",
    "water": "swim",
    "dark": "explore sneak search notice",
    "tight": "explore escape hide",
    "beasts": "tame ride",
    "letters": "read recall investigate",
    "mind": "recall investigate read search hack disarm",
    "money": "buy haggle bribe",
    "clumsy": "sneak pick_lock climb steal jump balance disarm sleight craft repair heal escape "
    "perform hide",
    "noisy": "sneak hide steal hunt",
    "slow": "flee chase climb jump run swim dodge balance endure",
    "weak": "lift break grapple fight climb swim endure flee chase jump",
    "bound": "climb jump swim balance lift break fight shoot grapple flee chase ride sneak escape "
    "throw pick_lock steal run",
    "weapon": "fight shoot",
    "stamina": "flee chase climb jump run swim dodge balance endure lift break grapple sail",
    "rage": "",
    "tools": "",
}
