import { Button } from '@mantine/core'
import type { DraftState } from './draft-state.ts'
import { isUnsafe } from './saved-state.ts'

/** What the person should know now: nothing is being kept, or the server takes no more from here. */
export const Troubles = ({ state, onRetry }: { state: DraftState; onRetry: () => void }) => (
  <>
    {isUnsafe(state) && (
      <div className="q-note q-note--bad" role="alert">
        <h2>This browser is not keeping your answers</h2>
        <p>
          Its storage is full or switched off. Your answers are here as long as this page is open, and safe
          once it says “Saved”.
        </p>
      </div>
    )}
    {state.stop !== null && (
      <div className="q-note q-note--bad" role="alert">
        <h2>Your answers are not being sent</h2>
        <p>{state.stop.message}</p>
        <p>
          {state.isDeviceKeeping ? 'They are kept on this device.' : 'Please keep this page open.'} With a new
          invitation you go on here where you stopped.
        </p>
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )}
  </>
)
