import { messages } from '../../../../contract/http/failures.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import { startedAddresses } from './started-responses.ts'
import {
  type AskingMail,
  type OfferedInvitation,
  type MailPause,
  findPausedAddresses,
  unmailedFlags,
} from './mail-limits.ts'
import { findSenderLimited } from './new-sender-limit.ts'
import { findOptedOut } from '../reminders/reminder-preferences.ts'

/**
 * Those of these addresses that get no such mail now: they have opted out, were mailed a moment ago or often enough
 * today, or exceed the limit of strangers. The sentence says why, and what the inviter can do instead. `given` as for
 * `findPausedAddresses`; `isAskedOnly`: no mail follows, so nothing is counted.
 */
export const suppressedMail = async (
  context: Pick<RunContext, 'tx' | 'org' | 'now' | 'host'>,
  emails: readonly string[],
  mail: AskingMail,
  given?: ReadonlyMap<string, OfferedInvitation>,
  options: { isAskedOnly?: boolean } = {},
): Promise<Map<string, MailPause>> => {
  const kept = await findPausedAddresses(context, emails, mail, given)
  const unwanting = await findOptedOut(context.tx, context.org.id, emails)
  if (mail === 'invitation') {
    const others = emails.filter((email) => !kept.has(email) && !unwanting.has(email))
    for (const [email, sentence] of await findSenderLimited(context, others, given, options))
      kept.set(email, { sentence, lastSentAt: null })
  }
  const begun = await startedAddresses(context, [...unwanting])
  for (const email of unwanting) {
    const hasBegun = begun.has(email)
    const said = unmailedFlags(given?.get(email))
    const sentence = hasBegun ? messages.reminderNotWantedBegun : messages.reminderNotWanted
    kept.set(email, {
      sentence:
        said.isReplaced || said.isForetold ? messages.notWantedBesides({ hasBegun, ...said }) : sentence,
      lastSentAt: kept.get(email)?.lastSentAt ?? null,
    })
  }
  return kept
}
