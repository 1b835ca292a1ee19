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

/** Who asks, as far as it decides what is worth offering them; what they are told is decided by the calls. */
export type Reader = Rights

/** What a call answered, or the sentence with which it refused. */
export type CallResult<T> = { value: T } | { refusal: string }

/** Who of the list has answered, by employee id; who is in none has not begun. */
export type ResponseStatus = {
  completed: ReadonlySet<string>
  begun: ReadonlySet<string>
  /** Had answered, and can change it: what counts is what they submit anew. */
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
/** `version`: of the report with which it was read, where it was. */
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
 * Where every answer comes from: the product's own calls, made as the person who asks. Nothing else is read, so
 * nobody is told what they could not look up. Each is asked at most once for one question.
 */
export type Source = {
  people(): Promise<CallResult<readonly Employee[]>>
  /** The employee that the asker is. */
  self(): Promise<CallResult<string>>
  answering(): Promise<CallResult<ResponseStatus>>
  /**
   * Shows what each person handed in, a page at a time, so that not all of it is held at once. What `visit` gives back
   * can be cited.
   */
  eachPage(visit: (page: readonly SubmittedAnswers[]) => readonly AnswerMatch[]): Promise<CallResult<null>>
  /** The latest version where none is asked for. */
  report(employeeId: string, version?: number): Promise<CallResult<ReportOfPerson>>
  /** What a version was made from. */
  answersOf(employeeId: string, version: number): Promise<CallResult<AnswersOfPerson>>
  companyReport(id?: string): Promise<CallResult<StoredCompanyReport>>
  /** Newest first. */
  companyVersions(): Promise<CallResult<readonly z.output<typeof CompanyReportVersion>[]>>
  /** Those in a state, the newest first, as far as the asker sees them; and how many there are of each kind. */
  actions(state: PlanState): Promise<CallResult<Actions>>
  /** Of everybody's latest report that the asker may read, what is not in it: how it stands, and its version. */
  reportsOfPeople(): Promise<CallResult<readonly z.output<typeof ReportSummary>[]>>
  reader: Reader
  /** As year, month and day. */
  today: string
  files: readonly ReadFile[]
}

export const hasValue = <T>(told: CallResult<T>): told is { value: T } => 'value' in told
