import { Anchor, Badge, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { initials } from '../../../core/i18n/labels.ts'
import { PictureField } from '../../../ui/pictures/picture-field.tsx'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { QueryState, Loading } from '../../../ui/feedback/query-states.tsx'
import { Panel } from '../panel.tsx'
import { ProfileForm, type Profile } from './profile-form.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }
import './profile.css'

/** Who you are to the others (specification points 3 and 5). */
export default function ProfileSection() {
  const profile = useQuery(callQuery(accounts.getProfile, {}))
  return (
    <QueryState
      of={profile}
      failed={t(texts, 'profileSection.yourProfileCouldNotBe')}
      loading={<Loading lines={2} height={180} />}
    >
      {({ user }) => (
        <>
          <Panel
            title={t(texts, 'profileSection.you')}
            text={t(texts, 'profileSection.othersInYourOrganizationsSee')}
          >
            <Stack>
              <Photo profile={user} />
              <ProfileForm key={user.uid} profile={user} />
            </Stack>
          </Panel>
          <EmailPanel profile={user} />
        </>
      )}
    </QueryState>
  )
}

/** The picture that pages show; the address in the profile is stored and nothing more. */
const Photo = ({ profile: { uid, displayName, email } }: { profile: Profile }) => (
  <PictureField
    owner={{ collectionName: 'users', documentId: uid }}
    name={t(texts, 'profileSection.yourPhoto')}
    url={useQuery(callQuery(organizations.getUserOrganizations, {})).data?.photoUrl}
    shape="round"
    standIn={initials(displayName, email)}
    afterwards={t(texts, 'profileSection.yourInitialsStandInFor')}
  />
)

const EmailPanel = ({ profile }: { profile: Profile }) => (
  <Panel title={t(texts, 'profileSection.eMail')} text={t(texts, 'profileSection.youSignInWithThis')}>
    <Group gap="xs">
      <Text fw={600} className="breakable">
        {profile.email}
      </Text>
      {profile.emailVerified ? (
        <Badge variant="light">{t(texts, 'profileSection.verified')}</Badge>
      ) : (
        <Badge variant="light" color="yellow">
          {t(texts, 'profileSection.notVerified')}
        </Badge>
      )}
    </Group>
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link to="." search={(old) => ({ ...old, help: 'your-account' })} resetScroll={false} {...props} />
      )}
    >
      {t(texts, 'profileSection.whatToDoInstead')}
    </Anchor>
    <dl className="facts facts--after">
      <dt>{t(texts, 'profileSection.signedUp')}</dt>
      <dd>
        <RelativeTime at={profile.createdAt} />
      </dd>
      {profile.lastLoginAt !== null && (
        <>
          <dt>{t(texts, 'profileSection.lastSignIn')}</dt>
          <dd>
            <RelativeTime at={profile.lastLoginAt} />
          </dd>
        </>
      )}
      <dt>{t(texts, 'profileSection.signIns')}</dt>
      <dd>{englishNumber(profile.loginCount)}</dd>
    </dl>
  </Panel>
)
