import { Anchor, Divider, Stack, Text, Title } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '../../core/session/session.ts'
import { paths } from '../../core/navigation/paths.ts'
import { CreateOrganizationForm } from './create-organization-form.tsx'
import { ImportLink } from './import/import-link.tsx'
import { JoinByCode } from './join/join-by-code.tsx'
import { StartFrame } from './start-frame.tsx'
import { PendingInvitations } from './join/pending-invitations.tsx'
import { ContactWithoutOrganization } from './contact-without-organization.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/organizations.json' with { type: 'json' }

/** For signed-in people without an organization: creates one, joins one, asks for help, or signs out. */
export const NoOrganization = () => {
  const isAsking = useLocation({ select: ({ pathname }) => pathname === paths.helpContact })
  return isAsking ? <ContactWithoutOrganization /> : <Start />
}

/** The specification's sentence as one text, split around the words that are links. */
const [before, after] = t(texts, 'noOrganization.pleaseTryLoggingOutAnd').split(
  t(texts, 'noOrganization.contactSupport'),
)

const Start = () => {
  const email = useSession()?.user.email ?? ''
  const isJoining = useLocation({ select: ({ pathname }) => pathname === paths.joinOrganization })
  return (
    <StartFrame
      title={t(texts, 'noOrganization.noOrganizationsFound')}
      intro={t(texts, 'noOrganization.youAreSignedInAs', { email })}
    >
      <PendingInvitations />
      {isJoining && (
        <Stack className="start-card">
          <Title order={2}>{t(texts, 'noOrganization.joinWithAnInviteCode')}</Title>
          <JoinByCode isSought />
        </Stack>
      )}
      <Stack className="start-card">
        <Title order={2}>{t(texts, 'noOrganization.createYourOrganization')}</Title>
        <CreateOrganizationForm />
        <ImportLink />
        {!isJoining && (
          <>
            <Divider label="or" labelPosition="center" />
            <JoinByCode />
          </>
        )}
      </Stack>
      <Text size="sm" c="dimmed">
        {before}
        <Anchor size="sm" renderRoot={(props) => <Link to={paths.helpContact} {...props} />}>
          {t(texts, 'noOrganization.contactSupport')}
        </Anchor>
        {after}
      </Text>
    </StartFrame>
  )
}
