import { eq, sql } from 'drizzle-orm'
import { messages } from '../../../contract/failures.ts'
import { questionnaires } from '../../../contract/questionnaires.ts'
import { questionnaireVersion } from '../../../insights/questionnaire.ts'
import { orFail, refused } from '../../core/failures.ts'
import { serveInvitee } from '../../core/serve.ts'
import { employees } from '../people/tables.ts'
import { askedAnswers, givenAnswers, isBlank, requireStorable } from './answers.ts'
import { readOwn, requireOwn } from './own-questionnaire.ts'
import { draftOf } from './submission-shapes.ts'
import { submissions } from './tables.ts'

/** Unfinished questionnaires (specification point 4, decisions §4). */

/**
 * One statement lays what was sent over what is stored, question by question, so that two devices which
 * save at the same time lose nothing of each other.
 */
export const saveDraft = serveInvitee(questionnaires.saveDraft, async ({ employeeId, answers }, context) => {
  requireOwn(employeeId, context)
  const { tx, now, host, org, invitationId } = context
  const sent = askedAnswers(answers)
  requireStorable(sent)
  const given = givenAnswers(sent)
  // Ids of questions hold no comma.
  const takenBack = Object.keys(sent).filter((id) => isBlank(sent[id]))
  if (Object.keys(given).length === 0) {
    const { employee, stored } = await readOwn(context)
    if (stored?.status === 'completed') throw refused(messages.alreadySubmitted)
    // Nothing was said: that starts no questionnaire, and changes none.
    if (stored === null || takenBack.every((id) => stored.rawAnswers[id] === undefined)) {
      return { draft: draftOf({ employeeId, email: employee.email }, stored) }
    }
  }
  const [row] = await tx
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
      },
      setWhere: eq(submissions.status, 'in_progress'),
    })
    .returning({
      status: submissions.status,
      rawAnswers: submissions.rawAnswers,
      revision: submissions.revision,
      savedAt: submissions.savedAt,
      submittedAt: submissions.submittedAt,
      email: sql<string>`(select ${employees.email} from ${employees} where ${employees.orgId} = ${org.id} and ${employees.id} = ${employeeId})`,
    })
  const { email, ...stored } = orFail(row, refused(messages.alreadySubmitted))
  // Others see of a draft only that there is one, so only the first save is news.
  if (stored.revision === 1) {
    await host.changes.announce(tx, { orgId: org.id, entity: 'submission', entityId: employeeId })
  }
  return { draft: draftOf({ employeeId, email }, stored) }
})

export const getMySubmission = serveInvitee(questionnaires.getMySubmission, async (_input, context) => {
  const { employee, stored } = await readOwn(context)
  return { draft: draftOf({ employeeId: context.employeeId, email: employee.email }, stored) }
})
