import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useLoginWords } from '../language/login-texts.ts'

const againMs = 3_000

/** Says where to look for the code, by what the server can do with mail. */
export const CodeDeliveryHint = () => {
  const { say } = useLoginWords()
  const { data } = useQuery({
    ...callQuery(accounts.getServerInfo, {}),
    // Refetch on mount, then poll: whether the mail server accepts mail is known only after the code was requested.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.mail === 'smtp' ? againMs : false),
  })
  if (data?.mail === 'mailbox') {
    return (
      <Alert color="yellow" role="note" title={say('whereTheCodeWent.thisServerSendsNoMail')}>
        {say('whereTheCodeWent.itKeepsItsMailIn')}
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
    <div aria-live="polite">
      {data?.isMailDelayed === true ? (
        <Alert color="yellow" role="note" title={say('whereTheCodeWent.noMailLeavesNow')}>
          {say('whereTheCodeWent.itIsTriedAgain', { otpMinutes: limits.otpMinutes })}
        </Alert>
      ) : (
        <Text size="sm" c="dimmed">
          {say('whereTheCodeWent.itIsOnItsWay', { otpMinutes: limits.otpMinutes })}
        </Text>
      )}
    </div>
  )
}
