import { Pencil, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  questions,
  questionsOf,
  sections,
  type Question,
  type QuestionId,
} from '../../../insights/questionnaire.ts'
import { refusalText, type DraftState } from './draft-state.ts'
import { answersOf } from './draft-record.ts'
import { Moves, StepTitle } from './frame.tsx'
import { problemsIn } from './steps.ts'

type ReviewStepProps = {
  state: DraftState
  email: string
  organizationName: string
  onEdit: (id: QuestionId) => void
  onBack: () => void
  onSubmit: () => void
}

/** All answers with a way to each, what is still missing, and the one button that sends them. */
export const ReviewStep = ({ state, email, organizationName, onEdit, onBack, onSubmit }: ReviewStepProps) => {
  const answers = answersOf(state.record)
  const missing = useRef<HTMLDivElement>(null)
  const [hasTried, setHasTried] = useState(false)
  const problems = questions.flatMap((question) => {
    const message = refusalText(state, question.id) ?? problemsIn([question], answers)[0]?.message
    return message === undefined ? [] : [{ question, message }]
  })
  const isSubmitting = state.talk?.kind === 'submit' || (state.isSubmitWanted && state.retry === null)
  const submit = () => {
    setHasTried(true)
    if (problems.length === 0) onSubmit()
    else missing.current?.focus()
  }
  return (
    <div className="q-step q-step--wide">
      <StepTitle>Your answers</StepTitle>
      <p className="q-lead">
        Look them over, change what you like, then send them to the owners and admins of {organizationName}.
      </p>
      {problems.length > 0 && (
        <div
          ref={missing}
          tabIndex={-1}
          className={`q-note ${hasTried ? 'q-note--bad' : ''}`}
          role={hasTried ? 'alert' : undefined}
        >
          <h2>
            {problems.length === 1
              ? 'One answer needs you before this can be sent'
              : `${problems.length} answers need you before this can be sent`}
          </h2>
          <ul>
            {problems.map(({ question, message }) => (
              <li key={question.id}>
                <button type="button" className="q-link" onClick={() => onEdit(question.id)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {sections.map((section) => (
        <section key={section.id} className="q-review" aria-labelledby={`review-${section.id}`}>
          <h2 id={`review-${section.id}`}>{section.title}</h2>
          <dl>
            {questionsOf(section.id).map((question) => (
              <Reviewed
                key={question.id}
                question={question}
                answer={question.asked ? answers[question.id] : email}
                isFaulty={problems.some((problem) => problem.question.id === question.id)}
                onEdit={() => onEdit(question.id)}
              />
            ))}
          </dl>
        </section>
      ))}
      <Moves
        onBack={onBack}
        onNext={submit}
        next={state.submitTrouble === null ? 'Send my answers' : 'Try again'}
        isLoading={isSubmitting}
      >
        <SubmitTrouble state={state} />
      </Moves>
    </div>
  )
}

const Reviewed = ({
  question,
  answer,
  isFaulty,
  onEdit,
}: {
  question: Question
  answer: string | undefined
  isFaulty: boolean
  onEdit: () => void
}) => (
  <div className="q-reviewed">
    <dt>{question.prompt}</dt>
    <dd>
      {answer === undefined ? (
        <span className={isFaulty ? 'q-needed' : 'q-quiet'}>
          {isFaulty && <TriangleAlert size={16} aria-hidden />}
          {isFaulty ? 'Needs an answer' : 'Skipped'}
        </span>
      ) : (
        <span className="q-answer" dir="auto">
          {question.scale === null ? answer : `${answer} of ${question.scale.max}`}
        </span>
      )}
      {question.asked && (
        <button type="button" className="q-edit" onClick={onEdit} aria-label={`Change: ${question.prompt}`}>
          <Pencil size={16} aria-hidden />
          Change
        </button>
      )}
    </dd>
  </div>
)

/** Why it could not be sent yet, that nothing is lost, and what happens now. */
const SubmitTrouble = ({ state }: { state: DraftState }) => {
  const trouble = state.submitTrouble
  if (trouble === null || state.talk?.kind === 'submit') return null
  const kept = state.isDeviceKeeping ? 'Your answers are kept on this device.' : 'Please keep this page open.'
  return (
    <div className="q-note q-note--bad q-moves__trouble" role="alert">
      <h2>Not sent yet</h2>
      <p>{trouble.message}</p>
      <p>
        {kept}{' '}
        {state.isSubmitWanted
          ? 'They are sent by themselves as soon as it is possible; leave this page open.'
          : 'You can try again.'}
      </p>
    </div>
  )
}
