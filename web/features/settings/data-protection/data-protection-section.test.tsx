import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dataProtection, type DataProtection } from '../../../../contract/calls/data-protection.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import type { keys } from '../../../core/browser/storage.ts'
import submissions from '../../../../languages/en/submissions.json' with { type: 'json' }
import DataProtectionSection from './data-protection-section.tsx'

const facts: DataProtection = {
  publicUrl: 'https://muster.example.test',
  isEncrypted: true,
  stored: {
    people: 1,
    submissions: 1_200,
    drafts: 1,
    reports: 3,
    companyReports: 2,
    removedPeople: 0,
    auditEntries: 70,
  },
  database: 'embedded',
  pictures: { place: 'database' },
  mail: { delivery: 'smtp', from: 'Muster <muster@example.test>' },
  signInProvider: null,
  paymentProvider: null,
  support: null,
  webhooks: [],
  model: null,
  readers: {
    owners: 1,
    admins: 2,
    employees: 9,
    ofAnswers: 4,
    ofEveryReport: 3,
    releasing: 3,
    removing: 1,
    apiKeys: 0,
  },
  reportVisibility: 'own',
  reportsOpenSince: null,
  groupThreshold: 5,
  rules: [],
  retention: {
    invitationDays: 14,
    removedPersonDays: 30,
    removedReportDays: 31,
    mailDays: 32,
    webhookLogDays: 31,
    runDays: 33,
    changeDays: 7,
    sessionDays: 34,
    endedSessionDays: 35,
    codeMinutes: 10,
    codeTraceDays: 1,
    signInMailDays: 8,
  },
}

const others = 'Who else gets any of it'

const show = async (change: Partial<DataProtection> = {}) => {
  serveCall(dataProtection.getDataProtection, { facts: { ...facts, ...change } })
  const view = renderScreen(<DataProtectionSection />)
  await screen.findByRole('region', { name: 'What is stored' })
  return view
}

const textOf = (section: string, name: string): string => {
  const region = within(screen.getByRole('region', { name: section }))
  return region.getByText(name).nextElementSibling?.textContent ?? ''
}

test('says what is stored and for how long, in numbers', async () => {
  await show()
  expect(textOf('What is stored', 'People')).toMatch(/^1 person: /)
  expect(textOf('What is stored', 'Answers')).toMatch(/^1,200 completed questionnaires.*1 is only started:/)
  expect(textOf('How long it stays', 'Deleted reports')).toBe('Erased for good after 31 days.')
  expect(textOf('How long it stays', 'Sign-in codes')).toMatch(/10 minutes.*1 day,.*8 days/)
  expect(textOf('Who may read what', 'Answers, with names')).toMatch(/4 members/)
})

test('names nobody else where nothing is configured, and each where it is', async () => {
  const { unmount } = await show()
  expect(textOf(others, 'Google Firebase')).toMatch(/^Nothing/)
  expect(document.body.textContent).not.toMatch(/Stripe|subscription|Support/)
  expect(textOf(others, 'Language model')).toMatch(/^None/)
  expect(textOf('Where it is', 'Database')).toMatch(/on the server itself/)
  unmount()
  await show({
    database: 'hosted',
    pictures: { place: 'store', region: 'eu-central-1' },
    mail: { delivery: 'none', from: 'x' },
    isEncrypted: false,
    signInProvider: { host: 'tide.firebaseapp.com' },
    paymentProvider: { host: 'api.stripe.com' },
    support: { address: 'help@example.test' },
    model: { host: 'models.example.test', name: 'tide-large', readsImages: false },
  })
  expect(textOf(others, 'Google Firebase')).toContain('tide.firebaseapp.com')
  expect(textOf(others, 'Stripe')).toContain('api.stripe.com')
  expect(textOf(others, 'Support')).toMatch(/^What people write in the help centre.*help@example\.test\.$/)
  expect(textOf(others, 'Language model')).toMatch(
    /^tide-large at models\.example\.test.*In the chat it gets the question.*the text of attached files\./,
  )
  expect(textOf(others, 'Mail')).toMatch(/no mail leaves this server/)
  expect(textOf('Where it is', 'Database')).toMatch(/Ask the operator/)
  expect(textOf('Where it is', 'Pictures')).toContain('eu-central-1')
  expect(textOf('Where it is', 'On its way')).toMatch(/^Not encrypted/)
})

/** What the browser keeps that is about nobody: when a tab was last loaded again by itself. */
type Untold = 'reloadedAt'

