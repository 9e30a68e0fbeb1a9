"""Words that tell of an effort or an aim: what is attempted and not just done."""

EFFORT = {
    "en": (
        "until | so that | so nobody | so no one | before the | before he | before she | before "
        "they | before it | before anyone | to see if | to see whether | to find | to learn | "
        "to get | to make | to keep | hoping | hope it | with luck | as if | good enough | "
        "carefully | slowly | gently | every | one by one | inch by inch | step by step | piece "
        "by piece | bit by bit | whether | with all | with everything | come on | damn you | "
        "damn it | should make | should do | should hold | has to work | must work | has to "
        "hold | as long as it takes | as fast as | as quietly as | at last | finally | somehow "
        "| exactly | just right | right moment | right second | in time | without a | without "
        "making | without losing | without being | without waking | what i can | which one | "
        "which of | how it | how they | make him | make her | make them | make it | get him | "
        "get her | get them | get it | convince | till | first | then | again | once more | "
        "never mind | put everything | hold tight | hold on | steady | nobody will | no one "
        "will | trick is | the trick | know if | know whether | who has | who did | what they | "
        "what he | what she | where it | where they | out of him | out of her"
    ),
    "de": (
        "bis | damit | bevor | ehe | ohne dass | ohne zu | um zu | ob | hoffentlich | "
        "vorsichtig | langsam | behutsam | stück für stück | schritt für schritt | einen nach "
        "dem anderen | eins nach dem anderen | so lange | so schnell | so leise | mit aller | "
        "komm schon | verdammt | hält hoffentlich | rechtzeitig | als ob | sodass | noch einmal "
        "| nochmal | wieder | zuerst | dann | genau | endlich | ruhig | welche | woher | wohin "
        "| wer | warum"
    ),
    "fr": (
        "jusqu | pour que | avant | afin | sans que | sans | si | j espère | prudemment | "
        "lentement | doucement | un par un | une par une | pas à pas | petit à petit | aussi "
        "vite | aussi longtemps | de toutes mes | allez | encore une | à temps | comme si | d "
        "abord | puis | exactement | enfin | quelle | quel | où | pourquoi | qui a"
    ),
    "es": (
        "hasta | para que | antes de | sin que | sin | si | espero | con cuidado | despacio | "
        "lentamente | poco a poco | uno a uno | una a una | paso a paso | tan rápido | con "
        "todas | vamos | otra vez | a tiempo | como si | primero | luego | exactamente | por "
        "fin | cuál | dónde | por qué | quién"
    ),
}
