import type { WorkCategory } from '../../categories.ts'

/** What people write in German about what they do, deliver and who they work with. */
export const german: Record<WorkCategory, string> = {
  management: `
    *leitung!|*leiter!|*leiterin!|leitung!|führung*!|geschäftsführ*!|geschäftsleitung!|vorstand!|chef*!|vorgesetzte*!|teamleit*!
    abteilungsleit*!|direktor*!|management!|manager*!|meister!|vorarbeiter*!|mitarbeiterführung!|personalführung!|strategie*!|inhaber*!
    dienstplan*!|rektor*!
  `,
  sales: `
    verkauf*!|verkäufer*!|vertrieb*!|außendienst!|innendienst!|angebot*!|angebote!|akquise!|kundenberatung!|key account!|umsatz*!|kasse*!
    kassieren!|laden!|filiale!|theke!|ware verräumen!|aufträge!|auftragsannahme!|kundenbesuche!|verhandl*!
  `,
  marketing: `
    marketing*!|werbung!|kampagne*!|social media!|newsletter!|webseite!|website!|homepage!|grafik*!|gestaltung!|texte!|pressearbeit!|presse*!
    öffentlichkeitsarbeit!|veranstaltung*!|messe*!|messen!|fotos!|videos!|redaktion*!
  `,
  service: `
    kundenservice!|kundendienst!|kundenbetreuung!|kunden*|support!|hotline!|reklamation*!|beschwerde*!|kundenanfragen!|anfragen!|tickets!
    callcenter!|helpdesk!|auskunft!
  `,
  finance: `
    buchhaltung*!|buchhalter*!|finanz*!|rechnung*!|rechnungen!|rechnungswesen!|lohnabrechnung!|lohnbuchhaltung!|gehaltsabrechnung*!|controlling!
    controller*!|budget*!|steuer*!|jahresabschluss!|monatsabschluss!|abschluss!|zahlungsverkehr!|mahnwesen!|mahnungen!|bilanz*!|kostenrechnung!
    reisekosten!|revision!
  `,
  people: `
    personal*!|personalabteilung!|personalwesen!|personalentwicklung!|recruiting!|bewerb*!|bewerbungen!|bewerbungsgespräche!|einstellung*!
    onboarding!|betriebsrat!|hr!|ausbildung!|azubis!
  `,
  it: `
    it#!|edv!|software*!|entwickl*!|entwickler*!|programmier*!|code!|server*!|netzwerk*!|administrat*!|systemadministrat*!|datenbank*!|releases!
    bugs!|fehlerbehebung!|testen!|tests!|product owner!|sicherheitsupdates!|cloud!|schnittstellen!
  `,
  engineering: `
    konstrukt*!|konstruktion!|ingenieur*!|technische zeichnungen!|zeichnungen!|cad!|forschung*!|labor*!|versuche!|prototyp*!|architekt*!
    bauleit*!|baustelle*!|planung von!|statik!|elektro*!|technik*!|entwicklung von produkten
  `,
  production: `
    produktion*!|fertigung*!|produzier*!|herstell*!|herstellung!|montage*!|montier*!|maschine*!|maschinenführer!|maschinenbedienung!|cnc*!
    fräs*!|dreh*!|schweiß*!|verpack*!|verpackung!|linie!|back*!|brötchen!|brot!|teig!|metzger*!|fleisch*!|druck*!|teile!|stückzahlen!
    schneider*!|charge*!
  `,
  logistics: `
    lager*!|lagerist*!|logistik*!|versand*!|liefer*!|lieferungen!|auslieferung!|fahr*!|fahrer*!|lkw!|transport*!|stapler*!|kommission*!
    verladen!|beladen!|entladen!|wareneingang!|warenausgang!|inventur*!|bestand*!|touren*!|disposition!|disponent*!|spedition!|zoll!|paket*!
  `,
  purchasing: `
    einkauf*!|einkäufer*!|beschaff*!|beschaffung!|lieferant*!|lieferanten!|bestell*!|bestellungen!|preisverhandlung*!|preisanfrage*!
    disponieren!
  `,
  quality: `
    qualität*!|qualitätskontrolle!|qualitätssicherung!|qualitätsmanagement!|prüf*!|prüfung*!|prüfberichte!|prüfprotokolle!|kontroll*!|audit*!
    arbeitssicherheit!|umwelt*!|hygiene*!|messprotokolle!|fehler*
  `,
  care: `
    pflege*!|*pflege!|patient*!|patienten!|bewohner*!|station*!|arzt!|ärzt*!|medizin*!|medikament*!|grundpflege!|behandlungspflege!|betreuung!
    therapie*!|therapeut*!|operation*!|op!|wundversorgung!|klinik!|krankenhaus!|apotheke*!|sozialarbeit*!|rettungs*!|visite*!
  `,
  teaching: `
    unterricht*!|unterrichten!|lehrer*!|lehrkraft!|schüler*!|klassenleitung!|klasse*!|schule!|eltern*!|elterngespräche!|elternabend*!|klausuren!
    klassenarbeiten!|korrekturen!|zeugnisse!|kita!|erzieh*!|kinder*!|dozent*!|schulungen!
  `,
  hospitality: `
    gast!|gäste*!|hotel*!|rezeption!|empfang!|check-in!|zimmer*!|housekeeping!|küche*!|koch*!|köch*!|kellner*!|service!|restaurant!|bar!
    frühstück*!|speise*!|speisekarte!|bankett*!|catering!|reservier*!|reinig*!|reinigung!|putzen!|sauber*!
  `,
  office: `
    büro*!|assist*!|assistenz!|sekretar*!|verwaltung*!|sachbearbeit*!|termin*!|terminplanung!|kalender!|post!|telefon*!|ablage!|schriftverkehr!
    korrespondenz!|dokumente!|dateneingabe!|datenpflege!|protokoll*!|protokolle!|reisebuchung*!|organisation!|backoffice!|formulare!|anträge!
  `,
  projects: `
    projekt*!|projektleit*!|projektmanag*!|projektplan*!|koordin*!|koordination!|einführung!|umsetzung!|prozessverbesserung*!|prozess*!
    beratung!|scrum!
  `,
  reports: `
    bericht*!|berichte!|*bericht!|*berichte!|wochenbericht!|monatsbericht!|reporting!|statistik*!|auswertung*!|analyse*!|kennzahl*!
    präsentation*!|dokumentation*!|dokumentier*!|listen!|prognose*!|zahlen!
  `,
  maintenance: `
    instandhalt*!|wartung*!|wart*!|reparatur*!|reparier*!|techniker*!|haustechnik!|hausmeister*!|gebäude*!|install*!|elektriker*!|sanitär*!
    servicetechnik*!|monteur*!|störung*!|ersatzteile!|garten*!
  `,
  legal: `
    recht*!|rechtsabteilung!|jurist*!|anwalt*!|verträge!|vertragsprüfung!|datenschutz*!|compliance!|patent*!|versicherung*!|schaden*!|notar*!
  `,
}
