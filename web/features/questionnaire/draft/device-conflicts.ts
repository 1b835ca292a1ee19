import type { QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { isBlankText, plainText } from '../../../../insights/text/plain-text.ts'
import { pendingEdits, type DiscardedAnswer, type DraftRecord, type Edit } from './draft-record.ts'

/**
 * Conflicts: answers from two devices, each given without having seen the other. Neither overwrites the other and
 * neither is lost: the person chooses one, and the record keeps the other.
 */

export type Conflict = { readonly id: QuestionId; readonly mine: Edit; readonly theirs: string }

const isSame = (a: string, b: string): boolean => plainText(a) === plainText(b)

/** Unsent edits for which the server's answer differs from the one seen when they were typed. */
export const findConflicts = (record: DraftRecord): readonly Conflict[] =>
  pendingEdits(record).flatMap(([id, mine]) => {
    const theirs = record.known?.answers[id] ?? ''
    if (record.known === null || mine.base === undefined) return []
    const ours = [mine.base, mine.text, ...(record.tried?.[id] ?? [])]
    return ours.some((text) => isSame(text, theirs)) ? [] : [{ id, mine, theirs }]
  })

/** The record after the person has chosen an answer; the same record if there was no conflict. */
export const resolveConflict = (
  record: DraftRecord,
  id: QuestionId,
  which: DiscardedAnswer['from'],
  { now, by }: { now: number; by: string },
): DraftRecord => {
  const conflict = findConflicts(record).find((one) => one.id === id)
  if (conflict === undefined || record.known === null) return record
  const { mine, theirs } = conflict
  const { revision } = record.known
  const at = Math.max(now, mine.at + 1)
  const edit: Edit =
    which === 'here'
      ? { text: mine.text, at, by, stored: null, on: revision, base: theirs }
      : { text: theirs, at, by, stored: { revision, text: theirs }, on: revision }
  const other: DiscardedAnswer =
    which === 'here'
      ? { id, text: theirs, from: 'elsewhere', at: now }
      : { id, text: mine.text, from: 'here', at: now }
  const aside = isBlankText(other.text) ? record.aside : [...(record.aside ?? []), other]
  return { ...record, edits: { ...record.edits, [id]: edit }, ...(aside && { aside }) }
}
