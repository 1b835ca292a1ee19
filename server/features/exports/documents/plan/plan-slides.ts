import type { StoredCompanyReport } from '../../../../../contract/calls/reports/reports.ts'
import { partsFirst, planParts, stepsFirst } from '../../../../../insights/company-report/plan-parts.ts'
import type { Slide } from '../deck.ts'
import type { FileWords } from '../document-texts.ts'
import { labelledParts } from './plan-items.ts'

/** The operating plan in a presentation. */

type Plan = Pick<StoredCompanyReport, 'forwardOperatingPlan'>

/** What to do first, with the reason and who. */
export const firstStepsSlide = ({ forwardOperatingPlan: plan }: Plan, words: FileWords): Slide[] => {
  const steps = plan.slice(0, stepsFirst).filter(({ why }) => why !== undefined)
  if (steps.length === 0) return []
  return [
    {
      title: words.wiki('headline.doFirst'),
      body: {
        kind: 'bullets',
        items: steps.map((item) => ({
          text: item.title,
          note: labelledParts(item, words, partsFirst).join('\n'),
        })),
      },
    },
  ]
}

/** The whole plan, with the reasons for who presents. */
export const planSlides = ({ forwardOperatingPlan: plan }: Plan, words: FileWords): Slide[] => {
  const { wiki, say } = words
  const title = wiki('sections.plan')
  if (plan.length === 0) return []
  if (plan.every(({ why }) => why === undefined))
    return [
      {
        title,
        body: { kind: 'bullets', items: plan.map((item) => ({ text: item.title, note: item.details })) },
      },
    ]
  const [, ...shown] = planParts
  return [
    {
      title,
      body: {
        kind: 'table',
        table: {
          head: [say('columns.step'), ...shown.map((part) => wiki(`planItem.${part}`))],
          rows: plan.map((item) => [item.title, ...shown.map((part) => item[part] ?? '')]),
        },
      },
      notes: plan
        .map((item) => [item.title, item.details, ...labelledParts(item, words, ['why'])].join('\n'))
        .join('\n\n'),
    },
  ]
}
