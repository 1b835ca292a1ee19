import { Button, Tabs, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { PlanState, planStates, type PlanItem } from '../../../contract/action-plan.ts'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { useViewState } from '../../core/view-state.ts'
import { Asked, Empty, Loading } from '../../ui/states.tsx'
import { useIsPrinting } from '../../ui/use-printing.ts'
import { PlanAction } from './plan-action.tsx'
import { AddAction } from './plan-edit.tsx'
import { everyPlanItem, goToAction, inState, stateNames } from './plan-items.ts'
import '@mantine/core/styles/Tabs.layer.css'
import './action-plan.css'

const View = z.object({
  /** Which actions are listed: open ones, unless one that is led to is in another state. */
  actions: PlanState.optional().catch(undefined),
  /** The id of the action that the address leads to. */
  action: z.string().optional().catch(undefined),
})

/** How many actions are added at a time. */
const step = 30

/** What is done about the findings, by whom and until when, and what became of it. */
export const ActionPlan = ({ report }: Pick<ListedProps, 'report'>) => {
  const listed = useQuery(everyPlanItem())
  const mayChange = useMayDecide()
  const [isAdding, setAdding] = useState(false)
  const isPrinting = useIsPrinting()
  const add = (
    <Button
      variant="default"
      className="screen-only"
      leftSection={<Plus size={16} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      Add an action
    </Button>
  )
  return (
    <>
      <Asked
        of={listed}
        failed="The action plan could not be loaded; the report itself is complete"
        loading={<Loading lines={3} height={96} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            isPrinting ? (
              <p>No action is planned.</p>
            ) : (
              <Empty title="Nothing is planned yet" action={mayChange && add}>
                A report changes nothing by itself. Beside each strength, weakness, hiring need and step of
                the operating plan an action can be added: what is to be done, who sees to it, and until when.
              </Empty>
            )
          ) : isPrinting ? (
            <Printed items={items} report={report} />
          ) : (
            <>
              <Listed items={items} report={report} mayChange={mayChange} />
              {mayChange && add}
            </>
          )
        }
      </Asked>
      {isAdding && <AddAction from={null} onClose={() => setAdding(false)} />}
    </>
  )
}

/** On paper the whole plan, state by state. */
const Printed = ({ items, report }: Omit<ListedProps, 'mayChange'>) =>
  planStates.map((state) => {
    const listed = inState(items, state)
    return (
      listed.length > 0 && (
        <div key={state} className="plan-printed">
          <h3 className="wiki-subtitle">
            {stateNames[state]} <span className="wiki-count">({listed.length.toLocaleString()})</span>
          </h3>
          <ul className="plan-actions">
            {listed.map((item) => (
              <PlanAction key={item.id} item={item} report={report} mayChange={false} />
            ))}
          </ul>
        </div>
      )
    )
  })

type ListedProps = {
  items: readonly PlanItem[]
  /** The report that it stands in; undefined where there is none. */
  report: StoredCompanyReport | undefined
  mayChange: boolean
}

const Listed = ({ items, report, mayChange }: ListedProps) => {
  const [view, setView] = useViewState(View)
  const [limit, setLimit] = useState(step)
  const wanted = items.find(({ id }) => id === view.action)
  const state = view.actions ?? wanted?.state ?? 'open'
  const listed = inState(items, state)
  const place = listed.findIndex(({ id }) => id === view.action)
  const shown = listed.slice(0, Math.max(limit, place + 1))
  useGoToAction(wanted?.id)
  return (
    <Tabs
      value={state}
      onChange={(chosen) => setView({ actions: chosen ?? undefined, action: undefined })}
      className="plan-tabs"
    >
      <Tabs.List aria-label="State of the actions">
        {planStates.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {stateNames[one]}{' '}
            <span className="wiki-count">{inState(items, one).length.toLocaleString()}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {planStates.map((one) => (
        <Tabs.Panel key={one} value={one} pt="md">
          {one === state && (
            <>
              {shown.length === 0 && <Text c="dimmed">{noneIn[one]}</Text>}
              <ul className="plan-actions">
                {shown.map((item) => (
                  <PlanAction key={item.id} item={item} report={report} mayChange={mayChange} />
                ))}
              </ul>
              {shown.length < listed.length && (
                <p className="heat__more">
                  {shown.length.toLocaleString()} of {listed.length.toLocaleString()} shown.{' '}
                  <Button
                    variant="default"
                    size="xs"
                    className="screen-only"
                    onClick={() => setLimit(shown.length + step)}
                  >
                    Show {Math.min(step, listed.length - shown.length)} more
                  </Button>
                </p>
              )}
            </>
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

const noneIn: Record<PlanState, string> = {
  open: 'No action is open.',
  done: 'No action is done yet.',
  dropped: 'No action was dropped.',
}

/** Goes to the action that the address names, once for each time that it names one. */
const useGoToAction = (id: string | undefined): void => {
  useEffect(() => {
    // After the page has taken the focus to its heading, and the router has scrolled to its beginning.
    const timer = id === undefined ? undefined : setTimeout(() => goToAction(id), 60)
    return () => clearTimeout(timer)
  }, [id])
}
