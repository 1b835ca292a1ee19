import type { ReportStep } from '../../../../contract/release.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { StepList } from '../../../ui/step-list.tsx'
import { useReportWords } from './report-words.tsx'

/** What was decided and written about a report, as its person reads it. */
export const StepsTaken = ({ steps }: { steps: readonly ReportStep[] }) => {
  const { language, words, say, fill, locale } = useReportWords()
  if (language === 'en') return <StepList steps={steps} />
  return (
    <ol className="steps">
      {steps.map((step) => (
        <li key={step.id} className="step">
          <p className="step__head">
            {fill('steps.by', {
              step: <strong>{say(`steps.${step.kind}`)}</strong>,
              name: step.by === null ? say('steps.somebody') : words.named(step.by.name),
              when: <RelativeTime at={step.at} locale={locale} />,
            })}
            . {step.isOwn && say('steps.own')}
          </p>
          {step.text !== null && (
            <blockquote className="step__text" dir="auto">
              {step.text}
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  )
}
