import { isPublished } from '../../../../contract/calls/reports/release-report.ts'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { verify } from '../../../../contract/calls/reports/verify-report.ts'
import type { Statement } from '../../../../insights/report-types.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useCanReleaseReports } from '../../../core/organization/can-release.ts'
import { useMay } from '../../../core/organization/membership.tsx'
import { ReportDocument } from '../../../ui/report/document/report-document.tsx'
import { Verification } from '../../../ui/report/versions/verification.tsx'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'
import { GradeHeader } from '../grade/grade-header.tsx'
import { GradeMethod } from '../grade/grade-method.tsx'
import { useReportWords, type ReportWords } from '../language/employee-report-texts.tsx'
import type { LocalizedReport } from '../../../../contract/shapes/reports/translate-report.ts'
import { insightParts, profileParts } from '../editor/report-parts.ts'
import { ManagerBrief } from './manager-brief.tsx'
import { Basis, ReportProvider, StatementWords, StatementList, StatementText } from './statements.tsx'
import { explanationIds, type WhyId } from '../grade/explanation-url-state.ts'
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
    {report.opportunities.map((opportunity) => {
      const { title, description, evidence, unanswered } = opportunity
      return (
        <li key={`${title} ${description}`} className="opportunity">
          <h3 className="named__title">{title}</h3>
          <StatementWords of={opportunity} title={title}>
            {description}
          </StatementWords>
          <Basis statement={{ text: title, evidence, unanswered }} />
        </li>
      )
    })}
  </ul>
)

type Props = {
  /** The report in its reader's language. */
  shown: LocalizedReport
  /** The numbers of its versions, newest first. */
  versions: readonly number[]
  /** Whether it is about its reader. */
  isOwn: boolean
  /** The open calculations of the grade. */
  opened: ReadonlySet<WhyId>
  onOpen: (opened: ReadonlySet<WhyId>) => void
}

type Sections = Props & { mayDecide: boolean; mayReadAnswers: boolean; words: ReportWords }

const sectionsOf = (props: Sections) => {
  const { shown, versions, isOwn, mayDecide, mayReadAnswers } = props
  const { say } = props.words
  const { report } = shown
  return [
    {
      id: 'grade',
      title: say('sections.inShort'),
      children: <GradeHeader report={report} />,
    },
    {
      id: 'strengths',
      title: say('sections.strengthsAndWeaknesses'),
      children: (
        <div className="named-grid">
          <div>
            <h3 className="named__title">{say('sections.strengths')}</h3>
            <StatementList statements={report.strengths} />
          </div>
          <div>
            <h3 className="named__title">{say('sections.weaknesses')}</h3>
            <StatementList statements={report.weaknesses} />
          </div>
        </div>
      ),
    },
    {
      id: 'recommendations',
      title: say('sections.recommendations'),
      children: <StatementList statements={report.recommendations} isNumbered />,
    },
    {
      id: 'opportunities',
      title: say('sections.opportunities'),
      children: <Opportunities report={report} />,
    },
    { id: 'risks', title: say('sections.risks'), children: <StatementList statements={report.risks} /> },
    {
      id: 'profile',
      title: say('sections.profile'),
      children: (
        <div className="named-grid">
          {profileParts.map((id) => (
            <Named key={id} title={say(`parts.${id}`)} statements={[report.roleAndOutput[id]]} />
          ))}
        </div>
      ),
    },
    {
      id: 'insights',
      title: say('sections.insights'),
      intro: say('sections.insightsIntro'),
      children: (
        <div className="named-grid">
          {insightParts.map((id) => (
            <Named key={id} title={say(`parts.${id}`)} statements={[report.insights[id]].flat()} />
          ))}
        </div>
      ),
    },
    // For those who decide and may read the answers; never to the person, who reads the report itself.
    ...(mayDecide && mayReadAnswers && !isOwn
      ? [
          {
            id: 'brief',
            title: say('brief.title'),
            intro: say('brief.intro'),
            children: <ManagerBrief report={report} versions={versions} />,
          },
        ]
      : []),
  ]
}

/** What the report rests on: what it cannot tell, its sums, and how it was made. */
const annexesOf = ({ shown, isOwn, opened, onOpen, mayDecide, words }: Sections) => {
  const { say } = words
  const { report } = shown
  return [
    {
      id: 'limits',
      title: say('sections.limits'),
      children: (
        <ul className="statement-list">
          {report.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      ),
    },
    {
      id: 'method',
      title: say('sections.method'),
      children: <GradeMethod report={report} opened={opened} onOpen={onOpen} />,
    },
    ...(mayDecide || (isOwn && isPublished(report.state))
      ? [
          {
            id: 'verify',
            title: say('sections.verify'),
            children: (
              <>
                {mayDecide ? (
                  <Verification
                    key={report.id}
                    question={callQuery(verify.verifyReport, {
                      employeeId: report.employeeId,
                      version: report.version,
                    })}
                  />
                ) : (
                  <Verification
                    key={report.id}
                    question={callQuery(verify.verifyOwnReport, { version: report.version })}
                  />
                )}
              </>
            ),
          },
        ]
      : []),
  ]
}

/** On paper all calculations of the grade are open. */
const everySum: ReadonlySet<WhyId> = new Set(explanationIds)

/** One person's report as a document with a table of contents beside it. */
export const EmployeeReportDocument = (props: Props) => {
  const isPrinting = useIsPrinting()
  const mayDecide = useCanReleaseReports()
  const mayReadAnswers = useMay('submission:view')
  const words = useReportWords()
  const sections = {
    ...props,
    ...(isPrinting && { opened: everySum }),
    mayDecide,
    mayReadAnswers,
    words,
  }
  return (
    <ReportProvider {...props.shown}>
      <ReportDocument
        sections={sectionsOf(sections)}
        annexes={{
          title: words.say('annexes.title'),
          sections: annexesOf(sections),
          isOpen: props.opened.size > 0,
        }}
        contents={words.say('sections.contents')}
      />
    </ReportProvider>
  )
}
