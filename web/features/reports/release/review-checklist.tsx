import { useQuery } from '@tanstack/react-query'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import {
  reports,
  type ReportStanding,
  type StoredEmployeeReport,
} from '../../../../contract/calls/reports/reports.ts'
import { answersIn, explainGrade } from '../../../../insights/scoring/explain-grade.ts'
import { ask } from '../../../core/api/queries.ts'
import { useIsShared, useMay } from '../../../core/organization/membership.tsx'
import { StepList } from '../../../ui/report/release/transition-list.tsx'
import { ChangedCompanyReport } from './changed-company-report.tsx'
import { changedTexts } from '../editor/editable-texts.ts'
import { EditedBeside, whoChanged } from '../editor/compare-texts.tsx'
import { useGeneratedVersion } from '../editor/use-generated-version.ts'
import { HowSure } from '../grade/grade-confidence.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'

/** What whoever reviews a person's report has to look at: what its letter rests on, what was edited, whether it is still so. */
export const ReportLookAt = ({
  report,
  standing,
}: {
  report: StoredEmployeeReport
  standing: ReportStanding | undefined
}) => {
  const { words, say } = useReportWords()
  const explanation = explainGrade(answersIn(report.workings), words)
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
        <HowSure explanation={explanation} name={say('lookAt.sure')} />
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

/** What the person wrote about another version, to which nobody has responded. */
const Objection = ({ report, version }: { report: StoredEmployeeReport; version: number }) => {
  const { say, named } = useReportWords()
  const { employeeId, gradingOverview } = report
  const steps = useQuery(ask(release.getReportSteps, { employeeId, version }))
  const newest = steps.data?.steps.find(({ kind }) => kind === 'contested')
  return (
    <>
      <p>{say('lookAt.objectionText', { name: named(gradingOverview.employeeName), version })}</p>
      {newest && <StepList steps={[newest]} />}
    </>
  )
}

const StillSo = ({ report }: { report: StoredEmployeeReport }) => {
  const { say } = useReportWords()
  const mayRead = useMay('submission:view')
  const answers = useQuery({
    ...ask(reports.getReportAnswers, { employeeId: report.employeeId, version: report.version }),
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
  if (generated === null) return <p>{say(gone[whoChanged(report)])}</p>
  if (generated === undefined) return <p>{say('lookAt.lookingForTexts')}</p>
  const count = changedTexts(report, generated).length
  return (
    <>
      {report.origin === 'written' && <p>{say('lookAt.fromQuotes')}</p>}
      <p>{say('lookAt.otherThan', { count, version: generated.version })}</p>
      <EditedBeside report={report} generated={generated} />
    </>
  )
}
