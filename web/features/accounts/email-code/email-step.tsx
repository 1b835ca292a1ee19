import { Alert, Button, Divider, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { accounts, type SignInResult } from '../../../../contract/calls/accounts.ts'
import { Email } from '../../../../contract/shapes/fields.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { failureTexts } from '../../../core/api/failure-texts.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { useFocusOnOpen } from '../../../ui/focus/focus.ts'
import { EmailSuggestion } from '../../../ui/forms/email-suggestion.tsx'
import { InviteCodeForm } from '../../../ui/forms/invite-code-form.tsx'
import { GoogleButton } from '../identity-provider/google-button.tsx'
import { codeMailLanguage } from './code-mail-locale.ts'
import { useLoginWords } from '../language/login-texts.ts'

type EmailStepProps = {
  email: string
  inviteCode: string | undefined
  /** `digits`: the length of the code if it is longer than usual. */
  onSent: (email: string, digits?: number) => void
  onSignedIn: (answer: SignInResult) => void
  /** Switches to signing in with a password, keeping the address typed so far. */
  onPassword: (email: string) => void
}

/** The first step: the address to which a code is sent, with the other ways to sign in below. */
export const EmailStep = ({ email, inviteCode, onSent, onSignedIn, onPassword }: EmailStepProps) => {
  const { say, another, failure, failureOr } = useLoginWords()
  const [typed, setTyped] = useState(email)
  const [fault, setFault] = useState<string>()
  const navigate = useNavigate()
  const field = useFocusOnOpen<HTMLInputElement>()
  const sendOtp = useCommand(accounts.sendOTP)
  const server = useQuery(callQuery(accounts.getServerInfo, {}))
  const hasProvider = Boolean(server.data?.socialSignIn)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const parsed = Email.safeParse(typed)
    setFault(parsed.error?.issues[0]?.message)
    if (!parsed.success) return
    sendOtp.mutate(
      {
        email: parsed.data,
        ...(inviteCode === undefined ? {} : { inviteCode }),
        ...codeMailLanguage(),
      },
      {
        onSuccess: ({ codeLength }) => onSent(parsed.data, codeLength),
        onError: (error) => setFault(error.detailOf('email')),
      },
    )
  }

  return (
    <Stack gap="md">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={say('emailStep.eMail')}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            dir="ltr"
            ref={field}
            size="md"
            value={typed}
            readOnly={inviteCode !== undefined}
            {...(inviteCode === undefined ? {} : { description: say('emailStep.yourInvitationWasSentTo') })}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={fault === undefined ? undefined : failure(fault)}
          />
          <EmailSuggestion
            typed={typed}
            onTake={(address) => {
              setTyped(address)
              setFault(undefined)
            }}
            ask={(address) => say('emailStep.didYouMean', { email: address })}
          />
          {sendOtp.isError && fault === undefined && (
            <Alert color="red" role="alert">
              {failureOr(sendOtp.error, failureTexts.sendOtp)}
            </Alert>
          )}
          <Button type="submit" size="md" fullWidth loading={sendOtp.isPending}>
            {say('emailStep.eMailMeACode')}
          </Button>
          {/* No new code is sent while the last one is valid, regardless of who requested it: it can be entered. */}
          {sendOtp.error?.kind === 'RATE_LIMITED' && sendOtp.variables !== undefined && (
            <Button variant="default" fullWidth onClick={() => onSent(sendOtp.variables.email)}>
              {say('emailStep.enterNewestCode')}
            </Button>
          )}
        </Stack>
      </form>
      <Divider label={say('emailStep.or')} labelPosition="center" />
      <Stack gap="xs">
        <GoogleButton
          inviteCode={inviteCode}
          hint={inviteCode === undefined ? undefined : email}
          onSignedIn={onSignedIn}
        />
        {hasProvider && (
          <Button variant="subtle" fullWidth onClick={() => onPassword(typed.trim())}>
            {say('emailStep.useAPassword')}
          </Button>
        )}
        {inviteCode === undefined && (
          <InviteCodeForm
            {...(another && { say: another.around })}
            onCode={(code) => void navigate({ to: paths.loginWithCode, params: { inviteCode: code } })}
          />
        )}
      </Stack>
    </Stack>
  )
}
