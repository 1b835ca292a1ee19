import { Alert, Button, NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { messages } from '../../../../contract/http/failures.ts'
import { retentionYears, type RetentionYears } from '../../../../contract/shapes/retention-years.ts'
import {
  retention,
  retentionKinds,
  type RetentionKind,
  type RetentionRule,
} from '../../../../contract/calls/retention.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { dayText } from '../../../core/organization/subscription-status.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { QueryState } from '../../../ui/feedback/query-states.tsx'
import { Panel } from '../panel.tsx'
import { RetentionPreview } from './retention-preview.tsx'
import { retentionKindTexts } from './retention-texts.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** How long data is kept that the organization no longer needs. The owner sets it; admins read it. */
export const RetentionPanel = () => {
  const asked = useQuery(callQuery(retention.getRetention, {}))
  return (
    <Panel card="retention" text={t(texts, 'retentionPanel.whatIsOlderIsRemoved')}>
      <QueryState of={asked} failed={t(texts, 'retentionPanel.theRulesCouldNotBe')}>
        {({ rules }) => (
          // The input belongs to the rules that were loaded: other rules reset it.
          <Rules
            key={rules.map(({ kind, years }) => `${kind}${years}`).join()}
            rules={rules}
            at={asked.dataUpdatedAt}
          />
        )}
      </QueryState>
    </Panel>
  )
}

type Choice = Record<RetentionKind, RetentionYears | null>

const choiceOf = (rules: readonly RetentionRule[]): Choice => {
  const years = (kind: RetentionKind) => rules.find((rule) => rule.kind === kind)?.years ?? null
  return {
    formerPeople: years('formerPeople'),
    drafts: years('drafts'),
    olderVersions: years('olderVersions'),
    auditEntries: years('auditEntries'),
  }
}

const yearsIn = (text: string): RetentionYears | null =>
  retentionYears.find((years) => String(years) === text) ?? null

/** `at`: when the rules were loaded. */
type RulesProps = { rules: readonly RetentionRule[]; at: number }

const Rules = ({ rules, at }: RulesProps) => {
  const isOwner = useMembership().organization.role === 'owner'
  const stored = choiceOf(rules)
  const [chosen, setChosen] = useState(stored)
  const change = useCommand(retention.changeRetention)
  const changed = retentionKinds.filter((kind) => chosen[kind] !== stored[kind])
  // The kinds with a shorter period; a longer one removes nothing that was not announced.
  const shorter = changed.filter((kind) => {
    const [before, after] = [stored[kind], chosen[kind]]
    return after !== null && (before === null || after < before)
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    change.mutate(Object.fromEntries(changed.map((kind) => [kind, chosen[kind]])), {
      onSuccess: () => notifyDone(t(texts, 'retentionPanel.theRulesWereSaved')),
    })
  }
  return (
    <form onSubmit={submit}>
      <Stack align="stretch" maw={460}>
        {retentionKinds.map((kind) => (
          <NativeSelect
            key={kind}
            label={retentionKindTexts[kind].label}
            description={retentionKindTexts[kind].about}
            value={String(chosen[kind] ?? '')}
            disabled={!isOwner}
            onChange={({ currentTarget }) => {
              setChosen({ ...chosen, [kind]: yearsIn(currentTarget.value) })
              change.reset()
            }}
          >
            <option value="">{t(texts, 'retentionPanel.neverRemoved')}</option>
            {retentionYears.map((years) => (
              <option key={years} value={years}>
                {t(texts, 'retentionPanel.removedAfter', { count: years })}
              </option>
            ))}
          </NativeSelect>
        ))}
        <Waiting rules={rules} at={at} />
        {shorter.length > 0 && (
          <RetentionPreview wanted={Object.fromEntries(shorter.map((kind) => [kind, chosen[kind]]))} />
        )}
        {change.isError && (
          <Alert color="red" role="alert">
            {failureText(change.error)}
          </Alert>
        )}
        {isOwner ? (
          <Button
            type="submit"
            disabled={changed.length === 0}
            loading={change.isPending}
            style={{ alignSelf: 'flex-start' }}
          >
            {t(texts, 'retentionPanel.saveRetention')}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {messages.retentionOwners}
          </Text>
        )}
      </Stack>
    </form>
  )
}

/** When rules that have not removed anything yet take effect. */
const Waiting = ({ rules, at }: RulesProps) => {
  const coming = rules.filter(({ firstRemovalAt }) => Date.parse(firstRemovalAt) > at)
  if (coming.length === 0) return null
  return (
    <Alert color="yellow" title={t(texts, 'retentionPanel.nothingIsRemovedYet')}>
      <ul style={{ margin: '0 0 0.5rem', paddingInlineStart: '1.2rem' }}>
        {coming.map(({ kind, firstRemovalAt }) => (
          <li key={kind}>
            {t(texts, 'retentionPanel.firstRemovalOnAtThe', {
              what: retentionKindTexts[kind].label,
              day: dayText(firstRemovalAt),
            })}
          </li>
        ))}
      </ul>
      {t(texts, 'retentionPanel.chooseNeverRemoved')}
    </Alert>
  )
}
