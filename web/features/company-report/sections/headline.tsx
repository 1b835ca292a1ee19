import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { headlineOf } from '../../../../insights/company-report/shown/report-headline.ts'
import { planStepsOf } from '../../../../insights/company-report/shown/plan-steps.ts'
import { partsFirst, partsOf, stepsFirst } from '../../../../insights/company-report/plan-parts.ts'
import { HumanWrittenMark } from '../../../ui/report/language/human-written.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { StatementWords } from '../language/untranslated-statement.tsx'
import { PlanParts } from './operating-plan.tsx'

/** What matters, and the first three steps of the plan: one page on paper. */
export const Headline = ({ report }: { report: StoredCompanyReport }) => {
  const { language, say, count, decimal, named } = useWiki()
  const steps = planStepsOf(report, { language, say, count, named }).slice(0, stepsFirst)
  return (
    <div className="headline prose">
      <p className="headline__text" dir="auto">
        {headlineOf(report, { language, say, count, decimal, named }).join(' ')}
      </p>
      {steps.length > 0 && (
        <>
          <h3 className="wiki-subtitle">{say('headline.doFirst')}</h3>
          <ol className="plan">
            {steps.map(({ item: step }) => (
              <li key={`${step.title} ${step.details}`} className="plan__item">
                <h4 className="headline__step">{step.title}</h4>
                {step.why === undefined ? (
                  <StatementWords of={step} title={step.title}>
                    {step.details}
                  </StatementWords>
                ) : (
                  <>
                    <PlanParts item={step} parts={partsFirst} />
                    <HumanWrittenMark
                      texts={[step.title, ...partsOf(step, partsFirst).map(({ text }) => text)]}
                    />
                  </>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
