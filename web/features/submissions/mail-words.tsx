import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/accounts.ts'
import { ask } from '../../core/ask.ts'
import { messageOf } from './mail-message.ts'
import { say } from './say.ts'

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
