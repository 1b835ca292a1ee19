import type { OrganizationSettings } from '../../../../contract/calls/organizations.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import {
  isQuestionId,
  questionIds,
  type QuestionId,
  type RawAnswers,
} from '../../../../insights/questionnaire/questionnaire.ts'
import { isBlankText, plainText } from '../../../../insights/text/plain-text.ts'
import { prefilledAnswer } from '../steps/prefilled-answers.ts'

/**
 * What this device knows of one questionnaire: what was typed here, and what the server was last known to
 * hold. Pure; two copies of a record (memory and device, or two tabs) can be joined in any order.
 */

/** What was last typed for a question on this device. `at` and `by` name it; its text never changes. */
export type Edit = {
  readonly text: string
  /** When it was typed, in milliseconds; later than the edit before it, even if the clock was set back. */
  readonly at: number
  /** The tab that it was typed in. */
  readonly by: string
  /** What the server held for the question once it had taken the edit; null while it is unsent. */
  readonly stored: { readonly revision: number; readonly text: string } | null
  /** The revision that was known when it was typed; none before the server had said one. */
  readonly on?: number | undefined
  /** The server's answer that was seen when the typing began: it is written over knowingly. */
  readonly base?: string | undefined
}
export type Edits = { readonly [K in QuestionId]?: Edit }

/** The answers as the server holds them. */
export type ServerAnswers = {
  readonly revision: number
  readonly answers: RawAnswers
  /** The revision by which submitted answers were opened again; none where they were not. */
  readonly since?: number | undefined
  /** When they were stored last, from whichever device. */
  readonly savedAt?: string | null | undefined
}

/** An answer that somebody did not choose, of two that two devices had. */
export type DiscardedAnswer = {
  readonly id: QuestionId
  readonly text: string
  readonly from: 'here' | 'elsewhere'
  /** When the other one was chosen. */
  readonly at: number
}

/** Whose questionnaire it is, so that it can be gone on with before the server has answered. */
export type QuestionnaireSubject = {
  /** Null for a signed-in member until the server has said which employee they are. */
  readonly employeeId: string | null
  readonly organizationName: string
  readonly name: string
  readonly email: string
  readonly role: string
  readonly department: string
  /** That of the invitation, for when the server is away; none for a signed-in member. */
  readonly language?: LanguageCode | null | undefined
}

/** Who reads released reports. */
export type Visibility = OrganizationSettings['reportVisibility']

export type DraftRecord = {
  readonly about: QuestionnaireSubject | null
  readonly edits: Edits
  readonly known: ServerAnswers | null
  /** What this browser has sent, as far as an answer to it may have been lost: none of it is another device's. */
  readonly tried?: { readonly [K in QuestionId]?: readonly string[] }
  /** Whether everything is to be submitted as soon as that is possible; the later turn counts. */
  /** `told`: who the page then said reads released reports, where it knew. */
  readonly sending?: {
    readonly isWanted: boolean
    readonly turn: number
    readonly told?: Visibility | undefined
  }
  readonly aside?: readonly DiscardedAnswer[]
  /** The step that was on screen last on this device, by its path, and when somebody came to it. */
  readonly place?: { readonly path: string; readonly at: number }
}

export const emptyRecord: DraftRecord = { about: null, edits: {}, known: null }

/** Those of the server's answers that the questionnaire has; blank ones count as not there. */
export const knownAnswers = (raw: Readonly<Record<string, string>>): RawAnswers =>
  Object.fromEntries(Object.entries(raw).filter(([id, text]) => isQuestionId(id) && text !== ''))

/** Whether an edit was never sent and typed before the answers were opened again: it is not put over them by itself. */
const isFromBefore = (edit: Edit, known: ServerAnswers | null): boolean =>
  edit.stored === null && (edit.on ?? 0) < (known?.since ?? 0)

/** The answer to show: an unsent edit before anything else, then whatever the server holds. */
export const currentAnswer = ({ edits, known }: DraftRecord, id: QuestionId): string => {
  const edit = edits[id]
  const theirs = known?.answers[id] ?? ''
  if (edit === undefined || isFromBefore(edit, known)) return theirs
  // The server may store a text a little differently (trimmed): that is not another device's change.
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

/** Edits that the server is not known to have taken, in the questionnaire's order. */
export const unsentEdits = (edits: Edits): readonly (readonly [QuestionId, Edit])[] =>
  questionIds.flatMap((id) => {
    const edit = edits[id]
    return edit !== undefined && edit.stored === null ? [[id, edit] as const] : []
  })

/** Those of them that go to the server: all but those from before the answers were opened again. */
export const pendingEdits = ({ edits, known }: DraftRecord): readonly (readonly [QuestionId, Edit])[] =>
  unsentEdits(edits).filter(([, edit]) => !isFromBefore(edit, known))

/** Texts that were typed here before the answers were opened again, never sent, and say something else than what is stored. */
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

/** Whether two edits are the same act of typing. */
export const isSameEdit = (a: Edit | undefined, b: Edit | undefined): boolean =>
  a !== undefined && b !== undefined && a.at === b.at && a.by === b.by

/** Whether the field shows what the invitation says, and nothing of the person's own. */
const isSuggested = ({ about, edits }: DraftRecord, id: QuestionId): boolean =>
  about !== null && edits[id] === undefined && prefilledAnswer(about, id) !== ''

/**
 * The record after something was typed; the same record where nothing changed. A blank typed over a
 * suggestion is kept although nothing is stored: without it the suggestion would come back.
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

/** Of two answers of the server the later one. */
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

/** Both sets of edits: for each question the one typed last. */
export const joinEdits = (a: Edits, b: Edits): Edits => {
  const joined: { [K in QuestionId]?: Edit } = { ...a }
  for (const id of questionIds) {
    const ours = a[id]
    const theirs = b[id]
    if (theirs !== undefined) joined[id] = ours === undefined ? theirs : joinEdit(ours, theirs)
  }
  return joined
}

/** Whether `ours` holds something that `theirs` does not. */
export const hasMoreEdits = (ours: Edits, theirs: Edits): boolean =>
  questionIds.some((id) => {
    const edit = ours[id]
    const other = theirs[id]
    if (edit === undefined) return false
    return !isSameEdit(edit, other) || (edit.stored?.revision ?? -1) > (other?.stored?.revision ?? -1)
  })

/**
 * The record after the server said what it holds, in answer to a request made when `knownBefore` was the
 * latest revision known. A server that went back (restored from a backup) has forgotten edits that it once
 * took: they count as unsent again.
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

/** The record after the server took these edits; those typed over since stay unsent. */
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
 * Only what a completed questionnaire is not known to hold: edits that were not sent, as far as is known, and say
 * something else than its answers, where those are told.
 */
export const remainingEdits = (record: DraftRecord, submitted: Edits, answers: RawAnswers): DraftRecord => {
  const kept = unsentEdits(record.edits).filter(
    ([id, edit]) => !isSameEdit(edit, submitted[id]) && plainText(edit.text) !== plainText(answers[id] ?? ''),
  )
  const { about, known } = record
  return { about, known, edits: Object.fromEntries(kept) }
}

/** What is sent to complete the questionnaire: every answer, and a blank where one known to the server was cleared. */
export const answersToSubmit = (record: DraftRecord): Record<string, string> =>
  Object.fromEntries(
    questionIds
      .filter((id) => id !== 'email')
      .map((id) => [id, currentAnswer(record, id)] as const)
      .filter(([id, text]) => !isBlankText(text) || (record.known?.answers[id] ?? '') !== ''),
  )
