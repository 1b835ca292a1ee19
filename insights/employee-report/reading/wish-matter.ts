/** What a wish is about, so that the step that takes it up fits it. */
import { wordPattern } from './word-pattern.ts'
import type { WishQuestion } from './wishes.ts'

export const wishMatters = [
  'pay',
  'schedule',
  'people',
  'workload',
  'decisions',
  'ownership',
  'information',
  'training',
  'recognition',
  'tool',
  'company',
  'support',
] as const
export type WishMatter = (typeof wishMatters)[number]

/** Whole words or stems with any ending (`*`), for English, German, Spanish and Arabic. */
const words: readonly (readonly [WishMatter, string])[] = [
  [
    'pay',
    'salar(?:y|ies)|wages?|pay rises?|(?:better|more|fair|fairer|higher|equal) pay|bonus(?:es)?|raise|gehalt*|gehälter|l[oö]hne?|bezahlung|vergütung|sueldos?|salarios?|paga|pagas|راتب|رواتب|الراتب|الرواتب|أجر|أجور|الأجور|مكافأ*',
  ],
  [
    'schedule',
    'rotas?|rosters?|shift plans?|dienstpl[aä]n\\p{L}*|schichtpl[aä]n\\p{L}*|urlaubspl[aä]n\\p{L}*|cuadrantes?|turnos|horarios?|جدول المناوبات|المناوبات|جدول الورديات|الورديات',
  ],
  [
    'people',
    '(?:more|enough|another|one more|second|extra|additional) (?:\\p{L}+ )?(?:people|staff|hands|colleagues?|persons?|nurses?|drivers?|carers?|engineers?|developers?)|(?:more|extra) staffing|understaffed|mehr (?:leute|personal|hände|kolleg\\p{L}*|kräfte)|(?:zweite|weitere|zusätzliche)\\p{L}* (?:kraft|person|kolleg\\p{L}*)|vertret(?:en|ung|er|erin)|más (?:gente|personal|manos|compañer[oa]s)|otra persona|refuerzos?|المزيد من الموظفين|موظفين|موظفون|زملاء|موظف إضافي|توظيف',
  ],
  [
    'workload',
    'workload|overtime|doubles|(?:fewer|less) (?:work|hours|rooms|tasks|patients|tickets|meetings)|überstunden|arbeitslast|weniger (?:arbeit|stunden|aufgaben|termine|meetings|besprechungen)|horas extras?|carga de trabajo|menos (?:trabajo|horas|tareas|habitaciones|reuniones)|ضغط العمل|ساعات العمل|عبء العمل|ساعات إضافية',
  ],
  [
    'decisions',
    'approv(?:e|es|ed|al|als)|sign[- ]?offs?|decide[sd]?|deciding|decisions?|freigab\\p{L}*|freigeben|entscheid\\p{L}*|genehmig\\p{L}*|aprob\\p{L}*|decidir|decidan|decisi\\p{L}*|موافقة|الموافقة|الموافقات|موافقات|قرار|قرارات|القرارات',
  ],
  [
    'ownership',
    'priorit(?:y|ies|ise|ize)|who owns (?:what|which)|ownership|responsibilit(?:y|ies)|who (?:is|s) responsible|clear(?:er)? (?:goals|targets|roles)|zuständig\\p{L}*|verantwortlich\\p{L}*|priorität\\p{L}*|klare(?:re)? (?:ziele|rollen|zuständigkeiten)|prioridad\\p{L}*|responsabilidad\\p{L}*|objetivos claros|funciones claras|الأولويات|أولويات|المسؤوليات|مسؤوليات|أهداف واضحة',
  ],
  [
    'information',
    'hand-?overs?|communicat\\p{L}*|inform(?:ed|ation)?|tell us|ask (?:us|people|the \\p{L}+) (?:first|before)|übergabe\\p{L}*|absprache\\p{L}*|informier\\p{L}*|informationen|bescheid|kommunikation|comunica\\p{L}*|informa(?:r|ción|ran|do)?|avis(?:ar|en|o|os)|que nos digan|التواصل|تواصل|المعلومات|معلومات|تسليم',
  ],
  [
    'training',
    'trainings?|courses?|workshops?|mentor(?:s|ing)?|onboarding|schulung\\p{L}*|weiterbildung\\p{L}*|fortbildung\\p{L}*|kurse?|einarbeitung|formación|cursos?|mentor[ií]a|تدريب|التدريب|دورة|دورات',
  ],
  [
    'recognition',
    'recogni[sz]\\p{L}*|recognition|praise|a thank you|say thank(?:s| you)|feedback|anerkennung|wertschätzung|lob|feedback|rückmeldung\\p{L}*|reconoc\\p{L}*|feedback|agradec\\p{L}*|تقدير|التقدير|شكر',
  ],
]

const patterns = words.map(([matter, any]) => [matter, wordPattern(any)] as const)

const otherwise = {
  missing_tools: 'tool',
  company_improvements: 'company',
  team_support: 'support',
} as const satisfies Readonly<Record<WishQuestion, WishMatter>>

/** The matter that is named first in what is quoted of a wish; what its question asks about where none is. */
export function wishMatterOf(shown: string, questionId: WishQuestion): WishMatter {
  let [first, at]: [WishMatter, number] = [otherwise[questionId], Infinity]
  for (const [matter, pattern] of patterns) {
    const found = shown.search(pattern)
    if (found >= 0 && found < at) [first, at] = [matter, found]
  }
  return first
}
