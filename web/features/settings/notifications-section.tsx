import { Alert, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/accounts.ts'
import { users } from '../../../contract/users.ts'
import { ask, useCommand } from '../../core/ask.ts'
import { notifyFailed } from '../../ui/notify.ts'
import { Asked, Loading } from '../../ui/states.tsx'
import { Panel } from './panel.tsx'
import { fill, say } from './say.ts'
import './notifications.css'

/** Which mails one gets: those that can be turned off, and those that cannot. */
export default function NotificationsSection() {
  const profile = useQuery(ask(accounts.getProfile, {}))
  const server = useQuery(ask(accounts.getServerInfo, {}))
  return (
    <Asked
      of={profile}
      failed={say('notificationsSection.yourChoicesCouldNotBe')}
      loading={<Loading lines={2} height={120} />}
    >
      {({ user }) => (
        <>
          {server.data?.mail === 'none' && (
            <Alert color="yellow">{say('notificationsSection.thisServerIsNotSet')}</Alert>
          )}
          <Panel
            title={say('notificationsSection.youChoose')}
            text={say('notificationsSection.mailsToThatYouCan', { email: user.email })}
          >
            <Reminders isOn={user.notifications.reminders} />
          </Panel>
          <Panel
            title={say('notificationsSection.cannotBeTurnedOffHere')}
            text={say('notificationsSection.theseProtectYourAccountAre')}
          >
            <ul className="mails">
              <li>
                {fill('notificationsSection.whenSomebodyAsksForOne', {
                  what: <b>{say('notificationsSection.signInCodes')}</b>,
                })}
              </li>
              <li>
                {fill('notificationsSection.whenSomebodySignsInAs', {
                  what: <b>{say('notificationsSection.newDevice')}</b>,
                })}
              </li>
              <li>
                {fill('notificationsSection.whenSomebodyDeletesYourAccount', {
                  what: <b>{say('notificationsSection.deletedAccount')}</b>,
                })}
              </li>
              <li>
                {fill('notificationsSection.whenSomebodyWhoIsSigned', {
                  what: <b>{say('notificationsSection.newApiKey')}</b>,
                })}
              </li>
              <li>
                {fill('notificationsSection.whenAnOrganizationInvitesYou', {
                  what: <b>{say('notificationsSection.invitations')}</b>,
                })}
              </li>
              <li>
                {fill('notificationsSection.whenSomebodyOpensTheAnswers', {
                  what: <b>{say('notificationsSection.answersOpenedAgain')}</b>,
                })}
              </li>
              <li>
                {fill('notificationsSection.whenSomebodyElseChangesYour', {
                  what: <b>{say('notificationsSection.yourMembership')}</b>,
                })}
              </li>
              <li>
                {fill('notificationsSection.whenSomebodyDeletesItAlso', {
                  what: <b>{say('notificationsSection.yourOrganization')}</b>,
                })}
              </li>
              <li>
                {fill('notificationsSection.whenAReportAboutYou', {
                  what: <b>{say('notificationsSection.reports')}</b>,
                })}
              </li>
              <li>
                {fill('notificationsSection.whenSomebodyWritesFromThe', {
                  what: <b>{say('notificationsSection.questionsForHelp')}</b>,
                })}
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
      label={say('notificationsSection.reminders')}
      description={say('notificationsSection.whenAnOrganizationRemindsYou')}
      checked={isShown}
      onChange={(event) =>
        update.mutate(
          { reminders: event.currentTarget.checked },
          { onError: (error) => notifyFailed(say('notificationsSection.yourChoiceWasNotSaved'), error) },
        )
      }
    />
  )
}
