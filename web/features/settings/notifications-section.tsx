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
            text="These protect your account, are what somebody asked for, or tell you what somebody else did about you."
          >
            <ul className="mails">
              <li>
                <b>Sign-in codes</b> when somebody asks for one with your e-mail address.
              </li>
              <li>
                <b>New device</b> when somebody signs in as you on a device that was not used before.
              </li>
              <li>
                <b>Deleted account</b> when somebody deletes your account.
              </li>
              <li>
                <b>New API key</b> when somebody who is signed in as you makes one.
              </li>
              <li>
                <b>Invitations</b> when an organization invites you, unless you have stopped its mails by the
                link in one of them.
              </li>
              <li>
                <b>Answers opened again</b> when somebody opens the answers that you submitted for changes,
                unless you have stopped the organization’s mails.
              </li>
              <li>
                <b>Your membership</b> when somebody else changes your role or your permissions, removes you
                or lets you in again, and when an ownership is transferred from you or to you.
              </li>
              <li>
                <b>Your organization</b> when somebody deletes it, also to whoever did it.
              </li>
              <li>
                <b>Reports</b> when a report about you is released, when somebody replies to what you see
                differently in it, and when the person of a report that you released sees it differently. If
                whoever released it is no admin any more, the owner is told.
              </li>
              <li>
                <b>Questions for help</b> when somebody writes from the help centre and you are the one to
                whom it goes.
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
