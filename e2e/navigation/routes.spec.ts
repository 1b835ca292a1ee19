import { contract } from '../../contract/index.ts'
import { ask, createOrganization, invite, join, signedInBrowser, signInByMail } from '../support/api.ts'
import { desktop, expect, test, type Muster } from '../support/fixtures.ts'

/** Each route of the specification (point 2) and of the additional pages, as each kind of person finds it. */

const called = {
  stranger: 'somebody who is not signed in',
  alone: 'somebody without an organization',
  starter: 'an owner whose organization is not set up',
  owner: 'an owner',
  admin: 'an admin',
  employee: 'an employee',
}
const people = ['stranger', 'alone', 'starter', 'owner', 'admin', 'employee'] as const
type Someone = (typeof people)[number]
/** The heading that is found, and where one is led to; after `to=` the login page names where one wanted to go. */
type Found = string | { heading: string; at: string }

const login = 'Sign in to Muster'
const noOrganization = 'No organizations found'
const wizard = { heading: 'Set up New Studio', at: '/onboarding' }
const setup = 'The setup of Larkspur Studio'
const wiki = { heading: 'Company wiki', at: '/company-wiki' }
const notTheirs = 'This invitation is for another address'
const noLink = 'This link is not known. Please open the one in your newest mail.'
const greeting = 'Hello, Wanda'
const notListed = 'You are not on the list of people who answer'

/** Of a route that needs an organization which is set up: all that are not in one are led elsewhere. */
const inside = (member: string, others: Partial<Record<Someone, Found>> = {}) => ({
  stranger: { heading: login, at: '/login?to=' },
  alone: noOrganization,
  starter: wizard,
  owner: member,
  admin: member,
  employee: member,
  ...others,
})
const everybody = (found: Found, others: Partial<Record<Someone, Found>> = {}) => ({
  stranger: found,
  alone: found,
  starter: found,
  owner: found,
  admin: found,
  employee: found,
  ...others,
})

/** The questionnaire at an address without a code. */
const withoutCode: Readonly<Record<Someone, Found>> = {
  stranger: 'Your questionnaire',
  // Perhaps invited at another address.
  alone: 'Your questionnaire',
  // Nobody has invited those who founded theirs.
  starter: notListed,
  owner: notListed,
  admin: 'Hello, Adele',
  employee: 'Hello, Emil',
}

/** `CODE` and `PERSON` stand for an open invitation and whom it is for; nothing is known of `TOKEN`. */
const routes: Readonly<Record<string, Readonly<Record<Someone, Found>>>> = {
  '/login': everybody(wiki, {
    stranger: login,
    alone: { heading: noOrganization, at: '/' },
    starter: wizard,
  }),
  '/login/CODE': everybody(notTheirs, { stranger: 'Welcome, Wanda Waiting' }),
  '/employee-form': withoutCode,
  '/employee-form/CODE': everybody(greeting),
  '/questionnaire': withoutCode,
  '/questionnaire/CODE': everybody(greeting),
  '/reminders/TOKEN': everybody(noLink),
  '/employee-questionnaire': everybody(setup, {
    stranger: { heading: login, at: '/login?to=' },
    alone: noOrganization,
    starter: wizard.heading,
  }),
  '/onboarding': everybody(setup, {
    stranger: { heading: login, at: '/login?to=' },
    alone: noOrganization,
    starter: wizard.heading,
  }),
  '/new-organization': inside('New organization', { starter: 'New organization' }),
  '/import-organization': everybody('Import an organization', {
    stranger: { heading: login, at: '/login?to=' },
  }),
  '/join-organization': inside('Join an organization', { starter: 'Join an organization' }),
  '/': everybody(wiki, {
    stranger: { heading: login, at: '/login' },
    alone: noOrganization,
    starter: wizard,
  }),
  '/company-wiki': inside('Company wiki'),
  '/submissions': inside('Submissions', { employee: 'This is not for your role' }),
  '/reports': inside('Reports', { employee: 'Your report starts with your answers' }),
  '/reports/PERSON': inside('Wanda Waiting', {
    employee:
      'You can see your own report only. Owners, admins and those who make or delete reports see all of them.',
  }),
  '/help': inside('Help centre'),
  '/help/grades': inside('How grades are made'),
  // Who is in no organization is told whom to ask.
  '/help/contact': { ...inside('Ask for help'), alone: 'Ask for help' },
  '/chat': inside('Chat'),
  '/settings': inside('Settings'),
  '/account': everybody('Your account', { stranger: { heading: login, at: '/login?to=' } }),
  '/nowhere': inside('There is no page at this address', { stranger: 'There is no page at this address' }),
}

const everyone = async (muster: Muster, story: string) => {
  const owner = await signInByMail(muster, `owner-of-${story}@example.test`)
  const caller = {
    token: owner.token,
    orgId: await createOrganization(muster, owner.token, 'Larkspur Studio'),
  }
  const admin = await join(muster, caller, `Adele ${story}`, { membershipRole: 'admin' })
  const employee = await join(muster, caller, `Emil ${story}`)
  const [waiting] = await invite(muster, caller, ['Wanda Waiting'], `${story}.test`)
  if (!waiting) throw new Error('Nobody was invited')
  const alone = await signInByMail(muster, `alone-in-${story}@example.test`)
  const starter = await signInByMail(muster, `starter-of-${story}@example.test`)
  await ask(muster, contract.createOrganization, { name: 'New Studio' }, { token: starter.token })
  return { waiting, signedIn: { stranger: undefined, alone, starter, owner, admin, employee } }
}

for (const someone of people) {
  test(`each route is what it is to ${called[someone]}`, async ({ open, watched, muster }) => {
    test.slow()
    // There is no company report yet; a token is nobody's; an invitation and a report are somebody else's.
    watched.expectTrouble(/404|403|400/)
    const { waiting, signedIn } = await everyone(muster, `routes-${someone}`)
    const session = signedIn[someone]
    const page = await open(desktop, session && signedInBrowser(muster, session))
    for (const [route, finds] of Object.entries(routes)) {
      const address = route
        .replace('CODE', waiting.code)
        .replace('PERSON', waiting.employeeId)
        .replace('TOKEN', 'ABCDEFGH12345678')
      const found = finds[someone]
      const { heading, at } = typeof found === 'string' ? { heading: found, at: address } : found
      // Another document, as somebody comes who follows a link.
      await page.goto('about:blank')
      await page.goto(`${muster.url}/#${address}`)
      await expect(page.getByRole('heading', { name: heading, exact: true }), route).toBeVisible()
      const wanted = at.endsWith('to=') ? at + encodeURIComponent(address) : at
      await expect(page, route).toHaveURL(`${muster.url}/#${wanted}`)
    }
  })
}
