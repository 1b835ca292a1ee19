import { Anchor, Button, Group, PasswordInput, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { SignInResult, SocialSignIn } from '../../../../contract/calls/accounts.ts'
import { Email } from '../../../../contract/shapes/fields.ts'
import { EmailField } from './email-field.tsx'
import { LoginFrame } from '../login-frame.tsx'
import { loadProvider } from '../identity-provider/identity-provider.ts'
import { PasswordErrorAlert } from './password-error-alert.tsx'
import { isMethodDisabled } from './password-errors.ts'
import { exchangeToken } from '../identity-provider/provider-errors.ts'
import { usePasswordWords } from '../language/password-texts.ts'

type PasswordFormProps = {
  settings: SocialSignIn
  /** Whether an account is to be made. */
  isNew: boolean
  email: string
  onEmail: (email: string) => void
  inviteCode: string | undefined
  onSignedIn: (answer: SignInResult) => void
  /** The provider knows the person and has not seen the e-mail confirmed. */
  onUnconfirmed: (isMailSent: boolean) => void
  /** The provider has passwords switched off. */
  onDisabled: (email: string) => void
  onWay: (way: string | undefined) => void
}

type Faults = { email?: string | undefined; isPasswordMissing?: boolean }

/** E-mail and password, for signing in or for a new account. What a good password is, the provider says. */
export const PasswordForm = (props: PasswordFormProps) => {
  const { settings, isNew, email, onEmail, inviteCode, onSignedIn, onUnconfirmed, onDisabled, onWay } = props
  const { say } = usePasswordWords()
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [faults, setFaults] = useState<Faults>({})

  const enter = useMutation({
    mutationFn: async (address: string): Promise<SignInResult | { isMailSent: boolean }> => {
      const provider = await loadProvider(settings)
      const idToken = isNew
        ? await provider.signUpWithPassword(address, password)
        : await provider.signInWithPassword(address, password)
      if (idToken === null) {
        if (!isNew) return { isMailSent: false }
        const isMailSent = await provider.sendConfirmation().then(
          () => true,
          () => false,
        )
        return { isMailSent }
      }
      try {
        return await exchangeToken(idToken, inviteCode)
      } finally {
        await provider.forget()
      }
    },
    onSuccess: (entered) =>
      'isMailSent' in entered ? onUnconfirmed(entered.isMailSent) : onSignedIn(entered),
    onError: (error, address) => {
      if (isMethodDisabled(error)) onDisabled(address)
    },
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const address = Email.safeParse(email)
    const found = {
      email: address.error?.issues[0]?.message,
      isPasswordMissing: password === '',
    }
    setFaults(found)
    if (!address.success || found.isPasswordMissing || enter.isPending) return
    onEmail(address.data)
    enter.mutate(address.data)
  }

  return (
    <LoginFrame
      title={isNew ? say('passwordForm.createAnAccount') : say('passwordForm.signInWithAPassword')}
      intro={isNew ? say('passwordForm.chooseAPasswordYouWill') : say('passwordForm.withThePasswordThatYou')}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <EmailField
            value={email}
            onChange={onEmail}
            isInvited={inviteCode !== undefined}
            fault={faults.email}
          />
          <PasswordInput
            label={say('passwordForm.password')}
            name="password"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            size="md"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={faults.isPasswordMissing === true && say('passwordForm.enterAPassword')}
            visible={isShown}
            onVisibilityChange={setShown}
            visibilityToggleFocusable
            visibilityToggleButtonProps={{
              'aria-label': isShown ? say('passwordForm.hidePassword') : say('passwordForm.showPassword'),
            }}
          />
          {enter.isError && !isMethodDisabled(enter.error) && <PasswordErrorAlert error={enter.error} />}
          <Button type="submit" size="md" fullWidth loading={enter.isPending}>
            {isNew ? say('passwordForm.createAccount') : say('passwordForm.signIn')}
          </Button>
        </Stack>
      </form>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          {isNew ? (
            <Anchor component="button" type="button" size="sm" onClick={() => onWay('password')}>
              {say('passwordForm.iHaveAnAccount')}
            </Anchor>
          ) : (
            <>
              <Anchor component="button" type="button" size="sm" onClick={() => onWay('new-account')}>
                {say('passwordForm.createAnAccount')}
              </Anchor>
              <Anchor component="button" type="button" size="sm" onClick={() => onWay('new-password')}>
                {say('passwordForm.forgotYourPassword')}
              </Anchor>
            </>
          )}
        </Group>
        <Button variant="subtle" fullWidth onClick={() => onWay(undefined)}>
          {say('passwordForm.useAnEMailCode')}
        </Button>
      </Stack>
    </LoginFrame>
  )
}
