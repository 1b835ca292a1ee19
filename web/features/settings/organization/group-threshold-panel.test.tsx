import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { OrganizationSettings, organizations } from '../../../../contract/calls/organizations.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { organizationData, renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { GroupThresholdPanel } from './group-threshold-panel.tsx'

const data = { settings: OrganizationSettings.parse({ groupThreshold: 7 }) }

const version = {
  id: 'c-1',
  version: 1,
  origin: 'generated' as const,
  createdAt: '2026-01-01T00:00:00.000Z',
  state: 'withdrawn' as const,
  answered: 9,
  employees: 9,
}

beforeEach(() => {
  serveCall(reports.listCompanyReports, { versions: [version], next: null })
})

test('an owner raises it, and is told that it is not lowered', async () => {
  const sent: unknown[] = []
  serveCall(organizations.updateOrgData, ({ body }) => (sent.push(body), { org: organizationData(data) }))
  const { user } = renderScreen(<GroupThresholdPanel />, { as: 'owner', data })
  const field = await screen.findByRole('textbox', { name: 'Smallest group whose scores are shown' })
  const save = screen.getByRole('button', { name: 'Save group threshold' })
  expect(field).toHaveProperty('value', '7')
  expect(save).toHaveProperty('disabled', true)
  for (const [typed, fault] of [
    ['6', messages.groupThresholdOnlyUp(7)],
    ['101', messages.groupThresholdBounds],
    ['7.5', messages.groupThresholdBounds],
    ['٧٫٥', messages.groupThresholdBounds],
    ['nine', messages.groupThresholdBounds],
    ['٦', messages.groupThresholdOnlyUp(7)],
    ['{Backspace}', messages.groupThresholdBounds],
  ] as const) {
    await user.clear(field)
    await user.type(field, typed)
    await user.click(save)
    expect(await screen.findByText(fault)).toBeDefined()
  }
  expect(sent).toEqual([])
  await user.clear(field)
  await user.type(field, '9')
  await user.click(save)
  await waitFor(() => expect(sent).toEqual([{ data: { settings: { groupThreshold: 9 } } }]))
})

test.each(['٩', '۹', '９', ' 9 '])('takes %j for 9', async (typed) => {
  const sent: unknown[] = []
  serveCall(organizations.updateOrgData, ({ body }) => (sent.push(body), { org: organizationData(data) }))
  const { user } = renderScreen(<GroupThresholdPanel />, { as: 'owner', data })
  const field = await screen.findByRole('textbox', { name: 'Smallest group whose scores are shown' })
  await user.clear(field)
  await user.type(field, typed)
  await user.click(screen.getByRole('button', { name: 'Save group threshold' }))
  await waitFor(() => expect(sent).toEqual([{ data: { settings: { groupThreshold: 9 } } }]))
})

test('what the server refuses is said', async () => {
  serveFailure(
    organizations.updateOrgData,
    failureResponse('BUSINESS_LOGIC_ERROR', messages.groupThresholdReportOut),
  )
  const { user } = renderScreen(<GroupThresholdPanel />, { as: 'owner', data })
  const field = await screen.findByRole('textbox', { name: 'Smallest group whose scores are shown' })
  await user.clear(field)
  await user.type(field, '9')
  await user.click(screen.getByRole('button', { name: 'Save group threshold' }))
  expect((await screen.findByRole('alert')).textContent).toContain(messages.groupThresholdReportOut)
})

test('while a company report is out it is said that it cannot be raised, before anybody tries', async () => {
  serveCall(reports.listCompanyReports, {
    versions: [
      { ...version, id: 'c-2', version: 2 },
      { ...version, state: 'released' },
    ],
    next: null,
  })
  renderScreen(<GroupThresholdPanel />, { as: 'owner', data })
  expect(await screen.findByText(messages.groupThresholdReportOut)).toBeDefined()
  expect(screen.getByRole('textbox')).toHaveProperty('readOnly', true)
  expect(screen.queryByRole('button', { name: 'Save group threshold' })).toBeNull()
})

test('an admin raises it, too', async () => {
  renderScreen(<GroupThresholdPanel />, { as: 'admin', data })
  const field = await screen.findByRole('textbox', { name: 'Smallest group whose scores are shown' })
  expect(field).toHaveProperty('readOnly', false)
  expect(screen.getByRole('button', { name: 'Save group threshold' })).toBeDefined()
})
