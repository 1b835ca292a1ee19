import { emptyRecord, joinEdits, unsentOf, type DraftRecord } from './draft-record.ts'
import { keys } from '../../core/storage.ts'
import { joinRecords } from './draft-joined.ts'
import { readRecord, writtenRecord } from './stored-record.ts'

/**
 * Drafts in the browser's local storage, one entry for each questionnaire. Reads and writes it directly and
 * not through web/core/storage.ts: whether the device has really kept an answer must be known here.
 */

const prefix = 'muster.draft.'

/** The name of a draft: by its plain invite code, or by organization and signed-in person. */
export const draftKey = (of: { code: string } | { orgId: string; uid: string }): string =>
  'code' in of ? `${prefix}code.${of.code}` : `${keys.memberDraft}${of.orgId}.${of.uid}`

/** What one device can do with the draft of one key. */
export type DeviceDraft = {
  read(): DraftRecord | null
  /**
   * Keeps a record, without losing what another tab has kept meanwhile; answers with both together, or
   * with null where the device refuses.
   */
  keep(record: DraftRecord): DraftRecord | null
  /** Leaves this record alone, or nothing, of all that was kept under the key. */
  replace(record: DraftRecord | null): void
  /**
   * Brings unsent answers of the same person over from other keys of this device: an invitation that was
   * made anew has a new code, and somebody who began with a code may go on signed in.
   */
  gather(employeeId: string): void
  /** Hears of changes by other tabs; null where it was taken away. */
  listen(hear: (record: DraftRecord | null) => void): () => void
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const stored = (key: string, area: () => Area): DraftRecord | null => {
  try {
    return readRecord(area().getItem(key))
  } catch {
    return null
  }
}

const draftKeys = (area: Area): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  )

/** The draft of a key in this browser. */
export const deviceDraft = (key: string, area: () => Area = () => localStorage): DeviceDraft => ({
  read: () => stored(key, area),
  keep(record) {
    const others = stored(key, area)
    const kept = others === null ? record : { ...record, edits: joinEdits(record.edits, others.edits) }
    try {
      area().setItem(key, writtenRecord(others === null ? kept : joinRecords(kept, others)))
      return kept
    } catch {
      return null
    }
  },
  replace(record) {
    try {
      const text = record === null ? null : writtenRecord(record)
      if (text === null) area().removeItem(key)
      else if (area().getItem(key) !== text) area().setItem(key, text)
    } catch {
      // A device that keeps nothing has nothing to replace.
    }
  },
  gather(employeeId) {
    try {
      for (const other of draftKeys(area())) {
        const draft = other === key ? null : stored(other, area)
        if (draft === null || draft.about?.employeeId !== employeeId) continue
        const ours = stored(key, area) ?? { ...emptyRecord, about: draft.about }
        const edits = joinEdits(ours.edits, Object.fromEntries(unsentOf(draft.edits)))
        area().setItem(key, writtenRecord({ ...ours, edits }))
        area().removeItem(other)
      }
    } catch {
      // A device that keeps nothing has nothing to bring over.
    }
  },
  listen(hear) {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== null && event.key !== key) return
      const record = event.key === null ? null : readRecord(event.newValue)
      if (record !== null || event.newValue === null) hear(record)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
})
