/**
 * The shapes of both reports (point 3 of the specification). Plain values only: strings, numbers,
 * booleans, null, lists and objects, so that a stored report is its own JSON.
 */
import type { QuestionId, ScaleId } from './questionnaire/questionnaire.ts'

export type Grade = 'A+' | 'A' | 'A-' | 'B+' | 'B' | 'B-' | 'C+' | 'C' | 'C-' | 'D+' | 'D' | 'D-'

export type SubScoreId = 'reliability' | 'roleFit' | 'scalability' | 'output' | 'initiative'

/** The answer that a statement rests on. */
export interface Evidence {
  readonly employeeId: string
  readonly questionId: QuestionId
}

/**
 * One statement about one person. `evidence` names answered questions only. A statement that says what
 * is not known has none, and names in `unanswered` the questions that would have told.
 */
export interface Statement {
  readonly text: string
  readonly evidence: readonly Evidence[]
  readonly unanswered: readonly QuestionId[]
}

/** The answer to one question as a formula took it. */
export interface InputAnswer {
  readonly questionId: QuestionId
  /** The text as it was given, null where the question was left out or the answer is blank. */
  readonly text: string | null
}

/**
 * One number that goes into a sub-score.
 * - `rating`: the first number of the text, 1 to 10, or 7 where there is none.
 * - `yesno`: 8 for yes, else 6.
 * - `given`: 8 where any of the answers says something, else 6.
 */
export interface ScoreInput {
  readonly label: string
  readonly reading: 'rating' | 'yesno' | 'given'
  readonly answers: readonly InputAnswer[]
  readonly value: number
  /** False where nothing readable was answered: a rating is then the default 7, the others 6. */
  readonly isAnswered: boolean
}

/** A sub-score with everything it takes to compute it again: mean of the inputs' values, rounded half up. */
export interface SubScore {
  readonly id: SubScoreId
  readonly label: string
  /** The formula in words. */
  readonly formula: string
  readonly inputs: readonly ScoreInput[]
  /** Before rounding. */
  readonly mean: number
  /** A whole number, 1 to 10. */
  readonly value: number
}

/** The mean of the five sub-scores, a multiple of 0.2, and the letter that it gives. */
export interface OverallScore {
  readonly formula: string
  readonly value: number
  readonly grade: Grade
  /** The lowest overall score that gives this grade; 1 for D-. */
  readonly gradeFrom: number
}

/** The five sub-scores and the overall score with their workings. */
export interface ScoreWorkings {
  readonly reliability: SubScore
  readonly roleFit: SubScore
  readonly scalability: SubScore
  readonly output: SubScore
  readonly initiative: SubScore
  readonly overall: OverallScore
}

/** What one person's report rests on. */
export interface EmployeeCoverage {
  /** How many questions were asked (22). */
  readonly asked: number
  readonly answered: readonly QuestionId[]
  readonly unanswered: readonly QuestionId[]
  /** How many different inputs the grade has (9), and how many of them were answered. */
  readonly scoreInputs: number
  readonly scoreInputsAnswered: number
  /** The ratings that hold no number and were counted as 7. */
  readonly defaulted: readonly ScaleId[]
  /** The same in words, to be read before the letter. */
  readonly note: string
}

export interface Opportunity extends Omit<Statement, 'text'> {
  readonly title: string
  readonly description: string
}

/** A self-reported work profile of one person, to that person. */
export interface EmployeeReport {
  readonly engineVersion: string
  readonly questionnaireVersion: string
  readonly employeeId: string
  readonly department: string
  readonly role: string
  /** When the answers were submitted (ISO 8601), as it was passed in. */
  readonly submittedAt: string | null
  /** What this report is, in one or two sentences. */
  readonly notice: string
  readonly summary: readonly Statement[]
  readonly coverage: EmployeeCoverage
  readonly roleAndOutput: {
    readonly responsibilities: Statement
    readonly clarityOnRole: Statement
    readonly selfRatedOutput: Statement
    readonly recurringTasks: Statement
  }
  readonly insights: {
    /** Working preferences as stated; at least one statement. */
    readonly personalityTraits: readonly Statement[]
    /** Exactly 3: stated sentiment only. */
    readonly psychologicalIndicators: readonly Statement[]
    readonly selfAwareness: Statement
    readonly emotionalResponses: Statement
    readonly growthDesire: Statement
  }
  /** Exactly 3. */
  readonly strengths: readonly Statement[]
  /** Exactly 2. */
  readonly weaknesses: readonly Statement[]
  /** At least one, at most 3. */
  readonly opportunities: readonly Opportunity[]
  /** At least one, at most 3. */
  readonly risks: readonly Statement[]
  /** Exactly 3. */
  readonly recommendations: readonly Statement[]
  readonly gradingOverview: {
    readonly employeeName: string
    readonly grade: Grade
    readonly overall: number
    readonly reliability: number
    readonly roleFit: number
    readonly scalability: number
    readonly output: number
    readonly initiative: number
  }
  /** The workings of every number in `gradingOverview`. */
  readonly workings: ScoreWorkings
  /** What this report cannot tell. */
  readonly limits: readonly string[]
}
