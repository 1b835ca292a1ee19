import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
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
      {coverage.notAnswered > 0 && !isAnonymous && <NotAnswered coverage={coverage} />}
    </>
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
  const unnamed = coverage.notAnswered - named.length
  return (
    <>
      <h3 className="wiki-subtitle">Not answered yet ({coverage.notAnswered.toLocaleString()})</h3>
      {names(named.slice(0, shown))}
      {named.length > shown && (
        <details className="wiki-details">
          <summary>Show {(named.length - shown).toLocaleString()} more</summary>
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
