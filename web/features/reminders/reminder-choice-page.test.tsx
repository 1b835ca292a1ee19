import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messages } from '../../../contract/failures.ts'
import { reminders } from '../../../contract/reminders.ts'
import { renderScreen } from '../../testing/render.tsx'
import { answering, failing, refusing } from '../../testing/server.ts'
import ReminderChoicePage from './reminder-choice-page.tsx'

const choice = { email: 'ben@northwind.example', organizationName: 'Northwind Traders', isReminded: true }

it('changes nothing until the button is pressed, and can be taken back', async () => {
  const chosen: unknown[] = []
  answering(reminders.getReminderChoice, { choice })
  answering(reminders.setReminderChoice, ({ body }) => {
    chosen.push(body)
    const isReminded = chosen.length % 2 === 0
    answering(reminders.getReminderChoice, { choice: { ...choice, isReminded } })
    return { choice: { ...choice, isReminded } }
  })
  const { user } = renderScreen(<ReminderChoicePage token="t" />, { as: null })
  expect(await screen.findByRole('heading', { name: 'No more of these mails?' })).toBeTruthy()
  expect(screen.getByText('ben@northwind.example')).toBeTruthy()
  expect(chosen).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Stop these mails' }))
  expect(await screen.findByRole('heading', { name: 'You get no more of these mails' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send them after all' }))
  expect(await screen.findByRole('heading', { name: 'No more of these mails?' })).toBeTruthy()
  expect(chosen).toEqual([
    { token: 't', isReminded: false },
    { token: 't', isReminded: true },
  ])
})

it('says what is wrong with a link that is not known', async () => {
  refusing(reminders.getReminderChoice, failing('NOT_FOUND', messages.reminderLinkUnknown))
  renderScreen(<ReminderChoicePage token="x" />, { as: null })
  const name = 'This link is not known. Please open the one in your newest mail.'
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  // It stays unknown, however often it is asked for.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('opens the link again once the server can be reached', async () => {
  refusing(reminders.getReminderChoice, failing('UNAVAILABLE', messages.unavailable))
  const { user } = renderScreen(<ReminderChoicePage token="t" />, { as: null })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answering(reminders.getReminderChoice, { choice })
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'No more of these mails?' })).toBeTruthy()
})

it('says so where the choice could not be stored', async () => {
  answering(reminders.getReminderChoice, { choice })
  refusing(reminders.setReminderChoice, failing('UNAVAILABLE', messages.unavailable))
  const { user } = renderScreen(<ReminderChoicePage token="t" />, { as: null })
  await user.click(await screen.findByRole('button', { name: 'Stop these mails' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Muster cannot reach its database')
  expect(screen.getByRole('heading', { name: 'No more of these mails?' })).toBeTruthy()
})
