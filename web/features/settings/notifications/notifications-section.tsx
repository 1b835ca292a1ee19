import { Alert, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../../contract/calls/accounts.ts'
import type { MailKind } from '../../../../contract/shapes/mail-kinds.ts'
import { users } from '../../../../contract/calls/users.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { useNotifyCommandFailure } from '../../../ui/feedback/notify-failure.ts'
import { QueryState, Loading } from '../../../ui/feedback/query-states.tsx'
import { Panel } from '../panel.tsx'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }
import './notifications.css'

const invitations = [
  'notificationsSection.invitations',
  'notificationsSection.whenAnOrganizationInvitesYou',
] as const
const reopened = [
  'notificationsSection.answersOpenedAgain',
  'notificationsSection.whenSomebodyOpensTheAnswers',
] as const
const exported = [
  'notificationsSection.exportedOrganization',
  'notificationsSection.whenEverythingIsExported',
] as const
const reports = ['notificationsSection.reports', 'notificationsSection.whenAReportAboutYou'] as const

/** What is said of each kind of mail that cannot be turned off here. */
const told = {
  code: ['notificationsSection.signInCodes', 'notificationsSection.whenSomebodyAsksForOne'],
  'new-device': ['notificationsSection.newDevice', 'notificationsSection.whenSomebodySignsInAs'],
  'account-deleted': [
    'notificationsSection.deletedAccount',
    'notificationsSection.whenSomebodyDeletesYourAccount',
  ],
  'api-key-made': ['notificationsSection.newApiKey', 'notificationsSection.whenSomebodyWhoIsSigned'],
  invitation: invitations,
  'invitation-asked': [
    'notificationsSection.invitationAsked',
    'notificationsSection.whenSomebodyAsksToBeInvited',
  ],
  reopened,
  'reopened-account': reopened,
  'asked-again': reopened,
  'asked-again-account': reopened,
  membership: ['notificationsSection.yourMembership', 'notificationsSection.whenSomebodyElseChangesYour'],
  'organization-deleted': [
    'notificationsSection.yourOrganization',
    'notificationsSection.whenSomebodyDeletesItAlso',
  ],
  'organization-export-begun': exported,
  'organization-exported': exported,
  'organization-export-stopped': exported,
  'webhook-off': ['notificationsSection.webhookOff', 'notificationsSection.whenAWebhookIsSwitchedOff'],
  retention: ['notificationsSection.retention', 'notificationsSection.beforeARuleRemoves'],
  'report-released': reports,
  'report-answered': reports,
  'report-taken-back': reports,
  'report-contested': reports,
  support: ['notificationsSection.questionsForHelp', 'notificationsSection.whenSomebodyWritesFromThe'],
} as const satisfies Record<Exclude<MailKind, 'reminder'>, readonly [string, string]>
const always = [...new Set(Object.values(told))]

/** Which mails one gets: those that can be turned off, and those that cannot. */
export default function NotificationsSection() {
  const profile = useQuery(callQuery(accounts.getProfile, {}))
  const server = useQuery(callQuery(accounts.getServerInfo, {}))
  return (
    <QueryState
      of={profile}
      failed={t(texts, 'notificationsSection.yourChoicesCouldNotBe')}
      loading={<Loading lines={2} height={120} />}
    >
      {({ user }) => (
        <>
          {server.data?.mail === 'none' && (
            <Alert color="yellow">{t(texts, 'notificationsSection.thisServerIsNotSet')}</Alert>
          )}
          <Panel
            title={t(texts, 'notificationsSection.youChoose')}
            text={t(texts, 'notificationsSection.mailsToThatYouCan', { email: user.email })}
          >
            <Reminders isOn={user.notifications.reminders} />
          </Panel>
          <Panel
            title={t(texts, 'notificationsSection.cannotBeTurnedOffHere')}
            text={t(texts, 'notificationsSection.theseProtectYourAccountAre')}
          >
            <ul className="mails">
              {always.map(([what, when]) => (
                <li key={what}>{fill(texts, when, { what: <b>{t(texts, what)}</b> })}</li>
              ))}
            </ul>
          </Panel>
        </>
      )}
    </QueryState>
  )
}

const Reminders = ({ isOn }: { isOn: boolean }) => {
  const update = useCommand(users.updateNotifications)
  const notifyNotDone = useNotifyCommandFailure()
  const isShown = update.isPending ? update.variables.reminders : isOn
  return (
    <Switch
      label={t(texts, 'notificationsSection.reminders')}
      description={t(texts, 'notificationsSection.whenAnOrganizationRemindsYou')}
      checked={isShown}
      onChange={(event) =>
        update.mutate(
          { reminders: event.currentTarget.checked },
          {
            onError: (error) => notifyNotDone(t(texts, 'notificationsSection.yourChoiceWasNotSaved'), error),
          },
        )
      }
    />
  )
}
