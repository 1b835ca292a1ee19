import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { contract } from '../contract/index.ts'
import { openEmbeddedPostgres } from '../server/core/embedded-postgres.ts'
import { silentLog } from '../server/core/log.ts'
import { ask, completeAnswers, invite, openOrganization, send } from './api.ts'
import { expect, openMuster, phone, test } from './muster.ts'

/** A way to a PostgreSQL that can be cut and mended. */
const cuttable = async (socketPath: string) => {
  const open = new Set<Socket>()
  const passOn = (from: Socket) => {
    const to = connect(socketPath)
    for (const socket of [from, to]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        from.destroy()
        to.destroy()
      })
    }
    from.pipe(to).pipe(from)
  }
  let server: Server = createServer(passOn).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    cut() {
      server.close()
      for (const socket of open) socket.destroy()
    },
    async mend() {
      server = createServer(passOn).listen(address.port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}

test('a database that is gone for ten seconds costs nobody an answer, and all goes on by itself', async ({
  browser,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-outage-'))
  const postgres = await openEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    maxConnections: 60,
    log: silentLog,
  })
  const way = await cuttable(`${String(postgres.connection.host)}/.s.PGSQL.5432`)
  const { user } = postgres.connection
  const muster = await openMuster({ DATABASE_URL: `postgres://${user}@127.0.0.1:${way.port}/postgres` })
  try {
    const caller = await openOrganization(muster, 'owner-of-outage@example.test')
    const [asked, other] = await invite(muster, caller, ['Amara Okafor', 'Jonas Albrecht'])
    if (!asked || !other) throw new Error('Nobody was invited.')
    const page = await (await browser.newContext({ viewport: phone })).newPage()
    await page.goto(`${muster.url}/#/questionnaire/${asked.code}`)
    await page.getByRole('button', { name: /start|begin/i }).click()
    await page.getByLabel(/name/i).first().fill('Amara')
    await expect(page.getByText(/^saved$/i)).toBeVisible()

    way.cut()
    const cutAt = Date.now()
    await page.getByLabel(/name/i).first().fill('Amara Okafor')
    const refusal = await send(muster, contract.submitEmployeeAnswers, {
      employeeId: other.employeeId,
      answers: completeAnswers('Jonas Albrecht'),
      inviteCode: other.code,
    })
    expect(refusal.status).toBe(503)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refusal.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' })
    await expect(page.getByText(/kept on this device/i).first()).toBeVisible()
    await page.waitForTimeout(Math.max(0, 10_000 - (Date.now() - cutAt)))
    await way.mend()

    await expect(page.getByText(/^saved$/i)).toBeVisible({ timeout: 20_000 })
    const { draft } = await ask(muster, contract.getMySubmission, { inviteCode: asked.code })
    expect(draft.rawAnswers['full_name']).toBe('Amara Okafor')
    const { submission } = await ask(muster, contract.submitEmployeeAnswers, {
      employeeId: other.employeeId,
      answers: completeAnswers('Jonas Albrecht'),
      inviteCode: other.code,
    })
    expect(submission.status).toBe('completed')
  } finally {
    await muster.stop()
    way.cut()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(muster.dataDir, { recursive: true, force: true })
  }
})
