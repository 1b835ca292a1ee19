import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { Comparison } from './compare.ts'
import { RestsOn } from './basis.tsx'
import { Was } from './mark.tsx'

const number = (value: number): string => value.toLocaleString()

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
    {level}
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
  const { overview, coverage } = report
  const before = comparison?.figures
  const departments = overview.departmentBreakdown.length
  return (
    <dl className="wiki-figures">
      <Figure label="People" value={number(overview.totalEmployees)}>
        in {departments === 1 ? 'one department' : `${departments} departments`}{' '}
        <Was before={before?.people} />
      </Figure>
      <Figure label="Submission rate" value={`${overview.submissionRate.toLocaleString()}%`}>
        {number(coverage.answered)} of {number(coverage.employees)} answered{' '}
        <Was
          before={
            before?.submissionRate === undefined ? undefined : `${before.submissionRate.toLocaleString()}%`
          }
        />
      </Figure>
      {overview.averagePerformanceScore !== null && (
        <Figure
          label="Mean score"
          value={
            <>
              {overview.averagePerformanceScore.toFixed(1)} <span className="figure__unit">of 10</span>
            </>
          }
        >
          self-reported, over {number(coverage.answered)} {coverage.answered === 1 ? 'person' : 'people'}{' '}
          <Was before={before?.mean?.toFixed(1)} noise={comparison?.noise.mean} />
        </Figure>
      )}
      {overview.riskLevel !== null && (
        <Figure label="Risk" value={<Risk level={overview.riskLevel} />}>
          <Was before={before?.risk} />{' '}
          <Text size="sm" component="span" inherit>
            {overview.riskReason.text}
          </Text>{' '}
          <RestsOn basis={overview.riskReason} about={`Risk ${overview.riskLevel}`} />
        </Figure>
      )}
    </dl>
  )
}
