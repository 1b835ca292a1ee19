import { ScrollArea, Text } from '@mantine/core'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { peopleCount } from '../../core/words.ts'
import type { ReadInvite } from './parse-invites.ts'

/** More lines than this are told as a number. */
const shownAtMost = 100

const linesOf = (count: number): string => (count === 1 ? '1 line' : `${count.toLocaleString()} lines`)

/** What was understood of the text: lines with problems first, each with its reason. */
export const InvitePreview = ({
  read,
  leftOut,
  known,
}: {
  read: readonly ReadInvite[]
  /** The headings of columns that are not read. */
  leftOut: readonly string[]
  known: ReadonlySet<string>
}) => {
  if (read.length === 0) return null
  const faulty = read.filter(({ problem }) => problem !== null)
  const ready = read.length - faulty.length
  const inOrder = [...faulty, ...read.filter(({ problem }) => problem === null)]
  const hidden = inOrder.length - shownAtMost
  return (
    <section aria-label="What was understood">
      <Text component="output" fw={600}>
        {peopleCount(ready)} ready
        {faulty.length > 0 &&
          `, ${linesOf(faulty.length)} with a problem ${faulty.length === 1 ? 'is' : 'are'} left out`}
      </Text>
      {leftOut.length > 0 && (
        <Text size="sm" c="dimmed">
          {leftOut.length === 1 ? 'Column' : 'Columns'} not read: {leftOut.join(', ')}
        </Text>
      )}
      <ScrollArea.Autosize
        className="invite-preview"
        mah="15rem"
        viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': 'Lines' }}
      >
        <ul>
          {inOrder.slice(0, shownAtMost).map((invite, index) => (
            <Line
              key={`${invite.line} ${index}`}
              invite={invite}
              isKnown={known.has(invite.given.email.trim().toLowerCase())}
            />
          ))}
        </ul>
        {hidden > 0 && (
          <Text size="sm" c="dimmed">
            and {hidden.toLocaleString()} more
          </Text>
        )}
      </ScrollArea.Autosize>
    </section>
  )
}

const Line = ({ invite, isKnown }: { invite: ReadInvite; isKnown: boolean }) => {
  const { line, given, problem, isNameGuessed } = invite
  const details = [given.role, given.department, given.membershipRole].filter(Boolean).join(' · ')
  const notes = [
    isNameGuessed ? 'name taken from the address' : '',
    isKnown ? 'already in the list: is sent the invitation again' : '',
  ].filter(Boolean)
  return (
    <li className={`invite-preview__line ${problem === null ? '' : 'invite-preview__line--faulty'}`}>
      {problem === null ? <CircleCheck size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
      <span>
        <span className="visually-hidden">Line {line}: </span>
        {given.name} {given.email !== '' && <span className="invite-preview__email">{given.email}</span>}
        {details !== '' && (
          <Text component="span" size="sm" c="dimmed">
            {' '}
            {details}
          </Text>
        )}
        {problem !== null && (
          <Text component="span" size="sm" display="block" className="invite-preview__problem">
            Line {line}: {problem}
          </Text>
        )}
        {problem === null && notes.length > 0 && (
          <Text component="span" size="sm" c="dimmed" display="block">
            {notes.join('; ')}
          </Text>
        )}
      </span>
    </li>
  )
}
