import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/accounts.ts'
import { ask } from '../../core/ask.ts'

/** Says beforehand that no mail leaves this server; nothing where mail does. `children`: that, and what to do instead. */
export const NoMailNotice = ({ children }: { children: string }) => {
  const { data } = useQuery(ask(accounts.getServerInfo, {}))
  if (data === undefined || data.mail === 'smtp') return null
  return <Alert color="yellow">{children}</Alert>
}
