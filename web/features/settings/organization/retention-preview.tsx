import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { retention, retentionNoticeDays } from '../../../../contract/retention.ts'
import { ask } from '../../../core/ask.ts'
import { dayOf } from '../../../core/subscription.ts'
import { Asked } from '../../../ui/states.tsx'
import { whatIsDue } from './retention-words.ts'
import { say } from '../say.ts'

type Wanted = z.input<typeof retention.previewRetention.in>

/** What a change that is not saved yet would remove, counted now. */
export const RetentionPreview = ({ wanted }: { wanted: Wanted }) => {
  const asked = useQuery({ ...ask(retention.previewRetention, wanted), staleTime: 0 })
  return (
    <div aria-live="polite">
      <Asked of={asked} failed={say('retentionPreview.whatWouldBeRemovedCould')}>
        {({ firstRemovalAt, due }) => {
          const some = due.filter(({ count }) => count > 0)
          if (some.length === 0) {
            return (
              <Alert color="gray" title={say('retentionPreview.nothingWouldBeRemovedFor')}>
                {say('retentionPreview.nothingThereIsThatOld', {
                  day: dayOf(firstRemovalAt),
                  retentionNoticeDays,
                })}
              </Alert>
            )
          }
          return (
            <Alert
              color="orange"
              title={say('retentionPreview.fromOnThisWouldRemove', { day: dayOf(firstRemovalAt) })}
            >
              <ul style={{ margin: '0 0 0.5rem', paddingInlineStart: '1.2rem' }}>
                {some.map((one) => (
                  <li key={one.kind}>{whatIsDue(one)}</li>
                ))}
              </ul>
              {say('retentionPreview.youAreToldByMail')}
            </Alert>
          )
        }}
      </Asked>
    </div>
  )
}
