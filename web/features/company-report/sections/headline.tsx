import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { headlineOf } from '../../../../insights/company-report/report-headline.ts'
import { useWiki } from '../language/company-report-texts.tsx'
import { StatementWords } from '../language/untranslated-statement.tsx'

const stepsFirst = 3

/** What matters, and the first three steps of the plan: one page on paper. */
export const Headline = ({ report }: { report: StoredCompanyReport }) => {
  const { say, count, decimal, named } = useWiki()
  const steps = report.forwardOperatingPlan.slice(0, stepsFirst)
  return (
    <div className="headline prose">
      <p className="headline__text" dir="auto">
        {headlineOf(report, { say, count, decimal, named }).join(' ')}
      </p>
      {steps.length > 0 && (
        <>
          <h3 className="wiki-subtitle">{say('headline.doFirst')}</h3>
          <ol className="plan">
            {steps.map((step) => (
              <li key={`${step.title} ${step.details}`} className="plan__item">
                <h4 className="headline__step">{step.title}</h4>
                <StatementWords of={step} title={step.title}>
                  {step.details}
                </StatementWords>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
