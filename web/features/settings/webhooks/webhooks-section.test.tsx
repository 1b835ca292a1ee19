import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { webhookMessages, webhooks } from '../../../../contract/calls/webhooks.ts'
import { organizationData, sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { doubleClick } from '../../../testing/double-click.ts'
import { sectionsFor } from '../sections.ts'
import { delivery, openOne, show, webhook } from './testing/sample-webhooks.tsx'
import WebhooksSection from './webhooks-section.tsx'

const secret = `whsec_${'s'.repeat(43)}=`

test('without any it is said what they are for', async () => {
  show([])
  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeDefined()
  expect(screen.getByText(/no names, addresses, answers, scores or grades/)).toBeDefined()
})

test('those that could not be loaded are not told as none', async () => {
  serveFailure(webhooks.listWebhooks, failureResponse('INTERNAL', messages.internal))
  const { user } = renderScreen(<WebhooksSection />)
  expect(await screen.findByRole('heading', { name: 'The webhooks could not be loaded' })).toBeDefined()
  serveCall(webhooks.listWebhooks, { webhooks: [], reach: 'public' })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeDefined()
})

test('each says where it calls, what it is told and how it stands', async () => {
  show([
    webhook({ waiting: 3 }),
    webhook({ id: 'hook-2', url: 'https://b.test/', failingSince: '2026-01-01T00:00:00.000Z' }),
    webhook({ id: 'hook-3', url: 'https://c.test/', state: 'paused' }),
    webhook({ id: 'hook-4', url: 'https://d.test/', state: 'off', offBecause: 'gone' }),
    webhook({ id: 'hook-5', url: 'https://e.test/', state: 'off', offBecause: 'failing' }),
  ])
  const rows = within(await screen.findByRole('list', { name: 'Webhooks' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/hooks\.example\.test\/muster.*submission\.completed.*3 waiting/),
    expect.stringMatching(/Failing.*try again/),
    expect.stringMatching(/Paused.*are sent once you resume it/),
    expect.stringMatching(/Switched off.*gone for good \(410\)/),
    expect.stringMatching(/Switched off.*every call failed for 5 days/),
  ])
  expect(screen.getByText('5 of at most 10 webhooks.')).toBeDefined()
})

test('one is made with what is ticked, and its secret shown once', async () => {
  const made: unknown[] = []
  const { user } = show([])
  serveCall(webhooks.createWebhook, ({ body }) => {
    made.push(body)
    serveCall(webhooks.listWebhooks, { webhooks: [webhook()], reach: 'public' })
    return { webhook: webhook(), secret }
  })
  await user.click(await screen.findByRole('button', { name: 'Make a webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a webhook' }))
  await user.click(dialog.getByRole('button', { name: 'Make the webhook' }))
  expect(dialog.getByText(webhookMessages.url)).toBeDefined()
  expect(dialog.getByText(webhookMessages.eventMissing)).toBeDefined()
  await user.type(dialog.getByLabelText('Address'), 'hooks.example.test/muster')
  await user.click(dialog.getByRole('checkbox', { name: 'A report was released' }))
  // A second press before anything is answered makes no second one.
  doubleClick(dialog.getByRole('button', { name: 'Make the webhook' }))
  const shown = within(await screen.findByRole('dialog', { name: 'The secret of the webhook' }))
  expect(made).toEqual([{ url: 'https://hooks.example.test/muster', events: ['report.released'] }])
  expect(shown.getByLabelText('The secret')).toHaveProperty('value', secret)
  // Not by a slip.
  await user.keyboard('{Escape}')
  expect(screen.getByLabelText('The secret')).toBeDefined()
  await user.click(shown.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('list', { name: 'Webhooks' })).toBeDefined()
})

test('a test is sent once for two presses at once, and again for a later one', async () => {
  let sent = 0
  const { user } = await openOne(webhook())
  serveCall(webhooks.testWebhook, () => {
    sent += 1
    return { delivery: delivery({ type: 'webhook.test' }) }
  })
  doubleClick(screen.getByRole('button', { name: 'Send a test' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send a test' }).hasAttribute('data-loading')).toBe(false),
  )
  expect(sent).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Send a test' }))
  await waitFor(() => expect(sent).toBe(2))
})

test('the dialog says which addresses are called, as the operator has set it', async () => {
  const { user, unmount } = show([])
  await user.click(await screen.findByRole('button', { name: 'Make a webhook' }))
  expect(await screen.findByText('Where your software listens, on the public internet.')).toBeDefined()
  unmount()
  serveCall(webhooks.listWebhooks, { webhooks: [webhook()], reach: 'private' })
  const inside = renderScreen(<WebhooksSection />)
  await inside.user.click(await screen.findByRole('button', { name: 'Make a webhook' }))
  expect(await screen.findByText(/or in this server’s own network/)).toBeDefined()
})

test('an address that the server does not call is said at its field', async () => {
  const { user } = show([])
  serveFailure(
    webhooks.createWebhook,
    failureResponse('VALIDATION_ERROR', 'Check what is marked.', {
      details: [{ path: 'url', message: webhookMessages.urlNotPublic }],
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Make a webhook' }))
  await user.type(await screen.findByLabelText('Address'), '10.0.0.1/')
  await user.click(screen.getByRole('checkbox', { name: 'A report was released' }))
  await user.click(screen.getByRole('button', { name: 'Make the webhook' }))
  expect(await screen.findByText(webhookMessages.urlNotPublic)).toBeDefined()
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'https://10.0.0.1/')
})

test('a new secret and deleting ask first', async () => {
  const { user } = await openOne(webhook())
  serveCall(webhooks.rotateWebhookSecret, { webhook: webhook(), secret })
  await user.click(screen.getByRole('button', { name: 'New secret' }))
  const asking = within(await screen.findByRole('dialog', { name: 'Make a new secret?' }))
  await user.click(asking.getByRole('button', { name: 'Make a new secret' }))
  const shown = within(await screen.findByRole('dialog', { name: 'The secret of the webhook' }))
  await user.click(shown.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const deleting = within(
    await screen.findByRole('dialog', { name: 'Delete the webhook to hooks.example.test?' }),
  )
  serveFailure(webhooks.deleteWebhook, failureResponse('UNAVAILABLE', messages.unavailable))
  await user.click(deleting.getByRole('button', { name: 'Delete the webhook' }))
  expect((await deleting.findByRole('alert')).textContent).toContain('The webhook was not deleted.')
  serveCall(webhooks.deleteWebhook, () => {
    serveCall(webhooks.listWebhooks, { webhooks: [], reach: 'public' })
    return {}
  })
  await user.click(deleting.getByRole('button', { name: 'Delete the webhook' }))
  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeDefined()
})

test('a paused one is resumed', async () => {
  const { user } = await openOne(webhook({ state: 'paused' }))
  expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull()
  serveCall(webhooks.resumeWebhook, () => {
    serveCall(webhooks.listWebhooks, { webhooks: [webhook()], reach: 'public' })
    return { webhook: webhook() }
  })
  await user.click(screen.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByRole('button', { name: 'Send a test' })).toBeDefined()
})

test('who may not change the settings finds them and their log, and no way to change anything', async () => {
  const as = { as: sampleOrganization('admin', { permissions: ['admin:view'] }) }
  await openOne(webhook(), [delivery()], as)
  await screen.findByRole('list', { name: 'Deliveries, newest first' })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['All webhooks'])
})

test('whoever holds admin:view finds the section', () => {
  const seen = (organization: ReturnType<typeof sampleOrganization>) =>
    sectionsFor({ organization, organizations: [organization], data: organizationData() }).map(({ id }) => id)
  expect(seen(sampleOrganization('owner'))).toContain('webhooks')
  expect(seen(sampleOrganization('admin'))).toContain('webhooks')
  expect(seen(sampleOrganization('employee', { permissions: ['admin:view'] }))).toContain('webhooks')
  expect(seen(sampleOrganization('employee'))).not.toContain('webhooks')
})
