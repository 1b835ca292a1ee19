import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/calls/accounts.ts'
import { ask } from './queries.ts'

/** Whether mail leaves this server; as long as nobody knows, it does. */
export const useSendsMail = (): boolean => {
  const { data } = useQuery(ask(accounts.getServerInfo, {}))
  return data === undefined || data.mail === 'smtp'
}
