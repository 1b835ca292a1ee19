import { screen } from '@testing-library/react'
import { webhooks, type Webhook, type WebhookDelivery } from '../../../../../contract/calls/webhooks.ts'
import { renderScreen } from '../../../../testing/render.tsx'
import { serveCall } from '../../../../testing/fake-server.ts'
import WebhooksSection from '../webhooks-section.tsx'

/** Webhooks and deliveries for tests, and the screens that show them. */

export const webhook = (change: Partial<Webhook> = {}): Webhook => ({
  id: 'hook-1',
  url: 'https://hooks.example.test/muster',
  events: ['submission.completed'],
  state: 'active',
  offBecause: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  failingSince: null,
  formerSecretUntil: null,
  waiting: 0,
  notDelivered: 0,
  ...change,
})
export const delivery = (change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 'event-1',
  type: 'submission.completed',
  about: { of: 'submission', employeeId: 'employee-1', name: 'Amara Okafor' },
  state: 'delivered',
  createdAt: '2026-01-01T00:00:00.000Z',
  tries: 1,
  lastTryAt: '2026-01-01T00:00:01.000Z',
  nextTryAt: null,
  givenUpBecause: null,
  status: 204,
  error: null,
  durationMs: 35,
  answer: '',
  earlier: [],
  ...change,
})
export const show = (all: Webhook[], as: Parameters<typeof renderScreen>[1] = {}) => {
  serveCall(webhooks.listWebhooks, { webhooks: all, reach: 'public' })
  return renderScreen(<WebhooksSection />, as)
}
/** The page of one, with its log. */
export const openOne = async (
  one: Webhook,
  deliveries: WebhookDelivery[] = [],
  as: Parameters<typeof renderScreen>[1] = {},
) => {
  serveCall(webhooks.listWebhookDeliveries, { deliveries, next: null })
  const view = show([one], as)
  await view.user.click(await screen.findByRole('button', { name: `Open ${one.url}` }))
  await screen.findByRole('heading', { name: one.url })
  return view
}
