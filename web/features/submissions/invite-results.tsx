import { Button, Text } from '@mantine/core'
import { CircleCheck, Download, TriangleAlert } from 'lucide-react'
import { messages } from '../../../contract/failures.ts'
import type { InvitationResult } from '../../../contract/people.ts'
import { peopleCount } from '../../core/words.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DialogBody } from '../../ui/dialog-body.tsx'
import { downloadCsv } from '../../ui/download-csv.ts'
import { useFocusOnOpen } from '../../ui/focus.ts'
import { joinLinkOf } from './join-link.ts'
import { leftOutRows, leftOutWords } from './left-out.ts'
import { MailWords } from './mail-words.tsx'
import { linesOfBatch } from './invitation-results.ts'
import { resultsCsv } from './people-csv.ts'
import type { ReadInvite } from './parse-invites.ts'
import { say } from './say.ts'

type Props = {
  results: readonly InvitationResult[]
  /** The lines of the list as they were read; those without a problem were sent, in this order. */
  lines: readonly ReadInvite[]
  /** The e-mails, in lower case, that were in the list before. */
  invitedBefore: ReadonlySet<string>
  onClose: () => void
}

/** What became of each line of a small batch, those that were not sent last. */
export const InviteResults = ({ results, lines, invitedBefore, onClose }: Props) => {
  const leftOut = leftOutRows(lines)
  // As what each was invited, where their line said it.
  const roles = lines.filter(({ problem }) => problem === null).map(({ given }) => given.membershipRole)
  const done = useFocusOnOpen<HTMLButtonElement>()
  const invited = results.filter(({ success }) => success)
  // Of the others their own line says why no mail leaves.
  const mailed = invited.filter(({ notice }) => notice === undefined)
  const failed = results.length - invited.length
  return (
    <DialogBody
      actions={
        <>
          <Button
            variant="default"
            leftSection={<Download size={14} aria-hidden />}
            onClick={() => downloadCsv(resultsCsv(linesOfBatch(results, lines)), 'invitations-results.csv')}
          >
            {say('inviteResults.download')}
          </Button>
          <Button ref={done} onClick={onClose}>
            {say('inviteResults.done')}
          </Button>
        </>
      }
    >
      <output>
        <Text component="span" display="block" fw={600}>
          {say('inviteResults.ended', {
            invited: peopleCount(invited.length),
            failed,
            leftOut: leftOutWords(leftOut.length),
          })}
        </Text>
        {mailed.length > 0 && <MailWords isSent={mailed.every(({ emailSent }) => emailSent)} />}
      </output>
      <ul className="invite-results" aria-label={say('inviteResults.results')}>
        {results.map((result, index) => (
          <li
            key={`${index} ${result.email}`}
            className={result.success ? undefined : 'invite-results__faulty'}
          >
            {result.success ? <CircleCheck size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
            <span className="invite-results__who">
              {result.email}
              {result.success && roles[index] !== undefined && (
                <Text component="span" size="sm" display="block" c="dimmed">
                  {roles[index] === 'admin'
                    ? say('inviteResults.asAnAdmin')
                    : say('inviteResults.asAnEmployee')}
                </Text>
              )}
              {result.success && invitedBefore.has(result.email.toLowerCase()) && (
                <Text component="span" size="sm" display="block" c="dimmed">
                  {say('inviteResults.invitedAgain')}
                </Text>
              )}
              {result.notice !== undefined && (
                <Text component="span" size="sm" display="block" c="dimmed">
                  {result.notice}
                </Text>
              )}
              {!result.success && (
                <Text component="span" size="sm" display="block" className="invite-preview__problem">
                  {result.error ?? messages.invitationFailed}
                </Text>
              )}
            </span>
            {result.inviteLink !== null && roles[index] === 'admin' && (
              <CopyButton
                value={joinLinkOf(result.inviteLink)}
                label={say('inviteResults.copyJoinLink')}
                name={say('inviteResults.copyJoinLinkOf', { email: result.email })}
              />
            )}
            {result.inviteLink !== null && (
              <CopyButton
                value={result.inviteLink}
                label={say('inviteResults.copyLink')}
                name={say('inviteResults.copyLinkOf', { email: result.email })}
              />
            )}
          </li>
        ))}
        {leftOut.map(({ label, error }, index) => (
          <li key={`${index} ${label}`} className="invite-results__faulty">
            <TriangleAlert size={16} aria-hidden />
            <span className="invite-results__who">
              {label}
              <Text component="span" size="sm" display="block" className="invite-preview__problem">
                {say('inviteResults.leftOut', { reason: error })}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </DialogBody>
  )
}
