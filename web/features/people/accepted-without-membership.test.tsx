import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { people } from '../../../contract/calls/employees/employees.ts'
import { runs } from '../../../contract/calls/batch-jobs.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall, failureResponse } from '../../testing/fake-server.ts'
import SubmissionsPage from './people-page.tsx'
import { sampleInvitation, samplePerson, sampleResult, sampleSubmission } from './testing/sample-people.ts'
import { serve } from './testing/serve-people.ts'
import { names, findRow } from './testing/shown-rows.ts'

/** As after an import: two had joined and one was waited for elsewhere; Ben has joined here since, Dmitri was revoked. */
const ada = samplePerson('e1', 'Ada Lovelace', { isMember: false })
const imported = {
  employees: [
    ada,
    samplePerson('e2', 'Ben Okafor', { isMember: true }),
    samplePerson('e3', 'Chloé Kim', { isMember: false }),
    samplePerson('e4', 'Dmitri Novak', { isMember: false }),
  ],
  submissions: [sampleSubmission('e1'), sampleSubmission('e2'), sampleSubmission('e4')],
  invitations: [
    sampleInvitation('e1', { state: 'accepted', isMember: false }),
    sampleInvitation('e2', { state: 'accepted' }),
    sampleInvitation('e3', { state: 'revoked', isEndedByImport: true }),
    sampleInvitation('e4', { state: 'revoked' }),
  ],
}

const offered = async (user: ReturnType<typeof renderScreen>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  return items
}

it('says of who accepted and is no member that they are none, and offers to invite whoever is none', async () => {
  serve(imported)
  serveCall(people.resendInvitation, { result: sampleResult(ada) })
  const { user } = renderScreen(<SubmissionsPage />)
  const row = await findRow('Ada Lovelace')
  expect(await row.findByText('Not a member')).toBeDefined()
  expect(row.getByText('Invite again to give them access')).toBeDefined()
  expect(row.queryByText('Accepted')).toBeNull()
  expect((await findRow('Ben Okafor')).getByText('Accepted')).toBeDefined()
  for (const name of ['Ada Lovelace', 'Chloé Kim', 'Dmitri Novak'])
    expect(await offered(user, name)).toContain('Invite again')
  expect((await offered(user, 'Ben Okafor')).filter((item) => /invit|send/i.test(item ?? ''))).toEqual([])
})

it('says the same of everybody whose invitation an import ended, and "Revoked" only of what somebody revoked', async () => {
  const { employees } = imported
  serve({
    employees,
    submissions: imported.submissions,
    invitations: [
      sampleInvitation('e1', { state: 'accepted', isMember: false, isEndedByImport: true }),
      sampleInvitation('e2', { state: 'expired', isEndedByImport: true, isMember: true }),
      sampleInvitation('e3', { state: 'revoked', isEndedByImport: true }),
      sampleInvitation('e4', { state: 'revoked' }),
    ],
  })
  renderScreen(<SubmissionsPage />, { at: '/submissions?state=outside' })
  for (const name of ['Ada Lovelace', 'Chloé Kim']) {
    const row = await findRow(name)
    expect(await row.findByText('Not a member')).toBeDefined()
    expect(row.getByText('Invite again to give them access')).toBeDefined()
    expect(row.queryByText('Revoked')).toBeNull()
  }
  const revoked = await findRow('Dmitri Novak')
  expect(revoked.getByText('Revoked')).toBeDefined()
  expect(revoked.queryByText('Not a member')).toBeNull()
})

it.each([true, false])(
  'an invitation that ran out elsewhere reads like every other: answered is %s',
  async (answered) => {
    serve({
      employees: [ada],
      submissions: answered ? [sampleSubmission('e1')] : [],
      invitations: [sampleInvitation('e1', { state: 'expired', isEndedByImport: true })],
    })
    renderScreen(<SubmissionsPage />)
    const row = await findRow('Ada Lovelace')
    expect(await row.findByText('Not a member')).toBeDefined()
    expect(row.getByText('Invite again to give them access')).toBeDefined()
    expect(row.queryByText(/expired/i)).toBeNull()
  },
)

it('names of who was removed the way that gives back what they had, too', async () => {
  const invitations = [sampleInvitation('e1', { state: 'accepted', isMember: false, isRemoved: true })]
  serve({ employees: [ada], submissions: [], invitations })
  renderScreen(<SubmissionsPage />)
  const row = await findRow('Ada Lovelace')
  expect(
    await row.findByText('Removed. Let them in again in Settings, Members, or invite them again'),
  ).toBeDefined()
})

