import { and, asc, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '../../../../contract/http/failures.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { minuteMs } from '../../../core/time/durations.ts'
import { asSystemInOrganization } from '../../../core/database/enter-organization.ts'
import type { Host } from '../../../core/host.ts'
import type { JobDefinition } from '../../../core/jobs/job-queue.ts'
import type { ScheduledWork } from '../../../core/jobs/scheduled-jobs.ts'
import { readPendingErasures, createEraser, findListedNames } from '../../chat/conversation/erased-people.ts'
import { chatErasures, chats, chatTurns } from '../../../schema/chat.ts'

/** Overwrites what stored conversations contain about erased people. */

const everyMs = 5 * minuteMs
const atOnce = 100

/** Enqueues a job for every organization with erased people who are still in its conversations. */
export const redactErasedFromChats: ScheduledWork = {
  everyMs,
  work: async (tx, host) => {
    const due = await tx
      .selectDistinct({ orgId: chatErasures.orgId })
      .from(chatErasures)
      .where(eq(chatErasures.isDone, false))
    for (const { orgId } of due) {
      await host.jobs.enqueue(tx, 'take-out-of-chats', { orgId }, { singletonKey: orgId })
    }
  },
}

const Organization = z.object({ orgId: z.string() })

/** Processes an organization's conversations in batches; a retry continues where the last attempt stopped. */
export const chatErasureJobs = (
  host: () => Host,
): { 'take-out-of-chats': JobDefinition<typeof Organization> } => ({
  'take-out-of-chats': {
    payload: Organization,
    concurrency: 1,
    timeoutMs: 10 * minuteMs,
    async run({ orgId }, { signal }) {
      const { db } = host().database
      const people = await asSystemInOrganization(db, orgId, (tx) => readPendingErasures(tx, orgId))
      if (people.length === 0) return
      const those = and(
        eq(chatErasures.orgId, orgId),
        isAnyOf(
          chatErasures.id,
          people.map(({ id }) => id),
        ),
      )
      // Start with the person who has the least progress. The others' turns are processed again, which changes
      // nothing.
      let from = people.reduce((least, { doneUpTo }) => (doneUpTo < least ? doneUpTo : least), '\uffff')
      for (;;) {
        signal.throwIfAborted()
        const last = await takeOutSome(host(), orgId, people, from)
        if (last === undefined) break
        from = last
        await asSystemInOrganization(db, orgId, (tx) =>
          tx.update(chatErasures).set({ doneUpTo: last }).where(those),
        )
      }
      await asSystemInOrganization(db, orgId, (tx) =>
        tx.update(chatErasures).set({ isDone: true, name: '', email: '' }).where(those),
      )
    },
  },
})

type Erasure = typeof chatErasures.$inferSelect

/** Processes the next batch of turns. Only this job changes stored turns, so they are read without a lock. */
const takeOutSome = async (
  { database: { db } }: Host,
  orgId: string,
  people: readonly Erasure[],
  from: string,
): Promise<string | undefined> => {
  const { turns, listed } = await asSystemInOrganization(db, orgId, async (tx) => {
    const some = await tx
      .select()
      .from(chatTurns)
      .where(and(eq(chatTurns.orgId, orgId), gt(chatTurns.id, from)))
      .orderBy(asc(chatTurns.id))
      .limit(atOnce)
    return { turns: some, listed: await findListedNames(tx, orgId, some) }
  })
  const forget = createEraser(people, listed)
  for (const turn of turns) {
    const rest = forget(turn)
    if (rest) {
      // Locks one conversation at a time, and before its turns, in the same order as deleting a conversation.
      await asSystemInOrganization(db, orgId, async (tx) => {
        const which = and(eq(chats.orgId, orgId), eq(chats.id, turn.chatId))
        await tx.select({ id: chats.id }).from(chats).where(which).for('update')
        await tx
          .update(chatTurns)
          .set(rest)
          .where(and(eq(chatTurns.orgId, orgId), eq(chatTurns.id, turn.id)))
        if (turn.position === 1 && rest.question !== undefined)
          await tx.update(chats).set({ title: messages.chatErased }).where(which)
      })
    }
  }
  return turns.at(-1)?.id
}
