"""German: what people say when they act; format as in :mod:`verbs_en`.

German word order is free, so the words of a pattern may stand in any order within the clause.
Separable verbs are written apart ("brechen auf"); the reader also takes "aufbrechen" apart.
"""

VERBS = """
climb: klettern, erklettern, klimmen, erklimmen, steigen hoch/hinauf/rauf/empor <height>,
    ersteigen, besteigen <height>, hangeln, hochziehen, ziehen hoch/empor/hinauf, schwingen
    hinauf, abseilen, seilen ab, kraxeln, emporklettern, hinauf will <height>, will
    hoch/hinauf/rauf/rüber/oben, muss hoch/hinauf/rauf/rüber/oben, komme hoch/hinauf/rauf, über
    die mauer/den zaun
jump: springen, überspringen, hechten, hüpfen über/rüber, setzen über <gap>, satz
    über/hinüber/rüber, schwingen hinüber/rüber, anlauf, über <gap> kommen/will/muss, rüber <gap>
swim: schwimmen, tauchen, durchschwimmen, waten, durchwaten, kraulen, paddeln, über <water>
    kommen/will/muss, durchqueren <water>, tauche unter
balance: balancieren, gleichgewicht, über <narrow> gehen/laufen/kriechen/schleichen
sneak: schleichen, anschleichen, vorbeischleichen, heranschleichen, huschen, stehlen
    an/vorbei/hinein/davon mich, drücken vorbei mich,
    leise/lautlos/heimlich/unbemerkt/ungesehen/geräuschlos
    gehen/kommen/bewegen/nähern/folgen/laufen/öffnen/kriechen, unbemerkt, ungesehen, ohne
    gesehen/bemerkt/entdeckt/gehört, ohne geräusch/laut, vorbei <guard>, vorbei
    wachen/wache/posten, schlüpfen, robben, pirschen heran, auf zehenspitzen, zehenspitzen, im
    schatten bleiben/halten/bewegen, brechen ein mich, einbrechen, kriechen vorbei/durch/unter,
    deckung zu deckung, auf leisen sohlen
hide: verstecken, verbergen, tarnen, ducken hinter/unter/weg, kauern hinter, deckung
    suchen/gehen/nehmen/springen, verschwinden in schatten/menge/dunkelheit, tot stellen, lauern
    auf, legen lauer, hinterhalt, verkriechen, drücken in schatten/nische/wand mich, kriechen
    unter bett/tisch, untertauchen, quetschen hinter mich
search: suchen, durchsuchen, untersuchen, absuchen, durchstöbern, stöbern, durchwühlen, wühlen,
    abtasten, kramen, filzen, inspizieren, nachsehen ob versteckt/falle, sehen um genau, erkunden,
    plündern, tasten ab, klopfen ab wand/boden/wände, finden <clue>, graben, durchforsten, prüfen
    auf falle/fallen/spuren, blättern durch
notice: lauschen, horchen, belauschen, spähen, ausspähen, erspähen, ausschau, wache halten, halten
    ausschau, halten augen offen, augen offen, beobachten, spitzen ohren, entdecken, bemerken,
    belauern, auskundschaften, kundschaften, mustern, einschätzen, ob lügt, durchschauen, behalten
    auge im, absuchen horizont, erkennen ob, lege ohr an, ohr tür, schmiere stehen, werden
    verfolgt, sehen verfolgt
track: verfolgen <trail>, folgen <trail>, spuren lesen/suchen/folgen/verfolgen, fährte
    aufnehmen/folgen/suchen/lesen, spurenlesen, aufspüren, nachspüren, beschatten, folgen
    unauffällig, pirschen, spüren auf
hunt: jagen <animal>, jagen hirsch/reh/hase/hasen/wild/kaninchen, erlegen, schlinge legen/stellen,
    schlingen legen/auslegen/stellen, falle kaninchen, gehe jagen, auf jagd
recall: erinnern, weiß ich über/etwas/was, was weiß ich über, kenne ich, erkenne ich, entsinnen,
    wiedererkennen, gedächtnis, schon gehört von, habe gelesen über, zuordnen, identifizieren,
    bestimmen gift/pflanze/kraut, einfällt, fällt ein
investigate: ermitteln, rekonstruieren, schlussfolgern, kombinieren, analysieren, herausfinden,
    finden heraus, rätsel lösen, rätsel, enträtseln, recherchieren, nachforschen, studieren,
    auswerten, erforschen
read: entziffern, übersetzen, entschlüsseln, dechiffrieren, deuten <text>, lesen <text>, lesen
    runen/inschrift/schriftrolle, knacken code
pick_lock: knacken schloss/tür/truhe/tresor/safe/vorhängeschloss, schloss
    öffnen/knacken/aufbekommen/bearbeiten/überlisten, dietrich, aufschließen ohne, tresor öffnen,
    aufsperren, mache mich schloss, fummel schloss, bekomme auf schloss, öffnen dietrich, am
    schloss, an dem schloss, knacken
disarm: entschärfen, falle entschärfen/unschädlich/auslösen/blockieren, mechanismus
    blockieren/lahmlegen, draht durchschneiden/kappen, bombe entschärfen, deaktivieren,
    unschädlich, lahmlegen, legen lahm
hack: hacken, einhacken, umgehen sperre/firewall/sicherheit, überbrücken, kurzschließen, passwort
    knacken/erraten, zugriff verschaffen, anzapfen, dringen in
    system/netz/netzwerk/server/rechner, umprogrammieren, überschreiben, herunterladen, loggen
    ein, verbinde mich mit <computer>
repair: reparieren, flicken, ausbessern, instandsetzen, richten <machine>, bringen zum laufen,
    wieder zum laufen, schweißen, löten, zusammenflicken, bringen in gang, in gang, starten
    motor/generator, dichten ab, abdichten, neu verkabeln, austauschen <machine>, stopfen leck
craft: bauen, basteln, schmieden, herstellen, schnitzen, nähen, brauen, anfertigen, fertigen,
    konstruieren, mischen gift/trank/mittel, zusammenbauen, feuer machen/entfachen/anzünden,
    entfachen, floß bauen, fälschen, zimmern, errichten, stelle her, lagerfeuer, weben, flechten,
    schärfen
lift: heben, anheben, hochheben, stemmen, hochstemmen, wuchten, schieben <heavy>, schieben
    weg/beiseite/zur seite, ziehen heraus/raus/aus <heavy>, tragen <heavy>, tragen
    ihn/sie/verletzten/verwundeten, rollen <heavy>/weg/beiseite, halten tor/tür/fallgatter/zu,
    zerren, schleppen, verrücken, bewegen <heavy>, wegräumen, räumen weg, verbarrikadieren,
    stemmen gegen, drehe rad/kurbel, hebel ziehen, kippen um
break: brechen auf, brechen ein tür, treten ein tür/<door>, treten auf, eintreten <door>,
    einschlagen <door>/fenster/scheibe, schlagen ein/auf <door>, zerschlagen, zertrümmern,
    zerstören, rammen tür/tor, aufstemmen, stemmen auf, sprengen, aufhebeln, hebeln auf,
    aushebeln, aufbrechen, zerbrechen, zerschmettern, demolieren, durchtrennen, durchschneiden,
    zersägen, sägen durch, werfen gegen tür/tor mich, gewaltsam, niederreißen, zerreißen, sprenge
    auf, verbiegen, kappen, hacken tür/durch
endure: aushalten, durchhalten, ertragen, beißen zähne zusammen, zähne zusammen, widerstehen,
    standhalten, luft anhalten, halten an luft/atem, anhalten luft/atem, wach bleiben,
    weitermarschieren, kämpfen durch, durchkämpfen, quälen weiter, marschieren weiter, schleppen
    weiter mich, überstehen, ankämpfen, esse <foul>, trinke <foul>, würge runter/hinunter, stemmen
    gegen sturm/wind, durchs feuer, durch den sturm/rauch/die flammen, trinkwettbewerb, um die
    wette trinken, unter den tisch trinken, festhalten, klammern, weiter durch sturm/wüste/schnee,
    halten durch
escape: befreien mich, winden heraus/raus/aus, fesseln
    lösen/abstreifen/durchschneiden/sprengen/loswerden, losreißen, reißen los, entwinden,
    loskommen, zwängen durch/hindurch, quetschen durch/hindurch, lösen knoten/fesseln
dodge: ausweichen, weichen aus, abducken, springen zur seite, werfen zur seite/boden mich, rollen
    ab/zur seite, parieren, in deckung
run: rennen, laufen schnell, sprinten, spurten, eilen
drive: steuern, lenken, fahren durch/zwischen/schneller/über/slalom, ausweichen <vehicle>, gas
    geben, vollgas, gebe gas, bremsen, landen, bruchlanden, manövrieren, fliegen
    durch/zwischen/unter, lenkrad, reißen steuer herum, rase, rasen, abhängen, hänge ab,
    navigieren <vehicle>, steuerrad, drifte
navigate: navigieren, orientieren, weg finden/suchen durch/zurück/hinaus/heim, finden weg, kurs
    berechnen/bestimmen/halten/setzen, führen durch/hinaus/sicher, lesen karte/sterne, wo norden
ride: reiten, galoppieren, schwingen sattel mich, besteigen <mount>, aufsitzen, sporen geben,
    zügel, im sattel halten/bleiben, traben, gebe dem pferd, springen sattel
heal: heilen, verbinden wunde/ihn/sie/bein/arm/verwundeten, verbinden, verarzten, versorgen
    wunde/wunden/verletzten/verwundeten/ihn/sie, behandeln, nähen wunde/zu/ihn, stillen
    blutung/blut, blutung stoppen/stillen, kugel/pfeil
    herausholen/entfernen/herausschneiden/rausholen/ziehen, operieren, schienen, wiederbeleben,
    pflegen, erste hilfe, abbinden, säubern wunde, retten leben, ausbrennen, einrenken,
    amputieren, druckverband, aussaugen, drücken auf wunde
fight: angreifen, greifen an, kämpfen, schlagen <being>, schlagen auf/zu/nieder/ins/mit,
    zuschlagen, stechen, zustechen, erstechen, hauen, treten <being>, treten ihm/ihr/gegen/in,
    töten, umbringen, erschlagen, niederschlagen, niederstrecken, attackieren, stürzen auf mich,
    stürmen auf/los, ziehen schwert/klinge/waffe/dolch/messer/degen und, rammen
    <being>/ihm/ihr/in, durchbohren, enthaupten, prügeln, verprügeln, boxen, ohrfeige, kopfnuss,
    schwinge schwert/axt/keule/hammer, hiebe, hieb, duellieren, kreuze klingen, gehe auf los,
    losgehen, wehren mich, verteidigen mich/sie/ihn, fechten, kehle durchschneiden, schneiden
    kehle, würgen, erwürgen, knüppeln, dresche, mache fertig, knocke, ausknocken, überwältigen
    mit, fallen rücken in, ermorden, vergiften, hacken auf, strecken nieder, verpassen, spalten
    schädel
shoot: schießen, erschießen, feuern, abfeuern, anlegen, zielen, abdrücken, drücken ab, werfen
    messer/dolch/axt/speer/granate nach/auf, pfeil lassen/schießen/fliegen, spannen bogen, feuer
    eröffnen, eröffnen feuer, knalle ab, jagen kugel, jage kugel/pfeil, schleudern auf/nach,
    ziehen revolver/pistole/colt und, feuerschutz, sperrfeuer, nehme aufs korn, visier
throw: werfen, schleudern, fangen auf
grapple: packen, greifen <being>, ringen, niederringen, zu boden ringen/reißen/werfen, festhalten
    ihn/sie, halten fest ihn/sie, entwaffnen, entreißen, schubsen, stoßen <being>, schwitzkasten,
    fesseln ihn/sie, überwältigen, umklammern, umreißen, bein stellen, stürzen auf sie/ihn um
    festzuhalten, werfen auf ihn/sie mich, verhaften, festnehmen, lasso, schlagen aus der hand
flee: fliehen, flüchten, weglaufen, wegrennen, davonlaufen, rennen weg/davon/los/um leben/raus,
    laufen weg/davon, abhauen, hauen ab, entkommen, entwischen, türmen, abhängen verfolger, hängen
    ab verfolger/sie, nichts wie weg, lauf, renne so schnell, fersengeld, rückzug, verschwinden
    von hier, bloß weg, weg hier, raus hier, schütteln ab, um mein leben, nehme beine in die hand,
    beine in die hand, flucht
chase: nachlaufen, hinterherlaufen, hinterherrennen, rennen hinterher/nach, laufen hinterher/nach,
    hinterher, verfolgen, einholen, holen ein, jagen hinterher/nach, nehme verfolgung auf,
    schneiden ab weg, nachsetzen, setzen nach, haltet den dieb
persuade: überzeugen, überreden, bitten um hilfe/gnade/erlaubnis/einlass/aufschub, bitten zu
    lassen/helfen, anflehen, flehen an, flehe, verhandeln, beschwichtigen, bestechen, umgarnen,
    verführen, flirten, schmeicheln, beruhigen, besänftigen, appellieren, bequatschen, überrede,
    einreden auf, rede ein auf, rede gut zu, zureden, ausreden, rede aus, gewinnen für,
    vermitteln, befragen, ausfragen, verhören, fragen aus, umstimmen, stimmen um, anheuern, rede
    halten, halten rede, ansprache, argumentieren, herumkriegen, kriege herum, feilschen um
    frieden, begeistern, durchlassen soll/überreden, klarmachen, mache klar dass, weismachen dass
    gut, ins gewissen, zur vernunft, stecke münze/geldstück/schein zu, biete
    geld/münzen/gold/bestechung
deceive: lügen, belügen, anlügen, lüge an/vor, täuschen, vortäuschen, bluffen, betrügen,
    reinlegen, hereinlegen, überlisten, austricksen, vorgeben, ausgeben als, gebe aus als, tue so
    als, tun als, so tun, verkleiden, ablenken, lenken ab, ablenkung, vorspielen, spielen vor,
    behaupten, erzählen ich sei/wir seien/wäre, sage ich sei/ich wäre/wir seien, spiele den/die,
    weismachen, mache weis, vorgaukeln, verstellen mich, zeige gefälschte, in die irre,
    irreführen, schwindeln, flunkern, locken weg/fort/heraus, täusche vor, mime, märchen
intimidate: einschüchtern, schüchtern ein, drohen, bedrohen, erpressen, anschreien, anbrüllen,
    brüllen an, schreien an, schreie an, brülle an, angst machen/einjagen, jagen angst ein,
    erschrecken, halten messer/klinge/pistole an/unter/vor, baue auf mich vor, starren nieder/an
    drohend, knurren, setzen unter druck, zwingen zu reden, nötigen, fletschen
haggle: feilschen, handeln preis/runter/herunter, herunterhandeln, runterhandeln, drücken preis,
    rabatt, preis herunter/senken/drücken, billiger, halben preis, verkaufen, nachlass, zu teuer,
    biete hälfte/weniger, schachern, mengenrabatt
buy: kaufen, bezahlen, zahlen, erwerben, nehme für münzen/preis, mieten, besorgen beim händler,
    kaufe ab, leisten mir, erstehen, miete
steal: stehlen, klauen, bestehlen, beklauen, entwenden, stibitzen, mopsen, ziehen aus der tasche,
    greifen in tasche/beutel/mantel, nehmen unbemerkt <value>, fingere, börse abschneiden,
    schneiden ab beutel/börse, taschendiebstahl, ausrauben, mitgehen lassen, lasse mitgehen,
    erleichtern um, angle <value>, fische aus tasche, luchse ab
gamble: wetten, würfeln, pokern, spielen karten/würfel/um geld, setzen auf, zocken
tame: zähmen, bändigen, beruhigen <animal>, besänftigen <animal>, nähern langsam <animal>, füttern
    <animal>, locken an <animal>, halten hin <animal>, braver hund, guter hund, braves mädchen,
    ruhig brauner, freunde mit <animal>, anfreunden <animal>, streicheln <animal> vorsichtig, rede
    beruhigend <animal>, zureiten, vertrauen gewinnen
perform: singen, spielen lied/laute/gitarre/flöte/geige, musizieren, tanzen, vorführen, auftreten,
    jonglieren, geschichte erzählen menge/publikum, unterhalten publikum/gäste, vortragen,
    ballade, stimme an lied, aufführen, predigen
forage: sammeln kräuter/beeren/pilze/nahrung/holz/wasser/wurzeln, nahrung suchen/finden, suchen
    nach essbarem/wasser/nahrung/beeren/kräutern/pilzen, essbares, etwas zu essen/essbares,
    angeln, fischen, suche wasser/nahrung/unterschlupf, pflücken, wasserstelle
cook: kochen, zubereiten, braten, backen, grillen, bereiten zu, schmoren, eintopf machen/kochen,
    räuchern fleisch/fisch, ausnehmen fisch/hasen, häuten, würzen, pökeln, mahlzeit machen, suppe
blast: feuerball, blitz schleudern/werfen/schießen/jagen/fahren, schleudern <element>, verbrennen
    zauber/magie/sie/ihn, entfesseln, schleudere <element>, beschwören <element>, einfrieren,
    blitze, versengen, flammen, lasse <element> auf, zerschmettere magie, eispfeil, feuerstrahl,
    stab auf richte, lasse blitz, jage <element>
cast: zaubern, verzaubern, verhexen, beschwören, heraufbeschwören, verfluchen, bannen, segnen,
    zauber wirken/sprechen/weben, wirken zauber, zauber, zauberspruch, magie, ritual, rufen
    geister/geist/ahnen/wind/sturm/nebel/regen/götter, geister befragen/rufen/fragen, befragen
    knochen/karten/sterne, lese gedanken/aura/knochen, gedanken lesen, unsichtbar machen/werden,
    verwandeln, teleportieren, schweben, erwecken tote/toten, sprechen mit toten/geist, illusion,
    hypnotisieren, telekinese, bitten götter/göttin/ahnen, beten um, handauflegen, lege hände auf,
    exorzieren, austreiben, murmeln beschwörung/formel/worte, weissagen, trugbild, formel
    sprechen, hülle in schatten/nebel, runen zeichnen, magisch, mit meiner magie
command: befehlige, anführen angriff, kommandiere
signal: signal geben, winken herbei
rescue: retten, rette
ready: bereithalten, halten bereit, warten bis dann, vorbereiten angriff, lauere, wenn kommt dann,
    sobald, halte bogen/armbrust bereit, wenn dann schieße, bereite vor
withdraw: zurückziehen, ziehen zurück mich, weichen zurück, löse mich
rest: ausruhen, ruhen, rasten, schlafen, setzen mich, setze mich, sitzen, hinsetzen, hinlegen,
    lege mich, legen mich hin, lagern, lager aufschlagen, pause machen, verschnaufen, lehnen
    zurück, nickerchen, entspannen, bleibe sitzen/liegen, gähne, warte, wasche mich/hände, baden
eat: essen, trinken, frühstücken, speisen, schlürfen, nippen, bestellen bier/essen/wein/getränk,
    einschenken, schenke ein, rauchen, zünde an zigarette/pfeife/kerze/laterne/fackel/lampe,
    anzünden zigarette/pfeife/kerze/laterne/fackel, stecke an zigarette, kauen, knabbern, mampfe,
    proviant, brotzeit, abendbrot
talk: reden, sprechen, sagen, fragen, grüßen, begrüßen, plaudern, erzählen, nicken, lächeln,
    winken, danken, bedanken, vorstellen mich, rufen, flüstern, antworten, lachen, scherzen,
    zwinkern, grinsen, verbeugen, erklären, unterhalten mich, plausche, verabschieden, erwidern,
    seufze, entschuldigen, schütteln hand, zuprosten, murmeln, kichere, zucke schultern
move: gehen, laufen, treten hinein/vor/ein, betreten, verlassen, folgen, zurückgehen, umkehren,
    spazieren, schlendern, kommen, nähern, weitergehen, gehe weiter/hinein/rein/raus/zurück/nach
    hause, steige treppe, treppe nehmen, brücke nehmen, nehmen treppe/brücke/weg/straße/fähre,
    umgehen, außen herum, drumherum, umweg, stehe auf, aufstehen, wandern, reisen, schreite, drehe
    um, steige ein/aus/ab, mache mich auf den weg, bummle, betrete
look: schauen, sehen, blicken, gucken, betrachten, ansehen, umsehen, schaue um, sehe um,
    anschauen, zuschauen, bewundern, schaue zu, zählen, warten, bleibe stehen, lese
    speisekarte/zeitung, genieße
handle: öffnen, schließen, klopfen, nehmen, stellen, legen, aufheben, hebe auf, anziehen,
    ausziehen, geben, zeigen, schreiben, packen ein/aus, laden, putzen, einstecken, stecke ein,
    drücken knopf, ziehe tür, hole heraus, benutzen, verwenden, füttern, lade nach, wegstecken,
    ablegen, zusammenpacken, notieren, falte, reiche, säubere, poliere, kraule, streichle
think: denken, überlegen, glauben, hoffen, träumen, wundern, fragen mich, nachdenken, vermissen,
    fühlen, meinen, grüble, sinniere, bereuen, mag, liebe, hasse
climb: seil werfen über mauer, werfe das seil
persuade: einreden, rede ein, rede ihm/ihr/ihnen ein, bequatsche, bezirze
haggle: handle ihn/sie/preis, herunterhandeln, handle herunter/runter, auf die hälfte
hide: in den schatten, unter das bett, hinter das fass/die kisten
surrender: ergebe mich, hände hoch nehme, ergeben
listen: höre zu, zuhören
fight: axt in den, klinge in die, spalte <body>, schlage <body>, treffe <body>, ramme <body>
climb: ziehen mich oben/hoch/hinauf/empor, arbeite mich hoch/hinauf/oben
heal: druck auf wunde, presse auf wunde
persuade: schmeichle, rede zu, appelliere
endure: überleben, überstehe
fight: stoße in <body>, treibe in <body>
steal: nehme vom gürtel, ziehe aus der tasche
cast: bann sprechen, spreche bann, treibe aus <monster>, treibe aus dämon
cast: bitte/rufe/befehle wolken/wind/wurzeln/bäume/fluss/regen/erde/geister/steine
break: zerhacke, hacke klein, säge durch
tame: werfe hin wurst/fleisch/knochen/brot/speck, halte hin wurst/fleisch/knochen, bis er mich mag
persuade: predige, bekehre, überzeuge, umstimmen, schmeichle bis
steal: gleitet/wandert/rutscht/verschwindet in meinen/meine ärmel/tasche/hand, wechselt den
    besitzer
buy: packen sie ein, nehme ihn/sie/es für, hier ist das geld, gekauft, lege geld/münzen/gold auf
    den tisch/tresen
endure: gehen/gehe/laufe/marschiere/marschieren/schleppe weiter, schritt um/für schritt, kein
    wort, halte durch, bleibe wach, die ganze nacht
navigate: bestimme wo wir/ich sind/bin, wähle einen weg
repair: flicke, repariere, richte, bringe zum laufen
tame: fange den schwarm ein, locke <animal>/vogel/falken, beruhige <animal>
fight: schleudere/werfe/ramme ihn/sie/<being> gegen/durch/über/in, schlage ab horn/arm/kopf
balance: laufe/gehe über first/sims/balken/eis/grat
appraise: prüfe ob echt, bestimme den wert
heal: richte bein/schulter/knochen, senke das fieber
investigate: die antwort ist, die antwort lautet, berechne, rechne aus
chore: rolle schlafsack/decke/matte/bettzeug aus, breite decke aus, bett machen, putze
    stiefel/waffe/gewehr/küche/boden, poliere, öle gewehr/sattel/stiefel, schärfe
    schwert/axt/messer/klinge, wetze messer/klinge/axt, fege, kehre, schrubbe, wische, spüle
    geschirr, wasche geschirr/hemd/wäsche, schäle, schneide zwiebeln/karotten/gemüse, decke den
    tisch, füttere hühner/pferd/pferde/schweine/katze, melke, miste aus, striegle, koche
    tee/kaffee/wasser, sammle holz/brennholz, hole holz/wasser, stopfe socken, flicke
    hemd/socken/hose, falte, räume auf, hänge mantel/jacke auf, zünde kerzen an, stimme
    laute/gitarre/geige, staube ab, fülle flaschen/schläuche, rasiere mich, kämme
cast: rufe nebel/regen/wind/geister/sturm/blitz, beschwöre
"""

