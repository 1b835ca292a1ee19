import type { QueryClient } from '@tanstack/react-query'
import { organizations as messages } from '../../contract/messages/organizations.ts'
import { organizations } from '../../contract/organizations.ts'
import { people } from '../../contract/people.ts'
import { paths } from '../paths.ts'
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

/** Selects an organization that was imported. */
export const enterImported = async (client: QueryClient, orgId: string): Promise<void> => {
  if (!(await isListed(client, orgId))) throw missing(messages.organizationNotPersisted)
  selectOrganization(orgId)
}

/** Where somebody goes on who has just joined. */
type Place = typeof paths.home | typeof paths.employeeForm | typeof paths.reports

/**
 * An employee goes on to their questionnaire, or, where that is answered, to their report: nothing else has anything for
 * them yet. Everybody else goes home, and so does whoever cannot be told apart at the moment.
 */
const enter = async (client: QueryClient, orgId: string): Promise<Place> => {
  const list = client.getQueryData(ask(organizations.getUserOrganizations, {}).queryKey)?.organizations ?? []
  const isEmployee = list.some(
    (organization) => organization.orgId === orgId && organization.role === 'employee',
  )
  selectOrganization(orgId)
  if (!isEmployee) return paths.home
  try {
    // Its contract is more than a login page should bring along.
    const { placeOfEmployee } = await import('./place-of-employee.ts')
    return await placeOfEmployee(client, orgId)
  } catch {
    return paths.home
  }
}

/**
 * Joins the organization of an invite code and selects it.
 * @param joined the organization, where signing in with the code has joined it already
 * @returns where they go on
 */
export const joinOrganization = async (
  client: QueryClient,
  inviteCode: string,
  joined?: string,
): Promise<Place> => {
  if (joined !== undefined && (await isListed(client, joined))) return enter(client, joined)
  const { orgId } = await send(organizations.joinOrganization, { inviteCode })
  if (!(await isListed(client, orgId))) throw missing(messages.joinNotVerified)
  return enter(client, orgId)
}

/** Joins the organization of an invitation to the own address, by its id, and selects it. @returns where they go on */
export const acceptOwnInvitation = async (client: QueryClient, invitationId: string): Promise<Place> => {
  const { orgId } = await send(people.acceptInvitation, { invitationId })
  if (!(await isListed(client, orgId))) throw missing(messages.joinNotVerified)
  return enter(client, orgId)
}
