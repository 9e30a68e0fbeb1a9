"""Small words that tell whether a clause is an act: one table for each language.

Keys: ``stop`` function words for guessing the language; ``me`` and ``other`` subjects; ``not``
negations; ``light`` words that may stand inside a pattern; ``join`` words that open a clause;
``unreal`` phrases of wish, plan, memory or supposition; ``soft`` wishes that only count when
nothing takes them back; ``past`` marks of time gone; ``irony`` phrases; ``cancel`` phrases that
take back what came before; ``rules`` words of the table, not of the story; ``ask`` openings of
questions; ``try`` openings that make a question an attempt; ``meta`` openings of a question about
odds; ``told`` verbs whose infinitive is somebody else's act; ``instead`` words before an act that
is not done; ``around`` phrases of going round the trouble.
"""

EN = {
    "stop": (
        "the a an i my is are was were to of and in on at it he she they you we this that "
        "with for from his her their up out if then but not do have has can will would just "
        "so some there now what who i'm i'll i'd don't it's let's me him them into over down "
        "get"
    ),
    "me": ("i i'm i'll i'd i've im ill we we'll we're we've me let let's lets myself my"),
    "other": (
        "he she they he's she's they're it you you're somebody someone everyone everybody "
        "nobody who which"
    ),
    "not": (
        "not don't dont won't wont never no can't cant cannot didn't didnt doesn't doesnt "
        "wouldn't couldn't shouldn't isn't ain't aint without refuse avoid nor neither"
    ),
    "light": (
        "the a an my his her its their our this that these those some any just quickly "
        "slowly carefully quietly really right straight back all own very more your up down "
        "over out off away both one two old big"
    ),
    "join": (
        "and but then while because so or until before after when if unless though although "
        "as since that who which where whereas yet instead except hoping"
    ),
    "unreal": (
        "that i should|that we should|says i should|says we should|wants me to|"
        "want me to|begs me to|beg me to|asks me to|ask me to|tells me to|tell me to|"
        "orders me to|order me to|urges me to|expects me to|dares me to|invites me to|"
        "would have me|wishes me to|at me to|order was to|orders were to|order is to|"
        "was told to|were told to|i'm told to|nearly|almost|am this close to|i'd be|"
        "i could be|could easily|could have a|"
        "in my dreams|i'd need|i would need|i'd have to|in my head|in my mind|always said|"
        "used to say|would have|could have|should have|might have|i'd have|would've|could've|"
        "should've|if i were|if i was|if i had|if only|i wish|wished i|i dream|dreamed|"
        "i imagine|imagining|i consider|considering|i think about|thinking about|thinking of|"
        "thought about|i thought of|dream of|someday|some day|one day|tomorrow|next week|"
        "next session|next time|later maybe|maybe later|plan to|planning to|i could always|"
        "could just|could probably|i might|we might|we should|i should probably|"
        "i'd rather not|supposed to|i was going to|was gonna|was about to|i would|i could|"
        "we could|perhaps i|maybe i'll|maybe i should|what if i|suppose i|imagine if|"
        "picture myself|remind me to|normally i|usually i|a lesser|a younger|a braver|"
        "a better|a wiser|were i|had i|half tempted|tempted|toy with the idea|fantasize|"
        "daydream|fancy myself|in another life|back home we|people say|they say|he says|"
        "she says|told me|if this were|if that were|in theory|hypothetically|decide against|"
        "decides against|think better of|thinks better of|resist the urge|stop myself|"
        "talk myself out|no point in|no need to|not worth|too tired to|too old to|"
        "too smart to|i know better than|would be|would only|would just|would probably|"
        "fight the urge|fight back the urge|the urge to|part of me wants|every fibre|"
        "every bone"
    ),
    "soft": (
        "i'd love to|would love to|i want to|i wanna|wanna|i feel like|i'd like to|"
        "would like to|about to|i intend to|i plan|going to|gonna|i was thinking|"
        "my first instinct|my instinct|i start to|i begin to|i reach for|i mean to|"
        "i'm ready to|oh i could|it would be easy to|itching to"
    ),
    "wish": (
        "i'd love to|would love to|i wish i could|i'd give anything|every part of me wants|"
        "i long to|i'd rather|i'd like nothing more"
    ),
    "tries": (
        "i try|go for it|i'll try|try to|trying to|i attempt|attempt to|see if i can|"
        "do my best|all my might|all my strength|everything i have|all i've got|all i have|"
        "as fast as|as quietly as|as hard as|as quickly as|whatever it takes|manage to|"
        "i go for it|give it a shot|give it a go|let's see if|i want to see if|with luck|"
        "here goes|here goes nothing|wish me luck"
    ),
    "past": (
        "i once|once i|one time i|remembers time|remember the time|remembers the time|"
        "remembers when|once upon|we once|years ago|months ago|weeks ago|days ago|ages ago|"
        "long ago|an hour ago|when i was|when we were|used to|back in my day|back in the day|"
        "back in my youth|back in the army|back then|back when|last night|last week|"
        "last year|last time|last session|yesterday|remember when|remember that time|"
        "that time when|that one time|the time i|the time we|in my youth|in my day|"
        "in those days|as a child|as a kid|as a boy|as a girl|earlier today|this morning|"
        "the other day|in the war|during the war|i remember|i still remember|i recall how|"
        "reminds me of|had been|i had already|previously"
    ),
    "retract": (
        "step back into the|walk home|turn back home|i remember who i am|"
        "put it away again|put them away again|"
        "put the knife away|put the picks away|let it sink|let my hand sink|"
        "let my hand drop|let my hand fall|let my arm drop|let it be|let him be|"
        "let her be|let them be|let it rest|pull it back|pull them back|"
        "pull my hand back|draw my hand back|draw it back|draw them back|"
        "take my hand away|take my hand off|take my finger off|withdraw my hand|"
        "leave it in the|leave it there|leave it be|leave it alone|leave it sheathed|"
        "leave it where|leave him be|leave her be|leave them be|leave it holstered|"
        "leave it at that|leave it shut|leave it closed|keep it sheathed|"
        "keep it holstered|keep my hands to myself|keep my hands off|keep my axe on|"
        "keep my sword in|keep my gun in|keep my blade in|sheathe it again|"
        "holster it again|back in its sheath|back in the sheath|back into its sheath|"
        "back in its holster|back in the holster|back in my pocket|step back down|"
        "climb back down|climb down again|then brake|and brake|turn off the engine|"
        "nothing of the sort|thought better|stop short|halfway i stop|half way i stop|"
        "stop halfway|stop half way|turn back halfway|turn round halfway|"
        "ease the hammer down|unclench|changes my mind|drop the idea|drop it again|"
        "shake my head and|let go again|give up on it|give it up|call it off|"
        "not worth it|don't go through with it|without doing it|think better of|"
        "let it go"
    ),
    "irony": (
        "oh sure|yeah right|yeah sure|sure sure|yeah as if|as if i would|as if i'd|/s|"
        "just kidding|jk|j/k|kidding|not really|riiight|of course i will not|"
        "because that always|because that worked so well|what a great idea|great idea|"
        "brilliant idea|brilliant plan|genius plan|oh yes let me|oh yeah let me|"
        "oh yeah because|because obviously|yeah because|sure because|lmao no|lol no|haha no|"
        "ha no|in your dreams|you wish|when pigs fly|totally gonna|obviously i'll just|"
        "obviously i will just|right because|oh absolutely|oh great let me|oh good let me|"
        "oh perfect i'll|oh brilliant|sure let me just|sure let's just|sure i'll just|"
        "oh fine i'll just|i'm obviously going to"
    ),
    "cancel": (
        "nah|naah|nope|never mind|nevermind|nvm|forget it|forget that|forget all that|"
        "scratch that|strike that|belay that|on second thought|on second thoughts|"
        "on reflection|wait no|wait, no|no wait|no, wait|hold on no|actually no|actually, no|"
        "no actually|hmm no|hm no|ok no|okay no|changed my mind|change my mind|let's not|"
        "lets not|not today|but no|kidding|just kidding|jk|thinks better|think better of it|"
        "decide against it|decide not to|i won't|i don't|i do not|i take that back|"
        "take that back|ignore that|cancel that|undo that|or rather|no no|not gonna|"
        "not going to|screw that|screw it|sigh no|ugh no|too risky|bad idea|"
        "that would be stupid|that's stupid|this is stupid|for real|seriously though|"
        "in all seriousness|joking aside"
    ),
    "rules": (
        "roll|rolls|dice|die|d6|d4|d8|d10|d12|d20|ds|dr|dc|difficulty|rating|modifier|"
        "modifiers|trait|traits|weight|weights|skill|skills|archetype|archetypes|attribute|"
        "attributes|stat|stats|sheet|character sheet|rule|rules|pool|bonus|odds|chance|"
        "chances|probability|boon|boons|blunder|blunders|margin|success|successes|explode|"
        "explodes|exploding|crit|critical|initiative|health points|hp|hit points|health|"
        "energy points|energy|action points|action point|experience|xp|level|exhaustion|"
        "turn order|advantage|advantages|mechanically|mechanics|gm|dm|rulebook|purchase|"
        "opposed|challenge|tie|ties|tied|inventory|equipment|stitch|stitched|stitching|"
        "defense rating|damage|step die|penalty|stack|stacks|readiness|reaction|provisions|"
        "spell cost|automatic|houserule|house rule|patch|patches|condition|conditions|rest|"
        "tn|target number|modify|margin"
    ),
    "ask": (
        "what where who whom whose why how when which is are am was were do does did can "
        "could would should will may might has have shall whats what's where's who's how's "
        "isn't aren't don't doesn't didn't any"
    ),
    "try": (
        "can i try|can i just|can i quickly|could i try|may i try|can we try|mind if i try|"
        "is it ok if i|can i sneak|can i attempt|am i able to try"
    ),
    "meta": (
        "how many|how much|how hard|how difficult|how likely|how does|how do|how is|how are|"
        "how would|what are my|what's my|whats my|what is my|what would|what do i need|"
        "what does|what happens if|what happens when|what kind of|what counts|do i need|"
        "do i have|do i still|do i get|do i lose|do i have to|does my|does the|does it|"
        "does that|does being|would my|would it|would that|would i need|would i be|"
        "could i use|can i use|can i add|can i stitch|can i spend|can i still|can i take|"
        "can i have|am i allowed|is it possible|is there a rule|which trait|which skill|"
        "which die|which archetype|which of my|is my|is that a|is this a|are there rules|"
        "should i roll|what's on my|what is on my|what can i|what's the|what is the|"
        "remind me what|remind me how|how long|how often|explain how|can you explain|"
        "tell me how|could i|would i|what about my|does a|do my|do two|do ties|when do|"
        "when does|when can|may i use|what do my|am i still|how come"
    ),
    "told": (
        "tell tells told ask asks asked order orders command beg urge let lets help watch "
        "see hear make want wants expect convince persuade force invite warn signal allow "
        "remind dare challenge"
    ),
    "instead": (
        "instead of|rather than|forget|enough of|no more|no need to|nothing to|refuse to|"
        "decline to|hesitate to|fail to|stop short of|tired of|sick of|afraid to|"
        "instead of trying to"
    ),
    "around": (
        "round by|by the bridge|the other way|another way|by the upper|walk back|turn away|"
        "back away|step away|leave them be|leave him be|leave it be|let it go|let it be|"
        "the way i came|walk around|go around|long way|find another way|take the bridge|"
        "take the stairs|use the stairs|use the bridge|use the ladder|another route|"
        "way around|go back home|walk away|leave it|leave them|leave him|leave her|"
        "turn around and leave|turn back|stay where i am|stay put|keep my distance|"
        "steer clear|give it a wide berth|wide berth"
    ),
}

