import { Alert, Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/fields.ts'
import { ask } from '../../core/ask.ts'
import { useLoginWords } from './language/login-words.ts'

/** Says where to look for the code, by what the server can do with mail. */
export const WhereTheCodeWent = () => {
  const { say } = useLoginWords()
  const { data } = useQuery(ask(accounts.getServerInfo, {}))
  if (data?.mail === 'mailbox') {
    return (
      <Alert color="yellow" role="note" title={say('whereTheCodeWent.thisServerSendsNoMail')}>
        {say('whereTheCodeWent.itKeepsItsMailIn')}
        {data.mailboxUrl !== null && (
          <>
            {' '}
            <Anchor href={data.mailboxUrl} target="_blank" rel="noreferrer" inherit>
              {say('whereTheCodeWent.openTheLocalMailbox')}
            </Anchor>
          </>
        )}
      </Alert>
    )
  }
  if (data?.mail === 'none') {
    return (
      <Alert color="yellow" role="note" title={say('whereTheCodeWent.thisServerSendsNoMail')}>
        {say('whereTheCodeWent.itHasNoMailServer')}
      </Alert>
    )
  }
  return (
    <Text size="sm" c="dimmed">
      {say('whereTheCodeWent.itIsOnItsWay', { otpMinutes: limits.otpMinutes })}
    </Text>
  )
}
