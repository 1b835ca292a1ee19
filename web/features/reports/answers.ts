import { useQuery } from '@tanstack/react-query'
import { questionnaires, type Submission } from '../../../contract/questionnaires.ts'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import type { QuestionId } from '../../../insights/questionnaire.ts'
import type { CallError } from '../../core/call-error.ts'
import { send } from '../../core/call.ts'
import { useMay, useMembership } from '../../core/membership.tsx'
import { useOwnQuestionnaire } from './own-questionnaire.ts'

const pageSize = 500

/** The stored submission of one person; pages are asked for until theirs has come. */
const findSubmission = async (
  employeeId: string,
  organizationId: string,
  signal: AbortSignal,
): Promise<Submission | null> => {
  let after: string | undefined
  for (;;) {
    const input = { limit: pageSize, ...(after === undefined ? {} : { after }) }
    const answer = await send(questionnaires.getSubmissions, input, { signal, organizationId })
    const found = answer.submissions[employeeId]
    if (found !== undefined || answer.next === null) return found ?? null
    after = answer.next
  }
}

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
 * The text of an answer that a statement rests on: from the report where it keeps it, else from what is
 * stored now. `hidden` for readers who may read neither these answers nor are their author.
 */
export const useAnswerText = (report: StoredEmployeeReport, questionId: QuestionId): AnswerText => {
  const { orgId } = useMembership().organization
  const mayView = useMay('submission:view')
  const kept = answersInReport(report)
  const isKept = kept.has(questionId)
  const submission = useQuery<Submission | null, CallError>({
    queryKey: [questionnaires.getSubmissions.name, orgId, 'of', report.employeeId],
    queryFn: ({ signal }) => findSubmission(report.employeeId, orgId, signal),
    enabled: mayView && !isKept,
  })
  const own = useOwnQuestionnaire(!mayView && !isKept)
  if (isKept) return { state: 'known', text: kept.get(questionId) ?? null, hasChanged: false }
  if (submission.error !== null) return { state: 'failed', error: submission.error }
  if (mayView && submission.data === undefined) return { state: 'loading' }
  const stored = mayView ? submission.data : own?.employeeId === report.employeeId ? own : null
  if (!stored) return { state: 'hidden' }
  return {
    state: 'known',
    text: stored.rawAnswers[questionId] ?? null,
    hasChanged: stored.submittedAt !== report.submittedAt,
  }
}
