import { Alert } from '@mantine/core'
import { useSendsMail } from '../../core/sends-mail.ts'

/** Says beforehand that no mail leaves this server; nothing where mail does. `children`: that, and what to do instead. */
export const NoMailNotice = ({ children }: { children: string }) =>
  useSendsMail() ? null : <Alert color="yellow">{children}</Alert>
