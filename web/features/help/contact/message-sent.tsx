import { Alert, Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { help, type SupportContact, type SupportState } from '../../../../contract/calls/support.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/help.json' with { type: 'json' }

const againMs = 2_000

const told: Record<SupportState, { title: string; text: string; color: string }> = {
  queued: {
    title: t(texts, 'sent.yourMessageIsOnIts'),
    text: t(texts, 'sent.itIsStoredHereAnd'),
    color: 'blue',
  },
  delayed: {
    title: t(texts, 'sent.yourMessageWaits'),
    text: t(texts, 'sent.theMailServerDoesNotTakeIt'),
    color: 'yellow',
  },
  sent: {
    title: t(texts, 'sent.yourMessageWasSent'),
    text: t(texts, 'sent.theMailServerHasTaken'),
    color: 'teal',
  },
  kept: {
    title: t(texts, 'sent.yourMessageWasKeptNot'),
    text: t(texts, 'sent.thisServerHasNoMail'),
    color: 'yellow',
  },
  failed: {
    title: t(texts, 'sent.yourMessageCouldNotBe'),
    text: t(texts, 'sent.theMailServerDoesNot'),
    color: 'red',
  },
}

/** Whether it may still leave. */
const isWaiting = (state: SupportState | undefined): boolean => state === 'queued' || state === 'delayed'

type Props = { id: string; who: SupportContact; onAnother: () => void }

/** What became of a message, as it is: asked again until its mail has left. */
export const MessageSent = ({ id, who, onAnother }: Props) => {
  const { orgId } = useMembership().organization
  const answer = useQuery({
    ...callQuery(help.getSupportMessage, { orgId, id }),
    refetchInterval: ({ state }) => (isWaiting(state.data?.message.state) ? againMs : false),
  })
  const sendsMail = useMailEnabled()
  const heard = answer.data?.message.state ?? 'queued'
  // Where no mail leaves, what becomes of it is known before the server has come to it.
  const state = isWaiting(heard) && !sendsMail ? 'kept' : heard
  const { title, text, color } = told[state]
  const isComing = isWaiting(state) || state === 'sent'
  return (
    <Stack align="flex-start">
      <Alert color={color} title={title} w="100%">
        {text}
        {isComing && ` ${t(texts, 'sent.theAnswerComesTo', { address: who.replyTo })}`}
      </Alert>
      <Button variant="default" onClick={onAnother}>
        {t(texts, 'sent.writeAnotherMessage')}
      </Button>
    </Stack>
  )
}
