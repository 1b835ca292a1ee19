import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/calls/accounts.ts'
import { callQuery } from './queries.ts'

/** Whether mail leaves this server; as long as nobody knows, it does. */
export const useMailEnabled = (): boolean => {
  const { data } = useQuery(callQuery(accounts.getServerInfo, {}))
  return data === undefined || data.mail === 'smtp'
}
