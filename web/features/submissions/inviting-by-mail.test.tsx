import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accounts } from '../../../contract/accounts.ts'
import { renderScreen } from '../../testing/render.tsx'
import { answering } from '../../testing/server.ts'
import SubmissionsPage from './submissions-page.tsx'
import { fill } from './testing/inviting.tsx'
import { serve } from './testing/serve.ts'
import { invited as world } from './testing/worlds.ts'

it.each([
  ['smtp', 'Send invitation', 'Invite', 'Invite 1 person', null],
  ['none', 'Make invitation', 'Make invitations', 'Make 1 invitation', 'This server sends no mail'],
] as const)(
  'what is done where mail is %s is what the buttons say',
  async (mail, one, none, many, notice) => {
    serve(world)
    answering(accounts.getServerInfo, { mail, mailboxUrl: null, socialSignIn: null, authSyncPath: null })
    const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?invite=one' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
    expect(await dialog.findByRole('button', { name: one })).toBeTruthy()
    expect(dialog.queryByRole('alert')?.textContent.slice(0, 25) ?? null).toBe(notice)
    await user.click(dialog.getByRole('radio', { name: 'Many people' }))
    expect(await dialog.findByRole('button', { name: none })).toHaveProperty('disabled', true)
    await fill(user, dialog.getByLabelText('People'), 'Fiona <e6@northwind.example>')
    expect(await dialog.findByRole('button', { name: many })).toHaveProperty('disabled', false)
  },
)
