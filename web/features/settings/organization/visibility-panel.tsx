import { Alert, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import {
  type Organization,
  organizations,
  ReportVisibility,
} from '../../../../contract/calls/organizations.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { englishMoment } from '../../../core/i18n/locale.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { ConfirmDialog, Points } from '../../../ui/dialogs/confirm-dialog.tsx'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { StoredPanel } from '../panel.tsx'
import { cardTitle } from './organization-cards.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** Of which answers that is, where it is not of all. */
const fromWhen = ({ reportVisibility, reportsOpenSince }: Organization['settings']): string[] => {
  if (reportVisibility === 'own') return [t(texts, 'visibilityPanel.fromNowOn')]
  return reportsOpenSince === null
    ? []
    : [t(texts, 'visibilityPanel.openSince', { moment: englishMoment(reportsOpenSince) })]
}

/** Asks before reports are closed: opened again, they are so for what is submitted from then on alone (docs/decisions/0065). */
const CloseReports = ({ onClose }: { onClose: () => void }) => (
  <ConfirmDialog
    title={t(texts, 'visibilityPanel.closeReports')}
    act={t(texts, 'visibilityPanel.closeThem')}
    isGrave
    command={useCommand(organizations.updateOrgData)}
    input={{ data: { settings: { reportVisibility: 'own' as const } } }}
    done={t(texts, 'visibilityPanel.whatEmployeesSeeWasSaved')}
    unchanged={t(texts, 'visibilityPanel.nothingWasClosed')}
    onClose={onClose}
  >
    <Points
      of={[
        { what: t(texts, 'visibilityPanel.ends'), says: t(texts, 'visibilityPanel.whatEnds') },
        { what: t(texts, 'visibilityPanel.stays'), says: t(texts, 'visibilityPanel.whatStays') },
        { what: t(texts, 'visibilityPanel.openedAgain'), says: t(texts, 'visibilityPanel.whatOpensAgain') },
      ]}
    />
  </ConfirmDialog>
)

/**
 * Settles what employees see of the reports (docs/disclosure.md). Opening them is saved as it is chosen, closing is
 * asked about.
 */
export const VisibilityPanel = () => {
  const { data } = useMembership()
  const update = useCommand(organizations.updateOrgData)
  const [isClosing, setClosing] = useState(false)
  const stored = data.settings.reportVisibility
  const shown = update.isPending ? (update.variables.data.settings?.reportVisibility ?? stored) : stored
  const choose = (value: string) => {
    const reportVisibility = ReportVisibility.parse(value)
    if (reportVisibility === 'own') {
      update.reset()
      setClosing(true)
      return
    }
    update.mutate(
      { data: { settings: { reportVisibility } } },
      { onSuccess: () => notifyDone(t(texts, 'visibilityPanel.whatEmployeesSeeWasSaved')) },
    )
  }
  return (
    <StoredPanel card="visibility" text={t(texts, 'visibilityPanel.ownersAndAdminsSeeEvery')}>
      <Stack>
        <Radio.Group aria-label={cardTitle('visibility')} value={shown} onChange={choose}>
          <Stack gap="sm">
            <Radio
              value="own"
              label={t(texts, 'visibilityPanel.theirOwnReport')}
              description={t(texts, 'visibilityPanel.andOfTheCompanyReport')}
            />
            <Radio
              value="organization"
              label={t(texts, 'visibilityPanel.allReports')}
              description={[
                t(texts, 'visibilityPanel.everybodysReportOnceItIs'),
                ...fromWhen(data.settings),
              ].join(' ')}
            />
          </Stack>
        </Radio.Group>
        {update.isError && (
          <Alert color="red" role="alert">
            {failureText(update.error)}
          </Alert>
        )}
        {isClosing && <CloseReports onClose={() => setClosing(false)} />}
      </Stack>
    </StoredPanel>
  )
}
