import type { GoalCategory } from '../../categories.ts'

/** What people write in German about their goals at work. */
export const german: Record<GoalCategory, string> = {
  leading: `
    führung*!|führungsposition!|führungsrolle!|führungskraft!|führungsverantwortung!|führen!|team führen!|*leiten!|leiten!|*leitung!|*leiter!
    *leiterin!|leitungsposition!|teamleit*!|abteilungsleit*!|filialleit*!|schichtleit*!|stationsleitung!|chef*!|küchenchef!|vorgesetzte*!
    manager*!|management!|meister!|vorarbeiter*!|geschäftsführ*!|direktor*!|personalverantwortung!|verantwortung!|mehr verantwortung!
    eigenes team!|rektor*!|polier!
  `,
  promotion: `
    beförder*!|beförderung!|aufstieg*!|aufsteigen!|aufstiegs*!|karriere*!|nächster schritt!|nächste stufe!|höhere position!|position!
    weiterkommen!|vorankommen!|senior!|nach oben!|aufrücken!|höhergruppierung!|weiterentwick*!
  `,
  expertise: `
    expert*!|spezialis*!|fachkraft!|fachlich*!|fachexperte!|fachwissen!|vertiefen!|kenntnisse!|wissen!|wissen erweitern!|lernen!|dazulernen!
    neues lernen!|besser werden!|fähigkeiten!|können!|erfahrung*!|kompetenz*!|englisch!|sprache*!|ki!|programmieren!|excel!|entwickeln!
  `,
  qualification: `
    weiterbild*!|weiterbildung!|fortbild*!|studium!|studieren!|bachelor!|master!|abschluss!|ausbildung!|ausbildung beenden!|prüfung*!
    meisterschule!|meisterbrief!|techniker!|fachwirt*!|betriebswirt*!|zertifi*!|zertifikat!|lehrgang!|qualifi*!|umschulung!|schein!
    führerschein!|doktor*!|promovieren!|examen!|staatsexamen!|fachweiterbildung!
  `,
  change: `
    wechsel*!|abteilung wechseln!|andere abteilung!|anderer bereich!|anderen bereich!|neuer bereich!|neue aufgaben!|neue aufgabe!
    neue herausforderung*!|herausforderung*!|andere stelle!|neue stelle!|neuer job!|andere firma!|umorientier*!|quereinstieg*!|versetz*!
    kündigen!|weg hier!|etwas anderes!|etwas neues!|ins büro!|in die it!|in den vertrieb!|tagschicht!
  `,
  pay: `
    gehalt*!|mehr gehalt!|mehr geld!|geld!|verdien*!|mehr verdienen!|lohn!|lohnerhöhung!|gehaltserhöhung!|einkommen!|finanziell*!|haus!|bezahl*!
    bonus!
  `,
  stability: `
    unbefristet*!|festanstellung!|fester vertrag!|vertrag!|übernahme!|übernommen werden!|sicher*!|sicherer arbeitsplatz!|sicherheit!|stabil*!
    bleiben!|hier bleiben!|so bleiben!|weiter so!|weitermachen!|zufrieden!|behalten!|vollzeit!|job behalten!|arbeitsplatz!
  `,
  balance: `
    work-life-balance!|teilzeit!|stunden reduzieren!|weniger stunden!|weniger arbeiten!|weniger stress!|stress!|familie*!|kinder!|zeit für!
    mehr zeit!|flexib*!|homeoffice!|home office!|4-tage-woche!|vier-tage-woche!|gesund*!|gesundheit!|keine nachtschicht*!|nachtschicht*
    wochenende*!|vereinbar*!|ausgeglichen*!
  `,
  projects: `
    projekt*!|projekte!|eigenes projekt!|größere projekte!|umsetzen!|aufbauen!|einführen!|verbesser*!|prozesse verbessern!|prozess*!|produkt*!
    innovativ*!|digitalis*!|automatis*!|umsatz*!|umsatzziele!|kunden!|neukunden!|ziele erreichen!|beitragen!|beitrag!|bewirken!|etwas bewegen!
    bewegen!|strateg*!|mitgestalten!|gestalten!
  `,
  abroad: `
    ausland!|im ausland!|international*!|auslandseinsatz!|auslandsaufenthalt!|anderes land!|reisen!|reise*!|übersee!|welt!
  `,
  independence: `
    selbstständig*!|selbständig*!|eigene firma!|eigenes geschäft!|eigener laden!|eigenes unternehmen!|eigener betrieb!|eigene bäckerei!
    eigenes restaurant!|eigene praxis!|gründen!|gründung!|start-up!|startup!|freiberuf*!|freelanc*!|unternehmer*!|mein eigener chef!
    eigener chef!|betrieb übernehmen!
  `,
  retirement: `
    rente!|in rente!|ruhestand!|pension*!|altersteilzeit!|vorruhestand!|bis zur rente!|frührente!|letzten jahre!
  `,
}
