import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { ChangedPeople, ReportChange } from '../../../insights/report-change-types.ts'
import { changesBetween } from '../../../insights/report-changes.ts'
import { samePeopleOf, type SamePeople } from '../../../insights/score-changes.ts'
import { amountText, tellingApart } from '../../../contract/number-words.ts'
import { counted } from '../../core/words.ts'
import { useFold } from '../../ui/use-printing.ts'
import { PersonLink } from './basis.tsx'
import { ChangesTable } from './changes-table.tsx'
import './changes.css'

/** How many people are named before the rest is counted. */
const namedPeople = 12

type Props = { now: StoredCompanyReport; before: StoredCompanyReport }

/** All that is different from an earlier report: for whom, by how much, and whether it is more than noise. */
export const Changes = ({ now, before }: Props) => {
  const { changes, people } = useMemo(() => changesBetween(now, before), [now, before])
  const same = useMemo(() => samePeopleOf(now, before), [now, before])
  const beyond = changes.filter(({ verdict }) => verdict !== 'within')
  const told = beyond.filter(({ kind }) => kind !== 'person')
  const single = beyond.filter(({ kind }) => kind === 'person')
  const within = changes.filter(({ verdict }) => verdict === 'within')
  return (
    <>
      <WhoAnswered people={people} />
      {same !== null && <SamePeopleText same={same} now={now} />}
      {beyond.length === 0 && (
        <p className="prose">
          {changes.length === 0
            ? 'Nothing is different that the two reports show you.'
            : 'Nothing is different by more than the noise.'}
        </p>
      )}
      {told.length > 0 && <ChangesTable changes={told} name="What is different" />}
      <Folded
        changes={single}
        title={`Single people whose score changed by more than the noise: ${single.length.toLocaleString()}`}
        name="Single people"
      />
      <Folded
        changes={within}
        title={`Within the noise and so no difference: ${counted(within.length, 'number', 'numbers')}`}
        name="Within the noise"
      />
      <Text size="sm" c="dimmed" className="prose">
        The noise is how far two such numbers lie apart by chance alone: twice the standard error of the
        difference, and for one person what one point in one answer moves. It cannot be told where fewer than
        five people answered on one side, or where it rests on scores that you are not shown. Different people
        may have answered the two.
      </Text>
    </>
  )
}

const WhoAnswered = ({ people }: { people: ChangedPeople | null }) => {
  if (people === null) {
    return (
      <p className="prose">
        Who answered one of the two and not the other is not shown to you, so a difference may be other people
        and not another opinion.
      </p>
    )
  }
  const { both, added, left } = people
  return (
    <>
      <p className="prose">
        {counted(both, 'person', 'people')} answered both.
        {added.length === 0 && left.length === 0 && ' Nobody answered only one of the two.'}
      </p>
      <Named title="Answered now and not then" people={added} />
      <Named title="Answered then and not now" people={left} />
    </>
  )
}

const Named = ({ title, people }: { title: string; people: ChangedPeople['added'] }) => {
  if (people.length === 0) return null
  const more = people.length - namedPeople
  return (
    <div className="changes__people">
      <h3 className="wiki-subtitle">
        {title} <span className="wiki-count">({people.length.toLocaleString()})</span>
      </h3>
      <ul className="name-list">
        {people.slice(0, namedPeople).map(({ employeeId, employeeName }) => (
          <li key={employeeId}>
            <PersonLink employeeId={employeeId} name={employeeName} />
          </li>
        ))}
        {more > 0 && <li>and {more.toLocaleString()} more</li>}
      </ul>
    </div>
  )
}

/** What of the company's change those who answered both made, and what came with who answered. */
const SamePeopleText = ({ same, now }: { same: SamePeople; now: StoredCompanyReport }) => {
  const { people, before, now: is, noise, verdict } = same
  const all = now.overview.averagePerformanceScore
  // Of many people a difference of less than a tenth may be one.
  const digits = noise !== null && noise < 0.1 ? 2 : 1
  const [then, today] = tellingApart(before, is, digits)
  const numbers =
    then === today
      ? `The mean score of those who answered both is ${then} both times`
      : `The mean score of those who answered both went from ${then} to ${today}`
  const judged =
    verdict === 'unknown' || noise === null
      ? `: with ${counted(people, 'such person', 'such people')} it cannot be told from noise`
      : verdict === 'beyond'
        ? `, by more than the noise of ${amountText(noise)} for the same people`
        : `, within the noise of ${amountText(noise)} for the same people, so it is no difference`
  return (
    <p className="prose">
      {numbers}
      {judged}.
      {all !== null && people < now.coverage.answered && ` Everybody’s mean is ${all.toFixed(1)} now.`}
    </p>
  )
}

/** A table that is opened when it is wanted; on paper it stands open. */
const Folded = ({
  changes,
  title,
  name,
}: {
  changes: readonly ReportChange[]
  title: string
  name: string
}) => {
  const fold = useFold()
  if (changes.length === 0) return null
  return (
    <details className="wiki-details" {...fold}>
      <summary>{title}</summary>
      {fold.open && <ChangesTable changes={changes} name={name} />}
    </details>
  )
}
