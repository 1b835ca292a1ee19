import type { ReactNode } from 'react'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import {
  partsFirst,
  partsOf,
  planParts,
  stepsFirst,
  type PlanPart,
} from '../../../../insights/company-report/plan-parts.ts'
import { planStepsOf } from '../../../../insights/company-report/shown/plan-steps.ts'
import { HumanWrittenMark } from '../../../ui/report/language/human-written.tsx'
import { PlannedActions } from '../action-plan/add-to-plan.tsx'
import { StatementBasis } from '../evidence/statement-basis.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { useUntranslatedAttributes } from '../language/untranslated-statement.tsx'

type Item = StoredCompanyReport['forwardOperatingPlan'][number]

type PartsProps = {
  item: Item
  parts?: readonly PlanPart[]
  /** What the reason is based on. */
  basis?: ReactNode
}

/** What an item says under labels: why, the first step, who and the measure. */
export const PlanParts = ({ item, parts = planParts, basis }: PartsProps) => {
  const { say } = useWiki()
  const attributes = useUntranslatedAttributes(item)
  return (
    <dl className="plan-parts">
      {partsOf(item, parts).map(({ part, text }) => (
        <div key={part} className="plan-parts__row">
          <dt>{say(`planItem.${part}`)}</dt>
          <dd>
            <span {...attributes}>{text}</span>
            {part === 'why' && basis !== undefined && <> {basis}</>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What is not said of the first steps at the top. */
const partsLater = planParts.filter((part) => !partsFirst.some((first) => first === part))

const PlanCard = ({ item, isFirst }: { item: Item; isFirst: boolean }) => {
  const { title, details, why } = item
  const parts = isFirst ? partsLater : planParts
  const attributes = useUntranslatedAttributes(item)
  const basis = <StatementBasis basis={item} about={title} />
  return (
    <>
      <h3 className="wiki-subtitle">{title}</h3>
      <p className="statement__text" {...attributes}>
        {details}
      </p>
      <PlanParts item={item} parts={parts} basis={basis} />
      <HumanWrittenMark texts={[title, details, ...partsOf(item).map(({ text }) => text)]} />
      {(why === undefined || isFirst) && basis}
    </>
  )
}

/** What to do next, what matters most first. */
export const OperatingPlan = ({ report }: { report: StoredCompanyReport }) => {
  const { language, say, count, named } = useWiki()
  return (
    <ol className="plan prose">
      {planStepsOf(report, { language, say, count, named }).map(({ item, index }, place) => (
        <li key={`${item.title} ${item.details}`} className="plan__item">
          <PlanCard item={item} isFirst={place < stepsFirst} />
          {index !== null && <PlannedActions report={report} section="forwardOperatingPlan" index={index} />}
        </li>
      ))}
    </ol>
  )
}
