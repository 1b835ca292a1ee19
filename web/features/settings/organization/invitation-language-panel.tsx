import { Alert } from '@mantine/core'
import { organizations } from '../../../../contract/organizations.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText } from '../../../core/call-error.ts'
import { useMembership } from '../../../core/membership.tsx'
import { LanguageField } from '../../../ui/language-field.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { StoredPanel } from '../panel.tsx'
import { cardTitle } from './cards.ts'
import { say } from '../say.ts'

/** The language of invitations that say none themselves. Saved as it is chosen. */
export const InvitationLanguagePanel = () => {
  const { data } = useMembership()
  const update = useCommand(organizations.updateOrgData)
  const stored = data.settings.invitationLanguage
  const shown = update.isPending ? (update.variables.data.settings?.invitationLanguage ?? null) : stored
  const choose = (invitationLanguage: LanguageCode | null) =>
    update.mutate(
      { data: { settings: { invitationLanguage } } },
      { onSuccess: () => notifyDone(say('invitationLanguagePanel.theLanguageOfNewInvitations')) },
    )
  return (
    <StoredPanel card="language" text={say('invitationLanguagePanel.newInvitationsAndTheMails')}>
      <LanguageField
        aria-label={cardTitle('language')}
        none={say('invitationLanguagePanel.asEachPersonsBrowserSays')}
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
