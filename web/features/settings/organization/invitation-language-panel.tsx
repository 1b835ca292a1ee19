import { Alert } from '@mantine/core'
import { organizations } from '../../../../contract/calls/organizations.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { LanguageField } from '../../../ui/language/language-field.tsx'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { StoredPanel } from '../panel.tsx'
import { cardTitle } from './organization-cards.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** The language of invitations that say none themselves. Saved as it is chosen. */
export const InvitationLanguagePanel = () => {
  const { data } = useMembership()
  const update = useCommand(organizations.updateOrgData)
  const stored = data.settings.invitationLanguage
  const shown = update.isPending ? (update.variables.data.settings?.invitationLanguage ?? null) : stored
  const choose = (invitationLanguage: LanguageCode | null) =>
    update.mutate(
      { data: { settings: { invitationLanguage } } },
      { onSuccess: () => notifyDone(t(texts, 'invitationLanguagePanel.theLanguageOfNewInvitations')) },
    )
  return (
    <StoredPanel card="language" text={t(texts, 'invitationLanguagePanel.newInvitationsAndTheMails')}>
      <LanguageField
        aria-label={cardTitle('language')}
        none={t(texts, 'invitationLanguagePanel.asEachPersonsBrowserSays')}
        value={shown}
        onChange={choose}
      />
      {update.isError && (
        <Alert color="red" role="alert" mt="sm">
          {failureText(update.error)}
        </Alert>
      )}
    </StoredPanel>
  )
}
