/** What people's own texts speak of, found by whole words. Every text is looked at once. */
import type { HiringPriority } from './company-report-types.ts'
import type { QuestionId, RawAnswers } from '../questionnaire/questionnaire.ts'

/** A keyword family: any of its words in `missing_tools` gives one hiring need (specification point 9). */
export interface HiringFamily {
  readonly words: readonly string[]
  /** Names the job in the catalogue. */
  readonly id: 'automation' | 'creative' | 'people'
  readonly priority: HiringPriority
}

export const hiringFamilies: readonly HiringFamily[] = [
  { words: ['automation', 'workflow'], id: 'automation', priority: 'High' },
  { words: ['designer', 'creative'], id: 'creative', priority: 'Medium' },
  { words: ['hris', 'onboarding'], id: 'people', priority: 'High' },
]

/** The family that these words are of; undefined without any. */
export function familyOf(keywords: readonly string[]): HiringFamily['id'] | undefined {
  return hiringFamilies.find(({ words }) => words.some((word) => keywords.includes(word)))?.id
}

const allWords = hiringFamilies.flatMap(({ words }) => words)
// Finding the letters is ten times faster than finding whole words, and most texts do not even hold the letters.
const hiringLetters = new RegExp(allWords.join('|'), 'gi')
const wholeWordHere = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_])(?:${allWords.join('|')})(?![\\p{L}\\p{M}\\p{N}_])`,
  'iuy',
)
const noWords: ReadonlySet<string> = new Set()
const alone: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  allWords.map((word) => [word, new Set([word])]),
)

/** The words of the families that occur in the text as whole words, in lower case. */
export function findHiringWords(text: string | undefined): ReadonlySet<string> {
  if (text === undefined) return noWords
  let found = noWords
  hiringLetters.lastIndex = 0
  for (let match = hiringLetters.exec(text); match !== null; match = hiringLetters.exec(text)) {
    wholeWordHere.lastIndex = match.index
    if (!wholeWordHere.test(text)) continue
    const word = match[0].toLowerCase()
    if (found.has(word)) continue
    found = found.size === 0 ? (alone.get(word) ?? noWords) : new Set([...found, word])
  }
  return found
}

const staffingQuestions: readonly QuestionId[] = [
  'team_support',
  'missing_tools',
  'company_improvements',
  'additional_feedback',
]
/** The words of all languages that people answer in, as whole words. */
const anyOf = (...languages: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}_])(?:${languages.join('|')})(?![\p{L}\p{M}\p{N}_])`, 'iu')

const concernsStaffing = anyOf(
  String.raw`under-?staffed|short[ -]staffed|hire|hiring|headcount|(?:more|extra|additional|another|second)\s+(?:people|person|staff|hands|pair of hands|colleagues?|team members?)|too few people|not enough people`,
  String.raw`unterbesetz(?:t|ung)|personal(?:mangel|not)|neueinstellung(?:en)?|(?:leute|personal|jemanden|mitarbeiter(?:innen)?|kolleg(?:en|innen)) einstellen|(?:mehr|zu wenige?|nicht genug|nicht genügend|weitere|zusätzliche[ns]?|noch eine?n?)\s+(?:leute|personal|hände|mitarbeiter(?:in|innen)?|mitarbeitende[nr]?|kolleg(?:e|en|in|innen)|person|personen|stellen?)`,
  String.raw`faltan?\s+(?:de\s+)?(?:personal|gente|personas|manos|compañer[oa]s)|(?:falta|escasez) de (?:personal|gente)|contratar|contrataci(?:ón|ones)|(?:más|poco|poca|otra|otro|no hay suficientes?)\s+(?:personal|gente|personas?|manos|compañer[oa]s?|emplead[oa]s?)`,
  String.raw`[وفبل]?(?:ال)?توظيف|نقص\s+(?:في\s+)?(?:عدد\s+)?(?:ال)?(?:موظفين|موظفات|عمالة|أيدي|كادر)|(?:ال)?مزيد من (?:ال)?(?:موظفين|موظفات|أشخاص|زملاء|زميلات|أيدي)|موظف(?:ين|ات|ة)? (?:إضافي(?:ين|ات|ة)?|آخر(?:ين)?|أخرى|أكثر|جدد|جديدة?)|شخص (?:إضافي|آخر)`,
)

/** The first open question in whose answer the person writes about needing more hands, or null. */
export function findStaffingQuestion(raw: RawAnswers): QuestionId | null {
  for (const id of staffingQuestions) {
    const text = raw[id]
    if (text !== undefined && concernsStaffing.test(text)) return id
  }
  return null
}

const concernsStep = anyOf(
  'promot(?:ed|ion)|senior|lead|leader|leading|leadership|manage|manager|managing|management|head of|director|supervis(?:e|or|ing)',
  '(?:team|gruppen|abteilungs|bereichs|projekt|schicht|filial|standort|betriebs|geschäfts|werkstatt|küchen)?leit(?:e|en|ung|er|erin)|leitend(?:e[rns]?)?|beförder(?:t|ung)|aufst(?:ieg|eigen)|führung|führungs(?:kraft|position|rolle|aufgaben?|verantwortung)|führen|vorgesetzte[rn]?|chef(?:in)?|managerin|direktor(?:in)?',
  'ascenso|ascender|ascendid[oa]|promoción|promocionar|líder(?:es)?|liderar|liderazgo|dirigir|dirección|directora?|jef(?:e|a|atura)|encargad[oa]|gerente|gerencia|gestionar|gestión|supervis(?:ar|ora?|ión)',
  '[وفبل]?(?:ال|ل)?(?:ترقية|ترقي|ترقيتي|قيادة|قيادية|أقود|اقود|قائد|قائدة|إدارة|ادارة|إدارية|أدير|مدير|مديرة|إشراف|اشراف|أشرف|مشرف|مشرفة|رئيس|رئيسة|رئاسة)',
)

/** Whether the person's goals speak of a next step: promotion, leading, managing. */
export function mentionsCareerStep({ career_goals: goals }: RawAnswers): boolean {
  return goals !== undefined && concernsStep.test(goals)
}
