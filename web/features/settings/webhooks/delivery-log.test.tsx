import { Notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { webhookMessages, webhooks } from '../../../../contract/calls/webhooks.ts'
import { doubleClick } from '../../../testing/double-click.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { delivery, openOne, show, webhook } from './testing/sample-webhooks.tsx'

test('the log says what was sent, how it was answered and when it is tried again', async () => {
  await openOne(webhook(), [
    delivery(),
    delivery({
      id: 'event-2',
      type: 'webhook.test',
      about: null,
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
      about: { of: 'company' },
      state: 'failed',
      tries: 12,
      status: 301,
      answer: 'Moved',
    }),
  ])
  const log = await screen.findByRole('list', { name: 'Deliveries, newest first' })
  expect([...log.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /Questionnaire submitted: Amara Okafor.*Delivered.*1 try: answered 204 after 35 ms/,
    ),
    expect.stringMatching(
      /A test.*Waiting.*3 tries: no answer within 10 seconds.*Next try at .*2100.*Earlier tries.*: answered 500 after 12 ms.*Not today.*was lost/,
    ),
    expect.stringMatching(
      /Company report released.*Failed.*301.*redirects are not followed.*tried again automatically.*Moved/,
    ),
  ])
})

test('each delivery says of whom it tells, and leads there who may go', async () => {
  const member = { of: 'member', userId: 'user-1', name: 'Ada Lovelace', change: 'role_changed' } as const
  const all = [
    delivery(),
    delivery({
      id: 'event-2',
      type: 'report.released',
      about: { of: 'report', employeeId: 'e-2', name: 'Jonas' },
    }),
    delivery({ id: 'event-3', type: 'member.changed', about: member }),
    delivery({ id: 'event-4', about: { of: 'submission', employeeId: 'e-4', name: null } }),
  ]
  const { unmount } = await openOne(webhook(), all)
  const log = await screen.findByRole('list', { name: 'Deliveries, newest first' })
  const links = () =>
    screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links()).toEqual([
    ['Amara Okafor', expect.stringMatching(/\/submissions\?person=employee-1$/)],
    ['Jonas', expect.stringMatching(/\/reports\/e-2$/)],
  ])
  expect(log.textContent).toContain('Role changed: Ada Lovelace')
  expect(log.textContent).toContain('Questionnaire submitted: somebody who has left or is hidden from you')
  unmount()
  await openOne(webhook(), all, { as: sampleOrganization('admin', { permissions: ['admin:view'] }) })
  expect((await screen.findByRole('list', { name: 'Deliveries, newest first' })).textContent).toContain(
    'Jonas',
  )
  expect(links()).toEqual([])
})

