import { Alert, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/accounts.ts'
import { users } from '../../../contract/users.ts'
import { ask, useCommand } from '../../core/ask.ts'
import { notifyFailed } from '../../ui/notify.ts'
import { Asked, Loading } from '../../ui/states.tsx'
import { Panel } from './panel.tsx'

/** Which mails one gets: those that can be turned off, and those that cannot. */
export default function NotificationsSection() {
  const profile = useQuery(ask(accounts.getProfile, {}))
  const server = useQuery(ask(accounts.getServerInfo, {}))
  return (
    <Asked
      of={profile}
      failed="Your choices could not be loaded"
      loading={<Loading lines={2} height={120} />}
    >
      {({ user }) => (
        <>
          {server.data?.mail === 'none' && (
            <Alert color="yellow">
              This server is not set up to send mail, so none of these reach you at the moment.
            </Alert>
          )}
          <Panel title="You choose" text={`Mails to ${user.email} that you can turn off.`}>
            <Reminders isOn={user.notifications.reminders} />
          </Panel>
          <Panel
            title="Cannot be turned off here"
            text="These protect your account, or are what somebody asked for."
          >
            <ul className="mails">
              <li>
                <b>Sign-in codes</b> when somebody asks for one with your e-mail address.
              </li>
              <li>
                <b>New device</b> when somebody signs in as you on a device that was not used before.
              </li>
              <li>
                <b>Invitations</b> when an organization invites you, unless you have stopped its mails by the
                link in one of them.
              </li>
            </ul>
          </Panel>
        </>
      )}
    </Asked>
  )
}

const Reminders = ({ isOn }: { isOn: boolean }) => {
  const update = useCommand(users.updateNotifications)
  const isShown = update.isPending ? update.variables.reminders : isOn
  return (
    <Switch
      label="Reminders"
      description="When an organization reminds you of its questionnaire that you have not answered."
      checked={isShown}
      onChange={(event) =>
        update.mutate(
          { reminders: event.currentTarget.checked },
          { onError: (error) => notifyFailed('Your choice was not saved', error) },
        )
      }
    />
  )
}
