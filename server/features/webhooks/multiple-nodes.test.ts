import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { silentLog } from '../../core/observability/log.ts'
import { openHost } from '../../open-host.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { webhookTestCalls } from '../../testing/webhooks/webhook-calls.ts'
import { receiver } from '../../testing/webhooks/webhook-receiver.ts'

/** Several nodes over one database send each delivery once, and finish what one of them has begun. */

const app = testApp({ WEBHOOK_REACH: 'private' })
beforeAll(() => app.pass(Date.now() - app.now.getTime()))
const at = receiver()
const { newOwner } = organizationsOf(app)
const { newHook, newest } = webhookTestCalls(app, at)

const anotherNode = () =>
  openHost({ environment: app.host.environment, log: silentLog, clock: () => app.now })

test('two nodes send each delivery once', async () => {
  const other = await anotherNode()
  const owner = await newOwner()
  const hooks = [await newHook(owner), await newHook(owner), await newHook(owner)]
  const sent = await Promise.all(
    Array.from({ length: 30 }, async (_none, number) => {
      const { id } = hooks[number % hooks.length] ?? { id: '' }
      return (await app.ok(contract.testWebhook, { id }, owner)).delivery.id
    }),
  )
  for (const { id, path } of hooks) {
    await at.come(path, 10)
    await newest(owner, id, ({ state }) => state === 'delivered')
  }
  await other.close()
  const came = hooks.flatMap(({ path }) => at.at(path).map(({ id }) => id))
  expect(came.toSorted()).toEqual(sent.toSorted())
})

test('what a node was sending when it stopped is sent by another, under the same id', async () => {
  const first = await anotherNode()
  await app.host.jobs.stop()
  const owner = await newOwner()
  const { id, path } = await newHook(owner)
  // No answer, for as long as the first node asks.
  at.answerWith(() => {})
  const sent = (await app.ok(contract.testWebhook, { id }, owner)).delivery.id
  await at.come(path, 1)
  at.answerWell()
  const second = await anotherNode()
  await first.host.jobs.stop(0)
  await newest(owner, id, ({ state }) => state === 'delivered')
  expect(at.at(path).map((one) => one.id)).toEqual([sent, sent])
  // A try that was broken off is none.
  expect(await newest(owner, id, () => true)).toMatchObject({ tries: 1, status: 204 })
  await first.close()
  await second.close()
})
