import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { limits } from '../../../contract/shapes/limits.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { paginate } from '../../core/http/paginate.ts'
import { serveMember } from '../../core/http/serve.ts'
import { invitations } from '../../schema/employees.ts'
import {
  readSubmissionCode,
  codeSource,
  invitationOfSubmission,
  serializeSubmission,
} from './serialize-submission.ts'
import { submissions } from '../../schema/submissions.ts'

const whole = getTableColumns(submissions)
/** Whole questionnaires are large, and are not read where nobody asks for them. */
const stateAlone = { ...whole, rawAnswers: sql`'{}'::jsonb`.mapWith(submissions.rawAnswers) }

/** Submissions by employee id, in the order of those ids (specification point 7). */
export const getSubmissions = serveMember(
  questionnaires.getSubmissions,
  async ({ limit = limits.pageMax, after, fields, employeeId }, { tx, now, host, org, member }) => {
    const inOrder = sql`${submissions.employeeId} collate "C"`
    const rows = await tx
      .select({ submission: fields === 'state' ? stateAlone : whole, invitation: codeSource })
      .from(submissions)
      .leftJoin(invitations, invitationOfSubmission)
      .where(
        and(
          eq(submissions.orgId, org.id),
          employeeId === undefined ? undefined : eq(submissions.employeeId, employeeId),
          after === undefined ? undefined : sql`${inOrder} > ${after}`,
        ),
      )
      .orderBy(inOrder)
      .limit(limit + 1)
    const { page, next } = paginate(rows, limit, ({ submission }) => submission.employeeId)
    return {
      submissions: Object.fromEntries(
        page.map(({ submission, invitation }) => [
          submission.employeeId,
          serializeSubmission(submission, readSubmissionCode({ member, host, now }, invitation)),
        ]),
      ),
      next,
    }
  },
)
