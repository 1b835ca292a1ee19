import { Box } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Cycle } from '../../../../contract/calls/cycles.ts'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'
import { useWiki, type WikiWords } from '../language/company-report-texts.tsx'
import './changes.css'

type Props = { list: readonly Cycle[] }

/** Each time that everybody was asked again; on a phone from top to bottom and not from side to side. */
export const CyclesTable = ({ list }: Props) => {
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  const isPrinting = useIsPrinting()
  return isNarrow && !isPrinting ? <List list={list} /> : <Rows list={list} />
}

const cycleOpeningText = (at: string, by: string | null, { say, day, named }: WikiWords): string => {
  const when = day(at, 'medium')
  return by === null ? when : say('cycles.by', { day: when, name: named(by) })
}

const Rows = ({ list }: Props) => {
  const wiki = useWiki()
  const { say, count } = wiki
  return (
    <Box component="section" className="heat" aria-label={say('cycles.name')} tabIndex={0}>
      <table className="wiki-table changes">
        <thead>
          <tr>
            <th scope="col">{say('cycles.cycle')}</th>
            <th scope="col">{say('cycles.opened')}</th>
            <th scope="col" className="wiki-table__number">
              {say('cycles.asked')}
            </th>
            <th scope="col" className="wiki-table__number">
              {say('cycles.answered')}
            </th>
            <th scope="col" className="wiki-table__number">
              {say('cycles.reports')}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ id, number, name, openedAt, openedBy, asked, answered, reports }) => (
            <tr key={id}>
              <th scope="row">
                {number}: <bdi>{name}</bdi>
              </th>
              <td>{cycleOpeningText(openedAt, openedBy, wiki)}</td>
              <td className="wiki-table__number">{count(asked)}</td>
              <td className="wiki-table__number">{count(answered)}</td>
              <td className="wiki-table__number">{count(reports)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const List = ({ list }: Props) => {
  const wiki = useWiki()
  const { say, count } = wiki
  return (
    <ul className="changes-list" aria-label={say('cycles.name')}>
      {list.map(({ id, number, name, openedAt, openedBy, asked, answered, reports }) => (
        <li key={id} className="changes-list__entry">
          <p className="changes-list__what">
            {number}: <bdi>{name}</bdi>
          </p>
          <dl className="changes-list__values">
            <dt>{say('cycles.asked')}</dt>
            <dd>{count(asked)}</dd>
            <dt>{say('cycles.answered')}</dt>
            <dd>{count(answered)}</dd>
            <dt>{say('cycles.reports')}</dt>
            <dd>{count(reports)}</dd>
          </dl>
          <p className="changes-list__noise">
            {say('cycles.openedOn', { when: cycleOpeningText(openedAt, openedBy, wiki) })}
          </p>
        </li>
      ))}
    </ul>
  )
}
