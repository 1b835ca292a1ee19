import { and, eq } from 'drizzle-orm'
import { messages } from '../../../contract/failures.ts'
import { questionnaires } from '../../../contract/questionnaires.ts'
import { questionnaireVersion } from '../../../insights/questionnaire.ts'
import { notFound, refused } from '../../core/failures.ts'
import { serveInvitee, type InviteeContext } from '../../core/serve.ts'
import { fillProfileFromAnswers } from '../people/fill-profile.ts'
import { askedAnswers, isSameAnswers, merged, requireComplete, type AnswerMap } from './answers.ts'
import { lockStored, readOwn, requireOwn, type OwnQuestionnaire } from './own-questionnaire.ts'
import { submissionOf, type SubmissionRow } from './submission-shapes.ts'
import { submissions } from './tables.ts'

/** Stores a completed questionnaire (specification points 4, 5 and 7; decisions §4). */
export const submitEmployeeAnswers = serveInvitee(
  questionnaires.submitEmployeeAnswers,
  async ({ employeeId, answers }, context) => {
    requireOwn(employeeId, context)
    const sent = askedAnswers(answers)
    const own = await readOwn(context)
    // Nobody waits for a lock in the usual case: what was read is written only if it still stands.
    const row =
      (await settle(own, sent, context)) ??
      (await settle({ ...own, stored: await lockStored(context) }, sent, context))
    if (!row) throw notFound('Employee', employeeId)
    const { secrets } = context.host
    return { submission: submissionOf(row, (id) => (id === null ? null : secrets.inviteCode(id))) }
  },
)

/** The submission as it is from now on; undefined where somebody else changed it after it was read. */
const settle = async (
  { email, stored }: OwnQuestionnaire,
  sent: AnswerMap,
  context: InviteeContext,
): Promise<SubmissionRow | undefined> => {
  const rawAnswers = { ...merged(stored?.rawAnswers ?? {}, sent), email }
  if (stored?.status === 'completed') {
    if (isSameAnswers(rawAnswers, stored.rawAnswers)) return stored
    throw refused(messages.alreadySubmitted)
  }
  requireComplete(rawAnswers)
  const { tx, now, host, org, employeeId, invitationId } = context
  const row: SubmissionRow = {
    orgId: org.id,
    employeeId,
    status: 'completed',
    submissionType: invitationId === null ? 'regular' : 'standard',
    rawAnswers,
    revision: (stored?.revision ?? 0) + 1,
    questionnaireVersion,
    invitationId,
    startedAt: stored?.startedAt ?? now,
    savedAt: now,
    submittedAt: now,
  }
  if (!(await store(row, stored, context))) return undefined
  await fillProfileFromAnswers(context, employeeId, rawAnswers)
  await host.changes.announce(tx, { orgId: org.id, entity: 'submission', entityId: employeeId })
  return row
}

const store = async (
  row: SubmissionRow,
  stored: SubmissionRow | null,
  { tx }: InviteeContext,
): Promise<boolean> => {
  const written =
    stored === null
      ? await tx
          .insert(submissions)
          .values(row)
          .onConflictDoNothing()
          .returning({ revision: submissions.revision })
      : await tx
          .update(submissions)
          .set(row)
          .where(
            and(
              eq(submissions.orgId, row.orgId),
              eq(submissions.employeeId, row.employeeId),
              eq(submissions.revision, stored.revision),
            ),
          )
          .returning({ revision: submissions.revision })
  return written.length > 0
}
