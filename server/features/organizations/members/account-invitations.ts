import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OwnInvitation } from '../../../../contract/calls/employees/employees.ts'
import type { OrganizationSettings } from '../../../../contract/calls/organizations.ts'
import { languageCodes, type LanguageCode } from '../../../../languages/index.ts'
import type { Tx } from '../../../core/database/database.ts'
import type { Context } from '../../../core/http/serve.ts'
import { endOf } from '../../employees/invitations/invitation.ts'

const Row = z.object({
  org_id: z.string(),
  id: z.string(),
  organization_name: z.string(),
  membership_role: z.enum(['employee', 'admin']),
  expires_at: z.coerce.date(),
})

/** The transaction must know the user and need not be in an organization. */
const toOwnAddress = async (tx: Tx, { now, id }: { now: Date; id: string | null }) =>
  z
    .array(Row)
    .parse([
      ...(await tx.execute(
        sql`select * from invitations_to_own_address(${now.toISOString()}::timestamptz, ${id}::text)`,
      )),
    ])

/** The invitations to the confirmed address of whoever is signed in that can be accepted now: the newest 100. */
export const pendingInvitations = async ({
  tx,
  now,
}: Pick<Context, 'tx' | 'now'>): Promise<OwnInvitation[]> =>
  (await toOwnAddress(tx, { now, id: null })).map((row) => ({
    id: row.id,
    orgId: row.org_id,
    organizationName: row.organization_name,
    membershipRole: row.membership_role,
    expiresAt: endOf(row.expires_at, now).toISOString(),
  }))

/**
 * The organization of an invitation to the confirmed address of whoever is signed in, also of one that has run out or that
 * they have accepted; undefined where this is none.
 */
export const organizationOfOwnInvitation = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  invitationId: string,
): Promise<string | undefined> => (await toOwnAddress(tx, { now, id: invitationId }))[0]?.org_id

const InvitedIn = z.object({ org_id: z.string(), language: z.enum(languageCodes).nullable() })

/**
 * In which language whoever is signed in was invited to each organization that they are in: that of their newest invitation,
 * else the organization's for invitations; nothing where neither is set, and nothing for whoever was never invited.
 */
export const languagesOfOwnInvitations = async ({
  tx,
}: Pick<Context, 'tx'>): Promise<
  (organization: { id: string; settings: OrganizationSettings }) => { invitedIn?: LanguageCode }
> => {
  const rows = z
    .array(InvitedIn)
    .parse([...(await tx.execute(sql`select * from languages_of_own_invitations()`))])
  const newest = new Map(rows.map(({ org_id, language }) => [org_id, language]))
  return ({ id, settings }) => {
    if (!newest.has(id)) return {}
    const invitedIn = newest.get(id) ?? settings.invitationLanguage
    return invitedIn ? { invitedIn } : {}
  }
}
