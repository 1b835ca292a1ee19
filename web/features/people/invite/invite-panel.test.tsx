import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { runs, type Run } from '../../../../contract/calls/batch-jobs.ts'
import { storeOnboarded } from '../../../core/organization/remembered-onboarding.ts'
import { clearAuth } from '../../../core/session/session.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import InvitePanel from './invite-panel.tsx'
import { readStoredInvites } from './stored-invites.ts'
import { samplePerson, sampleResult } from '../testing/sample-people.ts'
import { serve } from '../testing/serve-people.ts'
import { invitationStages as world } from '../testing/sample-worlds.ts'

const kept = () => localStorage.getItem('muster.to-invite')
const field = () => screen.findByLabelText('People')

it('keeps a pasted list over a reload until it is sent, and says how many are invited already', async () => {
  serve(world)
  serveCall(people.sendEmployeeInvites, { results: [sampleResult(samplePerson('e6', 'Fiona'))] })
  const first = renderScreen(<InvitePanel onUnsent={() => undefined} />)
  await first.user.click(await field())
  await first.user.paste('Fiona <e6@northwind.example>')
  expect(await screen.findByText(/^\d people are invited already\.$/)).toBeTruthy()
  first.unmount()
  const second = renderScreen(<InvitePanel onUnsent={() => undefined} />)
  expect(await field()).toHaveProperty('value', 'Fiona <e6@northwind.example>')
  await second.user.click(await screen.findByRole('button', { name: 'Make 1 invitation' }))
  expect(await screen.findByText('1 person invited, 0 failed')).toBeTruthy()
  second.unmount()
  renderScreen(<InvitePanel onUnsent={() => undefined} />)
  expect(await field()).toHaveProperty('value', '')
})

it('names everybody who is typed and not invited, in the list and in the form for one', async () => {
  serve(world)
  const told: (string | undefined)[] = []
  const { user } = renderScreen(<InvitePanel onUnsent={(unsent) => void told.push(unsent?.words)} />)
  await user.click(await field())
  await user.paste('Fiona <e6@northwind.example>')
  await waitFor(() => expect(told.at(-1)).toBe('1 person in the list is not invited yet.'))
  await user.click(await screen.findByRole('radio', { name: 'One person' }))
  await user.type(await screen.findByLabelText('Name'), 'Gil')
  await waitFor(() =>
    expect(told.at(-1)).toBe(
      '1 person in the list is not invited yet. The person you typed is not invited yet.',
    ),
  )
})

it('names a file whose encoding is still asked for, until it is read or given up', async () => {
  serve(world)
  const told: (string | undefined)[] = []
  const { user, baseElement } = renderScreen(
    <InvitePanel onUnsent={(unsent) => void told.push(unsent?.words)} />,
  )
  await field()
  const upload = async () => {
    const input = baseElement.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.')
    const bytes = Uint8Array.from('name;email\nJ\u009Frgen;j@x.example\n', (letter) => letter.charCodeAt(0))
    await user.upload(input, new File([bytes], 'people.csv', { type: 'text/csv' }))
    await waitFor(() => expect(told.at(-1)).toBe('people.csv is not read yet.'))
  }
  await upload()
  await user.click(screen.getByRole('radio', { name: 'Western (Mac Roman)' }))
  await user.click(screen.getByRole('button', { name: 'Read the file' }))
  await waitFor(() => expect(told.at(-1)).toBe('1 person in the list is not invited yet.'))
  await user.clear(await field())
  await waitFor(() => expect(told.at(-1)).toBeUndefined())
  await upload()
  await user.click(screen.getByRole('radio', { name: 'One person' }))
  await waitFor(() => expect(told.at(-1)).toBeUndefined())
})

const mainButtons = () =>
  screen
    .getAllByRole('button')
    .filter(({ classList }) => classList.contains('mantine-Button-root'))
    .filter(({ dataset }) => (dataset['variant'] ?? 'filled') === 'filled')
    .map(({ textContent }) => textContent)

