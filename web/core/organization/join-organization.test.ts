import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { organizations } from '../../../contract/calls/organizations.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { sampleOrganization, signInForTest } from '../../testing/render.tsx'
import { paths } from '../navigation/paths.ts'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import { callQuery } from '../api/queries.ts'
import { acceptOwnInvitation, createOrganization, joinOrganization } from './join-organization.ts'
import { selectedOrganization } from './selected-organization.ts'

const listing = (...orgIds: string[]) =>
  serveCall(organizations.getUserOrganizations, {
    organizations: orgIds.map((orgId) => sampleOrganization('employee', { orgId })),
  })

describe('joining and creating', () => {
  beforeEach(() => {
    signInForTest()
    serveCall(organizations.joinOrganization, { orgId: 'joined' })
    serveCall(organizations.createOrganization, { orgId: 'joined', requiresSubscription: false })
    serveCall(people.acceptInvitation, { orgId: 'joined' })
    serveFailure(questionnaires.getMySubmission, failureResponse('NOT_FOUND', 'Employee not found: user-1'))
  })
  const ways = [
    ['by a code', (client: QueryClient) => joinOrganization(client, 'AAAABBBBCCCCDDDD')],
    [
      'by an invitation to the own address',
      (client: QueryClient) => acceptOwnInvitation(client, 'invitation-1'),
    ],
  ] as const

  it.each(ways)('%s selects what the refreshed list holds', async (_way, join) => {
    listing('other', 'joined')
    expect(await join(new QueryClient())).toBe(paths.home)
    expect(selectedOrganization()).toBe('joined')
  })
  it.each(ways)(
    '%s says that it could not be verified where the list does not hold it',
    async (_way, join) => {
      listing('other')
      const before = selectedOrganization()
      await expect(join(new QueryClient())).rejects.toThrow(
        'Unable to verify access to the joined organization.',
      )
      expect(selectedOrganization()).toBe(before)
    },
  )
  it.each(ways)('%s has no page hear of it before it is known where they go on', async (_way, join) => {
    listing('joined')
    const client = new QueryClient()
    const { queryKey } = callQuery(organizations.getUserOrganizations, {})
    client.setQueryData(queryKey, { organizations: [] })
    const before = selectedOrganization()
    let heardMeanwhile: unknown
    serveCall(questionnaires.getMySubmission, () => {
      heardMeanwhile = { list: client.getQueryData(queryKey), selected: selectedOrganization() }
      throw failureResponse('NOT_FOUND', 'Employee not found: user-1')
    })
    await join(client)
    expect(heardMeanwhile).toEqual({ list: { organizations: [] }, selected: before })
    expect(client.getQueryData(queryKey)).toMatchObject({ organizations: [{ orgId: 'joined' }] })
    expect(selectedOrganization()).toBe('joined')
  })
  it('creating says that it was not persisted where the list does not hold it', async () => {
    listing('other')
    await expect(createOrganization(new QueryClient(), 'New')).rejects.toThrow(
      'Organization not persisted. Please try again.',
    )
  })
})
