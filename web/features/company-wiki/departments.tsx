import type { CSSProperties } from 'react'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { Comparison } from './compare.ts'
import { Mark } from './mark.tsx'

/** How many people each department has and how many of them answered: a table whose bars repeat its numbers. */
export const Departments = ({
  report,
  comparison,
}: {
  report: StoredCompanyReport
  comparison: Comparison | undefined
}) => {
  const departments = report.gradingBreakdown
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
            <th scope="col">Department</th>
            <th scope="col" className="department-bars__track">
              <span className="visually-hidden">Share of the largest department</span>
            </th>
            <th scope="col" className="wiki-table__number">
              People
            </th>
            <th scope="col" className="wiki-table__number">
              Answered
            </th>
          </tr>
        </thead>
        <tbody>
          {departments.map(({ departmentName, people, answered }) => (
            <tr key={departmentName}>
              <th scope="row">
                {departmentName} {comparison?.newDepartments.has(departmentName) && <Mark>new</Mark>}
              </th>
              <td className="department-bars__track" aria-label={`${people} people, ${answered} answered`}>
                <span className="department-bars__bar" style={bar(people, answered)} />
              </td>
              <td className="wiki-table__number">{people.toLocaleString()}</td>
              <td className="wiki-table__number">{answered.toLocaleString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="wiki-key">
        <span className="wiki-key__solid" aria-hidden /> answered
        <span className="wiki-key__hatch" aria-hidden /> not answered
      </p>
      {comparison !== undefined && comparison.goneDepartments.length > 0 && (
        <p>
          <Mark>no longer there</Mark> {comparison.goneDepartments.join(', ')}
        </p>
      )}
    </>
  )
}
