import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import {
  nonResponseBounds,
  lowResponseDepartments,
} from '../../../../insights/scoring/non-response-bounds.ts'
import { byText } from '../../../core/organization/filter-people.ts'
import { useFold } from '../../../ui/print/use-printing.ts'
import { PersonLink } from '../evidence/statement-basis.tsx'
import { useWiki } from '../language/company-report-texts.tsx'

const shown = 12

/** Who has not answered, and what their silence may hide. */
export const Coverage = ({ report }: { report: StoredCompanyReport }) => {
  const { coverage, isAnonymous } = report
  const { say, day } = useWiki()
  const first = day(coverage.firstSubmittedAt, 'medium')
  const last = day(coverage.lastSubmittedAt, 'medium')
  return (
    <>
      <p className="prose">{coverage.note}</p>
      <Text size="sm" c="dimmed" className="prose">
        {first === last ? say('coverage.oneDay', { day: first }) : say('coverage.between', { first, last })}
      </Text>
      {coverage.notAnswered > 0 && <Silence report={report} />}
      {coverage.notAnswered > 0 && !isAnonymous && <NotAnswered coverage={coverage} />}
    </>
  )
}

/** Up to this many departments are named one by one. */
const namedDepartments = 5

/** What those who did not answer may hide: how far they could move the mean, and where they are. */
const Silence = ({ report }: { report: StoredCompanyReport }) => {
  const { say, count, decimal, named, comma } = useWiki()
  const { coverage, overview, gradingBreakdown } = report
  const mean = overview.averagePerformanceScore
  const bounds = mean === null ? null : nonResponseBounds(mean, coverage.answered, coverage.notAnswered)
  const quiet = lowResponseDepartments(gradingBreakdown)
  const more = quiet.length - namedDepartments
  const departments = quiet
    .slice(0, namedDepartments)
    .map(({ departmentName, answered, people }) =>
      say('coverage.quiet', { department: named(departmentName), answered, people }),
    )
    .join(comma)
  return (
    <div className="prose silence">
      <h3 className="wiki-subtitle">{say('coverage.silence')}</h3>
      {mean !== null && bounds !== null && (
        <p>
          {say('coverage.bounds', {
            mean: decimal(mean),
            lowest: decimal(bounds.lowest),
            highest: decimal(bounds.highest),
          })}
        </p>
      )}
      {quiet.length > 0 ? (
        <p>
          {more > 0
            ? say('coverage.fewMore', { departments, number: count(more) })
            : say('coverage.few', { departments, count: quiet.length })}
        </p>
      ) : (
        <p>{say('coverage.everyHalf')}</p>
      )}
    </div>
  )
}

const NotAnswered = ({ coverage }: { coverage: StoredCompanyReport['coverage'] }) => {
  const { say, count } = useWiki()
  // The report has them by code unit, as everything that is hashed; a reader looks for “Person 2” before “Person 10”.
  const named = coverage.notAnsweredEmployees.toSorted((one, other) =>
    byText(one.employeeName, other.employeeName),
  )
  const names = (list: typeof named) => (
    <ul className="name-list">
      {list.map(({ employeeId, employeeName }) => (
        <li key={employeeId}>
          <PersonLink employeeId={employeeId} name={employeeName} />
        </li>
      ))}
    </ul>
  )
  const fold = useFold()
  const unnamed = coverage.notAnswered - named.length
  return (
    <>
      <h3 className="wiki-subtitle">{say('coverage.notYet', { number: count(coverage.notAnswered) })}</h3>
      {names(named.slice(0, shown))}
      {named.length > shown && (
        <details className="wiki-details" {...fold}>
          <summary className="screen-only">
            {say('counts.showMore', { number: count(named.length - shown) })}
          </summary>
          {names(named.slice(shown))}
        </details>
      )}
      {unnamed > 0 && (
        <Text size="sm" c="dimmed">
          {say('coverage.first', { shown: count(named.length), number: count(unnamed) })}
        </Text>
      )}
    </>
  )
}
