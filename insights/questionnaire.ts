/**
 * The questionnaire: 7 sections and 23 stored questions, of which 22 are asked (points 1 and 3 of the
 * specification, decisions §4). What can be read from an answer is in `answers.ts`.
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

/** The sections in the order in which they are walked through. */
export const sections: readonly Section[] = [
  { id: 'getting_started', title: 'Getting Started', order: 1, intro: 'First, who you are.' },
  {
    id: 'role',
    title: 'Your Role & Responsibilities',
    order: 2,
    intro: 'What your job is, and how clear it is to you.',
  },
  {
    id: 'output',
    title: 'Output & Accountability',
    order: 3,
    intro: 'What you get done, and how anyone can tell.',
  },
  {
    id: 'team',
    title: 'Team & Collaboration',
    order: 4,
    intro: 'Who you work with, and how well that goes.',
  },
  { id: 'tools', title: 'Tools & Resources', order: 5, intro: 'What you work with, and what is missing.' },
  {
    id: 'skills',
    title: 'Skills & Development',
    order: 6,
    intro: 'What you are good at, and where you want to go.',
  },
  {
    id: 'feedback',
    title: 'Feedback & Improvement',
    order: 7,
    intro: 'How you feel about the job, and what should change.',
  },
]

type Draft = readonly [
  id: string,
  sectionId: SectionId,
  category: QuestionCategory,
  type: QuestionType,
  need: 'required' | 'optional',
  weight: number,
  prompt: string,
  placeholder: string,
]

// One row a question, in the order of the questionnaire. The wording speaks to one person holding a phone.
// prettier-ignore
const rows = [
  ['full_name', 'getting_started', 'personal', 'text', 'required', 0, 'What is your full name?', 'First and last name'],
  ['email', 'getting_started', 'personal', 'text', 'required', 0, 'Your e-mail address', 'name@company.com'],
  ['company', 'getting_started', 'personal', 'text', 'required', 0, 'Which company do you work for?', 'Company name'],
  ['title_department', 'role', 'role', 'text', 'required', 0, 'What is your job title, and which department are you in?', 'For example: Accountant, Finance'],
  ['core_responsibilities', 'role', 'role', 'textarea', 'required', 0, 'What are you responsible for?', 'The three or four things that are yours to do'],
  ['role_clarity', 'role', 'role', 'scale', 'required', 2, 'How clear is it to you what is expected of you?', ''],
  ['reporting_structure', 'role', 'role', 'textarea', 'optional', 0, 'Who do you report to, and does anyone report to you?', 'For example: I report to the head of sales; nobody reports to me'],
  ['weekly_output', 'output', 'performance', 'scale', 'required', 2, 'How would you rate what you get done in a typical week?', ''],
  ['recurring_deliverables', 'output', 'performance', 'textarea', 'required', 0, 'What do you deliver again and again, every week or month?', 'For example: weekly sales report, monthly payroll'],
  ['has_kpis', 'output', 'performance', 'yesno', 'optional', 1, 'Do you have targets or KPIs that your work is measured by?', ''],
  ['close_collaborators', 'team', 'collaboration', 'textarea', 'optional', 0, 'Who do you work with most closely?', 'People or teams'],
  ['team_communication', 'team', 'collaboration', 'scale', 'optional', 1, 'How well does communication work in your team?', ''],
  ['team_support', 'team', 'collaboration', 'textarea', 'optional', 0, 'What support from your team would help you most?', 'Something specific, if you can'],
  ['current_tools', 'tools', 'performance', 'textarea', 'optional', 0, 'Which tools and programs do you use for your work?', 'For example: Excel, Slack, a till system'],
  ['tool_effectiveness', 'tools', 'performance', 'scale', 'optional', 1, 'How well do your tools help you do your work?', ''],
  ['missing_tools', 'tools', 'performance', 'textarea', 'optional', 0, 'Which tools or help are you missing?', 'What would save you time or trouble'],
  ['key_skills', 'skills', 'growth', 'textarea', 'optional', 0, 'What are you best at in your work?', 'Skills you rely on'],
  ['skill_development', 'skills', 'growth', 'textarea', 'optional', 1, 'Which skills would you like to build next?', 'For example: public speaking, SQL'],
  ['aware_of_training', 'skills', 'growth', 'yesno', 'optional', 1, 'Do you know what training is open to you here?', ''],
  ['career_goals', 'skills', 'growth', 'textarea', 'optional', 1, 'Where would you like your work to take you in the next years?', 'A role, a subject, or staying where you are'],
  ['job_satisfaction', 'feedback', 'culture', 'scale', 'optional', 2, 'How satisfied are you with your job at the moment?', ''],
  ['company_improvements', 'feedback', 'feedback', 'textarea', 'optional', 1, 'What should the company do better?', 'One change that would make a difference'],
  ['additional_feedback', 'feedback', 'feedback', 'textarea', 'optional', 0, 'Is there anything else you would like to say?', 'Anything that was not asked'],
] as const satisfies readonly Draft[]

/** The id of one of the 23 questions. */
export type QuestionId = (typeof rows)[number][0]

/** The ids of the five scale questions. */
export type ScaleId = Extract<(typeof rows)[number], { 3: 'scale' }>[0]

/** What a person answered: question id to text. A question without a key was not answered. */
export type RawAnswers = { readonly [K in QuestionId]?: string | undefined }

const scaleEnds: Record<ScaleId, readonly [low: string, high: string]> = {
  role_clarity: ['Not clear at all', 'Completely clear'],
  weekly_output: ['Far less than I could', 'As much as anyone could'],
  team_communication: ['It hardly works', 'It works very well'],
  tool_effectiveness: ['They hold me back', 'They help me fully'],
  job_satisfaction: ['Not at all', 'Completely'],
}

function isScaleId(id: QuestionId): id is ScaleId {
  return Object.hasOwn(scaleEnds, id)
}

function scaleOf(id: QuestionId): Scale | null {
  if (!isScaleId(id)) return null
  const [lowLabel, highLabel] = scaleEnds[id]
  return { min: 1, max: 10, lowLabel, highLabel }
}

/** All 23 questions in the order of the questionnaire. Those with `asked: false` are stored but not asked. */
export const questions: readonly Question[] = rows.map(
  ([id, sectionId, category, type, need, weight, prompt, placeholder], index) => ({
    id,
    prompt,
    sectionId,
    order: index + 1,
    category,
    type,
    required: need === 'required',
    placeholder,
    weight,
    asked: id !== 'email',
    scale: scaleOf(id),
  }),
)

/** All question ids in the order of the questionnaire. */
export const questionIds: readonly QuestionId[] = rows.map(([id]) => id)

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
