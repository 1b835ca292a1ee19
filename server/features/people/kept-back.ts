import { messages } from '../../../contract/failures.ts'
import type { RunContext } from '../runs/run-handler.ts'
import { begunAddresses } from './begun-addresses.ts'
import { type AskingMail, type Pause, pausedAddresses } from './mail-pauses.ts'
import { optedOut } from './reminder-choice.ts'

/**
 * Those of these addresses to which no such mail leaves now: they want none, were mailed a moment ago, or often enough
 * today. It says why, and what is left to whoever invites.
 */
export const keptBack = async (
  context: Pick<RunContext, 'tx' | 'org' | 'now'>,
  emails: readonly string[],
  mail: AskingMail,
): Promise<Map<string, Pause>> => {
  const kept = await pausedAddresses(context, emails, mail)
  const unwanting = await optedOut(context.tx, context.org.id, emails)
  const begun = await begunAddresses(context, [...unwanting])
  for (const email of unwanting) {
    kept.set(email, {
      sentence: begun.has(email) ? messages.reminderNotWantedBegun : messages.reminderNotWanted,
      lastSentAt: kept.get(email)?.lastSentAt ?? null,
    })
  }
  return kept
}
