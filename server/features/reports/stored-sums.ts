import type { Topic } from '../../../insights/company-report-types.ts'
import type { Feature } from '../../../insights/possible-answers.ts'

/** What a release showed, as it is stored: everybody once, each set of people by their places in that list. */
export type StoredSums = {
  /** Who they are, and the hash of their answers; of those who were erased, a number in its place. */
  people: readonly (readonly [employeeId: string, answers: string])[]
  sets: readonly { all: 'but' | 'of'; places: readonly number[] }[]
  /** What was added up, which kind of sum, over which set, and between which ends it lies; null where there is none. */
  sums: readonly (readonly [
    quantity: string,
    feature: Feature,
    set: number,
    min: number,
    max: number | null,
  ])[]
  /** Topics of which it was not known who answered. */
  unknown: readonly Topic[]
}
