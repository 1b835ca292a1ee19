import { useQueries, useQuery } from '@tanstack/react-query'
import { reports, type StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { buildManagerBrief, ratingChanges } from '../../../../insights/employee-report/manager-brief.ts'
import { answersFromWorkings } from '../../../../insights/scoring/explain-grade.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { StatementList } from './statements.tsx'

/** So many earlier versions are looked through for one of other answers. */
const versionsBack = 5

/** The newest earlier version that was made from other answers; undefined while loading, null where there is none. */
const useEarlierReport = (
  { employeeId, version, submittedAt }: StoredEmployeeReport,
  versions: readonly number[],
): StoredEmployeeReport | null | undefined => {
  const earlier = versions.filter((one) => one < version).slice(0, versionsBack)
  const answers = useQueries({
    queries: earlier.map((one) => callQuery(reports.getReport, { employeeId, version: one })),
  })
  if (answers.some(({ isPending }) => isPending)) return undefined
  const found = answers.find(({ data }) => data !== undefined && data.report.submittedAt !== submittedAt)
  return found?.data?.report ?? null
}

const Changes = ({ report, versions }: { report: StoredEmployeeReport; versions: readonly number[] }) => {
  const { words, say } = useReportWords()
  const earlier = useEarlierReport(report, versions)
  if (earlier === undefined) return <p className="statement">{say('brief.loading')}</p>
  if (earlier === null) return <p className="statement">{say('brief.first')}</p>
  const [before, now] = [answersFromWorkings(earlier.workings), answersFromWorkings(report.workings)]
  const changes = ratingChanges(before, now, words)
  if (changes.length === 0) return <p className="statement">{say('brief.same')}</p>
  return (
    <ul className="statement-list">
      {changes.map((change) => (
        <li key={change.id}>
          {say('brief.change', {
            name: change.name,
            before: words.numeral(change.before),
            now: words.numeral(change.now),
          })}
        </li>
      ))}
    </ul>
  )
}

/** Three questions to open the conversation with, what was asked for, and what changed. */
export const ManagerBrief = ({
  report,
  versions,
}: {
  report: StoredEmployeeReport
  versions: readonly number[]
}) => {
  const { employeeId, version } = report
  const { words, say } = useReportWords()
  const { data, isError } = useQuery({
    ...callQuery(reports.getReportAnswers, { employeeId, version }),
    // The answers of a version stay as they are; once it is deleted there are none to ask for again.
    staleTime: 'static',
  })
  if (data === undefined)
    return <p className="statement">{say(isError ? 'brief.failed' : 'brief.loading')}</p>
  const { questions, askedFor } = buildManagerBrief(employeeId, data.rawAnswers, words)
  return (
    <div className="manager-brief">
      <h3 className="named__title">{say('brief.questions')}</h3>
      <StatementList statements={questions} isNumbered />
      <h3 className="named__title">{say('brief.askedFor')}</h3>
      <StatementList statements={askedFor} />
      <h3 className="named__title">{say('brief.changes')}</h3>
      <Changes report={report} versions={versions} />
    </div>
  )
}
