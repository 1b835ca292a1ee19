/** What an item of the operating plan says besides its title and details. */
import type { PlanItem } from './company-report-types.ts'

/** In the order that they are read in. Reports of engines before 17 have none of them. */
export const planParts = ['why', 'firstStep', 'owner', 'success'] as const
export type PlanPart = (typeof planParts)[number]

/** So many items are what to do first, and of them it is said why and by which role. */
export const stepsFirst = 3
export const partsFirst = ['why', 'owner'] as const satisfies readonly PlanPart[]

export interface SaidPart {
  readonly part: PlanPart
  readonly text: string
}

/** Those of these parts that the item has. */
export const partsOf = (
  item: Readonly<Partial<Pick<PlanItem, PlanPart>>>,
  parts: readonly PlanPart[] = planParts,
): readonly SaidPart[] =>
  parts.flatMap((part) => {
    const text = item[part]
    return text === undefined ? [] : [{ part, text }]
  })
