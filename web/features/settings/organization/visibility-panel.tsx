import { Alert, Radio, Stack } from '@mantine/core'
import { type Organization, organizations, ReportVisibility } from '../../../../contract/organizations.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText } from '../../../core/call-error.ts'
import { englishDay } from '../../../core/language.ts'
import { useMembership } from '../../../core/membership.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { StoredPanel } from '../panel.tsx'
import { cardTitle } from './cards.ts'
import { say } from '../say.ts'

/** Of which answers that is, where it is not of all. */
const fromWhen = ({ reportVisibility, reportsOpenSince }: Organization['settings']): string[] => {
  if (reportVisibility === 'own') return [say('visibilityPanel.fromNowOn')]
  return reportsOpenSince === null
    ? []
    : [say('visibilityPanel.openSince', { day: englishDay(reportsOpenSince) })]
}

/** Settles what employees see of the reports (decisions §6). Saved as it is chosen. */
export const VisibilityPanel = () => {
  const { data } = useMembership()
  const update = useCommand(organizations.updateOrgData)
  const stored = data.settings.reportVisibility
  const shown = update.isPending ? (update.variables.data.settings?.reportVisibility ?? stored) : stored
  const choose = (value: string) =>
    update.mutate(
      { data: { settings: { reportVisibility: ReportVisibility.parse(value) } } },
      { onSuccess: () => notifyDone(say('visibilityPanel.whatEmployeesSeeWasSaved')) },
    )
  return (
    <StoredPanel card="visibility" text={say('visibilityPanel.ownersAndAdminsSeeEvery')}>
      <Stack>
        <Radio.Group aria-label={cardTitle('visibility')} value={shown} onChange={choose}>
          <Stack gap="sm">
            <Radio
              value="own"
              label={say('visibilityPanel.theirOwnReport')}
              description={say('visibilityPanel.andOfTheCompanyReport')}
            />
            <Radio
              value="organization"
              label={say('visibilityPanel.allReports')}
              description={[say('visibilityPanel.everybodysReportOnceItIs'), ...fromWhen(data.settings)].join(
                ' ',
              )}
            />
          </Stack>
        </Radio.Group>
        {update.isError && (
          <Alert color="red" role="alert">
            {failureText(update.error)}
          </Alert>
        )}
      </Stack>
    </StoredPanel>
  )
}
