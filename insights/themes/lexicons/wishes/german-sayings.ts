import type { WishCategory } from '../../categories.ts'

/** How people write in German of what they wish for at work, without naming it; `#` is a number. */
export const germanSayings: Partial<Record<WishCategory, string>> = {
  pay: `
    kohle!|knete!|lohn!|löhne!|vom lohn!!|nach der miete!!|miete!|nichts übrig!!|vorne und hinten!!|reicht nicht!!|zum leben!!|davon leben!!|zuschlag!|zuschläge!
    *zuschlag!|*zuschläge!|sonntagszuschl*!|nachtzuschl*!|tarif!|tarif*!|tankgutschein!|jobticket!|deutschlandticket!|gutschein*!|was extra!!|extra kriegen!!
    extra geld!!|extra bezahl*!!|mehr euro!!|# euro!!|#€!|euro mehr!!|stundenlohn!|mindestlohn!|inflation*!|teuerung!|weihnachtsgeld!|urlaubsgeld!
    13. gehalt!!|13. monatsgehalt!!|monatsgehalt!|prämie*!|*prämie!|*prämien!|bonus*!|boni!|provision*!|gewinnbeteiligung!|altersvorsorge!|betriebsrente!
    vwl!|vermögenswirk*!|zahlt mehr!!|zahlen mehr!!|besser zahlen!!|besser bezahl*!!|bezahlung!|bezahlt!|unbezahlt*!|unbezahlte überstunden!!
    überstunden bezahl*!!|überstunden auszahl*!!|auszahlen!|abrechnung!|gehaltsabrechnung!|pünktlich zahlen!!|trinkgeld*!|spesen!|fahrtkosten!|fahrgeld!
    kilometergeld!|benefits!|rabatt*!|mitarbeiterrabatt*!|vergütung*!|entlohn*!|verdien*!|verdienen!|eingruppier*!|lohnerhöhung*!|gehaltserhö*!
  `,
  time: `
    dienstplan*!|dienstpläne!|schichtplan*!|früher bekannt*!!|tage vorher!!|vorher wissen!!|kurzfristig*!|planbar*!|gleitzeit*!|kernzeit!|wochenende!
    wochenenden!|freie wochenenden!!|am stück frei!!|frei!|freie tage!!|tag frei!!|frei haben!!|daheim arbeiten!!|von daheim!!|von zuhause!!|von zu hause!!
    zuhause arbeiten!!|home-office!|homeoffice*!|home office!!|mobiles arbeiten!!|mobil arbeiten!!|mobile arbeit!!|telearbeit!|urlaub!|urlaub*!
    urlaubswünsche!|urlaubsplanung!|urlaubstage!|überstunden*!|überstunden abfeiern!!|abfeiern!|freizeitausgleich!|zeitkonto!|arbeitszeit*!|pausen!|pause!
    *pause!|*pausen!|echte pausen!!|teilzeit*!|stunden reduzieren!!|geteilte dienste!!|geteilten dienste!!|geteilter dienst!!|nachtschicht*!|nachtdienst*!
    wechselschicht*!|schichtsystem*!|schichtmodell*!|schichttausch!|schichten tauschen!!|tauschen!|frühdienst*!|spätdienst*!|feiertag*!|feierabend!
    früher gehen!!|später anfangen!!|später beginnen!!|vier-tage-woche!|4-tage-woche!|viertagewoche!|4 tage woche!!|35 stunden!!|35-stunden*!|familie*!
    familienfreundlich*!|kinder!|kita*!|vereinbarkeit!|work-life*!|flexib*!|flexible*!|flexibler!|ruhezeit*!|rufbereitschaft!|bereitschaft*!|einspringen!
    sabbatical!|freistell*!|sonderurlaub!|elternzeit!|brückentag*!
  `,
  workload: `
    leute einstellen!!|einstellen!|mehr leute!!|mehr personal!!|mehr kollegen!!|mehr pflegekräfte!!|mehr köche!!|mehr fahrer!!|mehr hände!!|personal!
    *personal!|personalmangel!|personalschlüssel!|personaldecke!|pflegeschlüssel!|betreuungsschlüssel!|unterbesetzt!|unterbesetzung!|zu wenig!!|zu wenige!!
    zu wenig leute!!|zu wenig personal!!|zu viel!!|zu viele patienten!!|für # bewohner!!|# bewohner!!|# patienten!!|# kinder!|zwei pflegekräfte!!
    kräfte für!!|zu zweit!!|allein auf!!|alleine auf!!|allein im nachtdienst!!|alleine!|keiner wird ersetzt!!|nicht ersetzt!!|nicht nachbesetzt!!
    nachbesetz*!|ersetzt!|jemand kündigt!!|kündigen!|alle kündigen!!|fluktuation!|stress*!|weniger stress!!|druck!|hektik!|zeitdruck!|pensum!
    mehr schultern!!|schultern!|verteilen!|arbeitsbelastung!|belastung!|überlast*!|überlastung!|am limit!!|limit!|erschöpf*!|ausgebrannt!|burnout!
    burn-out!|kaputt gehen!!|springer*!|springerpool!!|springerteam!|aushilfe*!|zeitarbeit*!|leiharbeit*!|vertretung*!|krankheitsvertretung!
    krankheitsausfälle!|fachkräfte*!|fachkräftemangel!|entlast*!|entlastung!|mehr zeit für!!|zeit für patienten!!|zeit für die bewohner!!|schafft man nicht!!
    nicht schaffen!!|nicht zu schaffen!!|arbeitspensum!|arbeitsmenge!|laufen am!!|hinterher!
  `,
  information: `
    erfahren!|wir erfahren!!|erfährt man!!|als letzte*!!|erst aus der zeitung!!|buschfunk!|flurfunk!|gerüchte*!|keiner sagt!!|niemand sagt!!|sagt uns!!
    sagt keiner!!|sagt einem!!|was sache ist!!|bescheid!|bescheid sagen!!|bescheid geben!!|info!|infos!|information*!|informier*!|informationsfluss!
    infofluss!|gehen verloren!!|kommen nicht an!!|kommt nicht an!!|kommt nie an!!|schichtübergabe*!|übergabe*!|übergaben!|zwischen früh- und!!
    zwischen den schichten!!|teambesprechung*!|besprechung*!|*besprechung!|*besprechungen!|teamsitzung*!|dienstbesprechung*!|meeting*!|jour fixe!!
    betriebsversammlung*!|newsletter!|aushang!|aushänge!|schwarzes brett!!|intranet!|rundmail*!|mitarbeiterzeitung!|mitarbeiter-app!|transparen*!
    transparenz!|transparenter!|offen!|offener!|offenheit!|ehrlich*!|ehrlichkeit!|miteinander reden!!|mehr reden!!|reden!|kommuni*!|kommunkat*!|komunik*!
    kommunikation*!|absprache*!|absprechen!|austausch!|austauschen!|rückmeld*!|feedback*!|feedbackkultur!|dialog!|mitreden!|mitbekommen!|erklären!|erklärt!
    erklärt keiner!!|protokoll*!|protokolle!|weiß was der!!|was der andere macht!!|keiner weiß!!|einbezieh*!|einbeziehen!|einbeziehung!|gefragt werden!!|zuhören wenn
  `,
  leadership: `
    chef!|chefs!|chefin!|chefetage!|der chef sollte!!|leiter!|leiterin!|leitung!|*leitung!|*leiter!|*leiterin!|meine leiterin!!|unser leiter!!|inhaber!
    inhaberin!|eigentümer!|geschäftsführ*!|geschäftsführung!|vorstand!|führung*!|führungskraft!|führungskräfte!|führungsstil!|führungskultur!|führungsebene!
    vorgesetzt*!|management!|manager!|meister!|polier!|schichtführer*!|die da oben!!|da oben!!|von oben!!|von oben herab!!|oben!|mitfahren!|mitarbeiten!
    mitlaufen!|an der basis!!|basis!|nie da!!|ist nie da!!|nicht greifbar!!|nicht sichtbar!!|sichtbar!|hört nicht zu!!|zuhören!|zuhört!|hört zu!!|ernst nehmen!!
    ernst genommen!!|entscheid*!|entscheidung*!|entscheidungen treffen!!|dabei bleiben!!|mischt sich!!|einmisch*!|mikromanage*!|micromanage*!|kontrolle!
    kontroll*!|weniger kontrolle!!|vertrauen!|mehr vertrauen!!|misstrauen!|freiraum!|freiräume!|eigenverantwort*!|klare ziele!!|ziele!|zielvorgaben!
    richtung!|klare linie!!|linie!|vorbild*!|brüllt!|brüllen!|schreit!|schreien!|rumschrei*!|anschrei*!|cholerisch!|launen!|launisch!|versprech*!
    versprechen halten!!|wort halten!!|versprochen!|verantwortung übernehmen!!|schuld!|führungskräfte schulen!!|unterstützung vom chef!!|rückhalt!
    rückendeckung!|hinter uns!!|hinter einem!!|keine ahnung von!!|ohne plan!!|planlos*!|personalgespräch*!|mitarbeitergespräch*!
  `,
  recognition: `
    lob!|loben!|gelobt!|ein lob!!|danke sagen!!|mal danke!!|auch mal danke!!|danke!|dankeschön!|dank!|bedanken!|wertschätz*!|wertschätzung!|mehr wertschätzung!!
    anerkenn*!|anerkennung!|respekt vor!!|gesehen werden!!|sieht was!!|man sieht!!|nicht gesehen!!|gewürdigt!|würdig*!|honorier*!|geschätzt!|geschätzt werden!!
    selbstverständlich!|langjährig*!|jubiläum!|betriebszugehörigkeit!|nur eine nummer!!|nummer!|als mensch!!|menschlich*!|leistung sehen!!|leistung anerkennen!!
    blumen!|geschenk*!|geburtstag*!
  `,
  equipment: `
    rechner!|*rechner!|computer*!|pc!|pcs!|laptop*!|tablet*!|bildschirm*!|drucker!|wlan!|wlan auf!!|internet!|handy*!|telefon*!|software!|programm!|programme!
    system!|systeme!|sap!|app!|stürzt ab!!|abstürz*!|abstürzt!|hängt sich!!|hängt!|langsam!|veraltet*!|uralt!|älter als ich!!|steinzeit!|von gestern!
    technik!|it!|it#!|it-support!|edv!|digitalis*!|digitalisierung!|digital*!|werkzeug!|werkzeuge!|*werkzeug!|gutes werkzeug!!|vernünftiges werkzeug!!
    maschine!|maschinen!|*maschine!|anlage!|anlagen!|geräte!|gerät!|ausstattung!|ausrüstung!|stapler!|*stapler!|lkw!|fahrzeug*!|auto!|autos!|traktor*!|backofen!
    ofen!|öfen!|kühlschrank!|herd!|defekt!|kaputt!|kaputte!|ist defekt!!|seit wochen kaputt!!|reparier*!|reparatur*!|instand*!|wartung!|ersatzteil*!|material!
    arbeitsmaterial!|fehlendes material!!|arbeitskleidung!|handschuhe!|schuhe!|sicherheitsschuhe!|dienstkleidung!|hilfsmittel!|lifter!|betten!|rollstühle!
    hebehilfe*!|zweiter bildschirm!!|kassen!|kasse!|kassensystem!|schnittstellen!|miteinander reden die!|ki!
  `,
  workplace: `
    kantine!|*kantine!|essen!|warmes essen!!|mittagessen!|obst!|obst & wasser!!|obstkorb!|wasser!|wasserspender!|getränke!|kaffee!|kaffee*!|gratis kaffee!!
    küche!|teeküche!|pausenraum!|aufenthaltsraum!|ruheraum!|sozialraum!|sozialräume!|raum!|räume!|räumlichkeiten!|fenster!|licht!|beleuchtung!|toilette*!
    klo!|klos!|wc!|dusche*!|umkleide*!|spind*!|sauber*!|sauberkeit!|dreckig!|schmutzig!|stinkt!|schimmel!|dach!|heizung!|kalt!|zu kalt!!|heiß!|zu heiß!!|hitze!
    # grad!!|grad!|klima!|klimaanlage!|lüftung!|luft!|lärm!|laut!|zu laut!!|leiser!|ruhe!|großraum*!|großraumbüro!|büro!|büros!|arbeitsplatz!|arbeitsplätze!
    stuhl!|stühle!|schreibtisch*!|höhenverstell*!|ergonom*!|platz!|mehr platz!!|eng!|gebäude!|renovier*!|sanier*!|aufzug!|raucher*!|pflanzen!|parkplatz!
    parkplätze!|*parkplatz!|*parkplätze!|fahrrad*!|fahrradständer!|betriebskita!|kicker!|fitnessraum!
  `,
  processes: `
    unterschrift*!|unterschriften!|drei unterschriften!!|zuständig!|zuständigkeit*!|wofür zuständig!!|wer ist wofür!!|wer macht was!!|wer was macht!!
    verantwortlich*!|verantwortlichkeit*!|klare verantwort*!!|aufgabenverteil*!|bürokratie!|bürokra*!|weniger bürokratie!!|papierkram!|papierlos!|papierlos werden!!
    weniger papier!!|papier!|formular*!|formulare!|ein formular!!|aneinander vorbei!!|vorbei!|abläufe!|ablauf!|arbeitsabläufe!|arbeitsabl*!|prozess*!|prozesse!
    vereinfach*!|einfacher!|vereinfachen!|umständlich!|kompliziert!|rezepturen!|standards!|standard*!|aufschreiben!|schriftlich!|freigabe*!|freigaben!
    genehmig*!|dauern ewig!!|dauert ewig!!|dauert zu lange!!|schneller!|doppelt!|doppelte!|doppelarbeit!|doppelte arbeit!!|doppelte dokumentation!!|dokumentation!
    *dokumentation!|dokumentier*!|organisation!|besser organisier*!!|organisier*!|chaos!|chaotisch!|struktur*!|strukturen!|planung!|bessere planung!!
    besser planen!!|koordin*!|abstimm*!|abstimmung!|zusammenarbeit zwischen abteilungen!!|zwischen den abteilungen!!|schnittstelle!|einkauf und!!
    weniger meetings!!|meetings kürzer!!|kürzere meetings!!|kürzere besprechungen!!|effizien*!|effizienter!|regeln!|klare regeln!!|vorgaben!|lager!
    lieferketten!|bestell*!|aufnahme!|qualitätskontrolle!|fehler!
  `,
  teamwork: `
    zusammenhalt!|mehr zusammenhalt!!|zusammen!|zusammenarbeit!|miteinander!|teamgeist!|teamarbeit!|team!|teams!|team-tag!|teamtag!|teambuilding!|team building!!
    teamevent*!|betriebsausflug!|ausflug!|ausflüge!|sommerfest!|weihnachtsfeier!|feier!|feiern!|grillen!|grillfest!|stammtisch!|klima!|betriebsklima!
    arbeitsklima!|stimmung!|schlechte stimmung!!|atmosphäre!|läster*!|lästereien!|gelästert!|tratsch*!|getratscht!|mobbing!|gemobbt!|intrigen!|hinterrücks!
    hintenrum!|zicken*!|gegeneinander!|gegen jeden!!|jeder gegen!!|ausspielen!|grüppchen!|cliquen!|streit*!|konflikte!|respekt*!|respektvoll*!|respektlos*!
    umgang!|umgangston!|ton!|höflich*!|freundlich*!|grüßen!|guten morgen!!|kollegial*!|kollegen!|hilfsbereit*!|helfen!|gegenseitig!|neue aufnehmen!!
    neue besser aufnehmen!!|neue kollegen!!|willkommen!|kultur!|unternehmenskultur!|solidar*!|faule!|faulenz*!
  `,
  fairness: `
    fair!|fairer!|fairness!|unfair!|gerecht*!|gerechter!|gerechtigkeit!|ungerecht*!|gleichbehand*!|gleich behandelt!!|gleiche regeln!!|gleiches recht!!
    für alle gleich!!|alle gleich!!|nach nase!!|nasenfaktor!|nasen!|vitamin b!!|bevorzug*!|bevorzugt!|lieblinge!|liebling!|günstling*!|freunde vom chef!!
    vetternwirtschaft!|vettern*!|klüngel!|diskrimin*!|rassis*!|sexis*!|frauen!|männer und frauen!!|ausländer*!|benachteil*!|immer dieselben!!|immer die gleichen!!
    zweierlei maß!!|zwei-klassen*!|zweiklassen*!|neid!|privileg*!
  `,
  development: `
    fortbild*!|fortbildungen!|weiterbild*!|schulung*!|schulungen!|kurs!|kurse!|*kurs!|meisterkurs!|seminar*!|lehrgang*!|zertifikat*!|lernen!|azubi*!|azubis!
    auszubild*!|ausbild*!|ausbildung!|lehrling*!|kaffee kochen!!|praktikant*!|einarbeit*!|einarbeitung!|einlernen!|angelernt!|anlernen!|eingearbeitet!|mentor*!
    pate!|patenprogramm!|aufstieg*!|aufstiegs*!|aufstiegsmöglichkeit*!|aufstiegschanc*!|karriere*!|perspektive*!|entwicklung!|entwicklungs*!|weiterentwick*!
    entwicklungsgespräch*!|beförder*!|ohne studium!!|studium!|quereinst*!|förder*!|förderung!|talente!|qualifi*!|weiterkommen!
  `,
  praise: `
    weiter so!!|macht weiter so!!|bin zufrieden!!|zufrieden!|sehr zufrieden!!|passt alles!!|alles gut!!|alles bestens!!|alles super!!|alles top!!|läuft!|läuft gut!!
    arbeite gern!!|arbeite gerne!!|gern hier!!|gerne hier!!|gern zur arbeit!!|macht spaß!!|spaß!|super team!!|tolles team!!|mein team ist!!|tolle kollegen!!
    nette kollegen!!|liebe kollegen!!|gutes team!!|top chefin!!|top chef!!|super chef!!|toller chef!!|tolle chefin!!|beste chefin!!|danke für!!|danke euch!!|danke!
    vielen dank!!|großes lob!!|lob an!!|bester arbeitgeber!!|guter arbeitgeber!!|toller arbeitgeber!!|wohl!|fühle mich wohl!!|wohlfühlen!|familiär*!|stolz!
    nichts zu meckern!!|nichts auszusetzen!!|kann nicht klagen!!|obstkorb super
  `,
  survey: `
    umfrage*!|befragung*!|fragebogen!|fragen!|zu viele fragen!!|zu lang!!|anonym*!|anonym!|wer liest!!|wer das liest!!|liest das!!|ändert sich nichts!!
    ändert sich!!|sich was tut!!|ob sich!!|bin gespannt!!|gespannt!|passiert nichts!!|passiert eh nichts!!|passiert ja doch!!|jedes jahr!!|schön dass ihr fragt!!
    dass ihr fragt!!|gefragt wird!!|endlich fragt!!|bringt nichts!!|bringt eh nichts!!|letzte umfrage!!|ergebnisse der!!
  `,
  security: `
    befrist*!|unbefrist*!|entfrist*!|übernahme!|festanstellung!|kurzarbeit!|sicherer arbeitsplatz!!|sichere arbeitsplätze!!|arbeitsplatzsicherheit!
    stellenabbau!|entlassung*!|verkauft werden!!|standort!|insolvenz*!|fusion!|outsourc*!
  `,
  health: `
    gesundheit*!|gesund!|gesundheitsförd*!|rücken!|rückenschul*!|massage*!|physio*!|sport*!|fitness*!|krank!|kranke!|krankheit!|arbeitsschutz!|arbeitssicherheit!
    sicherheit!|unfall*!|unfälle!|gefährlich*!|erste hilfe!!|brandschutz!|schwer heben!!|heben!|staub!|dämpfe!|gewalt!|übergriff*!|betriebsarzt!|psych*!|impf*!
  `,
}
