import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OwnInvitation } from '../../../contract/people.ts'
import type { Tx } from '../../core/database.ts'
import type { Context } from '../../core/serve.ts'

const Row = z.object({
  org_id: z.string(),
  id: z.string(),
  organization_name: z.string(),
  membership_role: z.enum(['employee', 'admin']),
  expires_at: z.coerce.date(),
  is_accepted: z.boolean(),
})

/**
 * The invitations to the confirmed address of whoever is signed in, the newest first: those that wait for them, have run
 * out, or were accepted by them. The transaction must know the user and need not be in an organization.
 */
export const invitationsToOwnAddress = async (tx: Tx) => {
  const rows = z.array(Row).parse([...(await tx.execute(sql`select * from invitations_to_own_address()`))])
  return rows.map((row) => ({
    id: row.id,
    orgId: row.org_id,
    organizationName: row.organization_name,
    membershipRole: row.membership_role,
    expiresAt: row.expires_at,
    isAccepted: row.is_accepted,
  }))
}

/** Those that can be accepted now. */
export const pendingInvitations = async ({
  tx,
  now,
}: Pick<Context, 'tx' | 'now'>): Promise<OwnInvitation[]> =>
  (await invitationsToOwnAddress(tx))
    .filter(({ isAccepted, expiresAt }) => !isAccepted && expiresAt > now)
    .map(({ id, organizationName, membershipRole, expiresAt }) => ({
      id,
      organizationName,
      membershipRole,
      expiresAt: expiresAt.toISOString(),
    }))
