import type { QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import type { PlanItem, PlanState } from '../../../../contract/calls/action-plan.ts'
import type { Employee } from '../../../../contract/calls/employees/employees.ts'
import type {
  CompanyReportVersion,
  ReportSummary,
  StoredCompanyReport,
  StoredEmployeeReport,
} from '../../../../contract/calls/reports/reports.ts'
import type { z } from 'zod'
import type { Rights } from '../../../schema/chat.ts'
import type { ReadFile } from '../attachments/describe-files.ts'

/** The asker's rights, used to choose what to suggest; the calls themselves decide what the asker is shown. */
export type Reader = Rights

/** A call's result, or the sentence with which it refused. */
export type CallResult<T> = { value: T } | { refusal: string }

/** Who of the list has answered, by employee id; people in none of the sets have not begun. */
export type ResponseStatus = {
  completed: ReadonlySet<string>
  begun: ReadonlySet<string>
  /** Had answered, and can change their answers; only a new submission counts. */
  reopened: ReadonlySet<string>
}

export type ReportOfPerson = {
  report: StoredEmployeeReport
  latestVersion: number
  /** It is about the asker. */
  isOwn: boolean
  /** Newest first. */
  versions: number[]
}

/** Texts by question id. */
export type AnswersOfPerson = Readonly<Record<string, string>>

export type SubmittedAnswers = { employeeId: string; answers: AnswersOfPerson }
/** `version`: the version of the report with which it was read, if any. */
export type AnswerMatch = {
  employeeId: string
  questionId: QuestionId
  text: string
  version?: number
}

export type Actions = {
  items: readonly PlanItem[]
  counts: { open: number; done: number; dropped: number }
}

/**
 * The only source of answers: the product's own calls, made as the asker. Nothing else is read, so nobody learns what
 * they could not look up themselves. Each call is made at most once for a question.
 */
export type Source = {
  people(): Promise<CallResult<readonly Employee[]>>
  /** The employee that the asker is. */
  self(): Promise<CallResult<string>>
  answering(): Promise<CallResult<ResponseStatus>>
  /**
   * Calls `visit` with the submitted answers page by page, so that they are never all in memory. The answers that
   * `visit` returns can be cited.
   */
  eachPage(visit: (page: readonly SubmittedAnswers[]) => readonly AnswerMatch[]): Promise<CallResult<null>>
  /** The latest version where none is given. */
  report(employeeId: string, version?: number): Promise<CallResult<ReportOfPerson>>
  /** The answers that a version was built from. */
  answersOf(employeeId: string, version: number): Promise<CallResult<AnswersOfPerson>>
  companyReport(id?: string): Promise<CallResult<StoredCompanyReport>>
  /** Newest first. */
  companyVersions(): Promise<CallResult<readonly z.output<typeof CompanyReportVersion>[]>>
  /** Actions in a state, newest first, as far as the asker may see them; and the counts of all states. */
  actions(state: PlanState): Promise<CallResult<Actions>>
  /** Summaries of the latest reports that the asker may read: their status and version, without content. */
  reportsOfPeople(): Promise<CallResult<readonly z.output<typeof ReportSummary>[]>>
  reader: Reader
  /** As year, month and day. */
  today: string
  files: readonly ReadFile[]
}

export const hasValue = <T>(told: CallResult<T>): told is { value: T } => 'value' in told
