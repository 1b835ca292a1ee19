import './print.css'
import './printed-table.css'

/** A row of text; the first cell says whose it is. */
export type PrintedRow = { key: string; cells: readonly string[] }

type Props = { heads: readonly string[]; rows: readonly PrintedRow[] }

/** A list on paper: every row that the screen lists, also those that it draws only when they are scrolled to. */
export const PrintedTable = ({ heads, rows }: Props) => (
  <table className="printed-table">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [first, ...others] }) => (
        <tr key={key}>
          <th scope="row">{first}</th>
          {others.map((cell, index) => (
            <td key={heads[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
