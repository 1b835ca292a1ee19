import { Button, Skeleton, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useMay } from '../../core/membership.tsx'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/states.tsx'

/** Nobody is in the organization yet. */
export const NobodyYet = () => {
  const mayInvite = useMay('employee:invite')
  return (
    <Empty
      title="No people yet"
      icon={<UserPlus size={24} aria-hidden />}
      action={
        mayInvite && (
          <Button renderRoot={(props) => <Link to={paths.submissions} {...props} />}>Invite employees</Button>
        )
      }
    >
      Everyone who is invited appears here. A report can be made as soon as their answers are in.
    </Empty>
  )
}

/** A bar and rows of people. */
export const LoadingRows = () => (
  <Stack gap="xs" component="output" aria-label="Loading">
    <Skeleton height={36} width="60%" mb="md" />
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} height={64} />
    ))}
  </Stack>
)
