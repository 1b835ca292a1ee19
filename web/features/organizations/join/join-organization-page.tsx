import '../organizations.css'
import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../core/session/session.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { useDocumentTitle } from '../../../ui/page/page.tsx'
import { JoinByCode } from './join-by-code.tsx'
import { PendingInvitations } from './pending-invitations.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/organizations.json' with { type: 'json' }

/**
 * Joins one more organization: one whose invitation waits for the own address, or by its code. It has an address, so
 * that a page with something unsaved asks before it is left for it.
 */
export default function JoinOrganizationPage() {
  useDocumentTitle(t(texts, 'joinOrganizationPage.joinAnOrganization'))
  const email = useSession()?.user.email ?? ''
  return (
    <div className="page page--reading">
      <Stack gap="xl" maw="30rem" mx="auto">
        <Stack gap="xs">
          <Title order={1}>{t(texts, 'joinOrganizationPage.joinAnOrganization')}</Title>
          <Text c="dimmed">{t(texts, 'joinOrganizationPage.invitationsToAreShownHere', { email })}</Text>
        </Stack>
        <PendingInvitations
          whenNone={<Text>{t(texts, 'joinOrganizationPage.noInvitationWaitsForAt', { email })}</Text>}
        />
        <Stack className="start-card">
          <JoinByCode isSought />
          <Button variant="default" renderRoot={(props) => <Link to={paths.home} {...props} />}>
            {t(texts, 'joinOrganizationPage.cancel')}
          </Button>
        </Stack>
      </Stack>
    </div>
  )
}
