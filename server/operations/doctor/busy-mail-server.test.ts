import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { checkDatabaseState } from './check-database.ts'
import { environmentOf } from '../testing/backup-targets.ts'
import { testApp } from '../../testing/app.ts'
import { busyMailServer, type MailStage } from '../../testing/fakes/busy-mail-server.ts'
import { eventually } from '../../testing/eventually.ts'
import { letter } from '../../testing/sample-mail.ts'
import { mails } from '../../core/database/tables.ts'
import { MailDelayed, deferredMessage } from '../../core/mail/delivery-failures.ts'
import { openSmtp } from '../../core/mail/smtp.ts'

const server = await busyMailServer()
const app = testApp({ SMTP_URL: server.url, MAIL_FROM: 'Muster <muster@post.example.test>' })
afterAll(() => server.stop())

const failureOf = async (at: MailStage, reply: string) => {
  server.answers(at, reply)
  const smtp = openSmtp(server.url)
  const failure: unknown = await smtp.send(letter).catch((error: unknown) => error)
  smtp.close()
  if (!(failure instanceof MailDelayed)) throw new Error(`It was not put off: ${String(failure)}`)
  return failure
}

const rowOf = (email: string, fits: (row: typeof mails.$inferSelect) => boolean) =>
  eventually(async () => {
    const rows = await app.host.database.db.select().from(mails).where(eq(mails.toAddress, email))
    return rows.find(fits)
  })
const isDelayed = async () => (await app.ok(contract.getServerInfo, {})).isMailDelayed ?? false

const waitingMails = async () =>
  (await checkDatabaseState(environmentOf({ DATABASE_URL: app.databaseUrl }))).filter(
    ({ about }) => about === 'Waiting mails',
  )

const beforeRecipients = ['greeting', 'EHLO', 'AUTH', 'MAIL FROM'] as const
const busy = 'The mail server isn’t accepting mail right now.'

test.each(beforeRecipients)('a mail server that is busy at %s takes nothing at the moment', async (at) => {
  for (const status of ['421', '450', '451', '454'])
    expect((await failureOf(at, `${status} Try again later`)).sentence, status).toBe(busy)
})

test('one that closes is busy at any stage; what it answers for one mail is said of that mail', async () => {
  expect((await failureOf('RCPT TO', '421 Closing')).sentence).toBe(busy)
  expect((await failureOf('DATA', '421 Closing')).sentence).toBe(busy)
  expect((await failureOf('RCPT TO', '450 Greylisted')).sentence).toBe(deferredMessage)
  expect((await failureOf('DATA', '452 Full')).sentence).toBe(deferredMessage)
})

const signIn = 'The mail server did not accept the sign-in of this server. The operator has to fix SMTP_URL.'
const sender = 'The mail server does not accept the sender. The operator has to fix MAIL_FROM.'
const unwelcome = 'The mail server accepts no mail from this server. Its operator has to ask why.'

test.each([
  ['greeting', '554 No mail from you', unwelcome],
  ['EHLO', '550 No mail from you', unwelcome],
  ['AUTH', '535 Bad login', signIn],
  ['MAIL FROM', '530 Sign in first', signIn],
  ['MAIL FROM', '553 Not your address', sender],
  ['RCPT TO', '530 Sign in first', signIn],
] as const)(
  'a mail that is refused for good at %s (%s) waits, and the log says why',
  async (at, reply, why) => {
    const { sentence, message } = await failureOf(at, reply)
    expect(sentence).toBe(why)
    expect(message).toContain(why)
    expect(message).toContain(reply.slice(0, 3))
    expect(message).not.toMatch(/geheim|somebody/)
  },
)

test.each([
  ['greeting', '421 Too busy', busy],
  ['EHLO', '450 Too busy', busy],
  ['AUTH', '454 Too busy', busy],
  ['AUTH', '535 Bad login', signIn],
  ['MAIL FROM', '451 Too busy', busy],
] as const)(
  'while it answers at %s %s, who waits for a code is told so, and gets it later',
  async (at, reply, why) => {
    const email = app.freshEmail()
    server.answers(at, reply)
    await app.ok(contract.sendOTP, { email })
    const waiting = await rowOf(email, ({ lastError }) => lastError !== null)
    expect(waiting).toMatchObject({ state: 'queued', lastError: why })
    expect(await isDelayed()).toBe(true)
    expect(await waitingMails()).toMatchObject([
      { state: 'warning', about: 'Waiting mails', found: expect.stringContaining(why) },
    ])
    server.takesAll()
    await rowOf(email, ({ state }) => state === 'sent')
    expect(server.taken).toContain(email)
    expect(await isDelayed()).toBe(false)
    expect(await waitingMails()).toEqual([])
  },
)
