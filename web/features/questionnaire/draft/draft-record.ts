import type { OrganizationSettings } from '../../../../contract/calls/organizations.ts'
import {
  isQuestionId,
  questionIds,
  type QuestionId,
  type RawAnswers,
} from '../../../../insights/questionnaire/questionnaire.ts'
import { isBlankText, plainText } from '../../../../insights/text/plain-text.ts'
import type { QuestionnaireSubject } from './questionnaire-subject.ts'
import { prefilledAnswer } from '../steps/prefilled-answers.ts'

/**
 * What this device knows about one questionnaire: what was typed here, and the last known answers of the server.
 * Pure; two copies of a record (memory and device, or two tabs) can be merged in any order.
 */

/** The last input for a question on this device. `at` and `by` identify it; its text never changes. */
export type Edit = {
  readonly text: string
  /** When it was typed, in milliseconds; later than the edit before it even if the clock was set back. */
  readonly at: number
  /** The tab in which it was typed. */
  readonly by: string
  /** The server's answer to the question after it accepted the edit; null while it is unsent. */
  readonly stored: { readonly revision: number; readonly text: string } | null
  /** The revision known when it was typed; undefined before the server had sent one. */
  readonly on?: number | undefined
  /** The server's answer that was on screen when typing began: overwriting that one is deliberate. */
  readonly base?: string | undefined
}
export type Edits = { readonly [K in QuestionId]?: Edit }

/** The answers stored on the server. */
export type ServerAnswers = {
  readonly revision: number
  readonly answers: RawAnswers
  /** The revision at which submitted answers were reopened; undefined if they were not. */
  readonly since?: number | undefined
  /** When they were last stored, from any device. */
  readonly savedAt?: string | null | undefined
}

/** The answer that was not chosen in a conflict between two devices. */
export type DiscardedAnswer = {
  readonly id: QuestionId
  readonly text: string
  readonly from: 'here' | 'elsewhere'
  /** When the other one was chosen. */
  readonly at: number
}

/** Who reads released reports. */
export type Visibility = OrganizationSettings['reportVisibility']

export type DraftRecord = {
  readonly about: QuestionnaireSubject | null
  readonly edits: Edits
  readonly known: ServerAnswers | null
  /** What this browser has sent while the response may have been lost: none of it is another device's change. */
  readonly tried?: { readonly [K in QuestionId]?: readonly string[] }
  /** Whether everything is to be submitted as soon as possible; the later turn wins. */
  /** `told`: who the page then said could read released reports, if it knew. */
  readonly sending?: {
    readonly isWanted: boolean
    readonly turn: number
    readonly told?: Visibility | undefined
  }
  readonly aside?: readonly DiscardedAnswer[]
  /** The step last on screen on this device, by its path, and when it was reached. */
  readonly place?: { readonly path: string; readonly at: number }
}

export const emptyRecord: DraftRecord = { about: null, edits: {}, known: null }

/** The server's answers to questions of this questionnaire; blank ones count as missing. */
export const knownAnswers = (raw: Readonly<Record<string, string>>): RawAnswers =>
  Object.fromEntries(Object.entries(raw).filter(([id, text]) => isQuestionId(id) && text !== ''))

/** Whether an unsent edit was typed before the answers were reopened: it does not overwrite them automatically. */
const isFromBefore = (edit: Edit, known: ServerAnswers | null): boolean =>
  edit.stored === null && (edit.on ?? 0) < (known?.since ?? 0)

/** The answer to show: an unsent edit first, then the server's. */
export const currentAnswer = ({ edits, known }: DraftRecord, id: QuestionId): string => {
  const edit = edits[id]
  const theirs = known?.answers[id] ?? ''
  if (edit === undefined || isFromBefore(edit, known)) return theirs
  // The server may normalize a text (trim it): that is not another device's change.
  if (edit.stored === null || known === null || theirs === edit.stored.text) return edit.text
  return theirs
}

/** All answers that are not blank, by question id. */
export const collectAnswers = (record: DraftRecord): RawAnswers =>
  Object.fromEntries(
    questionIds
      .map((id) => [id, currentAnswer(record, id)] as const)
      .filter(([, text]) => !isBlankText(text)),
  )

/** Edits that the server has not confirmed, in the questionnaire's order. */
export const unsentEdits = (edits: Edits): readonly (readonly [QuestionId, Edit])[] =>
  questionIds.flatMap((id) => {
    const edit = edits[id]
    return edit !== undefined && edit.stored === null ? [[id, edit] as const] : []
  })

/** The unsent edits that go to the server: all but those from before the answers were reopened. */
export const pendingEdits = ({ edits, known }: DraftRecord): readonly (readonly [QuestionId, Edit])[] =>
  unsentEdits(edits).filter(([, edit]) => !isFromBefore(edit, known))

/** Texts that were typed here before the answers were reopened, never sent, and differ from what is stored. */
export const editsBeforeReopening = ({
  edits,
  known,
}: DraftRecord): readonly (readonly [QuestionId, string])[] =>
  unsentEdits(edits).flatMap(([id, edit]) =>
    isFromBefore(edit, known) &&
    !isBlankText(edit.text) &&
    plainText(edit.text) !== plainText(known?.answers[id] ?? '')
      ? [[id, edit.text] as const]
      : [],
  )

