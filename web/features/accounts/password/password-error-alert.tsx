import { useLoginWords } from '../language/login-texts.ts'
import { passwordError } from './password-errors.ts'
import { ProviderErrorAlert } from '../identity-provider/provider-error-alert.tsx'

/** Says why something with a password did not work. */
export const PasswordErrorAlert = ({ error }: { error: unknown }) => (
  <ProviderErrorAlert trouble={passwordError(error, useLoginWords())} />
)
