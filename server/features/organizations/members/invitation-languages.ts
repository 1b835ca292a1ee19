import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OrganizationSettings } from '../../../../contract/calls/organizations.ts'
import { languageCodes, type LanguageCode } from '../../../../languages/index.ts'
import type { Context } from '../../../core/http/serve.ts'

const InvitedIn = z.object({ org_id: z.string(), language: z.enum(languageCodes).nullable() })

/**
 * The language in which the signed-in user was invited to each of their organizations: that of their newest invitation,
 * else the organization's language for invitations. Absent if neither is set, or if they were never invited.
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
