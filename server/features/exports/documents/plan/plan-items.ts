import type { StoredCompanyReport } from '../../../../../contract/calls/reports/reports.ts'
import {
  partsFirst,
  partsOf,
  planParts,
  stepsFirst,
  type PlanPart,
} from '../../../../../insights/company-report/plan-parts.ts'
import { groupItem } from '../company-facts.ts'
import type { Cell, Item } from '../document.ts'
import type { FileWords } from '../document-texts.ts'

/** The items of the operating plan in the files of a company report. */

type PlanItem = StoredCompanyReport['forwardOperatingPlan'][number]

/** Its parts with their labels. */
export const labelledParts = (
  item: PlanItem,
  { wiki }: Pick<FileWords, 'wiki'>,
  parts: readonly PlanPart[] = planParts,
): string[] =>
  partsOf(item, parts).map(({ part, text }) =>
    wiki('planItem.labelled', { label: wiki(`planItem.${part}`), text }),
  )

const withDetails = ({ title, details }: PlanItem, { say }: FileWords): string =>
  say('company.step', { title, details })

/** What is not said of the first steps at the top. */
const partsLater = planParts.filter((part) => !partsFirst.some((first) => first === part))

/** What to do, and below it how, the first step and the measure; why and who unless it is one of the first steps. */
export const planStepItem = (item: PlanItem, index: number, words: FileWords): Item =>
  item.why === undefined
    ? groupItem(withDetails(item, words), item, words)
    : {
        text: item.title,
        isStrong: true,
        lines: [item.details, ...labelledParts(item, words, index < stepsFirst ? partsLater : planParts)],
      }

/** One of the steps to do first: what, why and who. */
export const firstStepItem = (item: PlanItem, words: FileWords): Item =>
  item.why === undefined
    ? { text: withDetails(item, words) }
    : { text: item.title, isStrong: true, lines: labelledParts(item, words, partsFirst) }

/** The cells of its parts, in the order of `planParts`. */
export const partCells = (item: PlanItem): Cell[] => planParts.map((part) => item[part] ?? null)
