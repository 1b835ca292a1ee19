import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { questionOf, type QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import type { Evidence } from '../../../../insights/report-types.ts'
import { callQuery } from '../../../core/api/queries.ts'
import type { CallError } from '../../../core/api/call-error.ts'
import { useSeesEveryReport } from '../../../core/organization/can-release.ts'
import { useMay } from '../../../core/organization/membership.tsx'
import { Quote } from '../../../ui/report/document/evidence.tsx'
import { localizedFailureText } from '../../../ui/report/language/localized-states.tsx'
import { useWiki, type WikiWords } from '../language/company-report-texts.tsx'
import './supporting-answers.css'

/** The answers behind the numbers: for readers who may see answers, fetched once opened. */

/** Whether the reader may read individual answers. Other readers who see names are shown only names. */
export const useMayReadAnswers = (): boolean => {
  const mayRead = useMay('submission:view')
  return useSeesEveryReport() && mayRead
}

type Told =
  | { state: 'hidden' | 'loading' }
  | { state: 'failed'; error: CallError }
  /** Null if a question was skipped; undefined if the answer is no longer stored. */
  | { state: 'known'; of: (one: Evidence) => string | null | undefined }

const keyOf = ({ employeeId, questionId }: Evidence): string => `${employeeId} ${questionId}`

const useAnswers = (reportId: string, evidence: readonly Evidence[]): Told => {
  const mayRead = useMayReadAnswers()
  const { data, error } = useQuery({
    ...callQuery(reports.getCompanyReportAnswers, { reportId, answers: [...evidence] }),
    enabled: mayRead && evidence.length > 0,
  })
  if (!mayRead) return { state: 'hidden' }
  if (data !== undefined) {
    const given = new Map(data.answers.map((one) => [keyOf(one), one.answer]))
    return { state: 'known', of: (one) => given.get(keyOf(one)) }
  }
  return error === null ? { state: 'loading' } : { state: 'failed', error }
}

/** A yes or no that was pressed is shown as the word on the button. */
const choiceText = (questionId: QuestionId, text: string, { language, say }: WikiWords): string => {
  const isPressed = questionOf(questionId).type === 'yesno' && (text === 'Yes' || text === 'No')
  return isPressed && language !== 'en' ? say(text === 'Yes' ? 'rests.yes' : 'rests.no') : text
}

const Given = ({ of, answer }: { of: Evidence; answer: string | null | undefined }) => {
  const wiki = useWiki()
  if (answer === undefined) return <em className="behind__none">{wiki.say('rests.gone')}</em>
  if (answer === null) return <em className="behind__none">{wiki.piece('evidence.none')}</em>
  const text = choiceText(of.questionId, answer, wiki)
  return (
    <span className="behind__given figures" dir="auto">
      {questionOf(of.questionId).type === 'textarea' ? wiki.words.quote(text) : text}
    </span>
  )
}

/** The loading state of the answers; nothing for readers who may not read them. */
const State = ({ told }: { told: Told }) => {
  const wiki = useWiki()
  if (told.state === 'hidden') return null
  if (told.state === 'failed') {
    return (
      <Text size="sm" role="alert">
        {`${wiki.say('rests.failed')} ${localizedFailureText(told.error, wiki)}`}
      </Text>
    )
  }
  return (
    <Text size="xs" c="dimmed" component="output">
      {wiki.say(told.state === 'loading' ? 'rests.loading' : 'rests.asGiven')}
    </Text>
  )
}

type BehindProps = {
  reportId: string
  evidence: readonly Evidence[]
  nameOf: (employeeId: string) => ReactNode
}

/** Who gave these answers, by question, with the answers if the reader may see them. */
export const SupportingAnswers = ({ reportId, evidence, nameOf }: BehindProps) => {
  const { words } = useWiki()
  const told = useAnswers(reportId, evidence)
  const questionIds = [...new Set(evidence.map(({ questionId }) => questionId))]
  return (
    <>
      {evidence.length > 0 && <State told={told} />}
      {questionIds.map((questionId) => (
        <Stack key={questionId} gap={2}>
          <Text size="xs" c="dimmed">
            {words.question(questionId)}
          </Text>
          <ul className={told.state === 'hidden' ? 'behind behind--names' : 'behind'}>
            {evidence
              .filter((one) => one.questionId === questionId)
              .map((one) => (
                <li key={one.employeeId} className="behind__row">
                  <span>{nameOf(one.employeeId)}</span>
                  {told.state === 'known' && <Given of={one} answer={told.of(one)} />}
                </li>
              ))}
          </ul>
        </Stack>
      ))}
    </>
  )
}

type OfOneProps = { reportId: string; employeeId: string; questionIds: readonly QuestionId[] }

/** One person's answers to these questions. */
export const PersonSupportingAnswers = ({ reportId, employeeId, questionIds }: OfOneProps) => {
  const wiki = useWiki()
  const { words, say } = wiki
  const evidence = questionIds.map((questionId) => ({ employeeId, questionId }))
  const told = useAnswers(reportId, evidence)
  const isGone = told.state === 'known' && evidence.every((one) => told.of(one) === undefined)
  if (isGone) return <em className="behind__none">{say('rests.gone')}</em>
  return (
    <>
      <State told={told} />
      {told.state === 'known' &&
        evidence.map((one) => {
          const answer = told.of(one) ?? null
          return (
            <Quote
              key={one.questionId}
              text={answer === null ? null : choiceText(one.questionId, answer, wiki)}
              question={words.question(one.questionId)}
            />
          )
        })}
    </>
  )
}
