import { Alert, Button, NumberInput, Stack, Text } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { limits } from '../../../../contract/fields.ts'
import { GroupThreshold, organizations } from '../../../../contract/organizations.ts'
import { messages } from '../../../../contract/failures.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText } from '../../../core/call-error.ts'
import { useMembership } from '../../../core/membership.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { StoredPanel } from '../panel.tsx'
import { say } from '../say.ts'

/** Of how many people a score is shown at least to employees. Owners raise it; nobody lowers it. */
export const GroupThresholdPanel = () => (
  <StoredPanel card="threshold" text={say('groupThresholdPanel.employeesSeeNoScoreOf')}>
    <Threshold />
  </StoredPanel>
)

const Threshold = () => {
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
      { onSuccess: () => notifyDone(say('groupThresholdPanel.theGroupThresholdWasSaved')) },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="flex-start">
        <NumberInput
          label={say('groupThresholdPanel.fewestPeopleOfWhomA')}
          description={
            isOwner
              ? say('groupThresholdPanel.fromToItCanBe', {
                  groupThresholdMin: limits.groupThresholdMin,
                  groupThresholdMax: limits.groupThresholdMax,
                })
              : say('groupThresholdPanel.ownersCanRaiseItWhile')
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
            {say('groupThresholdPanel.saveGroupThreshold')}
          </Button>
        )}
        {!isOwner && (
          <Text size="sm" c="dimmed">
            {messages.groupThresholdOwners}
          </Text>
        )}
      </Stack>
    </form>
  )
}
