import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { departments } from '../../contract/calls/employees/departments.ts'
import { people } from '../../contract/calls/employees/employees.ts'
import { reports } from '../../contract/calls/reports/reports.ts'
import CommandPalette from '../features/layout/command-palette/command-palette.tsx'
import { cardsForMember } from '../features/settings/organization/organization-cards.ts'
import SettingsPage from '../features/settings/settings-page.tsx'
import { serveCall } from '../testing/fake-server.ts'
import { renderScreen, sampleOrganization } from '../testing/render.tsx'

beforeEach(() => {
  serveCall(reports.listCompanyReports, { versions: [], next: null })
  serveCall(departments.listDepartments, { departments: [] })
})

const headingOf = (name: string) => screen.findByRole('heading', { level: 3, name })

test('the command palette leads to the card that the address names already', async () => {
  serveCall(people.getEmployees, { employees: [], next: null })
  const sections = [
    {
      id: 'organization',
      title: 'Organization',
      text: '',
      words: '',
      cards: cardsForMember(sampleOrganization('owner')),
    },
  ]
  const both = (
    <>
      <SettingsPage />
      <CommandPalette settings={sections} articles={[]} />
    </>
  )
  const { user } = renderScreen(both, { at: '/settings?section=organization#retention' })
  const heading = await headingOf('Retention')
  const field = await screen.findByRole('combobox', { expanded: true })
  field.focus()
  await user.keyboard('retention')
  await user.click(screen.getByRole('option', { name: 'Settings: Organization, Retention' }))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /command/ })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
