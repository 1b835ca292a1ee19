import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { Finding, GroupStatement } from '../../../insights/company-report-types.ts'
import { RestsOn } from './basis.tsx'
import type { Comparison, Difference } from './compare.ts'
import type { Noise } from '../../../insights/noise-between-reports.ts'
import { MarkUnless } from './mark.tsx'
import { InThePlan } from './plan-add.tsx'

/** A statement about many people, with what it rests on. */
export const StatementText = ({ statement }: { statement: GroupStatement }) => (
  <>
    <p className="statement__text">{statement.text}</p>
    <RestsOn basis={statement} about={statement.text} />
  </>
)

/** The answer in a few sentences. */
export const Summary = ({ report }: { report: StoredCompanyReport }) => (
  <ul className="summary-list prose">
    {report.executiveSummary.map((statement) => (
      <li key={statement.text}>
        <StatementText statement={statement} />
      </li>
    ))}
  </ul>
)

type ColumnProps = {
  title: string
  none: string
  report: StoredCompanyReport
  section: 'strengths' | 'weaknesses'
  difference: Difference<Finding> | undefined
  /** Topics whose share is not called another one. */
  noise: Noise['strengths'] | undefined
}

const Column = ({ title, none, report, section, difference, noise }: ColumnProps) => (
  <div className="findings__column">
    <h3 className="wiki-subtitle">{title}</h3>
    {report[section].length === 0 && <Text c="dimmed">{none}</Text>}
    <ol className="finding-list">
      {report[section].map((finding, index) => (
        <li key={finding.topic} className="finding">
          {difference?.added.has(finding.topic) && (
            <MarkUnless noise={noise?.get(finding.topic)}>new</MarkUnless>
          )}
          <StatementText statement={finding} />
          <InThePlan report={report} section={section} index={index} />
        </li>
      ))}
      {difference?.gone.map((finding) => (
        <li key={`gone ${finding.topic}`} className="finding finding--gone">
          <MarkUnless noise={noise?.get(finding.topic)}>no longer</MarkUnless>
          <p className="statement__text">{finding.text}</p>
        </li>
      ))}
    </ol>
  </div>
)

/** What a topic needs besides, so that a few people do not speak for the company. */
const enough =
  'A quarter of all who answered must have spoken to it and, from 5 answers on, at least two people must say the same.'

/** Strengths and weaknesses side by side, each with how many people it rests on. */
export const Findings = ({
  report,
  comparison,
}: {
  report: StoredCompanyReport
  comparison: Comparison | undefined
}) => (
  <div className="findings">
    <Column
      title="Strengths"
      none={`None. A strength takes at least half of those who spoke to a topic. ${enough}`}
      report={report}
      section="strengths"
      difference={comparison?.strengths}
      noise={comparison?.noise.strengths}
    />
    <Column
      title="Weaknesses"
      none={`None. A weakness takes at least a quarter of those who spoke to a topic. ${enough}`}
      report={report}
      section="weaknesses"
      difference={comparison?.weaknesses}
      noise={comparison?.noise.weaknesses}
    />
  </div>
)
