import './reminders.css'
import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reminders, type ReminderChoice } from '../../../contract/calls/employees/reminders.ts'
import { directionOf } from '../../../languages/index.ts'
import { callQuery, useCommand } from '../../core/api/queries.ts'
import { CallError, failureText } from '../../core/api/call-error.ts'
import { browserLanguage, useChosenLanguage } from '../../core/i18n/locale.ts'
import { setPageLanguage } from '../../core/i18n/page-locale.ts'
import { Brand } from '../../ui/page/brand.tsx'
import { HelpLink } from '../../ui/page/help-link.tsx'
import { useDocumentTitle } from '../../ui/page/page.tsx'
import { QueryState, Failed, Loading } from '../../ui/feedback/query-states.tsx'
import { reminderWords, type ReminderWords } from './reminder-texts.ts'

/**
 * Where the link in an invitation or a reminder leads: somebody says, without signing in, that they want no more of
 * them. Opening it changes nothing, so that a mail program that follows every link turns nobody's mail off. It is in the
 * language that was chosen on the device, else in that of their mails.
 */
export default function ReminderChoicePage({ token }: { token: string }) {
  const choice = useQuery(callQuery(reminders.getReminderChoice, { token }))
  const chosen = useChosenLanguage()
  const words = reminderWords(chosen ?? choice.data?.choice.language ?? browserLanguage() ?? 'en')
  const { language, say } = words
  useDocumentTitle(say('title'))
  const lost = say('connectionLost')
  // The help beside it is in the language that the page says it is in, as beside the questionnaire.
  useEffect(() => setPageLanguage(language, lost), [language, lost])
  return (
    <main className="reminders" lang={language} dir={directionOf(language)}>
      <Brand />
      <div className="reminders__card">
        {isUnknown(choice.error) ? (
          <Title order={1} size="h2">
            {say('unknown')}
          </Title>
        ) : choice.data === undefined && choice.error !== null ? (
          <Failed
            title={say('notOpened')}
            error={choice.error}
            retry={() => void choice.refetch()}
            {...(language !== 'en' && { words: failedWords(choice.error, words) })}
          />
        ) : (
          <QueryState of={choice} failed={say('notOpened')} loading={<Loading lines={3} height={32} />}>
            {(answer) => <Choice token={token} choice={answer.choice} words={words} />}
          </QueryState>
        )}
      </div>
      <HelpLink name={say('helpName')} text={say('help')} />
    </main>
  )
}

/** Whether the link is of nobody: asking for it again cannot help. */
const isUnknown = (error: unknown): boolean =>
  error instanceof CallError && (error.kind === 'NOT_FOUND' || error.kind === 'VALIDATION_ERROR')

const failedWords = (error: unknown, { say }: ReminderWords) => ({
  text: say('failed'),
  safe: say('safe'),
  reference: say('reference', { id: (error instanceof CallError && error.requestId) || '–' }),
  retry: say('again'),
})

type ChoiceProps = { token: string; choice: ReminderChoice; words: ReminderWords }

const Choice = ({ token, choice, words: { language, say, fill } }: ChoiceProps) => {
  const { email, organizationName, isReminded } = choice
  const choose = useCommand(reminders.setReminderChoice)
  const names = {
    organization: <bdi className="reminders__name">{organizationName}</bdi>,
    email: <bdi className="reminders__name">{email}</bdi>,
  }
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Title order={1}>{say(isReminded ? 'stopTitle' : 'stoppedTitle')}</Title>
        <Text component="output" c="dimmed">
          {fill(isReminded ? 'stopText' : 'stoppedText', names)}
        </Text>
      </Stack>
      {choose.isError && (
        <Alert color="red" role="alert">
          {language === 'en' ? failureText(choose.error) : say('failed')}
        </Alert>
      )}
      <Button
        size="md"
        variant={isReminded ? 'filled' : 'default'}
        loading={choose.isPending}
        onClick={() => choose.mutate({ token, isReminded: !isReminded })}
      >
        {say(isReminded ? 'stop' : 'allow')}
      </Button>
    </Stack>
  )
}
