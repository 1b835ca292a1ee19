import type { CSSProperties } from 'react'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { departmentChange, type Comparison } from '../comparison/compare-reports.ts'
import { useWiki } from '../language/company-report-texts.tsx'
import { ChangeMark } from '../comparison/change-mark.tsx'

/** How many people each department has and how many of them answered: a table whose bars repeat its numbers. */
export const Departments = ({
  report,
  comparison,
}: {
  report: StoredCompanyReport
  comparison: Comparison | undefined
}) => {
  const { say, count, counted, named, comma } = useWiki()
  const departments = report.gradingBreakdown
  const gone =
    comparison?.earlier.gradingBreakdown.filter(
      ({ departmentName }) => departmentChange(comparison, departmentName)?.now === null,
    ) ?? []
  const largest = Math.max(1, ...departments.map(({ people }) => people))
  const bar = (people: number, answered: number): CSSProperties & Record<'--answered', string> => ({
    inlineSize: `${(people / largest) * 100}%`,
    '--answered': `${people === 0 ? 0 : (answered / people) * 100}%`,
  })
  return (
    <>
      <table className="wiki-table department-bars">
        <thead>
          <tr>
            <th scope="col">{say('departments.department')}</th>
            <th scope="col" className="department-bars__track">
              <span className="visually-hidden">{say('departments.share')}</span>
            </th>
            <th scope="col" className="wiki-table__number">
              {say('departments.people')}
            </th>
            <th scope="col" className="wiki-table__number">
              {say('departments.answered')}
            </th>
          </tr>
        </thead>
        <tbody>
          {departments.map(({ departmentName, people, answered }) => (
            <tr key={departmentName}>
              <th scope="row">
                <bdi>{departmentName}</bdi>{' '}
                {departmentChange(comparison, departmentName)?.before === null && (
                  <ChangeMark>{say('marks.new')}</ChangeMark>
                )}
              </th>
              <td
                className="department-bars__track"
                aria-label={say('departments.bar', {
                  people: counted('counts.people', people),
                  answered: count(answered),
                })}
              >
                <span className="department-bars__bar" style={bar(people, answered)} />
              </td>
              <td className="wiki-table__number">{count(people)}</td>
              <td className="wiki-table__number">{count(answered)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="wiki-key department-bars__key">
        <span className="wiki-key__solid" aria-hidden /> {say('departments.keyAnswered')}
        <span className="wiki-key__hatch" aria-hidden /> {say('departments.keyNot')}
      </p>
      {gone.length > 0 && (
        <p>
          <ChangeMark>{say('marks.notThere')}</ChangeMark>{' '}
          {gone.map(({ departmentName }) => named(departmentName)).join(comma)}
        </p>
      )}
    </>
  )
}
