import { and, eq, sql } from 'drizzle-orm'
import { messages } from '../../../contract/http/failures.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { questionnaireVersion } from '../../../insights/questionnaire/questionnaire.ts'
import { ruleViolation } from '../../core/http/failures.ts'
import { serveInvitee } from '../../core/http/serve.ts'
import { employees } from '../../schema/employees.ts'
import { pickAskedAnswers, dropBlankAnswers, isBlank, isSameAnswers, requireStorable } from './answers.ts'
import {
  isFromEarlierRevision,
  readOwnQuestionnaire,
  requireOwn,
  storeWhileListed,
} from './own-submission.ts'
import { readReopening } from './submission-versions.ts'
import { isUnchangedSince } from './detect-edit-conflict.ts'
import { serializeDraft } from './serialize-submission.ts'
import { hashAskingDevice, requireOpenTo } from './draft-access.ts'
import { submissions } from '../../schema/submissions.ts'

/** Unfinished questionnaires (specification point 4; docs/questionnaire.md). */

/**
 * Merges the sent answers into the stored ones in one statement, question by question, so that two devices which save
 * at the same time lose nothing of each other.
 */
export const saveDraft = serveInvitee(
  questionnaires.saveDraft,
  async ({ employeeId, answers, knownRevision, seen }, context) => {
    requireOwn(employeeId, context)
    const { tx, now, host, org, invitationId } = context
    const sent = pickAskedAnswers(answers)
    requireStorable(sent)
    const given = dropBlankAnswers(sent)
    // Joined with commas below: ids of questions contain none.
    const takenBack = Object.keys(sent).filter((id) => isBlank(sent[id]))
    if (Object.keys(given).length === 0) {
      const { employee, stored } = await readOwnQuestionnaire(context)
      if (stored?.status === 'completed') throw ruleViolation(messages.alreadySubmitted)
      requireOpenTo(context, stored)
      // A blank save neither starts a questionnaire nor changes one.
      if (stored === null || takenBack.every((id) => stored.rawAnswers[id] === undefined)) {
        return {
          draft: serializeDraft(
            { employeeId, email: employee.email },
            stored,
            await readReopening(context, stored),
          ),
        }
      }
    }
    const [row] = await storeWhileListed(
      employeeId,
      tx
        .insert(submissions)
        .values({
          orgId: org.id,
          employeeId,
          status: 'in_progress',
          submissionType: invitationId === null ? 'regular' : 'standard',
          rawAnswers: given,
          revision: 1,
          questionnaireVersion,
          invitationId,
          deviceHash: hashAskingDevice(context),
          authorAddress: context.address,
          startedAt: now,
          savedAt: now,
          submittedAt: null,
        })
        .onConflictDoUpdate({
          target: [submissions.orgId, submissions.employeeId],
          set: {
            rawAnswers: sql`(${submissions.rawAnswers} || excluded.raw_answers) - string_to_array(${takenBack.join(',')}, ',')`,
            revision: sql`${submissions.revision} + 1`,
            questionnaireVersion,
            savedAt: now,
            // The latest author and invitation count, as in a submission.
            submissionType: sql`excluded.submission_type`,
            invitationId: sql`excluded.invitation_id`,
            authorAddress: sql`excluded.author_address`,
            // The link in the mail takes the draft over from a browser that used the shared one.
            ...(!context.isHanded && { deviceHash: sql`excluded.device_hash` }),
          },
          setWhere: sql`${and(
            eq(submissions.status, 'in_progress'),
            sql`coalesce(${submissions.authorAddress}, excluded.author_address) = excluded.author_address`,
            context.isHanded ? eq(submissions.deviceHash, hashAskingDevice(context) ?? '') : undefined,
            knownRevision === undefined
              ? undefined
              : sql`coalesce(${submissions.reopenedRevision}, 0) <= ${knownRevision}`,
            seen === undefined ? undefined : isUnchangedSince(pickAskedAnswers(seen)),
          )}`,
        })
        .returning({
          status: submissions.status,
          rawAnswers: submissions.rawAnswers,
          revision: submissions.revision,
          savedAt: submissions.savedAt,
          submittedAt: submissions.submittedAt,
          reopenedAt: submissions.reopenedAt,
          reopenedRevision: submissions.reopenedRevision,
          email: sql<string>`(select ${employees.email} from ${employees} where ${employees.orgId} = ${org.id} and ${employees.id} = ${employeeId})`,
        }),
    )
    if (!row) {
      const { employee, stored } = await readOwnQuestionnaire(context)
      requireOpenTo(context, stored)
      if (stored?.status !== 'in_progress') throw ruleViolation(messages.alreadySubmitted)
      if (isFromEarlierRevision(stored.reopenedRevision, knownRevision))
        throw ruleViolation(messages.openedAgainMeanwhile)
      const reopening = await readReopening(context, stored)
      const draft = serializeDraft({ employeeId, email: employee.email }, stored, reopening)
      return { draft, isTaken: false as const }
    }
    const { email, ...stored } = row
    // Others see only that there is a draft, so only the first save is announced.
    if (stored.revision === 1) {
      await host.changes.announce(tx, { orgId: org.id, entity: 'submission', entityId: employeeId })
    }
    return { draft: serializeDraft({ employeeId, email }, stored, await readReopening(context, stored)) }
  },
)

export const getMySubmission = serveInvitee(questionnaires.getMySubmission, async ({ answers }, context) => {
  const { employee, stored } = await readOwnQuestionnaire(context)
  requireOpenTo(context, stored)
  const { employeeId, userId } = context
  const person = { employeeId, email: employee.email }
  // Others may have the link: of submitted answers it shows only that they exist, and whether they equal the sent ones.
  if (stored?.status === 'completed' && userId === null) {
    const isSame =
      answers !== undefined && isSameAnswers(dropBlankAnswers(pickAskedAnswers(answers)), stored.rawAnswers)
    return { draft: { ...serializeDraft(person, { ...stored, rawAnswers: {} }, null), isSame } }
  }
  return { draft: serializeDraft(person, stored, await readReopening(context, stored)) }
})
