import { Alert, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { questionnaires, type SubmissionVersion } from '../../../contract/questionnaires.ts'
import { ask } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { AnsweredIn } from './answered-in.tsx'
import { AnswerList } from './answer-list.tsx'

const dayOf = (at: string): string => new Date(at).toLocaleDateString(undefined, { dateStyle: 'long' })

/** What a person had submitted each time before it was opened again; nothing where it never was. */
export const EarlierAnswers = ({ employeeId }: { employeeId: string }) => {
  const { data, error } = useQuery(ask(questionnaires.getSubmissionVersions, { employeeId }))
  if (error !== null) {
    return (
      <Alert color="yellow" title="Earlier answers could not be loaded">
        {failureText(error)}
      </Alert>
    )
  }
  if (data === undefined || data.versions.length === 0) return null
  return (
    <section aria-labelledby="earlier-answers" className="earlier-answers">
      <Title order={3} id="earlier-answers">
        Earlier answers
      </Title>
      {data.versions.map((version) => (
        <Earlier key={version.revision} version={version} />
      ))}
    </section>
  )
}

const Earlier = ({ version }: { version: SubmissionVersion }) => {
  const { answers, submittedAt, reopenedAt, reopenedBy, reason, language } = version
  return (
    <details className="earlier-answers__version">
      <summary>Submitted on {dayOf(submittedAt)}</summary>
      <Text size="sm" c="dimmed" className="earlier-answers__reason">
        Opened again on {dayOf(reopenedAt)}
        {reopenedBy !== null && ` by ${reopenedBy}`}
        {reason === null ? '.' : `: “${reason}”`}
      </Text>
      <AnsweredIn language={language} />
      <AnswerList answers={answers} of={`submitted on ${dayOf(submittedAt)}`} />
    </details>
  )
}
