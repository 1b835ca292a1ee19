import { z } from 'zod'
import { storedSession } from '../../../core/session/session.ts'
import { keys, tab } from '../../../core/browser/storage.ts'

/**
 * A message for help while it is written: the page itself leads to the articles, and whoever comes back, or loads the page
 * anew, finds it. In this tab alone, for its writer alone, and until it is sent.
 */

const Message = z.object({ subject: z.string(), message: z.string() })
type Message = z.output<typeof Message>
/** `by`: the user id of its writer. Somebody else may sign in in this tab. */
const Kept = Message.extend({ by: z.string() })

const writer = (): string => storedSession()?.user.uid ?? ''

export const readMessageDraft = (orgId: string): Message => {
  try {
    const { by, ...message } = Kept.parse(JSON.parse(tab.get(keys.helpMessage(orgId)) ?? ''))
    if (by === writer()) return message
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  return { subject: '', message: '' }
}

export const storeMessageDraft = (orgId: string, message: Message): void =>
  tab.set(keys.helpMessage(orgId), JSON.stringify({ ...message, by: writer() }))

export const clearMessage = (orgId: string): void => tab.remove(keys.helpMessage(orgId))
