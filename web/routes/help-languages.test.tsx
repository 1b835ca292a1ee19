import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { reminders } from '../../contract/calls/employees/reminders.ts'
import { translator } from '../../insights/catalog/translator.ts'
import { renderApp } from '../testing/render.tsx'
import { serveCall } from '../testing/fake-server.ts'
import { catalogue } from '../features/questionnaire/language/catalogue.ts'
import { heading } from '../features/questionnaire/testing/open-questionnaire.ts'
import { createFakeServer, invitation } from '../features/questionnaire/testing/fake-questionnaire-server.ts'

const open = async (language: 'de' | 'es' | 'ar') => {
  localStorage.setItem('muster.language', language)
  const app = renderApp(`/questionnaire/${invitation().code}`)
  const t = translator(language, 'questionnaire')
  // The frame comes with the shape of a first step, and once more with the step itself.
  await heading(t('welcome.helloName', { name: 'Ada' }))
  await app.user.click(screen.getByRole('link', { name: t('frame.helpOnThisPage') }))
  return {
    ...app,
    panel: await screen.findByRole('dialog', undefined, { timeout: 12_000 }),
    words: translator(language, 'helpBeside'),
  }
}

beforeEach(() => createFakeServer().serve())
afterEach(() => catalogue.show('en'))

it.each([
  ['de', 'ltr', 'Der Fragebogen, und wer ihn liest'],
  ['es', 'ltr', 'El cuestionario y quién lo lee'],
  ['ar', 'rtl', 'الاستبيان، ومن يقرؤه'],
] as const)('help beside the questionnaire is in its language: %s', async (language, direction, title) => {
  const { panel, words, user } = await open(language)
  expect(panel.getAttribute('aria-labelledby')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: title })).toBe(panel)
  const told = panel.closest('[lang]') ?? panel.querySelector('[lang]')
  expect([told?.getAttribute('lang'), told?.getAttribute('dir')]).toEqual([language, direction])
  expect(panel.querySelectorAll(`[lang]:not([lang=${language}])`)).toHaveLength(0)
  expect(panel.textContent).not.toMatch(/\b(?:The|your|answers|Section|Questions)\b/)
  expect(within(panel).getByRole('region', { name: /^(?:Tabelle|Tabla|جدول): / })).toBeTruthy()
  await user.click(within(panel).getByRole('button', { name: words('close') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each([
  ['de', 'ltr', 'E-Mails, und wie Sie sie abbestellen'],
  ['es', 'ltr', 'Los correos y cómo dejar de recibirlos'],
  ['ar', 'rtl', 'رسائل البريد الإلكتروني، وكيفية إيقافها'],
] as const)('and so it is beside the page that stops mails: %s', async (language, direction, title) => {
  serveCall(reminders.getReminderChoice, {
    choice: {
      email: 'ben@northwind.example',
      organizationName: 'Northwind Traders',
      isReminded: true,
      language,
    },
  })
  const { user } = renderApp('/reminders/t')
  const t = translator(language, 'reminders')
  await screen.findByRole('heading', { name: t('stopTitle') })
  await user.click(screen.getByRole('link', { name: t('helpName') }))
  const panel = await screen.findByRole('dialog', { name: title }, { timeout: 12_000 })
  const told = panel.closest('[lang]') ?? panel.querySelector('[lang]')
  expect([told?.getAttribute('lang'), told?.getAttribute('dir')]).toEqual([language, direction])
  expect(panel.querySelectorAll(`[lang]:not([lang=${language}])`)).toHaveLength(0)
  await user.click(within(panel).getByRole('button', { name: translator(language, 'helpBeside')('close') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a link to an article that is English alone says so, and that article says of itself what it is', async () => {
  const { panel, words, user } = await open('de')
  const links = within(panel).getAllByRole('link', { name: /\(auf Englisch\)$/ })
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Wie Noten entstehen (auf Englisch)',
    'Datenschutz und kleinste Gruppe (auf Englisch)',
  ])
  expect(within(panel).queryByText(words('articleInEnglish'))).toBeNull()
  await user.click(links[0] ?? panel)
  const english = await screen.findByRole('dialog', { name: 'How grades are made' })
  expect(within(english).getByText(words('articleInEnglish')).closest('[lang]')?.getAttribute('lang')).toBe(
    'de',
  )
  expect(within(english).getByText('How grades are made').closest('[lang]')?.getAttribute('lang')).toBe('en')
  // The panel itself goes on in the person's language.
  expect(within(english).getByRole('button', { name: words('close') })).toBeTruthy()
  expect(within(english).queryByText(/in English/)).toBeNull()
})
