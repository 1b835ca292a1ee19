import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { organizations, OrganizationSettings } from '../../../../contract/calls/organizations.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { organizationData, sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import { ThankYou } from './thank-you.tsx'
import { code } from '../testing/open-questionnaire.ts'
import { invitation } from '../testing/fake-questionnaire-server.ts'

type Props = Parameters<typeof ThankYou>[0]

const show = (who: Props['who'], submittedAt: string, as: 'employee' | null) =>
  renderScreen(
    <ThankYou
      who={who}
      organizationName="Northwind Traders"
      name="Ada"
      isJustNow
      submittedAt={submittedAt}
      record={null}
    />,
    { as },
  )

const submittedAt = '2026-03-02T09:00:00.000Z'
const all = /Northwind Traders shows released reports to all its members: colleagues can read yours then/
const own = /Colleagues see neither your answers nor your report/
const readers = () => screen.getByText(/The owners and admins of Northwind Traders can read your answers now/)

test.each([
  ['own', own],
  ['organization', all],
] as const)(
  'whoever has sent answers is told who reads them, as before: %s',
  async (reportVisibility, says) => {
    serveCall(people.getInvitationStatus, { status: invitation({ reportVisibility }) })
    show({ code }, submittedAt, null)
    await waitFor(() => expect(readers().textContent).toMatch(says))
  },
)

test.each([
  ['2026-03-01T09:00:00.000Z', all],
  ['2026-03-03T09:00:00.000Z', own],
] as const)('a member is told by when reports were opened: %s', async (reportsOpenSince, says) => {
  serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('employee')] })
  const settings = OrganizationSettings.parse({ reportVisibility: 'organization', reportsOpenSince })
  serveCall(organizations.getOrgData, { org: organizationData({ settings }) })
  show({ orgId: 'org-1', uid: 'user-1' }, submittedAt, 'employee')
  await waitFor(() => expect(readers().textContent).toMatch(says))
})
