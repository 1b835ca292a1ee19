import { isOut } from '../../../contract/release.ts'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { verify } from '../../../contract/verify.ts'
import type { Statement } from '../../../insights/report-types.ts'
import { ask } from '../../core/ask.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { ReportDocument } from '../../ui/report-document.tsx'
import { Verification } from '../../ui/verification.tsx'
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
  /** Whether it is about its reader. */
  isOwn: boolean
  /** The sums of the grade that stand open. */
  opened: ReadonlySet<WhyId>
  onOpen: (opened: ReadonlySet<WhyId>) => void
}

const sectionsOf = ({ report, isOwn, opened, onOpen, mayDecide }: Props & { mayDecide: boolean }) => [
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
  ...(mayDecide || (isOwn && isOut(report.state))
    ? [
        {
          id: 'verify',
          title: 'How it was made',
          children: mayDecide ? (
            <Verification
              key={report.id}
              question={ask(verify.verifyReport, { employeeId: report.employeeId, version: report.version })}
            />
          ) : (
            <Verification
              key={report.id}
              question={ask(verify.verifyOwnReport, { version: report.version })}
            />
          ),
        },
      ]
    : []),
]

/** On paper the grade stands with all its sums. */
const everySum: ReadonlySet<WhyId> = new Set(whyIds)

/** One person’s report as a document with its contents beside it. */
export const EmployeeReportDocument = (props: Props) => {
  const isPrinting = useIsPrinting()
  const mayDecide = useMayDecide()
  return (
    <ReportProvider report={props.report}>
      <ReportDocument
        sections={sectionsOf({ ...props, ...(isPrinting && { opened: everySum }), mayDecide })}
      />
    </ReportProvider>
  )
}
