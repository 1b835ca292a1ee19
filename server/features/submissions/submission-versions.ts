import { and, desc, eq, sql } from 'drizzle-orm'
import type { Draft, SubmissionVersion } from '../../../contract/calls/submissions.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { answersInOrder } from '../../../insights/questionnaire/answers.ts'
import { notFound } from '../../core/http/failures.ts'
import { serveMember, type InviteeContext } from '../../core/http/serve.ts'
import { users } from '../../schema/accounts.ts'
import { cycles } from '../../schema/cycles.ts'
import { nameOrImported } from '../organizations/imported-names.ts'
import { employees } from '../../schema/employees.ts'
import type { SubmissionRow } from './serialize-submission.ts'
import { submissions, submissionVersions } from '../../schema/submissions.ts'

/** Reopened answers: who reopened them, and their earlier versions (docs/questionnaire.md). */

/** Nobody reads more versions of one person. */
const versionsMax = 100

type Reopened = Pick<SubmissionRow, 'reopenedAt' | 'reopenedRevision'>

/** Who reopened a draft, when and why; null if nobody did. */
export const readReopening = async (
  { tx, org, employeeId }: Pick<InviteeContext, 'tx' | 'org' | 'employeeId'>,
  stored: Reopened | null,
): Promise<Draft['reopened']> => {
  if (!stored?.reopenedAt || stored.reopenedRevision === null) return null
  const [version] = await tx
    .select({
      by: nameOrImported(submissionVersions.reopenedBy, org.id),
      reason: submissionVersions.reason,
      // Answers that were submitted before a cycle and reopened after its start belong to that cycle.
      isNewRound: sql<boolean>`exists (select 1 from ${cycles} where ${cycles.orgId} = ${org.id}
        and ${cycles.openedAt} > ${submissionVersions.submittedAt}
        and ${cycles.openedAt} <= ${submissionVersions.reopenedAt})`,
    })
    .from(submissionVersions)
    .leftJoin(users, eq(users.id, submissionVersions.reopenedBy))
    .where(and(eq(submissionVersions.orgId, org.id), eq(submissionVersions.employeeId, employeeId)))
    .orderBy(desc(submissionVersions.revision))
    .limit(1)
  return {
    at: stored.reopenedAt.toISOString(),
    by: version?.by ?? null,
    reason: version?.reason ?? null,
    isNewRound: version?.isNewRound ?? false,
    revision: stored.reopenedRevision,
  }
}

/** @throws Failure NOT_FOUND 'Employee not found: {id}' */
export const getSubmissionVersions = serveMember(
  questionnaires.getSubmissionVersions,
  async ({ employeeId }, { tx, org }) => {
    const rows = await tx
      .select({ version: submissionVersions, by: nameOrImported(submissionVersions.reopenedBy, org.id) })
      .from(employees)
      .leftJoin(
        submissionVersions,
        and(eq(submissionVersions.orgId, employees.orgId), eq(submissionVersions.employeeId, employees.id)),
      )
      .leftJoin(users, eq(users.id, submissionVersions.reopenedBy))
      .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
      .orderBy(desc(submissionVersions.revision))
      .limit(versionsMax)
    if (rows.length === 0) throw notFound('Employee', employeeId)
    const versions = rows.flatMap(({ version, by }): SubmissionVersion[] =>
      version === null
        ? []
        : [
            {
              revision: version.revision,
              answers: answersInOrder(version.rawAnswers),
              submittedAt: version.submittedAt.toISOString(),
              reopenedAt: version.reopenedAt.toISOString(),
              reopenedBy: by,
              reason: version.reason,
              language: version.language,
            },
          ],
    )
    return { versions }
  },
)

export type AnswersOfRevision = {
  rawAnswers: Record<string, string>
  submittedAt: Date | null
  /** Whether they are the person's latest submission and have not been reopened. */
  isCurrent: boolean
}

/** The answers submitted at a revision, even if reopened since; undefined if none were. */
export const answersOfRevision = async (
  { tx, orgId }: { tx: InviteeContext['tx']; orgId: string },
  employeeId: string,
  revision: number,
): Promise<AnswersOfRevision | undefined> => {
  const [current] = await tx
    .select({ rawAnswers: submissions.rawAnswers, submittedAt: submissions.submittedAt })
    .from(submissions)
    .where(
      and(
        eq(submissions.orgId, orgId),
        eq(submissions.employeeId, employeeId),
        eq(submissions.revision, revision),
        eq(submissions.status, 'completed'),
      ),
    )
  if (current) return { ...current, isCurrent: true }
  const [earlier] = await tx
    .select({ rawAnswers: submissionVersions.rawAnswers, submittedAt: submissionVersions.submittedAt })
    .from(submissionVersions)
    .where(
      and(
        eq(submissionVersions.orgId, orgId),
        eq(submissionVersions.employeeId, employeeId),
        eq(submissionVersions.revision, revision),
      ),
    )
  return earlier && { ...earlier, isCurrent: false }
}
