import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { letter } from '../../testing/sample-mail.ts'
import { captureLog, serviceSecretWords } from '../../testing/service-failures.ts'
import { mails } from '../database/tables.ts'
import { MailDelayed } from './delivery-failures.ts'
import { openSmtp } from './smtp.ts'

/** What speaks no SMTP: mails wait for a server that does, calls go on, and nobody reads what it said. */

const spoken: Record<string, (socket: Socket) => void> = {
  'a web page': (socket) => socket.end(`HTTP/1.1 400 Bad Request\r\n\r\n${serviceSecretWords}`),
  'no reply at all': () => undefined,
  TLS: (socket) => socket.end(Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x28])),
  'a number of no reply': (socket) => socket.end(`999 ${serviceSecretWords}\r\n`),
  'a hang-up': (socket) => socket.resetAndDestroy(),
  'a greeting without an end': (socket) => {
    const go = () => {
      while (!socket.destroyed && socket.write(`220-${'x'.repeat(60_000)}`));
      if (!socket.destroyed) socket.once('drain', go)
    }
    go()
  },
}

let speak = (_socket: Socket): void => undefined
const sockets = new Set<Socket>()
const server = createServer((socket) => {
  sockets.add(socket.on('error', () => {}))
  speak(socket)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const at = server.address()
const port = typeof at === 'object' && at !== null ? at.port : 0
const { logger, lines } = captureLog()
const smtpUrl = `smtp://muster:a-password-of-a-test@127.0.0.1:${port}`
const app = testApp({ SMTP_URL: smtpUrl, MAIL_FROM: 'Muster <muster@post.example.test>' }, { logger })
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

test.each(Object.entries(spoken))('%s delays a mail, in a sentence of the product', async (_name, next) => {
  speak = next
  const smtp = openSmtp(smtpUrl, { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 })
  const failures = await Promise.all(
    [smtp.send(letter), smtp.check()].map((asked) => asked.catch((error: unknown) => error)),
  )
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(MailDelayed)
    const { sentence, message } = failure instanceof MailDelayed ? failure : { sentence: '', message: '' }
    expect(sentence).toMatch(/^(?:The mail server|No secure connection)/)
    expect(sentence + message).not.toMatch(/words-of-an-outside-service|a-password/)
  }
  smtp.close()
})

test('whoever asks for a code is answered meanwhile, and the mail waits', async () => {
  speak = spoken['a web page'] ?? speak
  const email = app.freshEmail()
  expect((await app.call(contract.sendOTP, { email })).status).toBe(200)
  const row = await eventually(async () => {
    const [found] = await app.host.database.db.select().from(mails).where(eq(mails.toAddress, email))
    return found?.lastError ? found : undefined
  })
  expect(row.state).toBe('queued')
  expect(row.lastError).not.toContain(serviceSecretWords)
  await eventually(() => lines.some((line) => line.includes('a job failed')) || undefined)
  expect(lines.join('\n')).not.toMatch(/words-of-an-outside-service|a-password/)
})
