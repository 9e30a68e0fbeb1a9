"""Spanish: what people say when they act; format as in :mod:`verbs_en`."""

VERBS = """
climb: trepar, escalar, encaramarme, encaramar, subir ~ por/a/al ~ <height>, subir ~ <height>,
    descolgarme, descolgar, rapel, saltar la valla/tapia, ahí arriba, allí arriba, subirme ~
    <height>, alcanzar ~ cima/tejado/balcón/cornisa, bajar por ~ <height>/cuerda
jump: saltar, brincar, salto, tomar impulso, tomo impulso, cojo carrerilla, coger carrerilla,
    carrerilla, cruzar ~ <gap>, de un salto, al otro lado del ~ <gap>, pegar un salto
swim: nadar, bucear, zambullir, zambullirme, vadear, a nado, cruzar ~ <water>, atravesar ~
    río/lago/foso, remar, tirarme ~ agua, me lanzo al agua, sumergir
balance: equilibrio, caminar sobre ~ <narrow>, cruzar ~ <narrow>, avanzar sobre ~ <narrow>, andar
    sobre ~ <narrow>
sneak: colarme, colar, me cuelo, cuelo, deslizarme, deslizar, me deslizo, escabullir ~
    dentro/entre/detrás, infiltrar, infiltrarme, sigilosamente, sigilo, sin ruido, sin hacer
    ruido, sin ser visto/vista/vistos/descubierto, sin que ~
    vea/vean/oiga/oigan/note/noten/descubran, en silencio, silenciosamente, a hurtadillas, de
    puntillas, a escondidas, arrastrar, arrastrarme, gatear, pegado a la pared, pegada a la pared,
    entre las sombras, por las sombras, pasar desapercibido/desapercibida, pasar inadvertido,
    acercar ~ sin, pasar ~ <guard>, esquivar ~ guardias/guardia/centinela/centinelas, sin
    despertar, con cuidado de no, agazapado
hide: esconder, esconderme, me escondo, ocultar, ocultarme, me oculto, camuflar, agachar detrás,
    emboscar, emboscada, acechar, ponerme a cubierto, a cubierto, agazapar, hacerme el muerto, me
    hago el muerto, confundirme con, mezclarme con ~ multitud/gente, meterme bajo/debajo/dentro,
    me meto bajo/debajo, meterme en el armario
search: buscar, registrar, rebuscar, inspeccionar, examinar, explorar, revisar, cachear, hurgar,
    palpar, escudriñar ~ habitación/suelo, rastrear ~ habitación, husmear, saquear, comprobar ~
    trampas/trampa, encontrar ~ <clue>, cavar, hojear, tantear, peinar ~ zona
notice: escuchar ~ puerta/pasos/ruido/conversación/atentamente, escuchar, aguzar, aguzo ~
    oído/vista, prestar atención, vigilar, espiar, otear, observar, divisar, avistar, atisbar,
    detectar, montar guardia, hacer guardia, estar atento, mantener ~ ojos ~ abiertos, pego ~
    oreja/oído, pegar ~ oreja/oído, ojo avizor, fijarme, percibir, olfatear, acechar, si miente,
    nos siguen, me siguen, distinguir, calar
track: rastrear, seguir ~ rastro/huellas/pista/pistas, sigo ~ rastro/huellas/pista/pistas, buscar
    ~ huellas/rastro, perseguir ~ rastro, seguir ~ de lejos/a distancia, leer ~ huellas/rastro,
    encontrar ~ rastro/huellas, husmear ~ rastro, tras la pista
hunt: cazar, poner ~ trampa/lazo/lazos, pongo ~ lazos/trampas, de caza
recall: recordar, recuerdo ~ algo, acordarme, me acuerdo, reconocer, reconozco, qué sé, sé algo,
    conozco, identificar, hacer memoria, hago memoria, memoria, me suena, he oído/leído ~ sobre
investigate: investigar, deducir, analizar, averiguar, resolver, reconstruir, descubrir ~
    quién/qué/cómo, acertijo, estudiar, indagar, comparar, atar cabos, desentrañar
read: descifrar, traducir, interpretar, leer ~ <text>, leo ~ <text>, decodificar, descodificar
pick_lock: forzar ~ cerradura/candado/cerrojo, fuerzo ~ cerradura/candado/cerrojo, abrir ~ <lock>,
    cerradura, ganzúa, ganzúas, abrir ~ sin llave, abrir ~ ganzúa, cerrojo, reventar la caja
disarm: desactivar, desarmar ~ <trap>, neutralizar ~ <trap>, cortar ~ cable, inutilizar, bloquear
    ~ mecanismo, desmontar
hack: hackear, piratear, jaquear, acceder ~ <computer>, entrar ~ sistema/red/servidor, saltarme ~
    seguridad/cortafuegos, puentear, descargar, contraseña, reprogramar, anular ~
    sistema/cerradura, me conecto a ~ <computer>, hacer un puente
repair: reparar, arreglar, remendar, soldar, parchear, poner en marcha, pongo en marcha, volver a
    poner, hacer funcionar, apañar, recomponer, sustituir ~ <machine>, cambiar ~
    rueda/pieza/fusible, sellar ~ fuga/grieta, tapar ~ fuga/grieta, arrancar ~ motor/generador
craft: construir, fabricar, forjar, tallar, coser, confeccionar, elaborar, preparar ~
    poción/antídoto/veneno/trampa, hacer ~ fuego/hoguera/balsa/antorcha/lanza/refugio, hago ~
    fuego/hoguera/balsa/antorcha/lanza/refugio, encender ~ fuego/hoguera, enciendo ~
    fuego/hoguera, montar ~ refugio/trampa/tienda, falsificar, improvisar, ensamblar, tejer,
    trenzar, mezclar, afilar, fermentar
lift: levantar, alzar, cargar ~ con/<heavy>/herido/herida/a cuestas, empujar ~ <heavy>, mover ~
    <heavy>, arrastrar ~ <heavy>/herido, apartar ~ <heavy>/escombros, sostener ~
    <heavy>/puerta/reja, sujetar ~ puerta/reja, tirar de ~ <heavy>/palanca, izar, retirar ~
    <heavy>/escombros, rodar ~ <heavy>, volcar, atrancar, bloquear la puerta, aguantar ~
    puerta/peso/techo
break: romper, derribar, destrozar, reventar, echar abajo, echo abajo, tirar abajo, tumbar ~
    puerta, forzar ~ puerta/ventana/cofre/tapa/reja/trampilla/baúl/portón, fuerzo ~
    puerta/ventana/cofre/tapa/reja/trampilla/baúl, abrir ~ patada/golpes/fuerza/palanca, destruir,
    volar ~ puerta/puente/pared, hacer explotar, hundir ~ puerta, patear ~ puerta, patada ~
    puerta, cortar ~ cuerda/cuerdas/cadena/barrotes, serrar, arrancar ~ puerta/reja/barrotes,
    quebrar, hacer palanca, hago palanca, astillar, partir ~ cadena/puerta, a hachazos, embestir ~
    puerta, doblar ~ barrotes
endure: aguantar, resistir, soportar, apretar los dientes, aprieto los dientes, contener ~
    respiración/aliento, contengo ~ respiración, aguantar ~ respiración, mantenerme
    despierto/despierta, seguir adelante, sigo adelante, seguir caminando, sigo caminando,
    atravesar ~ tormenta/fuego/humo/desierto/llamas, a través de ~ tormenta/llamas/fuego, luchar
    contra ~ veneno/fiebre/sueño/frío, comer ~ <foul>, como ~ <foul>, beber ~ <foul>, bebo ~
    <foul>, trago ~ <foul>, aferrar, agarrarme ~ a, me agarro a, concurso de beber, caminar toda
    la noche, no rendirme
escape: liberarme, soltarme, me suelto, zafarme, me zafo, zafar, desatar, desatarme, librarme,
    deshacer ~ nudos/nudo, forcejear, escurrirme, quitarme ~ esposas/cuerdas/grilletes, me libero
dodge: esquivar ~ golpe/flecha/roca/piedra, esquivar, apartarme, me aparto, tirarme ~ suelo/lado,
    rodar a un lado, parar ~ golpe, bloquear ~ golpe, cubrirme
run: correr, corro, esprintar
drive: conducir, conduzco, pilotar, piloto, manejar, maniobrar, acelerar, acelero, frenar, girar ~
    volante, derrapar, aterrizar, aterrizo, pisar el acelerador, piso ~ acelerador, a fondo,
    volantazo, virar, timonear, despegar, zigzaguear
navigate: navegar, orientarme, me oriento, orientar, encontrar ~ camino/ruta/salida/paso/norte,
    trazar ~ ruta/rumbo, guiar ~ por/hasta/través, rumbo, por las estrellas
ride: cabalgar, galopar, galope, montar ~ caballo, montar a caballo, espolear, subirme al caballo,
    mantenerme ~ silla, al galope
heal: curar, vendar, sanar, tratar ~ <wound>/herido/herida, atender ~ <wound>/herido, coser ~
    <wound>, suturar, operar, extraer ~ bala/flecha, sacar ~ bala/flecha, saco ~ bala/flecha,
    detener ~ hemorragia/sangre, parar ~ hemorragia/sangre, torniquete, primeros auxilios,
    reanimar, cauterizar, entablillar, salvar ~ vida, cuidar ~ enfermo/herido, amputar, limpiar ~
    herida, presiono ~ herida
fight: atacar, golpear, pelear, luchar, combatir, apuñalar, acuchillar, matar, pegar ~ <being>,
    pego ~ <being>, puñetazo, patada, tajo, estocada, cabezazo, espadazo, hachazo, navajazo,
    cargar contra, lanzarme ~ contra/sobre, me lanzo ~ contra/sobre, abalanzarme, me abalanzo,
    abalanzar, asestar, degollar, decapitar, estrangular, asesinar, noquear, embestir, atravesar ~
    con ~ espada/lanza, clavar, clavo, desenvainar ~ y, enfrentarme, me enfrento, enfrentar,
    defenderme, me defiendo, contraatacar, derribar ~ <being>, rematar, cortar ~ cuello, batirme,
    duelo, morder, blandir ~ contra, aporrear, descargar ~ sobre, arremeter, envenenar, hundir ~
    en ~ pecho/vientre/cuello/espalda, partir ~ cara
shoot: disparar, abrir fuego, abro fuego, tirotear, apuntar, apunto, fusilar, tirar ~ flecha,
    lanzar ~ cuchillo/daga/hacha/granada/jabalina/flecha, lanzo ~
    cuchillo/daga/hacha/granada/jabalina, apretar el gatillo, aprieto el gatillo, tensar ~ arco,
    acribillar, soltar ~ flecha, desenfundar, desenfundo, pegar un tiro, pego un tiro, balazo,
    descargar ~ revólver/pistola, cubrir con fuego, fuego de cobertura
throw: lanzar, arrojar, atrapar al vuelo, tirar ~ por/a/hacia
grapple: agarrar ~ <being>, inmovilizar, sujetar ~ <being>, placar, forcejear con, desarmar ~
    <being>, empujar ~ <being>, zancadilla, reducir ~ <being>, atrapar ~ <being>, maniatar,
    esposar, arrebatar, tirar ~ suelo, detener ~ ladrón/sospechoso, atar ~ <being>, agarro ~
    cuello/brazo, llave de judo, lazo ~ <being>
flee: huir, huyo, escapar, escaparme, me escapo, fugarme, salir corriendo, salgo corriendo, echar
    a correr, echo a correr, correr ~ salida/vida/puerta/rápido, corro ~
    salida/vida/puerta/rápido/puedo, despistar, escabullirme, me escabullo, dar esquinazo, poner
    pies en polvorosa, largarme, me largo, correr, corro, corre, dejar atrás ~ perseguidores,
    dejarlos atrás, perder ~ perseguidores, retirada, por piernas
chase: perseguir, persigo, correr tras, corro tras, alcanzar ~ <being>, darle caza, salir tras,
    salgo tras, ir tras, voy tras, atrapar ~ ladrón, cortar el paso, interceptar, a por él, detrás
    de él, detrás de ella, dar alcance
persuade: convencer, convenzo, persuadir, suplicar, rogar, ruego, negociar, seducir, coquetear,
    halagar, sobornar, soborno, calmar ~ <being>/multitud/ánimos, apaciguar ~ <person>,
    tranquilizar ~ <person>, implorar, argumentar, pedir ~
    ayuda/favor/permiso/clemencia/audiencia/deje/que, pido ~
    ayuda/favor/permiso/clemencia/audiencia/que, interrogar, sonsacar, razonar, ganarme, camelar,
    engatusar, untar, deslizar ~ moneda/monedas/billete, ofrecer ~
    dinero/monedas/oro/trato/soborno, ofrezco ~ dinero/monedas/oro/trato/soborno, apelar,
    discurso, disuadir, alentar, inspirar, reclutar, encandilar, conmover, mediar, parlamentar,
    déjame pasar, déjenos pasar, dejen pasar, nos deje, me deje, que me dejen, interceder,
    consolar, prometer, ligar con
deceive: mentir, miento, engañar, farolear, farol, fingir, finjo, hacerme pasar, me hago pasar,
    hacernos pasar, disfrazar, disfrazarme, disfraz, distraer, distraigo, distracción, simular,
    estafar, timar, inventar ~ historia/excusa, invento ~ historia/excusa, decir que ~
    soy/somos/vengo/venimos, digo que ~ soy/somos/vengo/venimos, le digo que soy/somos, contar ~
    mentira/trola, embaucar, hacerme el ~ tonto/borracho/loco/inocente, me hago el ~
    tonto/borracho/loco, afirmar que ~ soy/somos, despistar ~ <guard>, trampa en el juego, hacer
    trampas, mostrar ~ falso/falsos/falsa, enseño ~ falso/falsos/falsa, burlar, hacer creer, hago
    creer, imitar, aparentar, cuento
intimidate: intimidar, amenazar, amenazo, asustar, aterrorizar, chantajear, extorsionar, gritar ~
    a ~ <being>, gruñir, rugir, atemorizar, coaccionar, acobardar, poner ~ cuchillo/navaja/espada
    en ~ cuello/garganta, apuntar ~ a la cabeza, a punta de, enseñar los dientes, golpear la mesa,
    amedrentar, meter miedo, manos arriba
haggle: regatear, negociar ~ precio/rebaja/pago, rebaja, bajar ~ precio, baje el precio,
    descuento, más barato, mitad de precio, la mitad, demasiado caro, vender, contraoferta, te doy
buy: comprar, compro, pagar, pago, adquirir, alquilar, llevo por, me llevo, costear
steal: robar, robo, hurtar, birlar, afanar, sustraer, mangar, quitar ~ <value>, quito ~ <value>,
    meter ~ mano ~ bolsillo/bolsa, meto ~ mano ~ bolsillo/bolsa, cortar ~ bolsa, vaciar ~
    bolsillos, carterista, escamotear, desplumar, coger ~ <value> ~ sin
gamble: apostar, apuesto, jugar ~ cartas/dados/póker/dinero, juego ~ cartas/dados/póker
tame: domar, amansar, domesticar, calmar ~ <animal>, tranquilizar ~ <animal>, apaciguar ~
    <animal>, alimentar ~ <animal>, acercarme ~ despacio/lentamente ~ <animal>, ofrecer ~
    <animal>, ofrezco ~ <animal>, ganarme la confianza, buen chico, buen perro, tranquilo bonito,
    le doy ~ <bait> ~ <animal>, tender ~ mano ~ <animal>, tiendo ~ mano ~ <animal>, lanzo ~ carne
    ~ <animal>, doy ~ carne ~ <animal>, so caballo
perform: cantar, tocar ~ laúd/guitarra/violín/flauta/canción/arpa/melodía, toco ~
    laúd/guitarra/violín/flauta/canción/arpa/melodía, bailar, recitar, entretener, malabares,
    actuar, contar ~ historia ~ público/gente, canción, entonar, interpretar ~ canción/balada,
    predicar
forage: recolectar, recoger ~ bayas/setas/hierbas/raíces/leña/comida, recojo ~
    bayas/setas/hierbas/raíces/leña, buscar ~ comida/agua/alimento/bayas/setas/comestible/raíces,
    busco ~ comida/agua/alimento/bayas/setas/comestible/raíces, encontrar ~
    comida/agua/comer/bayas/setas, pescar, algo de comer, algo que comer, algo comestible,
    forrajear
cook: cocinar, cocino, preparar ~ comida/cena/guiso/carne/pescado/sopa, preparo ~
    comida/cena/guiso/carne/pescado/sopa, guisar, asar, freír, hervir, hornear, destripar,
    despellejar, ahumar, sazonar, cocer
blast: bola de fuego, lanzar ~ rayo/fuego/llamas/hielo/<element>, lanzo ~
    rayo/bola/fuego/llamas/<element>, descargar ~ rayo, desatar ~ <element>, incinerar, fulminar,
    abrasar, congelar ~ <being>, quemar ~ magia/hechizo, rayo, arrojar ~ <element>, invocar ~
    rayo/fuego/llamas/tormenta, calcinar, electrocutar, escupir fuego
cast: lanzar ~ hechizo/conjuro/maldición/encantamiento, lanzo ~
    hechizo/conjuro/maldición/encantamiento, conjurar, conjuro, invocar, invoco, hechizar,
    hechizo, encantar, maldecir, maldigo, bendecir, exorcizar, ritual, magia, convocar, llamar ~
    espíritu/espíritus/viento/dioses/tormenta/ancestros/niebla, hablar ~ muertos/espíritus,
    consultar ~ espíritus/huesos/cartas/estrellas, leer ~ mente/pensamientos/aura/futuro, leo ~
    mente/pensamientos/aura, volverme invisible, hacerme invisible, me vuelvo invisible,
    transformarme, transformar ~ en, teletransportar, levitar, resucitar, reanimar ~
    muertos/cadáver, levantar ~ muertos, ilusión, hipnotizar, telepatía, telequinesis, rezar ~
    dios/dioses/diosa/por, imponer ~ manos, impongo ~ manos, murmurar ~ conjuro/palabras, trazar ~
    runas/círculo/sello, trazo ~ runas/círculo/sello, disipar, desterrar, animar ~
    estatua/esqueleto, con la mente, palabra de poder, adivinar, sello
command: mandar, dirigir ~ carga/ataque
rescue: rescatar, salvar ~ <being>
ready: preparar ~ acción/ataque/disparo, preparo ~ acción/ataque/disparo, esperar a que, espero a
    que, en cuanto, si ~ entonces, me mantengo listo/lista, cuando ~ entonces
withdraw: retirarme, me retiro, retroceder, repliego
rest: descansar, dormir, duermo, sentarme, me siento, sentar, acampar, acostarme, me acuesto,
    tumbarme, me tumbo, relajar, pausa, siesta, bostezar, esperar, espero, recostar, apoyar,
    bañarme, reposar, estirar, echarme
eat: comer, como, beber, bebo, cenar, desayunar, almorzar, picar, pedir ~
    cerveza/vino/comida/copa/bebida/ración, pido ~ cerveza/vino/comida/copa/bebida/ración,
    encender ~ cigarrillo/pipa/vela/antorcha/linterna/farol/cigarro, enciendo ~
    cigarrillo/pipa/vela/antorcha/linterna/farol/cigarro, fumar, fumo, brindar, sorber,
    mordisquear, servirme, me sirvo, tragar
talk: hablar, hablo, decir, digo, preguntar, pregunto, saludar, saludo, sonreír, sonrío, charlar,
    contar, dar las gracias, agradecer, asentir, asiento, responder, reír, bromear, susurrar,
    gritar, explicar, murmurar, presentarme, me presento, disculparme, suspirar, encogerme, me
    encojo, guiñar, contestar, cotillear, dar la mano, despedirme, comentar
move: ir, voy, caminar, camino, entrar, entro, salir, salgo, seguir, sigo, avanzar, avanzo, irme,
    me voy, volver, vuelvo, regresar, subir ~ escaleras/escalera, bajar ~ escaleras/escalera,
    tomar ~ escaleras/puente/camino/barca/tren, tomo ~ escaleras/puente/camino, cruzar, cruzo,
    acercar, acerco, levantarme, me levanto, pasear, paseo, rodear, rodeo, dar un rodeo, dar la
    vuelta, doy la vuelta, venir, abandonar, marcharme, me marcho, andar, ando, dirigirme, me
    dirijo, continuar
look: mirar, ver, veo, contemplar, admirar, echar un vistazo, echo un vistazo, observar ~
    paisaje/vistas, alrededor, contar ~ monedas/flechas/balas, leer ~ menú/periódico/cartel,
    escuchar ~ música/lluvia, disfrutar, quedarme
handle: abrir, abro, cerrar, cierro, llamar a la puerta, coger, cojo, tomar, dejar, dejo, poner,
    pongo, guardar, guardo, dar, doy, escribir, mostrar, ponerme, recoger, llenar, cargar ~
    arma/rifle/fusil/pistola, limpiar, usar, uso, pulsar ~ botón, empujar ~ puerta, envainar,
    colgar, entregar, anotar, acariciar ~ <animal>, encender, apagar, doblar, atar ~ botas, girar
    ~ llave, recargar, sacar, saco
think: pensar, pienso, creer, creo, soñar, imaginar, preguntarme, me pregunto, reflexionar,
    sentir, extrañar, suponer, opinar, amar, odiar, echar de menos
fight: partir ~ <body>, parto ~ <body>, romper ~ <body>, rompo ~ <body>, dar ~
    golpe/tajo/estocada/puñetazo, doy ~ golpe/tajo/estocada/puñetazo/hachazo
heal: preparar ~ cataplasma, preparo ~ cataplasma, cataplasma, limpio ~ <wound>
tame: lanzar ~ trozo de carne, hablar bajito, hablo bajito, hablar ~ suave, hasta que se calme
pick_lock: ganzúas ~ abro, abrir ~ cofre/caja/puerta, abro ~ cofre
surrender: levantar las manos, levanto las manos, rendirme, me rindo
deceive: poner cara de, pongo cara de, jurar, juro
haggle: le doy veinte/diez/la mitad/quince/treinta, ofrecer menos
fight: voy a por, ir a por, en alto
heal: saco la flecha, detengo la sangre
track: estudiar ~ huellas, estudio ~ huellas, examinar ~ huellas, examino ~ huellas
endure: sobrevivir
move: subir ~ barril/mesa/silla, me subo ~ barril/mesa/silla
cast: pedir/ordenar/llamar ~ nubes/viento/lluvia/raíces/árboles/tierra/río/piedras,
    pido/ordeno/llamo ~ nubes/viento/lluvia/raíces/árboles/tierra/río/piedras
persuade: predico, convierto, halago, convenzo, gano ~ a mi causa
steal: se desliza ~ en mi manga/bolsillo, cambia de dueño, acaba en mi bolsillo
buy: envuélvalo, me lo llevo, me la llevo, aquí tiene ~ dinero/monedas, trato hecho, dejo ~
    monedas/dinero ~ mostrador
endure: sigo ~ caminando/andando, seguimos ~ caminando/andando, caminamos, ni una palabra,
    aguanto, toda la noche, paso a paso
repair: coloco ~ rueda/pieza, arreglo, remiendo, pongo ~ en marcha
tame: atraigo ~ pájaro/halcón/<animal>, calmo ~ <animal>
fight: hachazo, espadazo, puñalada, puñetazo, lanzo/tiro/estampo ~ contra ~ pared/muro/mástil,
    hundo ~ en, clavo ~ en
appraise: examino ~ piedras/joya, compruebo si ~ verdadera/auténtica
heal: preparo ~ remedio, bajo ~ fiebre/calentura, coloco ~ hueso
track: leo ~ marcas/huellas, sigo ~ marcas/huellas
investigate: la respuesta es, calculo
chore: extiendo ~ manta/mantas/saco, hago la cama, limpio ~
    arma/fusil/botas/cocina/suelo/herramientas, pulo, engraso ~ fusil/arco/silla, afilo ~
    espada/cuchillo/hacha/hoja, barro, friego, lavo ~ platos/ropa/camisa/cubierta, pelo ~
    patatas/verduras, pelar, corto ~ cebollas/zanahorias/verdura, pongo la mesa, doy de comer,
    ordeño, cepillo ~ caballo/abrigo, preparo ~ té/café, recojo ~ leña, busco ~ leña, traigo ~
    leña/agua, zurzo, remiendo ~ calcetines/camisa, doblo, ordeno ~ cuarto/estantes/botellas,
    cuelgo ~ abrigo/tenazas/capa, enrollo ~ cuerdas/cabos, afino ~ laúd/guitarra, enciendo ~
    velas, lleno ~ odre/cantimploras, me afeito, quito el polvo
cast: llamo ~ niebla/lluvia/viento/espíritus/tormenta/rayo, invoco, convoco
"""

