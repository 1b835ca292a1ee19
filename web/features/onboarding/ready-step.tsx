import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { everyEmployee } from '../../core/every-employee.ts'
import { useMembership } from '../../core/membership.tsx'
import { peopleCount } from '../../core/words.ts'
import type { Leave } from './wizard.tsx'

/** What happens next, and the end of the wizard. */
export const ReadyStep = ({
  isBusy,
  onLeave,
  onFinish,
}: {
  isBusy: boolean
  onLeave: Leave
  onFinish: () => void
}) => {
  const { organization, data } = useMembership()
  const people = useQuery(everyEmployee(organization.orgId))
  const count = people.data?.length ?? data.usage.employees
  return (
    <Stack gap="lg">
      <ul className="wizard__next">
        <li>
          {count === 0
            ? 'Nobody is invited yet: begin with “Invite people” on the next page.'
            : `${peopleCount(count)} on the list. Their answers appear on the next page as they arrive.`}
        </li>
        <li>Once answers are in, you generate each person’s report and the company’s.</li>
        <li>
          {data.settings.reportVisibility === 'own'
            ? 'Of people’s reports employees see their own only, until you decide otherwise under Settings, Organization.'
            : 'Employees see everybody’s released reports, until you decide otherwise under Settings, Organization.'}
        </li>
      </ul>
      <Text c="dimmed">Everything that you entered here can be changed later under Settings.</Text>
      <div className="wizard__ways">
        <Button variant="default" onClick={() => onLeave(-1)} disabled={isBusy}>
          Back
        </Button>
        <Button onClick={onFinish} loading={isBusy}>
          Finish the setup
        </Button>
      </div>
    </Stack>
  )
}
