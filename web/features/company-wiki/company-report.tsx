import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { ReportDocument } from '../../ui/report-document.tsx'
import { BasisProvider } from './basis.tsx'
import type { Comparison } from './compare.ts'
import { Coverage } from './coverage.tsx'
import { Departments } from './departments.tsx'
import { Figures } from './figures.tsx'
import { Findings, Summary } from './findings.tsx'
import { Grading } from './grading.tsx'
import { Impact } from './impact.tsx'
import { Method } from './method.tsx'
import { HiringNeeds, OperatingPlan, PersonnelPrompts } from './plans.tsx'
import './tables.css'
import './grading.css'
import './company-wiki.css'

type Props = {
  report: StoredCompanyReport
  /** What is different from an earlier report, where one is compared with. */
  comparison: Comparison | undefined
}

/** What is left of a report that its reader may not see the figures of: too few have answered. */
const withoutFigures = new Set(['overview', 'answered'])

const sectionsOf = ({ report, comparison }: Props) => [
  {
    id: 'overview',
    title: 'In short',
    intro: report.notice,
    children: (
      <>
        <Figures report={report} comparison={comparison} />
        <Summary report={report} />
      </>
    ),
  },
  { id: 'answered', title: 'Who answered', children: <Coverage report={report} /> },
  {
    id: 'departments',
    title: 'Departments',
    children: <Departments report={report} comparison={comparison} />,
  },
  {
    id: 'findings',
    title: 'Strengths and weaknesses',
    intro: `At most four of each, the most widely shared first.${report.isAnonymous ? '' : ' Open a count to read whose answers it is.'}`,
    children: <Findings report={report} comparison={comparison} />,
  },
  {
    id: 'hiring',
    title: 'Hiring needs',
    intro: 'Read from what people say they are missing. A need is a question to look into, not a position.',
    children: <HiringNeeds report={report} comparison={comparison} />,
  },
  { id: 'plan', title: 'Forward operating plan', children: <OperatingPlan report={report} /> },
  {
    id: 'personnel',
    title: 'Conversations to have',
    intro:
      'Prompts for a conversation that a person must have. Nothing here is a decision or a conclusion about anybody.',
    children: <PersonnelPrompts report={report} />,
  },
  {
    id: 'grading',
    title: 'Grading by department',
    intro:
      'Grades come from self-ratings by a fixed sum. They rank nobody; a department grade is the mean of its people’s grade points.',
    children: <Grading report={report} comparison={comparison} />,
  },
  {
    id: 'impact',
    title: 'Impact groups',
    intro: 'Groups by the output that people rated themselves: no ranking of worth, no decision about pay.',
    children: <Impact report={report} />,
  },
  { id: 'limits', title: 'What this cannot tell', children: <Method report={report} /> },
]

/** The company report as a document with its contents beside it. */
export const CompanyReportDocument = (props: Props) => (
  <BasisProvider report={props.report}>
    <ReportDocument
      sections={sectionsOf(props).filter(
        ({ id }) => props.report.overview.riskLevel !== null || withoutFigures.has(id),
      )}
    />
  </BasisProvider>
)
