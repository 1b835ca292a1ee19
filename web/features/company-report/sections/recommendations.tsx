import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { PersonnelPrompt } from '../../../../insights/company-report/company-report-types.ts'
import { PersonLink, StatementBasis } from '../evidence/statement-basis.tsx'
import { needChange, type Comparison } from '../comparison/compare-reports.ts'
import { StatementWords } from '../language/untranslated-statement.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { ChangeMarked } from '../comparison/change-mark.tsx'
import { PlannedActions } from '../action-plan/add-to-plan.tsx'

type Props = { report: StoredCompanyReport; comparison: Comparison | undefined }

/** Roles that the answers about missing tools suggest. */
export const HiringNeeds = ({ report, comparison }: Props) => {
  const { say } = useWiki()
  const gone =
    comparison?.earlier.immediateHiringNeeds.filter((need) => needChange(comparison, need)?.now === null) ??
    []
  return (
    <>
      {report.isAnonymous && (
        <Text c="dimmed" size="sm">
          {say('hiring.few')}
        </Text>
      )}
      <ul className="card-list">
        {report.immediateHiringNeeds.map((need, index) => (
          <li key={need.role} className="wiki-card">
            <h3 className="wiki-subtitle">
              {need.role}{' '}
              <ChangeMarked change={needChange(comparison, need)}>{say('marks.new')}</ChangeMarked>
            </h3>
            {need.keywords.length > 0 && (
              <p className="wiki-card__meta">
                {!report.isAnonymous && <bdi>{need.department}</bdi>}
                <span>{say('hiring.priority', { priority: say(`hiring.${need.priority}`) })}</span>
              </p>
            )}
            <StatementWords of={need}>{need.reasoning}</StatementWords>
            {need.keywords.length > 0 && (
              <StatementBasis
                basis={need}
                about={need.role}
                {...(!report.isAnonymous && { label: say('rests.answers') })}
              />
            )}
            <PlannedActions report={report} section="immediateHiringNeeds" index={index} />
          </li>
        ))}
        {gone.map((need) => (
          <li key={`gone ${need.role}`} className="wiki-card finding--gone">
            <h3 className="wiki-subtitle">
              {need.role}{' '}
              <ChangeMarked change={needChange(comparison, need)}>{say('marks.noLonger')}</ChangeMarked>
            </h3>
            <StatementWords of={need}>{need.reasoning}</StatementWords>
          </li>
        ))}
      </ul>
    </>
  )
}

type TableProps = {
  prompts: readonly PersonnelPrompt[]
  /** Whether a person wrote this text in place of a generated one. */
  isWritten: (text: string) => boolean
}

/** A row for each department or person, with the answers behind it; sentences only where a person wrote one. */
const PromptTable = ({ prompts, isWritten }: TableProps) => {
  const { say, count, upTo } = useWiki()
  const isOfPeople = prompts.some(({ employeeId }) => employeeId !== null)
  const isRated = prompts.some(({ rated }) => rated !== undefined)
  return (
    <table className="wiki-table">
      <thead>
        <tr>
          {isOfPeople && <th scope="col">{say('heat.person')}</th>}
          <th scope="col">{say('departments.department')}</th>
          {isRated && (
            <th scope="col" className="wiki-table__number">
              {say('prompts.rated')}
            </th>
          )}
          {!isOfPeople && (
            <th scope="col" className="wiki-table__number">
              {say('departments.people')}
            </th>
          )}
          <th scope="col">{say('rests.answers')}</th>
        </tr>
      </thead>
      <tbody>
        {prompts.map((prompt) => {
          const { employeeId, employeeName, department, people, rated, text } = prompt
          return (
            <tr key={employeeId ?? department}>
              {isOfPeople && (
                <th scope="row">
                  {employeeId !== null && <PersonLink employeeId={employeeId} name={employeeName ?? ''} />}
                </th>
              )}
              <td>
                <bdi>{department}</bdi>
              </td>
              {isRated && (
                <td className="wiki-table__number">{rated === undefined ? '–' : upTo(rated, 3)}</td>
              )}
              {!isOfPeople && <td className="wiki-table__number">{count(people)}</td>}
              <td>
                {isWritten(text) && <StatementWords of={prompt}>{text}</StatementWords>}
                <StatementBasis basis={prompt} about={text} label={say('rests.answers')} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type PromptsProps = {
  title: string
  none: string
  /** What applies to everybody in the list. */
  caution: string
  prompts: readonly PersonnelPrompt[]
  /** Null if the reader is not shown it. */
  total: number | null
  isAnonymous: boolean
} & Pick<TableProps, 'isWritten'>

const Prompts = ({ title, none, caution, prompts, total, isAnonymous, isWritten }: PromptsProps) => {
  const { say, count } = useWiki()
  return (
    <div>
      <h3 className="wiki-subtitle">
        {title} {total !== null && total > 0 && <span className="wiki-count">{count(total)}</span>}
      </h3>
      {total === 0 && (
        <Text c="dimmed" size="sm">
          {none}
        </Text>
      )}
      {total !== 0 && (
        <Text c="dimmed" size="sm" mb="xs">
          {caution}
        </Text>
      )}
      {prompts.length > 0 && <PromptTable prompts={prompts} isWritten={isWritten} />}
      {(total === null || prompts.length < total) && (
        <Text c="dimmed" size="sm">
          {isAnonymous || total === null
            ? say('prompts.few')
            : say('prompts.first', { shown: count(prompts.length), total: count(total) })}
        </Text>
      )}
    </div>
  )
}

/** If one list has this many more prompts than another, the lists are stacked instead of side by side. */
const unevenBy = 5

/** Reasons for conversations, from people’s own answers. */
export const PersonnelPrompts = ({ report }: { report: StoredCompanyReport }) => {
  const { say } = useWiki()
  const { newHires, promotions, departures, totals } = report.personnelChanges
  const lengths = [newHires, promotions, departures].map((prompts) => prompts.length)
  const isWritten = (text: string): boolean => report.editedTexts?.includes(text) ?? false
  // Side by side, a long list would fill one third of the width and leave the rest empty.
  const isUneven = Math.max(...lengths) > Math.min(...lengths) + unevenBy
  return (
    <div className={isUneven ? 'prompts prompts--stacked' : 'prompts'}>
      <Prompts
        title={say('prompts.newHires')}
        none={say('prompts.noNewHires')}
        caution={say('prompts.newHiresCaution')}
        prompts={newHires}
        total={totals.newHires}
        isAnonymous={report.isAnonymous}
        isWritten={isWritten}
      />
      <Prompts
        title={say('prompts.promotions')}
        none={say('prompts.noPromotions')}
        caution={say('prompts.promotionsCaution')}
        prompts={promotions}
        total={totals.promotions}
        isAnonymous={report.isAnonymous}
        isWritten={isWritten}
      />
      <Prompts
        title={say('prompts.departures')}
        none={say('prompts.noDepartures')}
        caution={say('prompts.departuresCaution')}
        prompts={departures}
        total={totals.departures}
        isAnonymous={report.isAnonymous}
        isWritten={isWritten}
      />
    </div>
  )
}
