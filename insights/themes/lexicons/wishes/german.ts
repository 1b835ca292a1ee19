import type { WishCategory } from '../../categories.ts'

/** What people write in German about what a company should do better. */
export const german: Record<WishCategory, string> = {
  pay: `
    *gehalt*!|*gehälter*!|*lohn*!|*löhne*!|*vergütung*!|bezahl*!|*bezahlung!|*entlohnung!|unterbezahl*!|verdien*!|verdienst!|einkommen!|geld!
    =kohle!|knete!|zaster!|moneten!|asche?|euro|brutto!|netto!|stundensatz!|mindestlohn!|tarif*!|*tarif!|tarifvertrag!|haustarif!|eingruppier*!
    entgelt*!|gehaltserhöhung*!|lohnerhöhung!|gehaltsanpassung!|inflation*!|inflationsausgleich!|teuerung!|lebenshaltungskosten!|miete!|mieten!
    alles teurer!|preise steigen|am monatsende!|ende des monats!|über die runden!|zum leben!|reicht nicht zum leben!|leben können|zweitjob!
    nebenjob!|überleben?|*prämie*!|bonus*!|boni!|*bonus!|zulage*!|*zulage!|*zulagen!|zuschlag*!|*zuschlag!|*zuschläge!|zuschläge!|provision*!
    gratifikation!|weihnachtsgeld!|urlaubsgeld!|*geld!|13. monatsgehalt!|dreizehntes!|sonderzahlung*!|einmalzahlung!|gewinnbeteiligung!
    beteiligung am!|beteiligung am gewinn!|gewinn*?|überstunden auszahlen!|überstunden bezahlen!|überstunden bezahlt!|überstunden vergüten!
    bezahlte überstunden!|unbezahlte überstunden!|überstunden verfallen!|unbezahlt*!|auszahl*!|ausgezahlt!|auszahlung!|mehr zahlen!
    besser zahlen!|zahlen!|zahlt!|gezahlt!|höhere gehälter!|faire gehälter!|pünktlich zahlen!|rufbereitschaft bezahlen!|weniger als ich
    mehr als ich!|mehr in der tasche!|equal pay!|lohnlücke!|leistungsgerecht!|marktüblich*!|branchenüblich!|unterdurchschnittlich!
    unter durchschnitt|konkurrenz zahlt!|verdient man mehr!|wert sein?|billig*?|geizig!|sparen am!|am personal gespart?|benefits!
    sozialleistung*!|leistungen!|zusatzleistung*!|altersvorsorge!|betriebsrente!|rente!|rentenversicherung!|krankenversicherung!
    zusatzversicherung!|versicherung*!|vermögenswirksame!|=vl!|jobrad!|dienstrad!|jobticket!|deutschlandticket!|fahrtkosten*!|fahrgeld!
    kilometergeld!|spritgeld!|tankgutschein!|tankkarte!|firmenwagen!|dienstwagen!|gutschein*!|rabatt*!|mitarbeiterrabatt*!|personalrabatt!
    essensgeld!|essenszuschuss!|zuschuss*!|zuschüsse!|kita-zuschuss!|kitazuschuss!|fitnessstudio!|urban sports!|spesen!|reisekosten!|auslöse!
    verpflegungspauschale!|aktien!|mitarbeiteraktien!|vergünstigung*!|trinkgeld!
  `,
  time: `
    *arbeitszeit*!|arbeitszeiten!|*schicht*|*schichten|schichtplan*!|schichtsystem!|schichtmodell!|schichtwechsel!|schichttausch!
    wechselschicht*!|nachtschicht*?|spätschicht*?|frühschicht*?|dienstplan*!|dienstpläne!|*dienste|geteilte dienste!|geteilter dienst!
    teildienst*!|wochenenddienst*!|bereitschaft*!|rufbereitschaft!|rufdienst!|einsatzplan*!|personaleinsatzplan*!|*plan früher!|früher rausgeben
    planbar*!|planungssicherheit!|verlässliche pläne!|kurzfristig*!|kurzfristige änderungen!|plan ändert!|im voraus!|rechtzeitig?|vorher wissen
    überstunde*|weniger überstunden!|mehrarbeit!|überstundenabbau!|abfeiern!|freizeitausgleich!|ausgleichstag*!|pause!|pausen!|*pausen
    pausenzeit*!|mittagspause!|ruhezeit*!|durcharbeiten|*urlaub*!|urlaubstag*!|urlaubsplan*!|urlaubsantrag!|urlaubssperre!|urlaubswünsche!
    ferien!|freie tage!!|freie wochenenden!|freies wochenende!|wochenende*!|sonntag*?|samstag*?|feiertag*!|brückentag*!|heiligabend!
    weihnachten!|silvester!|sonderurlaub!|elternzeit!|mutterschutz!|sabbatical*!|auszeit!|freizeit!|freie zeit|frei haben!|im frei!!
    aus dem frei!|freie tag!|freien tag!!|angerufen!|anrufe!|anrufen am!|erreichbar*!|ständig erreichbar!|nach feierabend!|feierabend!|abends?
    abschalten|flexib*!|gleitzeit*!|vertrauensarbeitszeit!|kernzeit*!|arbeitsbeginn!|später anfangen!|früher gehen!|früher anfangen!|teilzeit*!
    halbtags!|4-tage-woche!|vier-tage-woche!|viertagewoche!|4 tage woche!|35-stunden*!|stunden reduzieren!|stundenreduzierung!
    kürzere arbeitszeit*!|weniger stunden!|weniger arbeiten!|arbeitszeitmodell*!|arbeitszeitkonto!|zeitkonto!|stundenkonto!|stechuhr?
    einstempeln|ausstempeln|vereinbarkeit!|familie!|familien*!|familienfreundlich*!|kinder?|kinderbetreuung!|kita!|schule bringen
    work-life-balance!|work life balance!|privatleben!|zeit für die familie!|zeit für familie!|alleinerzieh*!|pflege von angehörigen
    homeoffice*!|home-office*!|home office!|zuhause arbeiten!|von zuhause!|von zu hause!!|von daheim!|daheim arbeiten!|remote*!
    mobiles arbeiten!|mobil arbeiten!|mobilarbeit!|telearbeit!|hybrid*!|präsenzpflicht!|präsenztage!|anwesenheitspflicht!|bürotage!|stau?
  `,
  workload: `
    *belastung*!|arbeitsbelastung!|überlast*!|arbeitslast!|arbeitspensum!|pensum!|workload!|arbeitsmenge!|zu viel arbeit!!|zuviel arbeit!!
    weniger arbeit!!|arbeitsverdichtung!|verdicht*!|*druck!|leistungsdruck!|termindruck!|zeitdruck!|stress*!|gestresst!|stressig!|hektik!
    hektisch!|hetz*!|gehetzt!|*rennen?|burnout*!|burn-out!|ausgebrannt!|erschöpf*!|müde?|kaputt?|überforder*!|überarbeit*!|am limit!|limit!
    am anschlag!|auf dem zahnfleisch!|zahnfleisch!|land unter!|untergehen|zeit reicht!|zu wenig zeit!!|keine zeit!!|mehr zeit!!|nie zeit!
    zeit fehlt|unrealistisch*!|realistisch*!|realistische ziele!|*fristen!|deadline*!|termine!|abgabetermin*!|lieferterminen?
    alles gleichzeitig!|alles auf einmal!|alles dringend!|priorisier*!|prioritäten!|feuerwehr!|brände löschen!|kapazität*!|ressourcen*!
    durchatmen!|verschnauf*|entlast*!|entlastung!|personal!|mehr personal!|*personal|zu wenig personal!|personalmangel!|personalnot!
    personalschlüssel!|personaldecke!|personalbestand|personalausfall!|personalabbau!|unterbesetz*!|besetzung!|mindestbesetzung!|besetzt?
    unterbesetzung!|mehr leute!!|zu wenig leute!!|zu wenige leute!!|leute fehlen!|leute einstellen!|einstellen!|neueinstellung*!
    einstellung von!|mehr mitarbeiter!!|mehr kollegen!!|zu wenig mitarbeiter!|zu wenige mitarbeiter!|zusätzliche mitarbeiter!|mehr hände!
    fachkräfte*!|fachkräftemangel!|fachpersonal!|aushilfe*!|leiharbeiter*!|zeitarbeit*!|springer*!|springerpool!|vertretung*!
    krankheitsvertretung!|urlaubsvertretung!|vertretungen!|ersatz!|kein ersatz!|nachbesetz*!|nachfolg*!|neubesetz*!|stellen besetzen!
    offene stellen!|freie stelle*!|stellen!|stellenabbau!|planstellen!|stellenplan!|kündig*!|fluktuation!|leute gehen!|alle gehen!|gehen weg!
    laufen davon!|leute halten!|mitarbeiter halten!|mitarbeiterbindung!|rekrut*!|recruiting!|wer kündigt!|krank wird!|jemand krank!|einer krank!
    einer ausfällt!|ausfällt!|ausfälle!|krankenstand!|krankmeld*|einspringen!|einspring*!|allein!|alleine!|ganz allein!|alleine für!|allein für!
    zu zweit!|zu dritt!|für zwei!|für drei!|arbeit von zwei!|arbeit von drei!|doppelte arbeit machen|=einzige!|auf mehrere schultern
    arbeitsverteilung!|arbeit verteilen!|arbeit verteilt!|aufgaben verteilt|umverteil*|klassengröße*!|kleinere klassen!|klassen kleiner!
    klassen!|kinder pro!|zu viele kinder!|schüler pro!|patienten pro!|bewohner pro!|zu viele patienten!|betreuungsschlüssel!|pflegeschlüssel!
    examinierte!|examiniert*|stoßzeit*!|hochsaison!|saison!|sommer?|weihnachtsgeschäft!|auftragsspitze*!|fließband!|akkord*!|taktzeit*!
    stückzahl*!|norm?|hamsterrad!
  `,
  information: `
    *kommunikation*!|kommuniz*!|inform*!|*information*!|infos!|info!|infofluss!|informationsfluss!|informationspolitik!|transparen*!
    transparenz!|intransparen*!|offenheit!|offen!|offene kommunikation!|offener!|ehrlich*!|ehrlicher!|ehrlichkeit!|bescheid!|bescheid sagen!
    bescheid geben!|mitteil*!|mitgeteilt!|bekannt geben!|bekanntgeb*!|bekanntgabe!|verkünd*!|ankündig*!|ankündigung*!|erfahren!|erfahre!
    erfährt!|erfahren wir!|zuletzt erfahren!|als letzte!|als letzter!|als letztes!|aus der zeitung!|zeitung!|presse!|gerücht*!|gerüchteküche!
    flurfunk!|buschfunk!|hörensagen!|tratsch*?|wissen nicht!|weiß nicht was!|weiß was!|weiß keiner!|keiner weiß!!|niemand weiß!|niemand sagt!!
    keiner sagt!!|sagt uns!|sagt einem!|uns sagen!!|nichts gesagt!|früher sagen!|rechtzeitig sagen!|was los ist!!|was passiert!|wo wir stehen!
    wohin die reise!|wie es der firma geht!|zahlen offen?|zahlen nennen|auf dem laufenden!|auf dem laufenden halten!|im dunkeln!
    vergessen informiert|erklär*!|erklärt!|begründ*!|begründung*!|gründe!|hintergründe!|warum entscheidungen!|entscheidungen erklären!
    entscheidungen begründen!|nachvollziehbar*!|verständlich!|missverständnis*!|aneinander vorbei!|klare ansage*!|klare aussagen!|klarheit!
    unklar!|rundmail*!|mails!|zu viele mails!|e-mail*!|email*!|mailflut!|verteiler*!|mailverteiler*!|postfach!|newsletter!|intranet!
    schwarzes brett!|aushang!|aushänge!|zettel!|kanäle!|kanälen!|zu viele kanäle!|whatsapp*!|chatgruppe*!|nachricht*!|neuigkeiten!|news!
    updates!|update!|rundschreiben!|übergabe*!|dienstübergabe!|schichtübergabe!|weitergeb*!|weitergegeben!|weiterleit*!|weitergesagt|ankommt!
    kommt nicht an!|kommt nichts an!|kommt an bei uns|rückmeldung*!|antwort!|antworten!|keine antwort!|rückruf*|besprechung*!|meeting*!
    zu viele meetings!|weniger meetings!|kürzere meetings!|*meeting!|sitzung*!|konferenzen!|teamsitzung*!|teambesprechung*!|teamrunde*!
    dienstbesprechung*!|jour fixe!|betriebsversammlung*!|mitarbeiterversammlung*!|versammlung*!|infoveranstaltung*!|runde!|runden!|austausch*!
    austausch zwischen!|dialog!|mehr austausch!|absprache*!|absprechen!|abgesprochen!|sich absprechen|abstimm*!|abstimmung!|miteinander reden!
    miteinander sprechen!|reden!|mehr reden!|redet!|spricht!|sprecht!|sprechen!|redet niemand!|zwischen den abteilungen!|zwischen abteilungen!
    zwischen werk!|zwischen büro und!|zwischen den schichten!|zwischen zentrale!|zentrale?|linke hand!|rechte hand!|silodenken!
    ansprechpartner*!|sprachbarriere*!|übersetz*!
  `,
  leadership: `
    führung*!|führungskraft*!|führungskräfte!|*führung|führungsstil!|führungsebene!|führungskultur!|führen?|vorgesetzte*!|chef*!|*chef|*chefs
    boss*!|leitung*!|*leitung!|*leiter!|*leiterin!|*leitern|teamleiter*!|abteilungsleiter*!|filialleiter*!|schichtleiter*!|schichtführer!
    meister!|vorarbeiter*!|polier!|geschäftsführ*!|geschäftsleitung!|vorstand*!|management!|manager*!|inhaber*!|direktor*!|direktion!
    schulleitung!|stationsleitung!|pflegedienstleitung!|pdl!|küchenchef!|obere etage!|oberen etage!|obere!|oberen!|die da oben!!|da oben!!
    von oben!!|wer oben!|oben sitzen!|elfenbeinturm!|zuhör*!|zuhören!|zugehört!|hört zu!|hören auf!|gehört werden!|ernst nehmen!|ernst genommen!
    ernstgenommen!|mitsprache*!|mitbestimm*!|mitreden!|mitentscheid*!|einbezieh*!|einbezogen!|einbeziehen!|einbind*!|eingebunden!|beteiligen!
    gefragt werden!|uns fragen!|mal fragen!|fragen was!|an der basis!|basis!|praxisfern!|praxisnah!|ahnung von der arbeit!|keine ahnung von!
    vor ort!|sich blicken lassen!|blicken!|sehen lassen!|präsent!|nie da!|nie erreichbar!|mitarbeiten!|mit anpacken!|selber anpacken!
    in der produktion stehen|in der halle|kommt nie|vertrau*!|vertrauen!|misstrauen!|kontroll*!|kontrolle!|kontrollwahn!|überwach*!|mikromanag*!
    micromanag*!|eigenverantwortung!|freiraum!|freiheit*!|selbstständig*!|selber entscheiden!|selbst entscheiden!|delegier*!|entscheid*!
    entscheidung*!|entscheidungsfreud*!|entscheidungen treffen!|schneller entscheiden!|strategie*!|strategy!|ausrichtung!|richtung!|klare linie!
    roter faden!|linie!|*ziele!|ziele!|klare ziele!|zielvorgaben!|zielvereinbarung*!|erwartung*!|orientierung!|vision*!|hü und hott|kurs
    kurswechsel|vorbild*!|mit gutem beispiel!|beispiel vorangehen!|vorleben!|versprech*!|versprochen!|wort halten!|halten ihr wort!|leere worte!
    zusagen!|fehler zugeben!|fehler eingestehen!|verantwortung übernehmen!|schuld!|schuldzuweisung*!|rückendeckung!|rückhalt!|hinter uns stehen!
    steht hinter!|stehen hinter!|rücken stärken!|unterstützung durch!|unterstützung vom!|unterstützung von oben!!|unterstützt|anschrei*!
    angeschrien!|brüll*!|schrei*!|laut werden|umgangston!|ton!|tonfall!|launen!|launisch!|cholerisch!|willkür!|autoritär!|arrogan*!
    von oben herab!|feedback*!|mitarbeitergespräch*!|personalgespräch*!|jahresgespräch*!|gespräche!|kritik!|kritikfähig*!|konstruktiv*!
    konflikt*!|konfliktfähig*!|führungskräfteschulung!|führungsseminar!|chefs schulen!|soziale kompetenz!|sozialkompetenz!|empathie!
    menschenkenntnis!|umgang mit menschen!|umgang mit mitarbeitern!|umgang mit den mitarbeitern!|unfähig*!|inkompeten*!|hierarch*!
    flachere hierarchien!|fisch stinkt!|vom kopf!|wasserkopf!|häuptlinge!|umstrukturier*!|konsequen*!|durchgreifen!|durchsetz*!
  `,
  recognition: `
    anerkenn*!|anerkennung!|wertschätz*!|wertschätzung!|wertgeschätzt!|geschätzt!|*schätzung!|lob*!|=lob!|loben!|gelobt!|danke!|dank!
    dankeschön!|danke sagen!|ein danke!|bedank*!|dankbar*!|würdig*!|gewürdigt!|gesehen werden!|gesehen!|sieht keiner!|sieht niemand!
    keiner sieht!|niemand sieht!|nicht gesehen!|nicht wahrgenommen!|wahrgenommen!|unsichtbar!|übersehen!|selbstverständlich!
    als selbstverständlich!|nur eine nummer!|nummer!|kostenfaktor!|motivat*!|motivier*!|respekt vor unserer arbeit!|respekt für unsere arbeit!
    geburtstag*!|jubiläum*!|jubiläen!|dienstjubiläum!|betriebszugehörigkeit!|treue*!|nach jahren!|jahre dabei!|blumen!|blumenstrauß!|geschenk*!
    präsent?|urkunde!|händedruck!|warme worte!|gutes wort!|gute worte!|nettes wort!|nette worte!|ein lächeln|schulterklopf*!|auf die schulter!
    erfolge feiern!|erfolg feiern!|feiern!|mitarbeiter des monats!|gut gemacht!|nicht geschimpft!|nur kritik!|nur gemeckert!|nur meckern!
    leistung*!|leistung anerkennen!|einsatz?|engagement!|mühe!|wert!|verabschied*!|applaus!|klatschen!|positives feedback!
  `,
  fairness: `
    fair*!|fairness!|unfair*!|gerecht*!|gerechtigkeit!|ungerecht*!|gleich*?|gleichbehand*!|gleichberechtig*!|gleichstell*!|gleiche regeln!
    gleiches recht!|gleiche behandlung!|gleich behandeln!|alle gleich!!|für alle gleich!!|regeln für alle!|zweierlei maß!|extrawurst!
    extrawürste!|sonderbehandlung!|sonderrechte!|privileg*!|bevorzug*!|bevorzugt!|benachteilig*!|benachteiligt!|vetternwirtschaft!|vitamin b!
    beziehungen!|günstling*!|lieblinge!|liebling*!|lieblings*!|seilschaft*!|klüngel*!|cliquen*!|clique!|nasenfaktor!|sympathie*!|nach nase!
    schleim*!|diskriminier*!|rassis*!|sexis*!|belästig*!|vielfalt!|divers*!|inklusi*!|barrierefrei*!|behindert*!|schwerbehindert*!|frauen!
    frauenquote!|frauen in führung!|männer und frauen!|gender*!|herkunft!|ausländer*!|ältere!|älteren!|ältere mitarbeiter!
    altersdiskriminierung!|immer dieselben!!|immer die gleichen!!|immer die selben!|die gleichen leute!|zwei klassen!|zweiklassen*!
    zwei-klassen*!|mitarbeiter zweiter klasse!|zweiter klasse!|unterschiede zwischen!|büro und produktion!|verwaltung und produktion!
    drückeberger!|faule!|faul!|faulpelze!|minderleister!|auf kosten der!|leistungsgerechtigkeit|objektiv*!|neutral*!|willkürlich!|maß!
  `,
  development: `
    *weiterbildung*!|weiterbilden!|*fortbildung*!|fortbilden!|*schulung*!|schulen!|geschult!|schulungen!|*training*!|trainings!|seminar*!
    lehrgang*!|lehrgänge!|kurs!|kurse!|*kurse!|*kurs!|sprachkurs*!|workshops!|workshop!|e-learning*!|online-kurse!|qualifizier*!|qualifikation*!
    zertifikat*!|ausbild*!|*ausbildung!|ausbilder*!|azubi*!|lehrling*!|auszubildende*!|praktik*!|praxisanleit*!|studium!|studieren!|umschulung!
    meisterschule!|meisterkurs!|techniker!|lernen!|dazulernen!|lernzeit!|beibring*!|beigebracht!|gezeigt!|zeigt einem!|zeigt keiner|coaching*!
    coach*!|mentor*!|pate!|paten!|patensystem!|patenprogramm!|einarbeit*!|einarbeitung!|eingearbeitet!|einarbeiten!|einlern*!|angelernt!
    anlern*!|einweis*!|eingewiesen!|onboarding!|neue mitarbeiter!!|neue kollegen!!|die neuen!!|neuen!|neulinge!|erster tag!|ersten tag!
    erste woche!|ins kalte wasser!|kaltes wasser!|kalte wasser!|probezeit?|willkommenskultur!|karriere*!|karrierechancen!|karriereweg*!
    karrierepfad*!|aufstieg*!|aufstiegs*!|aufstiegschancen!|aufstiegsmöglichkeit*!|aufsteigen!|beförder*!|beförderung*!|befördert!|entwickeln!
    weiterentwick*!|weiterentwicklung!|entwicklung!|*entwicklungs*!|entwicklungsmöglichkeiten!|personalentwicklung!|perspektiv*!|perspektive!
    zukunftsperspektiv*!|chancen!|chance!|möglichkeiten!|weiterkommen!|vorankommen!|nach oben kommen!|sackgasse!|stillstand!|auf der stelle!
    intern besetzen!|interne stellen*!|interne bewerb*!|interne ausschreib*!|stellenausschreibung*!|eigene leute!|aus den eigenen reihen!
    eigenen reihen!|von extern!|externe!|jobrotation!|abwechslung!|abwechslungsreich*!|eintönig*!|monoton*!|langweilig!|talent*!|potenzial*!
    potential*!|fachlaufbahn!|fachkarriere!|förder*!|gefördert!|förderung!|talentförderung!|nachwuchs!
  `,
  equipment: `
    *werkzeug*!|*ausrüstung!|ausstatt*!|ausstattung!|equipment!|gerät*!|*gerät!|*geräte!|*geräten!|arbeitsmittel!|material*!|*material!
    hilfsmittel!|technik!|*technik|hardware!|software*!|*software!|programm*!|*programm!|*programme!|app!|apps!|*app|*system!|*systeme!|systeme!
    system!|edv!|it#!|it# abteilung!|it# support!|it# probleme|tools!|tool!|*tool!|*tools!|sap!|excel!|datenbank*!|server!|*server|cloud!
    lizenz*!|passwort*!|passwörter!|zugang*!|zugänge!|zugriff*!|zugriffsrechte!|vpn!|schnittstelle*!|automatis*!|digital*!|digitalis*!
    digitalisierung!|papierlos!|papier!|auf papier!|fax*!|ki!|chatgpt!|copilot!|veraltet*!|uralt*!|alt?|alte?|altes?|älter als!|steinzeit*!
    antik!|museum*!|modern*!|modernis*!|erneuer*!|aktuell*?|auf den neuesten stand!|neuester stand|computer*!|*rechner!|*rechnern!|rechner!|pc!
    pcs!|laptop*!|notebook*!|monitor*!|bildschirm*!|tastatur*!|maus!|headset*!|kopfhörer*!|drucker*!|*drucker!|scanner*!|*scanner!|telefon*!
    handy*!|diensthandy*!|smartphone*!|tablet*!|ipad*!|wlan!|w-lan!|wifi!|internet*!|netz!|netzwerk!|bandbreite!|verbindung!|empfang?|funkloch!
    abstürz*!|absturz!|stürzt ab!|hängt!|hängt sich auf!|hochfahr*!|langsam*!|lahm*!|lädt!|ladezeiten!|ausfall|fällt aus!|fallen aus!
    ausfälle der!|fehlermeldung*!|funktionier*!|funktioniert nicht!|funktionierende!|läuft nicht|maschine*!|*maschine!|*maschinen!|anlage!
    anlagen!|*anlagen!|reparier*!|reparatur*!|repariert!|kaputt!|kaputte!|kaputtes!|defekt*!|wart*!|wartung!|instandhalt*!|ersatzteil*!|stapler!
    gabelstapler!|hubwagen!|ameise!|wagen!|fahrzeug*!|*fahrzeuge!|fuhrpark!|auto?|lkw!|transporter!|reifen?|kran!|hebebühne!|hebehilfe*!|lifter!
    pflegebett*!|betten!|ofen!|öfen!|herd!|kühlschrank?|spülmaschine!|messer!|bohrmaschine!|akkuschrauber!|leiter?|kasse!|kassen!|kassensystem!
    beamer!|whiteboard*!|tafel!|bücher!|lehrmittel!|arbeitskleidung!|berufskleidung!|dienstkleidung!|kleidung!|schuhe!|handschuhe!|jacken!
    uniform*!|bestand!|nachschub!|verbrauchsmaterial!|investier*!|investition*!|anschaff*!|neuanschaff*!|ersetzen!|austauschen!
    doppelt eingeben!|doppelte eingabe!|doppelt erfassen!|abtippen!|händisch!|von hand!|manuell*!|excel-listen!|ticketsystem!|warenwirtschaft*!
    buchungssystem!|kaputtsparen|helpdesk!
  `,
  workplace: `
    büro*!|*büro!|großraumbüro*!|großraum*!|arbeitsplatz!|arbeitsplätze!|arbeitsplatzgestaltung!|schreibtisch*!|höhenverstellbar*!|desksharing!
    desk-sharing!|stuhl!|stühle!|bürostuhl*!|bürostühle!|möbel!|ergonom*!|lärm*!|laut!|zu laut!|lautstärke!|lautstark|leise*!|ruhe!|ruhig*!
    ruheraum!|rückzug*!|akustik!|schallschutz!|besprechungsraum*!|besprechungsräume!|raum!|räume!|*raum|*räume!|räumlichkeiten!|platz!
    platzmangel!|mehr platz!|eng!|beengt!|gebäude*!|aufzug!|fahrstuhl!|renovier*!|sanier*!|gestrichen!|streichen!|fenster!|tageslicht!|licht!
    beleuchtung!|lampen!|dunkel!|gestank!|stinkt!|geruch!|schimmel!|staub!|luft!|frische luft!|klimaanlage*!|klimatisier*!|lüftung!|heizung!
    heiz*!|kalt!|kälte!|frier*!|warm?|hitze!|heiß!|grad!|temperatur*!|zugluft!|zieht!|ventilator*!|dach!|undicht!|pflanzen!|toilette*!|klo!
    klos!|wc!|sanitär*!|dusche*!|duschen!|waschraum!|umkleide*!|spind*!|sauber*!|sauberkeit!|dreckig!|schmutzig!|schmutz!|dreck!|putz*!|reinig*!
    reinigung!|hygien*!|pausenraum*!|pausenräume!|aufenthaltsraum*!|aufenthaltsräume!|sozialraum*!|sozialräume!|küche!|teeküche!|kaffee*!
    kaffeemaschine!|kaffeeautomat!|wasser*!|wasserspender!|getränke*!|obst!|obstkorb!|snacks!|snackautomat!|automat!|automaten!|kantine*!
    *kantine|mensa!|cafeteria!|essen!|mittagessen!|*essen|verpflegung!|mahlzeit*!|warme mahlzeit!|speiseplan!|vegetarisch*!|vegan*!|mikrowelle*!
    kühlschrank!|raucher*!|raucherraum!|raucherecke!|sitzgelegenheit*!|sofa!|kicker!|tischkicker!|grünfläche*!|terrasse!
  `,
  commute: `
    park*!|parkplatz*!|parkplätze!|parken!|parkhaus!|stellplatz*!|stellplätze!|tiefgarage!|ladesäule*!|ladestation*!|wallbox*!|e-auto*!
    elektroauto*!|fahrrad*!|fahrradständer!|radständer!|fahrradkeller!|rad fahren|anfahrt*!|arbeitsweg*!|anreise!|fahrweg!|fahrzeit*!|pendel*!
    pendler*!|bus!|busse!|werksbus!|shuttle*!|bahn!|bahnanbindung!|bahnhof?|öpnv!|öffis!|nahverkehr!|verkehrsanbindung!|anbindung!|haltestelle!
    zugverbindung|fahrgemeinschaft*!|standort?|umzug des|personalwohnung*!|werkswohnung*!|wohnung*!|wohnheim!|unterkunft!|unterkünfte!
  `,
  processes: `
    *prozess*!|prozesse!|*prozesse!|abläufe*!|*abläufe!|ablauf!|arbeitsabläufe!|arbeitsablauf!|vorgäng*!|workflow*!|bürokrat*!|bürokratie!
    papierkram!|papierkrieg!|formular*!|*formulare!|anträge!|antrag!|genehmig*!|genehmigung*!|freigabe*!|freigegeben!|freigeben!|unterschrift*!
    unterschriften!|unterschreiben!|dienstweg!|dienstwege!|instanzen!|entscheidungsweg*!|entscheidungswege!|kurze wege!|kürzere wege!
    lange wege!|unkomplizier*!|kompliziert*!|umständlich*!|vereinfach*!|einfacher!|verschlank*!|schlank*!|effizien*!|ineffizien*!|optimier*!
    beschleunig*!|dauert zu lange!|dauert ewig!|dauert wochen!|dauert monate!|zu langsam!|wartezeit*!|warten auf!|verzöger*!|engpass*!|engpässe!
    standardisier*!|standards!|einheitlich*!|richtlinie*!|vorschrift*!|vorgaben!|regelung*!|regelwerk!|regeln!|klare regeln!|arbeitsanweisung*!
    dokumentation*!|dokumentier*!|doppelarbeit*!|doppelte arbeit!|doppelt!|zweimal!|organis*!|organisation!|organisator*!|desorganis*!
    unorganisiert!|chaos!|chaot*!|durcheinander!|struktur*!|strukturen!|unstrukturiert!|planung!|bessere planung!|besser planen!|planen!
    planlos*!|koordin*!|koordination!|zuständig*!|zuständigkeit*!|wer zuständig!|verantwortlich*!|verantwortlichkeit*!|wer macht was!!
    wer was macht!|klare aufgaben!|klare verantwort*!|aufgabenverteilung!|aufgabenbereich*!|stellenbeschreibung*!|rollen!|rollenverteilung!
    kompetenzen klären|schnittstellen zwischen!|verwaltungsaufwand!|verwaltungskram!|verwaltung?|aufwand!|berichtswesen!|reporting!|berichte!
    listen führen|einkauf!|beschaffung*!|bestellung*!|bestellwesen!|bestellprozess!|lager!|lagerhaltung!|lagerorganisation!|ordnung!|logistik!
    auftragsabwicklung!|arbeitsvorbereitung!|projektmanagement!|projektplanung!|anforderungen!|qualitätsmanagement!|fehlerquelle*!
    fehler wiederholen|kvp!|lean!|agil*!|scrum!|wissensmanagement!|überregulier*!
  `,
  teamwork: `
    team*?|teamgeist!|teamarbeit!|teambuilding!|teamevent*!|teamtag!|teamfähig*!|zusammenhalt!|zusammenarbeit!|zusammen arbeiten!
    zusammenarbeiten!|miteinander!|gemeinsam*!|gemeinschaft*!|wir-gefühl!|wirgefühl!|gegeneinander!|gegenseitig*!|gegenseitige hilfe!
    gegenseitig helfen!|füreinander!|helfen!|hilfsbereit*!|am gleichen strang!|an einem strang!|strang ziehen!|boot!|kooper*!
    abteilungsübergreifend!|bereichsübergreifend!|abteilungsdenken!|abteilungen!|kollegial*!|kollegialität!|kollegen?|kolleg*?|solidar*!
    betriebsklima!|arbeitsklima!|klima!|arbeitsatmosphäre!|atmosphäre!|stimmung!|schlechte stimmung!|unternehmenskultur!|firmenkultur!|*kultur!
    kultur!|fehlerkultur!|werte!|leitbild!|spaß!|lachen!|humor!|freundlich*!|freundlichkeit!|höflich*!|grüßen!|guten morgen!|hallo sagen
    respekt*!|respektvoll*!|respektlos*!|umgang!|umgang miteinander!|menschlich*!|menschlichkeit!|mensch!|menschen!|wie menschen behandeln!
    mobbing*!|gemobbt!|läster*!|lästern!|intrig*!|hinterm rücken!|hinter dem rücken!|neid!|missgunst!|streit*!|ausgrenz*!|ellenbogen*!|angst!
    angstkultur!|toxisch*!|betriebsfeier*!|weihnachtsfeier*!|sommerfest*!|firmenfeier*!|feier!|fest!|feste!|betriebsfest!|betriebsausflug*!
    ausflug!|ausflüge!|grillen?|stammtisch!|firmenevent*!|events!|veranstaltung*!|kennenlern*!|kennen lernen!|zugehörigkeit!
  `,
  health: `
    *sicherheit!|arbeitssicherheit!|arbeitsschutz!|sicher!|unsicher!|sicherheitsschuh*!|schutzkleidung!|schutzausrüstung!|psa!|*schutz!
    gehörschutz!|helm*!|schutzbrille*!|unfall*!|unfälle!|verletz*!|gefahr*!|gefährlich*!|gefährdung*!|risiko!|risiken!|brandschutz!|notausgang!
    notausgänge!|erste hilfe!|ersthelfer!|fluchtweg*!|sicherheitsdienst!|überfall*!|gewalt*!|übergriff*!|aggressi*!|gesundheit*!|gesundheits*!
    gesund!|gesundheitsmanagement!|betriebsarzt!|betriebsärzt*!|vorsorge!|impf*!|psychisch*!|psychologisch*!|seelisch*!|supervision!|therapie!
    physiotherap*!|massage*!|rücken!|rückenschmerzen!|rückenschule!|schwer heben!|schweres heben!|heben!|tragen|sport!|betriebssport!|yoga!
    fitness!|bewegung!|krank!|macht krank!|krankheit*!|chemikalien!|dämpfe!|gefahrstoff*!|asbest!|rutschig!|glatt!|desinfekt*!|masken!
  `,
  security: `
    arbeitsplatzsicherheit!|sicherer arbeitsplatz!|sichere arbeitsplätze!|jobsicherheit!|unbefristet*!|befrist*!|befristung*!|vertrag!|verträge!
    arbeitsvertrag!|arbeitsverträge!|festanstell*!|fest anstellen!|übernahme!|übernehmen?|entlass*!|entlassungen!|stellenabbau!|rauswurf!
    gefeuert!|auslager*!|outsourc*!|schließ*!|schließung*!|werksschließung!|zukunft!|zukunft des standorts!|zukunftssicher*!|standortsicherung!
    standortgarantie!|insolvenz*!|pleite!|verkauft!|verkauf der firma!|unsicherheit!|ungewiss*!|ungewissheit!|existenzangst!
    beschäftigungssicherung!
  `,
  business: `
    kunde*?|kunden|kundenservice|kundenorient*|kundenzufried*|kundschaft|gäste|produkt|produkte|produkten|produktqualität|qualität*|qualität
    innovat*|innovation*|ideen|vorschläge|verbesserungsvorschläge|vorschlagswesen|ideenmanagement|markt|marketing|werbung|*werbung|marke|image
    außendarstellung|logo|slogan|social media|webseite|website|homepage|onlineshop|vertrieb|umsatz|verkauf|preise|preispolitik|wettbewerb*
    konkurrenz|lieferant*|liefertermine|lieferzeit*|sortiment|kosten|kosten sparen|einsparung*|sparen|verschwend*|verschwendung|nachhaltig*
    nachhaltigkeit|umwelt*|klimaschutz|müll*|recycling|plastik|energie*|energiesparen|photovoltaik|solar*|expan*|wachstum|neue märkte
    kerngeschäft
  `,
  praise: `
    gerne hier!|bin gerne hier!|gern hier!|arbeite gerne!|arbeite gern!|gerne zur arbeit!|mag meine arbeit!|mag meinen job!|liebe meinen!
    liebe meine arbeit!|tolles team!|tolle kollegen!|nettes team!|nette kollegen!|super team!|super kollegen!|gutes team!|gute kollegen!
    bestes team!|beste kollegen!|toller chef!|guter chef!|bester chef!|tolle firma!|gute firma!|guter arbeitgeber!|toller arbeitgeber!
    stolz auf!|bin stolz!|froh hier!|bin froh!|dankbar für!|danke für!|danke für die!|danke an!|zufrieden mit!|bin zufrieden!|sehr zufrieden!
    rundum zufrieden!|fühle mich wohl!|fühl mich wohl!|wohlfühlen!|macht spaß!|arbeit macht spaß!|weiter so!|macht weiter!|gut gelaufen!
    läuft gut!|läuft super!|läuft!|klappt gut!|besser geworden!|viel besser!|hat sich verbessert!|schon besser!|besser als früher!
    nichts zu meckern!|kann nicht klagen!|im großen und ganzen!|alles in allem!|weiterempfehlen!|empfehlenswert!|klasse!|prima!|spitze!
    hervorragend!|wunderbar!
  `,
  survey: `
    umfrage*!|fragebogen!|befragung!|diese fragen!|die fragen!|fragen sind!|anonym*!|wirklich anonym!|wer liest!|liest das!|liest das jemand!
    liest das überhaupt!|lest ihr!|ausgefüllt!|ausfülle!|letzte umfrage!|letztes jahr schon!|schon letztes jahr!|ändert sich!
    ändert sich nichts!|ändert sich eh!|ändert sich was!|hoffe es ändert!|hoffe das hilft!|was passiert mit!|passiert mit den antworten!
    bringt das was!|bringt nichts!|skala!|danke für die frage!|danke fürs fragen!|fürs fragen!|dass ihr fragt!|gegen mich verwendet!
  `,
}
