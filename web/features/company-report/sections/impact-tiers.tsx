import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { impactNumbers } from '../../../../insights/company-report/shown/impact-numbers.ts'
import { inputIds } from '../../../../insights/scoring/scores.ts'
import { Grade } from '../../../ui/report/scores/grade.tsx'
import { AnsweredInputs } from '../../../ui/report/scores/answered-inputs.tsx'
import { PersonLink } from '../evidence/statement-basis.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { StatementWords } from '../language/untranslated-statement.tsx'

type Tier = StoredCompanyReport['organizationalImpactSummary'][number]

/** How many inputs each person's grade rests on, by employee id. */
const inputsIn = (report: StoredCompanyReport): ReadonlyMap<string, number> =>
  new Map(
    report.gradingBreakdown.flatMap(({ teamScores }) =>
      teamScores.map(({ employeeId, scoreInputsAnswered }) => [employeeId, scoreInputsAnswered]),
    ),
  )

const TierCard = ({ tier, inputs }: { tier: Tier; inputs: ReadonlyMap<string, number> }) => {
  const { say, fill, named } = useWiki()
  const category = say(`impact.${tier.category}`)
  return (
    <section className="wiki-card" aria-label={category}>
      <h3 className="wiki-subtitle">{category}</h3>
      {tier.employees.length === 0 && (
        <Text size="sm" c="dimmed">
          {say('impact.tooFew')}
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
              {say('impact.of', { department: named(entry.department), impact: entry.impact })}
            </Text>
            <Text size="xs" c="dimmed" component="div">
              <AnsweredInputs answered={inputs.get(entry.employeeId) ?? 0} of={inputIds.length} />
            </Text>
            <StatementWords of={entry}>{entry.description}</StatementWords>
            {entry.suggestedPay !== undefined && (
              <Text size="sm">
                {fill('impact.pay', { pay: <strong>{say(`impact.${entry.suggestedPay}`)}</strong> })}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The three groups by self-rated output; their people are left out for readers who may not see names. */
export const Impact = ({ report }: { report: StoredCompanyReport }) => {
  const { say, count } = useWiki()
  return report.isAnonymous ? (
    <Text size="sm" className="prose">
      {say('impact.anonymous')}
    </Text>
  ) : (
    <>
      <p className="prose">{say('impact.named', impactNumbers(report, count))}</p>
      <div className="tiers">
        {report.organizationalImpactSummary.map((tier) => (
          <TierCard key={tier.category} tier={tier} inputs={inputsIn(report)} />
        ))}
      </div>
    </>
  )
}
