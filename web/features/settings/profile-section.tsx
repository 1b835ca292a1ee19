import { Badge, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/accounts.ts'
import { organizations } from '../../../contract/organizations.ts'
import { ask } from '../../core/ask.ts'
import { initialsOf } from '../../core/words.ts'
import { PictureField } from '../../ui/picture-field.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Asked, Loading } from '../../ui/states.tsx'
import { Panel } from './panel.tsx'
import { ProfileForm, type Profile } from './profile/profile-form.tsx'

/** Who you are to the others (specification points 3 and 5). */
export default function ProfileSection() {
  const profile = useQuery(ask(accounts.getProfile, {}))
  return (
    <Asked
      of={profile}
      failed="Your profile could not be loaded"
      loading={<Loading lines={2} height={180} />}
    >
      {({ user }) => (
        <>
          <Panel
            title="You"
            text="Others in your organizations see your name, your e-mail address and your photo. Your phone number is shown to nobody."
          >
            <Stack>
              <Photo profile={user} />
              <ProfileForm key={user.uid} profile={user} />
            </Stack>
          </Panel>
          <EmailPanel profile={user} />
        </>
      )}
    </Asked>
  )
}

/** The picture that pages show; the address in the profile is stored and nothing more. */
const Photo = ({ profile: { uid, displayName, email } }: { profile: Profile }) => (
  <PictureField
    owner={{ collectionName: 'users', documentId: uid }}
    name="Your photo"
    url={useQuery(ask(organizations.getUserOrganizations, {})).data?.photoUrl}
    shape="round"
    standIn={initialsOf(displayName, email)}
    afterwards="Your initials stand in for it."
  />
)

const EmailPanel = ({ profile }: { profile: Profile }) => (
  <Panel title="E-mail" text="You sign in with this address. It cannot be changed.">
    <Group gap="xs">
      <Text fw={600} className="breakable">
        {profile.email}
      </Text>
      {profile.emailVerified ? (
        <Badge variant="light">Verified</Badge>
      ) : (
        <Badge variant="light" color="yellow">
          Not verified
        </Badge>
      )}
    </Group>
    <dl className="facts facts--after">
      <dt>Signed up</dt>
      <dd>
        <RelativeTime at={profile.createdAt} />
      </dd>
      {profile.lastLoginAt !== null && (
        <>
          <dt>Last sign-in</dt>
          <dd>
            <RelativeTime at={profile.lastLoginAt} />
          </dd>
        </>
      )}
      <dt>Sign-ins</dt>
      <dd>{profile.loginCount.toLocaleString()}</dd>
    </dl>
  </Panel>
)
