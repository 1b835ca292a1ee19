import { Button, Text } from '@mantine/core'
import { CircleCheck, Download, TriangleAlert } from 'lucide-react'
import { messages } from '../../../../contract/http/failures.ts'
import type { InvitationResult } from '../../../../contract/calls/employees/employees.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { downloadCsv } from '../../../ui/downloads/download-csv.ts'
import { useFocusOnOpen } from '../../../ui/focus/focus.ts'
import { toJoinLink } from '../invitations/join-link.ts'
import { skippedLines, skippedText } from './skipped-lines.ts'
import { MailResultText } from '../mailing/mail-result-text.tsx'
import { resultLinesOfBatch } from './result-lines.ts'
import { resultsCsv } from '../list/people-csv.ts'
import type { ReadInvite } from '../list-parser/parse-invites.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = {
  results: readonly InvitationResult[]
  /** The parsed lines; those without a problem were sent, in this order. */
  lines: readonly ReadInvite[]
  /** The e-mail addresses, in lower case, that were in the list before. */
  invitedBefore: ReadonlySet<string>
  /** Absent if there is nothing to close. */
  onClose: (() => void) | undefined
  /** Invites more people; absent if the flow ends there. */
  onAgain: (() => void) | undefined
  /** Lines that were not sent remain to be corrected. */
  isToMend: boolean
}

/** The result of each line of a small batch, with unsent lines last. */
export const InviteResults = ({ results, lines, invitedBefore, onClose, onAgain, isToMend }: Props) => {
  const leftOut = skippedLines(lines)
  const sent = lines.filter(({ problem }) => problem === null)
  const next = useFocusOnOpen<HTMLButtonElement>()
  const invited = results.filter(({ success }) => success)
  // The others' own lines say why no mail is sent.
  const mailed = invited.filter(({ notice }) => notice === undefined)
  const failed = results.length - invited.length
  return (
    <DialogBody
      actions={
        <>
          <Button
            variant="default"
            leftSection={<Download size={14} aria-hidden />}
            onClick={() =>
              downloadCsv(resultsCsv(resultLinesOfBatch(results, lines)), 'invitations-results.csv')
            }
          >
            {t(texts, 'inviteResults.download')}
          </Button>
          {onAgain && (
            <Button
              ref={onClose ? undefined : next}
              variant={isToMend ? 'filled' : 'default'}
              onClick={onAgain}
            >
              {t(texts, isToMend ? 'inviteResults.mend' : 'inviteResults.inviteMore')}
            </Button>
          )}
          {onClose && (
            <Button ref={next} onClick={onClose}>
              {t(texts, 'inviteResults.done')}
            </Button>
          )}
        </>
      }
    >
      <output>
        <Text component="span" display="block" fw={600}>
          {t(texts, 'inviteResults.ended', {
            invited: peopleCount(invited.length),
            failed,
            leftOut: skippedText(leftOut.length),
          })}
        </Text>
        {mailed.length > 0 && <MailResultText isSent={mailed.every(({ emailSent }) => emailSent)} />}
      </output>
      <ul className="invite-results" aria-label={t(texts, 'inviteResults.results')}>
        {results.map((result, index) => (
          <Result
            key={`${index} ${result.email}`}
            result={result}
            given={sent[index]?.given}
            isAgain={invitedBefore.has(result.email.toLowerCase())}
          />
        ))}
        {leftOut.map(({ label, error }, index) => (
          <li key={`${index} ${label}`} className="invite-results__faulty">
            <TriangleAlert size={16} aria-hidden />
            <span className="invite-results__who">
              {label}
              <Text component="span" size="sm" display="block" className="invite-preview__problem">
                {t(texts, 'inviteResults.leftOut', { reason: error })}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </DialogBody>
  )
}

type ResultProps = {
  result: InvitationResult
  /** What their line says. */
  given: ReadInvite['given'] | undefined
  /** They were in the list before. */
  isAgain: boolean
}

/** One person by name, with the result of their invitation and the links to hand over. */
const Result = ({ result, given, isAgain }: ResultProps) => {
  const { success, email, inviteLink, notice, error } = result
  const name = result.employee?.name ?? given?.name ?? email
  const role = given?.membershipRole
  return (
    <li className={success ? undefined : 'invite-results__faulty'}>
      {success ? <CircleCheck size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
      <span className="invite-results__who">
        {name}
        {name !== email && <Note>{email}</Note>}
        {success && role !== undefined && (
          <Note>
            {role === 'admin' ? t(texts, 'inviteResults.asAnAdmin') : t(texts, 'inviteResults.asAnEmployee')}
          </Note>
        )}
        {success && isAgain && <Note>{t(texts, 'inviteResults.invitedAgain')}</Note>}
        {notice !== undefined && <Note>{notice}</Note>}
        {!success && (
          <Text component="span" size="sm" display="block" className="invite-preview__problem">
            {error ?? messages.invitationFailed}
          </Text>
        )}
      </span>
      {inviteLink !== null && role === 'admin' && (
        <CopyButton
          value={toJoinLink(inviteLink)}
          label={t(texts, 'inviteResults.copyJoinLink')}
          name={t(texts, 'inviteResults.copyJoinLinkOf', { name })}
        />
      )}
      {inviteLink !== null && (
        <CopyButton
          value={inviteLink}
          label={t(texts, 'inviteResults.copyLink')}
          name={t(texts, 'inviteResults.copyLinkOf', { name })}
        />
      )}
    </li>
  )
}

const Note = ({ children }: { children: string }) => (
  <Text component="span" size="sm" display="block" c="dimmed">
    {children}
  </Text>
)
