import { z } from 'zod'
import { keys } from './storage.ts'

const Draft = z.object({ edits: z.record(z.string(), z.object({ stored: z.unknown() })) })

const isSent = (text: string | null): boolean => {
  try {
    const { edits } = Draft.parse(JSON.parse(text ?? ''))
    return Object.values(edits).every(({ stored }) => stored !== null)
  } catch {
    return false
  }
}

/**
 * Forgets what this device keeps of questionnaires of signed-in people, for whoever comes next: all that the server has,
 * too. An answer that is nowhere else stays.
 */
export const forgetSentDrafts = (): void => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(keys.memberDraft) && isSent(localStorage.getItem(key))) localStorage.removeItem(key)
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
