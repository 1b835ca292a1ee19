import { Alert } from '@mantine/core'
import type { ProviderError } from './provider-errors.ts'

/** Says what went wrong with the identity provider. */
export const ProviderErrorAlert = ({ trouble: { title, text, isOwnChoice } }: { trouble: ProviderError }) => (
  <Alert color={isOwnChoice ? 'yellow' : 'red'} role="alert" {...(title === undefined ? {} : { title })}>
    {text}
  </Alert>
)
