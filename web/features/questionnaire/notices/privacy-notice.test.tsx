import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { organizations, OrganizationSettings } from '../../../../contract/calls/organizations.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { retention } from '../../../../contract/calls/retention.ts'
import { gradeOf } from '../../../../insights/scoring/grades.ts'
import ar from '../../../../languages/ar/questionnaire.json' with { type: 'json' }
import de from '../../../../languages/de/questionnaire.json' with { type: 'json' }
import en from '../../../../languages/en/questionnaire.json' with { type: 'json' }
import es from '../../../../languages/es/questionnaire.json' with { type: 'json' }
import { organizationData, sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import { PrivacyNotice } from './privacy-notice.tsx'
import { code } from '../testing/open-questionnaire.ts'
import { invitation } from '../testing/fake-questionnaire-server.ts'

const show = (who: Parameters<typeof PrivacyNotice>[0]['who'], as: 'employee' | null = null) =>
  renderScreen(
    <ul>
      <PrivacyNotice who={who} organization="Northwind Traders" />
    </ul>,
    { as },
  )

test.each([
  ['own', /Colleagues see neither your answers nor your report/],
  ['organization', /Northwind Traders shows released reports to all its members/],
] as const)('whoever is invited is told who sees reports: %s', async (reportVisibility, says) => {
  serveCall(people.getInvitationStatus, { status: invitation({ reportVisibility }) })
  show({ code })
  expect(await screen.findByText(says)).toBeTruthy()
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual([
    'Who will read your answers',
    'A grade from A to D-',
    'Why, and for how long',
    'Your own view',
    'To add to it or to contest it',
  ])
})

test('a member is told by the settings of their organization', async () => {
  serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('employee')] })
  serveCall(organizations.getOrgData, {
    org: organizationData({ settings: OrganizationSettings.parse({ reportVisibility: 'organization' }) }),
  })
  show({ orgId: 'org-1', uid: 'user-1' }, 'employee')
  expect(await screen.findByText(/shows released reports to all its members/)).toBeTruthy()
})

test('who may not see the settings is told that it is for the organization to decide', async () => {
  serveCall(organizations.getUserOrganizations, {
    organizations: [sampleOrganization('employee', { permissions: ['chat:use'] })],
  })
  serveCall(organizations.getOrgData, {
    org: organizationData({ settings: OrganizationSettings.parse({ reportVisibility: 'organization' }) }),
  })
  const { client } = show({ orgId: 'org-1', uid: 'user-1' }, 'employee')
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.getByText(/is for Northwind Traders to decide/)).toBeTruthy()
})

test('for how long answers are kept is said where the organization has set it, and only there', async () => {
  const after = /your membership ends, your answers and reports are erased 3 years later/
  const unsent = /What you never send is removed 1 year after your last change/
  serveCall(people.getInvitationStatus, {
    status: invitation({ keptYears: { formerPeople: 3, drafts: 1 } }),
  })
  const { unmount } = show({ code })
  expect(await screen.findByText(after)).toBeTruthy()
  expect(screen.getByText(unsent)).toBeTruthy()
  unmount()
  serveCall(people.getInvitationStatus, {
    status: invitation({ keptYears: { formerPeople: null, drafts: null } }),
  })
  show({ code })
  expect(await screen.findByText(/What you send stays as long as you are in its list/)).toBeTruthy()
  expect(screen.queryByText(after)).toBeNull()
  expect(screen.queryByText(unsent)).toBeNull()
})

test('a member is told it by the rules of their organization', async () => {
  const moments = { changedAt: '2026-03-02T09:00:00.000Z', firstRemovalAt: '2026-04-01T09:00:00.000Z' }
  serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('employee')] })
  serveCall(organizations.getOrgData, { org: organizationData() })
  serveCall(retention.getRetention, { rules: [{ kind: 'formerPeople', years: 5, ...moments }] })
  show({ orgId: 'org-1', uid: 'user-1' }, 'employee')
  expect(await screen.findByText(/your answers and reports are erased 5 years later/)).toBeTruthy()
  expect(screen.queryByText(/What you never send/)).toBeNull()
})

test.each(Object.entries({ ar, de, en, es }))(
  'it is said before the first question that a letter is computed, from what and who sees it: %s',
  (_language, { notice }) => {
    const range = new RegExp(`${gradeOf(10)} .*${gradeOf(1)}`)
    expect(notice.gradeTitle).toMatch(range)
    expect(notice.grade).toMatch(range)
    // Ratings, yes or no, what is named; and that whoever reads the report sees it.
    expect(notice.grade.split(/[.:،؛,] /).length).toBeGreaterThan(3)
  },
)
