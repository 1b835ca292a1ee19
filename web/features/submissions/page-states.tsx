import { Skeleton, Stack } from '@mantine/core'
import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Empty } from '../../ui/states.tsx'

/** Nobody is invited yet; `action` invites, where the reader may. */
export const NobodyYet = ({ action }: { action: ReactNode }) => (
  <Empty title="Nobody is invited yet" icon={<UserPlus size={24} aria-hidden />} action={action}>
    Everyone you invite appears here, with how far they have come. Their answers follow as soon as they submit
    them.
  </Empty>
)

/** The same while a run invites them. */
export const SomebodySoon = () => (
  <Empty title="People are being invited" icon={<UserPlus size={24} aria-hidden />}>
    Whoever is invited appears here.
  </Empty>
)

/** Five figures and rows of people. */
export const LoadingPeople = () => (
  <Stack gap="xs" component="output" aria-label="Loading">
    <Skeleton height={72} mb="md" />
    <Skeleton height={36} width="60%" mb="md" />
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} height={56} />
    ))}
  </Stack>
)