IRREGULAR = """
bricht brechen; brich brechen; brach brechen; gebrochen brechen; schlich schleichen; geschlichen
    schleichen; sprang springen; gesprungen springen; spring springen; schwamm schwimmen;
    geschwommen schwimmen; nimmt nehmen; nimm nehmen; nahm nehmen; genommen nehmen; wirft werfen;
    wirf werfen; warf werfen; geworfen werfen; stiehlt stehlen; stahl stehlen; gestohlen stehlen;
    trifft treffen; traf treffen; sticht stechen; stich stechen; stach stechen; gestochen stechen;
    griff greifen; gegriffen greifen; lief laufen; gelaufen laufen; läuft laufen; rannte rennen;
    gerannt rennen; floh fliehen; geflohen fliehen; schoss schießen; schoß schießen; geschossen
    schießen; schlägt schlagen; schlug schlagen; geschlagen schlagen; trat treten; tritt treten;
    tritt treten; getreten treten; gibt geben; gib geben; gab geben; liest lesen; lies lesen; las
    lesen; sieht sehen; sieh sehen; sah sehen; gesehen sehen; spricht sprechen; sprich sprechen;
    sprach sprechen; gesprochen sprechen; isst essen; iss essen; aß essen; gegessen essen; trank
    trinken; getrunken trinken; ging gehen; gegangen gehen; geh gehen; kam kommen; stieg steigen;
    gestiegen steigen; zog ziehen; gezogen ziehen; hob heben; gehoben heben; schob schieben;
    geschoben schieben; bot bieten; band binden; verband verbinden; verbunden verbinden; log
    lügen; gelogen lügen; belog belügen; fand finden; gefunden finden; hält halten; halt halten;
    hielt halten; gehalten halten; trägt tragen; trug tragen; fährt fahren; fuhr fahren; gefahren
    fahren; ritt reiten; geritten reiten; flog fliegen; fängt fangen; fing fangen; ließ lassen;
    lässt lassen; lass lassen; verbirgt verbergen; verbarg verbergen; wusste wissen; weiß wissen;
    saß sitzen; gesessen sitzen; stand stehen; rief rufen; half helfen; hilft helfen; hilf helfen;
    bat bitten; kroch kriechen; gekrochen kriechen; wich weichen; wand winden; entkam entkommen;
    schnitt schneiden; geschnitten schneiden; stieß stoßen; rang ringen; schrieb schreiben; sang
    singen; grub graben; gräbt graben; riss reißen; briet braten; brät braten; schlief schlafen;
    schläft schlafen; lag liegen; klettre klettern; klettere klettern; klettert klettern; hangle
    hangeln; feilsche feilschen; balanciere balancieren; flieh fliehen; flieg fliegen; verschwand
    verschwinden; einbrach einbrechen; täte tun; tue tun; tu tun; tun tun; bündel bündeln; sammle
    sammeln; bastle basteln; wackle wackeln; lächle lächeln; angle angeln; wurfle würfeln; flüstre
    flüstern; wirbt werben; genoss genießen; schmeichle schmeicheln; ermittle ermitteln
"""