DE = {
    "stop": (
        "ich der die das den dem und oder aber nicht ein eine einen einem einer ist sind war "
        "mit auf zu im in am an von vor mich mir dich ihn ihm sie er es wir ihr was wie wo "
        "wer dass ob wenn dann da doch mal noch nur schon auch bei nach aus über unter durch "
        "für um kann will muss habe hat werde zum zur sich mein meine meinen meinem meiner "
        "so jetzt"
    ),
    "me": "ich wir mich mir uns mein meine meinen lass lasst",
    "other": "er sie es ihr du man jemand keiner niemand",
    "not": "nicht nie niemals kein keine keinen ohne statt nein weder verzichte",
    "light": (
        "der die das den dem ein eine einen einem einer mein meine meinen meinem meiner mich "
        "mir ihn ihm sie ganz sehr leise schnell langsam vorsichtig dann sich zu"
    ),
    "join": (
        "und aber dann während weil damit sodass oder bis bevor nachdem als wenn falls dass "
        "ob obwohl denn wo doch sondern"
    ),
    "unreal": (
        "will dass ich|sagt ich soll|sagt dass ich|verlangt dass ich|ich soll|"
        "ich solle|bittet mich|befiehlt mir|drängt mich|beinahe|fast hätte|um ein haar|"
        "würde ich|ich würde|wir würden|hätte ich|ich hätte|wäre ich|wenn ich nur|ich könnte|"
        "könnte ich ja|ich wünschte|wünschte ich|ich träume|ich stelle mir vor|ich überlege|"
        "ich denke darüber nach|darüber nachdenken|eines tages|irgendwann|morgen|"
        "nächste woche|nächstes mal|vielleicht später|später vielleicht|ich wollte gerade|"
        "ich wollte eigentlich|normalerweise|sonst würde|ein jüngerer|früher hätte|"
        "am liebsten würde|lieber nicht|ich sollte|man könnte|wir könnten|wir sollten|"
        "theoretisch|rein theoretisch|angenommen|sagt man|heißt es|keine lust|ich verzichte|"
        "widerstehe dem drang|müsste ich"
    ),
    "soft": (
        "ich möchte|ich will|ich würde gern|ich würde gerne|ich habe vor|ich bin kurz davor|"
        "ich hätte lust|am liebsten|ich wollte"
    ),
    "wish": ("am liebsten würde|ich würde am liebsten|ich hätte lust|zu gern|liebend gern"),
    "tries": (
        "ich versuche|ich probiere|versuche ich|versuche|mit aller kraft|mit ganzer kraft|"
        "so schnell ich kann|so leise es geht|so leise wie|so gut ich kann|mein bestes|"
        "ich wage es|wird schon|ich schaffe"
    ),
    "past": (
        "früher|damals|einst|vor jahren|vor langer zeit|vor monaten|als ich jung|"
        "als ich klein|als kind|als ich noch|gestern|letzte woche|letztes mal|letzte nacht|"
        "letztes jahr|letzten sommer|letzten winter|ich erinnere mich|weißt du noch|"
        "wisst ihr noch|in meiner jugend|heute morgen|im krieg|neulich|seinerzeit|vorhin"
    ),
    "retract": (
        "lasse es stecken|lasse es dann aber|lasse ihn stecken|lasse sie stecken|"
        "dann aber stecken|stecke es wieder ein|stecke ihn wieder|stecke sie wieder|"
        "wieder weg|ziehe die hand zurück|lasse die hand sinken|lasse die faust sinken|"
        "lasse ihn in ruhe|lasse sie in ruhe|lasse es bleiben|lasse es sein|"
        "lass es bleiben|überlege es mir anders|halte inne|kehre auf halbem weg um|"
        "breche ab|nichts dergleichen"
    ),
    "irony": (
        "ja klar|na klar|aber sicher|klar doch|von wegen|haha nein|schön wärs|wer's glaubt|"
        "tolle idee|super idee|na sicher|klar, ich|ironie|spaß|scherz|war nur spaß|"
        "nur ein scherz|nur spaß|natürlich nicht"
    ),
    "cancel": (
        "nee|ne quatsch|quatsch|nein doch nicht|doch nicht|vergiss es|vergesst es|"
        "lieber nicht|ach nein|ach was|ach nee|nein warte|nein, warte|warte nein|moment nein|"
        "anders überlegt|überlege es mir anders|überleg's mir|scherz|spaß beiseite|spaß|"
        "im ernst|ernsthaft|lass mal|ich lasse es|ich lass es|nicht heute|zu riskant|"
        "blöde idee|streich das|aber nein|oder nein|nein|ach egal|ich lasse das|stattdessen"
    ),
    "rules": (
        "würfeln|würfle|würfel|wurf|probe|regel|regeln|regelwerk|schwierigkeit|"
        "schwierigkeitsgrad|bonus|malus|modifikator|merkmal|merkmale|eigenschaft|"
        "eigenschaften|fertigkeit|fertigkeiten|archetyp|archetypen|charakterbogen|bogen|pool|"
        "chance|chancen|wahrscheinlichkeit|erfolg|erfolge|initiative|lebenspunkte|gesundheit|"
        "energiepunkte|aktionspunkte|erfahrungspunkte|inventar|ausrüstung|erschöpfung|"
        "gewicht|spielleiter|sl|w6|w8|w10|w12|w20|d6|ds|dr|wert|werte|gleichstand|schaden|"
        "patzer|attribut|attribute|rast"
    ),
    "ask": (
        "was wo wer wen wem wessen warum wieso wie wann welche welcher welches ist sind war "
        "kann kannst können darf dürfen soll muss müssen habe hat gibt hätte wäre würde wird "
        "bin zählt zählen hilft bekomme brauche könnte"
    ),
    "try": ("kann ich versuchen|darf ich versuchen|könnte ich versuchen|kann ich mal"),
    "meta": (
        "wie viele|wie viel|wieviele|wie schwer|wie hoch|wie stehen|wie wahrscheinlich|"
        "wie funktioniert|wie geht|wie lange|wie oft|was ist mein|was sind meine|"
        "was brauche ich|was passiert wenn|was zählt|muss ich|habe ich|hab ich|bekomme ich|"
        "kriege ich|zählt mein|zählt meine|zählt der|zählt die|zählt das|hilft mir|"
        "hilft mein|hilft meine|kann ich mein|kann ich meine|kann ich meinen|darf ich mein|"
        "darf ich meine|darf ich meinen|welche fertigkeit|welcher wert|welches merkmal|"
        "welchen würfel|was bringt|was macht|gibt es eine regel|was steht|würde mir|"
        "würde mein|könnte ich|was kostet mich|gilt|wann darf|wann muss|wann kann|"
        "verliere ich|steht mir"
    ),
    "told": ("sage sagt bitte bittet befehle frage lasse lass helfe sehe höre schaue"),
    "instead": "statt|anstatt|anstelle",
    "around": (
        "wende mich ab|lasse es sein|lass es sein|gehe davon|ziehe mich zurück|außen herum|"
        "drumherum|umweg|brücke nehmen|nehme die brücke|nehme die treppe|treppe nehmen|"
        "umgehe|gehe zurück|drehe um|kehre um|gehe weg|lasse ihn|lasse sie|lasse es|"
        "bleibe sitzen|bleibe stehen|gehe weiter"
    ),
}

