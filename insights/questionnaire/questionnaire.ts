import words from '../../languages/en/questions.json' with { type: 'json' }

/**
 * The questionnaire: 7 sections and 23 stored questions, of which 22 are asked (points 1 and 3 of the
 * specification; docs/questionnaire.md). What can be read from an answer is in `answers.ts`; the words are English here, and
 * in every language in the catalogue (`languages/`).
 */

/** Changes whenever a question, its order or its meaning changes, so that old reports can say what was asked. */
export const questionnaireVersion = '1'

/** How long answering takes, in minutes, as it is said to those who are asked. */
export const minutesToAnswer = 15

/** The longest answer that is accepted, in UTF-16 code units. */
export const maxAnswerLength = 5000

export type SectionId = 'getting_started' | 'role' | 'output' | 'team' | 'tools' | 'skills' | 'feedback'
export type QuestionCategory =
  | 'personal'
  | 'role'
  | 'performance'
  | 'collaboration'
  | 'culture'
  | 'growth'
  | 'feedback'
export type QuestionType = 'text' | 'textarea' | 'scale' | 'yesno'

export interface Section {
  readonly id: SectionId
  readonly title: string
  /** 1 to 7. */
  readonly order: number
  /** One plain sentence for the step that introduces the section. */
  readonly intro: string
}

/** What a scale runs from and to, with the words at its ends. */
export interface Scale {
  readonly min: 1
  readonly max: 10
  readonly lowLabel: string
  readonly highLabel: string
}

export interface Question {
  readonly id: QuestionId
  readonly prompt: string
  readonly sectionId: SectionId
  /** 1 to 23 over the whole questionnaire. */
  readonly order: number
  readonly category: QuestionCategory
  readonly type: QuestionType
  readonly required: boolean
  readonly placeholder: string
  /** In how many of the five sub-scores the answer counts (0: it shapes the words only). */
  readonly weight: number
  /** False for `email`, which comes from the invitation or the account: shown, never asked. */
  readonly asked: boolean
  /** Only scale questions have one. */
  readonly scale: Scale | null
}

const sectionIds: readonly SectionId[] = [
  'getting_started',
  'role',
  'output',
  'team',
  'tools',
  'skills',
  'feedback',
]

/** The sections in the order in which they are walked through. */
export const sections: readonly Section[] = sectionIds.map((id, index) => ({
  id,
  order: index + 1,
  ...words.sections[id],
}))

type Draft = readonly [
  id: string,
  sectionId: SectionId,
  category: QuestionCategory,
  type: QuestionType,
  need: 'required' | 'optional',
  weight: number,
]

// One row a question, in the order of the questionnaire.
// prettier-ignore
const rows = [
  ['full_name', 'getting_started', 'personal', 'text', 'required', 0],
  ['email', 'getting_started', 'personal', 'text', 'required', 0],
  ['company', 'getting_started', 'personal', 'text', 'required', 0],
  ['title_department', 'role', 'role', 'text', 'required', 0],
  ['core_responsibilities', 'role', 'role', 'textarea', 'required', 0],
  ['role_clarity', 'role', 'role', 'scale', 'required', 2],
  ['reporting_structure', 'role', 'role', 'textarea', 'optional', 0],
  ['weekly_output', 'output', 'performance', 'scale', 'required', 2],
  ['recurring_deliverables', 'output', 'performance', 'textarea', 'required', 0],
  ['has_kpis', 'output', 'performance', 'yesno', 'optional', 1],
  ['close_collaborators', 'team', 'collaboration', 'textarea', 'optional', 0],
  ['team_communication', 'team', 'collaboration', 'scale', 'optional', 1],
  ['team_support', 'team', 'collaboration', 'textarea', 'optional', 0],
  ['current_tools', 'tools', 'performance', 'textarea', 'optional', 0],
  ['tool_effectiveness', 'tools', 'performance', 'scale', 'optional', 1],
  ['missing_tools', 'tools', 'performance', 'textarea', 'optional', 0],
  ['key_skills', 'skills', 'growth', 'textarea', 'optional', 0],
  ['skill_development', 'skills', 'growth', 'textarea', 'optional', 1],
  ['aware_of_training', 'skills', 'growth', 'yesno', 'optional', 1],
  ['career_goals', 'skills', 'growth', 'textarea', 'optional', 1],
  ['job_satisfaction', 'feedback', 'culture', 'scale', 'optional', 2],
  ['company_improvements', 'feedback', 'feedback', 'textarea', 'optional', 1],
  ['additional_feedback', 'feedback', 'feedback', 'textarea', 'optional', 0],
] as const satisfies readonly Draft[]

/** The id of one of the 23 questions. */
export type QuestionId = (typeof rows)[number][0]

/** The id of one of the scale questions. */
export type ScaleId = Extract<(typeof rows)[number], { 3: 'scale' }>[0]

/** What a person answered: question id to text. A question without a key was not answered. */
export type RawAnswers = { readonly [K in QuestionId]?: string | undefined }

function scaleOf(id: QuestionId): Scale | null {
  const told = words.questions[id]
  return 'low' in told ? { min: 1, max: 10, lowLabel: told.low, highLabel: told.high } : null
}

/** The placeholder of an open question's field; empty for the other questions. */
function placeholderOf(id: QuestionId): string {
  const told = words.questions[id]
  return 'placeholder' in told ? told.placeholder : ''
}

/** All 23 questions in the order of the questionnaire. Those with `asked: false` are stored but not asked. */
export const questions: readonly Question[] = rows.map(
  ([id, sectionId, category, type, need, weight], index) => ({
    id,
    prompt: words.questions[id].prompt,
    sectionId,
    order: index + 1,
    category,
    type,
    required: need === 'required',
    placeholder: placeholderOf(id),
    weight,
    asked: id !== 'email',
    scale: scaleOf(id),
  }),
)

/** All question ids in the order of the questionnaire. */
export const questionIds: readonly QuestionId[] = rows.map(([id]) => id)

/** The ids of the questions that are answered on a scale. */
export const scaleIds: readonly ScaleId[] = rows.flatMap((row) => (row[3] === 'scale' ? [row[0]] : []))

const byId: ReadonlyMap<string, Question> = new Map(questions.map((question) => [question.id, question]))

/** Whether a text is the id of a question. */
export function isQuestionId(id: string): id is QuestionId {
  return byId.has(id)
}

/** The question with this id. */
export function questionOf(id: QuestionId): Question {
  const question = byId.get(id)
  if (!question) throw new RangeError(`There is no question ${id}.`)
  return question
}

/** The questions of one section, in order. */
export function questionsOf(sectionId: SectionId): readonly Question[] {
  return questions.filter((question) => question.sectionId === sectionId)
}
