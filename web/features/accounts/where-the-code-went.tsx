import { Alert, Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/fields.ts'
import { ask } from '../../core/ask.ts'

/** Says where to look for the code, by what the server can do with mail. */
export const WhereTheCodeWent = () => {
  const { data } = useQuery(ask(accounts.getServerInfo, {}))
  if (data?.mail === 'mailbox') {
    return (
      <Alert color="yellow" role="note" title="This server sends no mail">
        It keeps its mail in a local mailbox.
        {data.mailboxUrl !== null && (
          <>
            {' '}
            <Anchor href={data.mailboxUrl} target="_blank" rel="noreferrer" inherit>
              Open the local mailbox
            </Anchor>
          </>
        )}
      </Alert>
    )
  }
  if (data?.mail === 'none') {
    return (
      <Alert color="yellow" role="note" title="This server sends no mail">
        It has no mail server configured, so the code is only in its data folder. Ask the person who runs it.
      </Alert>
    )
  }
  return (
    <Text size="sm" c="dimmed">
      It is on its way to your inbox, good for {limits.otpMinutes} minutes. Not there? Look into the spam
      folder.
    </Text>
  )
}
