import { Box } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Cycle } from '../../../contract/cycles.ts'
import { useIsPrinting } from '../../ui/use-printing.ts'
import './changes.css'

type Props = { list: readonly Cycle[] }

/** Each time that everybody was asked again; on a phone from top to bottom and not from side to side. */
export const CyclesTable = ({ list }: Props) => {
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  const isPrinting = useIsPrinting()
  return isNarrow && !isPrinting ? <List list={list} /> : <Rows list={list} />
}

const openedText = (at: string, by: string | null): string => {
  const day = new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })
  return by === null ? day : `${day} by ${by}`
}

const Rows = ({ list }: Props) => (
  <Box component="section" className="heat" aria-label="Cycles" tabIndex={0}>
    <table className="wiki-table changes">
      <thead>
        <tr>
          <th scope="col">Cycle</th>
          <th scope="col">Opened</th>
          <th scope="col" className="wiki-table__number">
            Asked again
          </th>
          <th scope="col" className="wiki-table__number">
            Answered
          </th>
          <th scope="col" className="wiki-table__number">
            Reports
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ id, number, name, openedAt, openedBy, asked, answered, reports }) => (
          <tr key={id}>
            <th scope="row">
              {number}: {name}
            </th>
            <td>{openedText(openedAt, openedBy)}</td>
            <td className="wiki-table__number">{asked.toLocaleString()}</td>
            <td className="wiki-table__number">{answered.toLocaleString()}</td>
            <td className="wiki-table__number">{reports.toLocaleString()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
)

const List = ({ list }: Props) => (
  <ul className="changes-list" aria-label="Cycles">
    {list.map(({ id, number, name, openedAt, openedBy, asked, answered, reports }) => (
      <li key={id} className="changes-list__entry">
        <p className="changes-list__what">
          {number}: {name}
        </p>
        <dl className="changes-list__values">
          <dt>Asked again</dt>
          <dd>{asked.toLocaleString()}</dd>
          <dt>Answered</dt>
          <dd>{answered.toLocaleString()}</dd>
          <dt>Reports</dt>
          <dd>{reports.toLocaleString()}</dd>
        </dl>
        <p className="changes-list__noise">Opened {openedText(openedAt, openedBy)}</p>
      </li>
    ))}
  </ul>
)
