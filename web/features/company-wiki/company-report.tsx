import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { tellsNumbers } from '../../../contract/told-numbers.ts'
import type { Shown } from '../../../contract/shown-report.ts'
import { verify } from '../../../contract/verify.ts'
import { ask } from '../../core/ask.ts'
import { useMayDecide, useSeesEveryReport } from '../../core/deciding.ts'
import { useMay } from '../../core/membership.tsx'
import { ReportDocument } from '../../ui/report-document.tsx'
import { Verification } from '../../ui/verification.tsx'
import { ActionPlan } from './action-plan.tsx'
import { BasisProvider } from './basis.tsx'
import { InEnglishAsWritten } from './language/said.tsx'
import { useWiki, type WikiWords } from './language/wiki-words.tsx'
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
  /** As it is stored, and as it is shown to its reader. */
  stored: StoredCompanyReport
  shown: Shown<StoredCompanyReport>
  /** What is different from an earlier report, where one is compared with. */
  comparison: Comparison | undefined
}

/** What is left of a report that its reader may not see the figures of: too few have answered. */
const withoutFigures = new Set(['overview', 'answered'])

type May = { wiki: WikiWords; mayVerify: boolean; maySeeCycles: boolean; maySeePlan: boolean }

const sectionsOf = ({
  shown: { report },
  comparison,
  wiki: { say },
  mayVerify,
  maySeeCycles,
  maySeePlan,
}: Props & May) => [
  {
    id: 'overview',
    title: say('sections.overview'),
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
          title: say('sections.changes', { version: comparison.earlier.version }),
          intro: say('sections.changesIntro'),
          children: <Changes key={comparison.earlier.id} now={report} comparison={comparison} />,
        },
      ]),
  ...(report.version === 1
    ? []
    : [
        {
          id: 'trend',
          title: say('sections.trend'),
          intro: say('sections.trendIntro'),
          children: <Trend />,
        },
      ]),
  { id: 'answered', title: say('sections.answered'), children: <Coverage report={report} /> },
  {
    id: 'departments',
    title: say('sections.departments'),
    children: <Departments report={report} comparison={comparison} />,
  },
  {
    id: 'findings',
    title: say('sections.findings'),
    intro: (
      <>
        {say('sections.findingsIntro')}
        {!report.isAnonymous && <span className="screen-only"> {say('sections.findingsOpen')}</span>}
      </>
    ),
    children: <Findings report={report} comparison={comparison} />,
  },
  {
    id: 'hiring',
    title: say('sections.hiring'),
    intro: say('sections.hiringIntro'),
    children: <HiringNeeds report={report} comparison={comparison} />,
  },
  { id: 'plan', title: say('sections.plan'), children: <OperatingPlan report={report} /> },
  ...(maySeePlan
    ? [
        {
          id: 'actions',
          title: say('sections.actions'),
          intro: say('sections.actionsIntro'),
          children: <ActionPlan report={report} />,
        },
      ]
    : []),
  {
    id: 'personnel',
    title: say('sections.personnel'),
    intro: say('sections.personnelIntro'),
    children: <PersonnelPrompts report={report} />,
  },
  ...(report.gradingBreakdown.some(({ teamScores }) => teamScores.length > 0)
    ? [{ id: 'heat', title: say('sections.heat'), children: <HeatMap report={report} /> }]
    : []),
  {
    id: 'grading',
    title: say('sections.grading'),
    intro: say('sections.gradingIntro'),
    children: <Grading report={report} comparison={comparison} />,
  },
  {
    id: 'impact',
    title: say('sections.impact'),
    intro: say('sections.impactIntro'),
    children: <Impact report={report} />,
  },
  ...(maySeeCycles ? [{ id: 'cycles', title: say('sections.cycles'), children: <Cycles /> }] : []),
  {
    id: 'limits',
    title: say('sections.limits'),
    children: <Method report={report} comparison={comparison} />,
  },
  ...(mayVerify
    ? [
        {
          id: 'verify',
          title: say('sections.verify'),
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
  const seesPlan = useSeesEveryReport()
  const mayVerify = useMayDecide()
  const maySeeCycles = useMay('submission:view')
  const wiki = useWiki()
  return (
    <BasisProvider report={props.stored}>
      <InEnglishAsWritten value={props.shown.asWritten}>
        <ReportDocument
          sections={sectionsOf({ ...props, wiki, mayVerify, maySeeCycles, maySeePlan: seesPlan }).filter(
            ({ id }) => tellsNumbers(props.stored) || withoutFigures.has(id),
          )}
          contents={wiki.say('sections.contents')}
        />
      </InEnglishAsWritten>
    </BasisProvider>
  )
}
