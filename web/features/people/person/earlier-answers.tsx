import { Alert, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { questionnaires, type SubmissionVersion } from '../../../../contract/calls/submissions.ts'
import { englishLocale } from '../../../core/i18n/locale.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { AnswerLanguage } from './answer-language.tsx'
import { AnswerList } from './answer-list.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

const dayOf = (at: string): string => new Date(at).toLocaleDateString(englishLocale(), { dateStyle: 'long' })

/** What a person had submitted each time before it was opened again; nothing where it never was. */
export const EarlierAnswers = ({ employeeId }: { employeeId: string }) => {
  const { data, error } = useQuery(callQuery(questionnaires.getSubmissionVersions, { employeeId }))
  if (error !== null) {
    return (
      <Alert color="yellow" title={t(texts, 'earlierAnswers.couldNotBeLoaded')}>
        {failureText(error)}
      </Alert>
    )
  }
  if (data === undefined || data.versions.length === 0) return null
  return (
    <section aria-labelledby="earlier-answers" className="earlier-answers">
      <Title order={3} id="earlier-answers">
        {t(texts, 'earlierAnswers.earlierAnswers')}
      </Title>
      {data.versions.map((version) => (
        <Earlier key={version.revision} version={version} />
      ))}
    </section>
  )
}

const reopeningText = ({ reopenedAt, reopenedBy, reason }: SubmissionVersion): string => {
  const date = dayOf(reopenedAt)
  if (reopenedBy === null) {
    return reason === null
      ? t(texts, 'earlierAnswers.openedAgain', { date })
      : t(texts, 'earlierAnswers.openedAgainBecause', { date, reason })
  }
  return reason === null
    ? t(texts, 'earlierAnswers.openedAgainBy', { date, who: reopenedBy })
    : t(texts, 'earlierAnswers.openedAgainByBecause', { date, who: reopenedBy, reason })
}

const Earlier = ({ version }: { version: SubmissionVersion }) => {
  const { answers, submittedAt, language } = version
  return (
    <details className="earlier-answers__version">
      <summary>{t(texts, 'earlierAnswers.submittedOn', { date: dayOf(submittedAt) })}</summary>
      <Text size="sm" c="dimmed" className="earlier-answers__reason">
        {reopeningText(version)}
      </Text>
      <AnswerLanguage language={language} />
      <AnswerList answers={answers} submittedOn={dayOf(submittedAt)} />
    </details>
  )
}