IRREGULAR = """
fuerzo forzar; fuerza forzar; huyo huir; huye huir; huimos huir; sigo seguir; sigue seguir;
    persigo perseguir; persigue perseguir; cuelo colar; miento mentir; miente mentir; finjo
    fingir; pruebo probar; intento intentar; corro correr; corre correr; vuelvo volver; duermo
    dormir; siento sentar; muevo mover; muerdo morder; juego jugar; apuesto apostar; aprieto
    apretar; enciendo encender; cierro cerrar; quiero querer; puedo poder; pido pedir; digo decir;
    hago hacer; pongo poner; salgo salir; traigo traer; distraigo distraer; voy ir; vamos ir; doy
    dar; veo ver; oigo oír; tengo tener; vengo venir; conozco conocer; reconozco reconocer;
    conduzco conducir; seduzco seducir; traduzco traducir; deduzco deducir; ofrezco ofrecer;
    convenzo convencer; cojo coger; recojo recoger; escojo escoger; protejo proteger; cuento
    contar; recuerdo recordar; encuentro encontrar; despierto despertar; suelto soltar; cuelgo
    colgar; ruego rogar; ciego cegar; niego negar; defiendo defender; enciendo encender; pierdo
    perder; entiendo entender; atiendo atender; tiendo tender; desciendo descender; hiervo hervir;
    sirvo servir; visto vestir; repito repetir; mido medir; frío freír; río reír; sonrío sonreír;
    rompo romper; roto romper; escondo esconder; construyo construir; destruyo destruir;
    contribuyo contribuir; salto saltar; trepo trepar; nado nadar; escalo escalar; ataco atacar;
    busco buscar; ataqué atacar; busqué buscar; toco tocar; toqué tocar; saco sacar; saqué sacar;
    acerco acercar; arranco arrancar; llego llegar; pago pagar; pagué pagar; lanzo lanzar; alcanzo
    alcanzar; cruzo cruzar; crucé cruzar; lancé lanzar; abalanzo abalanzar; tropiezo tropezar;
    empiezo empezar; amenazo amenazar; tranquilizo tranquilizar; utilizo utilizar; analizo
    analizar; hipnotizo hipnotizar; maldigo maldecir; bendigo bendecir; mantengo mantener;
    sostengo sostener; detengo detener; contengo contener; obtengo obtener; caigo caer; apago
    apagar; cargo cargar; descargo descargar; navego navegar; fuego fuego; cuezo cocer; aso asar;
    averiguo averiguar; amortiguo amortiguar; evalúo evaluar; espío espiar; guío guiar; muestro
    mostrar; demuestro demostrar; vuelo volar; ruedo rodar; sueño soñar; ciervos ciervo; voces
    voz; veces vez; luces luz
"""
