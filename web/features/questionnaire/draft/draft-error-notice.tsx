import { Button } from '@mantine/core'
import type { DraftState, Trouble } from './draft-state.ts'
import { toldOf } from './draft-errors.ts'
import { KeptAnswers } from './export-answers.tsx'
import { useSaying } from '../language/localized-failures.ts'
import { useTexts } from '../language/texts.ts'
import { isUnsafe } from './save-status.ts'

type TroublesProps = {
  state: DraftState
  /** Why nothing is sent, where that is not told elsewhere on the page. */
  block: Trouble | null
  onRetry: () => void
}

/** What the person should know now: nothing is being kept, or the server takes no more from here. */
export const Troubles = ({ state, block, onRetry }: TroublesProps) => {
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
      {block !== null && (
        <div className="q-note q-note--bad" role="alert">
          <h2>{t('trouble.notSent')}</h2>
          <p>{saying.failure(toldOf(block, block !== state.stop), block.kind !== 'refused')}</p>
          <p>
            {state.isDeviceKeeping ? t('trouble.keptHere') : t('review.keepOpen')}{' '}
            {t(block === state.stop ? 'trouble.newInvitation' : 'review.sentByThemselves')}
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
