import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  reports,
  type ReportStatus,
  type StoredEmployeeReport,
} from '../../../../contract/calls/reports/reports.ts'
import { questionIds } from '../../../../insights/questionnaire/questionnaire.ts'
import { reviewMarks, scoreChanges, type ReviewMark } from '../../../../insights/scoring/review-marks.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useMay } from '../../../core/organization/membership.tsx'
import { ReportFold } from '../../../ui/report/document/report-notice.tsx'
import { isOnPhone } from '../../../ui/page/is-on-phone.ts'
import { QueueLine } from '../../../ui/report/release/queue-line.tsx'
import { useReviewQueue } from './use-review-queue.ts'
import { useReportWords, type ReportWords } from '../language/employee-report-texts.tsx'
import './review-side.css'

type Props = {
  /** In the reader's language. */
  report: StoredEmployeeReport
  versions: readonly number[]
  standing: ReportStatus | undefined
}

/** What a reviewer reads beside a report: what stands out, what is different from before, and the answers. */
export const ReviewSide = ({ report, versions, standing }: Props) => {
  const { say } = useReportWords()
  const queue = useReviewQueue(report.employeeId, true)
  return (
    <aside className="review-side screen-only" aria-label={say('beforeRelease.title')}>
      <ReportFold
        title={say('beforeRelease.title')}
        icon={<ListChecks size={18} aria-hidden />}
        isOpen={!isOnPhone()}
      >
        {queue !== undefined && <QueueLine queue={queue} />}
        <Marks report={report} />
        <Changes report={report} earlier={earlierVersion(report.version, versions, standing)} />
        <Answers report={report} />
      </ReportFold>
    </aside>
  )
}

/** The version to compare with: the one that is out, else the one before. */
const earlierVersion = (
  version: number,
  versions: readonly number[],
  standing: ReportStatus | undefined,
): number | undefined => {
  const released = standing?.releasedVersion ?? version
  return released < version ? released : versions.find((other) => other < version)
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="review-side__part">
    <h2 className="review-side__title">{title}</h2>
    {children}
  </section>
)

const markText = (
  mark: ReviewMark,
  report: StoredEmployeeReport,
  { say, decimal, words }: ReportWords,
): string => {
  if (mark.kind === 'few') return say('beforeRelease.few', { answered: mark.answered, inputs: mark.inputs })
  if (mark.kind === 'alike') return say('beforeRelease.alike', { ratings: mark.ratings, value: mark.value })
  if (mark.kind === 'apart') {
    const { label } = report.workings[mark.score]
    return say('beforeRelease.apart', {
      label,
      lowest: words.numeral(mark.lowest),
      highest: words.numeral(mark.highest),
    })
  }
  return say('beforeRelease.edge', {
    overall: decimal(mark.overall),
    distance: decimal(mark.distance),
    grade: words.grade(mark.other),
  })
}

const Marks = ({ report }: { report: StoredEmployeeReport }) => {
  const reading = useReportWords()
  const { say } = reading
  const marks = [
    ...reviewMarks(report).map((mark) => markText(mark, report, reading)),
    ...(report.origin === 'generated' ? [] : [say(`beforeRelease.${report.origin}`)]),
  ]
  return (
    <Part title={say('beforeRelease.marks')}>
      {marks.length === 0 ? (
        <p>{say('beforeRelease.none')}</p>
      ) : (
        <ul className="review-side__marks">
          {marks.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Part>
  )
}

const Changes = ({ report, earlier }: { report: StoredEmployeeReport; earlier: number | undefined }) => {
  const { say, decimal, words } = useReportWords()
  const before = useQuery({
    ...callQuery(reports.getReport, { employeeId: report.employeeId, version: earlier }),
    enabled: earlier !== undefined,
  })
  if (earlier === undefined) return <p className="review-side__part">{say('beforeRelease.first')}</p>
  if (before.data === undefined) return null
  const changes = scoreChanges(report, before.data.report)
  const was = before.data.report.gradingOverview.grade
  const is = report.gradingOverview.grade
  return (
    <Part title={say('beforeRelease.since', { version: earlier })}>
      {changes.length === 0 && <p>{say('beforeRelease.same')}</p>}
      <ul className="review-side__marks">
        {changes.map((change) => (
          <li key={change.score}>
            {say('beforeRelease.change', {
              label: change.score === 'overall' ? say('head.overall') : report.workings[change.score].label,
              before:
                change.score === 'overall'
                  ? `${decimal(change.before)} (${words.grade(was)})`
                  : words.numeral(change.before),
              now:
                change.score === 'overall'
                  ? `${decimal(change.now)} (${words.grade(is)})`
                  : words.numeral(change.now),
            })}
            {change.isLarge && <strong> {say('beforeRelease.large')}</strong>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Answers = ({ report }: { report: StoredEmployeeReport }) => {
  const { say, words } = useReportWords()
  const mayRead = useMay('submission:view')
  const answers = useQuery({
    ...callQuery(reports.getReportAnswers, { employeeId: report.employeeId, version: report.version }),
    enabled: mayRead,
  })
  if (!mayRead) return <Part title={say('beforeRelease.answers')}>{say('beforeRelease.hidden')}</Part>
  if (answers.data === undefined) {
    return (
      <Part title={say('beforeRelease.answers')}>
        {say(answers.isError ? 'evidence.failed' : 'evidence.loading')}
      </Part>
    )
  }
  const { rawAnswers } = answers.data
  return (
    <Part title={say('beforeRelease.answers')}>
      <dl className="review-side__answers">
        {questionIds.map((id) => (
          <div key={id}>
            <dt>{words.question(id)}</dt>
            {rawAnswers[id] === undefined || rawAnswers[id] === '' ? (
              <dd className="review-side__blank">{say('beforeRelease.blank')}</dd>
            ) : (
              // The text keeps its own direction, but is aligned like its question.
              <dd>
                <span dir="auto">{rawAnswers[id]}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Part>
  )
}
