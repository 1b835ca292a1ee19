import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { Finding, GroupStatement } from '../../../../insights/company-report/company-report-types.ts'
import { contrastText } from '../../../../insights/company-report/shown/report-headline.ts'
import { StatementBasis } from '../evidence/statement-basis.tsx'
import { findingChange, type Comparison } from '../comparison/compare-reports.ts'
import { useWiki } from '../language/company-report-texts.tsx'
import { StatementWords } from '../language/untranslated-statement.tsx'
import { ChangeMarked } from '../comparison/change-mark.tsx'
import { NamedMost } from './written-themes.tsx'
import { PlannedActions } from '../action-plan/add-to-plan.tsx'

/** A statement about many people, with what it rests on. */
export const StatementText = ({ statement, label }: { statement: GroupStatement; label?: string }) => (
  <>
    <StatementWords of={statement}>{statement.text}</StatementWords>
    <StatementBasis basis={statement} about={statement.text} {...(label !== undefined && { label })} />
  </>
)

/** The sentences of the summary that the headline and the figures don't say: what is withheld, and what a person wrote. */
export const Summary = ({ report }: { report: StoredCompanyReport }) => {
  const statements = report.executiveSummary.filter(
    ({ text }) => report.isAnonymous || report.editedTexts?.includes(text),
  )
  if (statements.length === 0) return null
  return (
    <ul className="summary-list prose">
      {statements.map((statement) => (
        <li key={statement.text}>
          <StatementText statement={statement} />
        </li>
      ))}
    </ul>
  )
}

/** Where a topic is rated lowest, if the reader is shown departments and chance does not explain it. */
const Where = ({ report, topic }: { report: StoredCompanyReport; topic: Finding['topic'] }) => {
  const { say, decimal, named } = useWiki()
  const text = contrastText(report, topic, { say, decimal, named })
  return text === null ? null : (
    <Text size="sm" dir="auto">
      {text}
    </Text>
  )
}

type ColumnProps = {
  title: string
  none: string
  report: StoredCompanyReport
  section: 'strengths' | 'weaknesses'
  comparison: Comparison | undefined
}

const Column = ({ title, none, report, section, comparison }: ColumnProps) => {
  const { say } = useWiki()
  const gone =
    comparison?.earlier[section].filter(
      (finding) => findingChange(comparison, section, finding)?.now === null,
    ) ?? []
  return (
    <div className="findings__column">
      <h3 className="wiki-subtitle">{title}</h3>
      {report[section].length === 0 && (
        <Text c="dimmed">{report.isAnonymous ? say('findings.noneShown') : none}</Text>
      )}
      <ol className="finding-list">
        {report[section].map((finding, index) => (
          <li key={finding.topic} className="finding">
            <ChangeMarked change={findingChange(comparison, section, finding)}>
              {say('marks.new')}
            </ChangeMarked>
            <StatementText
              statement={finding}
              {...(!report.isAnonymous && { label: say('rests.answers') })}
            />
            <Where report={report} topic={finding.topic} />
            <NamedMost report={report} topic={finding.topic} />
            <PlannedActions report={report} section={section} index={index} />
          </li>
        ))}
        {gone.map((finding) => (
          <li key={`gone ${finding.topic}`} className="finding finding--gone">
            <ChangeMarked change={findingChange(comparison, section, finding)}>
              {say('marks.noLonger')}
            </ChangeMarked>
            <StatementWords of={finding}>{finding.text}</StatementWords>
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
        title={say('findings.weaknesses')}
        none={say('findings.noWeaknesses')}
        report={report}
        section="weaknesses"
        comparison={comparison}
      />
      <Column
        title={say('findings.strengths')}
        none={say('findings.noStrengths')}
        report={report}
        section="strengths"
        comparison={comparison}
      />
    </div>
  )
}
