import { releaseLabels } from '../../../contract/release.ts'
import { cycleLabel } from '../../../contract/report-cycle.ts'
import { subScores } from '../../ui/sub-scores.ts'
import { stateLabels, type PersonRow } from './people-rows.ts'
import './printed-people.css'

type Columns = { hasRelease: boolean; hasCycles: boolean }

const Person = ({ row, hasRelease, hasCycles }: Columns & { row: PersonRow }) => (
  <tr>
    <th scope="row">{row.name}</th>
    <td>{row.role}</td>
    <td>{row.department}</td>
    {subScores.map(({ id }) => (
      <td key={id} className="printed-people__number">
        {row.report?.[id] ?? '–'}
      </td>
    ))}
    <td className="printed-people__number">{row.report?.overall.toFixed(1) ?? '–'}</td>
    <td>{row.report?.grade ?? '–'}</td>
    <td className="printed-people__number">{row.report?.scoreInputsAnswered ?? '–'}</td>
    <td>{stateLabels[row.state]}</td>
    {hasRelease && <td>{row.report === null ? '–' : releaseLabels[row.report.state]}</td>}
    {hasCycles && <td>{row.report?.cycle ? cycleLabel(row.report.cycle) : '–'}</td>}
  </tr>
)

/** The list on paper: every row that the screen lists, also those that it draws only when they are scrolled to. */
export const PrintedPeople = ({
  rows,
  total,
  hasRelease,
}: {
  rows: readonly PersonRow[]
  total: number
  hasRelease: boolean
}) => {
  const hasCycles = rows.some(({ report }) => report?.cycle !== undefined)
  return (
    <>
      <p>
        {rows.length === total
          ? `${total.toLocaleString()} people.`
          : `${rows.length.toLocaleString()} of ${total.toLocaleString()} people, as searched for.`}
      </p>
      <table className="printed-people">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Job title</th>
            <th scope="col">Department</th>
            {subScores.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Overall</th>
            <th scope="col">Grade</th>
            <th scope="col">Inputs of 9</th>
            <th scope="col">State</th>
            {hasRelease && <th scope="col">Release</th>}
            {hasCycles && <th scope="col">Cycle</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Person key={row.employeeId} row={row} hasRelease={hasRelease} hasCycles={hasCycles} />
          ))}
        </tbody>
      </table>
    </>
  )
}
