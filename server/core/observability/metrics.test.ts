import { describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { messages } from '../../../contract/http/failures.ts'
import { asSystem } from '../database/transaction.ts'
import { testApp } from '../../testing/app.ts'

const token = 'a-token-of-this-test-alone'

describe('a server with METRICS_TOKEN', () => {
  const muster = testApp({ METRICS_TOKEN: token })

  const read = async () => {
    const answer = await muster.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers['cache-control']).toBe('no-store')
    return answer.body
  }
  const valueOf = (text: string, series: string): number | undefined => {
    const line = text.split('\n').find((each) => each.startsWith(`${series} `))
    return line === undefined ? undefined : Number(line.slice(series.length + 1))
  }

  test('tells how it answers, by route and with what status', async () => {
    const ask = () => muster.call(contract.sendOTP, { email: 'nobody' })
    await ask()
    const series = 'muster_answer_seconds_count{method="POST",route="/api/sendOTP",status="400"}'
    const before = valueOf(await read(), series)
    await ask()
    await ask()
    expect(valueOf(await read(), series)).toBe((before ?? 0) + 2)
  })

  test('tells of its connections and of what waits in the queue, and names nobody', async () => {
    const { database, jobs } = muster.host
    await asSystem(database.db, (tx) =>
      jobs.enqueue(tx, 'mail', { mailId: 'nobody@example.test' }, { afterMs: 3_600_000 }),
    )
    const text = await read()
    expect(valueOf(text, 'muster_database_connections{state="awaited"}')).toBe(0)
    expect(valueOf(text, 'muster_database_connections{state="lent"}')).toBe(0)
    const meanwhile = await asSystem(database.db, () => read())
    expect(valueOf(meanwhile, 'muster_database_connections{state="lent"}')).toBe(1)
    expect(valueOf(text, 'muster_jobs{queue="mail",state="created"}')).toBe(1)
    expect(valueOf(text, 'muster_jobs_oldest_seconds{queue="mail"}')).toBe(0)
    await jobs.stop()
    await database.sql`update pgboss.job set start_after = now() - interval '1 minute' where name = 'mail'`
    expect(valueOf(await read(), 'muster_jobs_oldest_seconds{queue="mail"}')).toBeGreaterThanOrEqual(60)
    expect(text).not.toContain('example.test')
  })

  test('counts how calls of webhooks ended, from nothing on', async () => {
    const delivered = 'muster_webhook_tries_total{result="delivered"}'
    const failed = 'muster_webhook_tries_total{result="failed"}'
    const before = await read()
    expect([valueOf(before, delivered), valueOf(before, failed)]).toEqual([0, 0])
    for (const result of ['delivered', 'failed', 'delivered'] as const) muster.host.webhookTries.add(result)
    const after = await read()
    expect([valueOf(after, delivered), valueOf(after, failed)]).toEqual([2, 1])
    // Asked again, nothing is counted twice.
    expect(valueOf(await read(), delivered)).toBe(2)
  })

  test.each([[undefined], ['Bearer wrong'], [`bearer ${token}`], [token], [`Bearer ${token}x`]])(
    'is read by nobody with %s',
    async (authorization) => {
      const answer = await muster.app.inject({
        url: '/metrics',
        headers: authorization === undefined ? {} : { authorization },
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ error: messages.authenticationRequired })
    },
  )
})

describe('a server without', () => {
  const muster = testApp()
  test('has no such address', async () => {
    expect((await muster.app.inject('/metrics')).statusCode).toBe(404)
  })
})
