import { Alert, Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { SocialSignIn } from '../../../../contract/calls/accounts.ts'
import { Email } from '../../../../contract/shapes/fields.ts'
import { EmailField } from './email-field.tsx'
import { LoginFrame } from '../login-frame.tsx'
import { loadProvider } from '../identity-provider/identity-provider.ts'
import { PasswordErrorAlert } from './password-error-alert.tsx'
import { isUnknownAddress } from './password-errors.ts'
import { usePasswordWords } from '../language/password-texts.ts'

type NewPasswordProps = { settings: SocialSignIn; email: string; isInvited: boolean; onBack: () => void }

/** Has the provider mail a link that sets a new password. Does not reveal whether the account exists. */
export const ResetPassword = ({ settings, email, isInvited, onBack }: NewPasswordProps) => {
  const { say } = usePasswordWords()
  const [typed, setTyped] = useState(email)
  const [fault, setFault] = useState<string>()
  const ask = useMutation({
    mutationFn: async (address: string) => {
      const provider = await loadProvider(settings)
      await provider.sendPasswordReset(address).catch((error: unknown) => {
        if (!isUnknownAddress(error)) throw error
      })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const address = Email.safeParse(typed)
    setFault(address.error?.issues[0]?.message)
    if (address.success && !ask.isPending) ask.mutate(address.data)
  }

  return (
    <LoginFrame title={say('newPassword.setANewPassword')} intro={say('newPassword.theSignInProviderMails')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <EmailField value={typed} onChange={setTyped} isInvited={isInvited} fault={fault} />
          {ask.isError && <PasswordErrorAlert error={ask.error} />}
          {ask.isSuccess && (
            <output>
              <Alert color="pine" role="note">
                {say('newPassword.ifHasAnAccountWith', { email: ask.variables })}
              </Alert>
            </output>
          )}
          <Button type="submit" size="md" fullWidth loading={ask.isPending}>
            {ask.isSuccess ? say('newPassword.sendItAgain') : say('newPassword.mailMeALink')}
          </Button>
          <Button variant="subtle" fullWidth onClick={onBack}>
            {say('newPassword.backToSigningIn')}
          </Button>
        </Stack>
      </form>
    </LoginFrame>
  )
}
