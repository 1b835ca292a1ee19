import { Text } from '@mantine/core'
import { createContext, useContext, type ReactNode } from 'react'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { questionOf, type QuestionId } from '../../../insights/questionnaire.ts'
import type { Statement } from '../../../insights/report-types.ts'
import { failureText } from '../../core/call-error.ts'
import { Evidence, Quote } from '../../ui/evidence.tsx'
import { useAnswerText } from './answers.ts'

const ReportContext = createContext<StoredEmployeeReport | null>(null)

/** Lets the statements below find the answers that they rest on. */
export const ReportProvider = ({
  report,
  children,
}: {
  report: StoredEmployeeReport
  children: ReactNode
}) => <ReportContext value={report}>{children}</ReportContext>

const Answer = ({ report, questionId }: { report: StoredEmployeeReport; questionId: QuestionId }) => {
  const answer = useAnswerText(report, questionId)
  const question = questionOf(questionId).prompt
  if (answer.state === 'known') {
    return (
      <div>
        <Quote text={answer.text} question={question} />
        {answer.hasChanged && (
          <Text size="xs" c="dimmed" mt={4}>
            This report was made from this answer; since then the answers were opened again for changes.
          </Text>
        )}
      </div>
    )
  }
  const instead = {
    loading: 'Loading the answer…',
    hidden: 'The answer is shown to its author and to admins and owners only.',
    failed: `The answer could not be loaded. ${answer.state === 'failed' ? failureText(answer.error) : ''}`,
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

/** The answers that a statement rests on, opened by their count; those left out are said to be left out. */
export const Basis = ({ statement }: { statement: Statement }) => {
  const report = useContext(ReportContext)
  const { evidence, unanswered } = statement
  if (report === null || evidence.length + unanswered.length === 0) return null
  const label =
    evidence.length === 0
      ? 'Not answered'
      : `${evidence.length} ${evidence.length === 1 ? 'answer' : 'answers'}`
  return (
    <Evidence label={label} name={`What “${statement.text}” rests on: ${label}`}>
      {[...evidence.map(({ questionId }) => questionId), ...unanswered].map((questionId) =>
        unanswered.includes(questionId) ? (
          <Quote key={questionId} text={null} question={questionOf(questionId).prompt} />
        ) : (
          <Answer key={questionId} report={report} questionId={questionId} />
        ),
      )}
    </Evidence>
  )
}

/** One statement with the answers that it rests on. */
export const StatementText = ({ statement }: { statement: Statement }) => (
  <>
    <p className="statement">{statement.text}</p>
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
