import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { Grade } from '../../ui/grade.tsx'
import { PersonLink } from './basis.tsx'

type Tier = StoredCompanyReport['organizationalImpactSummary'][number]

const TierCard = ({ tier }: { tier: Tier }) => (
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
        <TierCard key={tier.category} tier={tier} />
      ))}
    </div>
  )
