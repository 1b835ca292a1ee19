import { englishNumber } from '../../../core/i18n/locale.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { hasTypedPerson } from './stored-invites.ts'
import { readInvites, type ListReading } from '../list-parser/parse-invites.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }
import { columnsWithoutEmail } from '../list-parser/missing-email-column.ts'

export type UnsavedInvites = { readonly words: string }

/** Enough of a line to recognize it. */
const shownLength = 60

const listWords = (text: string, reading: ListReading): string[] => {
  // A table that cannot be parsed at all gets a single message.
  const list = readInvites(text, reading)
  if (columnsWithoutEmail(list) !== null) return [t(texts, 'inviteHere.listUnsent')]
  const read = list.people
  const ready = read.filter(({ problem }) => problem === null).length
  // A duplicate is already counted among the people of the other line.
  const faulty = read.filter(({ problem, isTwin }) => problem !== null && !isTwin)
  const [first] = faulty
  const told: string[] = []
  if (ready > 0) told.push(t(texts, 'inviteHere.peopleUnsent', { count: ready, people: peopleCount(ready) }))
  if (first !== undefined) {
    const line = first.text.trim()
    told.push(
      t(texts, 'inviteHere.linesUnsent', {
        count: faulty.length,
        lines: englishNumber(faulty.length),
        line: line.length > shownLength ? `${line.slice(0, shownLength)}…` : line,
      }),
    )
  }
  return told
}

type Input = {
  text: string
  /** The name of a file whose encoding is not answered yet. */
  unread: string | undefined
  person: Parameters<typeof hasTypedPerson>[0]
}

/** Who is typed, pasted or in a file and is not invited yet; undefined if nobody is. */
export const describeUnsaved = (
  { text, unread, person }: Input,
  reading: ListReading,
): UnsavedInvites | undefined => {
  const told = [
    ...(text.trim() === '' ? [] : listWords(text, reading)),
    ...(unread === undefined ? [] : [t(texts, 'inviteHere.fileUnread', { file: unread })]),
    ...(hasTypedPerson(person) ? [t(texts, 'inviteHere.personUnsent')] : []),
  ]
  return told.length === 0 ? undefined : { words: told.join(' ') }
}
