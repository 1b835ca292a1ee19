import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OwnInvitation } from '../../../../contract/calls/employees/employees.ts'
import type { Tx } from '../../../core/database/database.ts'
import type { Context } from '../../../core/http/serve.ts'
import { endOf } from './invitation-expiry.ts'

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

/** The invitations to the signed-in user's confirmed address that can be accepted now: the newest 100. */
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
 * The organization of an invitation to the signed-in user's confirmed address, even if it has expired or they have
 * accepted it; undefined if it is not such an invitation.
 */
export const organizationOfOwnInvitation = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  invitationId: string,
): Promise<string | undefined> => (await toOwnAddress(tx, { now, id: invitationId }))[0]?.org_id
