"""French: what people say when they act; format as in :mod:`verbs_en`."""

VERBS = """
climb: grimper, escalader, gravir, hisser, me hisser, monter sur/en haut/le long/à la/au ~
    <height>, monter ~ <height>, grimper à/sur, descendre en rappel, rappel, passer par-dessus ~
    <height>, franchir ~ mur/muraille/palissade, atteindre ~ toit/balcon/sommet, là-haut, monter
    là
jump: sauter, bondir, m'élancer, élancer, enjamber, franchir ~ <gap>, plonger par la fenêtre,
    prendre ~ élan, prends mon élan, d'un bond, saut, passer de l'autre côté du gouffre/ravin
swim: nager, plonger, traverser ~ <water> à la nage, à la nage, patauger, passer à gué, traverser
    ~ rivière/fleuve/lac/douves, ramer, nage
balance: équilibre, avancer sur ~ <narrow>, marcher sur ~ <narrow>, traverser ~ <narrow>,
    funambule
sneak: faufiler, me faufiler, glisser ~ entre/derrière/dans/jusqu/sans/à travers/vers/hors, me
    glisser, discrètement, sans bruit, sans un bruit, sans faire ~ bruit, furtivement, en silence,
    silencieusement, à pas de loup, pas de loup, passer inaperçu, sans être
    vu/vue/vus/repéré/repérée/remarqué, sans me faire ~ voir/repérer/remarquer/prendre, ramper, me
    couler, infiltrer, m'infiltrer, introduire, m'introduire, sur la pointe des pieds, longer ~
    mur/murs/ombres, contourner ~ garde/gardes/sentinelle/sentinelles, éviter ~ <guard>, passer ~
    devant/derrière/à côté ~ <guard>, dans l'ombre, sans réveiller, approcher ~ sans
hide: cacher, me cacher, dissimuler, camoufler, planquer, tapir, me tapir, embuscade, accroupir
    derrière, mettre à couvert, couvert derrière, disparaître dans, fondre dans ~
    foule/ombre/décor, faire le mort, plaquer contre, blottir, guetter
search: fouiller, chercher, inspecter, examiner, fouille, passer au peigne fin, explorer, tâter,
    palper, sonder, retourner ~ pièce/bureau/matelas, éplucher, farfouiller, fouiner, scruter ~
    sol/murs/pièce, rechercher, creuser, ratisser, feuilleter, vérifier ~ piège/pièges, trouver ~
    <clue>, dépouiller, piller
notice: écouter ~ porte/pas/bruit/conversation/attentivement, écoute, tendre l'oreille, tends
    l'oreille, prêter l'oreille, colle ~ oreille, épier, observer, guetter, surveiller, scruter,
    repérer, monter la garde, faire le guet, espionner, ouvrir l'oeil, l'oeil ouvert, aux aguets,
    distinguer, apercevoir, flairer, sens si ~ ment, s'il ment, si elle ment, jauger, sommes
    suivis, suis suivi
track: pister, suivre ~ traces/trace/piste/empreintes, suis ~ traces/piste/empreintes, traquer,
    relever ~ traces/empreintes, lire ~ traces/empreintes, remonter ~ piste, filer, prendre en
    filature, filature, retrouver ~ trace/piste, chercher ~ traces/empreintes/piste
hunt: chasser, poser ~ collet/collets/piège, pose ~ collets/pièges, abattre ~ cerf/lapin/lièvre, à
    la chasse
recall: rappeler, me rappeler, souvenir, me souvenir, souviens, reconnaître, reconnais, que
    sais-je, sais-je, est-ce que je sais, est-ce que je connais, identifier, mémoire, me dit
    quelque chose, ai-je déjà
investigate: enquêter, déduire, analyser, reconstituer, résoudre, comprendre ~
    mécanisme/énigme/fonctionne/comment, énigme, étudier, élucider, recouper, rechercher dans
read: déchiffrer, traduire, décrypter, décoder, interpréter, lire ~ <text>, lis ~ <text>
pick_lock: crocheter, crochète, serrure, ouvrir ~ <lock>, forcer ~ serrure/cadenas, déverrouiller,
    crochets, rossignol, percer le coffre
disarm: désamorcer, désarmer ~ <trap>, désactiver, neutraliser ~ <trap>/alarme, couper ~ fil,
    bloquer ~ mécanisme, enrayer
hack: pirater, hacker, craquer, contourner ~ pare-feu/sécurité/système, accéder ~ <computer>,
    court-circuiter, pénétrer ~ réseau/système/serveur, télécharger, forcer ~ mot de passe,
    reprogrammer, mot de passe, connecter ~ <computer>, démarrer sans clé
repair: réparer, rafistoler, remettre ~ marche/état, faire redémarrer, redémarrer, souder,
    colmater, bricoler, rapiécer, relancer ~ <machine>, resserrer, remplacer ~ <machine>, boucher
    ~ fuite
craft: fabriquer, construire, forger, bâtir, tailler, coudre, confectionner, allumer ~ feu, faire
    ~ feu, concocter, assembler, monter ~ tente/abri/piège, préparer ~
    potion/antidote/poison/piège, brasser, improviser ~ torche/radeau/attelle, falsifier,
    contrefaire, tresser, tisser, aiguiser
lift: soulever, porter ~ <heavy>/blessé/blessée/lui/elle, lever ~ <heavy>, pousser ~ <heavy>,
    déplacer ~ <heavy>, tirer ~ <heavy>/hors/levier, traîner, hisser ~ <heavy>, tenir ~
    porte/herse/fermée, retenir ~ porte, dégager ~ <heavy>/gravats, rouler ~ <heavy>, faire
    basculer, renverser ~ <heavy>, bloquer la porte, barricader, arc-boute, arc-bouter
break: casser, défoncer, briser, enfoncer ~ porte/portail, forcer ~
    porte/fenêtre/coffre/couvercle/volet/trappe/grille/caisse/passage, fracasser, fracturer,
    démolir, détruire, faire sauter, faire exploser, abattre ~ porte/mur, coup de pied dans ~
    porte, scier, couper ~ corde/cordes/chaîne/barreaux/câble, ouvrir ~ force, arracher ~
    porte/grille/barreaux, fendre, éclater, pulvériser, tordre ~ barreaux, épaule contre, à coups
    de hache
endure: endurer, résister ~ à/au, tenir bon, tiens bon, serrer les dents, serre les dents, retenir
    ~ souffle/respiration, supporter, rester éveillé/éveillée/conscient, continuer à marcher,
    continuer malgré, avancer ~ tempête/blizzard/fumée/flammes, à travers ~
    tempête/flammes/fumée/désert, lutter contre ~ poison/fièvre/sommeil/froid, encaisser, manger ~
    <foul>, mange ~ <foul>, bois ~ <foul>, boire ~ <foul>, avale ~ <foul>, cramponner, accrocher ~
    à, concours de boisson, marcher toute la nuit
escape: libérer, me libérer, me dégager, me défaire, défaire ~ liens/noeuds, échapper à ~
    prise/étreinte, me détacher, détacher ~ liens/cordes, contorsionner, extirper, glisser hors de
    ~ liens, me débattre
dodge: esquiver, éviter ~ coup/flèche/rocher/pierre, me jeter ~ côté/terre/sol, parer, plonger à
    couvert, rouler sur le côté, m'écarter
run: courir, cours, sprinter, foncer
drive: conduire, piloter, manoeuvrer, accélérer, braquer, freiner, virer, poser ~
    avion/navette/vaisseau, atterrir, faire atterrir, zigzaguer, slalomer, mettre les gaz, à fond,
    semer ~ en voiture, coup de volant, appuyer sur le champignon, gouverner, barrer, voler entre
navigate: naviguer, orienter, m'orienter, trouver ~ chemin/route/passage/nord/sortie, retrouver ~
    chemin/route, tracer ~ route/cap, guider ~ à travers/vers/hors, cap, aux étoiles
ride: chevaucher, galoper, galop, monter à cheval, monter en selle, sauter en selle, éperonner,
    enfourcher, tenir en selle, rester en selle, cravacher
heal: soigner, panser, bander ~ <wound>, recoudre, guérir, opérer, extraire ~ balle/flèche,
    retirer ~ balle/flèche, arrêter ~ hémorragie/saignement, stopper ~ hémorragie/saignement,
    garrot, premiers secours, réanimer, ranimer, cautériser, poser ~ attelle, sauver ~ vie,
    traiter ~ blessure/malade, désinfecter, ausculter, amputer, bandage, suturer, appuie sur ~
    plaie, nettoyer ~ plaie
fight: attaquer, frapper, combattre, battre, me battre, me bats, poignarder, tuer, trancher,
    cogner, assommer, assener, asséner, charger, me jeter sur, me jette sur, embrocher,
    transpercer, donner ~ coup de ~ poing/pied/épée/couteau/hache, coup de poing, coup de pied,
    coup d'épée, coup de couteau, coup de hache, coup de tête, coup de genou, boule, abattre ~
    épée/hache/marteau/massue/sur, égorger, décapiter, étrangler, assassiner, dégainer ~ et, tirer
    l'épée, croiser le fer, affronter, riposter, planter ~ dans, enfoncer ~ dans ~
    <being>/ventre/coeur/dos/gorge/poitrine, ruer, me rue sur, fonce sur, lacérer, défendre, me
    défendre, repousser ~ <being>, tabasser, gifler, mordre, fendre en avant, empoisonner,
    taillader, porter ~ coup, moulinet, larder, pourfendre
shoot: tirer sur, tire sur, tirer ~ flèche/balle/coup, faire feu, ouvrir le feu, ouvre le feu,
    viser, décocher, abattre ~ au fusil/arc, mitrailler, lancer ~
    couteau/dague/hache/grenade/javelot sur/vers, descendre ~ <guard>, bander ~ arc, appuyer sur
    la détente, presser la détente, presse la détente, canarder, dégainer ~ revolver/pistolet,
    fusiller, mettre en joue, couvrir
throw: lancer, jeter, rattraper, attraper au vol
grapple: saisir ~ <being>, agripper, empoigner, plaquer, immobiliser, ceinturer, maîtriser,
    désarmer ~ <being>, lutter avec/contre ~ <being>, attraper ~ <being>, bousculer, pousser ~
    <being>, faire tomber, croche-pied, croc-en-jambe, arracher ~ des mains, clé de bras, ligoter,
    menotter, arrêter ~ voleur/suspect, au sol
flee: fuir, m'enfuir, enfuir, m'échapper, échapper, détaler, me sauver, sauver, décamper,
    déguerpir, prendre la fuite, prends la fuite, semer, courir ~ vie/plus
    vite/loin/jambes/sortie/porte, cours ~ vie/vite/sortie/jambes, filer d'ici, foutre le camp,
    fous le camp, prendre mes jambes à mon cou, jambes à mon cou, distancer, battre en retraite,
    courir, cours, me tirer d'ici, on se tire, dégager d'ici
chase: poursuivre, pourchasser, courir après, cours après, rattraper, me lancer ~ poursuite, lance
    à ~ poursuite, à ses trousses, à leurs trousses, barrer la route, intercepter, le rattraper
persuade: convaincre, persuader, supplier, négocier, charmer, séduire, amadouer, implorer,
    plaider, flatter, soudoyer, corrompre, graisser la patte, glisser ~
    pièce/pièces/billet/billets ~ à/dans, raisonner, calmer ~ <being>/foule, apaiser, demander ~
    de ~ laisser/aider/faveur, demander ~ aide/grâce/faveur/pitié, argumenter, interroger, tirer
    les vers du nez, faire parler, rallier, parlementer, baratiner pour, embobiner, dissuader,
    inciter, obtenir ~ informations/aide/permission/audience, exhorter, faire ~ discours,
    discours, cuisiner ~ <being>, marchander la paix, laisser passer, laissez-moi passer,
    laisse-moi passer, draguer, promettre, consoler, réconforter
deceive: mentir, mens, tromper, bluffer, duper, feindre, simuler, faire semblant, fais semblant,
    prétendre, prétends, me faire passer, me fais passer, faire passer pour, déguiser, distraire,
    diversion, faire diversion, baratiner, berner, inventer ~ histoire/excuse, raconter que ~
    suis/sommes, dire que ~ suis/sommes ~ envoyé/le/la/nouveau/nouvelle, jouer ~
    idiot/idiote/ivrogne/comédie/rôle, imiter, arnaquer, rouler dans la farine, tricher, leurrer,
    attirer ~ loin/ailleurs/dehors, présenter ~ faux, montrer ~ faux, affirmer que ~ suis/sommes,
    embobine, faire croire, fais croire
intimidate: intimider, menacer, effrayer, faire peur, fais peur, terroriser, terrifier, faire
    chanter, brandir, gronder, rugir, crier sur, hurler sur, montrer les dents, impressionner,
    mettre ~ couteau/lame sous ~ gorge, pointer ~ arme/pistolet/fusil sur, sous la menace,
    foudroyer du regard, secouer ~ <person>
haggle: marchander, négocier ~ prix/rabais/tarif, baisser ~ prix, faire baisser, rabais,
    ristourne, remise, moitié prix, trop cher, moins cher, prix d'ami, vendre, contre-offre,
    propose ~ moitié/moins
buy: acheter, achète, payer, paie, paye, acquérir, louer, prendre ~ pour ~ pièces, procurer,
    débourser, régler, offrir ~ chambre
steal: voler ~ bourse/clé/clés/portefeuille/bijou/lettre/<value>, voler, dérober, chaparder,
    subtiliser, piquer ~ <value>, faire les poches, fais les poches, détrousser, chiper, faucher,
    couper ~ bourse, glisser ~ main dans ~ poche/sac/manteau, délester, vide les poches, soutirer
    ~ clé/clés
gamble: parier, miser, jouer ~ cartes/dés/poker/argent, tapis
tame: apprivoiser, dompter, calmer ~ <animal>, amadouer ~ <animal>, apaiser ~ <animal>, nourrir ~
    <animal>, approcher ~ <animal> ~ doucement/lentement, tendre ~ main ~ <animal>, tends ~
    <animal>, gagner ~ confiance, tout doux, gentil chien, bon chien, dresser ~ <animal>, offre ~
    viande ~ <animal>, lance ~ viande ~ <animal>
perform: chanter, jouer ~ luth/guitare/violon/flûte/air/morceau/harpe, danser, jongler, réciter,
    déclamer, divertir, conter, raconter ~ histoire ~ foule/public, spectacle, interpréter ~
    chanson/ballade, entonner, entonne, prêcher
forage: cueillir, ramasser ~ baies/champignons/herbes/racines/bois, cherche/chercher ~
    manger/nourriture/eau/baies/champignons/racines/comestible, trouver/trouve ~
    manger/nourriture/eau/baies/champignons/racines/comestible, pêcher, quelque chose à manger, de
    quoi manger, glaner, chercher de l'eau
cook: cuisiner, cuire, préparer ~ repas/dîner/ragoût/viande/poisson/soupe/nourriture, faire cuire,
    rôtir, griller, mijoter, vider ~ poisson/lapin, dépecer, assaisonner, fumer ~ viande/poisson,
    mitonner
blast: boule de feu, lancer ~ éclair/foudre/flammes/feu/glace/<element>, lance ~
    éclair/boule/foudre/<element>, foudroyer, déchaîner, projeter ~ <element>, brûler ~
    magie/sort/flammes, incinérer, éclair, geler ~ <being>, faire jaillir, jaillir, cracher ~ feu,
    abattre la foudre, carboniser, consumer, invoquer ~ foudre/flammes/feu/éclair
cast: lancer ~ sort/sortilège/charme/malédiction, lance ~ sort/sortilège/charme/malédiction, jeter
    ~ sort/malédiction, jette ~ sort, invoquer, ensorceler, envoûter, enchanter, conjurer,
    maudire, bénir, exorciser, incanter, incantation, rituel, sort, magie, sortilège, appeler ~
    esprit/esprits/ancêtres/vent/tempête/dieux/brume, interroger ~
    esprits/morts/os/cartes/étoiles, parler ~ morts/esprits, lire ~
    pensées/esprit/aura/avenir/entrailles, devenir invisible, rendre invisible, me transformer,
    transformer ~ en, téléporter, léviter, ressusciter, relever ~ morts/mort, illusion,
    hypnotiser, télépathie, télékinésie, prier ~ dieux/déesse/pour, imposer les mains, imposition,
    murmurer ~ formule/incantation, tracer ~ runes/rune/cercle/sceau, sceller, dissiper, bannir,
    animer, pouvoir de l'esprit, par la pensée, réveiller les morts
command: commander, mener ~ charge/assaut
rescue: sauver ~ <being>, secourir, délivrer
ready: me tenir prêt/prête, me tiens prêt/prête, tiens prêt, préparer ~ action/attaque/tir,
    attendre que, attends que, dès que, dès qu, si ~ alors je, garde ~ en joue, quand ~ alors je
withdraw: me retirer, me replier, reculer, repli
rest: reposer, me reposer, dormir, dors, asseoir, m'asseoir, m'assois, m'assieds, assois, assieds,
    camper, camp, allonger, m'allonge, m'allonger, pause, souffler, détendre, me coucher, bâiller,
    attendre, attends, installer, m'installe, baigner, sieste, m'étire
eat: manger, mange, boire, bois, dîner, déjeuner, grignoter, siroter, commander ~
    bière/vin/repas/verre/plat/soupe, allumer ~ cigarette/pipe/bougie/lanterne/torche/lampe,
    allume ~ cigarette/pipe/bougie/lanterne/torche, fumer, fume, trinquer, servir ~ verre, mâcher,
    croquer, finis ~ verre/bière, verser ~ verre
talk: parler, dire, dis, demander, saluer, salue, sourire, souris, discuter, raconter, remercier,
    hocher, acquiescer, répondre, rire, plaisanter, chuchoter, crier, bavarder, présenter, me
    présenter, expliquer, murmurer, papoter, m'excuser, m'incliner, soupirer, hausser, blaguer,
    fais signe, serrer la main, commenter
move: aller, vais, marcher, entrer, sortir, suivre, avancer, partir, retourner, rentrer, monter ~
    escalier/marches, prendre ~ escalier/pont/route/chemin/bac/train, prends ~
    escalier/pont/route/chemin/bac/train, descendre ~ escalier/marches, traverser, approcher, me
    lever, lève, me promener, promener, flâner, contourner, faire le tour, fais le tour, détour,
    revenir, quitter, venir, viens, rejoindre, passer, me diriger, demi-tour, poursuivre ~
    chemin/route, continuer
look: regarder, voir, vois, contempler, admirer, observer ~ paysage/vue, jeter un oeil, jette un
    oeil, jette un coup d'oeil, compter, lire ~ journal/menu, écouter ~ musique/pluie, autour de
    moi, profiter, savourer
handle: ouvrir, ouvre, fermer, frapper à la porte, prendre, prends, poser, mettre, mets, ranger,
    donner, écrire, montrer, enfiler, ramasser, remplir, charger ~ fusil/arme, nettoyer, utiliser,
    appuyer ~ bouton, pousser ~ porte, tirer ~ porte, rengainer, déposer, accrocher ~ manteau,
    tendre, noter, caresser ~ <animal>, allumer, éteindre, plier, attacher, tourner ~ clé, polir,
    recharger, sors, sortir ~ carnet
think: penser, réfléchir, réfléchis, croire, crois, espérer, rêver, me demander, me demande,
    imaginer, songer, regretter, sentir, aimer, détester, supposer
fight: planter, plante ~ épée/lame/couteau/dague, fendre ~ <body>, briser ~ <body>, casser ~
    <body>, porter ~ botte, porte ~ botte, trancher ~ <body>, un coup d'épée
gamble: parier ~ avec, lancer les dés
persuade: laissez moi passer
surrender: lever les mains, lève les mains, me rends
persuade: glisser ~ bourse/or/sourire, cajoler
escape: me dégager, dégager ~ jambes/pieds
endure: survivre, affronter ~ tempête/froid
fight: planter ~ dans ~ <body>, couteau dans, lame dans
lift: tirer de toutes ~ forces, pousser de toutes ~ forces
cast: demander/ordonner/appeler ~ vent/racines/nuages/pluie/terre/rivière/arbres/pierres,
    demande/ordonne/appelle ~ vent/racines/nuages/pluie/terre/rivière/arbres/pierres
break: débiter, débite, hacher
persuade: faire porter ~ sonnet/lettre/cadeau/fleurs, fais porter ~ sonnet/lettre/cadeau/fleurs
persuade: prêche, convertis, amadoue, flatte, rallie, gagne ~ à ma cause
steal: glisse ~ dans ma manche/poche, change de propriétaire, finit dans ma poche
buy: emballez, je le prends, je la prends, voilà ~ argent/pièces, affaire conclue, pose ~
    pièces/argent ~ comptoir
endure: avance malgré, continue ~ marcher/route/avancer, on marche, nous marchons, marchons, pas
    un mot, tiens bon, reste éveillé, toute la nuit
repair: remplace ~ planche/planches/pièce, remets ~ en marche/route, rafistole
tame: attire ~ oiseau/faucon/<animal>, apaise ~ <animal>
fight: jette/lance/projette/balance ~ contre/par/dans ~ mur/fenêtre/mât, plante ~ dans, tranche
shoot: décoche, carreau part, flèche part, lâche ~ flèche/carreau
appraise: examine ~ pierres/bijou/collier, vérifie si ~ vrai/vraie/vraies
heal: remets ~ os/épaule, fais tomber ~ fièvre, fais baisser ~ fièvre
investigate: la réponse est, calcule
chore: déroule ~ couverture/couchage/natte, fais le lit, nettoie ~
    arme/fusil/bottes/cuisine/sol/outils, astique, cire ~ bottes, huile ~ fusil/arc/selle, aiguise
    ~ épée/couteau/hache/lame, affûte ~ épée/couteau/hache/lame, balaie, balaye, récure, essuie,
    lave ~ vaisselle/pont/linge/chemise/mains/sol, épluche, coupe ~ carottes/oignons/légumes, mets
    la table, nourris ~ poules/chevaux/cheval/cochons, trais, brosse ~ cheval/manteau, prépare ~
    thé/café, ramasse ~ bois, vais chercher ~ bois/eau, reprise ~ chaussettes, plie, range,
    accroche ~ manteau, enroule ~ cordages/corde/cordes, accorde ~ luth/guitare, allume ~ bougies,
    remplis ~ gourde/gourdes/outres, me rase, dépoussière
cast: appelle ~ brume/brouillard/pluie/vent/esprits/orage/foudre, invoque, convoque
"""

