import { useQuery } from '@tanstack/react-query'
import { reports, type StoredEmployeeReport } from '../../../contract/reports.ts'
import { answersIn, explainGrade } from '../../../insights/why-this-grade.ts'
import { ask } from '../../core/ask.ts'
import { useMay } from '../../core/membership.tsx'
import { changedTexts } from './edited-report.ts'
import { EditedBeside, otherTexts } from './edited-beside.tsx'
import { useGeneratedVersion } from './generated-version.ts'
import { HowSure } from './how-sure.tsx'

/** What whoever reviews a person's report has to look at: what its letter rests on, what was edited, whether it is still so. */
export const ReportLookAt = ({ report }: { report: StoredEmployeeReport }) => {
  const explanation = explainGrade(answersIn(report.workings))
  return (
    <ul className="look-at">
      <li>
        <h3>What the letter rests on</h3>
        {explanation.beforeTheLetter !== null && <p>{explanation.beforeTheLetter}</p>}
        <HowSure explanation={explanation} name="How sure the letter under review is" />
      </li>
      <li>
        <h3>Whether it is still so</h3>
        <StillSo report={report} />
      </li>
      <li>
        <h3>The words</h3>
        <EditedTexts report={report} />
      </li>
      <li>
        <h3>What it must not do</h3>
        <p>
          It rests on what one person said about themselves. It decides nothing: not pay, not a place, not who
          goes. Read risks and recommendations once as {report.gradingOverview.employeeName} will read them.
        </p>
      </li>
    </ul>
  )
}

const StillSo = ({ report }: { report: StoredEmployeeReport }) => {
  const mayRead = useMay('submission:view')
  const answers = useQuery({
    ...ask(reports.getReportAnswers, { employeeId: report.employeeId, version: report.version }),
    enabled: mayRead,
  })
  if (!mayRead)
    return <p>You may not read answers, so whether they have changed since is not shown to you.</p>
  if (answers.data === undefined) {
    return <p>{answers.isError ? 'Whether the answers have changed could not be loaded.' : 'Looking…'}</p>
  }
  return (
    <p>
      {answers.data.isCurrent
        ? 'The answers are those that it was made from.'
        : 'The answers have changed since it was made, or are open for changes. Better generate it again, and review that version.'}
    </p>
  )
}

const EditedTexts = ({ report }: { report: StoredEmployeeReport }) => {
  const generated = useGeneratedVersion(report)
  const by = `Texts of this version were ${otherTexts(report).by}`
  if (report.origin === 'generated')
    return <p>Nobody edited a text: every sentence is made by fixed rules.</p>
  if (generated === null) {
    return (
      <p>
        {by}. The generated version is not kept any more: read every text with the answers that it rests on.
      </p>
    )
  }
  if (generated === undefined) return <p>Looking for the generated texts…</p>
  const count = changedTexts(report, generated).length
  return (
    <>
      {report.origin === 'written' && (
        <p>
          {by}, from quoted answers. Numbers and grades are computed. Read every sentence with the answers
          that it rests on.
        </p>
      )}
      <p>
        {count === 1 ? 'One text is' : `${count} texts are`} other than generated in version{' '}
        {generated.version}. Both stand below.
      </p>
      <EditedBeside report={report} generated={generated} />
    </>
  )
}
