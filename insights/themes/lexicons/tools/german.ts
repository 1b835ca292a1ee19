import type { ToolCategory } from '../../categories.ts'

/** What people write in German about the tools that they use or miss. */
export const german: Partial<Record<ToolCategory, string>> = {
  assistants: `
    künstliche intelligenz!|=ki!|ki tool!|assistent*!|*assistent!|*assistenz|sprachmodell*!|spracherkennung!|diktier*!|diktat!|diktiergerät!
    spracheingabe!|sprache zu text!|transkri*!|transkription!|mitschrift!|protokolle schreibt!|protokolliert!|übersetz*!|übersetzung*!
    übersetzer!|zusammenfass*!|zusammenfassung*!|textvorschläge!|texte schreibt!|textgenerator!|angebotstexte!|formulier*!|korrekturles*!
    rechtschreib*!|bildgenerator!|maschinelles lernen!|bot!|chatbot!|prompt*!
  `,
  projects: `
    projektmanag*!|projektmanagement!|projekt*!|projekttool!|projektplan*!|projektübersicht!|aufgaben!|aufgabe*!|aufgabenliste*!|aufgabenplan*!
    aufgabenverwaltung!|aufgabenmanagement!|to-do-liste*!|todo-liste*!|checkliste*!|wer macht was!|wer was macht!|planungstool!|planungstafel!
    board!|tafel!|meilenstein*!|fristen!|fristenkontrolle!|wiedervorlage!|erinnerung*!|terminüberwachung!|ticketsystem*!|ticket*!
    anfragen verwalten!|kapazitätsplan*!|ressourcenplan*!|auftragsübersicht!|auftragsverfolgung!|fortschritt!|zeitstrahl!
  `,
  knowledge: `
    wissen*!|wissensdatenbank!|wissensmanagement!|*datenbank mit anleitungen!|dokumentation*!|doku!|suche!|suchfunktion!|suchmaschine!
    durchsuchbar*!|volltextsuche!|auffindbar*!|finden!|findet!|handbuch!|handbücher!|anleitung*!|*anleitung!|*anleitungen!|arbeitsanweisung*!
    nachschlage*!|nachschlagen!|leitfaden!|leitfäden!|glossar!|rezept*!|rezepte!|verfahrensanweisung*!|eine stelle wo!|ein ort!|an einem ort!
    zentrale ablage!|zentral!|ablage!|archiv!|intranet!|telefonliste!|telefonverzeichnis!|organigramm!|vorlagen!|vorlage!|erklärvideos!
    schwarzes brett!|aktueller stand|aktuelle version!
  `,
  devices: `
    computer*!|rechner!|*rechner!|bildschirm*!|zweiter bildschirm!|zweiten bildschirm!|zweiter monitor!|zweiten monitor!|tastatur*!|maus!
    mikrofon*!|kamera*!|ladegerät*!|ladekabel!|akku!|beamer!|lautsprecher*!|hardware!|gerät!|geräte!|kabel!|adapter!|festplatte!
    arbeitsspeicher!|hochfahren!|mobile geräte!
  `,
  network: `
    internet*!|netz!|netzwerk!|empfang!
  `,
  printers: `
    handscanner!|scanner!|drucker*!|*drucker!|etikettendrucker!|kopierer!
  `,
  phones: `
    kopfhörer*!|handy*!|diensthandy*!|telefon*!|telefonanlage!|funk!|funkgerät*!|funkgeräte!|sprechfunk!|gegensprech*!
  `,
  furniture: `
    stuhl!|schreibtisch!|höhenverstellbar*!
  `,
  scheduling: `
    zeiterfass*!|zeiterfassung!|arbeitszeiterfassung!|stundenzettel!|stunden!|stechuhr!|einstempeln!|stempel*!|stempeluhr!|dienstplan*!
    dienstpläne!|schichtplan*!|schichtplaner!|schichtpläne!|schichttausch!|schichten tauschen!|schicht*!|einsatzplan*!|personalplan*!
    personaleinsatz*!|urlaubsplan*!|urlaubsantrag!|urlaub*!|urlaub online!|abwesenheit*!|überstunden*!|kalender*!|*kalender!|teamkalender!
    gemeinsamer kalender!|terminplan*!|termin*!|raumbuchung*!|räume buchen!|buchungskalender!|tourenplan*!|routenplan*!|lenkzeiten!|ruhezeiten!
    arbeitszeit*!
  `,
  analytics: `
    auswert*!|auswertung*!|auswertungen!|bericht*!|berichte!|reporting!|statistik*!|kennzahl*!|kennzahlen!|zahlen!|analyse*!|analys*!
    datenanaly*!|übersicht!|übersicht über!|umsatzzahlen!|live-daten!|echtzeit!|bestände!|lagerbestand!|lagerbestände!|controlling!|prognose*!
    diagramm*!|grafiken!|visualisier*!|monitoring!|daten!|tageszahlen!|messen!|zusammenführ*!
  `,
  chat: `
    chat*!|messenger*!|gruppenchat!|nachrichten*!|videokonferenz*!|videotelefon*!|videoanruf*!|videocall*!|video!|konferenz*!
    konferenzsystem!|telefonkonferenz!|kommunikation*!|kommunikationsmittel!|kommunikationstool!|kanal!|kanäle!|rundruf!|benachrichtigung*!
    push-nachricht*!|alle erreicht!|alle erreichen!
  `,
  development: `
    testumgebung*!|testsystem*!|testdaten!|tests!|automatisierte tests!|entwicklung*!|entwicklungsumgebung!|entwickler*!|programmier*!
    versionsverwaltung!|versionskontrolle!|fehlerverfolgung!|fehlerprotokoll!|logs!|logging!|server*!|buildserver!|deployment!|debug*!|code!
    codereview!|datenbankzugriff!|virtuelle maschine!|pipeline!|schnittstellendoku
  `,
  machines: `
    maschine*!|*maschine!|*maschinen!|werkzeug*!|*werkzeug!|bohr*!|bohrmaschine!|akkuschrauber!|schrauber!|schraubenzieher!|schlüssel!
    drehmomentschlüssel!|hammer!|säge*!|*säge!|flex!|schleif*!|schweiß*!|zange*!|leiter!|leitern!|gerüst!|staubsauger!|reinigungsmaschine!
    reinigungsgerät!|hochdruckreiniger!|messgerät*!|messschieber!|messmittel!|multimeter!|waage!|thermometer!|mäher!|rasenmäher!|kettensäge!
    kompressor!|pumpe!|drehbank!|fräse*!|fräsmaschine!|presse!|werkbank!|vorrichtung!|ersatzteile!
  `,
  transport: `
    stapler*!|gabelstapler!|hubwagen!|palettenhubwagen!|ameise!|wagen!|rollwagen!|sackkarre!|hebe*!|hebehilfe*!|kran!|förderband!|fahrzeug*!
    transporter!|auto!|lkw!|anhänger!|rollcontainer*!|rollbehälter!|gepäckwagen!|wäschewagen!|elektrohubwagen!|e-hubwagen!|hochhubwagen!
    hubtisch!|hebebühne!|treppensteiger!|lieferwagen!|firmenwagen!|dienstwagen!|e-bike!|lastenrad!|ladebordwand!|spanngurte!|winterreifen!
    traktor!|karre!
  `,
  medical: `
    lifter!|pflegebett*!|bett!|betten!|rollstuhl*!|blutdruck*!|ultraschall!|infusionspumpe*!|medizingerät*!|medizintechnik!|verbandmaterial!
    verbandwagen!|katheter!|rollator*!|pflegehilfsmittel!|lagerungshilfen!|steril*!|infusionsständer!|röntgen*!|ekg!|blutzucker*!
    patientenlifter!|patientenmonitor*!|matratze*!|fieberthermometer!|visitenwagen!|medikamentenwagen!|pulsoximeter!|defibrillator!|rutschbrett!
  `,
  kitchen: `
    ofen!|öfen!|teigteiler!|knetmaschine!|kühlung!|kühlschrank!|messer!|schneidemaschine!|spülmaschine!|kaffeemaschine?|küche*!|küchengerät*!
    küchenmaschine*!|herd!|pfanne*!|töpfe!|kombidämpfer!|konvektomat!|fritteuse!|mixer!|stabmixer!|rührgerät!|rührmaschine!|backblech*!
    backofen!|schneidebrett*!|aufschnittmaschine!|vakuumierer!|gärschrank!|kühlzelle!|eismaschine!|kartoffelschäler!|thermomix!|teig*!
    scharfe messer!
  `,
  protection: `
    handschuhe!|schutzbrille!|helm!|schutzausrüstung!|schutzkleidung!|psa!|sicherheitsschuhe!|arbeitsschuhe!|arbeitskleidung!|arbeitshose*!
    warnweste*!|gehörschutz!|ohrstöpsel!|maske*!|atemschutz!|schürze*!|winterjacke*!|regenjacke*!|jacke*!|knieschoner!|kniepolster!|auffanggurt!
    schnittschutz*!|schutzhelm*!|uniform*!|kasack*!|verbandskasten!|feuerlöscher!
  `,
  documents: `
    signatur*!|unterschrift*!|digitale unterschrift!|digital unterschreiben!|elektronische unterschrift!|elektronische signatur!
    online unterschreiben!|vertrag!|verträge!|vertragsmanagement!|dokumentenmanag*!|dokumente!|dokumentenverwaltung!|rechnung*!
    rechnungsfreigabe!|rechnungen digital!|rechnungseingang!|freigabe*!|freigaben!|freigabeprozess!|formular*!|formulare!|lieferschein*!
    einscannen!|eingescannt!|digitale akte!|akte!|akten!|patientenakte!|personalakte!|aktenablage!|papierlos*!|papier!|beleg*!|belege!
    archivierung!|vorgänge digital!|angebote schreiben!|angebotstool!
  `,
  design: `
    bildbearbeitung*!|bildbearbeitungsprogramm!|fotobearbeitung!|grafik*!|grafikprogramm!|gestalt*!|gestaltung!|design*!|layout*!|videoschnitt!
    schnittprogramm!|videobearbeitung!|bilder!|fotos!|bilddatenbank!|stockfotos!|schriften!|zeichn*!|zeichenprogramm!|konstruktion*!|prototyp*!
    visualisierungen!|präsentationsvorlagen!
  `,
  customers: `
    kunden*!|kundendatenbank!|kundenverwaltung!|kundendaten!|kundenmanagement!|kundenservice!|kundenfeedback!|vertrieb*!|vertriebstool!
    verkauf*!|marketing*!|marketingtool!|social media!|kampagne*!|webseite!|website!|onlineshop!|webshop!|buchung*!|buchungssystem!
    buchungstool!|reservierung*!|reservierungssystem!|gäste*!|umfrage*!|umfragetool!|reklamation*!|beschwerde*!|callcenter!|angebotskalkulation!
    kalkulation!|adressen!|kontakte!|preisliste*!
  `,
  enterprise: `
    warenwirtschaft*!|lager*!|lagerverwaltung!|lagerverwaltungssystem!|bestand*!|bestell*!|bestellsystem!|bestellung*!|einkauf*!|beschaffung!
    buchhaltung*!|buchhaltungssoftware!|finanz*!|abrechnung*!|reisekosten*!|spesen*!|lohnabrechnung!|lohn!|kasse*!|kassensystem!|inventur!
    inventar!|produktionsplan*!|fertigungsplan*!|pps!|krankenhausinformationssystem!|pflegesoftware!|pflegedokumentation!|hotelsoftware!
    hotelsystem!|fuhrpark*!|sendungsverfolgung!|logistik*!|disposition!|dispo!|instandhaltungssoftware!|wartungsplaner!|lieferanten*!|budget*!
    branchensoftware!
  `,
  people: `
    personalverwaltung!|personalsoftware!|personalportal!|mitarbeiterportal!|mitarbeiter-app!|mitarbeiterapp!|lohnzettel!|gehaltsabrechnung!
    bewerber*!|bewerbermanagement!|recruiting!|onboarding*!|lernplattform!|schulung*!|schulungen!|schulungsplattform!|weiterbildung*!
    online-kurse!|mitarbeitergespräch*!|mitarbeiterbefragung!|zielvereinbarung!|einarbeitung*!|einarbeitungsplan!|feedbacktool
  `,
  automation: `
    automatis*!|automatisierung*!|automatisch*!|schnittstelle*!|schnittstellen!|verknüpf*!|verbind*|vernetz*!|synchron*!|synchronisierung!
    doppelte eingabe!|doppelt eingeben!|doppelt erfassen!|doppelte erfassung!|abtippen!|händisch!|von hand!|manuell*!|skript*!|datenaustausch!
    datenübertragung!|import!|export!|systeme verbinden!|miteinander reden!
  `,
  office: `
    tabellenkalkulation!|textverarbeitung!|e-mail*!|email*!|mailprogramm!|postfach!|präsentation*!|cloudspeicher!|cloud-speicher!|netzlaufwerk!
    laufwerk!|gemeinsames laufwerk!|ordner!|gemeinsamer ordner!|dateiablage!|dateien teilen!|datenaustausch intern|speicherplatz!|speicher!
    lizenz*!|lizenzen!|neue version!|aktuelle office!|browser!|zusammen bearbeiten!|gemeinsam bearbeiten!|gleichzeitig bearbeiten!|backup*!
    datensicherung!
  `,
  access: `
    passwort*!|passwörter!|passwortmanager!|zugang*!|zugänge!|zugriff*!|zugriffsrechte!|rechte!|adminrechte!|admin-rechte!|berechtigung*!
    anmeld*!|fernzugriff!|remote-zugriff!|von zuhause!|von zu hause!|homeoffice-zugang!|sicherheit*!|virenschutz!|verschlüssel*!|schlüsselkarte!
    transponder!|konto!|account!
  `,
}
