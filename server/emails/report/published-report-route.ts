import { isPublished } from '../../../contract/calls/reports/release-report.ts'
import type { Tx } from '../../core/database/database.ts'
import type { MailBlock } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'
import { memberLink } from '../../core/http/app-url.ts'
import {
  type InvitationRequester,
  canRequestInvitation,
  findInviter,
} from '../../features/employees/invitations/find-inviter.ts'
import { codeAndLink } from '../../features/employees/invitations/invitation.ts'
import { openInvitation, readPersonAddress } from '../../features/reports/release/notifications.ts'
import { paragraph } from '../blocks.ts'
import type { EmailContext, OrganizationEmailOrder } from '../define-email.ts'
import { knownName, readStep, type ReportFacts } from './report-step.ts'

/**
 * How the person of a report gets access to it. `ask`: by a new invitation, which they have to ask somebody for;
 * `canAsk`: Muster does it for them where they sign in.
 */
type ReportAccessRoute =
  | { kind: 'account' }
  | { kind: 'invitation' }
  | { kind: 'ask'; whom: string; canAsk: boolean }

/** What a mail to the person of a published report says. */
export type PublishedReportFacts = ReportFacts & { route: ReportAccessRoute }

/** Null where the report is not published any more, or its person reads their mail at another address by now. */
export const readPublishedReport = async (
  order: OrganizationEmailOrder,
  context: EmailContext,
): Promise<PublishedReportFacts | null> => {
  const found = await readStep(order, context)
  if (!found || found.state === null || !isPublished(found.state)) return null
  const { tx, host, now } = context
  const { orgId, toAddress } = order
  const { person, by, organizationName, at } = found
  const { address, hasAccount } = await readPersonAddress(tx, orgId, person)
  if (address !== toAddress) return null
  const invitation = hasAccount ? undefined : await openInvitation(tx, orgId, person.id, now)
  const route: ReportAccessRoute = hasAccount
    ? { kind: 'account' }
    : invitation === undefined
      ? await routeByAsking(tx, { orgId, person }, now)
      : { kind: 'invitation' }
  const { publicUrl } = host.environment
  const link =
    route.kind === 'account'
      ? memberLink(publicUrl, orgId, `/reports/${person.id}`)
      : invitation === undefined
        ? `${publicUrl}/#/login`
        : `${publicUrl}/#/login/${codeAndLink(host, invitation).code}`
  return { name: knownName(person.name), by, organizationName, at, link, route }
}

/** With the member who can send the invitation. */
const routeByAsking = async (
  tx: Tx,
  { orgId, person }: { orgId: string; person: InvitationRequester },
  now: Date,
): Promise<ReportAccessRoute> => ({
  kind: 'ask',
  whom: (await findInviter(tx, orgId, person.id)).name,
  canAsk: await canRequestInvitation(tx, orgId, person, now),
})

/** Leads the person of a report to it. */
export const accessBlocks = (
  { say }: MailWords,
  { link, organizationName, route }: PublishedReportFacts,
): MailBlock[] => {
  const organization = { organization: organizationName }
  if (route.kind === 'account') {
    return [
      { kind: 'action', label: say('report.open'), href: link },
      { kind: 'aside', text: say('report.signIn') },
    ]
  }
  if (route.kind === 'invitation') {
    return [
      paragraph(say('report.needsAccount')),
      { kind: 'action', label: say('report.joinAndOpen', organization), href: link },
      { kind: 'aside', text: say('report.yoursAlone') },
    ]
  }
  const { whom, canAsk } = route
  const needs = paragraph(say('report.needsInvitation', { ...organization, whom }))
  if (!canAsk) return [needs]
  return [
    needs,
    { kind: 'action', label: say('report.signInAndAsk'), href: link },
    { kind: 'aside', text: say('report.asksForYou', organization) },
  ]
}
