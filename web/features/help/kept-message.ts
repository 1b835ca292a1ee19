import { z } from 'zod'
import { keys, tab } from '../../core/storage.ts'

/**
 * A message for help while it is written: the page itself leads to the articles, and whoever comes back, or loads the page
 * anew, finds it. In this tab alone, and until it is sent or its writer signs out.
 */

const Message = z.object({ subject: z.string(), message: z.string() })
type Message = z.output<typeof Message>

export const keptMessage = (orgId: string): Message => {
  try {
    return Message.parse(JSON.parse(tab.get(keys.helpMessage(orgId)) ?? ''))
  } catch {
    return { subject: '', message: '' }
  }
}

export const keepMessage = (orgId: string, message: Message): void =>
  tab.set(keys.helpMessage(orgId), JSON.stringify(message))

export const forgetMessage = (orgId: string): void => tab.remove(keys.helpMessage(orgId))
