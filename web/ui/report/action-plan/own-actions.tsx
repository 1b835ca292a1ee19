import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { actionPlan, planItemsMax, type PlanItem } from '../../../../contract/calls/action-plan.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useSeesEveryReport } from '../../../core/organization/can-release.ts'
import { useMay } from '../../../core/organization/membership.tsx'
import { compareDueDates, DueDate } from './due-date.tsx'
import { useReportLocale } from '../language/report-language.tsx'
import './own-actions.css'

/** What somebody who is not shown the whole action plan is to see to; nothing where there is none. */
export const OwnActions = () => {
  const { piece, count } = useReportLocale()
  const seesPlan = useSeesEveryReport()
  const maySee = useMay('report:view')
  const listed = useQuery({
    ...callQuery(actionPlan.listPlanItems, { limit: planItemsMax }),
    enabled: !seesPlan && maySee,
  })
  const title = useId()
  if (seesPlan || !maySee) return null
  if (listed.isError && listed.data === undefined) {
    return (
      <Group role="alert" gap="sm" my="md">
        <Text size="sm">{piece('actions.notLoaded')}</Text>
        <Button variant="default" size="xs" onClick={() => void listed.refetch()}>
          {piece('asked.again')}
        </Button>
      </Group>
    )
  }
  const items = listed.data?.items ?? []
  if (items.length === 0) return null
  const open = items.filter(({ state }) => state === 'open').toSorted(compareDueDates)
  const ended = items.filter(({ state }) => state !== 'open')
  return (
    <Paper component="section" withBorder p="lg" className="own-actions" aria-labelledby={title}>
      <Title order={2} size="h3" id={title}>
        {piece('actions.title')}
      </Title>
      <Text size="sm" c="dimmed" className="prose">
        {piece('actions.intro')}
      </Text>
      {open.length === 0 ? <Text mt="xs">{piece('actions.noneOpen')}</Text> : <Items items={open} />}
      {ended.length > 0 && (
        <details className="own-actions__ended">
          <summary>{piece('actions.ended', { number: count(ended.length) })}</summary>
          <Items items={ended} />
        </details>
      )}
    </Paper>
  )
}

const Items = ({ items }: { items: readonly PlanItem[] }) => {
  const { piece, named } = useReportLocale()
  return (
    <ul className="own-actions__list">
      {items.map((item) => (
        <li key={item.id} className="own-actions__item">
          <Text fw={600}>
            <bdi>{item.title}</bdi>
          </Text>
          <Text size="sm" c="dimmed" component="div">
            <DueDate item={item} />
          </Text>
          {item.details !== '' && (
            <p className="own-actions__text" dir="auto">
              {item.details}
            </p>
          )}
          {item.state !== 'open' && (
            <p className="own-actions__text">
              {piece(`actions.${item.state}`, { outcome: named(item.outcome) })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
