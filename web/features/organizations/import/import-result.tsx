import { Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../core/navigation/paths.ts'
import { useFocusOnOpen } from '../../../ui/focus/focus.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/organizations.json' with { type: 'json' }

type Props = {
  companyName: string
  /** People are invited with a plan alone, so that comes first. */
  requiresSubscription: boolean
}

/** What comes after an import: nobody else is a member yet, and who that is can be seen and invited. */
export const ImportResult = ({ companyName, requiresSubscription }: Props) => {
  const next = useFocusOnOpen<HTMLAnchorElement>()
  return (
    <Stack className="start-card">
      <Text component="output">{t(texts, 'imported.isImported', { companyName })}</Text>
      <Group>
        {requiresSubscription && (
          <Button
            renderRoot={(props) => (
              <Link {...props} ref={next} to={paths.onboarding} search={{ step: 'plan' }} />
            )}
          >
            {t(texts, 'imported.choosePlan')}
          </Button>
        )}
        <Button
          variant={requiresSubscription ? 'default' : 'filled'}
          renderRoot={(props) => (
            <Link
              {...props}
              ref={requiresSubscription ? null : next}
              to={paths.submissions}
              search={{ state: 'outside' }}
            />
          )}
        >
          {t(texts, 'imported.whoIsNoMember')}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to={paths.home} {...props} />}>
          {t(texts, 'imported.toTheOrganization')}
        </Button>
      </Group>
    </Stack>
  )
}
