import { and, eq, inArray, isNull } from 'drizzle-orm'
import { limits } from '../../../contract/shapes/fields.ts'
import { isPublished, publishedStates } from '../../../contract/calls/reports/release-report.ts'
import { seesEveryReport } from '../../../contract/rights/permissions.ts'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { users } from '../../schema/accounts.ts'
import { memberships, organizations } from '../../schema/organizations.ts'
import { codeAndLink } from '../../features/employees/invitations/invitation.ts'
import { mailWordsFor } from '../../features/accounts/recipient-locale.ts'
import { unknownProfile } from '../../../contract/shapes/employee-shapes.ts'
import { employees } from '../../schema/employees.ts'
import {
  type InvitationRequester,
  canRequestInvitation,
  findInviter,
} from '../../features/employees/invitations/find-inviter.ts'
import {
  reportAnsweredMail,
  reportContestedMail,
  reportReleasedMail,
  reportWithdrawnMail,
  type ReportAccessRoute,
} from './report-emails.ts'
import { readPersonAddress, openInvitation } from '../../features/reports/release/notifications.ts'
import { reports, reportSteps } from '../../schema/reports.ts'
import { memberLink } from '../../core/http/app-url.ts'

type Order = Parameters<MailWriter>[0]
type WriterContext = Parameters<MailWriter>[1]

/** What is known of the step that a mail is about; undefined where it, its report or its person is not there any more. */
const stepOf = async ({ orgId, subjectId, toAddress }: Order, { tx, now }: WriterContext) => {
  if (orgId === null) return undefined
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
  const words = await mailWordsFor(tx, { orgId, toAddress }, now)
  /** The state of the version; null where it was deleted. */
  const state = row.removedAt === null ? row.state : null
  return { ...row, state, orgId, words, at: words.day(row.at) }
}

const knownName = (name: string) => (name === unknownProfile.name ? null : name)

/** The access route of somebody who has to ask for an invitation, with the member who can send it. */
const toAsk = async (
  tx: WriterContext['tx'],
  { orgId, person }: { orgId: string; person: InvitationRequester },
  now: Date,
): Promise<ReportAccessRoute> => ({
  kind: 'ask',
  whom: (await findInviter(tx, orgId, person.id)).name,
  canAsk: await canRequestInvitation(tx, orgId, person, now),
})

/**
 * A mail to the person of a report; null where the report is not out any more, or they read their mail at another
 * address by now.
 */
const toPerson =
  (mailOf: typeof reportReleasedMail): MailWriter =>
  async (order, context) => {
    const found = await stepOf(order, context)
    if (!found || found.state === null || !isPublished(found.state)) return null
    const { tx, host, now } = context
    const { orgId, words, person, by, organizationName, at } = found
    const { address, hasAccount } = await readPersonAddress(tx, orgId, person)
    if (address !== order.toAddress) return null
    const invitation = hasAccount ? undefined : await openInvitation(tx, orgId, person.id, now)
    const way: ReportAccessRoute = hasAccount
      ? { kind: 'account' }
      : invitation === undefined
        ? await toAsk(tx, { orgId, person }, now)
        : { kind: 'invitation' }
    const { publicUrl } = host.environment
    const link =
      way.kind === 'account'
        ? memberLink(publicUrl, orgId, `/reports/${person.id}`)
        : invitation === undefined
          ? `${publicUrl}/#/login`
          : `${publicUrl}/#/login/${codeAndLink(host, invitation).code}`
    return renderMail(mailOf(words, { name: knownName(person.name), by, organizationName, at, link }, way))
  }

/** Writes mails of the kind 'report-released'. */
export const writeReportReleasedMail = toPerson(reportReleasedMail)

/** Writes mails of the kind 'report-answered'. */
export const writeReportAnsweredMail = toPerson(reportAnsweredMail)

/**
 * Writes mails of the kind 'report-taken-back'; null where the version is out again, or its person reads their mail elsewhere
 * or has no account by now. What else is out at that moment is said with it.
 */
export const writeReportWithdrawnMail: MailWriter = async (order, context) => {
  const found = await stepOf(order, context)
  if (!found || (found.state !== null && isPublished(found.state))) return null
  const { tx, host } = context
  const { orgId, words, person, by, organizationName, at, version, kind } = found
  const { address, hasAccount } = await readPersonAddress(tx, orgId, person)
  if (address !== order.toAddress || !hasAccount) return null
  const others = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        eq(reports.orgId, orgId),
        eq(reports.employeeId, person.id),
        isNull(reports.removedAt),
        inArray(reports.state, [...publishedStates]),
      ),
    )
    .limit(1)
  const link = memberLink(host.environment.publicUrl, orgId, `/reports/${person.id}`)
  const facts = { name: knownName(person.name), by, organizationName, at, link }
  return renderMail(
    reportWithdrawnMail(words, facts, {
      version,
      deletedFor: kind === 'deleted' ? limits.removedReportDays : null,
      isAnotherOut: others.length > 0,
    }),
  )
}

/**
 * Writes mails of the kind 'report-contested'; null where the report is not contested any more, or the recipient is no
 * longer an owner or admin of the organization.
 */
export const writeReportContestedMail: MailWriter = async (order, context) => {
  const found = await stepOf(order, context)
  if (found?.state !== 'contested') return null
  const [reader] = await context.tx
    .select({ name: users.displayName, role: memberships.role, permissions: memberships.permissions })
    .from(users)
    .innerJoin(
      memberships,
      and(
        eq(memberships.orgId, found.orgId),
        eq(memberships.userId, users.id),
        eq(memberships.status, 'active'),
      ),
    )
    .where(eq(users.email, order.toAddress))
  if (!reader || !seesEveryReport(reader)) return null
  const { words, person, organizationName, at, by } = found
  const link = memberLink(context.host.environment.publicUrl, found.orgId, `/reports/${person.id}`)
  const facts = { name: reader.name, by, organizationName, at, link }
  return renderMail(reportContestedMail(words, facts, by ?? person.name))
}
