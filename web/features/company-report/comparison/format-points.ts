import type { WikiWords } from '../language/company-report-texts.tsx'

/** So many points with the one decimal that is shown of them, by which the form of a sentence about them is chosen as well. */
export const formatPoints = (
  value: number,
  { upTo }: Pick<WikiWords, 'upTo'>,
): { count: number; points: string } => ({ count: Math.round(value * 10) / 10, points: upTo(value, 1) })
