import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { organizations as messages } from '../../../contract/messages/organizations.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { paths } from '../navigation/paths.ts'
import { callQuery } from '../api/queries.ts'
import { CallError } from '../api/call-error.ts'
import { send } from '../api/call.ts'
import { selectOrganization } from './selected-organization.ts'

/** Creating and joining: the new organization must be in the refreshed list (specification point 5). */

const own = callQuery(organizations.getUserOrganizations, {}).queryKey

type OwnList = z.output<typeof organizations.getUserOrganizations.out>

/** The user's organizations now. The cache is not updated before `select`, so that no page redirects before then. */
const listNow = (): Promise<OwnList> => send(organizations.getUserOrganizations, {})

const isIn = ({ organizations: list }: OwnList, orgId: string) => list.some((one) => one.orgId === orgId)

/** @throws CallError NOT_FOUND with the message if the organization is not in the list */
const listWith = async (orgId: string, message: string): Promise<OwnList> => {
  const list = await listNow()
  if (!isIn(list, orgId)) throw new CallError(message, { kind: 'NOT_FOUND', status: 404 })
  return list
}

/** Updates the cached list and selects one of its organizations. */
const select = async (client: QueryClient, list: OwnList, orgId: string): Promise<void> => {
  // A request that started earlier does not contain the new organization.
  await client.cancelQueries({ queryKey: own })
  client.setQueryData(own, list)
  selectOrganization(orgId)
}

/** Selects an organization that was just created or imported. */
export const enterNewOrganization = async (client: QueryClient, orgId: string): Promise<void> =>
  select(client, await listWith(orgId, messages.organizationNotPersisted), orgId)

/** Creates an organization and selects it. @returns whether it needs a subscription before people can be invited */
export const createOrganization = async (
  client: QueryClient,
  name: string,
): Promise<{ requiresSubscription: boolean }> => {
  const { orgId, requiresSubscription } = await send(organizations.createOrganization, { name })
  await enterNewOrganization(client, orgId)
  return { requiresSubscription }
}

/** Where a user lands after joining. */
type Place = typeof paths.home | typeof paths.employeeForm | typeof paths.reports

/**
 * Employees land on their questionnaire or, if it is answered, on their report: no other page has anything for them
 * yet. Everybody else lands on the home page, also if the role or status cannot be determined.
 */
const placeIn = async (
  client: QueryClient,
  { organizations: list }: OwnList,
  orgId: string,
): Promise<Place> => {
  const isEmployee = list.some((one) => one.orgId === orgId && one.role === 'employee')
  if (!isEmployee) return paths.home
  try {
    // The contract is too large to ship with the login page.
    const { landingPageOfEmployee } = await import('../navigation/landing-page.ts')
    return await landingPageOfEmployee(client, orgId)
  } catch {
    return paths.home
  }
}

/**
 * Selects the organization only once the landing page is known: otherwise a user who has already navigated on from a
 * page shown before that would be redirected.
 */
const enter = async (client: QueryClient, list: OwnList, orgId: string): Promise<Place> => {
  const place = await placeIn(client, list, orgId)
  await select(client, list, orgId)
  return place
}

const enterJoined = async (client: QueryClient, orgId: string): Promise<Place> =>
  enter(client, await listWith(orgId, messages.joinNotVerified), orgId)

/**
 * Joins the organization of an invite code and selects it.
 * @param joined the organization, if signing in with the code has joined it already
 * @returns where the user lands
 */
export const joinOrganization = async (
  client: QueryClient,
  inviteCode: string,
  joined?: string,
): Promise<Place> => {
  if (joined !== undefined) {
    const list = await listNow()
    if (isIn(list, joined)) return enter(client, list, joined)
  }
  const { orgId } = await send(organizations.joinOrganization, { inviteCode })
  return enterJoined(client, orgId)
}

/**
 * Accepts an invitation to the user's own address, by its id, and selects its organization. @returns where the user
 * lands
 */
export const acceptOwnInvitation = async (client: QueryClient, invitationId: string): Promise<Place> => {
  const { orgId } = await send(people.acceptInvitation, { invitationId })
  return enterJoined(client, orgId)
}
