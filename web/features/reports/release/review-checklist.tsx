import { useQuery } from '@tanstack/react-query'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import {
  reports,
  type ReportStatus,
  type StoredEmployeeReport,
} from '../../../../contract/calls/reports/reports.ts'
import { answersFromWorkings, explainGrade } from '../../../../insights/scoring/explain-grade.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useIsShared, useMay } from '../../../core/organization/membership.tsx'
import { TransitionList } from '../../../ui/report/release/transition-list.tsx'
import { ChangedCompanyReport } from './changed-company-report.tsx'
import { changedTexts } from '../editor/editable-texts.ts'
import { CompareTexts, textAuthor } from '../editor/compare-texts.tsx'
import { useGeneratedVersion } from '../editor/use-generated-version.ts'
import { GradeConfidence } from '../grade/grade-confidence.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'

/**
 * What to check in the review of a person's report: what its letter is based on, what was edited,
 * whether it is still current.
 */
export const ReviewChecklist = ({
  report,
  standing,
}: {
  report: StoredEmployeeReport
  standing: ReportStatus | undefined
}) => {
  const { words, say } = useReportWords()
  const explanation = explainGrade(answersFromWorkings(report.workings), words)
  const contested = standing?.unansweredVersion ?? report.version
  return (
    <ul className="look-at">
      {contested !== report.version && (
        <li>
          <h3>{say('lookAt.objection')}</h3>
          <Objection report={report} version={contested} />
        </li>
      )}
      <li>
        <h3>{say('lookAt.rests')}</h3>
        {explanation.beforeTheLetter !== null && <p>{explanation.beforeTheLetter}</p>}
        <GradeConfidence explanation={explanation} name={say('lookAt.sure')} />
      </li>
      <li>
        <h3>{say('lookAt.still')}</h3>
        <StillSo report={report} />
      </li>
      <li>
        <h3>{say('lookAt.words')}</h3>
        <EditedTexts report={report} />
      </li>
      <ChangedCompany report={report} />
      <li>
        <h3>{say('lookAt.mustNot')}</h3>
        <p>{say('lookAt.mustNotText', { name: words.named(report.gradingOverview.employeeName) })}</p>
      </li>
    </ul>
  )
}

const ChangedCompany = ({ report }: { report: StoredEmployeeReport }) =>
  useIsShared() === false ? null : (
    <li>
      <ChangedCompanyReport report={report} />
    </li>
  )

/** The person's objection to another version, without a response. */
const Objection = ({ report, version }: { report: StoredEmployeeReport; version: number }) => {
  const { say, named } = useReportWords()
  const { employeeId, gradingOverview } = report
  const steps = useQuery(callQuery(release.getReportSteps, { employeeId, version }))
  const newest = steps.data?.steps.find(({ kind }) => kind === 'contested')
  return (
    <>
      <p>{say('lookAt.objectionText', { name: named(gradingOverview.employeeName), version })}</p>
      {newest && <TransitionList steps={[newest]} />}
    </>
  )
}

const StillSo = ({ report }: { report: StoredEmployeeReport }) => {
  const { say } = useReportWords()
  const mayRead = useMay('submission:view')
  const answers = useQuery({
    ...callQuery(reports.getReportAnswers, { employeeId: report.employeeId, version: report.version }),
    enabled: mayRead,
  })
  if (!mayRead) return <p>{say('lookAt.mayNotRead')}</p>
  if (answers.data === undefined) {
    return <p>{answers.isError ? say('lookAt.notLoaded') : say('lookAt.looking')}</p>
  }
  return <p>{answers.data.isCurrent ? say('lookAt.same') : say('lookAt.changed')}</p>
}

const gone = {
  edited: 'lookAt.goneEdited',
  worded: 'lookAt.goneWorded',
  either: 'lookAt.goneEither',
} as const

const EditedTexts = ({ report }: { report: StoredEmployeeReport }) => {
  const { say } = useReportWords()
  const generated = useGeneratedVersion(report)
  if (report.origin === 'generated') return <p>{say('lookAt.generated')}</p>
  if (generated === null) return <p>{say(gone[textAuthor(report)])}</p>
  if (generated === undefined) return <p>{say('lookAt.lookingForTexts')}</p>
  const count = changedTexts(report, generated).length
  return (
    <>
      {report.origin === 'written' && <p>{say('lookAt.fromQuotes')}</p>}
      <p>{say('lookAt.otherThan', { count, version: generated.version })}</p>
      <CompareTexts report={report} generated={generated} />
    </>
  )
}
