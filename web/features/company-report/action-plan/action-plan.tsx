import { Button, Tabs, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { PlanState, planStates, type PlanItem } from '../../../../contract/calls/action-plan.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { useCanReleaseReports } from '../../../core/organization/can-release.ts'
import { useViewState } from '../../../core/navigation/url-state.ts'
import { LocalizedQueryState, LocalizedLoading } from '../../../ui/report/language/localized-states.tsx'
import { Empty } from '../../../ui/feedback/query-states.tsx'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'
import { PlanAction } from './plan-action.tsx'
import { AddAction } from './plan-edit.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { allPlanItemsQuery, goToAction, filterByState } from './plan-items.ts'
import '@mantine/core/styles/Tabs.layer.css'
import './action-plan.css'

const View = z.object({
  /** The state of the listed actions: open, unless the link leads to an action in another state. */
  actions: PlanState.optional().catch(undefined),
  /** The id of the action that the link leads to. */
  action: z.string().optional().catch(undefined),
})

/** How many actions are added at a time. */
const step = 30

/** What is done about the findings, who does it and until when, and the outcome. */
export const ActionPlan = ({ report }: Pick<ListedProps, 'report'>) => {
  const { say } = useWiki()
  const listed = useQuery(allPlanItemsQuery())
  const mayChange = useCanReleaseReports()
  const [isAdding, setAdding] = useState(false)
  const isPrinting = useIsPrinting()
  const add = (
    <Button
      variant="default"
      className="screen-only"
      leftSection={<Plus size={16} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {say('plan.add')}
    </Button>
  )
  return (
    <>
      <LocalizedQueryState
        of={listed}
        failed={say('plan.notLoaded')}
        loading={<LocalizedLoading lines={3} height={96} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            isPrinting ? (
              <p>{say('plan.nonePrinted')}</p>
            ) : (
              <Empty title={say('plan.none')} action={mayChange && add}>
                {say('plan.noneText')}
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
      </LocalizedQueryState>
      {isAdding && <AddAction from={null} onClose={() => setAdding(false)} />}
    </>
  )
}

/** On paper the whole plan, state by state. */
const Printed = ({ items, report }: Omit<ListedProps, 'mayChange'>) => {
  const { say, count } = useWiki()
  return planStates.map((state) => {
    const listed = filterByState(items, state)
    return (
      listed.length > 0 && (
        <div key={state} className="plan-printed">
          <h3 className="wiki-subtitle">
            {say(`plan.${state}`)} <span className="wiki-count">({count(listed.length)})</span>
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
}

type ListedProps = {
  items: readonly PlanItem[]
  /** The report around the plan; undefined if there is none. */
  report: StoredCompanyReport | undefined
  mayChange: boolean
}

const Listed = ({ items, report, mayChange }: ListedProps) => {
  const { say, count } = useWiki()
  const [view, setView] = useViewState(View)
  const [limit, setLimit] = useState(step)
  const wanted = items.find(({ id }) => id === view.action)
  const state = view.actions ?? wanted?.state ?? 'open'
  const listed = filterByState(items, state)
  const place = listed.findIndex(({ id }) => id === view.action)
  const shown = listed.slice(0, Math.max(limit, place + 1))
  useGoToAction(wanted?.id)
  return (
    <Tabs
      value={state}
      onChange={(chosen) => setView({ actions: chosen ?? undefined, action: undefined })}
      className="plan-tabs"
    >
      <Tabs.List aria-label={say('plan.states')}>
        {planStates.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {say(`plan.${one}`)} <span className="wiki-count">{count(filterByState(items, one).length)}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {planStates.map((one) => (
        <Tabs.Panel key={one} value={one} pt="md">
          {one === state && (
            <>
              {shown.length === 0 && <Text c="dimmed">{say(noneIn[one])}</Text>}
              <ul className="plan-actions">
                {shown.map((item) => (
                  <PlanAction key={item.id} item={item} report={report} mayChange={mayChange} />
                ))}
              </ul>
              {shown.length < listed.length && (
                <p className="heat__more">
                  {say('counts.shown', { shown: count(shown.length), total: count(listed.length) })}{' '}
                  <Button
                    variant="default"
                    size="xs"
                    className="screen-only"
                    onClick={() => setLimit(shown.length + step)}
                  >
                    {say('counts.showMore', { number: count(Math.min(step, listed.length - shown.length)) })}
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

const noneIn = {
  open: 'plan.noneOpen',
  done: 'plan.noneDone',
  dropped: 'plan.noneDropped',
} as const satisfies Record<PlanState, string>

/** Goes to the action that the URL names, once each time that it names one. */
const useGoToAction = (id: string | undefined): void => {
  useEffect(() => {
    // After the page has focused its heading and the router has scrolled to the top.
    const timer = id === undefined ? undefined : setTimeout(() => goToAction(id), 60)
    return () => clearTimeout(timer)
  }, [id])
}
