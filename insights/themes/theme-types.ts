import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { ThemeCategory } from './categories.ts'
import type { TextLanguage } from './matching/text-words.ts'

/** One answer to an open question, by one person. */
export interface OpenAnswer {
  readonly employeeId: string
  readonly department: string
  readonly text: string
}

export interface ThemeEvidence {
  readonly employeeId: string
  readonly questionId: QuestionId
}

export interface ThemeQuote extends ThemeEvidence {
  /** The whole answer as it was written. */
  readonly text: string
}

export interface DepartmentCount {
  readonly department: string
  readonly count: number
}

/** Answers that say similar things. */
export interface AnswerGroup {
  /** Words of one of the answers as they were written. */
  readonly label: string
  /** Whose words these are. */
  readonly labelBy: string
  /** The label in each language in which somebody wrote one, for what is named in several. */
  readonly labels: readonly {
    readonly language: TextLanguage
    readonly label: string
    readonly labelBy: string
  }[]
  readonly count: number
  /** Of those who answered the question, 0 to 1. */
  readonly share: number
  /** By count, then by name. */
  readonly departments: readonly DepartmentCount[]
  /** At most three, as different as they can be. */
  readonly quotes: readonly ThemeQuote[]
  /** All answers, by the id of the person. */
  readonly evidence: readonly ThemeEvidence[]
}

export interface Theme extends AnswerGroup {
  /** Null where several people wrote the same thing that is in no category. */
  readonly category: ThemeCategory | null
  /** What several of them wrote in more detail, each answer in one at most. */
  readonly subthemes: readonly AnswerGroup[]
}

/** Each answer that was given is in one theme or under `other`. */
export interface AnswerThemes {
  readonly questionId: QuestionId
  /** How many gave an answer. */
  readonly answered: number
  /** By count, then by category and label. */
  readonly themes: readonly Theme[]
  readonly other: Omit<AnswerGroup, 'label' | 'labelBy' | 'labels'>
}
