import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { retention, type RetentionRule } from '../../../../contract/calls/retention.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { RetentionPanel } from './retention-panel.tsx'

const rule = (kind: RetentionRule['kind'], years: RetentionRule['years'], firstRemovalAt: string) => ({
  kind,
  years,
  changedAt: '2024-01-01T00:00:00.000Z',
  firstRemovalAt,
})
const drafts = () => screen.findByRole('combobox', { name: 'Drafts that were never sent' })
const save = () => screen.getByRole('button', { name: 'Save retention' })

test('at first nothing is ever removed, and there is nothing to save', async () => {
  renderScreen(<RetentionPanel />, { as: 'owner' })
  for (const select of await screen.findAllByRole('combobox')) expect(select).toHaveProperty('value', '')
  expect(screen.getAllByRole('combobox')).toHaveLength(4)
  expect(save()).toHaveProperty('disabled', true)
  expect(screen.queryByText('Nothing is removed yet')).toBeNull()
})

test('before it is saved it is said what goes, how much, since when and from which day on', async () => {
  const asked: string[] = []
  const sent: unknown[] = []
  serveCall(retention.previewRetention, ({ request }) => {
    asked.push(new URL(request.url).search)
    return {
      firstRemovalAt: '2124-04-01T12:00:00.000Z',
      due: [{ kind: 'formerPeople' as const, count: 12, isMore: false, oldest: '2024-03-03T12:00:00.000Z' }],
    }
  })
  serveCall(retention.changeRetention, ({ body }) => (sent.push(body), { rules: [] }))
  const { user } = renderScreen(<RetentionPanel />, { as: 'owner' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Former people' }), '2')
  expect(
    await screen.findByText(/12 people with answers and reports; the first of them left on March 3, 2024/),
  ).toBeDefined()
  expect(screen.getByText(/From April 1, 2124 on, this removes for good/)).toBeDefined()
  expect(asked).toEqual(['?formerPeople=2'])
  expect(sent).toEqual([])
  await user.click(save())
  await waitFor(() => expect(sent).toEqual([{ formerPeople: 2 }]))
})

test('a change that would remove nothing says so, and one that keeps more asks for nothing', async () => {
  serveCall(retention.getRetention, { rules: [rule('drafts', 1, '2024-02-01T12:00:00.000Z')] })
  const { user } = renderScreen(<RetentionPanel />, { as: 'owner' })
  await user.selectOptions(await drafts(), 'Removed after 5 years')
  expect(save()).toHaveProperty('disabled', false)
  expect(screen.queryByText(/would remove/)).toBeNull()
  serveCall(retention.previewRetention, {
    firstRemovalAt: '2124-04-01T12:00:00.000Z',
    due: [{ kind: 'auditEntries', count: 0, isMore: false, oldest: null }],
  })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Audit log' }), '3')
  expect(await screen.findByText('Nothing would be removed for now')).toBeDefined()
})

test('a rule that has not begun says when it does, and that it can be taken back', async () => {
  const sent: unknown[] = []
  serveCall(retention.getRetention, {
    rules: [
      rule('drafts', 1, '2124-02-01T12:00:00.000Z'),
      rule('auditEntries', 5, '2024-02-01T12:00:00.000Z'),
    ],
  })
  serveCall(retention.changeRetention, ({ body }) => (sent.push(body), { rules: [] }))
  const { user } = renderScreen(<RetentionPanel />, { as: 'owner' })
  expect(await screen.findByText(/first removal on February 1, 2124 at the earliest/)).toBeDefined()
  expect(screen.queryByText(/Audit log: first removal/)).toBeNull()
  await user.selectOptions(await drafts(), 'Never removed')
  await user.click(save())
  await waitFor(() => expect(sent).toEqual([{ drafts: null }]))
})

test('a refusal is said, and what was chosen stays', async () => {
  serveCall(retention.previewRetention, { firstRemovalAt: '2124-04-01T12:00:00.000Z', due: [] })
  serveFailure(retention.changeRetention, failureResponse('UNAVAILABLE', 'Muster cannot reach its database.'))
  const { user } = renderScreen(<RetentionPanel />, { as: 'owner' })
  await user.selectOptions(await drafts(), '3')
  await user.click(save())
  expect(await screen.findByText('Muster cannot reach its database.')).toBeDefined()
  expect(await drafts()).toHaveProperty('value', '3')
})

test('a preview or rules that cannot be had are asked for again', async () => {
  serveFailure(retention.getRetention, failureResponse('INTERNAL', messages.internal))
  const { user } = renderScreen(<RetentionPanel />, { as: 'owner' })
  expect(await screen.findByText('The rules could not be loaded')).toBeDefined()
  serveCall(retention.getRetention, { rules: [] })
  await user.click(screen.getByRole('button', { name: /again/i }))
  serveFailure(retention.previewRetention, failureResponse('INTERNAL', messages.internal))
  await user.selectOptions(await drafts(), '1')
  expect(await screen.findByText('We couldn’t count what would be removed')).toBeDefined()
})

test('an admin reads the rules and changes none', async () => {
  serveCall(retention.getRetention, { rules: [rule('drafts', 2, '2024-02-01T12:00:00.000Z')] })
  renderScreen(<RetentionPanel />, { as: 'admin' })
  expect(await drafts()).toHaveProperty('value', '2')
  expect(await drafts()).toHaveProperty('disabled', true)
  expect(screen.getByText(messages.retentionOwners)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save retention' })).toBeNull()
})
