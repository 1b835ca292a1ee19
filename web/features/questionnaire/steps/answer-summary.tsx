import type { ReactNode } from 'react'
import {
  questionsOf,
  sections,
  type Question,
  type RawAnswers,
} from '../../../../insights/questionnaire/questionnaire.ts'
import { useAnswerInWords } from './choices.tsx'
import { useTexts, useWords } from '../language/texts.ts'

/** A question with its answer, or with the text for a missing one; its actions beside it. */
export const ReviewedAnswer = ({
  question,
  answer,
  none,
  children,
}: {
  question: Question
  answer: string | undefined
  none: ReactNode
  children?: ReactNode
}) => {
  const { prompt } = useWords()
  const inWords = useAnswerInWords()
  return (
    <div className="q-reviewed">
      <dt>{prompt(question)}</dt>
      <dd>
        {answer === undefined ? (
          none
        ) : (
          <span className="q-answer" dir="auto">
            {inWords(question, answer)}
          </span>
        )}
        {children}
      </dd>
    </div>
  )
}

/** The whole questionnaire, one list per section. */
export const ReviewedSections = ({
  name,
  heading: Heading,
  children,
}: {
  /** Prefix of the ids of the headings. */
  name: string
  heading: 'h2' | 'h3'
  children: (question: Question) => ReactNode
}) => {
  const { title } = useWords()
  return sections.map((section) => (
    <section key={section.id} className="q-review" aria-labelledby={`${name}-${section.id}`}>
      <Heading id={`${name}-${section.id}`}>{title(section)}</Heading>
      <dl>{questionsOf(section.id).map(children)}</dl>
    </section>
  ))
}

/** The submitted answers, read-only. */
export const SentAnswers = ({ answers }: { answers: RawAnswers }) => {
  const t = useTexts()
  return (
    <details className="q-fold">
      <summary>{t('thanks.readSent')}</summary>
      <ReviewedSections name="sent" heading="h3">
        {(question) => (
          <ReviewedAnswer
            key={question.id}
            question={question}
            answer={answers[question.id]}
            none={<span className="q-quiet">{t('review.skipped')}</span>}
          />
        )}
      </ReviewedSections>
    </details>
  )
}
