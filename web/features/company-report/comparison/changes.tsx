import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { ChangedPeople, ReportChange } from '../../../../insights/comparison/report-change-types.ts'
import { samePeopleOf, type SamePeople } from '../../../../insights/comparison/score-changes.ts'
import { useFold } from '../../../ui/print/use-printing.ts'
import { PersonLink } from '../evidence/statement-basis.tsx'
import { ChangesTable } from './changes-table.tsx'
import {
  countedDifferences,
  uncountedDifferences,
  personDifferences,
  type Comparison,
} from './compare-reports.ts'
import { useWiki } from '../language/company-report-texts.tsx'
import './changes.css'

/** How many people are named before the rest is counted. */
const namedPeople = 12

type Props = { now: StoredCompanyReport; comparison: Comparison }

/** All differences from an earlier report: who they concern, how large they are, and whether they exceed the noise. */
export const Changes = ({ now, comparison }: Props) => {
  const { say, count, counted } = useWiki()
  const { changes, people, earlier } = comparison
  const same = useMemo(() => samePeopleOf(now, earlier), [now, earlier])
  const different = countedDifferences(comparison)
  const told = different.filter(({ kind }) => kind !== 'person')
  const single = personDifferences(comparison)
  const unknown = uncountedDifferences(comparison, 'unknown')
  const within = uncountedDifferences(comparison, 'within')
  return (
    <>
      <WhoAnswered people={people} />
      {same !== null && <SamePeopleText same={same} now={now} />}
      {different.length === 0 && (
        <p className="prose">{changes.length === 0 ? say('changes.nothing') : say('changes.noMore')}</p>
      )}
      {told.length > 0 && <ChangesTable changes={told} name={say('changes.different')} />}
      <Folded
        changes={single}
        title={say('changes.singleTitle', { number: count(single.length) })}
        name={say('changes.single')}
      />
      <Folded
        changes={unknown}
        title={say('changes.unknownTitle', { numbers: counted('counts.numbers', unknown.length) })}
        name={say('changes.unknown')}
      />
      <Folded
        changes={within}
        title={say('changes.withinTitle', { numbers: counted('counts.numbers', within.length) })}
        name={say('changes.within')}
      />
      <Text size="sm" c="dimmed" className="prose">
        {say('changes.noise')}
      </Text>
    </>
  )
}

const WhoAnswered = ({ people }: { people: ChangedPeople | null }) => {
  const { say, counted } = useWiki()
  if (people === null) {
    return <p className="prose">{say('changes.notShown')}</p>
  }
  const { both, added, left } = people
  return (
    <>
      <p className="prose">
        {counted('changes.both', both)}
        {added.length === 0 && left.length === 0 && ` ${say('changes.onlyBoth')}`}
      </p>
      <Named title={say('changes.added')} people={added} />
      <Named title={say('changes.left')} people={left} />
    </>
  )
}

const Named = ({ title, people }: { title: string; people: ChangedPeople['added'] }) => {
  const { say, count } = useWiki()
  if (people.length === 0) return null
  const more = people.length - namedPeople
  return (
    <div className="changes__people">
      <h3 className="wiki-subtitle">
        {title} <span className="wiki-count">({count(people.length)})</span>
      </h3>
      <ul className="name-list">
        {people.slice(0, namedPeople).map(({ employeeId, employeeName }) => (
          <li key={employeeId}>
            <PersonLink employeeId={employeeId} name={employeeName} />
          </li>
        ))}
        {more > 0 && <li>{say('changes.andMore', { number: count(more) })}</li>}
      </ul>
    </div>
  )
}

/**
 * How much of the company's change comes from people who answered both times, and how much from a
 * different group of people.
 */
const SamePeopleText = ({ same, now }: { same: SamePeople; now: StoredCompanyReport }) => {
  const { say, counted, amount, apart, decimal } = useWiki()
  const { people, before, now: is, noise, verdict } = same
  const all = now.overview.averagePerformanceScore
  // With many people a difference of less than a tenth may be significant.
  const digits = noise !== null && noise < 0.1 ? 2 : 1
  const [then, today] = apart(before, is, digits)
  const judged =
    verdict === 'unknown' || noise === null
      ? say('changes.judgedUnknown', { people: counted('counts.suchPeople', people) })
      : say(verdict === 'beyond' ? 'changes.judgedBeyond' : 'changes.judgedWithin', { noise: amount(noise) })
  return (
    <p className="prose">
      {then === today
        ? say('changes.sameMean', { earlier: then, judged })
        : say('changes.otherMean', { earlier: then, now: today, judged })}
      {all !== null &&
        people < now.coverage.answered &&
        ` ${say('changes.everybody', { mean: decimal(all) })}`}
    </p>
  )
}

/** A table that opens on demand; it is always open on paper. */
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
