import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { OnboardingData } from '../../../contract/calls/organizations.ts'
import { useMembership } from '../../core/organization/membership.tsx'
import { DepartmentsField } from '../../ui/forms/company-fields.tsx'
import { useSaveOnLeave, type Changes, type LeaveStep } from './use-save-step.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/onboarding.json' with { type: 'json' }

const Departments = OnboardingData.shape.departments.unwrap()

type StepProps = { mayChange: boolean; isBusy: boolean; isReview: boolean; onLeave: LeaveStep }

/** The departments that are offered when people are invited. */
export const DepartmentsStep = ({ mayChange, isBusy, isReview, onLeave }: StepProps) => {
  const { organization, data } = useMembership()
  // Compared with the initial value: a field that was not changed here may have been changed by somebody else.
  const [opened] = useState(data.onboardingData.departments ?? [])
  const [names, setNames] = useState(opened)
  const [typed, setTyped] = useState('')
  const all = typed.trim() === '' ? names : [...names, typed]
  const fault = Departments.safeParse(all).error?.issues[0]?.message
  // An invalid name does not block the others.
  const { data: departments } = Departments.safeParse(
    all.filter((one) => Departments.safeParse([one]).success),
  )
  const isChanged = JSON.stringify(departments) !== JSON.stringify(opened)
  const changes: Changes | undefined =
    departments !== undefined && isChanged && mayChange
      ? { organization: { onboardingData: { departments } } }
      : undefined
  const keeping = useSaveOnLeave(organization.orgId, changes)
  return (
    <Stack gap="lg">
      <Text c="dimmed">{t(texts, 'departmentsStep.reportsCompareDepartmentsOfFive')}</Text>
      <DepartmentsField
        names={names}
        onNames={setNames}
        typed={typed}
        onTyped={setTyped}
        readOnly={!mayChange}
        error={fault}
      />
      <div className="wizard__ways">
        <Button variant="default" onClick={() => onLeave(-1, changes, keeping)} disabled={isBusy}>
          {t(texts, 'departmentsStep.back')}
        </Button>
        {!isReview && (
          <Button variant="subtle" onClick={() => onLeave(1, changes, keeping)} disabled={isBusy}>
            {t(texts, 'departmentsStep.skipForNow')}
          </Button>
        )}
        <Button onClick={() => onLeave(1, changes, keeping)} loading={isBusy} disabled={fault !== undefined}>
          {t(texts, 'departmentsStep.continue')}
        </Button>
      </div>
    </Stack>
  )
}
