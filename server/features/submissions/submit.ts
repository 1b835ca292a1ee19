import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { messages } from '../../../contract/http/failures.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { questionnaireVersion } from '../../../insights/questionnaire/questionnaire.ts'
import { builder, runPrepared, prepareStatement } from '../../core/database/prepared-queries.ts'
import { notFound, ruleViolation } from '../../core/http/failures.ts'
import { serveInvitee, type InviteeContext } from '../../core/http/serve.ts'
import { changes } from '../../core/database/tables.ts'
import { afterCommit } from '../../core/database/transaction.ts'
import {
  fillProfileFromAnswers,
  profileChange,
  profileChangeValues,
} from '../employees/roster/fill-profile.ts'
import { recordKnownRecipient } from '../employees/mail-limits/known-recipients.ts'
import { removedInputs } from '../../schema/retention.ts'
import { notifiedWebhookIds, insertDeliveries, eventValues, wakeWebhooks } from '../outbox/publish-event.ts'
import {
  pickAskedAnswers,
  dropBlankAnswers,
  isSameAnswers,
  normalizeAnswers,
  requireComplete,
  type AnswerMap,
} from './answers.ts'
import {
  isFromEarlierRevision,
  lockSubmission,
  readOwnQuestionnaire,
  requireOwn,
  type OwnQuestionnaire,
  storeWhileListed,
} from './own-submission.ts'
import { hashAskingDevice, requireOpenTo } from './draft-access.ts'
import { serializeSubmission, type SubmissionRow } from './serialize-submission.ts'
import { submissions, submissionVersions } from '../../schema/submissions.ts'

/** Stores a completed questionnaire (specification points 4, 5 and 7; docs/questionnaire.md). */
export const submitEmployeeAnswers = serveInvitee(
  questionnaires.submitEmployeeAnswers,
  async ({ employeeId, answers, knownRevision, language = null, toldVisibility }, context) => {
    requireOwn(employeeId, context)
    const sent = { answers: pickAskedAnswers(answers), knownRevision, language, toldVisibility }
    const own = await readOwnQuestionnaire(context)
    // The usual case takes no lock: the row is written only if its revision is still the one that was read.
    const row =
      (await settle(own, sent, context)) ??
      (await settle({ ...own, stored: await lockSubmission(context) }, sent, context))
    if (!row) throw notFound('Employee', employeeId)
    const { isHanded, invitationId, host } = context
    if (!isHanded && invitationId !== null) await recordKnownRecipient(context)
    // Nobody gets another code than they came with: neither an earlier invitation's, nor the mailed one for the shared
    // one.
    const codeOf = (id: string) => (isHanded ? host.secrets.handedCode(id) : host.secrets.inviteCode(id))
    const isItsOwn = invitationId !== null && row.invitationId === invitationId
    return { submission: serializeSubmission(row, isItsOwn ? codeOf(invitationId) : null) }
  },
)

type Sent = {
  answers: AnswerMap
  knownRevision: number | undefined
  language: SubmissionRow['language']
  toldVisibility: OwnQuestionnaire['reportVisibility'] | undefined
}

/** The submission from now on; undefined if it was changed after it was read. */
const settle = async (
  { employee, stored, reportVisibility }: OwnQuestionnaire,
  { answers: sent, knownRevision, language, toldVisibility }: Sent,
  context: InviteeContext,
): Promise<SubmissionRow | undefined> => {
  // Only the sent answers: an answer that only the draft has was not on the submitted page.
  const rawAnswers = { ...dropBlankAnswers(normalizeAnswers(sent)), email: employee.email }
  if (stored?.status === 'completed') {
    if (isSameAnswers(rawAnswers, stored.rawAnswers)) return stored
    throw ruleViolation(messages.alreadySubmitted)
  }
  requireOpenTo(context, stored)
  // A retry of an earlier submit must not close what has been reopened since.
  if (isFromEarlierRevision(stored?.reopenedRevision, knownRevision))
    throw ruleViolation(messages.openedAgainMeanwhile)
  // Answers that another device has stored since were not on the submitted page, so their author has not confirmed
  // them.
  const isUnseen = stored !== null && knownRevision !== undefined && stored.revision > knownRevision
  if (isUnseen && !isSameAnswers(rawAnswers, stored.rawAnswers))
    throw ruleViolation(messages.changedElsewhere)
  // People answer relying on the readers that they were shown (docs/decisions/0065).
  if (toldVisibility === 'own' && reportVisibility === 'organization') {
    throw ruleViolation(messages.readByMoreMeanwhile)
  }
  requireComplete(rawAnswers)
  const { now, org, employeeId, invitationId, address } = context
  const row: SubmissionRow = {
    orgId: org.id,
    employeeId,
    status: 'completed',
    submissionType: invitationId === null ? 'regular' : 'standard',
    rawAnswers,
    revision: (stored?.revision ?? 0) + 1,
    questionnaireVersion,
    invitationId,
    deviceHash: hashAskingDevice(context),
    authorAddress: address,
    startedAt: stored?.startedAt ?? now,
    savedAt: now,
    submittedAt: now,
    reopenedAt: null,
    reopenedRevision: null,
    language,
  }
  return (await storeWhileListed(employeeId, store(row, employee, context))) ? row : undefined
}