FR = {
    "stop": (
        "je j tu il elle nous vous ils elles le la les l un une des du de d et ou mais pas "
        "ne n est sont était avec sur dans en au aux ce cet cette mon ma mes son sa ses leur "
        "que qu qui quoi où comment pourquoi pour par si alors puis me m se s te y ai as a "
        "avons suis c vers sans plus très"
    ),
    "me": "je j nous on moi me m mon ma mes",
    "other": "il elle ils elles vous tu quelqu qui personne",
    "not": "pas jamais ne n sans rien aucun aucune plutôt refuse évite",
    "light": (
        "le la les l un une des du de d mon ma mes son sa ses leur me m se s y en très vite "
        "doucement lentement tout toute bien à"
    ),
    "join": (
        "et mais puis pendant parce car donc ou jusqu avant après quand si comme tandis "
        "alors qui que où lorsque pour afin"
    ),
    "unreal": (
        "veut que je|veut que j|demande que je|m ordonne|me supplie|me dit de|"
        "me crie de|m implore|je pourrais|j ai failli|presque|"
        "j'aurais|nous aurions|si j'étais|si j'avais|si seulement|j'aimerais bien avoir|"
        "je rêve|je rêvais|j'imagine|je m'imagine|je songe à|je pense à|j'envisage|un jour|"
        "demain|la semaine prochaine|la prochaine fois|peut-être plus tard|"
        "plus tard peut-être|j'ai failli|j'allais|je pourrais|on pourrait|nous pourrions|"
        "je devrais|on devrait|normalement|d'habitude|en théorie|supposons|il paraît que|"
        "on dit que|je renonce|résiste à l'envie|je résiste à l'envie|à ma place|je ferais|"
        "j'irais|je sauterais|je serais|pas question|hors de question"
    ),
    "soft": (
        "je veux|je voudrais|j'aimerais|j'ai envie|je compte|je suis sur le point|je vais|"
        "je m'apprête|je meurs d'envie"
    ),
    "wish": "j'aimerais tant|je rêverais de|j'ai bien envie|je meurs d'envie",
    "tries": (
        "j'essaie|j'essaye|je tente|essayer de|je tâche|de toutes mes forces|aussi vite que|"
        "le plus vite|de mon mieux|coûte que coûte|je m'efforce"
    ),
    "past": (
        "autrefois|jadis|naguère|il y a des années|il y a longtemps|il y a dix ans|"
        "quand j'étais|hier|la semaine dernière|la dernière fois|l'an dernier|"
        "l'année dernière|je me souviens|je me rappelle|tu te souviens|vous vous souvenez|"
        "dans ma jeunesse|à l'époque|ce matin|pendant la guerre|dans mon enfance|"
        "quand j'étais enfant|dans le temps|étant jeune|étant petit"
    ),
    "retract": (
        "la remets dans ma poche|le remets dans ma poche|"
        "range à nouveau|la range|le range|retire ma main|retire la main|je la retire|"
        "baisse le poing|laisse retomber|laisse tomber ma main|au fourreau|me ravise|"
        "fais demi tour|m arrête à mi|m'arrête à mi|je n en fais rien|rengaine"
    ),
    "irony": (
        "bien sûr que non|mais bien sûr|ben voyons|ouais c'est ça|c'est ça oui|"
        "oui oui bien sûr|bien sûr, je vais|ah oui bien sûr|je plaisante|je rigole|je blague|"
        "lol non|haha non|quelle bonne idée|super idée|génial comme idée|bonne blague|"
        "et puis quoi encore|ironie|mdr non|la blague"
    ),
    "cancel": (
        "non attends|non, attends|attends non|finalement|en fait non|enfin non|laisse tomber|"
        "laissez tomber|oublie|oubliez|oublie ça|tant pis|je plaisante|je rigole|je blague|"
        "bon non|non|nan|euh non|changé d'avis|je change d'avis|pas aujourd'hui|trop risqué|"
        "mauvaise idée|sérieusement|plus sérieusement|blague à part|à la place|"
        "tout compte fait|réflexion faite|je me ravise"
    ),
    "rules": (
        "lancer de dés|dés|dé|jet|jets|règle|règles|difficulté|bonus|malus|modificateur|"
        "trait|traits|poids|compétence|compétences|archétype|archétypes|attribut|attributs|"
        "caractéristique|fiche|fiche de personnage|réserve|chance|chances|probabilité|"
        "réussite|réussites|succès|initiative|points de vie|points de santé|points d'énergie|"
        "points d'action|expérience|inventaire|équipement|épuisement|égalité|dégâts|mj|"
        "meneur|d6|d8|d10|d12|d20|ds|score|pénalité|malédictions|repos"
    ),
    "ask": (
        "que qu'est quoi où qui pourquoi comment quand quel quelle quels quelles est est-ce "
        "puis-je peut-on combien ai-je dois-je suis-je faut-il y a-t-il"
    ),
    "try": (
        "je peux essayer|puis-je essayer|est-ce que je peux essayer|je peux tenter|puis-je tenter"
    ),
    "meta": (
        "combien|comment fonctionne|comment marche|comment ça marche|"
        "quelle est la difficulté|quelles sont mes|quel est mon|quelle est ma|quels sont mes|"
        "est-ce que mon|est-ce que ma|est-ce que mes|est-ce que le|est-ce que je dois|"
        "est-ce que je perds|est-ce que j'ai|ai-je|dois-je|faut-il|puis-je utiliser|"
        "puis-je ajouter|est-ce que je peux utiliser|je peux utiliser|je peux ajouter|"
        "qu'est-ce que j'ai|que se passe-t-il si|qu'est-ce qui se passe|quel dé|quel trait|"
        "quelle compétence|mon trait|ma compétence|compte-t-il|ça compte|pourrais-je|"
        "est-ce que ça|y a-t-il une règle|quand est-ce que|que vaut|à quoi sert|c'est quoi"
    ),
    "told": "dis dit demande ordonne laisse aide regarde vois entends fais",
    "instead": "au lieu de|plutôt que|au lieu d",
    "around": (
        "je tourne le dos|je recule|je m'éloigne|je repars|je contourne|fais le tour|"
        "faire le tour|détour|prends le pont|prends l'escalier|prendre le pont|"
        "prendre l'escalier|fais demi-tour|je m'en vais|rebrousse chemin|je laisse|"
        "je reste assis|je reste assise"
    ),
}

