import { Alert } from '@mantine/core'
import type { SignInTrouble } from './provider-errors.ts'

/** Says what went wrong with the identity provider. */
export const SignInTroubleAlert = ({ trouble: { title, text, isOwnChoice } }: { trouble: SignInTrouble }) => (
  <Alert color={isOwnChoice ? 'yellow' : 'red'} role="alert" {...(title === undefined ? {} : { title })}>
    {text}
  </Alert>
)
