import { z } from 'zod'
import { draftMirror } from './draft-mirror.ts'
import { keys } from '../browser/storage.ts'

const Draft = z.object({ edits: z.record(z.string(), z.object({ stored: z.unknown() })) })

const isSent = (text: string | null): boolean => {
  try {
    const { edits } = Draft.parse(JSON.parse(text ?? ''))
    return Object.values(edits).every(({ stored }) => stored !== null)
  } catch {
    return false
  }
}

const isLeft = (key: string): boolean => localStorage.getItem(key) !== null

/**
 * Deletes this device's copies of signed-in people's questionnaires, including the mirror, so that nothing is left
 * for the next user. Answers that the server does not have are kept.
 */
export const clearSentDrafts = async (): Promise<void> => {
  const gone = new Set<string>()
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(keys.memberDraft) || !isSent(localStorage.getItem(key))) continue
      localStorage.removeItem(key)
      gone.add(key)
    }
  } catch {
    // A browser without storage has nothing to delete.
  }
  await draftMirror((rows) =>
    [...rows]
      .filter(
        ([key, text]) =>
          key.startsWith(keys.memberDraft) && (gone.has(key) || (!isLeft(key) && isSent(text))),
      )
      .map(([key]) => [key, null] as const),
  )
}
