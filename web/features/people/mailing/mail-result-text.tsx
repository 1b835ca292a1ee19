import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { mailResultMessage } from './mail-result.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** What became of the mail of an invitation; without a mail server, where what would have been sent lies. */
export const MailResultText = ({ isSent }: { isSent: boolean }) => {
  const { data } = useQuery({ ...callQuery(accounts.getServerInfo, {}), enabled: !isSent })
  const mailboxUrl = data?.mailboxUrl ?? null
  return (
    <>
      <Text component="span" display="block">
        {mailResultMessage(isSent)}
      </Text>
      {!isSent && mailboxUrl !== null && (
        <Anchor href={mailboxUrl} target="_blank" rel="noreferrer" size="sm">
          {t(texts, 'mailWords.openMailbox')}
        </Anchor>
      )}
    </>
  )
}
