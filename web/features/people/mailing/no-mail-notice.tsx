import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/**
 * Says beforehand that no mail leaves this server; nothing where mail does. `children`: that, and what to do instead. A local
 * mailbox keeps no more than would be sent, which the preview says person by person.
 */
export const NoMailNotice = ({ children }: { children: string }) => {
  const { data } = useQuery(callQuery(accounts.getServerInfo, {}))
  if (useMailEnabled()) return null
  return (
    <Alert color="yellow">
      {data?.mail === 'mailbox' ? `${children} ${t(texts, 'noMailNotice.keptInMailbox')}` : children}
    </Alert>
  )
}
