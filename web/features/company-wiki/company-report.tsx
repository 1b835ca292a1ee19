import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { verify } from '../../../contract/verify.ts'
import { ask } from '../../core/ask.ts'
import { useMay, useMembership } from '../../core/membership.tsx'
import { ReportDocument } from '../../ui/report-document.tsx'
import { Verification } from '../../ui/verification.tsx'
import { ActionPlan } from './action-plan.tsx'
import { BasisProvider } from './basis.tsx'
import { Changes } from './changes.tsx'
import type { Comparison } from './compare.ts'
import { Coverage } from './coverage.tsx'
import { Cycles } from './cycles.tsx'
import { Departments } from './departments.tsx'
import { Figures } from './figures.tsx'
import { Findings, Summary } from './findings.tsx'
import { Grading } from './grading.tsx'
import { HeatMap } from './heat-map.tsx'
import { Impact } from './impact.tsx'
import { Method } from './method.tsx'
import { HiringNeeds, OperatingPlan, PersonnelPrompts } from './plans.tsx'
import { Trend } from './trend.tsx'
import './tables.css'
import './grading.css'
import './company-wiki.css'
import './findings.css'

type Props = {
  report: StoredCompanyReport
  /** What is different from an earlier report, where one is compared with. */
  comparison: Comparison | undefined
}

/** What is left of a report that its reader may not see the figures of: too few have answered. */
const withoutFigures = new Set(['overview', 'answered'])

type May = { mayVerify: boolean; maySeeCycles: boolean; maySeePlan: boolean }

const sectionsOf = ({ report, comparison, mayVerify, maySeeCycles, maySeePlan }: Props & May) => [
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
  ...(comparison === undefined
    ? []
    : [
        {
          id: 'changes',
          title: `What changed since version ${comparison.earlier.version}`,
          intro: 'What is more than noise first, and of that what is widest and largest.',
          children: <Changes key={comparison.earlier.id} now={report} before={comparison.earlier} />,
        },
      ]),
  ...(report.version === 1
    ? []
    : [
        {
          id: 'trend',
          title: 'Over time',
          intro: 'The mean of self-reported overall scores in each report, whoever answered then.',
          children: <Trend />,
        },
      ]),
  { id: 'answered', title: 'Who answered', children: <Coverage report={report} /> },
  {
    id: 'departments',
    title: 'Departments',
    children: <Departments report={report} comparison={comparison} />,
  },
  {
    id: 'findings',
    title: 'Strengths and weaknesses',
    intro: (
      <>
        At most four of each, the most widely shared first.
        {!report.isAnonymous && (
          <span className="screen-only"> Open a count to read whose answers it is.</span>
        )}
      </>
    ),
    children: <Findings report={report} comparison={comparison} />,
  },
  {
    id: 'hiring',
    title: 'Hiring needs',
    intro: 'Read from what people say they are missing. A need is a question to look into, not a position.',
    children: <HiringNeeds report={report} comparison={comparison} />,
  },
  { id: 'plan', title: 'Forward operating plan', children: <OperatingPlan report={report} /> },
  ...(maySeePlan
    ? [
        {
          id: 'actions',
          title: 'Action plan',
          intro:
            'What is done about this report, and what became of it. That a number changed after an action does not say that it changed because of it: others may have answered, and other things have happened since.',
          children: <ActionPlan report={report} />,
        },
      ]
    : []),
  {
    id: 'personnel',
    title: 'Conversations to have',
    intro:
      'Prompts for a conversation that a person must have. Nothing here is a decision or a conclusion about anybody.',
    children: <PersonnelPrompts report={report} />,
  },
  ...(report.gradingBreakdown.some(({ teamScores }) => teamScores.length > 0)
    ? [{ id: 'heat', title: 'Departments at a glance', children: <HeatMap report={report} /> }]
    : []),
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
  ...(maySeeCycles ? [{ id: 'cycles', title: 'Asking again', children: <Cycles /> }] : []),
  { id: 'limits', title: 'What this cannot tell', children: <Method report={report} /> },
  ...(mayVerify
    ? [
        {
          id: 'verify',
          title: 'How it was made',
          children: (
            <Verification
              key={report.id}
              question={ask(verify.verifyCompanyReport, { reportId: report.id })}
            />
          ),
        },
      ]
    : []),
]

/** The company report as a document with its contents beside it. */
export const CompanyReportDocument = (props: Props) => {
  const isEmployee = useMembership().organization.role === 'employee'
  const mayVerify = useMay('report:generate') && !isEmployee
  const maySeeCycles = useMay('submission:view')
  return (
    <BasisProvider report={props.report}>
      <ReportDocument
        sections={sectionsOf({ ...props, mayVerify, maySeeCycles, maySeePlan: !isEmployee }).filter(
          ({ id }) => props.report.overview.riskLevel !== null || withoutFigures.has(id),
        )}
      />
    </BasisProvider>
  )
}
