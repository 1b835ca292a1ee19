/** What `report-changes.ts` finds different between two company reports, and what it reads them by. */
import type { CompanyReport, Measure, RiskLevel, TeamScore } from '../company-report/company-report-types.ts'

/** A company report as it is answered. */
export interface ComparableReport extends Pick<
  CompanyReport,
  'coverage' | 'weaknesses' | 'strengths' | 'immediateHiringNeeds' | 'gradingBreakdown'
> {
  /** Not there, or null, where the reader is shown all of it. */
  readonly groupThreshold?: number | null
  readonly measures: readonly ComparableMeasure[]
  readonly overview: {
    readonly totalEmployees: number
    readonly submissionRate: number
    readonly averagePerformanceScore: number | null
    readonly riskLevel: RiskLevel | null
  }
}

/** A measure whose counts may not be shown. */
export type ComparableMeasure = Omit<Measure, 'strong' | 'low'> & {
  readonly strong: number | null
  readonly low: number | null
}

/**
 * `beyond` and `within` the noise; `counted`: people, answers and departments, which are counted and have no noise;
 * `unknown`: what noise is computed from is not shown to the reader, or fewer than five answered on one side.
 */
export type ChangeSignificance = 'beyond' | 'counted' | 'unknown' | 'within'

export interface ReportChange {
  /** Unique within the list. */
  readonly id: string
  readonly kind: 'figure' | 'department' | 'person' | 'topic' | 'saying'
  /** What it is a change of, in words. */
  readonly what: string
  /** Whose score it is, where it is one person's. */
  readonly employeeId?: string
  /** How many people who answered it is about, now. */
  readonly people: number
  /** Null where there was none, or is none any more. */
  readonly before: ChangedValue | null
  readonly now: ChangedValue | null
  /** As large as differences have to be; null where `verdict` is not about noise. */
  readonly noise: number | null
  readonly verdict: ChangeSignificance
  /** The larger, the further up: how far beyond the noise it is times the share of people that it is about. */
  readonly weight: number
}

/** A number with what it is, or words. */
export type ChangedValue =
  | { readonly unit: 'score' | 'percent' | 'count' | 'points'; readonly value: number }
  | { readonly unit: 'words'; readonly value: string }

/** Who answered only one of the two; null where the reader is not shown single people. */
export interface ChangedPeople {
  /** How many answered both. */
  readonly both: number
  readonly added: readonly TeamScore[]
  readonly left: readonly TeamScore[]
}

export interface ReportChanges {
  /** What is more than noise first, the weightiest first; what is within it last. */
  readonly changes: readonly ReportChange[]
  readonly people: ChangedPeople | null
}

/** Everybody's scores by employee id; none where the reader is not shown single people. */
export function scoresByEmployee({
  gradingBreakdown,
}: Pick<ComparableReport, 'gradingBreakdown'>): ReadonlyMap<string, TeamScore> {
  const scores = new Map<string, TeamScore>()
  for (const { teamScores } of gradingBreakdown) {
    for (const score of teamScores) scores.set(score.employeeId, score)
  }
  return scores
}

/** How far a difference goes beyond its noise, as weights count it: at most four times. */
export function strengthOf(difference: number, noise: number | null): number {
  return noise === null || noise === 0 ? 1 : Math.min(4, Math.abs(difference) / noise)
}
