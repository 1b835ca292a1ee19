import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../../contract/calls/submissions.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import SubmissionsPage from '../people-page.tsx'
import { serve } from '../testing/serve-people.ts'
import { invitationStages } from '../testing/sample-worlds.ts'

/** May invite, and read neither answers nor who has given them. */
const inviter = sampleOrganization('employee', { permissions: ['org:view', 'employee:invite'] })

/** As the server answers somebody who may see neither. */
const refuseTheRest = () => {
  for (const call of [questionnaires.getSubmissions, people.getEmployees]) {
    serveFailure(call, failureResponse('BUSINESS_LOGIC_ERROR', 'Only owners and admins can do this'))
  }
}

test('somebody who may only invite sees the invitations, and what can be done about them', async () => {
  serve(invitationStages)
  refuseTheRest()
  const { user, router } = renderScreen(<SubmissionsPage />, { as: inviter })
  expect(await screen.findByRole('heading', { level: 1, name: 'Invitations' })).toBeTruthy()
  const table = within(await screen.findByRole('table', { name: 'Invitations' }))
  expect(table.getByText('Pending until', { exact: false })).toBeTruthy()
  expect(table.queryByText(/Answered|Started|Waiting/)).toBeNull()
  await user.click(table.getAllByRole('button', { name: /^Actions for/ })[0] ?? document.body)
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toContain('Renew invitation')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Invite people' }))
  expect(await screen.findByRole('dialog', { name: 'Invite people' })).toBeTruthy()
  expect(router.state.location.search).toMatchObject({ invite: 'one' })
})

test('the address opens the dialog, and somebody is invited', async () => {
  serve({ employees: [] })
  refuseTheRest()
  const asked: unknown[] = []
  serveFailure(people.createInvitation, failureResponse('VALIDATION_ERROR', 'Not today'))
  serveCall(people.createInvitation, ({ body }) => {
    asked.push(body)
    throw failureResponse('VALIDATION_ERROR', 'Not today')
  })
  const { user } = renderScreen(<SubmissionsPage />, { as: inviter, at: '/submissions?invite=one' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  await user.type(await dialog.findByLabelText(/^Name/), 'Zoe Hart')
  await user.type(dialog.getByLabelText(/^E-mail/), 'zoe@northwind.example')
  await user.click(dialog.getByRole('button', { name: /^Make/ }))
  await waitFor(() => expect(asked).toMatchObject([{ name: 'Zoe Hart', email: 'zoe@northwind.example' }]))
})

test('nobody invited, nobody found, and no answer are told apart', async () => {
  serve({ employees: [] })
  refuseTheRest()
  const empty = renderScreen(<SubmissionsPage />, { as: inviter })
  expect(await screen.findByRole('heading', { name: 'Nobody is invited yet' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Invite people' })).toHaveLength(1)
  empty.unmount()
  serve(invitationStages)
  const narrowed = renderScreen(<SubmissionsPage />, { as: inviter, at: '/submissions?q=xyz' })
  await narrowed.user.click(await screen.findByRole('button', { name: 'Clear the filters' }))
  expect(await screen.findByRole('table', { name: 'Invitations' })).toBeTruthy()
  narrowed.unmount()
  serveFailure(people.listInvitations, failureResponse('UNAVAILABLE', 'Muster cannot reach its database.'))
  renderScreen(<SubmissionsPage />, { as: inviter })
  expect(await screen.findByText('The invitations could not be loaded')).toBeTruthy()
})