const placeholder = (name: keyof SubmissionRow) => sql.placeholder(name)

const storing = builder
  .insert(submissions)
  .values({
    orgId: placeholder('orgId'),
    employeeId: placeholder('employeeId'),
    status: placeholder('status'),
    submissionType: placeholder('submissionType'),
    rawAnswers: placeholder('rawAnswers'),
    revision: placeholder('revision'),
    questionnaireVersion: placeholder('questionnaireVersion'),
    invitationId: placeholder('invitationId'),
    deviceHash: placeholder('deviceHash'),
    authorAddress: placeholder('authorAddress'),
    startedAt: placeholder('startedAt'),
    savedAt: placeholder('savedAt'),
    submittedAt: placeholder('submittedAt'),
    language: placeholder('language'),
  })
  .onConflictDoUpdate({
    target: [submissions.orgId, submissions.employeeId],
    // `excluded` avoids sending the answers twice.
    set: Object.fromEntries(
      Object.entries(getTableColumns(submissions))
        .filter(([name]) => name !== 'orgId' && name !== 'employeeId')
        .map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
    ),
    setWhere: eq(submissions.revision, sql.placeholder('knownRevision')),
  })
  .returning({ orgId: submissions.orgId, employeeId: submissions.employeeId })

const isStored = sql`exists (select from stored)`

/**
 * How many times they have submitted, including this one: earlier submissions are kept as versions, or a retention rule
 * has removed them and kept their revision. The stored revision also counts drafts, which must not be disclosed.
 */
const timesSubmitted = sql`jsonb_build_object('revision', 1 + (
  select count(*) from (
    select v.revision from ${submissionVersions} v
    where v.org_id = ${sql.placeholder('orgId')} and v.employee_id = ${sql.placeholder('employeeId')}
    union select r.revision from ${removedInputs} r
    where r.org_id = ${sql.placeholder('orgId')} and r.employee_id = ${sql.placeholder('employeeId')}
      and r.revision > 0
  ) before))`

const storeWith = (profile?: SQL) =>
  prepareStatement(sql<{ is_stored: boolean; is_filled: boolean; told: string | null }>`
    with stored as ${storing},
    announced as (
      insert into ${changes} (org_id, entity, entity_id) select org_id, 'submission', employee_id from stored),
    ${insertDeliveries(isStored, timesSubmitted)}
    ${profile && sql`, ${profile}`}
    select ${isStored} as is_stored, ${profile ? sql`exists (select from changed)` : sql`true`} as is_filled, ${notifiedWebhookIds} as told`)

const storeAnswers = storeWith()
const storeAnswersAndProfile = storeWith(profileChange(isStored))

/**
 * Stores the row, its events and the employee's profile in one statement, to save round trips on every submission;
 * false if the row was read at another revision than it has now.
 */
const store = async (
  row: SubmissionRow,
  employee: OwnQuestionnaire['employee'],
  context: InviteeContext,
): Promise<boolean> => {
  const { tx, now, host } = context
  const { orgId, employeeId, rawAnswers, revision } = row
  // Webhooks receive the number of the submission instead, which is looked up only if there is a subscriber.
  const event = { type: 'submission.completed', data: { employeeId, revision: 1 } } as const
  const values = { ...row, ...eventValues({ now, orgId }, event), knownRevision: revision - 1 }
  const profile = await profileChangeValues(context, employeeId, rawAnswers, employee)
  const [done] = profile
    ? await runPrepared(tx, storeAnswersAndProfile, { ...values, ...profile })
    : await runPrepared(tx, storeAnswers, values)
  if (!done?.is_stored) return false
  // The employee was changed after they were read.
  if (!done.is_filled) await fillProfileFromAnswers(context, employeeId, rawAnswers)
  await wakeWebhooks({ tx, orgId, host }, done.told)
  afterCommit(tx, () => host.changes.wake(orgId))
  return true
}
