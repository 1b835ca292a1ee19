import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '../../../contract/calls/accounts.ts'
import { nameFromEmail } from '../../../contract/shapes/name-from-email.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { renameUser, storedSession } from '../../core/session/session.ts'
import { organizationData, sampleOrganization, renderScreen } from '../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import { Onboarding } from './onboarding.tsx'

/** What whoever sets an organization up is called, in the first step of the wizard. */

const notYet = sampleOrganization('owner', { onboardingCompleted: false })
const anna = { uid: 'user-1', email: 'anna.keller@northwind.example', displayName: 'Anna Keller' }

/** What was sent, by the name of its call. */
let sent: [string, unknown][]

const answerName = () =>
  serveCall(accounts.updateProfile, ({ body }) => {
    sent.push(['updateProfile', body])
    const { displayName = '' } = accounts.updateProfile.in.parse(body)
    return { user: { ...anna, displayName } }
  })

beforeEach(() => {
  sent = []
  answerName()
  serveCall(organizations.updateOrgData, ({ body }) => {
    sent.push(['updateOrgData', body])
    return { org: organizationData() }
  })
})

const open = (as: typeof anna, organization = notYet) => {
  const view = renderScreen(<Onboarding inviting={() => null} links={null} plan={null} />, {
    as: organization,
  })
  act(() => renameUser(as))
  return view
}
const field = () => screen.findByRole('textbox', { name: 'Your name' })
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const isAt = (name: string) => screen.findByRole('heading', { level: 2, name })
const atDepartments = ['updateOrgData', { data: { onboardingData: { step: 'departments' } } }]

test('a name that was made of the address is shown as a guess, and the corrected one is kept', async () => {
  const { user } = open(anna)
  const name = await field()
  expect(name).toHaveProperty('value', 'Anna Keller')
  expect(screen.getByText(/^Guessed from your e-mail address: please correct it\./)).toBeTruthy()
  await user.clear(name)
  await user.type(name, ' Dr. Anna Keller ')
  await user.click(press('Continue'))
  await isAt('Departments')
  expect(sent).toHaveLength(2)
  expect(sent).toContainEqual(['updateProfile', { displayName: 'Dr. Anna Keller' }])
  expect(sent).toContainEqual(atDepartments)
  expect(storedSession()?.user.displayName).toBe('Dr. Anna Keller')
})

test('a name of their own is there as it is, is no guess, and is not sent again', async () => {
  const { user } = open({ ...anna, displayName: 'Änne Keller' })
  expect(await field()).toHaveProperty('value', 'Änne Keller')
  expect(screen.queryByText(/Guessed/)).toBeNull()
  expect(screen.getByText('Invitations are sent in this name.')).toBeTruthy()
  await user.click(press('Continue'))
  await isAt('Departments')
  expect(sent).toEqual([atDepartments])
})

test.each([
  ['', 'Display name is required'],
  ['   ', 'Display name cannot be empty'],
  ['A', 'Display name must be at least 2 characters'],
  ['A'.repeat(101), 'Display name is too long (max 100 characters)'],
])(
  '%j is refused in the words of the specification, and skipping leaves the name as it was',
  async (typed, message) => {
    const { user } = open(anna)
    const name = await field()
    await user.clear(name)
    await user.click(name)
    await user.paste(typed)
    await user.click(press('Continue'))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(sent).toEqual([])
    await user.click(press('Skip for now'))
    await isAt('Departments')
    expect(sent).toEqual([atDepartments])
  },
)

test('an address is no name and no guess: the field begins empty, and is asked for by going on', async () => {
  const { user } = open({ ...anna, email: 'q@northwind.example', displayName: 'q@northwind.example' })
  expect(await field()).toHaveProperty('value', '')
  expect(screen.queryByText(/Guessed/)).toBeNull()
  expect(screen.getByText('Invitations are sent in this name.')).toBeTruthy()
  await user.click(press('Continue'))
  expect(await screen.findByText('Display name is required')).toBeTruthy()
  expect(sent).toEqual([])
})

test.each([
  'owner@northwind.example',
  'info@northwind.example',
  'hr.team@northwind.example',
  'Office2@northwind.example',
])(
  'nobody is called after the mailbox %s: the field begins empty, and is asked for by going on',
  async (email) => {
    const { user } = open({ ...anna, email, displayName: nameFromEmail(email) })
    expect(await field()).toHaveProperty('value', '')
    expect(screen.queryByText(/Guessed/)).toBeNull()
    await user.click(press('Continue'))
    expect(await screen.findByText('Display name is required')).toBeTruthy()
    expect(sent).toEqual([])
  },
)

test('who has an office’s word for a surname keeps it', async () => {
  open({ ...anna, email: 'frank.office@northwind.example', displayName: 'Frank Office' })
  expect(await field()).toHaveProperty('value', 'Frank Office')
})

test('a name that was typed is kept when the page is closed in the middle of the step', async () => {
  const { user } = open(anna)
  await user.type(await field(), ' Meier')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(sent).toEqual([['updateProfile', { displayName: 'Anna Keller Meier' }]]))
  await waitFor(() => expect(storedSession()?.user.displayName).toBe('Anna Keller Meier'))
})

test('a name that cannot be stored is told, stays typed, and can be tried again', async () => {
  serveFailure(accounts.updateProfile, failureResponse('UNAVAILABLE', 'Muster cannot reach its database.'))
  const { user } = open(anna)
  await user.type(await field(), ' Meier')
  await user.click(press('Continue'))
  expect((await screen.findByRole('alert')).textContent).toBe('Muster cannot reach its database.')
  expect(await field()).toHaveProperty('value', 'Anna Keller Meier')
  answerName()
  await user.click(press('Continue'))
  await isAt('Departments')
  expect(sent).toContainEqual(['updateProfile', { displayName: 'Anna Keller Meier' }])
})

test('who may not change the organization still says what they are called', async () => {
  const permissions = ['onboarding:edit', 'org:view'] as const
  const { user } = open(anna, { ...notYet, role: 'employee', permissions: [...permissions] })
  await user.type(await field(), ' Meier')
  await user.click(press('Continue'))
  await isAt('Departments')
  expect(sent).toEqual([['updateProfile', { displayName: 'Anna Keller Meier' }]])
})

test('whoever has set up an organization before was asked then: their name is no guess any more', async () => {
  const before = sampleOrganization('owner', { orgId: 'org-2', name: 'Before' })
  renderScreen(<Onboarding inviting={() => null} links={null} plan={null} />, {
    as: notYet,
    others: [before],
  })
  act(() => renameUser(anna))
  expect(await field()).toHaveProperty('value', 'Anna Keller')
  expect(screen.queryByText(/Guessed/)).toBeNull()
})

test('whoever has only joined one was not', async () => {
  const joined = sampleOrganization('employee', { orgId: 'org-2', name: 'Before' })
  renderScreen(<Onboarding inviting={() => null} links={null} plan={null} />, {
    as: notYet,
    others: [joined],
  })
  act(() => renameUser(anna))
  expect(await screen.findByText(/^Guessed from your e-mail address/)).toBeTruthy()
})
