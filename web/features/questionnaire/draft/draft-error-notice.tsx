import { Button } from '@mantine/core'
import type { DraftState, DraftError } from './draft-state.ts'
import { draftErrorText } from './draft-errors.ts'
import { ExportAnswers } from './export-answers.tsx'
import { useLocalizedFailures } from '../language/localized-failures.ts'
import { useTexts } from '../language/texts.ts'
import { wouldLoseEdits } from './save-status.ts'

type TroublesProps = {
  state: DraftState
  /** Why nothing is sent, where that is not told elsewhere on the page. */
  block: DraftError | null
  onRetry: () => void
}

/** What the person should know now: nothing is being kept, or the server takes no more from here. */
export const DraftErrorNotice = ({ state, block, onRetry }: TroublesProps) => {
  const t = useTexts()
  const saying = useLocalizedFailures()
  return (
    <>
      {wouldLoseEdits(state) && (
        <div className="q-note q-note--bad" role="alert">
          <h2>{t('trouble.notKept')}</h2>
          <p>{t('trouble.notKeptText')}</p>
        </div>
      )}
      {block !== null && (
        <div className="q-note q-note--bad" role="alert">
          <h2>{t('trouble.notSent')}</h2>
          <p>{saying.failure(draftErrorText(block, block !== state.stop), block.kind !== 'refused')}</p>
          <p>
            {state.isDeviceKeeping ? t('trouble.keptHere') : t('review.keepOpen')}{' '}
            {t(block === state.stop ? 'trouble.newInvitation' : 'review.sentByThemselves')}
          </p>
          <Button variant="default" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          <ExportAnswers record={state.record} />
        </div>
      )}
    </>
  )
}
