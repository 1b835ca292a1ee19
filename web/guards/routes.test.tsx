import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../contract/calls/accounts.ts'
import { people } from '../../contract/calls/employees/employees.ts'
import { reminders } from '../../contract/calls/employees/reminders.ts'
import { organizations } from '../../contract/calls/organizations.ts'
import { reports } from '../../contract/calls/reports/reports.ts'
import { questionnaires, type Draft } from '../../contract/calls/submissions.ts'
import { messages } from '../../contract/http/failures.ts'
import type { Role } from '../../contract/rights/permissions.ts'
import { createFakeServer, invitation } from '../features/questionnaire/testing/fake-questionnaire-server.ts'
import { failureResponse, refuseOtherCalls, serveCall, serveFailure } from '../testing/fake-server.ts'
import { organizationData, renderApp, sampleOrganization, signInForTest } from '../testing/render.tsx'
import { profile } from '../testing/sample-profile.ts'
import { sampleEmployees, samplePerson } from '../testing/sample-reports.ts'

/** Each route of the specification (point 2) and of the additional pages, as each kind of person finds it. */

const called = {
  stranger: 'somebody who is not signed in',
  alone: 'somebody without an organization',
  starter: 'an owner whose organization is not set up',
  owner: 'an owner',
  admin: 'an admin',
  employee: 'an employee',
}
const someones = ['stranger', 'alone', 'starter', 'owner', 'admin', 'employee'] as const
type Someone = (typeof someones)[number]
/** The heading that is found, and where one is led to. */
type Found = string | { heading: string; at: string }

const login = 'Sign in to Muster'
const noOrganization = 'No organizations found'
const wizard = { heading: 'Set up Northwind Traders', at: '/onboarding' }
const setup = 'The setup of Northwind Traders'
const wiki = { heading: 'Company wiki', at: '/company-wiki' }
const notTheirs = 'This invitation is for another address'
const noLink = 'We don’t know this link. Please open the one in your newest mail.'
const greeting = 'Hello, Wanda'
const notListed = 'You are not on the list of people who answer'
const nowhere = 'There is no page at this address'

