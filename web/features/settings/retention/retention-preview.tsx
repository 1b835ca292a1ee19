import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { retention, retentionNoticeDays } from '../../../../contract/calls/retention.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { dayText } from '../../../core/organization/subscription-status.ts'
import { QueryState } from '../../../ui/feedback/query-states.tsx'
import { retentionDueText } from './retention-texts.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

type Wanted = z.input<typeof retention.previewRetention.in>

/** What a change that is not saved yet would remove, counted now. */
export const RetentionPreview = ({ wanted }: { wanted: Wanted }) => {
  const asked = useQuery({ ...callQuery(retention.previewRetention, wanted), staleTime: 0 })
  return (
    <div aria-live="polite">
      <QueryState of={asked} failed={t(texts, 'retentionPreview.whatWouldBeRemovedCould')}>
        {({ firstRemovalAt, due }) => {
          const some = due.filter(({ count }) => count > 0)
          if (some.length === 0) {
            return (
              <Alert color="gray" title={t(texts, 'retentionPreview.nothingWouldBeRemovedFor')}>
                {t(texts, 'retentionPreview.nothingThereIsThatOld', {
                  day: dayText(firstRemovalAt),
                  retentionNoticeDays,
                })}
              </Alert>
            )
          }
          return (
            <Alert
              color="orange"
              title={t(texts, 'retentionPreview.fromOnThisWouldRemove', { day: dayText(firstRemovalAt) })}
            >
              <ul style={{ margin: '0 0 0.5rem', paddingInlineStart: '1.2rem' }}>
                {some.map((one) => (
                  <li key={one.kind}>{retentionDueText(one)}</li>
                ))}
              </ul>
              {t(texts, 'retentionPreview.youAreToldByMail')}
            </Alert>
          )
        }}
      </QueryState>
    </div>
  )
}
