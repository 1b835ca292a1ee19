import { emptyRecord, joinEdits, unsentEdits, type DraftRecord } from './draft-record.ts'
import { draftMirror, hasMirror, type DraftMirror } from '../../../core/drafts/draft-mirror.ts'
import { keys } from '../../../core/browser/storage.ts'
import { joinRecords } from './join-record-copies.ts'
import { parseRecord, serializeRecord } from './serialize-draft.ts'

/**
 * Drafts in the browser's local storage, one entry per questionnaire. Uses it directly and not through
 * web/core/browser/storage.ts, because the caller must know whether the device has really stored an answer. Local
 * storage is synchronous and notifies other tabs; the mirror beside it survives a killed browser.
 */

const prefix = 'muster.draft.'

/** The key of a draft: by its plain invite code, or by organization and signed-in person. */
export const draftKey = (of: { code: string } | { orgId: string; uid: string }): string =>
  'code' in of ? `${prefix}code.${of.code}` : `${keys.memberDraft}${of.orgId}.${of.uid}`

/** What one device can do with the draft of one key. */
export type DeviceDraft = {
  read(): DraftRecord | null
  /**
   * Stores a record, merged with what another tab has stored in between.
   * @returns both merged, or null if the device refuses to store
   */
  keep(record: DraftRecord): DraftRecord | null
  /**
   * Copies the stored draft to the mirror, which survives a killed browser, and resolves to whether it is there; null
   * if this browser has no mirror.
   */
  readonly settle: (() => Promise<boolean>) | null
  /** Replaces everything stored under the key with this record, or with nothing. */
  replace(record: DraftRecord | null): void
  /**
   * Moves unsent answers of the same person here from other keys of this device: a reissued invitation has a new
   * code, and somebody who started with a code may continue signed in.
   */
  gather(employeeId: string): void
  /** Notifies of changes by other tabs; null if the draft was removed. */
  listen(hear: (record: DraftRecord | null) => void): () => void
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const stored = (key: string, area: () => Area): DraftRecord | null => {
  try {
    return parseRecord(area().getItem(key))
  } catch {
    return null
  }
}

const draftKeys = (area: Area): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  )

const joinedText = (text: string | null, copy: string | undefined): string | null => {
  const ours = parseRecord(text)
  const theirs = parseRecord(copy ?? null)
  if (theirs === null) return text
  if (ours === null) return text ?? copy ?? null
  return serializeRecord(joinRecords(ours, theirs))
}

/** The next mirror of a key: never less than before, unless the draft was removed. */
const copied = (key: string, area: () => Area, copy: string | undefined): string | null => {
  const text = area().getItem(key)
  return text === null ? null : joinedText(text, copy)
}

/** Restores what is in the mirror but did not reach the local storage of a browser that was killed. */
export const restoreDrafts = async (area: () => Area = () => localStorage): Promise<void> => {
  await draftMirror((rows) => {
    for (const [key, copy] of rows) {
      try {
        const text = area().getItem(key)
        const joined = joinedText(text, copy)
        if (joined !== null && joined !== text) area().setItem(key, joined)
      } catch {
        // A device without space still has its mirror.
      }
    }
    return []
  })
}

/** The draft of a key in this browser. */
export const deviceDraft = (
  key: string,
  area: () => Area = () => localStorage,
  mirror: DraftMirror | null = hasMirror() ? draftMirror : null,
): DeviceDraft => ({
  settle:
    mirror && (async () => (await mirror((rows) => [[key, copied(key, area, rows.get(key))]])) !== false),
  read: () => stored(key, area),
  keep(record) {
    const others = stored(key, area)
    const kept = others === null ? record : { ...record, edits: joinEdits(record.edits, others.edits) }
    try {
      area().setItem(key, serializeRecord(others === null ? kept : joinRecords(kept, others)))
      return kept
    } catch {
      return null
    }
  },
  replace(record) {
    const text = record === null ? null : serializeRecord(record)
    void mirror?.(() => [[key, text]])
    try {
      if (text === null) area().removeItem(key)
      else if (area().getItem(key) !== text) area().setItem(key, text)
    } catch {
      // A device that stores nothing has nothing to replace.
    }
  },
  gather(employeeId) {
    try {
      for (const other of draftKeys(area())) {
        const draft = other === key ? null : stored(other, area)
        if (draft === null || draft.about?.employeeId !== employeeId) continue
        const ours = stored(key, area) ?? { ...emptyRecord, about: draft.about }
        const edits = joinEdits(ours.edits, Object.fromEntries(unsentEdits(draft.edits)))
        area().setItem(key, serializeRecord({ ...ours, edits }))
        area().removeItem(other)
        // The mirror of this key is written before the other one is deleted.
        void mirror?.((rows) => [
          [key, copied(key, area, rows.get(key))],
          [other, null],
        ])
      }
    } catch {
      // A device that stores nothing has nothing to move.
    }
  },
  listen(hear) {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== null && event.key !== key) return
      const record = event.key === null ? null : parseRecord(event.newValue)
      if (record !== null || event.newValue === null) hear(record)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
})
