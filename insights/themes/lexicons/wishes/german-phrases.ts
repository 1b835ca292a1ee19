import type { WishCategory } from '../../categories.ts'

/** How people say in German what the company should do better without its usual words; `#` is a number. */
export const germanPhrases: Partial<Record<WishCategory, string>> = {
  pay: `
    keine erhöhung!|ost und west!|in ost und west!|seit # gleich!|inflationsprämie|mcdonalds|burgerladen|fahrgeld|erhöhung|eine erhöhung!
    ne erhöhung!|# prozent!|prozent mehr!|prozent erhöhung!|# euro mehr!|euro mehr!|cent mehr!|hunderter mehr!|pro stunde!|in der stunde
    mehr auf dem konto!|auf dem konto!|aufs konto!|konto leer!|lohnzettel|gehaltszettel|abrechnung stimmt!|geldbeutel|portemonnaie
    in der tasche!|wohnung leisten!|nicht mehr leisten!|leisten können!|kann mir nicht leisten!|kann ich mir nicht!|die miete zahlen!
    miete zahlen!|miete|strompreis*|heizkosten|strom|alles wird teurer!|teurer|teurer geworden!|preise|kosten steigen!|steigende kosten!
    einkaufen teurer|bei der konkurrenz!|die konkurrenz zahlt!|konkurrenz mehr!|woanders|woanders verdient!|woanders kriegt!|woanders gibts!
    woanders gibt es!|anderswo|nebenan|gegenüber|aldi|lidl|discounter|supermarkt?|tankstelle?|an der kasse mehr!|kriegen mehr!|kriegt mehr!
    bekommen mehr!|bekommt mehr!|verdient mehr!|verdienen mehr!|mehr als wir!|mehr als ich!|weniger als!|doppelt so viel!|das doppelte!
    gleiches geld!|gleicher lohn!|gleiche arbeit gleiches!|für gleiche arbeit!|umsonst|umsonst arbeiten!|für lau!|gratis arbeiten!
    ohne bezahlung!|nicht bezahlt!|wird nicht bezahlt!|bezahlt werden!|bezahlt bekommen!|vergütet|vergüten|ausbezahlt|ausbezahlen|auszahlen
    abgezogen|abzüge|abgespeist|almosen|hungerlohn|peanuts|witz?|lächerlich?|frechheit?|rekordgewinn*|gewinne|am gewinn!|vom gewinn!|vom kuchen!
    aktionäre|bonus für!|bonuszahlung*|kein weihnachtsgeld!|kein urlaubsgeld!|kein bonus!|seit jahren keine!|nullrunde*|lohnstopp|eingefroren
    tarifgebunden|gewerkschaft|ig metall!|verdi|tvöd|nach tarif!|stufe|entgeltgruppe|steuern?|steuerfrei|minijob|aufstocken|amt gehen!
    altersarmut|fürs alter!|im alter!|kindergarten|kita|kinderzuschuss|deutschland-ticket!|ticket|bahncard|fahrkarte|sprit|benzin|tanken|brille
    zahnersatz|zahn*|prämie für!|wertgutschein|einkaufsgutschein|sonntagszuschlag|nachtzuschlag|feiertagszuschlag|samstagszuschlag|schichtzulage
    erschwerniszulage|schmutzzulage|leistungszulage|zulagen|pflegebonus|trinkgelder
  `,
  time: `
    wach sehen!|feste freie!|feste tage!|ob ich arbeite!|ob ich samstag!|ob ich muss!|nach # uhr!|um zehn!|um # und!|wieder da!|zur kita!
    urlaubsanträge|anträge auf urlaub!|früher schluss!|freitags|freitag frei!|schluss machen!|um # uhr!|bis # uhr!|ab # uhr!|# uhr!|# stunden!
    # stunden schicht!|# tage woche!|# tage am stück!|tage am stück!|am stück!|tage hintereinander!|hintereinander|# tage frei!|frei
    freier tag!!|mein freier tag!!|freien tag!!|freies|freigeben bekommen|nächste woche!|nächste woche arbeite!|wann ich arbeite!
    wann ich arbeiten!|wann ich frei!|wann wir!|weiß nie wann!|wissen wann!|tage vorher!|wochen vorher!|# tage vorher!|# wochen vorher!
    am vortag!|am abend vorher!|über nacht geändert!|dauernd geändert!|ständig geändert!|geändert|selber einteilen!|selbst einteilen!
    frei einteilen!|einteilen|mitreden beim dienstplan!|wunschdienst*|wunschfrei|wunschplan|wünsche berücksichtigen!|tauschen|schicht tauschen!
    dienst tauschen!|am freien tag!!|im urlaub angerufen!|im urlaub!|urlaub genehmig*!|urlaub abgelehnt!|urlaub bekommen!|urlaub nehmen!
    urlaub nur!|resturlaub|betriebsurlaub|zwangsurlaub|schulferien|in den ferien!|mehr urlaub!|mehr urlaubstage!|# tage urlaub!|# urlaubstage!
    klingelt|handy aus!|anrufen|angerufen werden!|ruft an!|whatsapp am!|abends noch!|sonntags|samstags|am wochenende!|jedes wochenende!
    ein wochenende!|wochenenden|weihnachten frei!|an weihnachten!|an feiertagen!|nachts|nachtdienst*|nachtdienste|frühdienst*|spätdienst*
    kurzer wechsel!|spät auf früh!|von spät auf früh!|schlafen|schlaf|ausschlafen|ruhephasen|pause machen!|pausen machen!|pausen einhalten!
    keine pause!|ohne pause!|pause durch!|zeit zum essen!|in ruhe essen!|im stehen essen!|zur toilette!|aufs klo!|familienleben|meine kinder!
    meine frau!|mein mann!|meine tochter!|mein sohn!|mein kind!|kinder sehen!|kinder abholen!|kinder bringen!|abholen|in die schule bringen!
    alleinerziehend|pflege meine!|meine mutter!|meinen vater!|angehörige*|arzttermin*|zahnarzt|vereinsleben|hobby|hobbys|training verpass
    ein leben!|leben neben!|privat|daheim aus!|von daheim aus!|zuhause aus!|von zuhause aus!|zu hause aus!|tage von daheim!|daheim|zuhause
    zu hause!|homeofficetag*|mehr homeoffice!|ins büro fahren!|ins büro müssen!|büro kommen!|ortsunabhängig|von überall!|stundenzahl
    stunden runter!|reduzieren|weniger tage!|30 stunden!|32 stunden!|35 stunden!|38 stunden!|teilzeitmodell*|später kommen!|später beginnen!
    früher heim!|pünktlich|pünktlich heim!|pünktlich feierabend!|pünktlich raus!|länger bleiben!|dableiben|stunden aufgebaut!|minusstunden
    plusstunden|stundenabbau|arbeitszeitgesetz|ruhetag|ruhetage|ramadan
  `,
  workload: `
    ersaufen|ertrinken|ersaufen in!|ertrinken in!|seit monaten weg!|weg seit!|monaten weg!|allen zusagen!|jedem kunden!|nicht mal aufs klo!
    aufs klo komm|mehr an die theke!|eine für # !|arbeit nie gemacht!|zu #!!|zu viert!|zu fünft!|zu zweien!|zu sechst!|die arbeit von #!!
    arbeit von #!!|arbeit für #!|für # leute!|job von #!|früher waren wir!|waren wir #!|früher # jetzt!|nur noch #!!|nur # leute!|ganz alleine!
    alleine auf!|allein auf!|allein im!|alleine im!|allein mit!|alleine mit!|allein in!|auf mich allein!|alles an mir!|alles allein!
    alles alleine!|als einzige!|als einziger!|der einzige!|die einzige!|mädchen für alles!|springt ein!|einspringt|keiner da!|niemand da!
    keine vertretung!|vertritt|vertreten|bleibt liegen!|bleibt alles liegen!|liegen bleibt!|liegt alles!|berge|berg|stapel|stapelt|türmt
    immer mehr!|immer mehr arbeit!|immer mehr aufgaben!|mehr aufgaben!|noch mehr!|zusatzaufgaben|zusätzliche aufgaben!|zusätzlich|obendrauf
    oben drauf!|nebenbei|nebenher|aufgehalst|aufgebrummt|draufgepackt|abwälz*|umverteilt|auf uns verteilt!|unter uns aufgeteilt!|leute ersetzen!
    ersetzt niemand!|nicht ersetzt!|gegangen sind!|die gegangen!|gehen alle!|alle kündigen!|hauen ab!|rennen weg!|weglaufen|weg ist!
    verlieren leute!|gute leute gehen!|gute leute!|leute weg!|stelle frei!|seit monaten frei!|unbesetzt|stelle unbesetzt!|nicht besetzt!
    wieder besetzen!|ausschreiben|mehr pfleger*!|mehr pflegekräfte!|mehr köche!|mehr fahrer!|mehr lehrer!|mehr erzieher*!|mehr ärzte!
    mehr azubis!|mehr verkäufer*!|mehr kassen öffnen!|mehr kassierer*!|mehr entwickler*!|mehr hände!|noch jemand!|noch jemanden!|eine zweite!
    ein zweiter!|zweite person!|zweite kraft!|jemanden dazu!|verstärkung|unterstützung im!|unterstützung bei!|hilfe in!|hilfe bei!|aushelfen
    aushilfen|hilfskräfte|studentische|minijobber|saisonkräfte|rotieren|am rotieren!|nur am rennen!|am laufen!|rennerei|gerenne|keine luft!
    luft zum atmen!|luft holen!|durchschnaufen|zum durchatmen!|puls|tempo|langsamer|zu schnell!|schneller schneller!|ausgelaugt|fertig
    fix und fertig!|platt|am ende!|nicht mehr lange!|geht nicht mehr!|schaff*|nicht zu schaffen!|nicht schaffbar!|schaffen wir nicht!
    kaum zu schaffen!|nicht mehr hinterher!|hinterherkommen|komme nicht hinterher!|kommen nicht nach!|nachkommen|nicht nach!|hinterher
    zusammenklapp*|zusammenbruch|heulen|nerven|nervlich|verheizt|ausgebeutet|ausbeut*|ausquetsch*|zitrone|sklaven|maschinen keine|liefertermine
    termindruck|bis gestern!|gestern fertig!|sofort|alles sofort!|eilig|eilaufträge|alles auf einmal!|gleichzeitig|drei sachen!|# sachen!
    # projekte!|weniger projekte!|weniger aufgaben!|weniger aufträge!|weniger kunden!|weniger zimmer!|zimmer pro!|# zimmer!|# patienten!
    # bewohner!|# kinder!|# schüler!|# tische!|# stopps!|pakete|zeit für patienten!|zeit für die patienten!|zeit für bewohner!
    zeit für die bewohner!|zeit für die kinder!|zeit für kunden!|mehr zeit für!|zu wenig zeit!!|zeit pro!|minuten pro!|in ruhe arbeiten!
    ordentlich arbeiten!|saubere arbeit!|vorbereitungszeit|gruppen|gruppengröße|kleinere gruppen!|große klassen!|saisonspitzen|sommerloch
    hauptsaison|vor weihnachten!|weihnachtszeit|nein sagen!|aufträge ablehnen!|annehmen was
  `,
  information: `
    erfahren wir wenn!|erfahren wir erst!|sagt nie jemand!|nie jemand was!|sagt jemand was!|aufschreiben|aufschreiben was!|beschlossen
    beschlossen wurde!|was beschlossen!|wissen nix!|wissen nichts!|weiß nix!|schlecht läuft!|wenn es schlecht!|kriegen nix mit!
    kriegen nichts mit!|kriegt nix mit!|kriegt nichts mit!|bekommen nichts mit!|nichts mitbekommen!|mitbekommen|mitkriegen|mitgekriegt
    auf facebook!|facebook|aus dem radio!|im radio!|zeitung gelesen!|in der zeitung!|gelesen|vom kunden!|von kunden!|von einem kunden!
    kunde erzählt!|kunde gesagt!|kunden wissen!|vor uns!|eher als wir!|früher als wir!|vom lieferanten!|vom fahrer!|von der nachbarin!
    vom nachbarn!|friseur|beim bäcker!|taxifahrer|schwiegermutter|raucherecke erfahren|zufällig|durch zufall!|als letzter!|letzter|letzten
    die letzten!|immer die letzten!|nie was!|sagt keiner was!|sagt niemand was!|sagt einem keiner!|keiner sagt was!|keiner sagt einem!
    kein mensch sagt!|gesagt|gesagt bekommen!|gesagt wird!|rechtzeitig bescheid!|vorher bescheid!|bescheid|bescheid wissen!|niemand bescheid!
    ahnungslos|im nebel!|nebel|im dunkeln tappen!|tappen|was geplant!|was geplant ist!|was kommt!|was vorhat!|pläne offen!|planung mitteilen!
    wie es weitergeht!|weitergeht|wohin es geht!|wohin|wo es hingeht!|wie die zahlen!|wie wir dastehen!|dastehen|wie es läuft!|stand der dinge!
    zwischenstand|warum was!|wieso|warum etwas!|weshalb|warum wir!|warum das!|keiner weiß warum!|nicht erklärt!|nie erklärt!|erläuter*
    ergebnisse|ergebnisse der umfrage!|ergebnis der!|umfrage|letzte umfrage!|protokoll|protokolle|protokolle teilen!|veröffentlich*|weitersagen
    weitergegeben|weitergeben|wird nicht weitergegeben!|kommt nicht!|geht verloren!|verloren|versickert|versanden|bleibt hängen!|hängen bleibt!
    stille post!|stille|einbahnstraße|sitzungen|zu viele sitzungen!|termine ohne!|meetings ohne!|meetingfrei|hätte eine mail!|besprechungen
    weniger besprechungen!|weniger sitzungen!|kurze besprechung!|morgenrunde*|kurze runde!|regelmäßige runde!|monatlich*|wöchentlich*
    einmal im monat zusammen!|zusammensitzen|zusammensetzen|an einen tisch!|an einem tisch!|tisch setzen!|hinsetzen|mehr miteinander!
    miteinander|reden miteinander!|redet miteinander!|nicht miteinander!|miteinander zu reden!|werkstatt und büro!|büro und werkstatt!
    büro und produktion!|küche und service!|innendienst und außendienst!|früh und spät!|tag und nacht!|nachtschicht erfährt!
    nachtschicht vergessen!|die nachtschicht!|nachtdienst|außendienst|filialen|außenstelle*|andere standorte!|beide standorte!|anderen standort!
    standorte|von schicht zu schicht!|nächste schicht!|vorherige schicht!|gegenschicht|übergeben|rundmails|lesen|mails liest!|liest keiner!
    liest niemand!|beantwort*|unbeantwortet|mails beantworten!|geht keiner ran!|ans telefon!|zurückrufen|meldet sich!|melden|rückmeldung
    nie eine antwort!|# mails!|# kanäle!|# gruppen!|hundert mails!|jeder sagt was anderes!|sagt was anderes!|was anderes!|widersprech*
    widersprüch*|verschiedene aussagen!|unterschiedliche aussagen!|falsche infos!|veraltete infos!|in meiner sprache!|auf polnisch!
    auf türkisch!|mehrsprachig|einfache sprache!|verstehe nicht!|verstehen|fachchinesisch|denglisch
  `,
  leadership: `
    sagt ab!|gespräch ab!|sagt jedes!|keiner will verantwortlich!|will verantwortlich sein!|nichts entschieden!|wird nichts entschieden!
    war noch nie!|noch nie in!|jede mail!|nach ideen fragen!|ideen ignorier*!|dann ignorieren!|kunden frech!|frech werden!
    einen tag mitarbeiten!|tag mitarbeiten!|mal mitarbeiten!|mitarbeiten soll!|eine woche mitarbeiten!|eine schicht mitmachen!|mitmachen
    schicht mit!|selber mal!|selbst mal!|hü|hott|heute so!|morgen so!|heute so morgen!|jeden tag was anderes!|jede woche was neues!
    ständig was neues!|neue strategie!|# strategien!|hin und her!|hin her!|zickzack|meinung|unserer meinung!|unsere meinung!
    nach unserer meinung!|meinungen|meinung fragen!|uns fragen was!|was wir denken!|was wir brauchen!|was wir sagen!|wer die arbeit macht!
    die die arbeit machen!|fragt uns!|fragt keiner!|fragt niemand!|gefragt|nie gefragt!|über unsere köpfe!|über die köpfe!|köpfe hinweg!|hinweg
    hört keiner!|hört niemand!|hört uns!|hört auf!|offenes ohr!|ohr|ohren|taub|auf durchzug!|durchzug|vorschläge ignorier*!|ignorier*|ernst
    nicht ernst!|für voll!|wie kinder!|wie kleinkinder!|wie erwachsene!|wie idioten!|wie dreck!|wie sklaven!|wie maschinen!|behandelt
    behandelt werden!|behandeln|machen lassen!|in ruhe lassen!|in ruhe arbeiten lassen!|einmisch*|reinreden|redet rein!|dreinreden
    auf die finger!|auf die uhr!|über die schulter!|schulter schauen!|kamera*|stoppuhr|jede minute!|jeden schritt!|selber machen lassen!
    eigene entscheidungen!|da unten!|hier unten!|unten läuft!|unten|keine ahnung was!|ahnung was!|keinen plan!|kein plan von!|null ahnung!
    weltfremd|realitätsfern|theorie|theoretiker|schreibtischtäter|schreibtisch aus!|vom schreibtisch!|hinter der tür!|geschlossene tür!
    offene tür!|offene türen!|tür offen!|versteck*|verkriecht|taucht ab!|abtauchen|nie zu sehen!|nie gesehen!|sieht man nie!|sieht man!
    zu sehen!|auftauchen|taucht nie!|mal vorbeikommen!|vorbeikommen|vorbeischauen|vorbei|runterkommen|mal runter!|rumlaufen|in die produktion!
    in die halle!|auf station!|auf die station!|auf der baustelle!|in der filiale!|meinen namen!|unsere namen!|namen kennen!|kennt nicht!
    grüßt nicht!|schreit|schreien|rumschreien|herumschreien|rumgebrüll|anbrüllen|anschnauz*|anmotzen|anpflaum*|runtermach*|runterputz*
    fertigmach*|bloßstell*|vor allen!|vor den gästen!|vor kunden!|vor patienten!|vor der gruppe!|vor versammelter!|weinen|tränen|zum heulen!
    beleidig*|droh*|drohungen|schimpf*|rumkommandier*|kommando*|befehl*|befehlston|ton|anderer ton!|netter ton!|schlechte laune!|laune
    entscheidet|entscheidet keiner!|entscheidet niemand!|keiner entscheidet!|niemand entscheidet!|endlich entscheiden!|mal entscheiden!|mut
    mutig*|rückgrat|eier|durchgreifen|konsequenz*|aussitzen|aussitzt|wegschauen|wegsehen|wegducken|ducken|unter den teppich!|teppich
    probleme lösen!|probleme angehen!|probleme ansprechen!|kümmern|kümmert sich!|kümmert|handeln|taten|taten statt!|taten folgen!|worten taten!
    nur reden!|nur gerede!|gerede|blabla|heiße luft!|geschwätz|sonntagsreden|zusage*|versprochen|versprochen und!|hält nicht!|nicht gehalten!
    einhalten|gehalten|was sie versprechen!|wasser predigen!|wein trinken!|vorangehen|entschuldig*|entschuldigung|fehler eingesteh*!
    wir sind schuld!|immer wir!|schuld haben!|rücken|im rücken?|hinter uns!|hinter einem!|hinter den mitarbeitern!|schützt|vor uns stellen!
    verteidig*|in schutz!|den rücken!|im stich!|stich gelassen!|gegenüber kunden!|gegenüber eltern!|vor eltern!|bei beschwerden!|stellvertret*
    oberarzt|chefarzt|oberin|heimleitung|einrichtungsleitung|marktleiter*|bereichsleiter*|gruppenleiter*|werkleiter*|werksleit*|bauleiter
    disponent|hotelchef|direktion|restaurantleiter|betriebsleiter*|projektleiter|teamlead*|vorgesetzter|juniorchef|seniorchef|neuer chef!
    neuen chef!|anderer chef!|andere chefs!|bessere chefs!|weniger chefs!|zu viele chefs!|berater|unternehmensberat*|rückmeldung vom!
    rückmeldung zu meiner!|wie ich mich mache!|wo ich stehe!|jahresgespräch|einmal im jahr!|lob und kritik!|selbstkritik
  `,
  recognition: `
    hat nie wer!|nie bemerkt!|nie wer bemerkt!|feiertag gearbeitet!|ab und zu!|hin und wieder!|ein danke!|danke wäre!|danke sagt!|danke hört!
    kein danke!|nie ein danke!|nicht mal ein danke!|mal danke!|dankesch*|ein wort!|nettes wort!|liebes wort!|freundliches wort!|gutes wort!
    ein lob!|mal loben!|nie gelobt!|nicht gemeckert!|nicht geschimpft ist!|ist genug gelobt!|nur wenn was schiefgeht!|schiefgeht|schief geht!
    schief läuft!|schiefläuft|nur wenn was!|nur wenn etwas!|fehler werden gesehen!|nur die fehler!|nur fehler!|nur beschwerden!
    nicht mal eine karte!|eine karte!|karte|karte zum!|nicht mal!|# jahre dabei!|jahre dabei!|# jahre!|jahren und!|nach # jahren!
    nach all den jahren!|all den jahren!|jahre und!|treue|langjährig*|abschied|ohne abschied!|verabschiedung|in rente und!|kuli
    kugelschreiber als!|tasse|blumenstrauß|schokolade|pralinen|pizza|eine pizza!|mal ein eis!|eis|kuchen|sekt|grillfest|sieht keiner!
    sieht niemand!|sieht ja keiner!|merkt keiner!|merkt niemand!|bemerkt|wahrnehm*|beachtung|beachtet|keiner beachtet!|interessiert keinen!
    interessiert niemanden!|interessiert|putzkräfte|reinigungskräfte|putzfrau*|küchenhilfen|die im hintergrund!|im hintergrund!
    hinter den kulissen!|kulissen|den laden am laufen!|am laufen halten!|laden zusammenhalten!|ohne uns!|ohne uns läuft!|helden|arbeitstiere
    nur nummern!|bin nur!|sind nur!|eine nummer!|zahl|nicht nur eine zahl!|wie luft!|luft für!|als mensch gesehen!|dass wir da sind!
    was wir leisten!|leisten|was wir tun!|was ich leiste!|geleistet|gute arbeit!|gute arbeit gesehen!|gute leistung!|einsatz sehen!
    einsatz honorier*!|honorier*|belohn*|belohnung|prämiert|auszeichn*|auszeichnung*|ehren|ehrung|ehrungen|stolz|ermutig*|ermunter*|aufmunter*
    positiv*|was positives!|lorbeeren|die lorbeeren!|schmücken|fremde federn!|fremden federn!|klopfen|schulterklopfen|daumen hoch!|lächeln
    mal lächeln!|motivation|demotiv*
  `,
  fairness: `
    die hübschen!|hübsche|die guten!|kriegen die guten!|auch für die chefs!|auch für chefs!|kaffee kochen!|müssen immer kaffee!|neffe*|nichte
    sohn vom!|tochter vom!|frau vom!|vetter*|cousin*|schwager vom!|verwandt*|familie vom chef!|freunde vom!|freund vom!|kumpel*|spezl*
    duzfreund*|buddy vom!|saufkumpan*|golfclub|wer den chef kennt!|wen man kennt!|wer wen kennt!|richtigen leute!|die richtigen!|liebling*
    günstlinge|hofstaat|ja-sager!|jasager|einschleim*|schleimer|kriecher|arschkriech*|raucher machen!|raucherpausen|raucherpause|raucher dürfen!
    raucher haben!|nichtraucher|wir arbeiten während|recht für alle!|für alle gelten!|gelten für alle!|regeln gelten!|für alle!|nicht nur für!
    nicht nur die!|auch für uns!|auch für die!|auch wir!|auch für teilzeit!|auch für leiharbeiter!|auch die produktion!|manche|manche dürfen!
    manche leute!|manche kollegen!|die einen!|die anderen!|einer darf!|darf alles!|dürfen alles!|alles erlaubt!|andere nicht!|die andern!
    gewisse leute!|bestimmte leute!|bestimmte personen!|immer die gleichen!!|immer dieselben!!|die selben!|dieselben|gleichen leute!|büro darf!
    büro bekommt!|verwaltung bekommt!|verwaltung darf!|führung bekommt!|leiharbeiter behandeln!|leiharbeiter wie!|stammbelegschaft
    zwei klassen gesellschaft!|klassengesellschaft|arbeiter und angestellte!|west und ost!|ost und west!|frau|als frau!|frauen werden!
    frauen genauso!|männerverein|männerclub|kopftuch|hautfarbe|ausländisch*|migrations*|deutsche und!|nationalität*|schwanger*|ältere werden!
    alte|die jungen!|jung und alt!|kinderlose|ohne kinder!|eltern bevorzug*!|singles|schwerbehinderte|rollstuhl|gleiche chancen!
    chancengleichheit|gleiche bedingungen!|gleiche verteilung!|gleichmäßig|gleichmäßig verteil*!|fair verteil*!|gerecht verteil*!|verteilung
    abwechselnd|reihum|die guten schichten!|gute schichten!|schlechten schichten!|drecksarbeit|wer macht nichts!|nichts tun!|nichts tut!
    machen nichts!|macht nichts!|ruht sich aus!|ausruhen|auf der faulen haut!|halbe arbeit!|mitziehen|mitschleppen|durchgezogen|krankfeier*
    blaumach*|blau machen!|simulant*|kommt damit durch!|damit durch!|lauteste*|wer am lautesten!|am lautesten!|nachvollziehbare kriterien!
    kriterien|klare kriterien!|beurteilung*|bewertung*|faire beurteilung!
  `,
  development: `
    nur fegen!|fegen|fegen lassen!|keiner geschult!|mich keiner!|gern lernen!|würd gern lernen!|würde gern lernen!|ins kalte!|kalte wasser!
    geworfen|reingeworfen|ins wasser!|schwimmen|aufzusteigen|möglichkeit aufzusteigen!|keine möglichkeit!|keine möglichkeiten!|kurs bezahlen!
    einen kurs!|kurse bezahlen!|kurs machen!|schein machen!|staplerschein|führerschein machen!|meister machen!|meister bezahlen!
    techniker machen!|studium unterstütz*!|prüfung|prüfungsvorbereitung|prüfungen|berufsschule|ausbildung|lernt nichts!|lernen nichts!
    was lernen!|etwas lernen!|neues lernen!|dazu lernen!|lernen dürfen!|lernen können!|beibringen|bringt keiner bei!|keiner erklärt!
    niemand erklärt!|erklärt einem!|erklärt den neuen!|erklärt bekommen!|wie es geht!|wie die kasse geht!|wie das geht!|zeigen|zeigt mir!
    zeigt keiner!|niemand zeigt!|keiner zeigt!|richtig zeigen!|gezeigt bekommen!|selber rausfinden!|selbst rausfinden!|herausfinden|youtube
    selbst beigebracht!|nach einem tag!|nach zwei tagen!|erste schicht!|erste schicht allein!|am ersten!|# tage einarbeitung!|neue leute!|neue
    neulinge|anfänger*|berufsanfänger|quereinsteiger*|jungen leuten!|die azubis!|azubis besser!|azubis ausbilden!|als billige!
    billige arbeitskraft!|hilfskraft|messen besuchen!|kongress*|konferenz|tagung*|fachliteratur|fachzeitschrift*|budget für!|lernbudget
    freistell*|bildungsurlaub|auf seminar!|auf schulung!|zur schulung!|schicken|schickt uns!|geschickt|ausprobieren|neues ausprobieren!
    mehr verantwortung!|neue aufgaben!|interessante aufgaben!|spannende aufgaben!|spannend*|anspruchsvoll*|unterforder*|herausforder*
    immer das gleiche!|jeden tag das gleiche!|das gleiche!|seit # jahren das gleiche!|seit # jahren!|gleicher stelle!|gleiche stelle!
    selbe stelle!|selber posten!|auf meiner stelle!|nie weiter!|kommt nicht weiter!|komme nicht weiter!|weiter kommen!|hoch|hocharbeiten
    nach oben!|oben ist zu|endstation|ende der fahnenstange!|fahnenstange|nächster schritt!|nächste stufe!|nächsten schritt!|chance geben!
    eine chance!|mal eine chance!|chancen für!|jungen eine chance!|talente|stärken|fähigkeiten nutzen!|fähigkeiten|können einbringen!|intern
    interne|interne besetzen!|zuerst intern!|erst intern!|von außen!|externe|extern besetzt!|leute von draußen!|leute von außen!|aus der firma!
    eigenen leute!|eigene leute!|in andere abteilungen!|andere abteilung*!|reinschnuppern|hospit*|rotation|wechseln können!|zukunft hier!
    wo die reise für mich!|perspektiven|entwicklungsgespräch*|karriereplan|ohne studium!|studierte|ungelernte|anerkennung meines abschlusses!
    abschluss
  `,
  equipment: `
    klingt wie!|zweite spülmaschine!|zweite maschine!|die hälfte der!|in meiner größe!|meiner größe!|funkgerät*|stürzt ab!|stürzt # ab!
    stürzt am!|stürzt ständig!|dreimal am tag!|pc stürzt!|hängt sich auf!|hängt sich!|friert ein!|eingefroren|läuft nicht!|läuft nie!
    geht nicht!|geht nie!|gehen nicht!|tut nicht!|streikt|spinnt|zickt|macht schlapp!|gibt den geist auf!|geist auf!|auseinander
    fällt auseinander!|auseinanderfäll*|zusammengeflickt|geflickt|flickwerk|klebeband|panzertape|rostig*|verrostet|rost|klapprig*|wackel*
    stumpf*|stumpfe messer!|leer|akku leer!|akkus|batterie*|ewig zum starten!|braucht ewig!|dauert ewig bis!|minuten bis!|minuten zum!
    viertelstunde|bis er an ist!|hochgefahren|windows 7!|windows xp!|von 19*!|aus den 90ern!|aus den neunzigern!|aus den achtzigern!
    aus den 80ern!|von vorgestern!|von anno!|museumsreif|dinosaurier|vorsintflutlich|mittelalter|letztes jahrhundert!|jahrhundert|mit der hand!
    von hand!|per hand!|schreiben alles!|noch auf papier!|auf zettel!|zettelwirtschaft|ordner|excel-liste!|liste in excel!|doppelt und dreifach!
    zwei programme!|drei programme!|# programme!|# systeme!|# passwörter!|verschiedene programme!|verschiedene systeme!|abschreiben|reinkopieren
    zu wenig hubwagen!|zu wenig wagen!|zu wenig geräte!|zu wenige geräte!|zu wenig laptops!|zu wenig computer!|zu wenig werkzeug!
    zu wenig betten!|zu wenig wäsche!|wäsche|handtücher|genug werkzeug!|genug handschuhe!|genug material!|genug geräte!|genug rechner!
    einer für alle!|eine für alle!|teilen uns!|teilen uns einen!|# für #!|ein gerät!|nur ein gerät!|nur eine maschine!|nur ein stapler!
    nur ein drucker!|nur einen!|fehlendes werkzeug!|fehlt immer!|fehlt material!|material fehlt!|suchen werkzeug!|suchen ständig!|schrauben
    töpfe|pfannen|geschirr|wischmopp|putzmittel|reinigungsmittel|staubsauger|besen|spülmaschine|rollstühle|thermometer|blutdruckmesser|lifter
    matratzen|windeln|pumpen|spritzen|etiketten|preisschilder|kartenlesegerät|kassenrolle|regale|paletten|kartons|navi|bremsen|winterreifen
    bulli|sprinter|anhänger|bagger|gerüst|akkuschrauber|messgeräte|schutzscheibe|smartboards|kopierer|toner|kreide|schulbücher|tablets|spielzeug
    repariert wird!|wird nicht repariert!|nie repariert!|warten auf reparatur!|seit monaten kaputt!|seit wochen kaputt!|ständig kaputt!
    dauernd kaputt!|immer kaputt!|techniker kommt!|it kommt!|it# braucht!|it# hilft!|support|hotline|ticket|tickets|bestellt seit!|neuen laptop!
    neuer laptop!|neue laptops!|neue computer!|neue rechner!|neue pcs!|neue maschinen!|neue maschine!|neue stapler!|neuer stapler!
    neues werkzeug!|neue werkzeuge!|neue geräte!|neue software!|neues programm!|neues system!|neue autos!|bessere geräte!|besseres werkzeug!
    bessere software!|bessere programme!|schnelleres internet!|stabiles internet!|besseres internet!|kein empfang!|kein netz!|kein internet!
    kein wlan!|signal|die kasse!|unsere software!|unser system!|das system!|das programm!|die app!|eine app!|app für!|online|online beantrag*!
    portal|bildschirme|zweiter bildschirm!|zweiten bildschirm!|größerer bildschirm!|headsets
  `,
  workplace: `
    besenkammer|über meinem tisch!|nach was schmeckt!|schmeck*|suppe|frieren wir!|wir frieren!|im winter!|im sommer!|zu kalt!|eiskalt|arschkalt
    saukalt|kalte|zu heiß!|so heiß!|backofen|sauna|# grad!|schwitz*|ventilatoren|heizung kaputt!|heizung aus!|fenster auf!|fenster öffnen!
    ohne fenster!|keine fenster!|dichte fenster!|jalousien|rollos|sonne|sonnenschutz|keller|kellerloch|container|bunker|loch|neonröhr*|flackert
    eklig*|ekelhaft*|widerlich|klos sind!|klo|klopapier|toilettenpapier|seife|handtuchspender|verstopft|abfluss|stinken|mäuse|ratten|kakerlaken
    ungeziefer|tauben|spinnweben|müffelt|müll|mülleimer|platz zum sitzen!|zum sitzen!|hinsetzen|sitzen in der pause!|sitzplätze|sitzecke
    sitzbank|bänke|couch|ort für pausen!|ort zum essen!|wo man essen!|wo man sitzen!|raum für pausen!|pause im auto!|im auto essen!|rückzugsort
    rückzugsraum|stiller raum!|ruhiger platz!|ruhiger arbeitsplatz!|ruhigere|konzentrier*|konzentration|krach|lärmschutz|gehör
    versteht sein eigenes wort!|eigenes wort!|telefonieren alle!|alle telefonieren!|# leute in einem raum!|in einem raum!|in einem zimmer!
    wie die hühner!|hühner|sardinen|wie sardinen!|eng|zu eng!|zu klein!|klein|kleines büro!|größere|größeres|mehr räume!|neue räume!
    eigener schreibtisch!|eigener platz!|fester platz!|wand|wände|boden|böden|teppich raus|fußboden|decke|es regnet rein!|regnet rein!|tropft
    wasser von der decke!|pfützen|risse|bröckel*|tür kaputt!|aufzug kaputt!|aufzug geht!|warmwasser|warmes wasser!|duschen|umziehen?|umkleiden
    spinde|schließfach|schließfächer|garderobe|essen in der!|das essen!|besseres essen!|gutes essen!|gesünderes essen!|gesundes essen!
    warmes essen!|was warmes!|etwas warmes!|warmes|nachts essen!|essen nachts!|salat|gemüse|fleisch|pommes|brötchen|frühstück|halal|veggie
    vegetarisches|wurst|kaffee besser!|guter kaffee!|besserer kaffee!|gratis kaffee!|kostenloser kaffee!|tee|wasser umsonst!|kaltes wasser!
    trinkwasser|gratis wasser!|sprudel|kühlschrank|mikrowelle|geschirrspüler|wasserkocher|herd in der!|gemütlich*|schöner|freundlicher|hell
    heller|farbe|bunt|grau|trist|bilder|grün|balkon|musik|radio
  `,
  commute: `
    bus kommt!|nur jede stunde!|jede stunde!|parklücke|keine parklücke!|wo parken!|parken können!|zum parken!|parkgebühr*|parkticket
    kostenlos parken!|kostenlose parkplätze!|keinen parkplatz!|kein parkplatz!|auto abstellen!|auto stehen!|knöllchen|strafzettel|weit laufen!
    vom parkplatz!|e-autos!|laden können!|auto laden!|strom tanken!|fahrräder|rad abstellen!|rad geklaut!|mit dem rad!|mit dem fahrrad!
    überdacht*|dach für fahrräder!|e-bike!|duschen für radfahrer!|mit dem bus!|mit der bahn!|mit dem auto!|mit dem zug!|bus fährt!
    fährt kein bus!|kein bus!|letzter bus!|letzte bus!|erster bus!|bushaltestelle|fährt nix!|fährt nichts!|um # fährt!|heimkommen|nachts heim!
    taxi|hinkommen|herkommen|zur arbeit kommen!|zur arbeit fahren!|weg zur arbeit!|stunde fahrt!|stunden fahrt!|stunde fahren!|km|kilometer
    am arsch der welt!|pampa|gewerbegebiet|zweigstelle näher!|näher|anschluss|sammeltaxi|firmenbus|kleinbus|abgeholt|zimmer für mitarbeiter!
    mitarbeiterwohnung*|wohnungen für!
  `,
  processes: `
    wo was liegt!|was liegt!|wo im lager!|bis genehmigt!|wochen bis!|bis eine genehmigt!|wer wofür!|wofür zuständig!|zuständig ist!|zuständig
    wer zuständig ist!|wer ist zuständig!|wer was darf!|wer was entscheidet!|keiner zuständig!|keiner fühlt sich!|fühlt sich zuständig!
    niemand fühlt sich!|wen fragen!|wen man fragen!|an wen!|wer mein ansprechpartner|von pontius!|pilatus|hin und hergeschickt!|abgewimmelt
    weitergereicht|schiebt es!|den schwarzen peter!|schwarzer peter!|ping-pong!|# formulare!|drei formulare!|formulare für!|formular für!
    ausfüllen|ausgefüllt|# unterschriften!|unterschriften für!|unterschrift für!|unterschreiben muss!|# stempel!|stempel|genehmigt
    genehmigt wird!|genehmigt bekommen!|beantragen|antrag für!|anträge für!|dauert alles!|alles dauert!|dauert ewig!|dauert|dauert # wochen!
    dauert # monate!|# wochen warten!|wochen warten!|monate warten!|warten|warten wochen!|wochenlang*|monatelang*|ewig warten!|ewig|schneller
    schneller gehen!|langsam|zu lange!|lange wege!|lange dauert!|mühlen|umständlich|von hinten durch!|durch die brust!|doppelt gemoppelt!
    doppelt machen!|zweimal machen!|alles zweimal!|alles doppelt!|doppelte wege!|unnötig*|unnötige wege!|unnötige arbeit!|sinnlos*
    sinnlose listen!|überflüssig*|leerlauf|zeitverschwendung|listen|listen ausfüllen!|liste für!|für die schublade!|schublade|dokumentieren
    mehr dokumentieren!|dokumentationswahn|schreibkram|bürokram|papierberge|zettel|ausdrucken|jeder macht es anders!|macht es anders!
    macht was er will!|jeder macht!|jeder anders!|jede schicht anders!|jede filiale anders!|anders|einheitliche|einheitliche regeln!|ein system!
    kein system!|ohne system!|ohne plan!|kein plan!|planlos|plan|ein plan!|einen plan!|konzept|konzepte|kopflos|improvis*|auf zuruf!|spontan
    von heute auf morgen!|ordnung|mehr ordnung!|unordnung|aufräum*|suchen|suche|gesucht|sucht man!|nichts finden!|findet nichts!|findet man!
    wo was ist!|wo alles ist!|beschrift*|immer die gleichen fehler!|gleichen fehler!|fehler|fehler passieren!|aus fehlern lernen!|rad neu!
    neu erfinden!|nacharbeit*|ausschuss|reibungslos*|reibungsverlust*|läuft rund!|hand in hand!|vorbereit*|vorbereitung|vorlauf
    rechtzeitig bestellen!|rechtzeitig bestellt!|bestellen|zu spät geliefert!|falsch geliefert!|lieferung|lieferungen|material rechtzeitig!
    materialfluss|tourenplanung|tour|routen|klare struktur*!|klare abläufe!|klare prozesse!|klare anweisung*!|klare zuständigkeit*!
    klare vorgaben!|anweisungen|checkliste*|leitfaden|anleitung*|kurze dienstwege!|entscheidungen dauern!|weniger papier!|weniger formulare!
    entbürokrat*|pragmat*|pragmatischer
  `,
  teamwork: `
    aufhören zu streiten!|streiten|vertrieb und produktion!|zusammen was trinken!|was trinken!|trinken gehen!|bierchen|bier|feierabendbier
    essen gehen!|zusammen essen!|gemeinsam essen!|gemeinsames frühstück!|gemeinsames essen!|zusammen frühstücken!|zusammen was!|zusammen etwas!
    was zusammen!|mal zusammen!|gemeinsam was!|gemeinsam etwas!|unternehmen was!|was unternehmen!|kegeln|bowling|fußball|wandern|wandertag
    grillen|grillabend|grillfest|sommerfest|feiern|weihnachtsfeier|party|ausflug|reise|treffen|kennenlernen|kennt man!|kennt sich!|kennen uns!
    gesichter|lästereien|lästerei|gelästert|hinter dem!|hinterrücks|tratsch|getratsch*|klatsch|zickenkrieg|zicken|gezicke|zickerei*|sticheleien
    stutenbissig*|hetze|gehetzt|ausgelacht|ausgeschlossen|außen vor!|schikan*|schikane|fertig gemacht!|gemein|feindselig*|giftig*|vergiftet
    schlechtes klima!|gutes klima!|klima im team!|dicke luft!|angespannt|spannungen|grüppchen*|grüppchenbildung|lager im team|gräben|gegen früh!
    früh gegen spät!|alt gegen jung!|jeder gegen jeden!|gegen jeden!|jeder für sich!|für sich!|jeder denkt an sich!|an sich!|egois*
    einzelkämpfer|ellbogen*|konkurrenzdenken|konkurrenzkampf|schuld auf andere!|mit dem finger!|finger zeigen!|anschwärz*|petzen|verpetz*
    füreinander da!|füreinander|einander|helfen einander!|sich helfen!|mal helfen!|aushelfen untereinander!|untereinander|zusammenhalten
    hält zusammen!|halten zusammen!|zusammen halten!|an einem strick!|eine familie!|wie eine familie!|familiär*|wir|wir sind ein team!|ein team!
    team sein!|dazugehör*|willkommen|guten morgen sagen!|guten morgen!|grüß*|hallo|bitte und danke!|manieren|benehmen|anstand
    freundlicher miteinander!|netter|nett|netter zueinander!|lieb|herzlich*|herz|wärme|menschlicher|mensch bleiben!|als menschen!|wie menschen!
    verständnis|rücksicht*|rücksichtnahme|toleranz|offen reden dürfen!|sagen dürfen!|sagen was man denkt!|was man denkt!|meinung sagen!
    traut sich!|traut sich keiner!|sich trauen!|angst was zu sagen!|fehler machen dürfen!|fehler zulassen!|stimmung|die stimmung!|gute stimmung!
    bessere stimmung!|gute laune!|lachen|freude|spaß|allein im büro sitzen|einsam|isoliert
  `,
  health: `
    geschlagen|von patienten geschlagen!|schlagen|gebissen|getreten|gekratzt|bespuckt|angespuckt|angegriffen|angegriffen werden!|angefasst
    begrapsch*|betatscht|betrunkene*|besoffene*|pöbel*|angepöbelt|bedroht|beschimpft|überfallen|notknopf|notfallknopf|alarmknopf|security
    wachdienst|wachmann|allein nachts!|nachts allein!|angst nachts!|dunkler parkplatz!|beleuchtung am parkplatz!|sicher fühlen!
    fühle mich sicher!|unsicher fühlen!|kreuz|das kreuz!|bandscheib*|knie|schulter|schultern|nacken|handgelenk*|füße|gelenke|schmerz*|weh
    tut weh!|rücken kaputt!|rücken ist!|rücken weh!|unsere rücken!|unseren rücken!|auf die knochen!|knochen|schweres tragen!|schwer tragen!
    schleppen|schwere|zu schwer!|# kilo!|kilo|kg|den ganzen tag stehen!|ganzen tag stehen!|stehen|sitzen den ganzen!|augen|kopfschmerzen|husten
    lunge|atemwege|abgase|rauch|staubschutz|absauganlage|absaugung|lärm macht!|gehörschaden|ohrstöpsel|verbrenn*|verbrannt|geschnitten
    schnittverletz*|gestürzt|sturz|stürze|stolper*|stolperfallen|ausgerutscht|ausrutschen|glätte|eis|streuen|notausgang zugestellt!|zugestellt
    feuerlöscher|rauchmelder|brand|feuer|not-aus!|schutzgitter|sicherheitsregeln|sicherheitsvorschriften|sicherheitsunterweis*|unterweisung*
    warnwesten|handschuhe|schutzbrillen|bis was passiert!|was passiert!|etwas passiert!|erst was passier*!|jemand stirbt!|jemand verletzt!
    lebensgefährlich*|fahrlässig*|krank zur arbeit!|krank arbeiten!|krank kommen!|krank gemeldet!|ansteck*|grippe|impfung|corona|psychologe
    psychologin|psyche|seele|trauma|nach todesfällen!|jemand zum reden!|betriebliches gesundheitsmanagement!|bgm|gesundheitskurse|rückenkurs
    fitnesskurs*|krankengymnastik
  `,
  security: `
    verträge für # monate!|für # monate!|nur verträge für!|jahresvertrag|jahresverträge|zeitvertrag|zeitverträge|# monate vertrag!|vertrag für!
    vertrag verlängert!|verlängert|verlängerung*|verlängern|nur bis!|nur für ein jahr!|immer befristet!|befristet|fester vertrag!
    festen vertrag!|festen job!|feste stelle!|feste stellen!|fest übernehmen!|übernommen|übernommen werden!|übernahme nach!
    leiharbeiter übernehmen!|dauerhaft|weiß nicht ob ich!|ob ich bleiben!|ob es uns!|ob wir nächstes jahr!|nächstes jahr noch!|noch da!
    noch gibt!|um meinen job!|um den job!|um den arbeitsplatz!|um unsere arbeitsplätze!|angst um!|angst um den!|arbeitsplätze erhalten!
    arbeitsplätze sichern!|arbeitsplätze|arbeitsplatz verlieren!|job verlieren!|wer als nächstes!|wer der nächste!|rausfliegt|rausgeworfen
    rauswerfen|fliegt|kündigungswelle|kurzarbeit|sparprogramm|einschnitte|abbau|verlager*|verlagerung|nach polen!|nach china!|nach asien!
    ins ausland verlager*!|dichtmachen|macht dicht!|zugemacht|zumachen|geschlossen wird!|schließt|werk schließt!|standort bleibt!
    standort erhalten!|investor*|verkauft wird!|neue besitzer!|neuer eigentümer!|heuschrecken|durch roboter!|durch maschinen ersetzt!
    wie es mit uns!|mit uns weiter!
  `,
  business: `
    kunden warten|kunden beschweren|kunden laufen|mehr kunden|neue produkte|bessere produkte|weniger produkte|gute qualität|schlechte qualität
    qualität statt|billige zutaten|zutaten|rezepte|rezeptur|öffnungszeiten|ladenöffnung|sonntags öffnen|webshop|internetauftritt|internetseite
    radiowerbung|plakate|fernsehwerbung|sponsoring|fußballverein|altes logo|neues logo|farbe vom logo|firmenname|namen der firma
    geldverschwendung|weggeworfen|wegwerfen|wegschmeißen|lebensmittel wegwerfen|unnütze ausgaben|ausgaben|weniger ausgeben|zu teuer eingekauft
    weniger plastik|plastikbecher|weniger papier drucken|umwelt|klima schützen|elektroautos für|licht ausmachen|heizkosten sparen|mehr verkaufen
    preise senken|preise erhöhen|günstiger|marktanteil|neues wagen|altmodisch|verstaubt|stehengeblieben|langfristig|kurzfristiges denken
    quartalszahlen|mehr mut zu neuem
  `,
}
