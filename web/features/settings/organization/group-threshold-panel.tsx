import { Alert, Button, NumberInput, Stack, Text } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { limits } from '../../../../contract/fields.ts'
import { GroupThreshold, organizations } from '../../../../contract/organizations.ts'
import { messages } from '../../../../contract/failures.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText } from '../../../core/call-error.ts'
import { useMembership } from '../../../core/membership.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../panel.tsx'

/** Of how many people a score is shown at least to employees. Owners raise it; nobody lowers it. */
export const GroupThresholdPanel = () => {
  const { data, organization } = useMembership()
  const stored = data.settings.groupThreshold
  const [typed, setTyped] = useState<string | number>(stored)
  const [fault, setFault] = useState<string>()
  const update = useCommand(organizations.updateOrgData)
  const isOwner = organization.role === 'owner'

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = GroupThreshold.safeParse(typed === '' ? undefined : Number(typed))
    const issue = read.error?.issues[0]?.message
    setFault(issue ?? (Number(typed) < stored ? messages.groupThresholdOnlyUp(stored) : undefined))
    if (read.data === undefined || read.data < stored) return
    update.mutate(
      { data: { settings: { groupThreshold: read.data } } },
      { onSuccess: () => notifyDone('The group threshold was saved.') },
    )
  }
  return (
    <Panel
      title="Group threshold"
      text={`Employees see no score of a group of fewer people than this who answered, and none from which such a score follows by adding or subtracting, from one report or from several. Owners and admins see every group.`}
    >
      <form onSubmit={submit} noValidate>
        <Stack align="flex-start">
          <NumberInput
            label="Fewest people of whom a score is shown"
            description={
              isOwner
                ? `From ${limits.groupThresholdMin} to ${limits.groupThresholdMax}. It can be raised while no company report is out, and not be lowered again: people answer knowing it.`
                : 'Owners can raise it while no company report is out.'
            }
            value={typed}
            onChange={(value) => {
              setTyped(value)
              setFault(undefined)
              update.reset()
            }}
            error={fault}
            readOnly={!isOwner}
            allowDecimal={false}
            allowNegative={false}
            min={stored}
            max={limits.groupThresholdMax}
            clampBehavior="none"
            maw={420}
          />
          {update.isError && (
            <Alert color="red" role="alert">
              {failureText(update.error)}
            </Alert>
          )}
          {isOwner && (
            <Button type="submit" disabled={Number(typed) === stored} loading={update.isPending}>
              Save group threshold
            </Button>
          )}
          {!isOwner && (
            <Text size="sm" c="dimmed">
              {messages.groupThresholdOwners}
            </Text>
          )}
        </Stack>
      </form>
    </Panel>
  )
}
