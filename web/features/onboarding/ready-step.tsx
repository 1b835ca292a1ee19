import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { people } from '../../../contract/calls/employees/employees.ts'
import { allEmployeesQuery } from '../../core/organization/fetch-all-employees.ts'
import { useMembership } from '../../core/organization/membership.tsx'
import { useIsRunGoing } from '../../core/api/use-batch-job.ts'
import { peopleCount } from '../../core/i18n/labels.ts'
import type { LeaveStep } from './use-save-step.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/onboarding.json' with { type: 'json' }

/** What happens next, and the end of the wizard. */
export const ReadyStep = ({
  isBusy,
  isReview,
  onLeave,
  links,
  onFinish,
}: {
  isBusy: boolean
  isReview: boolean
  onLeave: LeaveStep
  links: ReactNode
  onFinish: () => void
}) => {
  const { organization, data } = useMembership()
  const list = useQuery(allEmployeesQuery(organization.orgId))
  const count = list.data?.length ?? data.usage.employees
  const isInviting = useIsRunGoing('invitations', [people.getEmployees.name])
  const onTheList =
    count === 0
      ? t(texts, 'readyStep.nobodyIsInvitedYetBegin')
      : t(texts, 'readyStep.onTheListTheirAnswers', { people: peopleCount(count) })
  return (
    <Stack gap="lg">
      {links}
      <ul className="wizard__next">
        <li>{isInviting ? t(texts, 'readyStep.beingInvited') : onTheList}</li>
        <li>{t(texts, 'readyStep.onceAnswersAreInYou')}</li>
        <li>
          {data.settings.reportVisibility === 'own'
            ? t(texts, 'readyStep.ofPeoplesReportsEmployeesSee')
            : t(texts, 'readyStep.employeesSeeEverybodysReleasedReports')}
        </li>
      </ul>
      <Text c="dimmed">{t(texts, 'readyStep.everythingThatYouEnteredHere')}</Text>
      <div className="wizard__ways">
        <Button variant="default" onClick={() => onLeave(-1)} disabled={isBusy}>
          {t(texts, 'readyStep.back')}
        </Button>
        <Button onClick={onFinish} loading={isBusy}>
          {isReview ? t(texts, 'review.done') : t(texts, 'readyStep.finishTheSetup')}
        </Button>
      </div>
    </Stack>
  )
}
