import { Button } from '@mantine/core'
import { questionOf, type QuestionId } from '../../../insights/questionnaire.ts'
import { fromBeforeOf } from './draft-record.ts'
import type { DraftState } from './draft-state.ts'

type Props = { state: DraftState; onUse: (id: QuestionId, text: string) => void }

/**
 * Tells somebody whose submitted answers were opened again who did that and why, what stays, and what this device still
 * holds from before: that is put in only where they say so.
 */
export const OpenedAgain = ({ state: { reopened, record }, onUse }: Props) => {
  if (reopened === null) return null
  const { by, reason } = reopened
  const earlier = fromBeforeOf(record)
  return (
    <section className="q-note" aria-labelledby="opened-again">
      <h2 id="opened-again">
        {by === null ? (
          'Your answers were opened again'
        ) : (
          <>
            <bdi>{by}</bdi> opened your answers again
          </>
        )}
      </h2>
      {reason !== null && (
        <blockquote className="q-reason" dir="auto">
          {reason}
        </blockquote>
      )}
      <p>
        Here they are, for you to change. Your earlier answers stay until you submit, and reports that were
        made from them keep them. Until then they do not count as submitted, and nobody is shown what you
        change.
      </p>
      {earlier.length > 0 && (
        <>
          <p>
            {earlier.length === 1
              ? 'One answer that you wrote on this device before was never sent. It is put in only if you say so:'
              : `${earlier.length} answers that you wrote on this device before were never sent. They are put in only if you say so:`}
          </p>
          <dl className="q-earlier">
            {earlier.map(([id, text]) => (
              <div key={id}>
                <dt>{questionOf(id).prompt}</dt>
                <dd>
                  <span className="q-answer" dir="auto">
                    {text}
                  </span>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`Use this answer: ${questionOf(id).prompt}`}
                    onClick={() => onUse(id, text)}
                  >
                    Use this answer
                  </Button>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
