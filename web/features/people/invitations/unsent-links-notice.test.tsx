import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { runs, type Run } from '../../../../contract/calls/batch-jobs.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import UnsentLinksNotice from './unsent-links-notice.tsx'
import { allInvitationsQuery } from '../people-queries.ts'
import { sampleInvitation, samplePerson } from '../testing/sample-people.ts'
import { serve } from '../testing/serve-people.ts'
import { invitationStages as world } from '../testing/sample-worlds.ts'

const run: Run = {
  id: 'run-1',
  kind: 'invitations',
  state: 'running',
  total: 2,
  done: 0,
  failed: 0,
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: null,
}
const two = {
  employees: [samplePerson('e10', 'Person 10'), samplePerson('e9', 'Person 9')],
  invitations: [sampleInvitation('e10', { name: 'Person 10' }), sampleInvitation('e9', { name: 'Person 9' })],
}

it('says that nobody was mailed, and gives all links as a file', async () => {
  serve(two)
  const { user } = renderScreen(<UnsentLinksNotice />)
  expect(
    await screen.findByText(/nobody got their invitation from it\. 2 people have a link each/),
  ).toBeTruthy()
  expect(screen.getByText(/^You can find them later under Submissions/)).toBeTruthy()
  const made: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:links'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Download the links (CSV)' }))
  const [, ...lines] = (await made[0]?.text())?.split('\r\n') ?? []
  expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual([
    ['Person 9', 'e9@northwind.example', 'http://muster.example/#/questionnaire/e9'],
    ['Person 10', 'e10@northwind.example', 'http://muster.example/#/questionnaire/e10'],
  ])
  create.mockRestore()
  click.mockRestore()
})

it('gives no half of them while a run still makes them', async () => {
  serve({ ...two, running: [run] })
  serveCall(people.listInvitations, { invitations: two.invitations.slice(0, 1), next: null })
  serveCall(runs.getRun, { run, failures: [] })
  renderScreen(<UnsentLinksNotice />)
  expect(await screen.findByText(/1 person has a link/)).toBeTruthy()
  const making = await screen.findByRole('button', { name: 'The links are still being made' })
  expect(making).toHaveProperty('disabled', true)
  serve(two)
  serveCall(runs.getRun, { run: { ...run, state: 'finished', done: 2 }, failures: [] })
  const ready = await screen.findByRole('button', { name: 'Download the links (CSV)' }, { timeout: 5000 })
  expect(ready).toHaveProperty('disabled', false)
  expect(screen.getByText(/2 people have a link each/)).toBeTruthy()
})

it('says nothing where mail leaves, or nobody has a link that waits', async () => {
  serve({ ...world, invitations: [sampleInvitation('e1', { state: 'accepted' })] })
  const first = renderScreen(<UnsentLinksNotice />)
  await waitFor(() =>
    expect(first.client.getQueryData(allInvitationsQuery('org-1').queryKey)).toHaveLength(1),
  )
  expect(screen.queryByText(/nobody has received/)).toBeNull()
  first.unmount()
  serve(two)
  serveCall(accounts.getServerInfo, {
    mail: 'smtp',
    mailboxUrl: null,
    socialSignIn: null,
    authSyncPath: null,
  })
  const second = renderScreen(<UnsentLinksNotice />)
  const info = callQuery(accounts.getServerInfo, {}).queryKey
  await waitFor(() => expect(second.client.getQueryData(info)).toBeTruthy())
  expect(screen.queryByText(/nobody has received/)).toBeNull()
})
