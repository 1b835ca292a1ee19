import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, test } from 'vitest'
import { people } from '../../../contract/calls/employees/employees.ts'
import { reports } from '../../../contract/calls/reports/reports.ts'
import { limits } from '../../../contract/shapes/limits.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import { QueryState } from '../../ui/feedback/query-states.tsx'
import { callQuery } from './queries.ts'
import { useInvitationStatus } from '../organization/invitation-status.ts'
import { fallbackOrganization } from '../organization/membership.tsx'
import { isOnboarded } from '../organization/remembered-onboarding.ts'

/** What stands in where a call fails (specification points 7 and 8). */

const code = 'ABCDEFGHJKMNPQRS'

describe('the status of an invitation', () => {
  const known = () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
    return renderHook(() => useInvitationStatus(code), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    }).result
  }
  test.each([
    ['the code is unknown', () => failureResponse('NOT_FOUND', `Invitation not found: ${code}`), 404],
    ['the server fails', () => failureResponse('DATABASE_ERROR', `Failed to get document ${code}`), 500],
    ['nothing answers', () => HttpResponse.error(), 0],
    ['the answer is another', () => HttpResponse.json({ success: true, status: 'pending' }), 200],
  ])('is null where %s, and says why', async (_, response, status) => {
    serveFailure(people.getInvitationStatus, response)
    const result = known()
    expect(result.current.status).toBeUndefined()
    await waitFor(() => expect(result.current).toMatchObject({ status: null, why: { status } }))
  })
})

test('a report that was had once stays where it cannot be fetched again', async () => {
  const Reports = () => (
    <QueryState of={useQuery(callQuery(reports.getCompanyReports, {}))}>
      {(had) => <p>{had.reports.length} reports</p>}
    </QueryState>
  )
  serveCall(reports.getCompanyReports, { reports: [], next: null })
  const { client } = renderScreen(<Reports />)
  await screen.findByText('0 reports')
  for (const response of [
    () => HttpResponse.error(),
    () => failureResponse('DATABASE_ERROR', 'Failed to query documents'),
  ]) {
    serveFailure(reports.getCompanyReports, response)
    await client.refetchQueries({ queryKey: [reports.getCompanyReports.name] })
    expect(client.getQueryState(callQuery(reports.getCompanyReports, {}).queryKey)?.status).toBe('error')
    expect(screen.getByText('0 reports')).toBeTruthy()
  }
})

describe('a missing organization', () => {
  it('is named Your Company, is not onboarded and holds nothing', () => {
    const organization = fallbackOrganization('org-9')
    expect(organization).toMatchObject({
      orgId: 'org-9',
      name: 'Your Company',
      companyName: 'Your Company',
      settings: { groupThreshold: limits.groupThresholdMin },
      usage: { employees: 0, submissions: 0, lastReportGeneration: null },
      onboardingData: {},
    })
    expect(isOnboarded(organization)).toBe(false)
  })

  it('has the current time for the dates that are missing', () => {
    const before = Date.now()
    const { createdAt, updatedAt, onboarding, subscription } = fallbackOrganization('org-9')
    for (const date of [createdAt, updatedAt, onboarding.lastUpdated]) {
      expect(Date.parse(date)).toBeGreaterThanOrEqual(before)
      expect(Date.parse(date)).toBeLessThanOrEqual(Date.now())
    }
    expect([onboarding.completedAt, subscription.trialEnd]).toEqual([null, null])
  })
})
