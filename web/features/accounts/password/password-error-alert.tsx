import { useLoginWords } from '../language/login-texts.ts'
import { passwordTrouble } from './password-errors.ts'
import { SignInTroubleAlert } from '../identity-provider/provider-error-alert.tsx'

/** Says why something with a password did not work. */
export const PasswordTroubleAlert = ({ error }: { error: unknown }) => (
  <SignInTroubleAlert trouble={passwordTrouble(error, useLoginWords())} />
)
