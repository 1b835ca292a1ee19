import { Button, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { extractInviteCode } from '../../../../contract/shapes/fields.ts'
import { useInvitationStatus } from '../../../core/organization/invitation-status.ts'
import { CallError, failureText } from '../../../core/api/call-error.ts'
import { joinOrganization } from '../../../core/organization/join-organization.ts'
import type { Session } from '../../../core/session/session.ts'
import { requestSignOut } from '../../../core/session/sign-out-confirmation.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { RedirectPage } from '../../../ui/page/redirect.tsx'
import { Failed, LoadingMessage } from '../../../ui/feedback/query-states.tsx'
import { inviteCodeError, invitationError } from './invitation-errors.ts'
import { InvitationErrorView } from './invited-sign-in.tsx'
import { LoginFrame } from '../login-frame.tsx'
import type { LoadedLoginTexts } from '../language/translated-login-texts.ts'
import { useLoginWords, type LoginWords } from '../language/login-texts.ts'

type JoinByCodeProps = {
  inviteCode: string
  session: Session
  /** The organization that signing in with the code has joined. */
  joined: string | undefined
}

/** A signed-in person with an invite code: joins, where it was sent to them, and goes on. */
export const JoinByCode = ({ inviteCode, session, joined }: JoinByCodeProps) => {
  const words = useLoginWords()
  const code = extractInviteCode(inviteCode)
  const invitation = useInvitationStatus(code, { hasBeenAsked: true })

  if (invitation.status === null)
    return <InvitationErrorView trouble={inviteCodeError(invitation.why, words)} />
  if (invitation.status === undefined)
    return <LoadingMessage {...(words.another && { text: words.another.around('waiting') })} />
  const { status } = invitation
  const trouble = invitationError(status, words)
  if (trouble !== null) return <InvitationErrorView trouble={trouble} />
  if (status.email.toLowerCase() !== session.user.email.toLowerCase()) {
    return <WrongAccount invited={status.email} signedIn={session.user.email} />
  }
  return <Join code={code} organizationName={status.organizationName} joined={joined} />
}

const Join = ({
  code,
  organizationName,
  joined,
}: {
  code: string
  organizationName: string
  joined: string | undefined
}) => {
  const { say, another, failure } = useLoginWords()
  const client = useQueryClient()
  const { mutate, data, isError, error, isPending } = useMutation({
    mutationFn: () => joinOrganization(client, code, joined),
    scope: { id: `join-${code}` },
  })
  useEffect(() => mutate(), [mutate])
  const waiting = <LoadingMessage text={say('joinByCode.joining', { organizationName })} />
  if (data !== undefined) return <RedirectPage to={data}>{waiting}</RedirectPage>
  if (!isError) return waiting
  return (
    <LoginFrame title={say('joinByCode.youCouldNotJoin', { organizationName })}>
      <Failed
        title={say('joinByCode.whatHappened')}
        error={error}
        words={another === null ? undefined : failedWords(error, another, failure)}
        retry={() => mutate()}
        isRetrying={isPending}
      />
    </LoginFrame>
  )
}

const failedWords = (error: Error, { around }: LoadedLoginTexts, failure: LoginWords['failure']) => ({
  text: failure(failureText(error)),
  safe: around('failed.safe'),
  reference: around('failed.reference', {
    requestId: (error instanceof CallError && error.requestId) || '–',
  }),
  retry: around('failed.tryAgain'),
})

const WrongAccount = ({ invited, signedIn }: { invited: string; signedIn: string }) => {
  const { say } = useLoginWords()
  const navigate = useNavigate()
  return (
    <LoginFrame
      title={say('joinByCode.thisInvitationIsForAnother')}
      intro={say('joinByCode.anInvitationCanBeUsed')}
    >
      <dl className="login__addresses">
        <dt>{say('joinByCode.sentTo')}</dt>
        <dd dir="auto">{invited}</dd>
        <dt>{say('joinByCode.youAreSignedInAs')}</dt>
        <dd dir="auto">{signedIn}</dd>
      </dl>
      <Stack gap="xs">
        <Button onClick={requestSignOut}>{say('joinByCode.signOutAndUseThe')}</Button>
        <Button variant="default" onClick={() => void navigate({ to: paths.home })}>
          {say('joinByCode.staySignedIn')}
        </Button>
      </Stack>
    </LoginFrame>
  )
}
