import { subScores } from '../../ui/sub-scores.ts'
import { stateLabels, type PersonRow } from './people-rows.ts'
import './printed-people.css'

const Person = ({ row }: { row: PersonRow }) => (
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
  </tr>
)

/** The list on paper: every row that the screen lists, also those that it draws only when they are scrolled to. */
export const PrintedPeople = ({ rows, total }: { rows: readonly PersonRow[]; total: number }) => (
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
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Person key={row.employeeId} row={row} />
        ))}
      </tbody>
    </table>
  </>
)
