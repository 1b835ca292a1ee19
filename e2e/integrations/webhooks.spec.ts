import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { contract } from '../../contract/index.ts'
import { WebhookBody } from '../../contract/shapes/webhook-events.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, test, type Muster } from '../support/fixtures.ts'

/** Other software hears of what happens, checks that it was Muster, and has its bad days. */

test.use({ settings: { WEBHOOK_REACH: 'private' } })

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** The software that listens; it keeps what it was sent, and answers with `status`, or not at all where that is null. */
const openListener = async () => {
  const came: { id: string; text: string; headers: Record<string, string> }[] = []
  let status: number | null = 204
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headers = headersOf(request)
      came.push({ id: headers['webhook-id'] ?? '', text: Buffer.concat(parts).toString(), headers })
      if (status !== null) response.writeHead(status).end(status === 500 ? 'Out of paper' : '')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The listener has no port.')
  return {
    url: `http://127.0.0.1:${at.port}/muster`,
    came,
    answer: (next: number | null) => {
      status = next
    },
    /** What a receiver makes of the newest: its body, once the signature is that of the secret. */
    newest: (secret: string): WebhookBody => {
      const last = came.at(-1)
      if (!last) throw new Error('Nothing came.')
      return WebhookBody.parse(new Webhook(secret).verify(last.text, last.headers))
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const openWebhooks = async (page: Page, muster: Muster) => {
  await page.goto(`${muster.url}/#/settings?section=webhooks`)
  await expect(page.getByRole('heading', { level: 2, name: 'Webhooks', exact: true })).toBeVisible()
}

test('an owner makes a webhook, and it hears of a submission', async ({ open, muster }) => {
  test.setTimeout(180_000)
  const listener = await openListener()
  const owner = await signInByMail(muster, 'webhooks-of-an-owner@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const caller = { token: owner.token, orgId }
  const page = await open(desktop, signedInBrowser(muster, owner))
  await openWebhooks(page, muster)
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
  await lookAtBoth(page, 'webhooks-empty')

  // With the keyboard alone.
  await page.getByRole('button', { name: 'Make a webhook' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Address')).toBeFocused()
  await lookAtBoth(page, 'webhooks-make')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(listener.url)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'The secret' })).toBeFocused()
  await expect(dialog.getByText('You will not see it again.')).toBeVisible()
  const secret = await dialog.getByRole('textbox', { name: 'The secret' }).inputValue()
  expect(secret).toMatch(/^whsec_/)
  await lookAtBoth(page, 'webhooks-secret')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'Webhooks' })).toContainText('submission.completed')
  await lookAtBoth(page, 'webhooks-list')

  await page.getByRole('button', { name: `Open ${listener.url}` }).click()
  await expect(page.getByRole('heading', { name: 'Nothing was sent yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Send a test' }).click()
  const rows = page.getByRole('list', { name: 'Deliveries, newest first' }).getByRole('listitem')
  await expect(rows.first()).toContainText('answered 204')
  expect(listener.newest(secret)).toMatchObject({ type: 'webhook.test', organizationId: orgId, data: {} })

  const [amara] = await invite(muster, caller, ['Amara Okafor'])
  if (!amara) throw new Error('Nobody was invited.')
  const { employeeId, code: inviteCode } = amara
  listener.answer(500)
  await ask(
    muster,
    contract.submitEmployeeAnswers,
    { employeeId, answers: completeAnswers('Amara Okafor'), inviteCode },
    {},
  )
  await expect.poll(() => listener.came.length).toBeGreaterThan(1)
  const told = listener.newest(secret)
  expect(told).toMatchObject({ type: 'submission.completed', data: { employeeId, revision: 1 } })
  expect(listener.came.at(-1)?.text).not.toMatch(/Amara|@/)
  await page.reload()
  await expect(rows.first()).toContainText('answered 500')
  await expect(rows.first()).toContainText('Questionnaire submitted: Amara Okafor')
  await expect(rows.first()).toContainText('Next try')
  await rows.first().getByText('What it answered').click()
  await expect(rows.first().getByText('Out of paper')).toBeVisible()
  await lookAtBoth(page, 'webhooks-failing')

  listener.answer(204)
  const badge = rows.first().getByText('Delivered', { exact: true })
  const tryNow = rows.first().getByRole('button', { name: /^Try now/ })
  // It comes by itself a few seconds later, too.
  await Promise.race([tryNow.click(), expect(badge).toBeVisible()])
  await expect(badge).toBeVisible()
  expect(listener.came.filter(({ id }) => id === told.id).length).toBeGreaterThan(1)
  await expect(page.getByText('The last calls have failed.')).toBeHidden()
  await page.getByLabel('Show').selectOption('Failed')
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await lookAtBoth(page, 'webhooks-delivered')

  listener.answer(410)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('1 delivery of the last 30 days failed')).toBeVisible()
  await expect(page.getByText('Resume the webhook to send them again.')).toBeVisible()
  await lookAtBoth(page, 'webhooks-switched-off')
  listener.answer(204)
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Send all again' }).click()
  await expect(page.getByText('1 delivery is on its way.')).toBeVisible()
  await expect(rows.first()).toContainText('2 tries: answered 204')
  await expect(page.getByText('of the last 30 days failed')).toBeHidden()

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Nothing is sent. New events wait')).toBeVisible()
  await lookAtBoth(page, 'webhooks-paused')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await lookAtBoth(page, 'webhooks-delete')
  await dialog.getByRole('button', { name: 'Delete the webhook' }).click()
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
  await page.goto(`${muster.url}/#/settings?section=audit`)
  await expect(page.getByText(/deleted the webhook to 127\.0\.0\.1/)).toBeVisible()
  listener.close()
})