it('leaves the main button to its page as long as nobody is typed, and again once they are invited', async () => {
  serve(world)
  serveCall(people.sendEmployeeInvites, { results: [sampleResult(samplePerson('e6', 'Fiona'))] })
  serveCall(people.createInvitation, { result: sampleResult(samplePerson('e7', 'Gil')) })
  const { user } = renderScreen(<InvitePanel onUnsent={() => undefined} />)
  expect(await screen.findByRole('button', { name: 'Make invitations' })).toBeTruthy()
  expect(mainButtons()).toEqual([])
  await user.click(await field())
  await user.paste('Fiona <e6@northwind.example>')
  const invite = await screen.findByRole('button', { name: 'Make 1 invitation' })
  expect(mainButtons()).toEqual(['Make 1 invitation'])
  await user.click(invite)
  const more = await screen.findByRole('button', { name: 'Invite more people' })
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  expect(mainButtons()).toEqual([])
  await user.click(more)
  expect(await field()).toBe(document.activeElement)

  await user.click(screen.getByRole('radio', { name: 'One person' }))
  expect(mainButtons()).toEqual([])
  await user.type(await screen.findByLabelText('Name'), 'Gil')
  expect(mainButtons()).toEqual(['Make invitation'])
  await user.type(screen.getByLabelText('E-mail'), 'e7@northwind.example')
  await user.click(screen.getByRole('button', { name: 'Make invitation' }))
  expect(await screen.findByRole('button', { name: 'Invite another person' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  expect(mainButtons()).toEqual([])
})

it('forgets it at the sign-out', async () => {
  serve(world)
  const first = renderScreen(<InvitePanel onUnsent={() => undefined} />)
  await first.user.click(await field())
  await first.user.paste('Fiona <e6@northwind.example>')
  await waitFor(() => expect(kept()).toContain('Fiona <e6@northwind.example>'))
  clearAuth('signed-out')
  expect(kept()).toBeNull()
})

it('forgets it once the setup is completed, and shows it to nobody else', async () => {
  serve(world)
  const first = renderScreen(<InvitePanel onUnsent={() => undefined} />)
  await first.user.click(await field())
  await first.user.paste('Fiona <e6@northwind.example>')
  expect(readStoredInvites({ userId: 'user-1', orgId: 'org-1' }).lines).toContain('Fiona')
  expect(readStoredInvites({ userId: 'user-1', orgId: 'org-2' }).lines).toBe('')
  expect(readStoredInvites({ userId: 'user-2', orgId: 'org-1' }).lines).toBe('')
  storeOnboarded('org-1')
  expect(kept()).toBeNull()
})

it('keeps one person who is typed by half over a visit, until they are invited', async () => {
  serve(world)
  serveCall(people.createInvitation, { result: sampleResult(samplePerson('e6', 'Fiona')) })
  const first = renderScreen(<InvitePanel onUnsent={() => undefined} />)
  await first.user.click(await screen.findByRole('radio', { name: 'One person' }))
  await first.user.type(await screen.findByLabelText('Name'), 'Fiona')
  await waitFor(() => expect(kept()).toContain('Fiona'))
  first.unmount()
  sessionStorage.clear()
  const second = renderScreen(<InvitePanel onUnsent={() => undefined} />)
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Fiona')
  await second.user.type(screen.getByLabelText('E-mail'), 'e6@northwind.example')
  await second.user.click(screen.getByRole('button', { name: 'Make invitation' }))
  expect(await screen.findByText(/^Fiona is invited/)).toBeTruthy()
  expect(kept()).toBeNull()
})

const run: Run = {
  id: 'run-1',
  kind: 'invitations',
  state: 'running',
  total: 30,
  done: 10,
  failed: 0,
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: null,
}

it('shows how far many have come, and how it ended; the lines left out stay in the box to be mended', async () => {
  serve(world)
  serveCall(people.startInvitations, { run })
  const ended: Run = {
    ...run,
    state: 'finished',
    done: 29,
    failed: 1,
    finishedAt: '2026-11-20T09:00:09.000Z',
  }
  let polls = 0
  serveCall(runs.getRun, () =>
    polls++ === 0
      ? { run, failures: [] }
      : {
          run: ended,
          failures: [{ label: 'p3@x.example', success: false, error: messages.alreadyMember }],
        },
  )
  serveCall(runs.getRuns, () => ({ runs: polls > 1 ? [ended] : [] }))
  const told: (string | undefined)[] = []
  const { user } = renderScreen(<InvitePanel onUnsent={(unsent) => void told.push(unsent?.words)} />)
  await user.click(await field())
  const good = Array.from({ length: 30 }, (_, index) => `p${index}@x.example`)
  await user.paste(['Ann <ann@>, Cook', ...good, 'nobody'].join('\n'))
  await user.click(await screen.findByRole('button', { name: 'Make 30 invitations' }))
  expect(await screen.findByText('10 of 30 people processed')).toBeTruthy()
  expect(screen.getByRole('progressbar')).toBeTruthy()
  expect(await field()).toHaveProperty('value', 'Ann <ann@>, Cook\nnobody')
  await waitFor(() => expect(told.at(-1)).toBe('2 lines in the list invite nobody until they are fixed.'))
  expect(await screen.findByText('29 people invited, 1 failed, 2 lines left out')).toBeTruthy()
  const panel = within(screen.getByRole('region', { name: 'Inviting people' }))
  expect(panel.getByText('Line 32 nobody')).toBeTruthy()
  expect(panel.getByText('p3@x.example')).toBeTruthy()
  expect(panel.getByRole('button', { name: 'Download all results (CSV)' })).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'Close' }))
  expect(
    await screen.findByRole('button', { name: /^Last run: 29 invited, 1 failed, 2 lines left out/ }),
  ).toBeTruthy()
})

it('leads back from the results of a few to the lines that were left out', async () => {
  serve(world)
  serveCall(people.sendEmployeeInvites, { results: [sampleResult(samplePerson('e6', 'Fiona'))] })
  const told: (string | undefined)[] = []
  const { user } = renderScreen(<InvitePanel onUnsent={(unsent) => void told.push(unsent?.words)} />)
  await user.click(await field())
  await user.paste('e6@northwind.example\nnobody')
  await user.click(await screen.findByRole('button', { name: 'Make 1 invitation' }))
  const mend = await screen.findByRole('button', { name: 'Fix what was left out' })
  // Who was invited is no longer spoken of.
  await waitFor(() =>
    expect(told.at(-1)).toBe('1 line in the list invites nobody until it is fixed: “nobody”.'),
  )
  expect(mainButtons()).toEqual(['Fix what was left out'])
  await user.click(mend)
  expect(await field()).toHaveProperty('value', 'nobody')
  await user.type(await field(), '{Enter}a')
  const two = '2 lines in the list invite nobody until they are fixed.'
  await waitFor(() => expect(told.at(-1)).toBe(two))
  // The words stay the same of another line, which nobody has agreed to leave out: they are told again.
  const before = told.length
  await user.type(await field(), 'b')
  await waitFor(() => expect(told.slice(before)).toEqual([two]))
})
