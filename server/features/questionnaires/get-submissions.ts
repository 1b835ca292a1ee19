import { and, eq, sql } from 'drizzle-orm'
import { limits } from '../../../contract/fields.ts'
import { questionnaires } from '../../../contract/questionnaires.ts'
import { serveMember } from '../../core/serve.ts'
import { codesFor, submissionOf } from './submission-shapes.ts'
import { submissions } from './tables.ts'

/** Submissions by employee id, in the order of those ids (specification point 7). */
export const getSubmissions = serveMember(
  questionnaires.getSubmissions,
  async ({ limit = limits.pageMax, after }, { tx, host, org, member }) => {
    const inOrder = sql`${submissions.employeeId} collate "C"`
    const rows = await tx
      .select()
      .from(submissions)
      .where(and(eq(submissions.orgId, org.id), after === undefined ? undefined : sql`${inOrder} > ${after}`))
      .orderBy(inOrder)
      .limit(limit + 1)
    const page = rows.slice(0, limit)
    const codeOf = codesFor({ member }, host.secrets)
    return {
      submissions: Object.fromEntries(page.map((row) => [row.employeeId, submissionOf(row, codeOf)])),
      next: rows.length > limit ? (page.at(-1)?.employeeId ?? null) : null,
    }
  },
)
