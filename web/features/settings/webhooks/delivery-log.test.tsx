import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages } from '../../../../contract/failures.ts'
import { webhookMessages, webhooks } from '../../../../contract/webhooks.ts'
import { answering, failing, refusing } from '../../../testing/server.ts'
import { delivery, openOne, show, webhook } from './testing/webhooks.tsx'

test('the log says what was sent, how it was answered and when it is tried again', async () => {
  await openOne(webhook(), [
    delivery(),
    delivery({
      id: 'event-2',
      type: 'webhook.test',
      state: 'waiting',
      tries: 3,
      status: null,
      error: 'timeout',
      durationMs: 10_004,
      nextTryAt: '2100-01-01T00:00:00.000Z',
      earlier: [
        { at: '2026-01-01T00:10:00.000Z', status: 500, error: null, durationMs: 12, answer: 'Not today' },
        { at: '2026-01-01T00:05:00.000Z', status: null, error: 'broken', durationMs: 7, answer: null },
      ],
    }),
    delivery({
      id: 'event-3',
      type: 'report.released',
      state: 'failed',
      tries: 12,
      status: 301,
      answer: 'Moved',
    }),
  ])
  const log = await screen.findByRole('list', { name: 'Deliveries, newest first' })
  expect([...log.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/questionnaire.*Delivered.*1 try: answered 204 after 35 ms/),
    expect.stringMatching(
      /A test.*Waiting.*3 tries: no answer within 10 seconds.*Next try at .*2100.*Earlier tries.*: answered 500 after 12 ms.*Not today.*broke off/,
    ),
    expect.stringMatching(/A report was released.*Failed.*301.*redirects are not followed.*Moved/),
  ])
})

test('a delivery is sent again, and what failed is said', async () => {
  const sent: unknown[] = []
  const { user } = await openOne(webhook(), [delivery({ state: 'failed', status: 500 })])
  answering(webhooks.resendWebhookDelivery, ({ body }) => {
    sent.push(body)
    return { delivery: delivery({ state: 'waiting' }) }
  })
  await user.click(await screen.findByRole('button', { name: 'Send again: event-1' }))
  await waitFor(() => expect(sent).toEqual([{ id: 'hook-1', deliveryId: 'event-1' }]))
  refusing(webhooks.resendWebhookDelivery, failing('BUSINESS_LOGIC_ERROR', webhookMessages.notOn))
  await user.click(await screen.findByRole('button', { name: 'Send again: event-1' }))
  expect((await screen.findByRole('alert')).textContent).toBe(`It was not sent. ${webhookMessages.notOn}`)
})

test('the log is narrowed by state, and says so where nothing is in it', async () => {
  const asked: (string | null)[] = []
  const { user } = await openOne(webhook())
  expect(await screen.findByRole('heading', { name: 'Nothing was sent yet' })).toBeDefined()
  answering(webhooks.listWebhookDeliveries, ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('state'))
    return { deliveries: [], next: null }
  })
  await user.selectOptions(screen.getByLabelText('Show'), 'Failed')
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeDefined()
  expect(asked).toEqual(['failed'])
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByRole('heading', { name: 'Nothing was sent yet' })).toBeDefined()
})

test('a log that could not be loaded says so', async () => {
  const { user } = show([webhook()])
  refusing(webhooks.listWebhookDeliveries, failing('INTERNAL', messages.internal))
  await user.click(await screen.findByRole('button', { name: /^Open / }))
  expect(await screen.findByRole('heading', { name: 'The deliveries could not be loaded' })).toBeDefined()
})
