import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { permissionChange } from '../../../contract/rights/permission-descriptions.ts'
import { roles } from '../../../contract/rights/permissions.ts'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { auditEntries } from '../../core/database/tables.ts'
import { users } from '../../schema/accounts.ts'
import { mailWordsFor } from '../../features/accounts/recipient-locale.ts'
import { membershipMail, type MembershipNews } from './membership-email.ts'
import { organizations } from '../../schema/organizations.ts'
import { memberLink } from '../../core/http/app-url.ts'

const RoleName = z.enum(roles)
const Details = {
  role: z.object({ role: z.object({ to: RoleName }) }),
  /** For somebody who was restored: their role, or the change to it. */
  letIn: z.object({ role: z.union([RoleName, z.object({ to: RoleName }).transform(({ to }) => to)]) }),
  permissions: z.object({
    role: RoleName,
    permissions: z.object({ from: z.array(z.string()).nullable(), to: z.array(z.string()).nullable() }),
  }),
  ownership: z.object({ ownerId: z.object({ from: z.string(), to: z.string() }) }),
}

type Entry = typeof auditEntries.$inferSelect

/** What an entry means to the recipient; null where it does not concern them, or says nothing that is reported. */
const newsOf = (
  { action, entityId, details }: Entry,
  userId: string,
  { nameOf, hasBilling }: { nameOf: (userId: string) => string; hasBilling: boolean },
): MembershipNews | null => {
  if (action === 'organization.ownership_transferred') {
    const { from, to } = Details.ownership.parse(details).ownerId
    if (userId === to) return { what: 'given', other: nameOf(from) }
    return userId === from ? { what: 'gave-away', other: nameOf(to) } : null
  }
  if (entityId !== userId) return null
  switch (action) {
    case 'membership.removed':
      return { what: 'removed' }
    case 'membership.reactivated':
      return { what: 'let-in', role: Details.letIn.parse(details).role }
    case 'membership.role_changed':
      return { what: 'role', role: Details.role.parse(details).role.to }
    case 'membership.permissions_changed': {
      const { role, permissions } = Details.permissions.parse(details)
      const { added, taken } = permissionChange(role, permissions)
      const isThere = (permission: string) => permission !== 'org:billing' || hasBilling
      return { what: 'permissions', added: added.filter(isThere), taken: taken.filter(isThere) }
    }
  }
  return null
}

/**
 * Writes mails of the kind 'membership', each about an entry of the audit log. Null where the organization has been
 * deleted since, or the address is no account's any more.
 */
export const writeMembershipMail: MailWriter = async ({ orgId, subjectId, toAddress }, { tx, host, now }) => {
  if (orgId === null) return null
  const [found] = await tx
    .select({
      entry: auditEntries,
      organizationName: organizations.companyName,
      settings: organizations.settings,
    })
    .from(auditEntries)
    .innerJoin(organizations, eq(organizations.id, auditEntries.orgId))
    .where(and(eq(auditEntries.orgId, orgId), eq(auditEntries.id, subjectId)))
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, toAddress))
  if (!found || !user) return null
  const { entry, organizationName, settings } = found
  const ownership = Details.ownership.safeParse(entry.details).data?.ownerId
  const concerned = [entry.actorUserId, ownership?.from, ownership?.to].filter((id) => typeof id === 'string')
  const names = new Map(
    (
      await tx
        .select({ id: users.id, name: users.displayName })
        .from(users)
        .where(inArray(users.id, concerned))
    ).map(({ id, name }) => [id, name]),
  )
  const { publicUrl, billing } = host.environment
  const news = newsOf(entry, user.id, {
    nameOf: (id) => names.get(id) ?? organizationName,
    hasBilling: billing !== undefined,
  })
  if (!news) return null
  const words = await mailWordsFor(tx, { orgId, toAddress }, now)
  return renderMail(
    membershipMail(words, news, {
      by: entry.actorUserId === null ? null : (names.get(entry.actorUserId) ?? null),
      organizationName,
      isShared: settings.reportVisibility === 'organization',
      at: words.moment(entry.at),
      // Who was removed is led to what is left to them.
      link: news.what === 'removed' ? `${publicUrl}/#/` : memberLink(publicUrl, orgId, '/'),
      serverName: new URL(publicUrl).host,
    }),
  )
}
