import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { PersonnelPrompt } from '../../../insights/company-report-types.ts'
import { RestsOn } from './basis.tsx'
import type { Comparison } from './compare.ts'
import { StatementText } from './findings.tsx'
import { Mark } from './mark.tsx'
import { InThePlan } from './plan-add.tsx'

type Props = { report: StoredCompanyReport; comparison: Comparison | undefined }

/** Roles that the answers about missing tools speak for. */
export const HiringNeeds = ({ report, comparison }: Props) => (
  <>
    {report.isAnonymous && (
      <Text c="dimmed" size="sm">
        Needs that few people’s answers speak for, and in which departments those are, are shown to admins and
        owners only.
      </Text>
    )}
    <ul className="card-list">
      {report.immediateHiringNeeds.map((need, index) => (
        <li key={need.role} className="wiki-card">
          <h3 className="wiki-subtitle">
            {need.role} {comparison?.hiringNeeds.added.has(need.role) && <Mark>new</Mark>}
          </h3>
          <p className="wiki-card__meta">
            {!report.isAnonymous && <span>{need.department}</span>}
            <span>Priority: {need.priority}</span>
          </p>
          <p className="statement__text">{need.reasoning}</p>
          <RestsOn basis={need} about={need.role} />
          <InThePlan report={report} section="immediateHiringNeeds" index={index} />
        </li>
      ))}
      {comparison?.hiringNeeds.gone.map((need) => (
        <li key={`gone ${need.role}`} className="wiki-card finding--gone">
          <h3 className="wiki-subtitle">
            {need.role} <Mark>no longer</Mark>
          </h3>
          <p className="statement__text">{need.reasoning}</p>
        </li>
      ))}
    </ul>
  </>
)

/** What to do next, step by step. */
export const OperatingPlan = ({ report }: { report: StoredCompanyReport }) => (
  <ol className="plan prose">
    {report.forwardOperatingPlan.map((item, index) => (
      <li key={`${item.title} ${item.details}`} className="plan__item">
        <h3 className="wiki-subtitle">{item.title}</h3>
        <p className="statement__text">{item.details}</p>
        <RestsOn basis={item} about={item.title} />
        <InThePlan report={report} section="forwardOperatingPlan" index={index} />
      </li>
    ))}
  </ol>
)

type PromptsProps = {
  title: string
  none: string
  /** What everybody in the list should be read with. */
  caution?: string
  prompts: readonly PersonnelPrompt[]
  /** Null where it is not told to the reader. */
  total: number | null
  isAnonymous: boolean
}

const Prompts = ({ title, none, caution, prompts, total, isAnonymous }: PromptsProps) => (
  <div>
    <h3 className="wiki-subtitle">
      {title} {total !== null && total > 0 && <span className="wiki-count">{total.toLocaleString()}</span>}
    </h3>
    {total === 0 && (
      <Text c="dimmed" size="sm">
        {none}
      </Text>
    )}
    {total !== 0 && caution !== undefined && (
      <Text c="dimmed" size="sm" mb="xs">
        {caution}
      </Text>
    )}
    <ul className="finding-list">
      {prompts.map((prompt) => (
        <li key={prompt.employeeId ?? prompt.department} className="finding">
          <StatementText statement={prompt} />
        </li>
      ))}
    </ul>
    {(total === null || prompts.length < total) && (
      <Text c="dimmed" size="sm">
        {isAnonymous || total === null
          ? 'Those that speak of single people or of few are shown to admins and owners only.'
          : `The first ${prompts.length.toLocaleString()} of ${total.toLocaleString()} are listed.`}
      </Text>
    )}
  </div>
)

/** Reasons for conversations, from people’s own answers. */
export const PersonnelPrompts = ({ report }: { report: StoredCompanyReport }) => {
  const { newHires, promotions, departures, totals } = report.personnelChanges
  return (
    <div className="prompts">
      <Prompts
        title="New hires"
        none="Nobody wrote about needing more hands."
        prompts={newHires}
        total={totals.newHires}
        isAnonymous={report.isAnonymous}
      />
      <Prompts
        title="Promotions"
        none="Nobody with strong self-ratings wrote about a next step."
        caution="Self-ratings alone are no ground for a promotion."
        prompts={promotions}
        total={totals.promotions}
        isAnonymous={report.isAnonymous}
      />
      <Prompts
        title="Departures"
        none="Nobody rated job satisfaction 4 or less."
        caution="One rule lists them: a job satisfaction of 4 or less. What they wrote was not searched for a wish to leave."
        prompts={departures}
        total={totals.departures}
        isAnonymous={report.isAnonymous}
      />
    </div>
  )
}
