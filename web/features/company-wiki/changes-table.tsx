import { Box, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { ChangedValue, ReportChange } from '../../../insights/report-change-types.ts'
import { amountText, tellingApart } from '../../../contract/number-words.ts'
import { counted } from '../../core/words.ts'
import { useIsPrinting } from '../../ui/use-printing.ts'
import { PersonLink } from './basis.tsx'
import './changes.css'

/** How many rows are added at a time. */
const step = 30

type Props = { changes: readonly ReportChange[]; name: string }

/** What is different, some rows at a time; on a phone each is read from top to bottom and not from side to side. */
export const ChangesTable = ({ changes, name }: Props) => {
  const [limit, setLimit] = useState(step)
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  const isPrinting = useIsPrinting()
  const shown = changes.slice(0, limit)
  return (
    <>
      {isNarrow && !isPrinting ? <List changes={shown} name={name} /> : <Rows changes={shown} name={name} />}
      {shown.length < changes.length && (
        <p className="heat__more">
          {shown.length.toLocaleString()} of {changes.length.toLocaleString()} shown, the weightiest first.{' '}
          <Button variant="default" size="xs" className="screen-only" onClick={() => setLimit(limit + step)}>
            Show {Math.min(step, changes.length - shown.length)} more
          </Button>
        </p>
      )}
    </>
  )
}

const What = ({ change }: { change: ReportChange }) =>
  change.employeeId === undefined ? (
    change.what
  ) : (
    <PersonLink employeeId={change.employeeId} name={change.what} />
  )

const Rows = ({ changes, name }: Props) => (
  <Box component="section" className="heat" aria-label={name} tabIndex={0}>
    <table className="wiki-table changes">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col" className="wiki-table__number">
            People
          </th>
          <th scope="col">Then</th>
          <th scope="col">Now</th>
          <th scope="col" className="wiki-table__number">
            Change
          </th>
          <th scope="col">Noise</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.id}>
            <th scope="row">
              <What change={change} />
            </th>
            <td className="wiki-table__number">{peopleIn(change)?.toLocaleString() ?? '–'}</td>
            <td>{valueText(change.before, change.now, 'was not there')}</td>
            <td>{valueText(change.now, change.before, 'is not there')}</td>
            <td className="wiki-table__number figures changes__by">{differenceText(change)}</td>
            <td>{verdictText(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
)

const List = ({ changes, name }: Props) => (
  <ul className="changes-list" aria-label={name}>
    {changes.map((change) => (
      <li key={change.id} className="changes-list__entry">
        <p className="changes-list__what">
          <What change={change} />
        </p>
        <dl className="changes-list__values">
          <dt>Then</dt>
          <dd>{valueText(change.before, change.now, 'was not there')}</dd>
          <dt>Now</dt>
          <dd>{valueText(change.now, change.before, 'is not there')}</dd>
          <dt>Change</dt>
          <dd className="figures">{differenceText(change)}</dd>
        </dl>
        <p className="changes-list__noise">{[verdictText(change), ...peopleOf(change)].join(' · ')}</p>
      </li>
    ))}
  </ul>
)

/** How many it speaks of; null for what is not there any more and speaks of nobody. */
const peopleIn = ({ now, people }: ReportChange): number | null =>
  now === null && people === 0 ? null : people

const peopleOf = (change: ReportChange): string[] => {
  const people = peopleIn(change)
  return people === null ? [] : [counted(people, 'person', 'people')]
}

/** One of two values; a score in so many digits that it is seen to be another one than that beside it. */
const valueText = (changed: ChangedValue | null, beside: ChangedValue | null, none: string): string => {
  if (changed === null) return none
  if (changed.unit === 'words') return changed.value
  if (changed.unit === 'count') return counted(changed.value, 'person', 'people')
  if (changed.unit === 'percent') return `${percent(changed.value)}%`
  return tellingApart(changed.value, beside?.unit === 'score' ? beside.value : changed.value)[0]
}

const percent = (value: number): string => value.toLocaleString(undefined, { maximumFractionDigits: 1 })

const differenceText = ({ before, now }: ReportChange): string => {
  if (before === null || now === null || before.unit === 'words' || now.unit === 'words') return '–'
  const difference = now.value - before.value
  const amount = Math.abs(difference)
  const text =
    now.unit === 'score'
      ? amountText(amount)
      : now.unit === 'percent'
        ? `${percent(amount)} points`
        : amount.toLocaleString()
  return `${difference < 0 ? '−' : '+'}${text}`
}

const noiseOf = ({ noise, now }: ReportChange): string =>
  noise === null ? '' : now?.unit === 'percent' ? ` of ${percent(noise)} points` : ` of ${amountText(noise)}`

const verdictText = (change: ReportChange): string => {
  if (change.verdict === 'counted') return 'Counted: has none'
  if (change.verdict === 'unknown') return 'Cannot be told'
  return `${change.verdict === 'beyond' ? 'More than the noise' : 'Within the noise'}${noiseOf(change)}`
}
