import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { apiKeys, keyMessages, type ApiKey } from '../../../../contract/calls/api-keys.ts'
import { apiScopes, scopeWords } from '../../../../contract/rights/api-scopes.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { organizationData, sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { doubleClick } from '../../../testing/double-click.ts'
import { sectionsFor } from '../sections.ts'
import ApiKeysSection from './api-keys-section.tsx'

const apiKey = (change: Partial<ApiKey> = {}): ApiKey => ({
  id: 'key-1',
  name: 'Staff list',
  ending: 'x9Qz',
  scopes: ['people:read', 'audit:read'],
  state: 'live',
  madeBy: { userId: 'user-1', name: 'Grace Hopper' },
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2027-01-02T12:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  ...change,
})
const show = (keys: ApiKey[], as: Parameters<typeof renderScreen>[1] = {}) => {
  serveCall(apiKeys.listApiKeys, { apiKeys: keys })
  return renderScreen(<ApiKeysSection />, as)
}
const secret = `mus_${'k'.repeat(39)}x9Qz`

test('a key says whose it is, what it may do and when it was used', async () => {
  show([
    apiKey(),
    apiKey({ id: 'key-2', name: 'Wiki', lastUsedAt: '2026-01-01T00:00:00.000Z', expiresAt: null }),
  ])
  const [first, second] = within(await screen.findByRole('list', { name: 'API keys' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toMatch(
    /Staff list.*mus_…x9Qz.*made by Grace Hopper.*Never used.*Ends on .*2027/,
  )
  expect(first?.textContent).toContain('Read the list of people')
  expect(first?.textContent).not.toContain('answers')
  expect(screen.getByText('2 of at most 20 keys.')).toBeDefined()
  expect(second).toBeDefined()
  expect(screen.getByText(/Works until somebody revokes it/)).toBeDefined()
})

test('what has ended stands apart, and what stopped says why', async () => {
  show([
    apiKey({ state: 'stopped' }),
    apiKey({ id: 'key-2', name: 'Old wiki', state: 'revoked', revokedAt: '2026-01-03T12:00:00.000Z' }),
    apiKey({ id: 'key-3', name: 'Older wiki', state: 'expired' }),
  ])
  expect(
    await screen.findByText(/This key no longer works: Grace Hopper has left or may no longer make keys/),
  ).toBeDefined()
  expect(screen.getByText('2 keys that have ended')).toBeDefined()
  const ended = screen.getByRole('list', { name: 'Keys that have ended', hidden: true })
  expect(ended.textContent).toMatch(/Old wiki.*Revoked on .*2026.*Older wiki.*Ended on .*2027/)
  expect(within(ended).queryAllByRole('button', { hidden: true })).toEqual([])
})

test('a key is made with what is ticked, and shown once', async () => {
  const made: unknown[] = []
  const { user } = show([])
  serveCall(apiKeys.createApiKey, ({ body }) => {
    made.push(body)
    serveCall(apiKeys.listApiKeys, { apiKeys: [apiKey()] })
    return { apiKey: apiKey(), key: secret }
  })
  expect(await screen.findByRole('heading', { name: 'No API keys yet' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Make a key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make an API key' }))
  expect(dialog.getAllByRole('checkbox')).toHaveLength(apiScopes.length)
  await user.click(dialog.getByRole('button', { name: 'Make the key' }))
  expect(dialog.getByText(keyMessages.nameMissing)).toBeDefined()
  expect(dialog.getByText(keyMessages.scopeMissing)).toBeDefined()
  await user.type(dialog.getByLabelText('Name'), 'Staff list')
  await user.click(dialog.getByRole('checkbox', { name: 'Read the list of people' }))
  await user.selectOptions(dialog.getByLabelText('Ends'), 'After a year')
  // A second press before anything is answered makes no second key.
  doubleClick(dialog.getByRole('button', { name: 'Make the key' }))
  const shown = within(await screen.findByRole('dialog', { name: 'The key Staff list' }))
  expect(made).toEqual([{ name: 'Staff list', scopes: ['people:read'], days: 365 }])
  expect(shown.getByLabelText('The new key')).toHaveProperty('value', secret)
  expect(shown.getByText(/You will not see it again/)).toBeDefined()
  // Not by a slip.
  await user.keyboard('{Escape}')
  expect(screen.getByLabelText('The new key')).toBeDefined()
  await user.click(shown.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('list', { name: 'API keys' })).toBeDefined()
  expect(document.body.textContent).not.toContain(secret)
})

test.each([
  [['organization:read'], 'organization:read', 'getOrgData'],
  [['people:edit', 'audit:read'], 'audit:read', 'getAuditLog'],
] as const)('a key with %j is shown with a call that it can make', async (scopes, scope, call) => {
  const { user } = show([])
  serveCall(apiKeys.createApiKey, { apiKey: apiKey({ scopes: [...scopes] }), key: secret })
  await user.click(await screen.findByRole('button', { name: 'Make a key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make an API key' }))
  await user.type(dialog.getByLabelText('Name'), 'Staff list')
  await user.click(dialog.getByRole('checkbox', { name: scopeWords[scope] }))
  await user.click(dialog.getByRole('button', { name: 'Make the key' }))
  const shown = await screen.findByRole('dialog', { name: 'The key Staff list' })
  expect(shown.textContent).toContain(`With the scope ${scope}, for example:`)
  expect(shown.textContent).toContain(`/api/${call}`)
})

test('a key that only changes something is shown without an example', async () => {
  const { user } = show([])
  serveCall(apiKeys.createApiKey, { apiKey: apiKey({ scopes: ['people:edit'] }), key: secret })
  await user.click(await screen.findByRole('button', { name: 'Make a key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make an API key' }))
  await user.type(dialog.getByLabelText('Name'), 'Staff list')
  await user.click(dialog.getByRole('checkbox', { name: scopeWords['people:edit'] }))
  await user.click(dialog.getByRole('button', { name: 'Make the key' }))
  const shown = await screen.findByRole('dialog', { name: 'The key Staff list' })
  expect(shown.textContent).not.toContain('for example')
})

test('a name that is too long is refused and not cut, and the longest is listed whole', async () => {
  const longest = 'Staff list of the night shift '.repeat(3).slice(0, 79) + 'Z'
  const { user } = show([apiKey({ name: longest })])
  expect(await screen.findByText(longest)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Make a key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make an API key' }))
  await user.click(dialog.getByLabelText('Name'))
  await user.paste(`${longest}Z`)
  await user.click(dialog.getByRole('button', { name: 'Make the key' }))
  expect(dialog.getByText(keyMessages.nameTooLong)).toBeDefined()
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', `${longest}Z`)
})

test('a key without an end is asked for as such, and a refusal keeps what was typed', async () => {
  const made: unknown[] = []
  const { user } = show([apiKey()])
  serveCall(apiKeys.createApiKey, ({ body }) => {
    made.push(body)
    throw failureResponse('BUSINESS_LOGIC_ERROR', keyMessages.full)
  })
  await user.click(await screen.findByRole('button', { name: 'Make a key' }))
  await user.type(screen.getByLabelText('Name'), 'Wiki')
  await user.click(screen.getByRole('checkbox', { name: 'Read the audit log' }))
  await user.selectOptions(screen.getByLabelText('Ends'), 'Only when somebody revokes it')
  await user.click(screen.getByRole('button', { name: 'Make the key' }))
  expect((await screen.findByRole('alert')).textContent).toContain(keyMessages.full)
  expect(made).toEqual([{ name: 'Wiki', scopes: ['audit:read'], days: null }])
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Wiki')
})

test('where no answer comes, it is said what may have happened', async () => {
  const { user } = show([apiKey()])
  serveFailure(apiKeys.createApiKey, Response.error())
  await user.click(await screen.findByRole('button', { name: 'Make a key' }))
  await user.type(screen.getByLabelText('Name'), 'Wiki')
  await user.click(screen.getByRole('checkbox', { name: 'Read the audit log' }))
  await user.click(screen.getByRole('button', { name: 'Make the key' }))
  expect(await screen.findByText(/If the list shows the key anyway, revoke it/)).toBeDefined()
})

test('revoking asks first, and says where it failed', async () => {
  const revoked: unknown[] = []
  const { user } = show([apiKey()])
  serveFailure(apiKeys.revokeApiKey, failureResponse('UNAVAILABLE', messages.unavailable))
  await user.click(await screen.findByRole('button', { name: 'Revoke Staff list' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Staff list?' }))
  await user.click(dialog.getByRole('button', { name: 'Revoke the key' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('The key was not revoked.')
  const ended = apiKey({ state: 'revoked', revokedAt: '2026-01-03T12:00:00.000Z' })
  serveCall(apiKeys.revokeApiKey, ({ body }) => {
    revoked.push(body)
    serveCall(apiKeys.listApiKeys, { apiKeys: [ended] })
    return { apiKey: ended }
  })
  await user.click(dialog.getByRole('button', { name: 'Revoke the key' }))
  expect(await screen.findByText('1 key that has ended')).toBeDefined()
  expect(screen.getByText('No key is active.')).toBeDefined()
  expect(revoked).toEqual([{ id: 'key-1' }])
})

test('who may not change the settings finds the keys, and no way to make or revoke them', async () => {
  const permissions = ['admin:view', 'employee:view']
  show([apiKey()], { as: sampleOrganization('admin', { permissions }) })
  expect(await screen.findByText('Staff list')).toBeDefined()
  expect(screen.queryAllByRole('button', { name: /Make|Revoke/ })).toEqual([])
})

test('only what its maker may do is offered', async () => {
  const permissions = ['admin:view', 'org:settings', 'employee:view']
  const { user } = show([], { as: sampleOrganization('admin', { permissions }) })
  await user.click(await screen.findByRole('button', { name: 'Make a key' }))
  const boxes = await screen.findAllByRole('checkbox')
  expect(boxes.map((box) => box.getAttribute('value'))).toEqual(['people:read', 'audit:read'])
  expect(screen.getByText('You can only choose what you may do yourself.')).toBeDefined()
})

test('keys that could not be loaded are not told as none', async () => {
  serveFailure(apiKeys.listApiKeys, failureResponse('INTERNAL', messages.internal))
  const { user } = renderScreen(<ApiKeysSection />)
  expect(await screen.findByRole('heading', { name: 'The API keys could not be loaded' })).toBeDefined()
  serveCall(apiKeys.listApiKeys, { apiKeys: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'No API keys yet' })).toBeDefined()
})

test('whoever holds admin:view finds the section', () => {
  const seen = (organization: ReturnType<typeof sampleOrganization>) =>
    sectionsFor({ organization, organizations: [organization], data: organizationData() }).map(({ id }) => id)
  expect(seen(sampleOrganization('owner'))).toContain('api-keys')
  expect(seen(sampleOrganization('admin'))).toContain('api-keys')
  expect(seen(sampleOrganization('employee', { permissions: ['admin:view'] }))).toContain('api-keys')
  expect(seen(sampleOrganization('employee'))).not.toContain('api-keys')
})
