import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { planItemsMax } from '../../../../contract/calls/action-plan.ts'
import { can, seesEveryReport } from '../../../../contract/rights/permissions.ts'
import type { MyRecords } from '../../../../contract/calls/users.ts'
import { mails } from '../../../core/database/tables.ts'
import { planItems } from '../../../schema/action-plan.ts'
import { invitations } from '../../../schema/employees.ts'
import { visibleStepText, ownVisibleSteps } from '../../reports/release/report-history.ts'
import { loadReader, type ReaderContext } from '../../reports/view/report-visibility.ts'
import { reports, reportSteps } from '../../../schema/reports.ts'

/**
 * What an organization stores about a person in its list besides answers and reports, for the export of their own data.
 */

/** Limits: of more than this, the newest are exported. */
export const stepsMax = 500
export const invitationsMax = 100
export const mailsMax = 500

export type Person = { employeeId: string; address: string }

/** The records of a person in the list. */
export const ownRecords = async (context: ReaderContext, person: Person): Promise<MyRecords> => ({
  reportSteps: await stepsAbout(context, person),
  invitations: await invitationsOf(context, person),
  ...(await readUnlistedRecords(context, person)),
})

/** What stays in its tables when a person is removed from the list: their actions, and the mails to them. */
export const readUnlistedRecords = async (
  context: ReaderContext,
  person: Person,
): Promise<Pick<MyRecords, 'actions' | 'mails'>> => ({
  actions: can(context.member, 'report:view') ? await actionsOf(context, person) : [],
  mails: await readMailsTo(context, person.address),
})

/** Their own steps on their reports, whatever became of the reports, and the steps of others that their page shows. */
const stepsAbout = async (
  context: ReaderContext,
  { employeeId }: Person,
): Promise<MyRecords['reportSteps']> => {
  const { tx, org, user, member } = context
  const ofThem = eq(reportSteps.byUserId, user.id)
  const rows = await tx
    .select({ step: reportSteps, version: reports.version })
    .from(reportSteps)
    .innerJoin(reports, and(eq(reports.orgId, reportSteps.orgId), eq(reports.id, reportSteps.reportId)))
    .where(
      and(
        eq(reportSteps.orgId, org.id),
        eq(reportSteps.employeeId, employeeId),
        can(member, 'report:view') ? or(ofThem, ownVisibleSteps(await loadReader(context))) : ofThem,
      ),
    )
    .orderBy(desc(reportSteps.id))
    .limit(stepsMax)
  return rows.map(({ step, version }) => {
    const { kind, at, text, byUserId } = step
    const isYours = byUserId === user.id
    return {
      version,
      kind,
      at: at.toISOString(),
      text: seesEveryReport(member) ? text : visibleStepText(step, { isYours }),
      isYours,
    }
  })
}

const invitationsOf = async (
  { tx, org }: ReaderContext,
  { employeeId }: Person,
): Promise<MyRecords['invitations']> => {
  const rows = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.orgId, org.id), eq(invitations.employeeId, employeeId)))
    .orderBy(desc(invitations.id))
    .limit(invitationsMax)
  return rows.map(({ createdAt, expiresAt, acceptedAt, revokedAt, remindersSent, language }) => ({
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    remindersSent,
    language,
  }))
}

const actionsOf = async (
  { tx, org }: ReaderContext,
  { employeeId }: Person,
): Promise<MyRecords['actions']> => {
  const rows = await tx
    .select()
    .from(planItems)
    .where(and(eq(planItems.orgId, org.id), eq(planItems.ownerId, employeeId)))
    .orderBy(desc(planItems.id))
    .limit(planItemsMax)
  return rows.map(({ title, details, dueOn, state, outcome, createdAt, changedAt }) => ({
    title,
    details,
    dueOn,
    state,
    outcome,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }))
}

/** The mails to the address of their account, and to the one in the list. */
export const readMailsTo = async (
  { tx, org, user }: ReaderContext,
  address: string,
): Promise<MyRecords['mails']> => {
  const rows = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.orgId, org.id), inArray(mails.toAddress, [user.email, address])))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(mailsMax)
  return rows.map(({ kind, toAddress, state, createdAt, sentAt }) => ({
    kind,
    toAddress,
    state,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))
}
