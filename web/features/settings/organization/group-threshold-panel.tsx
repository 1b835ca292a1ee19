import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { limits } from '../../../../contract/shapes/limits.ts'
import { GroupThreshold, organizations } from '../../../../contract/calls/organizations.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { plainToken } from '../../../../insights/text/plain-text.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { useMay, useMembership } from '../../../core/organization/membership.tsx'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { StoredPanel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** Of how many people a score is shown at least to employees. It is raised; nobody lowers it. */
export const GroupThresholdPanel = () => (
  <StoredPanel card="threshold" text={t(texts, 'groupThresholdPanel.employeesSeeNoScoreOf')}>
    <Threshold />
  </StoredPanel>
)

/** Whether a company report is out, while which it cannot be raised; false until that is known: the server says it then. */
const useIsReportOut = (isAsked: boolean): boolean => {
  const { orgId } = useMembership().organization
  const asked = callQuery(reports.listCompanyReports, { limit: limits.pageMax }, orgId)
  const { data } = useQuery({ ...asked, enabled: isAsked })
  return data?.versions.some(({ state }) => state === 'released') ?? false
}

const Threshold = () => {
  const { data } = useMembership()
  const stored = data.settings.groupThreshold
  const [typed, setTyped] = useState(String(stored))
  // What is not whole is not made whole unasked: it is refused with a sentence. Digits of any script count.
  const people = typed.trim() === '' ? undefined : Number(plainToken(typed))
  const [fault, setFault] = useState<string>()
  const update = useCommand(organizations.updateOrgData)
  const mayChange = useMay('org:settings')
  const isReportOut = useIsReportOut(mayChange)
  const mayRaise = mayChange && !isReportOut

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = GroupThreshold.safeParse(people)
    const issue = read.error?.issues[0]?.message
    setFault(issue ?? (Number(people) < stored ? messages.groupThresholdOnlyUp(stored) : undefined))
    if (read.data === undefined || read.data < stored) return
    update.mutate(
      { data: { settings: { groupThreshold: read.data } } },
      { onSuccess: () => notifyDone(t(texts, 'groupThresholdPanel.theGroupThresholdWasSaved')) },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="flex-start">
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          label={t(texts, 'groupThresholdPanel.fewestPeopleOfWhomA')}
          description={t(texts, 'groupThresholdPanel.fromToItCanBe', {
            groupThresholdMin: limits.groupThresholdMin,
            groupThresholdMax: limits.groupThresholdMax,
          })}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setFault(undefined)
            update.reset()
          }}
          error={fault}
          readOnly={!mayRaise}
          maw={420}
        />
        {update.isError && (
          <Alert color="red" role="alert">
            {failureText(update.error)}
          </Alert>
        )}
        {isReportOut && !update.isError && (
          <Text size="sm" c="dimmed">
            {messages.groupThresholdReportOut}
          </Text>
        )}
        {mayRaise && (
          <Button type="submit" disabled={people === stored} loading={update.isPending}>
            {t(texts, 'groupThresholdPanel.saveGroupThreshold')}
          </Button>
        )}
      </Stack>
    </form>
  )
}
