import { and, eq } from 'drizzle-orm'
import { unknownProfile } from '../../../contract/shapes/employee-shapes.ts'
import type { MailContent } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'
import { users } from '../../schema/accounts.ts'
import { employees } from '../../schema/employees.ts'
import { organizations } from '../../schema/organizations.ts'
import { reports, reportSteps } from '../../schema/reports.ts'
import { greeting } from '../blocks.ts'
import type { EmailContext, OrganizationEmailOrder } from '../define-email.ts'

/**
 * What the mails about a step of a report have in common. None holds a score, a grade or a word of the report: others may
 * look at a mailbox.
 */

export type ReportFacts = {
  /** The name of the recipient; null where that is not known. */
  name: string | null
  /** Who took the step; null where they are not known any more. */
  by: string | null
  organizationName: string
  at: Date
  /** Where the report is read, or, without an account, where one is had. */
  link: string
}

/** A step with its report and its person; undefined where one of them is gone. */
export const readStep = async (
  { orgId, subjectId }: OrganizationEmailOrder,
  { tx }: Pick<EmailContext, 'tx'>,
) => {
  const [row] = await tx
    .select({
      at: reportSteps.at,
      kind: reportSteps.kind,
      version: reports.version,
      state: reports.state,
      removedAt: reports.removedAt,
      by: users.displayName,
      organizationName: organizations.companyName,
      person: {
        id: employees.id,
        name: employees.name,
        email: employees.email,
        userId: employees.userId,
        leftAt: employees.leftAt,
      },
    })
    .from(reportSteps)
    .innerJoin(reports, and(eq(reports.orgId, reportSteps.orgId), eq(reports.id, reportSteps.reportId)))
    .innerJoin(
      employees,
      and(eq(employees.orgId, reportSteps.orgId), eq(employees.id, reportSteps.employeeId)),
    )
    .innerJoin(organizations, eq(organizations.id, reportSteps.orgId))
    .leftJoin(users, eq(users.id, reportSteps.byUserId))
    .where(and(eq(reportSteps.orgId, orgId), eq(reportSteps.id, subjectId)))
  if (!row) return undefined
  /** The state of the version; null where it was deleted. */
  const state = row.removedAt === null ? row.state : null
  return { ...row, state }
}

/** The name of a report's person; null where it is not known. */
export const knownName = (name: string): string | null => (name === unknownProfile.name ? null : name)

export const frameReport = (
  words: MailWords,
  { name }: ReportFacts,
  mail: Omit<MailContent, 'language'>,
): MailContent => ({
  ...mail,
  language: words.language,
  blocks: [greeting(words, name), ...mail.blocks],
})
