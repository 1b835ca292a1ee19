import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { useGracePeriod } from './use-grace-period.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** After this the confirmation counts as late. */
const usuallyMs = 60_000

type Props = { onLook: () => void; onAgain: () => void }

/** After the checkout, until Stripe has told the server of it: says what is known and what is not. */
export const PaymentConfirmation = ({ onLook, onAgain }: Props) => {
  const isSoon = useGracePeriod(usuallyMs)
  return (
    <Stack>
      <output>
        <Text component="span" display="block" fw={600}>
          {isSoon
            ? t(texts, 'waiting.waitingForTheConfirmation')
            : t(texts, 'waiting.theConfirmationHasNotCome')}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {isSoon
            ? t(texts, 'waiting.stripeIsConfirmingTheOrder')
            : t(texts, 'waiting.ifYouFinishedTheOrder')}
        </Text>
      </output>
      {isSoon ? (
        <Loader type="dots" size="sm" aria-hidden />
      ) : (
        <Group gap="xs">
          <Button onClick={onLook}>{t(texts, 'waiting.lookAgain')}</Button>
          <Button variant="default" onClick={onAgain}>
            {t(texts, 'waiting.backToThePlans')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
