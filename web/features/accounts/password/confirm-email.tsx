import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SignInResult, SocialSignIn } from '../../../../contract/calls/accounts.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { useCountdown } from '../email-code/countdown.ts'
import { LoginFrame } from '../login-frame.tsx'
import { loadProvider } from '../identity-provider/identity-provider.ts'
import { PasswordErrorAlert } from './password-error-alert.tsx'
import { exchangeToken } from '../identity-provider/provider-errors.ts'
import { usePasswordWords } from '../language/password-texts.ts'

type ConfirmEmailProps = {
  settings: SocialSignIn
  email: string
  /** Whether the provider was just asked to send its mail. */
  isMailSent: boolean
  inviteCode: string | undefined
  onSignedIn: (answer: SignInResult) => void
  onCode: () => void
}

/** How often the provider is asked while this page is looked at. */
const lookEveryMs = 4_000

/** Waits until the e-mail is confirmed at the provider, and goes on by itself. */
export const ConfirmEmail = (props: ConfirmEmailProps) => {
  const { settings, email, isMailSent, inviteCode, onSignedIn, onCode } = props
  const { say, fill } = usePasswordWords()
  const [isAsked, setAsked] = useState(false)
  const [secondsLeft, startCountdown] = useCountdown(isMailSent ? limits.otpResendSeconds : 0)
  const confirmed = useQuery({
    queryKey: ['confirmed-at-provider', null, email],
    queryFn: async () => (await loadProvider(settings)).confirmed(),
    refetchInterval: ({ state }) => (state.data ? false : lookEveryMs),
    retry: false,
    staleTime: 0,
    // It is a token: nothing keeps it.
    gcTime: 0,
  })
  const { mutate: enter, ...entering } = useMutation({
    mutationFn: async (idToken: string) => {
      try {
        return await exchangeToken(idToken, inviteCode)
      } finally {
        await (await loadProvider(settings)).forget()
      }
    },
    onSuccess: onSignedIn,
  })
  const sendMail = useMutation({
    mutationFn: async () => (await loadProvider(settings)).sendConfirmation(),
    onSuccess: () => startCountdown(limits.otpResendSeconds),
  })
  const idToken = confirmed.data ?? null
  useEffect(() => {
    if (idToken !== null) enter(idToken)
  }, [idToken, enter])

  const look = () => {
    setAsked(true)
    if (idToken === null) void confirmed.refetch()
    else enter(idToken)
  }

  const wasSent = isMailSent || sendMail.isSuccess
  const trouble = entering.error ?? sendMail.error ?? confirmed.error
  return (
    <LoginFrame
      title={say('confirmEmail.confirmYourEMail')}
      intro={
        wasSent
          ? fill('confirmEmail.theSignInProviderHas', { email: <strong dir="auto">{email}</strong> })
          : fill('confirmEmail.isNotConfirmedYetOpen', { email: <strong dir="auto">{email}</strong> })
      }
    >
      <Stack gap="md">
        {trouble !== null && <PasswordErrorAlert error={trouble} />}
        {trouble === null && isAsked && idToken === null && !confirmed.isFetching && (
          <output>
            <Alert color="yellow" role="note">
              {say('confirmEmail.theProviderHasNotSeen')}
            </Alert>
          </output>
        )}
        <Button size="md" fullWidth loading={entering.isPending} onClick={look}>
          {say('confirmEmail.iHaveConfirmedIt')}
        </Button>
        <Group justify="center" mih={36}>
          {secondsLeft > 0 ? (
            <Text size="sm" c="dimmed" className="figures">
              {say('confirmEmail.youCanHaveItSent', { secondsLeft })}
            </Text>
          ) : (
            <Button variant="subtle" size="sm" loading={sendMail.isPending} onClick={() => sendMail.mutate()}>
              {say('confirmEmail.sendTheMailAgain')}
            </Button>
          )}
        </Group>
        <Button variant="subtle" fullWidth onClick={onCode}>
          {say('confirmEmail.useAnEMailCode')}
        </Button>
      </Stack>
    </LoginFrame>
  )
}
