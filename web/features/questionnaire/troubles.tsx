import { Button } from '@mantine/core'
import { lastingOf, type DraftState } from './draft-state.ts'
import { KeptAnswers } from './kept-answers.tsx'
import { useSaying } from './language/saying.ts'
import { useTexts } from './language/texts.ts'
import { isUnsafe } from './saved-state.ts'

/** What the person should know now: nothing is being kept, or the server takes no more from here. */
export const Troubles = ({ state, onRetry }: { state: DraftState; onRetry: () => void }) => {
  const t = useTexts()
  const saying = useSaying()
  const trouble = state.stop ?? lastingOf(state)
  return (
    <>
      {isUnsafe(state) && (
        <div className="q-note q-note--bad" role="alert">
          <h2>{t('trouble.notKept')}</h2>
          <p>{t('trouble.notKeptText')}</p>
        </div>
      )}
      {trouble !== null && (
        <div className="q-note q-note--bad" role="alert">
          <h2>{t('trouble.notSent')}</h2>
          <p>{saying.failure(trouble.message, trouble.kind !== 'refused')}</p>
          <p>
            {state.isDeviceKeeping ? t('trouble.keptHere') : t('review.keepOpen')}{' '}
            {t(trouble === state.stop ? 'trouble.newInvitation' : 'review.sentByThemselves')}
          </p>
          <Button variant="default" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          <KeptAnswers record={state.record} />
        </div>
      )}
    </>
  )
}
