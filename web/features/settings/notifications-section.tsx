import { Alert, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/accounts.ts'
import type { MailKind } from '../../../contract/mail-kinds.ts'
import { users } from '../../../contract/users.ts'
import { ask, useCommand } from '../../core/ask.ts'
import { notifyFailed } from '../../ui/notify.ts'
import { Asked, Loading } from '../../ui/states.tsx'
import { Panel } from './panel.tsx'
import { fill, say } from './say.ts'
import './notifications.css'

const invitations = ['invitations', 'whenAnOrganizationInvitesYou'] as const
const reopened = ['answersOpenedAgain', 'whenSomebodyOpensTheAnswers'] as const
const exported = ['exportedOrganization', 'whenEverythingIsExported'] as const
const reports = ['reports', 'whenAReportAboutYou'] as const

/** What is said of each kind of mail that cannot be turned off here. */
const told = {
  code: ['signInCodes', 'whenSomebodyAsksForOne'],
  'new-device': ['newDevice', 'whenSomebodySignsInAs'],
  'account-deleted': ['deletedAccount', 'whenSomebodyDeletesYourAccount'],
  'api-key-made': ['newApiKey', 'whenSomebodyWhoIsSigned'],
  invitation: invitations,
  'invitation-asked': ['invitationAsked', 'whenSomebodyAsksToBeInvited'],
  reopened,
  'reopened-account': reopened,
  'asked-again': reopened,
  'asked-again-account': reopened,
  membership: ['yourMembership', 'whenSomebodyElseChangesYour'],
  'organization-deleted': ['yourOrganization', 'whenSomebodyDeletesItAlso'],
  'organization-export-begun': exported,
  'organization-exported': exported,
  'organization-export-stopped': exported,
  'webhook-off': ['webhookOff', 'whenAWebhookIsSwitchedOff'],
  retention: ['retention', 'beforeARuleRemoves'],
  'report-released': reports,
  'report-answered': reports,
  'report-taken-back': reports,
  'report-contested': reports,
  support: ['questionsForHelp', 'whenSomebodyWritesFromThe'],
} as const satisfies Record<Exclude<MailKind, 'reminder'>, readonly [string, string]>
const always = [...new Set(Object.values(told))]

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
              {always.map(([what, when]) => (
                <li key={what}>
                  {fill(`notificationsSection.${when}`, {
                    what: <b>{say(`notificationsSection.${what}`)}</b>,
                  })}
                </li>
              ))}
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
