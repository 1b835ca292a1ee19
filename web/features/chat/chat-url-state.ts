import { z } from 'zod'

/** What the address of the chat says. */
export const ChatView = z.object({
  /** The id of the conversation; a new one where there is none. */
  c: z.string().optional().catch(undefined),
  /** The employee whose report one came from, and its version. */
  person: z.string().optional().catch(undefined),
  version: z.coerce.number().int().min(1).optional().catch(undefined),
  /** The id of the company report one came from. */
  report: z.string().optional().catch(undefined),
})
