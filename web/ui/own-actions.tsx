import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { actionPlan, planItemsMax, type PlanItem } from '../../contract/action-plan.ts'
import { ask } from '../core/ask.ts'
import { useMay, useMembership } from '../core/membership.tsx'
import { byDueDay, DueDay } from './due-day.tsx'
import './own-actions.css'

/** What an employee is to see to, from the action plan; nothing where there is none. */
export const OwnActions = () => {
  const isEmployee = useMembership().organization.role === 'employee'
  const maySee = useMay('report:view')
  const listed = useQuery({
    ...ask(actionPlan.listPlanItems, { limit: planItemsMax }),
    enabled: isEmployee && maySee,
  })
  const title = useId()
  if (!isEmployee || !maySee) return null
  if (listed.isError && listed.data === undefined) {
    return (
      <Group role="alert" gap="sm" my="md">
        <Text size="sm">
          Whether there are actions for you to see to could not be loaded. What is stored is safe.
        </Text>
        <Button variant="default" size="xs" onClick={() => void listed.refetch()}>
          Try again
        </Button>
      </Group>
    )
  }
  const items = listed.data?.items ?? []
  if (items.length === 0) return null
  const open = items.filter(({ state }) => state === 'open').toSorted(byDueDay)
  const ended = items.filter(({ state }) => state !== 'open')
  return (
    <Paper component="section" withBorder p="lg" className="own-actions" aria-labelledby={title}>
      <Title order={2} size="h3" id={title}>
        Your actions
      </Title>
      <Text size="sm" c="dimmed" className="prose">
        What you see to in the action plan. Owners and admins write it down, and say what became of it: tell
        them how it goes.
      </Text>
      {open.length === 0 ? <Text mt="xs">Nothing is open for you.</Text> : <Items items={open} />}
      {ended.length > 0 && (
        <details className="own-actions__ended">
          <summary>Done or dropped: {ended.length.toLocaleString()}</summary>
          <Items items={ended} />
        </details>
      )}
    </Paper>
  )
}

const Items = ({ items }: { items: readonly PlanItem[] }) => (
  <ul className="own-actions__list">
    {items.map((item) => (
      <li key={item.id} className="own-actions__item">
        <Text fw={600}>{item.title}</Text>
        <Text size="sm" c="dimmed" component="div">
          <DueDay item={item} />
        </Text>
        {item.details !== '' && <p className="own-actions__text">{item.details}</p>}
        {item.state !== 'open' && (
          <p className="own-actions__text">
            {item.state === 'done' ? 'Done' : 'Dropped'}: {item.outcome}
          </p>
        )}
      </li>
    ))}
  </ul>
)
