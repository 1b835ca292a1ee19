import { Text, Title } from '@mantine/core'
import type { Submission } from '../../../contract/questionnaires.ts'
import { questionsOf, sections, type Question } from '../../../insights/questionnaire.ts'

type Props = {
  answers: Submission['answers']
  /** Which answers they are, where there are others on the page. */
  of?: string
}

/** What a person answered, in the questionnaire's order; what they left out is marked as left out. */
export const AnswerList = ({ answers, of }: Props) => {
  const texts = new Map(answers.map(({ questionId, answer }) => [questionId, answer]))
  return sections.map(({ id, title }) => (
    <section key={id} className="answer-list" aria-label={of === undefined ? title : `${title}, ${of}`}>
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
        <span className="answer-list__text" dir="auto">
          {text}
        </span>
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
