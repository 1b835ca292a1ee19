import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { boundsOfSilence, quietDepartments } from '../../../insights/silence.ts'
import { useFold } from '../../ui/use-printing.ts'
import { PersonLink } from './basis.tsx'

const shown = 12

const day = (at: string): string => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })

/** Who has not answered, and what their silence may hide. */
export const Coverage = ({ report }: { report: StoredCompanyReport }) => {
  const { coverage, isAnonymous } = report
  const first = day(coverage.firstSubmittedAt)
  const last = day(coverage.lastSubmittedAt)
  return (
    <>
      <p className="prose">{coverage.note}</p>
      <Text size="sm" c="dimmed" className="prose">
        {first === last
          ? `All answers counted here were given on ${first}.`
          : `The answers counted here were given between ${first} and ${last}.`}
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
  const { coverage, overview, gradingBreakdown } = report
  const mean = overview.averagePerformanceScore
  const bounds = mean === null ? null : boundsOfSilence(mean, coverage.answered, coverage.notAnswered)
  const quiet = quietDepartments(gradingBreakdown)
  const more = quiet.length - namedDepartments
  return (
    <div className="prose silence">
      <h3 className="wiki-subtitle">What silence may hide</h3>
      {mean !== null && bounds !== null && (
        <p>
          The mean score of {mean.toFixed(1)} is that of those who answered. Had all the others given the
          lowest answers there are, it would be {bounds.lowest.toFixed(1)}; with the highest,{' '}
          {bounds.highest.toFixed(1)}.
        </p>
      )}
      {quiet.length > 0 ? (
        <p>
          Fewer than half answered in{' '}
          {quiet
            .slice(0, namedDepartments)
            .map(({ departmentName, answered, people }) => `${departmentName} (${answered} of ${people})`)
            .join(', ')}
          {more > 0 && ` and ${more.toLocaleString()} more`}: what is said about the company says least about{' '}
          {quiet.length === 1 ? 'it' : 'them'}.
        </p>
      ) : (
        <p>In every department at least half answered.</p>
      )}
    </div>
  )
}

const NotAnswered = ({ coverage }: { coverage: StoredCompanyReport['coverage'] }) => {
  const named = coverage.notAnsweredEmployees
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
      <h3 className="wiki-subtitle">Not answered yet ({coverage.notAnswered.toLocaleString()})</h3>
      {names(named.slice(0, shown))}
      {named.length > shown && (
        <details className="wiki-details" {...fold}>
          <summary className="screen-only">Show {(named.length - shown).toLocaleString()} more</summary>
          {names(named.slice(shown))}
        </details>
      )}
      {unnamed > 0 && (
        <Text size="sm" c="dimmed">
          The first {named.length.toLocaleString()} by name are listed; {unnamed.toLocaleString()} more have
          not answered.
        </Text>
      )}
    </>
  )
}
