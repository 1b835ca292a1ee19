import { useQuery } from '@tanstack/react-query'
import { reports, type StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import type { QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { callQuery } from '../../../core/api/queries.ts'
import type { CallError } from '../../../core/api/call-error.ts'

/** The answers that went into the grade, as the report itself keeps them; null where one was left out. */
const answersInReport = (report: StoredEmployeeReport): Map<QuestionId, string | null> => {
  const { overall: _, ...scores } = report.workings
  return new Map(
    Object.values(scores).flatMap(({ inputs }) =>
      inputs.flatMap(({ answers }) => answers.map(({ questionId, text }) => [questionId, text] as const)),
    ),
  )
}

export type AnswerText =
  | { state: 'known'; text: string | null; hasChanged: boolean }
  | { state: 'loading' | 'hidden' }
  | { state: 'failed'; error: CallError }

/**
 * The text of an answer that a statement rests on: from the report where it keeps it, else what the report was made
 * from. `hidden` for readers who may read neither these answers nor are their author.
 */
export const useAnswerText = (report: StoredEmployeeReport, questionId: QuestionId): AnswerText => {
  const kept = answersInReport(report)
  const isKept = kept.has(questionId)
  const { data, error } = useQuery({
    ...callQuery(reports.getReportAnswers, { employeeId: report.employeeId, version: report.version }),
    enabled: !isKept,
  })
  if (isKept) return { state: 'known', text: kept.get(questionId) ?? null, hasChanged: false }
  if (error?.kind === 'BUSINESS_LOGIC_ERROR') return { state: 'hidden' }
  if (error !== null) return { state: 'failed', error }
  if (data === undefined) return { state: 'loading' }
  return { state: 'known', text: data.rawAnswers[questionId] ?? null, hasChanged: !data.isCurrent }
}
