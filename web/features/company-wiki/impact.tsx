import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { inputIds } from '../../../insights/scores.ts'
import { Grade } from '../../ui/grade.tsx'
import { InputsAnswered } from '../../ui/inputs-answered.tsx'
import { PersonLink } from './basis.tsx'

type Tier = StoredCompanyReport['organizationalImpactSummary'][number]

/** How many inputs each person's grade rests on, by employee id. */
const inputsIn = (report: StoredCompanyReport): ReadonlyMap<string, number> =>
  new Map(
    report.gradingBreakdown.flatMap(({ teamScores }) =>
      teamScores.map(({ employeeId, scoreInputsAnswered }) => [employeeId, scoreInputsAnswered]),
    ),
  )

const TierCard = ({ tier, inputs }: { tier: Tier; inputs: ReadonlyMap<string, number> }) => (
  <section className="wiki-card" aria-label={tier.category}>
    <h3 className="wiki-subtitle">{tier.category}</h3>
    {tier.employees.length === 0 && (
      <Text size="sm" c="dimmed">
        Too few people answered to fill this group.
      </Text>
    )}
    <ol className="tier">
      {tier.employees.map((entry) => (
        <li key={entry.employeeId} className="tier__entry">
          <p className="tier__who">
            <PersonLink employeeId={entry.employeeId} name={entry.employeeName} />
            <Grade grade={entry.grade} size="sm" />
          </p>
          <Text size="sm" c="dimmed">
            {entry.department}. {entry.impact}.
          </Text>
          <Text size="xs" c="dimmed" component="div">
            <InputsAnswered answered={inputs.get(entry.employeeId) ?? 0} of={inputIds.length} />
          </Text>
          <p className="statement__text">{entry.description}</p>
          {entry.suggestedPay !== undefined && (
            <Text size="sm">
              Pay conversation: <strong>{entry.suggestedPay}</strong>
            </Text>
          )}
        </li>
      ))}
    </ol>
  </section>
)

/** The three groups by self-rated output; their people are left out for readers who may not see names. */
export const Impact = ({ report }: { report: StoredCompanyReport }) =>
  report.isAnonymous ? (
    <Text size="sm" className="prose">
      The three groups consist of names, so they are shown to admins and owners only.
    </Text>
  ) : (
    <div className="tiers">
      {report.organizationalImpactSummary.map((tier) => (
        <TierCard key={tier.category} tier={tier} inputs={inputsIn(report)} />
      ))}
    </div>
  )
