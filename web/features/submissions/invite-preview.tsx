import { Alert, Button, ScrollArea, Text } from '@mantine/core'
import { CircleCheck, Download, TriangleAlert } from 'lucide-react'
import { failureText } from '../../core/call-error.ts'
import { peopleCount } from '../../core/words.ts'
import { downloadCsv } from '../../ui/download-csv.ts'
import {
  checkWords,
  detailWords,
  foretold,
  isUnmailed,
  type CheckedLine,
  type useCheckedInvites,
} from './checked-invites.ts'
import { checkedCsv } from './people-csv.ts'

/** More lines than this are told as a number. */
const shownAtMost = 100

const linesOf = (count: number): string => (count === 1 ? '1 line' : `${count.toLocaleString()} lines`)

/** What was understood of the text: lines with problems first, each with its reason. */
export const InvitePreview = ({
  checked,
  leftOut,
}: {
  checked: ReturnType<typeof useCheckedInvites>
  /** The headings of columns that are not read. */
  leftOut: readonly string[]
}) => {
  const { lines: read } = checked
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
            <Line key={`${invite.line} ${index}`} invite={invite} />
          ))}
        </ul>
        {hidden > 0 && (
          <Text size="sm" c="dimmed">
            and {hidden.toLocaleString()} more
          </Text>
        )}
      </ScrollArea.Autosize>
      <Foretold checked={checked} />
    </section>
  )
}

/** What all lines together would do, as the server says it, before anything is sent. */
const Foretold = ({
  checked: { lines, isChecking, error, retry },
}: Pick<Parameters<typeof InvitePreview>[0], 'checked'>) => {
  const words = foretold(lines)
  return (
    <>
      <Text component="output" size="sm" display="block" mt="xs">
        {isChecking && 'Checking what each line would do. Nothing is sent by that.'}
        {words !== '' && `${words}. Nothing has been sent yet.`}
      </Text>
      {error !== null && (
        <Alert color="yellow" mt="xs" title="What each line would do could not be checked">
          {failureText(error)} You can invite them all the same.{' '}
          <Button size="compact-sm" variant="default" onClick={retry}>
            Check again
          </Button>
        </Alert>
      )}
      {words !== '' && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Download size={14} aria-hidden />}
          onClick={() => downloadCsv(checkedCsv(lines.map(rowOf)), 'invitations-dry-run.csv')}
        >
          What each line would do (CSV)
        </Button>
      )}
    </>
  )
}

const rowOf = ({ line, given, problem, check }: CheckedLine) => ({
  line,
  name: given.name,
  email: given.email,
  outcome: check?.outcome ?? ('bad' as const),
  isMailed: check === null || !isUnmailed(check),
  note: problem ?? (check === null ? '' : detailWords(check)),
})

const Line = ({ invite }: { invite: CheckedLine }) => {
  const { line, given, problem, isNameGuessed, check } = invite
  const details = [given.role, given.department, given.membershipRole].filter(Boolean).join(' · ')
  const notes = [
    isNameGuessed ? 'name taken from the address' : '',
    check === null ? '' : checkWords(check),
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
