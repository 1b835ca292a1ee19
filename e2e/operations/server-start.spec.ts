import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { contract } from '../../contract/index.ts'
import { completeAnswers, invite, openOrganization, send } from '../support/api.ts'
import { openOwnDatabase } from '../support/database.ts'
import { expect, openMuster, test } from '../support/fixtures.ts'

/** `npm start` with these settings, or another script, to its end. */
const startToEnd = async (settings: Record<string, string>, script = 'scripts/start.mjs') => {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'error', ...settings },
  })
  const ended = once(child, 'exit')
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return { code: child.exitCode, said, complained }
}

test('a port that is in use is named, and what stands in for settings that are missing or not known; nothing is left running', async ({
  muster,
}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-e2e-'))
  const { port } = new URL(muster.url)
  const { code, said, complained } = await startToEnd({
    PORT: port,
    DATA_DIR: dataDir,
    FIREBASE_PROJECT_ID: 'demo-muster',
    FIREBASE_API_KEY: 'key',
    TZ: 'Nowhere/Atall',
    LOG_LEVEL: 'warn',
  })
  expect(complained).toContain(`Port ${port} is in use: stop what uses it, or choose another with PORT.`)
  expect(said).toContain('GOOGLE_CLIENT_ID is not set: the default')
  expect(said).toContain('The time zone TZ=Nowhere/Atall is not known, so UTC is used. Set TZ to a name')
  expect(said).not.toContain('Muster is ready')
  expect(code).toBe(1)
  rmSync(dataDir, { recursive: true })
})

test('a port that is in use is named by the demo as well', async ({ muster }) => {
  const { port } = new URL(muster.url)
  const { code, said, complained } = await startToEnd({ PORT: port }, 'dist/demo/main.js')
  expect(complained.trim()).toBe(`Port ${port} is in use: stop what uses it, or choose another with PORT.`)
  expect(said).not.toContain('The demo is ready')
  expect(code).toBe(1)
})

test('a data folder that another server works in is named', async ({ muster }) => {
  const { code, complained } = await startToEnd({ PORT: '0', DATA_DIR: muster.dataDir })
  expect(complained).toContain(muster.dataDir)
  expect(code).toBe(1)
})

for (const [name, value, sentence] of [
  ['PORT', 'ninety', 'PORT must be a whole number from 0 to 65535.'],
  [
    'DATABASE_URL',
    'mysql://db',
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  ['RATE_LIMIT', 'maybe', "RATE_LIMIT must be 'on' or 'off'."],
] as const) {
  test(`${name}=${value} stops the start with its sentence`, async () => {
    const { code, complained } = await startToEnd({ [name]: value })
    expect(complained.trim()).toBe(sentence)
    expect(code).toBe(1)
  })
}

test('a server that npm started ends when npm is told to', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-e2e-'))
  const npm = spawn('npm', ['start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
    },
  })
  let said = ''
  npm.stdout.on('data', (part: Buffer) => (said += part.toString()))
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Muster is ready')
  npm.kill('SIGTERM')
  // The pipe closes once nobody holds its other end: neither npm, nor its shell, nor the server.
  await once(npm.stdout, 'close')
  expect(said).toContain('Closing')
  rmSync(dataDir, { recursive: true })
})

test('a server that is told to stop finishes the request that is running', async ({ muster }) => {
  const caller = await openOrganization(muster, 'owner-of-stops@example.test')
  const people = await invite(muster, caller, ['Amara Okafor', 'Jonas Albrecht', 'Mei Tanaka'])
  const running = people.map(({ employeeId, code, email }) =>
    send(muster, contract.submitEmployeeAnswers, {
      employeeId,
      answers: completeAnswers(email),
      inviteCode: code,
    }),
  )
  const events = await fetch(`${muster.url}/api/submissionEvents`, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${caller.token}`,
      'organization-id': caller.orgId,
    },
  })
  expect(events.ok).toBe(true)
  const stopped = muster.stop()
  for (const answer of await Promise.all(running)) expect(answer.status).toBe(200)
  await events.text().catch(() => '')
  expect(await stopped).toBe(0)
  await muster.start()
})

test('four servers that start at once on one fresh database all become ready', async () => {
  const database = await openOwnDatabase()
  const settings = { DATABASE_URL: database.url, DATABASE_POOL: '4' }
  const four = await Promise.all([1, 2, 3, 4].map(() => openMuster(settings)))
  try {
    for (const { url } of four) expect((await fetch(`${url}/api/ready`)).status).toBe(200)
  } finally {
    await Promise.all(four.map((muster) => muster.stop()))
    await database.close()
    for (const { dataDir } of four) rmSync(dataDir, { recursive: true, force: true })
  }
})
