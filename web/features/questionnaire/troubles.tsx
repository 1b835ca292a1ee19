import { Button } from '@mantine/core'
import type { DraftState } from './draft-state.ts'
import { KeptAnswers } from './kept-answers.tsx'
import { useSaying } from './language/saying.ts'
import { useTexts } from './language/texts.ts'
import { isUnsafe } from './saved-state.ts'

/** What the person should know now: nothing is being kept, or the server takes no more from here. */
export const Troubles = ({ state, onRetry }: { state: DraftState; onRetry: () => void }) => {
  const t = useTexts()
  const saying = useSaying()
  return (
    <>
      {isUnsafe(state) && (
        <div className="q-note q-note--bad" role="alert">
          <h2>{t('trouble.notKept')}</h2>
          <p>{t('trouble.notKeptText')}</p>
        </div>
      )}
      {state.stop !== null && (
        <div className="q-note q-note--bad" role="alert">
          <h2>{t('trouble.notSent')}</h2>
          <p>{saying.failure(state.stop.message, state.stop.kind !== 'refused')}</p>
          <p>
            {state.isDeviceKeeping ? t('trouble.keptHere') : t('review.keepOpen')}{' '}
            {t('trouble.newInvitation')}
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
