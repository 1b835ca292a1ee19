import { Text, Title } from '@mantine/core'
import type { Submission } from '../../../../contract/calls/submissions.ts'
import { questionsOf, sections, type Question } from '../../../../insights/questionnaire/questionnaire.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = {
  answers: Submission['answers']
  /** On which day they were submitted, where there are others on the page. */
  submittedOn?: string
}

/** What a person answered, in the questionnaire's order; what they left out is marked as left out. */
export const AnswerList = ({ answers, submittedOn }: Props) => {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]))
  return sections.map(({ id, title }) => (
    <section
      key={id}
      className="answer-list"
      aria-label={
        submittedOn === undefined
          ? title
          : t(texts, 'answerList.submittedOn', { section: title, date: submittedOn })
      }
    >
      <Title order={3}>{title}</Title>
      <dl>
        {questionsOf(id)
          .filter(({ asked }) => asked)
          .map((question) => (
            <Answer key={question.id} question={question} text={given.get(question.id) ?? ''} />
          ))}
      </dl>
    </section>
  ))
}

const Answer = ({ question: { prompt, scale }, text }: { question: Question; text: string }) => (
  <div className="answer-list__answer">
    <dt>{prompt}</dt>
    <dd>
      {text.trim() === '' ? (
        <Text component="span" c="dimmed" fs="italic">
          {t(texts, 'answerList.notAnswered')}
        </Text>
      ) : (
        <span className="answer-list__text" dir="auto">
          {text}
        </span>
      )}
      {scale !== null && /^\d+$/.test(text.trim()) && (
        <Text component="span" size="sm" c="dimmed">
          {' '}
          {t(texts, 'answerList.outOf', { max: scale.max })}
        </Text>
      )}
    </dd>
  </div>
)
