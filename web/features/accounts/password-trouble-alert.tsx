import { useLoginWords } from './language/login-words.ts'
import { passwordTrouble } from './password-trouble.ts'
import { SignInTroubleAlert } from './sign-in-trouble-alert.tsx'

/** Says why something with a password did not work. */
export const PasswordTroubleAlert = ({ error }: { error: unknown }) => (
  <SignInTroubleAlert trouble={passwordTrouble(error, useLoginWords())} />
)
