import type { StoredCompanyReport } from '../../../contract/calls/reports/reports.ts'
import { showsNumbers } from '../../../contract/shapes/reports/shows-numbers.ts'
import type { LocalizedReport } from '../../../contract/shapes/reports/translate-report.ts'
import { verify } from '../../../contract/calls/reports/verify-report.ts'
import { callQuery } from '../../core/api/queries.ts'
import { useCanReleaseReports, useSeesEveryReport } from '../../core/organization/can-release.ts'
import { useMay } from '../../core/organization/membership.tsx'
import { ReportDocument } from '../../ui/report/document/report-document.tsx'
import { Verification } from '../../ui/report/versions/verification.tsx'
import { ActionPlan } from './action-plan/action-plan.tsx'
import { BasisProvider } from './evidence/statement-basis.tsx'
import { UntranslatedProvider } from './language/untranslated-statement.tsx'
import { useWiki, type WikiWords } from './language/company-report-texts.tsx'
import { Changes } from './comparison/changes.tsx'
import type { Comparison } from './comparison/compare-reports.ts'
import { Coverage } from './sections/coverage.tsx'
import { Cycles } from './comparison/cycles.tsx'
import { Departments } from './sections/departments.tsx'
import { Figures } from './sections/figures.tsx'
import { Findings, Summary } from './sections/findings.tsx'
import { Grading } from './sections/grading.tsx'
import { Headline } from './sections/headline.tsx'
import { Impact } from './sections/impact-tiers.tsx'
import { Method } from './sections/method.tsx'
import { OperatingPlan } from './sections/operating-plan.tsx'
import { HiringNeeds, PersonnelPrompts } from './sections/recommendations.tsx'
import { questionHeatMapOf } from '../../../insights/company-report/questions/question-heat-map.ts'
import { HeatMap } from './questions/heat-map.tsx'
import { Questions } from './questions/question-bars.tsx'
import { WrittenThemes } from './sections/written-themes.tsx'
import { SatisfactionLinks } from './questions/satisfaction-links.tsx'
import { Trend } from './comparison/trend.tsx'
import './tables.css'
import './sections/grading.css'
import './company-report.css'
import './sections/findings.css'

type Props = {
  /** As it is stored, and as it is shown to its reader. */
  stored: StoredCompanyReport
  shown: LocalizedReport<StoredCompanyReport>
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
  { id: 'headline', title: say('headline.title'), children: <Headline report={report} /> },
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
  ...(report.measures.length === 0
    ? []
    : [
        {
          id: 'questions',
          title: say('questions.title'),
          intro: say('questions.intro'),
          children: <Questions report={report} comparison={comparison} />,
        },
      ]),
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
  ...(report.writtenThemes === undefined
    ? []
    : [
        {
          id: 'written',
          title: say('sections.written'),
          children: <WrittenThemes of={report.writtenThemes} />,
        },
      ]),
  ...(questionHeatMapOf(report.questionResults) === null
    ? []
    : [
        {
          id: 'heat',
          title: say('questionMap.title'),
          intro: say('questionMap.intro'),
          children: <HeatMap report={report} />,
        },
      ]),
  ...((report.satisfactionLinks ?? []).length === 0
    ? []
    : [
        {
          id: 'satisfaction',
          title: say('satisfaction.title'),
          children: <SatisfactionLinks report={report} />,
        },
      ]),
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
  { id: 'answered', title: say('sections.answered'), children: <Coverage report={report} /> },
  {
    id: 'departments',
    title: say('sections.departments'),
    children: <Departments report={report} comparison={comparison} />,
  },
  ...(maySeeCycles ? [{ id: 'cycles', title: say('sections.cycles'), children: <Cycles /> }] : []),
  {
    id: 'limits',
    title: say('sections.limits'),
    intro: say('page.about'),
    children: <Method report={report} />,
  },
  ...(mayVerify
    ? [
        {
          id: 'verify',
          title: say('sections.verify'),
          children: (
            <Verification
              key={report.id}
              question={callQuery(verify.verifyCompanyReport, { reportId: report.id })}
            />
          ),
        },
      ]
    : []),
]

/** The company report as a document with its contents beside it. */
export const CompanyReportDocument = (props: Props) => {
  const seesPlan = useSeesEveryReport()
  const mayVerify = useCanReleaseReports()
  const maySeeCycles = useMay('submission:view')
  const wiki = useWiki()
  return (
    <BasisProvider report={props.stored}>
      <UntranslatedProvider value={props.shown.asWritten}>
        <ReportDocument
          sections={sectionsOf({ ...props, wiki, mayVerify, maySeeCycles, maySeePlan: seesPlan }).filter(
            ({ id }) => showsNumbers(props.stored) || withoutFigures.has(id),
          )}
          contents={wiki.say('sections.contents')}
        />
      </UntranslatedProvider>
    </BasisProvider>
  )
}
