import { Alert, Radio, Stack } from '@mantine/core'
import { organizations, ReportVisibility } from '../../../../contract/organizations.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText } from '../../../core/call-error.ts'
import { useMembership } from '../../../core/membership.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../panel.tsx'

/** Settles what employees see of the reports (decisions §6). Saved as it is chosen. */
export const VisibilityPanel = () => {
  const { data } = useMembership()
  const update = useCommand(organizations.updateOrgData)
  const stored = data.settings.reportVisibility
  const shown = update.isPending ? (update.variables.data.settings?.reportVisibility ?? stored) : stored
  const choose = (value: string) =>
    update.mutate(
      { data: { settings: { reportVisibility: ReportVisibility.parse(value) } } },
      { onSuccess: () => notifyDone('What employees see was saved.') },
    )
  return (
    <Panel
      title="What employees see"
      text="Owners and admins see every report. Suggested pay is never shown to employees."
    >
      <Stack>
        <Radio.Group aria-label="What employees see" value={shown} onChange={choose}>
          <Stack gap="sm">
            <Radio
              value="own"
              label="Their own report"
              description="And of the company report what names no person and tells of no small group."
            />
            <Radio
              value="organization"
              label="All reports"
              description="Everybody’s report once it is released, and the whole company report once those of all in it are. It holds at once, for reports that exist too."
            />
          </Stack>
        </Radio.Group>
        {update.isError && (
          <Alert color="red" role="alert">
            {failureText(update.error)}
          </Alert>
        )}
      </Stack>
    </Panel>
  )
}
