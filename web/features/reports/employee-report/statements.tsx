import { Text } from '@mantine/core'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import type { QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import type { Statement } from '../../../../insights/report-types.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { Evidence, Quote } from '../../../ui/report/document/evidence.tsx'
import { HumanWrittenMark, HumanWrittenProvider } from '../../../ui/report/language/human-written.tsx'
import { useAnswerText } from './use-answer-text.ts'
import { useReportWords } from '../language/employee-report-texts.tsx'

type Told = {
  report: StoredEmployeeReport
  /** Statements as somebody wrote them, in another language than the page's. */
  asWritten: ReadonlySet<object>
}

const ReportContext = createContext<Told | null>(null)

/** Provides the answers that the statements below are based on. */
export const ReportProvider = ({ report, asWritten, children }: Told & { children: ReactNode }) => (
  <ReportContext value={useMemo(() => ({ report, asWritten }), [report, asWritten])}>
    <HumanWrittenProvider report={report}>{children}</HumanWrittenProvider>
  </ReportContext>
)

const Answer = ({ report, questionId }: { report: StoredEmployeeReport; questionId: QuestionId }) => {
  const answer = useAnswerText(report, questionId)
  const { words, say } = useReportWords()
  const question = words.question(questionId)
  if (answer.state === 'known') {
    return (
      <div>
        <Quote text={answer.text} question={question} />
        {answer.hasChanged && (
          <Text size="xs" c="dimmed" mt={4}>
            {say('evidence.changed')}
          </Text>
        )}
      </div>
    )
  }
  const instead = {
    loading: say('evidence.loading'),
    hidden: say('evidence.hidden'),
    failed: `${say('evidence.failed')} ${answer.state === 'failed' ? failureText(answer.error) : ''}`,
  }[answer.state]
  return (
    <div>
      <Text size="xs" c="dimmed">
        {question}
      </Text>
      <Text size="sm">{instead}</Text>
    </div>
  )
}

/** The answers that a statement is based on, opened by their count; skipped ones are marked as skipped. */
export const Basis = ({ statement }: { statement: Statement }) => {
  const told = useContext(ReportContext)
  const { words, say, piece } = useReportWords()
  const { evidence, unanswered } = statement
  if (told === null || evidence.length + unanswered.length === 0) return null
  const label =
    evidence.length === 0 ? piece('evidence.none') : say('evidence.answers', { count: evidence.length })
  return (
    <Evidence label={label} name={say('evidence.name', { text: statement.text, label })}>
      {[...evidence.map(({ questionId }) => questionId), ...unanswered].map((questionId) =>
        unanswered.includes(questionId) ? (
          <Quote key={questionId} text={null} question={words.question(questionId)} />
        ) : (
          <Answer key={questionId} report={told.report} questionId={questionId} />
        ),
      )}
    </Evidence>
  )
}

/** The text of a statement below its title, marked if it is not in the page's language or a person wrote it. */
export const StatementWords = ({ of, title, children }: { of: object; title?: string; children: string }) => {
  const told = useContext(ReportContext)
  return (
    <>
      <p className="statement" {...(told?.asWritten.has(of) && { lang: 'en', dir: 'auto' })}>
        {children}
      </p>
      <HumanWrittenMark texts={title === undefined ? [children] : [title, children]} />
    </>
  )
}

/** One statement with the answers that it is based on. */
export const StatementText = ({ statement }: { statement: Statement }) => (
  <>
    <StatementWords of={statement}>{statement.text}</StatementWords>
    <Basis statement={statement} />
  </>
)

/** Statements one below the other. */
export const StatementList = ({
  statements,
  isNumbered = false,
}: {
  statements: readonly Statement[]
  isNumbered?: boolean
}) => {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={`statement-list${isNumbered ? ' statement-list--numbered' : ''}`}>
      {statements.map((statement) => (
        <li key={statement.text}>
          <StatementText statement={statement} />
        </li>
      ))}
    </List>
  )
}
