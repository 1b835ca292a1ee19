import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '../../../contract/calls/employees/employees.ts'
import { runs, type Run } from '../../../contract/calls/batch-jobs.ts'
import { sampleOrganization, renderScreen } from '../../testing/render.tsx'
import { sampleEmployees, samplePerson } from '../../testing/sample-reports.ts'
import { serveCall } from '../../testing/fake-server.ts'
import { Onboarding } from './onboarding.tsx'

test('the last step does not say that nobody is invited while people are', async () => {
  const run: Run = {
    id: 'run-1',
    kind: 'invitations',
    state: 'running',
    total: 30,
    done: 0,
    failed: 0,
    startedAt: '2026-11-20T09:00:00.000Z',
    finishedAt: null,
  }
  serveCall(people.getEmployees, { employees: [], next: null })
  serveCall(runs.getRuns, { runs: [run] })
  serveCall(runs.getRun, { run, failures: [] })
  renderScreen(<Onboarding inviting={() => null} links={null} plan={null} />, {
    at: '/onboarding?step=done',
    as: sampleOrganization('owner', { onboardingCompleted: false }),
  })
  expect(await screen.findByText(/^Your people are being invited\./)).toBeDefined()
  expect(screen.queryByText(/Nobody is invited yet/)).toBeNull()
  const ended: Run = { ...run, state: 'finished', done: 30, finishedAt: '2026-11-20T09:00:09.000Z' }
  serveCall(people.getEmployees, {
    employees: sampleEmployees([samplePerson('e1', 'Ben', 'Sales', null)]),
    next: null,
  })
  serveCall(runs.getRuns, { runs: [ended] })
  serveCall(runs.getRun, { run: ended, failures: [] })
  expect(await screen.findByText(/^1 person on the list/, {}, { timeout: 5000 })).toBeDefined()
})
