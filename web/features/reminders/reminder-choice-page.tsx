import './reminders.css'
import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { reminders, type ReminderChoice } from '../../../contract/reminders.ts'
import { ask, useCommand } from '../../core/ask.ts'
import { CallError, failureText } from '../../core/call-error.ts'
import { Brand } from '../../ui/brand.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { useDocumentTitle } from '../../ui/page.tsx'
import { Asked, Loading } from '../../ui/states.tsx'

/**
 * Where the link in an invitation or a reminder leads: somebody says, without signing in, that they want no more of
 * them. Opening it changes nothing, so that a mail program that follows every link turns nobody's mail off.
 */
export default function ReminderChoicePage({ token }: { token: string }) {
  const choice = useQuery(ask(reminders.getReminderChoice, { token }))
  useDocumentTitle('Invitations and reminders')
  return (
    <main className="reminders">
      <Brand />
      <div className="reminders__card">
        {isUnknown(choice.error) ? (
          <Title order={1} size="h2">
            {failureText(choice.error)}
          </Title>
        ) : (
          <Asked
            of={choice}
            failed="This link could not be opened"
            loading={<Loading lines={3} height={32} />}
          >
            {(answer) => <Choice token={token} choice={answer.choice} />}
          </Asked>
        )}
      </div>
      <HelpLink />
    </main>
  )
}

/** Whether the link is of nobody: asking for it again cannot help. */
const isUnknown = (error: unknown): boolean =>
  error instanceof CallError && (error.kind === 'NOT_FOUND' || error.kind === 'VALIDATION_ERROR')

const Choice = ({ token, choice }: { token: string; choice: ReminderChoice }) => {
  const { email, organizationName, isReminded } = choice
  const choose = useCommand(reminders.setReminderChoice)
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Title order={1}>{isReminded ? 'No more of these mails?' : 'You get no more of these mails'}</Title>
        <Text component="output" c="dimmed">
          {isReminded ? (
            <>
              <strong>{organizationName}</strong> sends <strong>{email}</strong> invitations to its
              questionnaire, and reminders until it is answered. Codes for signing in come in any case.
            </>
          ) : (
            <>
              <strong>{email}</strong> gets no more mail about the questionnaire of{' '}
              <strong>{organizationName}</strong>. You can still answer with the link that you have.
            </>
          )}
        </Text>
      </Stack>
      {choose.isError && (
        <Alert color="red" role="alert">
          {failureText(choose.error)}
        </Alert>
      )}
      <Button
        size="md"
        variant={isReminded ? 'filled' : 'default'}
        loading={choose.isPending}
        onClick={() => choose.mutate({ token, isReminded: !isReminded })}
      >
        {isReminded ? 'Stop these mails' : 'Send them after all'}
      </Button>
    </Stack>
  )
}
