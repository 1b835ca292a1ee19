import { Skeleton, Stack } from '@mantine/core'
import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Empty } from '../../ui/feedback/query-states.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/submissions.json' with { type: 'json' }

/** Nobody is invited yet; `action` invites, where the reader may. */
export const NobodyYet = ({ action }: { action: ReactNode }) => (
  <Empty title={t(texts, 'pageStates.nobodyYet')} icon={<UserPlus size={24} aria-hidden />} action={action}>
    {t(texts, 'pageStates.everyoneAppearsHere')}
  </Empty>
)

/** The same while a run invites them. */
export const InvitingInProgress = () => (
  <Empty title={t(texts, 'pageStates.somebodySoon')} icon={<UserPlus size={24} aria-hidden />}>
    {t(texts, 'pageStates.invitedAppearHere')}
  </Empty>
)

/** Five figures and rows of people. */
export const LoadingPeople = () => (
  <Stack gap="xs" aria-busy>
    <output className="visually-hidden">{t(texts, 'pageStates.loading')}</output>
    <Skeleton height={72} mb="md" />
    <Skeleton height={36} width="60%" mb="md" />
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} height={56} />
    ))}
  </Stack>
)
