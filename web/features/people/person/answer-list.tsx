import { Text, Title } from '@mantine/core'
import type { Submission } from '../../../../contract/calls/submissions.ts'
import { questionsOf, sections, type Question } from '../../../../insights/questionnaire/questionnaire.ts'
import { say } from '../t.ts'

type Props = {
  answers: Submission['answers']
  /** On which day they were submitted, where there are others on the page. */
  submittedOn?: string
}

/** What a person answered, in the questionnaire's order; what they left out is marked as left out. */
export const AnswerList = ({ answers, submittedOn }: Props) => {
  const texts = new Map(answers.map(({ questionId, answer }) => [questionId, answer]))
  return sections.map(({ id, title }) => (
    <section
      key={id}
      className="answer-list"
      aria-label={
        submittedOn === undefined
          ? title
          : say('answerList.submittedOn', { section: title, date: submittedOn })
      }
    >
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
          {say('answerList.notAnswered')}
        </Text>
      ) : (
        <span className="answer-list__text" dir="auto">
          {text}
        </span>
      )}
      {scale !== null && /^\d+$/.test(text.trim()) && (
        <Text component="span" size="sm" c="dimmed">
          {' '}
          {say('answerList.outOf', { max: scale.max })}
        </Text>
      )}
    </dd>
  </div>
)
