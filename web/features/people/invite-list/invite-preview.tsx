import { Alert, Button, ScrollArea, Text } from '@mantine/core'
import { CircleCheck, Download, TriangleAlert } from 'lucide-react'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { isLanguageCode } from '../../../../languages/index.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { useSession } from '../../../core/session/session.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { downloadCsv } from '../../../ui/downloads/download-csv.ts'
import { EmailSuggestion } from '../../../ui/forms/email-suggestion.tsx'
import {
  inviteCheckText,
  inviteDetailText,
  dryRunSummary,
  isUnmailed,
  type CheckedLine,
  type NameChoice,
  type NameChoices,
  type useCheckedInvites,
} from './check-invites.ts'
import { checkedCsv } from '../list/people-csv.ts'
import { englishLanguageName } from '../list-parser/language-names.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** Above this many, the remaining lines are only counted. */
const shownAtMost = 100

/** The parsed text: lines with problems first, each with its reason. */
export const InvitePreview = ({
  checked,
  names,
  onName,
  onEmail,
}: {
  checked: ReturnType<typeof useCheckedInvites>
  /** The choices for addresses that belong to somebody with another name. */
  names: NameChoices
  onName: (email: string, choice: NameChoice) => void
  /** Receives the address as typed and its correction. */
  onEmail: (typed: string, email: string) => void
}) => {
  const { lines: read } = checked
  const own = useSession()?.user.email
  if (read.length === 0) return null
  const faulty = read.filter(({ problem }) => problem !== null)
  const ready = read.length - faulty.length
  const inOrder = [...faulty, ...read.filter(({ problem }) => problem === null)]
  const hidden = inOrder.length - shownAtMost
  const isOwn = ({ email, problem }: CheckedLine) => problem === null && email === own
  const ownLine = read.find(isOwn)
  return (
    <section aria-label={t(texts, 'invitePreview.title')}>
      <Text component="output" fw={600}>
        {faulty.length === 0
          ? t(texts, 'invitePreview.ready', { people: peopleCount(ready) })
          : t(texts, 'invitePreview.readyAndFaulty', {
              people: peopleCount(ready),
              count: faulty.length,
              lines: englishNumber(faulty.length),
            })}
      </Text>
      {ownLine !== undefined && (
        <Text size="sm">{t(texts, 'invitePreview.youAreAmongThem', { line: ownLine.line })}</Text>
      )}
      <ScrollArea.Autosize
        className="invite-preview"
        mah="15rem"
        viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': t(texts, 'invitePreview.lines') }}
      >
        <ul>
          {inOrder.slice(0, shownAtMost).map((invite, index) => (
            <Line
              key={`${invite.line} ${index}`}
              invite={invite}
              isOwn={isOwn(invite)}
              name={names[invite.given.email]}
              onName={(choice) => onName(invite.given.email, choice)}
              onEmail={(email) => onEmail(invite.given.email, email)}
            />
          ))}
        </ul>
        {hidden > 0 && (
          <Text size="sm" c="dimmed">
            {t(texts, 'invitePreview.more', { number: englishNumber(hidden) })}
          </Text>
        )}
      </ScrollArea.Autosize>
      <Foretold checked={checked} />
    </section>
  )
}

/** The server's dry run of all lines together, before anything is sent. */
const Foretold = ({
  checked: { lines, isChecking, error, retry },
}: Pick<Parameters<typeof InvitePreview>[0], 'checked'>) => {
  const words = dryRunSummary(lines)
  return (
    <>
      <Text component="output" size="sm" display="block" mt="xs">
        {isChecking && t(texts, 'invitePreview.checking')}
        {words !== '' && t(texts, 'invitePreview.nothingSentYet', { foretold: words })}
      </Text>
      {error !== null && (
        <Alert color="yellow" mt="xs" title={t(texts, 'invitePreview.couldNotBeChecked')}>
          {failureText(error)} {t(texts, 'invitePreview.inviteAllTheSame')}{' '}
          <Button size="compact-sm" variant="default" onClick={retry}>
            {t(texts, 'invitePreview.checkAgain')}
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
          {t(texts, 'invitePreview.download')}
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
  note: problem ?? (check === null ? '' : inviteDetailText(check)),
})

type LineProps = {
  invite: CheckedLine
  isOwn: boolean
  name: NameChoice | undefined
  onName: (choice: NameChoice) => void
  onEmail: (email: string) => void
}

const Line = ({ invite, isOwn, name: chosen, onName, onEmail }: LineProps) => {
  const { line, given, problem, isNameGuessed, check } = invite
  const language = isLanguageCode(given.language) ? englishLanguageName(given.language) : undefined
  const details = [given.role, given.department, given.membershipRole, language].filter(Boolean).join(' · ')
  // If no name can be derived from the address, show the address only once.
  const isNamed = given.name !== given.email
  const nameInList = check?.nameInList
  const conflict =
    nameInList === undefined ? chosen : { nameInList, offered: given.name, isReplaced: undefined }
  const notes = [
    isOwn ? t(texts, 'invitePreview.thisIsYou') : '',
    isNameGuessed && isNamed ? t(texts, 'invitePreview.nameGuessed') : '',
    check === null ? '' : inviteCheckText(check),
  ].filter(Boolean)
  return (
    <li className={`invite-preview__line ${problem === null ? '' : 'invite-preview__line--faulty'}`}>
      {problem === null ? <CircleCheck size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
      <span>
        <span className="visually-hidden">{t(texts, 'invitePreview.line', { line })} </span>
        {given.name}{' '}
        {given.email !== '' && isNamed && <span className="invite-preview__email">{given.email}</span>}
        {details !== '' && (
          <Text component="span" size="sm" c="dimmed">
            {' '}
            {details}
          </Text>
        )}
        {problem !== null && (
          <Text component="span" size="sm" display="block" className="invite-preview__problem">
            {t(texts, 'invitePreview.lineProblem', { line, problem })}
          </Text>
        )}
        {invite.hasBadEmail && <EmailSuggestion typed={given.email} onTake={onEmail} />}
        {problem === null && notes.length > 0 && (
          <Text component="span" size="sm" c="dimmed" display="block">
            {notes.join('; ')}
          </Text>
        )}
        {conflict !== undefined && !isNameGuessed && (
          <fieldset
            className="invite-preview__names"
            aria-label={t(texts, 'invitePreview.whoseAddress', { email: given.email })}
          >
            {[false, true].map((isReplaced) => (
              <Button
                key={String(isReplaced)}
                size="compact-sm"
                variant={conflict.isReplaced === isReplaced ? 'filled' : 'default'}
                aria-pressed={conflict.isReplaced === isReplaced}
                onClick={() => onName({ ...conflict, isReplaced })}
              >
                {isReplaced
                  ? t(texts, 'invitePreview.changeName', { name: conflict.offered })
                  : t(texts, 'invitePreview.keepName', { name: conflict.nameInList })}
              </Button>
            ))}
          </fieldset>
        )}
      </span>
    </li>
  )
}
