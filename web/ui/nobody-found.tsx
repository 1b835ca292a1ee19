import { Button } from '@mantine/core'
import { Empty } from './states.tsx'

/** What stands in the place of a list of people when its filters leave nobody. */
export const NobodyFound = ({ onClear }: { onClear: () => void }) => (
  <Empty
    title="Nobody matches"
    action={
      <Button variant="default" onClick={onClear}>
        Clear the filters
      </Button>
    }
  >
    Nobody fits all of the filters at once.
  </Empty>
)