it('says of a member that they are one, whatever became of the link that they were sent last', async () => {
  const expiresAt = '2026-12-07T10:00:00.000Z'
  const states = ['revoked', 'pending', 'expired', 'revoked'] as const
  serve({
    employees: ['Ada', 'Ben', 'Chloé', 'Dmitri'].map((name, at) =>
      samplePerson(`e${at + 1}`, name, { isMember: true }),
    ),
    submissions: [sampleSubmission('e4')],
    invitations: states.map((state, at) =>
      sampleInvitation(`e${at + 1}`, { state, isMember: true, expiresAt }),
    ),
  })
  renderScreen(<SubmissionsPage />)
  const said = async (name: string) => {
    const row = await findRow(name)
    return (await row.findByText(/^Member/)).textContent
  }
  expect(await said('Ada')).toBe('Member; link revoked')
  expect(await said('Ben')).toBe('Member; link good until Dec 7')
  expect(await said('Chloé')).toBe('Member; link expired on Dec 7')
  expect(await said('Dmitri')).toBe('Member')
})

it('narrows the list to them, and invites all of them in one run', async () => {
  serve(imported)
  const told: unknown[] = []
  const run = {
    id: 'run-1',
    kind: 'invitations' as const,
    state: 'running' as const,
    total: 3,
    done: 0,
    failed: 0,
    startedAt: '2026-11-23T10:00:00.000Z',
    finishedAt: null,
  }
  serveCall(runs.getRun, { run, failures: [], notices: [] })
  serveCall(people.startInvitations, ({ body }) => {
    told.push(body)
    return { run }
  })
  const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?state=outside' })
  await findRow('Ada Lovelace')
  expect(names()).toEqual(['Ada Lovelace', 'Chloé Kim', 'Dmitri Novak'])
  await user.click(screen.getByRole('checkbox', { name: 'Select everyone shown' }))
  await user.click(await screen.findByRole('button', { name: 'Invite again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite again' }))
  expect(dialog.getByText(/^1 person accepted an invitation before/)).toBeDefined()
  expect(dialog.getByText(/^1 person had an invitation on the server that .* imported from/)).toBeDefined()
  expect(dialog.getByText(/^1 person had an invitation that was revoked\. They/)).toBeDefined()
  expect(dialog.getByText(/^2 people have answered already\. They are invited to join/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Invite 3 people' }))
  await waitFor(() => expect(told).toHaveLength(1))
  expect(people.startInvitations.in.parse(told[0]).invites.map(({ email }) => email)).toEqual(
    ['e1', 'e3', 'e4'].map((id) => `${id}@northwind.example`),
  )
})

it.each([
  ['owner', 'Invite 3 people', /^1 person was invited as an admin .* and is again/],
  ['admin', 'Invite 2 people', /^1 person was invited as an admin .* only an owner can invite them that way/],
] as const)(
  'takes nothing from who was invited as more than an employee: %s',
  async (as, button, sentence) => {
    const more = { membershipRole: 'admin' as const, permissions: ['org:view'] }
    const invitations = imported.invitations.map((one) =>
      one.employeeId === 'e3' ? sampleInvitation('e3', { state: 'expired', ...more }) : one,
    )
    serve({ ...imported, invitations })
    const told: unknown[] = []
    serveCall(people.startInvitations, ({ body }) => {
      told.push(body)
      throw failureResponse('BUSINESS_LOGIC_ERROR', 'Not now')
    })
    const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?state=outside', as })
    await findRow('Ada Lovelace')
    await user.click(screen.getByRole('checkbox', { name: 'Select everyone shown' }))
    await user.click(await screen.findByRole('button', { name: 'Invite again' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite again' }))
    expect(dialog.getByText(sentence)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: button }))
    await waitFor(() => expect(told).toHaveLength(1))
    const { invites } = people.startInvitations.in.parse(told[0])
    const given = invites.map(({ email, membershipRole, permissions }) => [
      email,
      membershipRole,
      permissions,
    ])
    const asBefore = ['e3@northwind.example', more.membershipRole, more.permissions]
    expect(given).toEqual([
      ['e1@northwind.example', undefined, undefined],
      ...(as === 'owner' ? [asBefore] : []),
      ['e4@northwind.example', undefined, undefined],
    ])
  },
)
