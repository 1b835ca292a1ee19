import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import SubmissionsPage from '../people-page.tsx'
import { fill } from '../testing/open-invite-dialog.tsx'
import { serve } from '../testing/serve-people.ts'
import { ben, chloe, invitationStages as world } from '../testing/sample-worlds.ts'

const noMail = 'This server sends no mail: the invitation is a link that you copy and send yourself.'
const keptInMailbox = 'Its mails are kept in its local mailbox, within the usual limits.'

it.each([
  ['smtp', 'Send invitation', 'Invite', 'Invite 1 person', null],
  ['none', 'Make invitation', 'Make invitations', 'Make 1 invitation', noMail],
  ['mailbox', 'Make invitation', 'Make invitations', 'Make 1 invitation', `${noMail} ${keptInMailbox}`],
] as const)(
  'what is done where mail is %s is what the buttons say',
  async (mail, one, none, many, notice) => {
    serve(world)
    serveCall(accounts.getServerInfo, { mail, mailboxUrl: null, socialSignIn: null, authSyncPath: null })
    const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?invite=one' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
    expect(await dialog.findByRole('button', { name: one })).toBeTruthy()
    expect(dialog.queryByRole('alert')?.textContent ?? null).toBe(notice)
    await user.click(dialog.getByRole('radio', { name: 'Many people' }))
    expect(await dialog.findByRole('button', { name: none })).toHaveProperty('disabled', true)
    await fill(user, dialog.getByLabelText('People'), 'Fiona <e6@northwind.example>')
    expect(await dialog.findByRole('button', { name: many })).toHaveProperty('disabled', false)
  },
)

it.each([
  ['smtp', 'Send again', 'Send an invitation', 'Send the expired invitation again'],
  ['none', 'Renew invitation', 'Make invitation', 'Renew the expired invitation'],
] as const)(
  'and where mail is %s so it is what the menu of a person, their drawer and reminding say',
  async (mail, again, first, expired) => {
    serve({ ...world, invitations: world.invitations.filter(({ employeeId }) => employeeId !== 'e4') })
    serveCall(accounts.getServerInfo, { mail, mailboxUrl: null, socialSignIn: null, authSyncPath: null })
    const { user, router } = renderScreen(<SubmissionsPage />)
    await user.click(await screen.findByRole('button', { name: `Actions for ${ben.name}` }))
    expect(await screen.findByRole('menuitem', { name: again })).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Actions for Dmitri Novak' }))
    expect(await screen.findByRole('menuitem', { name: first })).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('checkbox', { name: `Select ${chloe.name}` }))
    await user.click(screen.getByRole('button', { name: 'Remind' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('button', { name: expired })).toBeTruthy()
    await user.keyboard('{Escape}')
    await router.navigate({ to: '.', search: { person: 'e2' } })
    const drawer = within(await screen.findByRole('dialog', { name: ben.name }))
    expect(drawer.getByRole('button', { name: again })).toBeTruthy()
  },
)
