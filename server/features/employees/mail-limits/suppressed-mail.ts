import { messages } from '../../../../contract/http/failures.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import { begunAddresses } from './started-responses.ts'
import { type AskingMail, type Given, type Pause, pausedAddresses, saidOf } from './mail-limits.ts'
import { notMailedBySender } from './new-sender-limit.ts'
import { optedOut } from '../reminders/reminder-preferences.ts'

/**
 * Those of these addresses to which no such mail leaves now: they want none, were mailed a moment ago, or often enough
 * today, or are one stranger too many. It says why, and what is left to whoever invites. `given` as for `pausedAddresses`; `isAskedOnly`: no mail
 * follows, so nothing is counted.
 */
export const keptBack = async (
  context: Pick<RunContext, 'tx' | 'org' | 'now' | 'host'>,
  emails: readonly string[],
  mail: AskingMail,
  given?: ReadonlyMap<string, Given>,
  options: { isAskedOnly?: boolean } = {},
): Promise<Map<string, Pause>> => {
  const kept = await pausedAddresses(context, emails, mail, given)
  const unwanting = await optedOut(context.tx, context.org.id, emails)
  if (mail === 'invitation') {
    const others = emails.filter((email) => !kept.has(email) && !unwanting.has(email))
    for (const [email, sentence] of await notMailedBySender(context, others, given, options))
      kept.set(email, { sentence, lastSentAt: null })
  }
  const begun = await begunAddresses(context, [...unwanting])
  for (const email of unwanting) {
    const hasBegun = begun.has(email)
    const said = saidOf(given?.get(email))
    const sentence = hasBegun ? messages.reminderNotWantedBegun : messages.reminderNotWanted
    kept.set(email, {
      sentence:
        said.isReplaced || said.isForetold ? messages.notWantedBesides({ hasBegun, ...said }) : sentence,
      lastSentAt: kept.get(email)?.lastSentAt ?? null,
    })
  }
  return kept
}