ES = {
    "stop": (
        "yo el la los las un una unos y o pero no es son era con en de del al a por para que "
        "qué quién dónde cómo cuándo me mi mis su sus se te lo le les si entonces luego muy "
        "más este esta ese esa hay está están voy tengo como sin hasta desde hacia"
    ),
    "me": "yo me mi mis nos nosotros nosotras mío",
    "other": "él ella ellos ellas tú usted ustedes alguien quien nadie",
    "not": "no nunca jamás sin ni tampoco ningún ninguna evito",
    "light": (
        "el la los las un una unos unas mi mis su sus me se lo le muy rápido despacio "
        "lentamente con cuidado del de al a"
    ),
    "join": (
        "y pero luego entonces mientras porque así o hasta antes después cuando si como "
        "aunque que quien donde para e"
    ),
    "unreal": (
        "quiere que|me pide que|me ordena|me dice que|me suplica|me grita que|casi|"
        "habría|hubiera|hubiese|si fuera|si yo fuera|si tuviera|ojalá|sueño con|imagino|"
        "me imagino|considero|pienso en|estoy pensando en|algún día|mañana|"
        "la semana que viene|la próxima vez|quizás luego|quizá luego|tal vez luego|iba a|"
        "podría|podríamos|debería|deberíamos|normalmente|en teoría|supongamos|dicen que|"
        "renuncio|resisto la tentación|resisto el impulso|ni loco|ni loca|haría|saltaría|"
        "lucharía|ni hablar"
    ),
    "soft": (
        "quiero|quisiera|me gustaría|tengo ganas|pienso|estoy a punto de|voy a|me encantaría|"
        "me muero por"
    ),
    "wish": "me encantaría|ganas me dan|qué ganas de|me muero por",
    "tries": (
        "intento|trato de|procuro|intentar|con todas mis fuerzas|tan rápido como|"
        "lo más rápido|lo mejor que puedo|pruebo a|cueste lo que cueste|me esfuerzo"
    ),
    "past": (
        "antes solía|solía|hace años|hace tiempo|hace mucho|hace meses|cuando era|ayer|"
        "la semana pasada|la última vez|el año pasado|recuerdo cuando|recuerdo que|"
        "me acuerdo de cuando|te acuerdas|os acordáis|se acuerdan|en mi juventud|"
        "en mis tiempos|en aquellos tiempos|de niño|de niña|de joven|en la guerra|antaño|"
        "anoche|el otro día"
    ),
    "retract": (
        "la retiro|lo retiro|retiro la mano|la guardo de nuevo|lo guardo de nuevo|"
        "vuelvo a guardar|bajo el puño|dejo caer la mano|a mitad de camino|"
        "me detengo a medio|desisto|me arrepiento|no hago nada|envaino"
    ),
    "irony": (
        "sí claro|si claro|claro que sí, voy|claro, seguro|ya claro|ya, claro|seguro que sí|"
        "es broma|era broma|bromeo|jaja no|qué buena idea|gran idea|menuda idea|"
        "buenísima idea|ironía|ni en sueños|claro, cómo no|cómo no"
    ),
    "cancel": (
        "no espera|no, espera|espera no|mejor no|bueno no|en realidad no|olvídalo|olvidalo|"
        "olvida eso|déjalo|dejalo|es broma|era broma|bromeo|cambio de idea|"
        "he cambiado de idea|cambié de idea|no hoy|demasiado arriesgado|mala idea|en serio|"
        "ahora en serio|fuera bromas|pensándolo bien|pensandolo bien|lo pienso mejor|nah|"
        "qué va|no"
    ),
    "rules": (
        "tirar dados|tirada|tiradas|dado|dados|regla|reglas|reglamento|dificultad|"
        "bonificación|bono|modificador|rasgo|rasgos|peso|habilidad|habilidades|arquetipo|"
        "arquetipos|atributo|atributos|ficha|hoja de personaje|reserva|probabilidad|"
        "probabilidades|posibilidades|éxito|éxitos|iniciativa|puntos de vida|puntos de salud|"
        "salud|puntos de energía|puntos de acción|experiencia|inventario|equipo|agotamiento|"
        "empate|daño|máster|master|director|d6|d8|d10|d12|d20|ds|valor|penalización|descanso"
    ),
    "ask": (
        "qué que quién dónde por qué cómo cuándo cuál cuáles cuánto cuántos cuánta cuántas "
        "puedo podemos debo tengo hay es está"
    ),
    "try": "puedo intentar|podría intentar|puedo probar|puedo tratar",
    "meta": (
        "cuántos|cuántas|cuánto|qué dificultad|cuál es mi|cuáles son mis|cuál es la|"
        "qué probabilidad|cómo funciona|cómo va|qué pasa si|qué ocurre si|necesito tirar|"
        "tengo que tirar|debo tirar|tengo que|puedo usar|puedo añadir|puedo sumar|"
        "puedo gastar|me sirve|sirve mi|cuenta mi|ayuda mi|mi rasgo|qué rasgo|qué habilidad|"
        "qué dado|qué tengo|tengo algún|tengo alguna|me queda|me quedan|podría usar|podría|"
        "hay alguna regla|qué hace|para qué sirve|pierdo|gano"
    ),
    "told": "digo dice pido ordeno dejo ayudo miro veo oigo hago",
    "instead": "en vez de|en lugar de",
    "around": (
        "me doy la vuelta|retrocedo|lo dejo estar|rodeo|doy la vuelta|doy un rodeo|"
        "cojo el puente|tomo el puente|tomo las escaleras|subo las escaleras|"
        "subo por las escaleras|bajo las escaleras|me voy|me marcho|me alejo|vuelvo atrás|"
        "lo dejo|me quedo sentado|me quedo sentada"
    ),
}

GRAMMAR = {"en": EN, "de": DE, "fr": FR, "es": ES}
"""Every language the reader knows, by its two-letter code."""
