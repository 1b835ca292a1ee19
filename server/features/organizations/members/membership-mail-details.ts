import { z } from 'zod'
import { roles } from '../../../../contract/rights/permissions.ts'

const RoleName = z.enum(roles)
const Permissions = z.array(z.string()).nullable()

/** What was done about a membership; `otherId`: the other one of an old and a new owner. */
const MembershipChange = z.discriminatedUnion('what', [
  z.object({ what: z.literal('removed') }),
  z.object({ what: z.literal('let-in'), role: RoleName }),
  z.object({ what: z.literal('role'), role: RoleName }),
  z.object({ what: z.literal('permissions'), role: RoleName, from: Permissions, to: Permissions }),
  z.object({ what: z.literal('given'), otherId: z.string() }),
  z.object({ what: z.literal('gave-away'), otherId: z.string() }),
])

/** What the mail about a change is stored with: whose membership it is, and who changed it. */
export const MembershipMailDetails = z.object({
  userId: z.string(),
  byUserId: z.string().nullable(),
  change: MembershipChange,
})
export type MembershipMailDetails = z.output<typeof MembershipMailDetails>
