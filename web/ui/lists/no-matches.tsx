import { Button } from '@mantine/core'
import { Empty } from '../feedback/query-states.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

/** Shown in place of a list of people when its filters match nobody. */
export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <Empty
    title={t(texts, 'nobodyFound.nobodyMatches')}
    action={
      <Button variant="default" onClick={onClear}>
        {t(texts, 'nobodyFound.clearTheFilters')}
      </Button>
    }
  >
    {t(texts, 'nobodyFound.nobodyFitsAllOfThe')}
  </Empty>
)