/** Of a route that needs an organization which is set up: all that are not in one are led elsewhere. */
const inside = (member: string, others: Partial<Record<Someone, Found>> = {}) => ({
  stranger: { heading: login, at: '/login' },
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

const code = invitation().code

/** There is an open invitation of this code, for Wanda with the id `wanda`; nothing is known of `/reminders/TOKEN`. */
const routes: Readonly<Record<string, Readonly<Record<Someone, Found>>>> = {
  '/login': everybody(wiki, {
    stranger: login,
    alone: { heading: noOrganization, at: '/' },
    starter: wizard,
  }),
  [`/login/${code}`]: everybody(notTheirs, { stranger: 'Welcome, Wanda Waiting' }),
  '/employee-form': withoutCode,
  [`/employee-form/${code}`]: everybody(greeting),
  '/questionnaire': withoutCode,
  [`/questionnaire/${code}`]: everybody(greeting),
  '/reminders/TOKEN': everybody(noLink),
  '/employee-questionnaire': everybody(setup, {
    stranger: { heading: login, at: '/login' },
    alone: noOrganization,
    starter: wizard.heading,
  }),
  '/onboarding': everybody(setup, {
    stranger: { heading: login, at: '/login' },
    alone: noOrganization,
    starter: wizard.heading,
  }),
  '/new-organization': inside('New organization', { starter: 'New organization' }),
  '/import-organization': everybody('Import an organization', {
    stranger: { heading: login, at: '/login' },
  }),
  '/join-organization': inside('Join an organization', { starter: 'Join an organization' }),
  '/': everybody(wiki, {
    stranger: { heading: login, at: '/login' },
    alone: noOrganization,
    starter: wizard,
  }),
  '/company-wiki': inside('Company wiki'),
  '/submissions': inside('Submissions', { employee: 'Your role doesn’t include this page' }),
  '/reports': inside('Reports', { employee: 'Your report starts with your answers' }),
  '/reports/wanda': inside('Wanda Waiting', { employee: messages.ownReportOnly }),
  '/help': inside('Help centre'),
  '/help/grades': inside('How grades are made'),
  // Who is in no organization is told whom to ask.
  '/help/contact': { ...inside('Ask for help'), alone: 'Ask for help' },
  '/chat': inside('Chat'),
  '/settings': inside('Settings'),
  '/account': everybody('Your account', { stranger: { heading: login, at: '/login' } }),
  '/nowhere': inside(nowhere, { stranger: nowhere }),
}

/** Where members find the places of their organization beside what the address names. */
const besideThePlaces = [
  '/login',
  '/',
  '/company-wiki',
  '/submissions',
  '/reports',
  '/reports/wanda',
  '/help',
  '/help/grades',
  '/help/contact',
  '/chat',
  '/settings',
  '/nowhere',
]

const names = { admin: 'Adele Admin', employee: 'Emil Employee', other: 'Ada Lovelace' }

const serveFor = (someone: Someone) => {
  refuseOtherCalls()
  createFakeServer().serve()
  const status = invitation({ email: 'wanda@northwind.example', name: 'Wanda Waiting' })
  serveCall(people.getInvitationStatus, { status })
  serveFailure(reminders.getReminderChoice, failureResponse('NOT_FOUND', messages.reminderLinkUnknown))
  if (someone === 'stranger') return
  signInForTest()
  const displayName = someone === 'admin' || someone === 'employee' ? names[someone] : names.other
  serveCall(accounts.getProfile, { user: { ...profile.user, displayName } })
  const onboardingCompleted = someone !== 'starter'
  const role: Role = someone === 'admin' || someone === 'employee' ? someone : 'owner'
  const mine = someone === 'alone' ? [] : [sampleOrganization(role, { onboardingCompleted })]
  serveCall(organizations.getUserOrganizations, { organizations: mine })
  serveCall(people.getMyInvitations, { invitations: [], records: [] })
  serveCall(organizations.getOrgData, { org: organizationData({ onboardingCompleted }) })
}

const wandasDraft: Draft = {
  employeeId: 'wanda',
  status: 'not_started',
  rawAnswers: {},
  revision: 0,
  savedAt: null,
  submittedAt: null,
  reopened: null,
}

/** What the pages of members ask for: nobody has a report yet. */
const serveMembers = (someone: Someone) => {
  const wanda = {
    ...samplePerson('wanda', 'Wanda Waiting', 'Finance', null),
    email: 'wanda@northwind.example',
  }
  serveCall(people.getEmployees, { employees: sampleEmployees([wanda]), next: null })
  serveCall(reports.listReports, { reports: [], next: null })
  serveFailure(
    reports.getReport,
    someone === 'employee'
      ? failureResponse('BUSINESS_LOGIC_ERROR', messages.ownReportOnly)
      : failureResponse('NOT_FOUND', messages.notFound('Report', 'wanda')),
  )
  if (someone !== 'admin' && someone !== 'employee') {
    // Who is on no list has a questionnaire by a code alone.
    serveCall(questionnaires.getMySubmission, ({ body }) => {
      if (JSON.stringify(body).includes(code)) return { draft: wandasDraft }
      throw failureResponse('NOT_FOUND', messages.notFound('Employee', 'ada'))
    })
  }
}

describe.each(someones)('%s', (someone) => {
  test.each(Object.entries(routes))(`%s is what it is to ${called[someone]}`, async (route, finds) => {
    serveFor(someone)
    serveMembers(someone)
    const found = finds[someone]
    const { heading, at } = typeof found === 'string' ? { heading: found, at: route } : found
    const app = renderApp(route)
    expect(await screen.findByRole('heading', { name: heading }, { timeout: 8_000 })).toBeTruthy()
    await waitFor(() => expect(app.router.state.location.pathname).toBe(at))
    const isMember = someone === 'owner' || someone === 'admin' || someone === 'employee'
    const places = screen.queryByRole('navigation', { name: 'Places' })
    expect(places !== null).toBe(isMember && besideThePlaces.includes(route))
  })
})
