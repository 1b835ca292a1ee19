import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { ask } from '../../../core/api/queries.ts'
import { messageOf } from './mail-result.ts'
import { say } from '../t.ts'

/** What became of the mail of an invitation; without a mail server, where what would have been sent lies. */
export const MailWords = ({ isSent }: { isSent: boolean }) => {
  const { data } = useQuery({ ...ask(accounts.getServerInfo, {}), enabled: !isSent })
  const mailboxUrl = data?.mailboxUrl ?? null
  return (
    <>
      <Text component="span" display="block">
        {messageOf(isSent)}
      </Text>
      {!isSent && mailboxUrl !== null && (
        <Anchor href={mailboxUrl} target="_blank" rel="noreferrer" size="sm">
          {say('mailWords.openMailbox')}
        </Anchor>
      )}
    </>
  )
}
