import { Button } from '@mantine/core'
import { questionOf, type QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { useAnswerInWords } from './choices.tsx'
import { editsBeforeReopening } from '../draft/draft-record.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { useTexts, useWords, type Texts } from '../language/texts.ts'

const titleOf = ({ by, isNewRound }: NonNullable<DraftState['reopened']>, t: Texts): string => {
  if (isNewRound) return t('openedAgain.roundTitle')
  return by === null ? t('openedAgain.title') : t('openedAgain.titleBy', { name: by })
}

type Props = { state: DraftState; onUse: (id: QuestionId, text: string) => void }

/**
 * Tells somebody whose submitted answers were opened again who did that and why, what stays, and what this device still
 * holds from before: that is put in only where they say so.
 */
export const ReopenedAnswers = ({ state: { reopened, record }, onUse }: Props) => {
  const t = useTexts()
  const { prompt } = useWords()
  const inWords = useAnswerInWords()
  if (reopened === null) return null
  const { by, reason, isNewRound } = reopened
  const earlier = editsBeforeReopening(record)
  return (
    <section className="q-note" aria-labelledby="opened-again">
      <h2 id="opened-again">{titleOf(reopened, t)}</h2>
      {isNewRound && <p>{by === null ? t('openedAgain.round') : t('openedAgain.roundBy', { name: by })}</p>}
      {reason !== null && (
        <blockquote className="q-reason" dir="auto">
          {reason}
        </blockquote>
      )}
      <p>{t(isNewRound ? 'openedAgain.roundText' : 'openedAgain.text')}</p>
      {earlier.length > 0 && (
        <>
          <p>{t('openedAgain.earlier', { count: earlier.length })}</p>
          <dl className="q-earlier">
            {earlier.map(([id, text]) => (
              <div key={id}>
                <dt>{prompt({ id })}</dt>
                <dd>
                  <span className="q-answer" dir="auto">
                    {inWords(questionOf(id), text)}
                  </span>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('openedAgain.useFor', { question: prompt({ id }) })}
                    onClick={() => onUse(id, text)}
                  >
                    {t('openedAgain.use')}
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