IRREGULAR = """
cours courir; court courir; courons courir; courez courir; couru courir; vais aller; va aller; vas
    aller; allons aller; allez aller; prends prendre; prend prendre; prenons prendre; prenez
    prendre; pris prendre; mets mettre; met mettre; fais faire; fait faire; faisons faire; faites
    faire; fuis fuir; fuit fuir; fuyons fuir; fuyez fuir; enfuis enfuir; enfuit enfuir; enfuyons
    enfuir; mens mentir; ment mentir; tiens tenir; tient tenir; lis lire; lit lire; bois boire;
    boit boire; dors dormir; sors sortir; sort sortir; pars partir; dis dire; dit dire; vois voir;
    voit voir; viens venir; suis suivre; suit suivre; bats battre; bat battre; ouvre ouvrir;
    ouvres ouvrir; ouvrons ouvrir; offre offrir; soigne soigner; jette jeter; achète acheter;
    appelle appeler; essaie essayer; essaye essayer; paie payer; paye payer; balaie balayer;
    crochète crocheter; soulève soulever; lève lever; lance lancer; lançons lancer; plonge
    plonger; nage nager; plongeons plonger; nageons nager; convaincs convaincre; convainc
    convaincre; séduis séduire; séduit séduire; conduis conduire; conduit conduire; cuis cuire;
    cuit cuire; détruis détruire; défends défendre; défend défendre; tends tendre; tend tendre;
    descends descendre; vends vendre; réponds répondre; entends entendre; combats combattre; abats
    abattre; abat abattre; poursuis poursuivre; poursuit poursuivre; feins feindre; éteins
    éteindre; résous résoudre; reconnais reconnaître; souviens souvenir; franchis franchir; bondis
    bondir; bondit bondir; saisis saisir; saisit saisir; réfléchis réfléchir; brandis brandir;
    gravis gravir; construis construire; guéris guérir; maîtrise maîtriser; assieds asseoir;
    assois asseoir; recouds recoudre; couds coudre; traduis traduire; peins peindre; faufile
    faufiler; cueille cueillir; accueille accueillir; sers servir; sens sentir; maudis maudire;
    bénis bénir; ressuscite ressusciter; écris écrire; atteins atteindre; parviens parvenir;
    interviens intervenir; surprends surprendre; comprends comprendre; attends attendre; revends
    vendre; deviens devenir; extrais extraire; déduis déduire; déduit déduire; enquête enquêter;
    trahis trahir; bâtis bâtir; fonds fondre; crois croire; sais savoir; sait savoir; connais
    connaître; reviens revenir; croque croquer; soulevons soulever; dissous dissoudre; tords
    tordre; fends fendre; mords mordre; poings poing; yeux oeil
"""
