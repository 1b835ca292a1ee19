import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { useMoments } from './moments.ts'

/** After this the confirmation counts as late. */
const usuallyMs = 60_000

type Props = { onLook: () => void; onAgain: () => void }

/** After the checkout, until Stripe has told the server of it: says what is known and what is not. */
export const Waiting = ({ onLook, onAgain }: Props) => {
  const isSoon = useMoments(usuallyMs)
  return (
    <Stack>
      <output>
        <Text component="span" display="block" fw={600}>
          {isSoon ? 'Waiting for the confirmation' : 'The confirmation has not come yet'}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {isSoon
            ? 'Stripe is confirming the order, which takes a few seconds. You can leave this page: nothing has to be ordered again.'
            : 'If you finished the order, it will come by itself, within the hour at the latest, and nothing has to be ordered again. If you did not, go back to the plans.'}
        </Text>
      </output>
      {isSoon ? (
        <Loader type="dots" size="sm" aria-hidden />
      ) : (
        <Group gap="xs">
          <Button onClick={onLook}>Look again</Button>
          <Button variant="default" onClick={onAgain}>
            Back to the plans
          </Button>
        </Group>
      )}
    </Stack>
  )
}
