import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { departments } from '../../../../contract/calls/employees/departments.ts'
import { members } from '../../../../contract/calls/members.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { selectedOrganization } from '../../../core/organization/selected-organization.ts'
import { organizationData, sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import OrganizationSection from './organization-section.tsx'

beforeEach(() => {
  serveCall(reports.listCompanyReports, { versions: [], next: null })
  serveCall(departments.listDepartments, { departments: [] })
})

test('names are checked with the contract’s sentences, saved, and said to be', async () => {
  const sent: unknown[] = []
  serveCall(organizations.updateOrgData, ({ body }) => {
    sent.push(body)
    return { org: organizationData({ name: 'North' }) }
  })
  const { user } = renderScreen(<OrganizationSection />, { as: 'admin' })
  const name = await screen.findByRole('textbox', { name: 'Organization name' })
  const save = screen.getByRole('button', { name: 'Save names' })
  expect(save).toHaveProperty('disabled', true)
  await user.clear(name)
  await user.clear(screen.getByRole('textbox', { name: 'Company name' }))
  await user.click(save)
  expect(await screen.findByText('Organization name is required')).toBeDefined()
  expect(screen.getByText('Company name is required')).toBeDefined()
  expect(sent).toEqual([])
  await user.type(name, 'North')
  await user.type(screen.getByRole('textbox', { name: 'Company name' }), 'Northwind Traders')
  await user.click(save)
  await waitFor(() => expect(sent).toEqual([{ data: { name: 'North' } }]))
  await waitFor(() => expect(save).toHaveProperty('disabled', true))
})

test('the company profile can be changed later, with the departments that are offered when inviting', async () => {
  const sent: unknown[] = []
  serveCall(organizations.updateOrgData, ({ body }) => {
    sent.push(body)
    return {
      org: organizationData({
        onboardingData: { industry: 'Retail', departments: ['Sales', 'Design', 'Bar'] },
      }),
    }
  })
  const { user } = renderScreen(<OrganizationSection />, {
    as: 'admin',
    data: { onboardingData: { industry: 'Retail', departments: ['Sales'] } },
  })
  const save = await screen.findByRole('button', { name: 'Save profile' })
  expect(save).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Design' }))
  await user.type(screen.getByRole('combobox', { name: 'Departments (optional)' }), 'Bar')
  await user.click(save)
  await waitFor(() =>
    expect(sent).toEqual([{ data: { onboardingData: { departments: ['Sales', 'Design', 'Bar'] } } }]),
  )
})

test('what is too long in the company profile is named with its limit, beside its own field', async () => {
  const long = `Customer service and care, ${'x'.repeat(80)}`
  const { user } = renderScreen(<OrganizationSection />, {
    as: 'admin',
    data: { onboardingData: { departments: ['Sales', long, 'Design'] } },
  })
  const field = await screen.findByRole('combobox', { name: 'Departments (optional)' })
  const fault = 'The department “Customer service and car…” is too long (max 80 characters)'
  expect(screen.getByText(fault)).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: 'Industry (optional)' }))
  await user.paste('y'.repeat(121))
  expect(screen.getByText('Industry is too long (max 120 characters)')).toBeTruthy()
  expect(screen.getByText(fault)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('while the organization’s data could not be loaded nothing of them is shown or can be saved over what is stored', async () => {
  const sent: unknown[] = []
  serveCall(organizations.updateOrgData, ({ body }) => (sent.push(body), { org: organizationData() }))
  const retry = vi.fn<() => void>()
  const { user, unmount } = renderScreen(<OrganizationSection />, { retry })
  const panelOf = async (name: string) => {
    const panel = (await screen.findByRole('heading', { level: 3, name })).closest('.setting')
    if (!(panel instanceof HTMLElement)) throw new Error(`${name} is no panel.`)
    return within(panel)
  }
  for (const name of [
    'Company profile',
    'Location',
    'What employees see',
    'Language of invitations',
    'Group threshold',
    'Delete',
  ]) {
    const panel = await panelOf(name)
    expect(panel.getByText('This could not be loaded. What is stored is safe.')).toBeDefined()
    for (const role of ['textbox', 'combobox', 'radio'] as const) expect(panel.queryByRole(role)).toBeNull()
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reload'])
  }
  await user.click((await panelOf('Company profile')).getByRole('button'))
  expect(retry).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
  unmount()
  renderScreen(<OrganizationSection />, { as: 'employee', retry })
  expect(await screen.findByText('It could not be loaded.')).toBeDefined()
})

test('a profile that its reader may not see is not offered for changing', async () => {
  renderScreen(<OrganizationSection />, {
    as: sampleOrganization('admin', { permissions: ['org:view', 'org:settings'] }),
  })
  expect(await screen.findByRole('button', { name: 'Save location' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Company profile' })).toBeNull()
})

test('a location is checked by its bounds, pasted as a pair, saved, and taken away again', async () => {
  const sent: unknown[] = []
  serveCall(organizations.updateOrgData, ({ body }) => (sent.push(body), { org: organizationData() }))
  const { user } = renderScreen(<OrganizationSection />, { as: 'admin' })
  const latitude = await screen.findByRole('textbox', { name: 'Latitude' })
  const longitude = screen.getByRole('textbox', { name: 'Longitude' })
  const save = screen.getByRole('button', { name: 'Save location' })
  expect(save).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Remove location' })).toBeNull()
  await user.type(latitude, '90.5')
  await user.click(save)
  expect(screen.getByText('Latitude must be between -90 and 90')).toBeDefined()
  expect(screen.getByText('Longitude is required')).toBeDefined()
  expect(document.activeElement).toBe(latitude)
  await user.clear(latitude)
  await user.type(latitude, 'north')
  await user.type(longitude, '-180,01')
  await user.click(save)
  expect(screen.getByText('Latitude must be a number')).toBeDefined()
  expect(screen.getByText('Longitude must be between -180 and 180')).toBeDefined()
  expect(sent).toEqual([])

  await user.click(longitude)
  await user.paste('-33.8568, 151.2153')
  await user.click(save)
  await waitFor(() =>
    expect(sent).toEqual([{ data: { settings: { location: { latitude: -33.8568, longitude: 151.2153 } } } }]),
  )
})

test.each(['−33٫8568\u060C ١٥١٫٢١٥٣', '\u200E-33.8568, 151.2153\u200E'])(
  'a location is pasted as %j',
  async (pasted) => {
    const sent: unknown[] = []
    serveCall(organizations.updateOrgData, ({ body }) => (sent.push(body), { org: organizationData() }))
    const { user } = renderScreen(<OrganizationSection />, { as: 'admin' })
    await user.click(await screen.findByRole('textbox', { name: 'Latitude' }))
    await user.paste(pasted)
    await user.click(screen.getByRole('button', { name: 'Save location' }))
    await waitFor(() =>
      expect(sent).toEqual([
        { data: { settings: { location: { latitude: -33.8568, longitude: 151.2153 } } } },
      ]),
    )
  },
)

test('a stored location is shown, and can be removed; a member reads it', async () => {
  const sent: unknown[] = []
  serveCall(organizations.updateOrgData, ({ body }) => (sent.push(body), { org: organizationData() }))
  const settings = {
    reportVisibility: 'own' as const,
    reportsOpenSince: null,
    location: { latitude: 0, longitude: -0.5 },
    groupThreshold: 5,
    invitationLanguage: null,
  }
  const { user, unmount } = renderScreen(<OrganizationSection />, { as: 'admin', data: { settings } })
  expect(await screen.findByRole('textbox', { name: 'Latitude' })).toHaveProperty('value', '0')
  await user.click(screen.getByRole('button', { name: 'Remove location' }))
  await waitFor(() => expect(sent).toEqual([{ data: { settings: { location: null } } }]))
  unmount()
  renderScreen(<OrganizationSection />, { as: 'employee', data: { settings } })
  expect(await screen.findByText('0, -0.5')).toBeDefined()
})

test('what employees see is saved as it is chosen; a refusal goes back to what is stored', async () => {
  serveFailure(
    organizations.updateOrgData,
    failureResponse('UNAVAILABLE', 'Muster cannot reach its database.'),
  )
  const { user } = renderScreen(<OrganizationSection />, { as: 'admin' })
  const all = await screen.findByRole('radio', { name: /^All reports/ })
  await user.click(all)
  expect((await screen.findByRole('alert')).textContent).toBe('Muster cannot reach its database.')
  expect(screen.getByRole('radio', { name: /^Their own report/ })).toHaveProperty('checked', true)
})

test('closing reports says what ends, and saves nothing before it is confirmed', async () => {
  const sent: unknown[] = []
  serveCall(organizations.updateOrgData, ({ body }) => (sent.push(body), { org: organizationData() }))
  const { user } = renderScreen(<OrganizationSection />, {
    as: 'admin',
    data: {
      settings: {
        reportVisibility: 'organization',
        reportsOpenSince: '2026-01-02T12:00:00.000Z',
        location: null,
        groupThreshold: 5,
        invitationLanguage: null,
      },
    },
  })
  const all = await screen.findByRole('radio', { name: /^All reports/ })
  const own = screen.getByRole('radio', { name: /^Their own report/ })
  await user.click(own)
  const asked = within(
    await screen.findByRole('dialog', { name: 'Close the reports of others to employees?' }),
  )
  expect(asked.getByText(/no longer read the reports of others/)).toBeDefined()
  expect(
    asked.getByText(/Reports of earlier answers stay closed until those people answer again/),
  ).toBeDefined()
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(all).toHaveProperty('checked', true)
  expect(sent).toEqual([])

  // By keyboard the arrow alone chooses.
  all.focus()
  await user.keyboard('{ArrowUp}')
  await user.click(await screen.findByRole('button', { name: 'Close them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ data: { settings: { reportVisibility: 'own' } } }])
})

test('an employee sees the facts and the way out; leaving asks for the name', async () => {
  const sent: unknown[] = []
  serveCall(members.leaveOrganization, ({ body }) => (sent.push(body), {}))
  serveCall(organizations.getUserOrganizations, { organizations: [] })
  const { user } = renderScreen(<OrganizationSection />, { as: 'employee' })
  expect(await screen.findByText('Employee')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Leave Northwind Traders' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave Northwind (Northwind Traders)?' })
  await user.type(within(dialog).getByRole('textbox'), 'northwind')
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(selectedOrganization()).toBeNull())
  expect(sent).toEqual([{ orgId: 'org-1' }])
})

test('an owner is told why they cannot leave, and deletes by name after reading what is lost', async () => {
  const sent: unknown[] = []
  serveCall(members.deleteOrganization, ({ body }) => (sent.push(body), {}))
  serveCall(organizations.getUserOrganizations, { organizations: [] })
  const { user } = renderScreen(<OrganizationSection />, {
    data: { usage: { employees: 12, submissions: 1, lastReportGeneration: null } },
  })
  expect(await screen.findByText(/transfer the ownership to another member/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete Northwind Traders' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Northwind (Northwind Traders)?' })
  expect(dialog.textContent).toContain(
    '12 people, 1 submitted questionnaire, every report, the action plan, the cycles, the logo, every conversation in the chat,',
  )
  const act = within(dialog).getByRole('button', { name: 'Delete organization' })
  expect(act).toHaveProperty('disabled', true)
  await user.type(within(dialog).getByRole('textbox'), 'Northwind')
  await user.click(act)
  await waitFor(() => expect(selectedOrganization()).toBeNull())
  expect(sent).toEqual([{ name: 'Northwind' }])
})
