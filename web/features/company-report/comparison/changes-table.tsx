import { Box, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { ChangedValue, ReportChange } from '../../../../insights/comparison/report-change-types.ts'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'
import { PersonLink } from '../evidence/statement-basis.tsx'
import { formatPoints } from './format-points.ts'
import { useWiki, type WikiWords } from '../language/company-report-texts.tsx'
import './changes.css'

/** How many rows are added at a time. */
const step = 30

type Props = { changes: readonly ReportChange[]; name: string }

/** What is different, some rows at a time; on a phone each is read from top to bottom and not from side to side. */
export const ChangesTable = ({ changes, name }: Props) => {
  const [limit, setLimit] = useState(step)
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  const isPrinting = useIsPrinting()
  const { say, count } = useWiki()
  const shown = changes.slice(0, limit)
  return (
    <>
      {isNarrow && !isPrinting ? <List changes={shown} name={name} /> : <Rows changes={shown} name={name} />}
      {shown.length < changes.length && (
        <p className="heat__more">
          {say('changes.shown', { shown: count(shown.length), total: count(changes.length) })}{' '}
          <Button variant="default" size="xs" className="screen-only" onClick={() => setLimit(limit + step)}>
            {say('counts.showMore', { number: count(Math.min(step, changes.length - shown.length)) })}
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

const Rows = ({ changes, name }: Props) => {
  const wiki = useWiki()
  const { say, count } = wiki
  return (
    <Box component="section" className="heat" aria-label={name} tabIndex={0}>
      <table className="wiki-table changes">
        <thead>
          <tr>
            <th scope="col">{say('changes.what')}</th>
            <th scope="col" className="wiki-table__number">
              {say('changes.people')}
            </th>
            <th scope="col">{say('changes.then')}</th>
            <th scope="col">{say('changes.now')}</th>
            <th scope="col" className="wiki-table__number">
              {say('changes.change')}
            </th>
            <th scope="col">{say('changes.noiseColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const people = peopleIn(change)
            return (
              <tr key={change.id}>
                <th scope="row">
                  <What change={change} />
                </th>
                <td className="wiki-table__number">{people === null ? '–' : count(people)}</td>
                <td>{valueText(change.before, change.now, 'changes.wasNot', wiki)}</td>
                <td>{valueText(change.now, change.before, 'changes.isNot', wiki)}</td>
                <td className="wiki-table__number figures changes__by">{differenceText(change, wiki)}</td>
                <td>{significanceText(change, wiki)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Box>
  )
}

const List = ({ changes, name }: Props) => {
  const wiki = useWiki()
  const { say } = wiki
  return (
    <ul className="changes-list" aria-label={name}>
      {changes.map((change) => (
        <li key={change.id} className="changes-list__entry">
          <p className="changes-list__what">
            <What change={change} />
          </p>
          <dl className="changes-list__values">
            <dt>{say('changes.then')}</dt>
            <dd>{valueText(change.before, change.now, 'changes.wasNot', wiki)}</dd>
            <dt>{say('changes.now')}</dt>
            <dd>{valueText(change.now, change.before, 'changes.isNot', wiki)}</dd>
            <dt>{say('changes.change')}</dt>
            <dd className="figures">{differenceText(change, wiki)}</dd>
            <dt>{say('changes.noiseColumn')}</dt>
            <dd>{significanceText(change, wiki)}</dd>
          </dl>
          <PeopleIn change={change} />
        </li>
      ))}
    </ul>
  )
}

/** How many it speaks of; null for what is not there any more and speaks of nobody. */
const peopleIn = ({ now, people }: ReportChange): number | null =>
  now === null && people === 0 ? null : people

const PeopleIn = ({ change }: { change: ReportChange }) => {
  const { counted } = useWiki()
  const people = peopleIn(change)
  return people !== null && <p className="changes-list__noise">{counted('counts.people', people)}</p>
}

type None = 'changes.wasNot' | 'changes.isNot'

/** One of two values; a score in so many digits that it is seen to be another one than that beside it. */
const valueText = (
  changed: ChangedValue | null,
  beside: ChangedValue | null,
  none: None,
  { say, counted, upTo, apart }: WikiWords,
): string => {
  if (changed === null) return say(none)
  if (changed.unit === 'words') return changed.value
  if (changed.unit === 'count') return counted('counts.people', changed.value)
  if (changed.unit === 'percent') return say('figures.percent', { number: upTo(changed.value, 1) })
  return apart(changed.value, beside?.unit === 'score' ? beside.value : changed.value)[0]
}

const differenceText = ({ before, now }: ReportChange, wiki: WikiWords): string => {
  const { say, amount, count, signed } = wiki
  if (before === null || now === null || before.unit === 'words' || now.unit === 'words') return '–'
  const difference = now.value - before.value
  const by = Math.abs(difference)
  if (now.unit === 'percent') {
    const of = formatPoints(by, wiki)
    return say('changes.points', { ...of, points: signed(difference, of.points) })
  }
  return signed(difference, now.unit === 'score' ? amount(by) : count(by))
}

const noiseOf = ({ noise, now }: ReportChange, wiki: WikiWords): string | null =>
  noise === null
    ? null
    : now?.unit === 'percent'
      ? wiki.say('changes.points', formatPoints(noise, wiki))
      : wiki.amount(noise)

const significanceText = (change: ReportChange, wiki: WikiWords): string => {
  const { say } = wiki
  if (change.verdict === 'counted') return say('changes.counted')
  if (change.verdict === 'unknown') return say('changes.unknown')
  const noise = noiseOf(change, wiki)
  if (change.verdict === 'beyond') {
    return noise === null ? say('changes.beyondIt') : say('changes.beyondOf', { noise })
  }
  return noise === null ? say('changes.within') : say('changes.withinOf', { noise })
}
