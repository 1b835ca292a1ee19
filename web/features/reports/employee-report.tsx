import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import type { Statement } from '../../../insights/report-types.ts'
import { ReportDocument } from '../../ui/report-document.tsx'
import { useIsPrinting } from '../../ui/use-printing.ts'
import { insightParts, profileParts } from './report-parts.ts'
import { ReportHead } from './report-head.tsx'
import { Basis, ReportProvider, StatementList, StatementText } from './statements.tsx'
import { whyIds, type WhyId } from './why-view.ts'
import './employee-report.css'

const Named = ({ title, statements }: { title: string; statements: readonly Statement[] }) => (
  <div className="named">
    <h3 className="named__title">{title}</h3>
    {statements.map((statement) => (
      <StatementText key={statement.text} statement={statement} />
    ))}
  </div>
)

const Opportunities = ({ report }: { report: StoredEmployeeReport }) => (
  <ul className="opportunities">
    {report.opportunities.map(({ title, description, evidence, unanswered }) => (
      <li key={`${title} ${description}`} className="opportunity">
        <h3 className="named__title">{title}</h3>
        <p className="statement">{description}</p>
        <Basis statement={{ text: title, evidence, unanswered }} />
      </li>
    ))}
  </ul>
)

type Props = {
  report: StoredEmployeeReport
  /** The sums of the grade that stand open. */
  opened: ReadonlySet<WhyId>
  onOpen: (opened: ReadonlySet<WhyId>) => void
}

const sectionsOf = ({ report, opened, onOpen }: Props) => [
  {
    id: 'grade',
    title: 'Grade',
    children: <ReportHead report={report} opened={opened} onOpen={onOpen} />,
  },
  {
    id: 'profile',
    title: 'Role and output',
    children: (
      <div className="named-grid">
        {profileParts.map(({ id, title }) => (
          <Named key={id} title={title} statements={[report.roleAndOutput[id]]} />
        ))}
      </div>
    ),
  },
  {
    id: 'insights',
    title: 'Insights',
    intro: 'Only what was stated, in plain words. No diagnosis, no reading between the lines.',
    children: (
      <div className="named-grid">
        {insightParts.map(({ id, title }) => (
          <Named key={id} title={title} statements={[report.insights[id]].flat()} />
        ))}
      </div>
    ),
  },
  {
    id: 'strengths',
    title: 'Strengths and weaknesses',
    children: (
      <div className="named-grid">
        <div>
          <h3 className="named__title">Strengths</h3>
          <StatementList statements={report.strengths} />
        </div>
        <div>
          <h3 className="named__title">Weaknesses</h3>
          <StatementList statements={report.weaknesses} />
        </div>
      </div>
    ),
  },
  { id: 'opportunities', title: 'Opportunities', children: <Opportunities report={report} /> },
  { id: 'risks', title: 'Risks', children: <StatementList statements={report.risks} /> },
  {
    id: 'recommendations',
    title: 'Recommendations',
    children: <StatementList statements={report.recommendations} isNumbered />,
  },
  {
    id: 'limits',
    title: 'What this cannot tell',
    children: (
      <ul className="statement-list">
        {report.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    ),
  },
]

/** On paper the grade stands with all its sums. */
const everySum: ReadonlySet<WhyId> = new Set(whyIds)

/** One person’s report as a document with its contents beside it. */
export const EmployeeReportDocument = (props: Props) => {
  const isPrinting = useIsPrinting()
  return (
    <ReportProvider report={props.report}>
      <ReportDocument sections={sectionsOf(isPrinting ? { ...props, opened: everySum } : props)} />
    </ReportProvider>
  )
}
