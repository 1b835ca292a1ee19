import { Button } from '@mantine/core'
import { Empty } from '../feedback/query-states.tsx'
import { say } from '../t.ts'

/** Shown in place of a list of people when its filters match nobody. */
export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <Empty
    title={say('nobodyFound.nobodyMatches')}
    action={
      <Button variant="default" onClick={onClear}>
        {say('nobodyFound.clearTheFilters')}
      </Button>
    }
  >
    {say('nobodyFound.nobodyFitsAllOfThe')}
  </Empty>
)
