import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { Finding, GroupStatement } from '../../../insights/company-report-types.ts'
import { RestsOn } from './basis.tsx'
import type { Comparison, Difference } from './compare.ts'
import type { Noise } from '../../../insights/noise-between-reports.ts'
import { useWiki } from './language/wiki-words.tsx'
import { Said } from './language/said.tsx'
import { MarkUnless } from './mark.tsx'
import { InThePlan } from './plan-add.tsx'

/** A statement about many people, with what it rests on. */
export const StatementText = ({ statement }: { statement: GroupStatement }) => (
  <>
    <Said of={statement}>{statement.text}</Said>
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

const Column = ({ title, none, report, section, difference, noise }: ColumnProps) => {
  const { say } = useWiki()
  return (
    <div className="findings__column">
      <h3 className="wiki-subtitle">{title}</h3>
      {report[section].length === 0 && <Text c="dimmed">{none}</Text>}
      <ol className="finding-list">
        {report[section].map((finding, index) => (
          <li key={finding.topic} className="finding">
            {difference?.added.has(finding.topic) && (
              <MarkUnless noise={noise?.get(finding.topic)}>{say('marks.new')}</MarkUnless>
            )}
            <StatementText statement={finding} />
            <InThePlan report={report} section={section} index={index} />
          </li>
        ))}
        {difference?.gone.map((finding) => (
          <li key={`gone ${finding.topic}`} className="finding finding--gone">
            <MarkUnless noise={noise?.get(finding.topic)}>{say('marks.noLonger')}</MarkUnless>
            <Said of={finding}>{finding.text}</Said>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Strengths and weaknesses side by side, each with how many people it rests on. */
export const Findings = ({
  report,
  comparison,
}: {
  report: StoredCompanyReport
  comparison: Comparison | undefined
}) => {
  const { say } = useWiki()
  return (
    <div className="findings">
      <Column
        title={say('findings.strengths')}
        none={say('findings.noStrengths')}
        report={report}
        section="strengths"
        difference={comparison?.strengths}
        noise={comparison?.noise.strengths}
      />
      <Column
        title={say('findings.weaknesses')}
        none={say('findings.noWeaknesses')}
        report={report}
        section="weaknesses"
        difference={comparison?.weaknesses}
        noise={comparison?.noise.weaknesses}
      />
    </div>
  )
}
