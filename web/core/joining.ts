import type { QueryClient } from '@tanstack/react-query'
import { messages } from '../../contract/failures.ts'
import { organizations } from '../../contract/organizations.ts'
import { people } from '../../contract/people.ts'
import { ask } from './ask.ts'
import { CallError } from './call-error.ts'
import { send } from './call.ts'
import { selectOrganization } from './organization.ts'

/** Creating and joining: what comes of either must be in the refreshed list (specification point 5). */

const isListed = async (client: QueryClient, orgId: string): Promise<boolean> => {
  const list = await client.fetchQuery({ ...ask(organizations.getUserOrganizations, {}), staleTime: 0 })
  return list.organizations.some((organization) => organization.orgId === orgId)
}

const missing = (message: string) => new CallError(message, { kind: 'NOT_FOUND', status: 404 })

/** Creates an organization and selects it. @returns whether it needs a subscription before people can be invited */
export const createOrganization = async (
  client: QueryClient,
  name: string,
): Promise<{ requiresSubscription: boolean }> => {
  const { orgId, requiresSubscription } = await send(organizations.createOrganization, { name })
  if (!(await isListed(client, orgId))) throw missing(messages.organizationNotPersisted)
  selectOrganization(orgId)
  return { requiresSubscription }
}

/**
 * Joins the organization of an invite code and selects it.
 * @param joined the organization, where signing in with the code has joined it already
 */
export const joinOrganization = async (
  client: QueryClient,
  inviteCode: string,
  joined?: string,
): Promise<string> => {
  if (joined !== undefined && (await isListed(client, joined))) {
    selectOrganization(joined)
    return joined
  }
  const { orgId } = await send(organizations.joinOrganization, { inviteCode })
  if (!(await isListed(client, orgId))) throw missing(messages.joinNotVerified)
  selectOrganization(orgId)
  return orgId
}

/** Joins the organization of an invitation to the own address, by its id, and selects it. */
export const acceptOwnInvitation = async (client: QueryClient, invitationId: string): Promise<string> => {
  const { orgId } = await send(people.acceptInvitation, { invitationId })
  if (!(await isListed(client, orgId))) throw missing(messages.joinNotVerified)
  selectOrganization(orgId)
  return orgId
}
