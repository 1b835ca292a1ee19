import { Alert, Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { help, type SupportContact, type SupportState } from '../../../contract/help.ts'
import { ask } from '../../core/ask.ts'
import { useMembership } from '../../core/membership.tsx'

const againMs = 2_000

const told: Record<SupportState, { title: string; text: string; color: string }> = {
  queued: {
    title: 'Your message is on its way',
    text: 'It is stored here and leaves as soon as the mail server takes it. You can leave this page.',
    color: 'blue',
  },
  sent: { title: 'Your message was sent', text: 'The mail server has taken it.', color: 'teal' },
  kept: {
    title: 'Your message was kept, not sent',
    text: 'This server has no mail server: mails are kept on it as files. Tell whoever runs it that you wrote.',
    color: 'yellow',
  },
  failed: {
    title: 'Your message could not be delivered',
    text: 'The mail server does not take mail to this address. Reach them in another way.',
    color: 'red',
  },
}

type Props = { id: string; who: SupportContact; onAnother: () => void }

/** What became of a message, as it is: asked again until its mail has left. */
export const Sent = ({ id, who, onAnother }: Props) => {
  const { orgId } = useMembership().organization
  const answer = useQuery({
    ...ask(help.getSupportMessage, { orgId, id }),
    refetchInterval: ({ state }) => (state.data?.message.state === 'queued' ? againMs : false),
  })
  const state = answer.data?.message.state ?? 'queued'
  const { title, text, color } = told[state]
  const isComing = state === 'queued' || state === 'sent'
  return (
    <Stack align="flex-start">
      <Alert color={color} title={title} w="100%">
        {text}
        {isComing && ` The answer comes to ${who.replyTo}.`}
      </Alert>
      <Button variant="default" onClick={onAnother}>
        Write another message
      </Button>
    </Stack>
  )
}