/** Whether two edits are the same input. */
export const isSameEdit = (a: Edit | undefined, b: Edit | undefined): boolean =>
  a !== undefined && b !== undefined && a.at === b.at && a.by === b.by

/** Whether the field shows the suggestion of the invitation, and no input of the person. */
const isSuggested = ({ about, edits }: DraftRecord, id: QuestionId): boolean =>
  about !== null && edits[id] === undefined && prefilledAnswer(about, id) !== ''

/**
 * The record after typing; the same record if nothing changed. A blank typed over a suggestion is recorded although
 * nothing is stored: otherwise the suggestion would come back.
 */
export const applyTyping = (
  record: DraftRecord,
  id: QuestionId,
  text: string,
  stamp: { now: number; by: string },
): DraftRecord => {
  if (text === currentAnswer(record, id) && (text !== '' || !isSuggested(record, id))) return record
  const at = Math.max(stamp.now, (record.edits[id]?.at ?? 0) + 1)
  const before = record.edits[id]
  const isGoingOn = before?.stored === null && !isFromBefore(before, record.known)
  const base = isGoingOn ? before.base : (record.known?.answers[id] ?? '')
  const edit: Edit = { text, at, by: stamp.by, stored: null, on: record.known?.revision, base }
  return { ...record, edits: { ...record.edits, [id]: edit } }
}

/** The later of two server answers. */
export const laterServerAnswers = (
  a: ServerAnswers | null,
  b: ServerAnswers | null,
): ServerAnswers | null => {
  if (a === null || b === null) return a ?? b
  return b.revision > a.revision ? b : a
}

const joinEdit = (a: Edit, b: Edit): Edit => {
  if (isSameEdit(a, b)) return (b.stored?.revision ?? -1) > (a.stored?.revision ?? -1) ? b : a
  if (a.at !== b.at) return b.at > a.at ? b : a
  return b.by > a.by ? b : a
}

/** Merges both sets of edits: for each question the later one wins. */
export const joinEdits = (a: Edits, b: Edits): Edits => {
  const joined: { [K in QuestionId]?: Edit } = { ...a }
  for (const id of questionIds) {
    const ours = a[id]
    const theirs = b[id]
    if (theirs !== undefined) joined[id] = ours === undefined ? theirs : joinEdit(ours, theirs)
  }
  return joined
}

/** Whether `ours` holds an edit that `theirs` lacks. */
export const hasMoreEdits = (ours: Edits, theirs: Edits): boolean =>
  questionIds.some((id) => {
    const edit = ours[id]
    const other = theirs[id]
    if (edit === undefined) return false
    return !isSameEdit(edit, other) || (edit.stored?.revision ?? -1) > (other?.stored?.revision ?? -1)
  })

/**
 * Merges the server's answers into the record; the request left when `knownBefore` was the latest known revision. A
 * server restored from a backup has forgotten edits that it once accepted: they count as unsent again.
 */
export const mergeServerAnswers = (
  record: DraftRecord,
  known: ServerAnswers,
  knownBefore: number,
  now: number,
): DraftRecord => {
  if (known.revision >= knownBefore) return { ...record, known: laterServerAnswers(record.known, known) }
  const edits: { [K in QuestionId]?: Edit } = { ...record.edits }
  for (const id of questionIds) {
    const edit = edits[id]
    if (edit?.stored && edit.stored.revision > known.revision) {
      edits[id] = { ...edit, at: Math.max(now, edit.at + 1), stored: null, base: known.answers[id] ?? '' }
    } else if (edit?.stored === null) edits[id] = { ...edit, base: known.answers[id] ?? '' }
  }
  return { ...record, edits, known }
}

/** The record after the server accepted these edits; edits typed since stay unsent. */
export const acknowledgeEdits = (record: DraftRecord, sent: Edits, known: ServerAnswers): DraftRecord => {
  const edits: { [K in QuestionId]?: Edit } = { ...record.edits }
  for (const id of questionIds) {
    const edit = edits[id]
    if (edit !== undefined && isSameEdit(edit, sent[id])) {
      edits[id] = { ...edit, stored: { revision: known.revision, text: known.answers[id] ?? '' } }
    }
  }
  return { ...record, edits }
}

/**
 * What a completed questionnaire is not known to contain: edits that are not known to have been sent and differ from
 * its answers, if those are disclosed.
 */
export const remainingEdits = (record: DraftRecord, submitted: Edits, answers: RawAnswers): DraftRecord => {
  const kept = unsentEdits(record.edits).filter(
    ([id, edit]) => !isSameEdit(edit, submitted[id]) && plainText(edit.text) !== plainText(answers[id] ?? ''),
  )
  const { about, known } = record
  return { about, known, edits: Object.fromEntries(kept) }
}

/** The body of a submission: every answer, and a blank for each answer on the server that was cleared. */
export const answersToSubmit = (record: DraftRecord): Record<string, string> =>
  Object.fromEntries(
    questionIds
      .filter((id) => id !== 'email')
      .map((id) => [id, currentAnswer(record, id)] as const)
      .filter(([id, text]) => !isBlankText(text) || (record.known?.answers[id] ?? '') !== ''),
  )
