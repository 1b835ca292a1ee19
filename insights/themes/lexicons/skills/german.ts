import type { SkillCategory } from '../../categories.ts'

/** What people write in German about the skills that they have or want. */
export const german: Record<SkillCategory, string> = {
  languages: `
    sprache*!|sprachen!|fremdsprache*!|sprachkenntnis*!|sprachkurs*!|englisch*!|*englisch!|deutsch*!|*deutsch!|französisch*!|spanisch*!
    italienisch*!|portugiesisch*!|chinesisch*!|mandarin!|japanisch*!|arabisch*!|russisch*!|polnisch*!|türkisch*!|niederländisch*!|tschechisch*!
    ungarisch*!|rumänisch*!|ukrainisch*!|gebärdensprache!|vokabel*!|vokabular!|grammatik!|muttersprache!|aussprache!|dolmetsch*!|übersetzen!
  `,
  leadership: `
    führ*!|führung*!|*führung|führungskompetenz*!|mitarbeiterführung!|teamführung!|personalführung!|menschen führen!|team führen!|führen!
    anleiten!|leute anleiten!|leiten!|teamleit*!|teamleitung!|*leitung!|*leiter!|*leiterin!|chef!|chefin!|vorgesetzte!|delegier*!|coach*!
    coachen!|mentor*!|motivation von!|motivier*!|mitarbeiter motivieren!|motivation*!|mitarbeitergespräch*!|mitarbeitergespräche führen!
    personalgespräch*!|kritikgespräch*!|konflikt*!|konfliktmanagement!|konfliktlösung!|konflikte lösen!|mediation!|entscheid*!
    entscheidungen treffen!|verantwortung*!|verantwortung übernehmen!|strateg*!|strategie*!|strategisches denken!|veränderungsmanagement!
    changemanagement!|teamentwicklung!|teambuilding!|durchsetz*!|durchsetzungsvermögen!|ausbilderschein!|aevo!|ada-schein!|ausbildereignung!
    azubis!|auszubildende*!|meister!|meisterbrief!|meisterschule!
  `,
  ai: `
    künstliche intelligenz!|künstlicher intelligenz!|=ki!|sprachmodell*!|maschinelles lernen!|maschinelles!|automatis*!|automatisierung*!
    prozesse automatisieren!|prompten!|bot!|ki-tools!|agenten!|neuronal*!
  `,
  projects: `
    projekt*!|projektmanagement*!|projektleitung!|projektleiter!|projektplanung!|projekte leiten!|projekte planen!|agil*!|agile methoden!
    zeitpläne!|zeitplan*!|meilenstein*!|produktmanag*!|anforderungsmanag*!|prozessmanag*!|risikomanag*!|stakeholder*!|planung!
  `,
  communication: `
    kommunik*!|kommunikation*!|gesprächsführung!|*gespräche!|gespräche!|schwierige gespräche!|elterngespräche!|kundengespräche|präsent*!
    präsentieren!|präsentation*!|rhetorik!|rhetorisch*!|reden!|freies reden!|frei sprechen!|freies sprechen!|sprechen vor!|vor leuten!
    vor gruppen!|vor publikum!|vortrag*!|vorträge!|auftreten!|auftritt!|moderation*!|moderier*!|workshops leiten!|feedback geben!|feedback!
    zuhören!|aktives zuhören!|ausdrück*!|ausdruck!|schreiben!|schriftlich*!|texte!|texten!|formulier*!|argumentier*!|überzeug*!|deeskalation*!
    deeskalier*!|schwierige kunden!|wütende kunden!|richtigen worte!|soft skills!|sozialkompetenz!|soziale kompetenz*!|empathie!
    einfühlungsvermögen!|teamfähigkeit!|teamarbeit!|netzwerken!|körpersprache!|diplomatie!|small talk!|umgang mit menschen!
  `,
  programming: `
    programmier*!|programmierung!|*programmierung!|softwareentwicklung!|software entwickeln!|softwarearchitektur!|webentwicklung!
    web-entwicklung!|appentwicklung!|entwickl* von software|coden!|datenbank*!|it-sicherheit!|it sicherheit!|informationssicherheit!
    netzwerktechnik!|netzwerk*!|netzwerkadministration!|systemadministration!|serveradministration!|server!|softwaretest*!|testautomatisierung!
    informatik!|skript*!|skripte!|cloud!|robotik
  `,
  data: `
    daten*!|datenanalyse*!|datenauswertung!|daten auswerten!|auswert*!|auswertung*!|analyse*!|analytisch*!|analysieren!|statistik*!
    tabellenkalkulation!|tabellen!|formeln!|berichte!|berichtswesen!|reporting!|zahlen!|kennzahlen!|controlling!|visualisier*!|recherche*!
    wissenschaftliches arbeiten!
  `,
  sales: `
    verkauf*!|verkaufen!|verkaufsgespräch*!|verkaufstraining!|verkaufstechnik*!|vertrieb*!|verhandl*!|verhandlung*!|verhandeln!
    verhandlungsführung!|akquise!|kaltakquise!|neukunden!|neukundengewinnung!|kunden*!|kundenservice!|kundenberatung!|beratung*!|beraten!
    kundenbetreuung!|kundenumgang!|umgang mit kunden!|beschwerdemanagement!|reklamation*!|gästebetreuung!|gästeservice!|service!|werbung!
    onlinemarketing!|online-marketing!|marktforschung!|einkauf*!|einkäufer!|beschaffung!|preisverhandlung*!|theke!|geschäftsentwicklung!
  `,
  self: `
    zeitmanagement!|zeiteinteilung!|zeit einteilen!|selbstmanagement!|selbstorganis*!|selbstorganisation!|mich organisieren!
    mich selbst organisieren!|organis*!|organisation*!|organisationstalent!|arbeitsorganisation!|struktur*!|strukturiert*!
    strukturiert arbeiten!|strukturierter!|priorit*!|prioritäten setzen!|priorisier*!|nein sagen!|grenzen setzen!|abgrenz*!|abgrenzung!|fokus*!
    konzentr*!|konzentration!|produktiv*!|aufschieb*!|prokrastin*!|pünktlich*!|geduld*!|stress*!|stressmanagement!|stressbewältigung!
    umgang mit stress!|belastbar*!|resilien*!|resilienz!|gelassen*!|gelassenheit!|ruhe bewahren!|achtsamkeit!|selbstbewusst*!|selbstvertrauen!
    selbstsicher*!|selbstdisziplin!|disziplin!|kreativ*!|kreativität!|kritisches denken!|problemlös*!|probleme lösen!|problemlösung!
    selbstständig*!|eigeninitiative!|flexib*!|multitasking!|lernen lernen!|effizien*!|ordnung!|abschalten!|gründlich*!
  `,
  trade: `
    schweiß*!|*schweißen!|schweißer*!|fräs*!|fräsen!|drehen!|zerspan*!|maschine*!|maschinen!|maschinenbedienung!|anlagen*!|anlagenbedienung!
    elektrik!|elektro*!|elektrotechnik!|elektronik!|elektriker*!|hydraulik*!|pneumatik*!|mechanik*!|mechatronik*!|schlosser*!|instandhalt*!
    wartung!|reparatur*!|reparier*!|fehlersuche!|steuerungstechnik!|sps-programmierung?|robotertechnik!|roboter!|stapler*!|staplerschein!
    gabelstapler*!|kran*!|kranschein!|führerschein*!|lkw-führerschein!|fahren!|hubarbeitsbühne!|löten!|montage!|montieren!
    technische zeichnung*!|zeichnungen lesen!|messtechnik!|werkstoff*!|schreiner*!|tischler*!|holz*!|zimmer*|maurer*!|fliesen*!|trockenbau!
    maler*!|dach*|sanitär*!|heizung*!|wärmepumpe*!|klimatechnik!|photovoltaik!|back*!|backen!|brot!|sauerteig!|konditor*!|konditorei!|pralinen!
    torten!|zucker*|koch*!|kochen!|küche!|soßen!|saucen!|dessert*!|fleisch*!|metzger*!|grill*|wein*!|cocktail*!|kaffee!|gärtner*!|gartenbau!
    pflanzen!|baumschnitt!|nähen!|schneider*!|frisieren|haarschnitt*!|handwerk*!|handwerklich*!|lager*!|lagerlogistik!|logistik*!|disposition!
    ladungssicherung!|kommissionier*!|druck*technik|konstruktion!|konstruieren!|bauleitung!|vermessung!|reinigungstechnik!
  `,
  care: `
    pflege*!|*pflege!|pflegen!|altenpflege!|palliativ*!|palliativpflege!|demenz*!|wundmanagement!|wundversorgung!|wund*!|intensiv*!
    intensivmedizin!|intensivpflege!|beatmung*!|anästhesie!|op-pflege!|medizin*!|medizinisch*!|medikament*!|patient*!|patienten!|bewohner*!
    erste hilfe!|ersthelfer!|reanimation!|notfall*!|notfallmedizin!|chirurg*!|pädiatr*!|kinderkrankenpflege!|geburtshilfe!|hebamme*!|therapie*!
    *therapie!|physiotherap*!|psycholog*!|psychiatr*!|onkolog*!|kinästhetik!|diabetes!|blutabnahme!|blut abnehmen!|ultraschall!|hygiene*!
    sterbebegleitung!|praxisanleit*!|praxisanleiter!|sozialarbeit!|betreuung!
  `,
  finance: `
    finanz*!|finanzen!|buchhaltung*!|buchführung!|rechnungswesen!|bilanz*!|bilanzierung!|bilanzbuchhalter*!|steuer*!|steuerrecht!
    kostenrechnung!|kalkulation*!|kalkulieren!|budget*!|budgetierung!|lohnabrechnung!|lohnbuchhaltung!|gehaltsabrechnung!|betriebswirt*!|bwl!
    betriebswirtschaft*!|wirtschaft*!|investition*!|versicherung*!|bank*!|revision!|jahresabschluss*!
  `,
  law: `
    recht!|*recht!|arbeitsrecht!|vertragsrecht!|vergaberecht!|datenschutz*!|rechtlich*!|gesetze!|vorschriften!|verträge!|patent*!|zoll*!
    zollrecht!|personalwesen!|personalarbeit!|recruiting!|betriebsrat*!
  `,
  design: `
    design*!|gestalt*!|gestaltung!|grafik*!|grafikdesign!|webdesign!|layout!|illustration*!|zeichnen!|foto*!|fotografie*!|fotografieren!|video*!
    videoschnitt!|filmen!|bildbearbeitung!|animation!|usability!|musik!
  `,
  software: `
    computer*!|pc-kenntnisse!|pc!|edv*!|edv-kenntnisse!|software*!|software!|digital*!|digitalisierung!|digitale werkzeuge!|digitale tools!
    programme!|neue programme!|office-programme!|office!|zehnfinger*!|10-finger*!|tippen!|kassensystem!|warenwirtschaft!|buchungssystem!
  `,
  quality: `
    qualität*!|qualitätsmanagement!|qualitätssicherung!|qualitätskontrolle!|prozessoptimierung!|prozesse verbessern!|prozess*!|prozesse!
    arbeitssicherheit!|sicherheit!|sicherheitsbeauftragte*!|brandschutz*!|brandschutzhelfer!|gefahrgut!|gefahrstoffe!|umweltmanag*!|nachhaltig*!
    nachhaltigkeit!|auditor!|audit*!|interne audits!|lebensmittelsicherheit!|produktionsplanung!
  `,
  teaching: `
    unterricht*!|unterrichten!|lehren!|pädagog*!|didakt*!|didaktik!|methodik!|klassenführung!|classroom!|inklusion!|förderpädagogik!|erzieh*!
    erwachsenenbildung!|trainer*!|schulen!|schulungen geben!|schulungen halten!|andere schulen!|wissen weitergeben!|wissen vermitteln!
    vermitteln!|erklären!|kinder*!|schüler*!|eltern*!|elternarbeit!|ausbilder!|ausbilden!|einarbeiten!
  `,
}
