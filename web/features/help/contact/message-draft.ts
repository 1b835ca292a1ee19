import { z } from 'zod'
import { storedSession } from '../../../core/session/session.ts'
import { keys, tab } from '../../../core/browser/storage.ts'

/**
 * The draft of a message for help. The page itself links to articles, so the draft survives leaving and reloading it.
 * Kept in this tab only, for its writer only, until it is sent.
 */

const Message = z.object({ subject: z.string(), message: z.string() })
type Message = z.output<typeof Message>
/** `by`: the user id of the writer, because somebody else may sign in in this tab. */
const Kept = Message.extend({ by: z.string() })

const writer = (): string => storedSession()?.user.uid ?? ''

export const readMessageDraft = (orgId: string): Message => {
  try {
    const { by, ...message } = Kept.parse(JSON.parse(tab.get(keys.helpMessage(orgId)) ?? ''))
    if (by === writer()) return message
  } catch {
    // Nothing is stored, or nothing that can be read.
  }
  return { subject: '', message: '' }
}

export const storeMessageDraft = (orgId: string, message: Message): void =>
  tab.set(keys.helpMessage(orgId), JSON.stringify({ ...message, by: writer() }))

export const clearMessage = (orgId: string): void => tab.remove(keys.helpMessage(orgId))
