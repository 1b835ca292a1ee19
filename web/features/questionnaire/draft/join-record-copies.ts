import { questionIds } from '../../../../insights/questionnaire/questionnaire.ts'
import {
  joinEdits,
  laterServerAnswers,
  type DiscardedAnswer,
  type DraftRecord,
  type Edits,
  type Visibility,
} from './draft-record.ts'

/** Copies of a record made one, and what a record remembers besides answers so that they can be. */

/** More than this of one question nobody has on the way. */
const triedMost = 20

const joinTried = (a: DraftRecord['tried'] = {}, b: DraftRecord['tried'] = {}): DraftRecord['tried'] =>
  Object.fromEntries(
    questionIds.flatMap((id) => {
      const texts = [...new Set([...(a[id] ?? []), ...(b[id] ?? [])])]
      return texts.length === 0 ? [] : [[id, texts.slice(-triedMost)]]
    }),
  )

/** The record with the note that these edits were sent. */
export const markSent = (record: DraftRecord, edits: Edits): DraftRecord => {
  const tried = Object.entries(edits).map(([id, { text }]) => [id, [text]])
  return { ...record, tried: joinTried(record.tried, Object.fromEntries(tried)) ?? {} }
}

const laterSending = (a: DraftRecord['sending'], b: DraftRecord['sending']): DraftRecord['sending'] => {
  if (a === undefined || b === undefined) return a ?? b
  if (a.turn === b.turn) return a.isWanted ? b : a
  return b.turn > a.turn ? b : a
}

/** The record with the wish that everything is submitted, or without it. */
export const markSubmitWanted = (record: DraftRecord, isWanted: boolean, told?: Visibility): DraftRecord =>
  (record.sending?.isWanted ?? false) === isWanted
    ? record
    : {
        ...record,
        sending: { isWanted, turn: (record.sending?.turn ?? 0) + 1, ...(told !== undefined && { told }) },
      }

/** The step that somebody came to last, in whichever tab. */
const laterPlace = (a: DraftRecord['place'], b: DraftRecord['place']): DraftRecord['place'] => {
  if (a === undefined || b === undefined) return a ?? b
  if (a.at === b.at) return a.path < b.path ? b : a
  return b.at > a.at ? b : a
}

const isSameAside = (a: DiscardedAnswer, b: DiscardedAnswer): boolean =>
  a.id === b.id && a.from === b.from && a.text === b.text

/** Two copies made one, in whichever order they are given. */
export const joinRecords = (a: DraftRecord, b: DraftRecord): DraftRecord => {
  const tried = joinTried(a.tried, b.tried)
  const sending = laterSending(a.sending, b.sending)
  const place = laterPlace(a.place, b.place)
  const more = (b.aside ?? []).filter((one) => !a.aside?.some((other) => isSameAside(one, other)))
  const aside = [...(a.aside ?? []), ...more]
  return {
    about: a.about ?? b.about,
    edits: joinEdits(a.edits, b.edits),
    known: laterServerAnswers(a.known, b.known),
    ...(tried && Object.keys(tried).length > 0 && { tried }),
    ...(sending && { sending }),
    ...(place && { place }),
    ...(aside.length > 0 && { aside }),
  }
}
