import { Alert } from '@mantine/core'
import { organizations } from '../../../../contract/organizations.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText } from '../../../core/call-error.ts'
import { useMembership } from '../../../core/membership.tsx'
import { LanguageField } from '../../../ui/language-field.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../panel.tsx'

/** The language of invitations that say none themselves. Saved as it is chosen. */
export const InvitationLanguagePanel = () => {
  const { data } = useMembership()
  const update = useCommand(organizations.updateOrgData)
  const stored = data.settings.invitationLanguage
  const shown = update.isPending ? (update.variables.data.settings?.invitationLanguage ?? null) : stored
  const choose = (invitationLanguage: LanguageCode | null) =>
    update.mutate(
      { data: { settings: { invitationLanguage } } },
      { onSuccess: () => notifyDone('The language of new invitations was saved.') },
    )
  return (
    <Panel
      title="Language of invitations"
      text="New invitations and the mails to whoever is invited are in this language, unless another is chosen for a person. Whoever answers can change it for themselves."
    >
      <LanguageField
        aria-label="Language of invitations"
        none="As each person’s browser says; mails in English"
        value={shown}
        onChange={choose}
      />
      {update.isError && (
        <Alert color="red" role="alert" mt="sm">
          {failureText(update.error)}
        </Alert>
      )}
    </Panel>
  )
}
