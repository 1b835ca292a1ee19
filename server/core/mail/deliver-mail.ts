import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Tx } from '../database/database.ts'
import type { Host } from '../host.ts'
import type { JobDefinition } from '../jobs/job-queue.ts'
import type { Letter } from './letter.ts'
import type { MailWriter } from './mail-queue.ts'
import { mails, stoppedSenders } from '../database/tables.ts'
import { asSystem } from '../database/transaction.ts'
import { MailDelayed, MailRefused } from './delivery-failures.ts'

const Payload = z.object({ mailId: z.string() })
type MailJob = JobDefinition<typeof Payload>

const stopped = 'Stopped by whoever runs this server.'
const noLongerNeeded = 'It was no longer needed when it could be sent.'
const givenUp = 'Given up after a day of tries.'

/** Whether an operator stopped the mail of an organization's owner. */
const isStopped = async (tx: Tx, orgId: string): Promise<boolean> => {
  const [row] = await tx.execute(
    sql`select 1 from ${stoppedSenders} s join organizations o on o.owner_id = s.user_id where o.id = ${orgId}`,
  )
  return row !== undefined
}

/**
 * The jobs that send what `queueMail` stored. A mail is written when it is sent, by the writer of its kind, so
 * that neither codes nor texts are ever stored. While the mail server is away it is tried again for about a
 * day; what can never be delivered fails at once. The row says which: queued, sent, kept or failed.
 */
export const mailJobs = (
  host: () => Host,
  mailWriters: Readonly<Record<string, MailWriter>>,
): { mail: MailJob; 'urgent-mail': MailJob } => {
  /** Writes the mail, or settles its row where nothing is left to say. */
  const write = async (mailId: string): Promise<Letter | undefined> => {
    const { database, environment, clock } = host()
    const now = clock()
    return asSystem(database.db, async (tx) => {
      const [row] = await tx
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1` })
        .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')))
        .returning()
      if (!row) return undefined
      const { kind, orgId, toAddress, subjectId, details, createdAt: queuedAt } = row
      if (orgId !== null && (await isStopped(tx, orgId))) {
        await tx.update(mails).set({ state: 'failed', lastError: stopped }).where(eq(mails.id, mailId))
        return undefined
      }
      const writer = mailWriters[kind]
      if (!writer) throw new Error(`There is no writer for mails of the kind "${kind}".`)
      const written = await writer(
        { kind, orgId, toAddress, subjectId, details, queuedAt },
        { tx, host: host(), now },
      )
      if (!written) {
        await tx.update(mails).set({ state: 'failed', lastError: noLongerNeeded }).where(eq(mails.id, mailId))
        return undefined
      }
      return { ...written, id: mailId, kind, from: environment.mailFrom, to: toAddress, date: now }
    })
  }

  const settle = async (mailId: string, settled: PgUpdateSetSource<typeof mails>) => {
    await host()
      .database.db.update(mails)
      .set(settled)
      .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')))
  }

  const job: MailJob = {
    payload: Payload,
    async run({ mailId }) {
      const letter = await write(mailId)
      if (!letter) return
      try {
        const state = await host().mail.carry(letter)
        await settle(mailId, { state, sentAt: host().clock(), lastError: null })
      } catch (error) {
        if (error instanceof MailRefused) {
          await settle(mailId, { state: 'failed', lastError: error.message })
          return
        }
        if (error instanceof MailDelayed) {
          await settle(mailId, { lastError: error.sentence })
        }
        throw error
      }
    },
    async onFinalFailure({ mailId }) {
      const lastError = sql<string>`${givenUp}::text || coalesce(' ' || ${mails.lastError}, '')`
      await settle(mailId, { state: 'failed', lastError })
    },
  }
  return { mail: { ...job, concurrency: 4 }, 'urgent-mail': { ...job, concurrency: 2 } }
}
