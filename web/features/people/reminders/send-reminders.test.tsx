import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { reminders } from '../../../../contract/calls/employees/reminders.ts'
import { runs, type Run } from '../../../../contract/calls/batch-jobs.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import SubmissionsPage from '../people-page.tsx'
import { sampleInvitation, samplePerson } from '../testing/sample-people.ts'
import { serve } from '../testing/serve-people.ts'
import { invitationStages as world } from '../testing/sample-worlds.ts'

const run: Run = {
  id: 'run-1',
  kind: 'reminders',
  state: 'running',
  total: 1,
  done: 0,
  failed: 0,
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: null,
}
const inviting: Run = { ...run, kind: 'invitations' }

const open = async (button: string | RegExp) => {
  const view = renderScreen(<SubmissionsPage />)
  await view.user.click(await screen.findByRole('button', { name: button }))
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Remind people' })) }
}

it('says who is reminded and who is not, and why, then shows how far the run is', async () => {
  serve(world)
  const asked: unknown[] = []
  serveCall(reminders.remindEmployees, ({ body }) => {
    asked.push(body)
    return { run }
  })
  serveCall(runs.getRun, {
    run: { ...run, state: 'finished', failed: 1, finishedAt: '2026-11-20T09:00:01.000Z' },
    failures: [{ label: 'Ben Okafor', success: false, error: messages.reminderTooSoon }],
  })
  const { user, dialog, router } = await open('Remind all that have not answered (2)')
  expect(dialog.getByText('A reminder goes to 1 person who hasn’t answered.')).toBeTruthy()
  expect(
    dialog.getByText('1 person has an invitation that has expired or was revoked. Send it again first.'),
  ).toBeTruthy()
  expect(dialog.getByText(/Everyone gets at most 3 reminders, at least 72 hours apart/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Remind 1 person' }))
  expect(await screen.findByText('0 people reminded, 1 not reminded; this server sends no mail')).toBeTruthy()
  expect(asked).toEqual([{ employeeIds: ['e2'] }])
  expect(router.state.location.search).toMatchObject({ run: 'run-1' })
  const panel = within(screen.getByRole('region', { name: 'Reminding people' }))
  expect(panel.getByText('Ben Okafor')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('sends expired invitations again, and leaves revoked ones alone', async () => {
  serve(world)
  const asked: unknown[] = []
  serveCall(people.startInvitations, ({ body }) => {
    asked.push(body)
    return { run: inviting }
  })
  serveCall(runs.getRun, { run: inviting, failures: [] })
  const view = renderScreen(<SubmissionsPage />)
  await screen.findByText('Revoked')
  await view.user.click(screen.getByRole('checkbox', { name: 'Select everyone shown' }))
  const chosen = within(screen.getByRole('region', { name: 'Selected people' }))
  await view.user.click(chosen.getByRole('button', { name: 'Remind' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind people' }))
  expect(dialog.getByText('1 person has answered already.')).toBeTruthy()
  await view.user.click(dialog.getByRole('button', { name: 'Renew the expired invitation' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([
    {
      invites: [
        { name: 'Chloé Kim', email: 'e3@northwind.example', role: 'Accountant', department: 'Sales' },
      ],
    },
  ])
})

it('says beforehand that no mail leaves, and afterwards why reminding failed', async () => {
  serve(world)
  serveFailure(reminders.remindEmployees, failureResponse('UNAVAILABLE', messages.unavailable))
  const { user, dialog } = await open(/Remind all/)
  expect(await dialog.findByText(/This server sends no mail, so no reminder reaches anybody/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Remind 1 person' }))
  expect(await dialog.findByText(messages.unavailable)).toBeTruthy()
})

it('says nothing of that where mail leaves', async () => {
  serve(world)
  serveCall(accounts.getServerInfo, {
    mail: 'smtp',
    mailboxUrl: null,
    socialSignIn: null,
    authSyncPath: null,
  })
  const { dialog } = await open(/Remind all/)
  await dialog.findByRole('button', { name: 'Remind 1 person' })
  expect(dialog.queryByText(/sends no mail/)).toBeNull()
})

it('says beforehand where nobody can be reminded yet, and why', async () => {
  const reminders = { sent: 0, nextAt: '2099-11-26T09:00:00.000Z', isOptedOut: false }
  serve({
    employees: [samplePerson('e1', 'Ada'), samplePerson('e2', 'Ben')],
    invitations: [sampleInvitation('e1', { reminders }), sampleInvitation('e2', { reminders })],
  })
  const { dialog } = await open('No reminders due')
  expect(screen.queryByRole('button', { name: /Remind all/, hidden: true })).toBeNull()
  expect(dialog.getByText('No reminders are due for them now.')).toBeTruthy()
  expect(dialog.getByText(/^2 people were invited or reminded less than 72 hours ago/)).toBeTruthy()
})

it('offers it where an invitation has run out, which can be made good again', async () => {
  serve({
    employees: [samplePerson('e1', 'Ada')],
    invitations: [sampleInvitation('e1', { state: 'expired' })],
  })
  const { dialog } = await open('Remind all that have not answered (1)')
  expect(dialog.getByRole('button', { name: 'Renew the expired invitation' })).toBeTruthy()
})
