import { v7 as newId } from 'uuid'
import type { MailKind } from '../../../contract/shapes/mail-kinds.ts'
import type { Tx } from '../database/database.ts'
import type { Host } from '../host.ts'
import type { EnqueueOptions } from '../jobs/job-queue.ts'
import type { WrittenMail } from './letter.ts'
import { mails } from '../database/tables.ts'

/** How long the recipients of an organization's mails are known, and a stored mail is kept. */
export const mailRetentionDays = 30

/**
 * A mail to be written when it is sent: its kind and the id of what it is about. `isUrgent`: somebody waits for it at a
 * screen, so it skips the queue of, for example, a thousand invitations.
 */
export type MailOrder = {
  kind: MailKind
  orgId: string | null
  toAddress: string
  subjectId: string
  /** What happened, in ids and states, where that cannot be read any more when it is sent. */
  details?: Record<string, unknown> | null
  isUrgent?: true
}

/**
 * Writes a mail of one kind; null where there is nothing left to say (the code was used, the invitation revoked).
 * `queuedAt`: when what it tells of was done.
 */
export type MailWriter = (
  order: Omit<MailOrder, 'isUrgent'> & { queuedAt: Date },
  context: { tx: Tx; host: Host; now: Date },
) => Promise<WrittenMail | null>

/**
 * Stores that a mail is to be sent, in the caller's transaction: it leaves if and only if that commits, and
 * however long the mail server is away; `afterMs`: not before, unless its job is added once more. @returns the id of its row, whose state says what became of it.
 */
export const queueMail = async (
  { tx, now, host }: { tx: Tx; now: Date; host: Pick<Host, 'jobs'> },
  { isUrgent, ...order }: MailOrder,
  options: Pick<EnqueueOptions, 'afterMs'> = {},
): Promise<string> => {
  const mailId = newId()
  await tx.insert(mails).values({ ...order, id: mailId, state: 'queued', createdAt: now })
  await host.jobs.enqueue(tx, isUrgent ? 'urgent-mail' : 'mail', { mailId }, options)
  return mailId
}

/** The same for many mails that nobody waits for at a screen, in two statements for all. */
export const queueMails = async (
  { tx, now, host }: { tx: Tx; now: Date; host: Pick<Host, 'jobs'> },
  orders: readonly Omit<MailOrder, 'isUrgent'>[],
): Promise<void> => {
  if (orders.length === 0) return
  const rows = orders.map((order) => ({ ...order, id: newId(), state: 'queued' as const, createdAt: now }))
  await tx.insert(mails).values(rows)
  await host.jobs.enqueueAll(
    tx,
    'mail',
    rows.map(({ id }) => ({ mailId: id })),
  )
}
