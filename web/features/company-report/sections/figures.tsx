import { Text } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { figureChange, type Comparison } from '../comparison/compare-reports.ts'
import { StatementBasis } from '../evidence/statement-basis.tsx'
import { SupportingScores } from '../evidence/supporting-scores.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { useUntranslatedAttributes } from '../language/untranslated-statement.tsx'
import { PreviousValue } from '../comparison/change-mark.tsx'

const Figure = ({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) => (
  <div className="figure">
    <dt className="figure__label">{label}</dt>
    <dd className="figure__value figures">{value}</dd>
    <dd className="figure__note">{children}</dd>
  </div>
)

const levels = { Low: 1, Medium: 2, High: 3 } as const

/** The risk level as a word, with one to three bars, so that it reads without hue. */
const Risk = ({ level }: { level: keyof typeof levels }) => (
  <span className="risk">
    {useWiki().say(`risk.${level}`)}
    <svg viewBox="0 0 20 20" aria-hidden className="risk__bars">
      {[1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 7}
          y={20 - bar * 6}
          width={5}
          height={bar * 6}
          opacity={bar <= levels[level] ? 1 : 0.25}
        />
      ))}
    </svg>
  </span>
)

/** People, submission rate, mean score, and risk with the reason for it; the last two where the reader may see them. */
export const Figures = ({
  report,
  comparison,
}: {
  report: StoredCompanyReport
  comparison: Comparison | undefined
}) => {
  const { say, fill, count, counted, decimal, upTo } = useWiki()
  const { overview, coverage } = report
  const reasonMarks = useUntranslatedAttributes(overview.riskReason)
  const rate = (value: number) => say('figures.percent', { number: upTo(value, 3) })
  const before = comparison?.earlier
  const departments = overview.departmentBreakdown.length
  const people = useMemo(
    () => report.gradingBreakdown.flatMap(({ teamScores }) => teamScores),
    [report.gradingBreakdown],
  )
  const over = counted('figures.over', coverage.answered)
  const answeredOf = ({ coverage: { answered, employees } }: StoredCompanyReport) =>
    counted('counts.ofPeople', employees, { people: count(answered) })
  return (
    <dl className="wiki-figures">
      <Figure label={say('figures.people')} value={count(overview.totalEmployees)}>
        {counted('figures.inDepartments', departments)}{' '}
        {before && (
          <PreviousValue
            before={count(before.overview.totalEmployees)}
            change={figureChange(comparison, 'employees')}
          />
        )}
      </Figure>
      <Figure label={say('figures.rate')} value={rate(overview.submissionRate)}>
        {say('counts.answered', { answered: count(coverage.answered), number: count(coverage.employees) })}{' '}
        {before && (
          <>
            <PreviousValue
              before={rate(before.overview.submissionRate)}
              change={figureChange(comparison, 'rate')}
            />{' '}
            <PreviousValue before={answeredOf(before)} change={figureChange(comparison, 'answered')} />
          </>
        )}
      </Figure>
      {overview.averagePerformanceScore !== null && (
        <Figure
          label={say('figures.mean')}
          value={fill(
            'figures.outOfTen',
            { unit: <span className="figure__unit">{say('figures.unit')}</span> },
            { value: decimal(overview.averagePerformanceScore) },
          )}
        >
          {report.isAnonymous || people.length === 0 ? (
            over
          ) : (
            <SupportingScores people={people} measure="overall" label={over} about={say('figures.mean')} />
          )}{' '}
          {before && before.overview.averagePerformanceScore !== null && (
            <PreviousValue
              before={decimal(before.overview.averagePerformanceScore)}
              change={figureChange(comparison, 'mean')}
            />
          )}
        </Figure>
      )}
      {overview.riskLevel !== null && (
        <Figure label={say('figures.risk')} value={<Risk level={overview.riskLevel} />}>
          <Text size="sm" component="span" inherit {...reasonMarks}>
            {overview.riskReason.text}
          </Text>{' '}
          <StatementBasis
            basis={overview.riskReason}
            about={say('risk.about', { level: say(`risk.${overview.riskLevel}`) })}
          />{' '}
          {before && before.overview.riskLevel !== null && (
            <PreviousValue
              before={say(`risk.${before.overview.riskLevel}`)}
              change={figureChange(comparison, 'risk')}
            />
          )}
        </Figure>
      )}
    </dl>
  )
}