/** By which words the paper tells of what the browser keeps under each other name. */
const toldOf: Readonly<Record<Exclude<keyof typeof keys, Untold>, string>> = {
  token: 'their session',
  session: 'their session',
  leftSessions: 'their session',
  organization: 'the organization they chose',
  onboarding: 'the organization they chose',
  theme: 'theme and language',
  language: 'theme and language',
  readIn: 'theme and language',
  invitedIn: 'theme and language',
  memberDraft: 'answers until they are submitted',
  toInvite: 'people typed into the setup until they are invited',
  device: 'A random number that tells this browser from others',
  chatDrafts: 'a question for the chat',
  helpMessage: 'a message for help',
  leftOut: 'lines of people who weren’t invited',
  codeSent: 'the address that waits for a code',
}

test.each(Object.entries(toldOf))('says that the browser keeps %s: “%s”', async (_key, told) => {
  await show()
  expect(textOf('Where it is', 'On people’s devices')).toContain(told)
})

test('names the buttons that correct and erase as they are called', async () => {
  await show()
  const { pageActions, personDrawer, removedPeople } = submissions
  const correction = textOf('What people can ask for', 'Correction')
  const erasure = textOf('What people can ask for', 'Erasure')
  expect(correction).toContain(`Submissions, ${personDrawer.reopen}:`)
  expect(erasure).toContain(
    `Submissions, ${personDrawer.remove}, then ${pageActions.removedPeople}, ${removedPeople.eraseNow}:`,
  )
})

test('says whether other software reads', async () => {
  const { unmount } = await show()
  expect(textOf('Who may read what', 'Other software')).toBe('None: no API key is active.')
  unmount()
  await show({ readers: { ...facts.readers, apiKeys: 2 } })
  expect(textOf('Who may read what', 'Other software')).toMatch(/^2 API keys are active\. Other software/)
})

test('says that an owner can take everything along as a file, what is in it, and how that is told', async () => {
  await show()
  const text = textOf('Who may read what', 'Everything as one file')
  expect(text).toMatch(/^An owner in person, .*; no admin and no API key\./)
  expect(text).toMatch(/It doesn’t hold drafts, chat conversations, removed people/)
  expect(text).toMatch(
    /audit log shows each export, and the owner who made it gets a mail that can’t be turned off/,
  )
})

test('names where webhooks call, and nothing of them where there is none', async () => {
  const { unmount } = await show()
  expect(within(screen.getByRole('region', { name: others })).queryByText('Webhooks')).toBeNull()
  unmount()
  await show({ webhooks: ['a.example.test', 'b.example.test'] })
  expect(textOf(others, 'Webhooks')).toMatch(/at a\.example\.test, b\.example\.test\. It gets ids alone/)
})

test('follows the setting of who sees reports', async () => {
  const { unmount } = await show()
  expect(textOf('Who may read what', 'A released report')).toMatch(/Colleagues can’t see it/)
  unmount()
  const all = await show({ reportVisibility: 'organization' })
  expect(textOf('Who may read what', 'A released report')).toMatch(/every member of the organization/)
  expect(textOf('Who may read what', 'A released report')).not.toMatch(/submitted before/)
  all.unmount()
  await show({ reportVisibility: 'organization', reportsOpenSince: '2026-03-02T09:00:00.000Z' })
  expect(textOf('Who may read what', 'A released report')).toMatch(
    /submitted before (2 March|March 2,) 2026 at \d+:\d\d.* are open to their person only/,
  )
})

test('says what failed and tries again', async () => {
  serveFailure(dataProtection.getDataProtection, failureResponse('INTERNAL', messages.internal))
  const { user } = renderScreen(<DataProtectionSection />)
  expect(await screen.findByText('The facts could not be loaded')).toBeTruthy()
  serveCall(dataProtection.getDataProtection, { facts })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Where it is' })).toBeTruthy()
})

test('what the organization keeps for how long is said in sentences, and what it has no rule for', async () => {
  const moments = { changedAt: '2026-03-02T09:00:00.000Z', firstRemovalAt: '2026-04-01T09:00:00.000Z' }
  await show({
    rules: [
      { kind: 'formerPeople', years: 3, ...moments },
      { kind: 'auditEntries', years: 1, ...moments },
    ],
  })
  const section = 'How long it stays'
  expect(textOf(section, 'Former people')).toBe(
    'Answers, reports and record are erased for good 3 years after their membership ended.',
  )
  expect(textOf(section, 'Audit log')).toBe('Entries are removed after 1 year.')
  expect(textOf(section, 'Older versions')).toBe('Never removed by a rule.')
})
