import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { messages } from '../../../contract/http/failures.ts'
import { reminders } from '../../../contract/calls/employees/reminders.ts'
import { chooseLanguage } from '../../core/i18n/locale.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import ReminderChoicePage from './reminder-choice-page.tsx'

const choice = {
  email: 'ben@northwind.example',
  organizationName: 'Northwind Traders',
  isReminded: true,
  language: 'en' as const,
}

beforeEach(() => chooseLanguage(null))
afterEach(() => chooseLanguage(null))

it('changes nothing until the button is pressed, and can be taken back', async () => {
  const chosen: unknown[] = []
  serveCall(reminders.getReminderChoice, { choice })
  serveCall(reminders.setReminderChoice, ({ body }) => {
    chosen.push(body)
    const isReminded = chosen.length % 2 === 0
    serveCall(reminders.getReminderChoice, { choice: { ...choice, isReminded } })
    return { choice: { ...choice, isReminded } }
  })
  const { user } = renderScreen(<ReminderChoicePage token="t" />, { as: null })
  expect(await screen.findByRole('heading', { name: 'Stop these mails?' })).toBeTruthy()
  expect(screen.getByText('ben@northwind.example')).toBeTruthy()
  expect(chosen).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Stop these mails' }))
  expect(await screen.findByRole('heading', { name: 'You won’t get these mails any more' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send them again' }))
  expect(await screen.findByRole('heading', { name: 'Stop these mails?' })).toBeTruthy()
  expect(chosen).toEqual([
    { token: 't', isReminded: false },
    { token: 't', isReminded: true },
  ])
})

it('says what is wrong with a link that is not known', async () => {
  serveFailure(reminders.getReminderChoice, failureResponse('NOT_FOUND', messages.reminderLinkUnknown))
  renderScreen(<ReminderChoicePage token="x" />, { as: null })
  const name = 'We don’t know this link. Please open the one in your newest mail.'
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  // It stays unknown, however often it is asked for.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('opens the link again once the server can be reached', async () => {
  serveFailure(reminders.getReminderChoice, failureResponse('UNAVAILABLE', messages.unavailable))
  const { user } = renderScreen(<ReminderChoicePage token="t" />, { as: null })
  const again = await screen.findByRole('button', { name: 'Try again' })
  serveCall(reminders.getReminderChoice, { choice })
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Stop these mails?' })).toBeTruthy()
})

it('says so where the choice could not be stored', async () => {
  serveCall(reminders.getReminderChoice, { choice })
  serveFailure(reminders.setReminderChoice, failureResponse('UNAVAILABLE', messages.unavailable))
  const { user } = renderScreen(<ReminderChoicePage token="t" />, { as: null })
  await user.click(await screen.findByRole('button', { name: 'Stop these mails' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Muster can’t reach its database right now.',
  )
  expect(screen.getByRole('heading', { name: 'Stop these mails?' })).toBeTruthy()
})

it('is in the language of the mails that lead to it, or in the one chosen on the device', async () => {
  serveCall(reminders.getReminderChoice, { choice: { ...choice, language: 'ar' } })
  renderScreen(<ReminderChoicePage token="t" />, { as: null })
  expect(await screen.findByRole('heading', { name: 'إيقاف هذه الرسائل؟' })).toBeTruthy()
  const page = screen.getByRole('main')
  expect([page.lang, page.dir]).toEqual(['ar', 'rtl'])
  // Names keep their own order within it.
  expect(screen.getByText('Northwind Traders').tagName).toBe('BDI')
  act(() => chooseLanguage('de'))
  expect(await screen.findByRole('button', { name: 'Diese E-Mails abbestellen' })).toBeTruthy()
  expect([page.lang, page.dir]).toEqual(['de', 'ltr'])
})

it('says what failed in that language', async () => {
  chooseLanguage('es')
  serveCall(reminders.getReminderChoice, { choice })
  serveFailure(reminders.setReminderChoice, failureResponse('UNAVAILABLE', messages.unavailable))
  const { user } = renderScreen(<ReminderChoicePage token="t" />, { as: null })
  await user.click(await screen.findByRole('button', { name: 'No recibir estos correos' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Algo ha fallado')
})

it('says in that language that a link could not be opened, or is not known', async () => {
  chooseLanguage('de')
  serveFailure(reminders.getReminderChoice, failureResponse('UNAVAILABLE', messages.unavailable))
  const { user } = renderScreen(<ReminderChoicePage token="t" />, { as: null })
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' })
  expect(screen.getByText(/^Da ist etwas schiefgegangen/)).toBeTruthy()
  serveFailure(reminders.getReminderChoice, failureResponse('NOT_FOUND', messages.reminderLinkUnknown))
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: /^Diesen Link gibt es nicht/ })).toBeTruthy()
})
