/** How many people the impact groups list, of how many, and what decides among equals. */
import type { ImpactTier, TeamScore } from '../company-report-types.ts'

interface ShownReport {
  readonly coverage: { readonly answered: number }
  readonly organizationalImpactSummary: readonly {
    readonly employees: readonly Pick<ImpactTier['employees'][number], 'output'>[]
  }[]
  readonly gradingBreakdown: readonly { readonly teamScores: readonly Pick<TeamScore, 'output'>[] }[]
}

/** How many are listed, the lowest output among them, and how many of all who answered rated theirs as high. */
export function impactNumbers(
  { coverage, organizationalImpactSummary, gradingBreakdown }: ShownReport,
  count: (count: number) => string,
): Readonly<Record<'named' | 'number' | 'people' | 'output', string>> {
  const listed = organizationalImpactSummary.flatMap(({ employees }) => employees)
  const lowest = Math.min(10, ...listed.map(({ output }) => output))
  const asHigh = gradingBreakdown
    .flatMap(({ teamScores }) => teamScores)
    .filter(({ output }) => output >= lowest)
  return {
    named: count(listed.length),
    number: count(asHigh.length),
    people: count(coverage.answered),
    output: count(lowest),
  }
}
