import { Text, Title } from '@mantine/core'
import type { Submission } from '../../../contract/questionnaires.ts'
import { questionsOf, sections, type Question } from '../../../insights/questionnaire.ts'

/** What a person answered, in the questionnaire's order; what they left out is marked as left out. */
export const AnswerList = ({ submission }: { submission: Submission }) => {
  const texts = new Map(submission.answers.map(({ questionId, answer }) => [questionId, answer]))
  return sections.map(({ id, title }) => (
    <section key={id} className="answer-list" aria-label={title}>
      <Title order={3}>{title}</Title>
      <dl>
        {questionsOf(id)
          .filter(({ asked }) => asked)
          .map((question) => (
            <Answer key={question.id} question={question} text={texts.get(question.id) ?? ''} />
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
          Not answered
        </Text>
      ) : (
        <span className="answer-list__text">{text}</span>
      )}
      {scale !== null && /^\d+$/.test(text.trim()) && (
        <Text component="span" size="sm" c="dimmed">
          {' '}
          of {scale.max}
        </Text>
      )}
    </dd>
  </div>
)
