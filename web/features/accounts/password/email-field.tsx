import { TextInput } from '@mantine/core'
import { EmailSuggestion } from '../../../ui/forms/email-suggestion.tsx'
import { useFocusOnOpen } from '../../../ui/focus/focus.ts'
import { useLoginWords } from '../language/login-texts.ts'
import { usePasswordWords } from '../language/password-texts.ts'

type AddressFieldProps = {
  value: string
  onChange: (value: string) => void
  /** Whether an invitation was sent to this address, which then cannot be another. */
  isInvited: boolean
  /** In the words of the contract. */
  fault: string | undefined
}

/** The e-mail of an account with a password, named as password managers look for it. */
export const EmailField = ({ value, onChange, isInvited, fault }: AddressFieldProps) => {
  const { failure, say: sayLogin } = useLoginWords()
  const { say } = usePasswordWords()
  const field = useFocusOnOpen<HTMLInputElement>()
  return (
    <>
      <TextInput
        label={say('addressField.eMail')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        ref={field}
        size="md"
        value={value}
        readOnly={isInvited}
        {...(isInvited ? { description: say('addressField.yourInvitationWasSentTo') } : {})}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={fault === undefined ? undefined : failure(fault)}
      />
      <EmailSuggestion
        typed={value}
        onTake={onChange}
        ask={(email) => sayLogin('emailStep.didYouMean', { email })}
      />
    </>
  )
}