test('what was given up says why, and all of it is sent again once the webhook is on', async () => {
  const given = [
    delivery({ state: 'failed', status: 500, givenUpBecause: 'gone' }),
    delivery({ id: 'event-2', state: 'failed', status: 500, givenUpBecause: 'failing' }),
  ]
  const off = webhook({ state: 'off', offBecause: 'gone', notDelivered: 1_200 })
  const { user, unmount } = await openOne(off, given)
  const log = await screen.findByRole('list', { name: 'Deliveries, newest first' })
  expect(log.textContent).toMatch(
    /because it answered that it is gone for good \(410\).*after 5 days of failures/,
  )
  expect(screen.getByText(/1,200 deliveries of the last 30 days failed.*Resume the webhook/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull()
  unmount()
  const on = (notDelivered: number) => webhook({ notDelivered })
  renderScreen(<Notifications />)
  await openOne(on(1_200), given)
  const sent: unknown[] = []
  serveCall(webhooks.resendFailedDeliveries, ({ body }) => {
    sent.push(body)
    serveCall(webhooks.listWebhooks, { webhooks: [on(200)], reach: 'public' })
    return { webhook: on(200), queued: 1_000 }
  })
  doubleClick(screen.getByRole('button', { name: 'Send all again' }))
  expect(
    await screen.findByText('1,000 deliveries are on their way. 200 more are left: send them the same way.'),
  ).toBeDefined()
  expect(sent).toEqual([{ id: 'hook-1' }])
  serveFailure(
    webhooks.resendFailedDeliveries,
    failureResponse('BUSINESS_LOGIC_ERROR', webhookMessages.notOn),
  )
  await user.click(await screen.findByRole('button', { name: 'Send all again' }))
  expect(await screen.findByText(/They were not sent again/)).toBeDefined()
})

test('a delivery is sent again, and what failed is said', async () => {
  const sent: unknown[] = []
  const { user } = await openOne(webhook(), [delivery({ state: 'failed', status: 500 })])
  serveCall(webhooks.resendWebhookDelivery, ({ body }) => {
    sent.push(body)
    return { delivery: delivery({ state: 'waiting' }) }
  })
  await user.click(await screen.findByRole('button', { name: 'Send again: event-1' }))
  await waitFor(() => expect(sent).toEqual([{ id: 'hook-1', deliveryId: 'event-1' }]))
  serveFailure(webhooks.resendWebhookDelivery, failureResponse('BUSINESS_LOGIC_ERROR', webhookMessages.notOn))
  await user.click(await screen.findByRole('button', { name: 'Send again: event-1' }))
  expect((await screen.findByRole('alert')).textContent).toBe(`It was not sent. ${webhookMessages.notOn}`)
})

test('the log is narrowed by state, and says so where nothing is in it', async () => {
  const asked: (string | null)[] = []
  const { user } = await openOne(webhook())
  expect(await screen.findByRole('heading', { name: 'Nothing was sent yet' })).toBeDefined()
  serveCall(webhooks.listWebhookDeliveries, ({ request }) => {
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
  serveFailure(webhooks.listWebhookDeliveries, failureResponse('INTERNAL', messages.internal))
  await user.click(await screen.findByRole('button', { name: /^Open / }))
  expect(await screen.findByRole('heading', { name: 'The deliveries could not be loaded' })).toBeDefined()
})

test('what the log says changes with the webhook that is switched off by itself while its page is open', async () => {
  const waiting = delivery({
    state: 'waiting',
    tries: 3,
    status: 500,
    nextTryAt: '2100-01-01T00:00:00.000Z',
  })
  const { client } = await openOne(webhook({ waiting: 1 }), [waiting])
  const log = await screen.findByRole('list', { name: 'Deliveries, newest first' })
  expect(log.textContent).toContain('Next try at')
  serveCall(webhooks.listWebhookDeliveries, {
    deliveries: [delivery({ id: 'event-2' }), { ...waiting, state: 'failed', nextTryAt: null }],
    next: null,
  })
  serveCall(webhooks.listWebhooks, {
    webhooks: [webhook({ state: 'off', offBecause: 'failing', notDelivered: 1 })],
    reach: 'public',
  })
  await client.refetchQueries({ queryKey: [webhooks.listWebhooks.name] })
  await waitFor(() => expect(log.children).toHaveLength(2))
  expect(log.textContent).not.toMatch(/Waiting|Next try at/)
})

const held = () => {
  let release = () => {}
  const until = new Promise<void>((resolve) => (release = resolve))
  return { until, release: () => release() }
}

test.each([
  { first: 'page', second: 'switchOff', before: ['event-1'] },
  { first: 'switchOff', second: 'page', before: ['first', 'event-1'] },
] as const)(
  'an earlier page comes, and after it the log tells of a webhook that is switched off meanwhile ($first first)',
  async ({ first, second, before }) => {
    const { user, client } = await openOne(webhook(), [delivery()])
    const log = await screen.findByRole('list', { name: 'Deliveries, newest first' })
    const [page, again] = [held(), held()]
    let isOff = false
    let asked: string[] = []
    serveCall(webhooks.listWebhookDeliveries, async ({ request }) => {
      const after = new URL(request.url).searchParams.get('after')
      asked.push(after ?? 'first')
      if (after === null && isOff) await again.until
      if (after !== null) await page.until
      return after === null
        ? { deliveries: [delivery({ tries: isOff ? 3 : 2 })], next: 'event-1' }
        : { deliveries: [delivery({ id: 'event-2', tries: isOff ? 5 : 4 })], next: null }
    })
    await client.refetchQueries({ queryKey: [webhooks.listWebhookDeliveries.name] })
    const more = await screen.findByRole('button', { name: 'Show earlier deliveries' })
    asked = []
    const switchOff = async () => {
      isOff = true
      serveCall(webhooks.listWebhooks, {
        webhooks: [webhook({ state: 'off', offBecause: 'failing' })],
        reach: 'public',
      })
      await client.refetchQueries({ queryKey: [webhooks.listWebhooks.name] })
      await screen.findByRole('button', { name: 'Resume' })
    }
    const steps = { page: () => user.click(more), switchOff }
    await steps[first]()
    await waitFor(() => expect(asked).toHaveLength(1))
    await steps[second]()
    await waitFor(() => expect(asked).toEqual(before))
    page.release()
    await waitFor(() => expect(log.children).toHaveLength(2))
    expect(log.textContent).toContain('2 tries')
    again.release()
    await waitFor(() => expect(log.textContent).toMatch(/3 tries.*5 tries/))
  },
)
