import { Anchor, Drawer, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Citation } from '../../../../contract/calls/chat.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { questions } from '../../../../insights/questionnaire/questionnaire.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useMay } from '../../../core/organization/membership.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { containsQuote } from './contains-quote.ts'
import { usePeople } from '../use-people.ts'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

type Props = { citation: Citation | undefined; isOpen: boolean; onClose: () => void }

/** The sources of a sentence, beside the conversation. Escape closes it. */
export const CitationPanel = ({ citation, isOpen, onClose }: Props) => (
  <Drawer
    opened={isOpen}
    onClose={onClose}
    position="right"
    size="md"
    title={citation === undefined ? '' : t(texts, 'citationPanel.source', { n: citation.n })}
    classNames={{ title: 'cited__title' }}
  >
    {citation !== undefined && (
      <Stack gap="lg">
        <Cited citation={citation} />
      </Stack>
    )}
  </Drawer>
)

const Cited = ({ citation }: { citation: Citation }) => {
  if (citation.kind === 'answer') return <CitedAnswer citation={citation} />
  if (citation.kind === 'people') return <CitedPeople label={citation.label} />
  if (citation.kind === 'file') {
    return (
      <>
        <Text fw={600} className="cited__label">
          {citation.label}
        </Text>
        {citation.quote !== undefined && <Words text={citation.quote} />}
        <Text c="dimmed" size="sm">
          {t(texts, 'citationPanel.aFileThatWasAttached')}
        </Text>
      </>
    )
  }
  return <Text className="cited__label">{citation.label}</Text>
}

const Words = ({ text }: { text: string }) => (
  <blockquote className="cited__words" dir="auto">
    {text}
  </blockquote>
)

type AnswerCitation = Extract<Citation, { kind: 'answer' }>

const promptOf = (questionId: string): string =>
  questions.find(({ id }) => id === questionId)?.prompt ?? questionId

const CitedAnswer = ({ citation }: { citation: AnswerCitation }) => {
  const { employeeId, questionId, quote, label, version } = citation
  const seesSubmissions = useMay('submission:view')
  const maySeeReports = useMay('report:view')
  const people = usePeople(true)
  const person = people.data?.find(({ id }) => id === employeeId)
  const answers = useQuery({
    ...callQuery(reports.getReportAnswers, { employeeId, version }),
    enabled: maySeeReports,
  })
  return (
    <>
      <div>
        <Text size="sm" c="dimmed">
          {t(texts, 'citationPanel.question')}
        </Text>
        <Text fw={600}>{promptOf(questionId)}</Text>
      </div>
      <div>
        <Text size="sm" c="dimmed">
          {t(texts, 'citationPanel.inTheirOwnWords')}
        </Text>
        <Words text={quote} />
      </div>
      <div>
        <Text size="sm" c="dimmed">
          {t(texts, 'citationPanel.whoAndWhen')}
        </Text>
        <Text>
          {person === undefined
            ? label
            : [person.name, person.role, person.department].filter(Boolean).join(', ')}
        </Text>
        {answers.isLoading ? (
          <Skeleton height={18} width="50%" mt={4} />
        ) : (
          // An earlier version may have been cited: the date applies only if the answer above contains the quote.
          typeof answers.data?.submittedAt === 'string' &&
          containsQuote(answers.data.rawAnswers[questionId], quote) && (
            <Text size="sm" c="dimmed">
              {fill(
                texts,
                answers.data.isCurrent ? 'citationPanel.handedIn' : 'citationPanel.handedInAndChanged',
                {
                  at: <RelativeTime at={answers.data.submittedAt} />,
                },
              )}
            </Text>
          )
        )}
      </div>
      {seesSubmissions ? (
        <Anchor
          renderRoot={(props) => <Link to={paths.submissions} search={{ person: employeeId }} {...props} />}
        >
          {person === undefined
            ? t(texts, 'citationPanel.allAnswers')
            : t(texts, 'citationPanel.allAnswersOf', { name: person.name })}
        </Anchor>
      ) : (
        maySeeReports && (
          <Anchor
            renderRoot={(props) => (
              <Link
                to={paths.report}
                params={{ employeeId }}
                search={version === undefined ? {} : { version: String(version) }}
                {...props}
              />
            )}
          >
            {t(texts, 'citationPanel.theReportThatWasMade')}
          </Anchor>
        )
      )}
    </>
  )
}

const CitedPeople = ({ label }: { label: string }) => {
  const seesSubmissions = useMay('submission:view')
  return (
    <>
      <Text fw={600} className="cited__label">
        {label}
      </Text>
      <Text>{t(texts, 'citationPanel.theListOfPeopleAnd')}</Text>
      {seesSubmissions && (
        <Anchor renderRoot={(props) => <Link to={paths.submissions} {...props} />}>
          {t(texts, 'citationPanel.seeWhoHasAnsweredNow')}
        </Anchor>
      )}
    </>
  )
}
