import { Box, Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useCanReleaseReports, useSeesEveryReport } from '../../../core/organization/can-release.ts'
import { useMay } from '../../../core/organization/membership.tsx'
import { OwnActions } from '../../../ui/report/action-plan/own-actions.tsx'
import { LocalizedQueryState, LocalizedLoading } from '../../../ui/report/language/localized-states.tsx'
import { ActionPlan } from './action-plan.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { AddAction } from './plan-edit.tsx'
import { allPlanItemsQuery } from './plan-items.ts'
import './action-plan.css'

/** The action plan where its reader finds no company report to read it in: what there is of it, and what to do. */
export const PlanWithoutReport = () => {
  const { say } = useWiki()
  const seesPlan = useSeesEveryReport()
  const maySee = useMay('report:view')
  const title = useId()
  if (!maySee) return null
  return (
    <Box component="section" mt="xl" aria-labelledby={title}>
      <Title order={2} id={title} mb="xs">
        {say('sections.actions')}
      </Title>
      {seesPlan ? <WholePlan /> : <OwnAlone />}
    </Box>
  )
}

const OwnAlone = () => {
  const { say } = useWiki()
  const listed = useQuery(allPlanItemsQuery())
  return (
    <>
      {listed.data?.items.length === 0 && <Text className="prose">{say('plan.ofEmployee')}</Text>}
      <OwnActions />
    </>
  )
}

const WholePlan = () => {
  const { say } = useWiki()
  const mayChange = useCanReleaseReports()
  const listed = useQuery(allPlanItemsQuery())
  return (
    <LocalizedQueryState
      of={listed}
      failed={say('plan.notLoadedAlone')}
      loading={<LocalizedLoading lines={2} height={96} />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <None mayChange={mayChange} />
        ) : (
          <>
            <Text className="prose" mb="md">
              {say('plan.withoutReport')}
            </Text>
            <ActionPlan report={undefined} />
          </>
        )
      }
    </LocalizedQueryState>
  )
}

const None = ({ mayChange }: { mayChange: boolean }) => {
  const { say } = useWiki()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Text className="prose" mb="sm">
        {say('plan.noneAlone')}
        {mayChange && ` ${say('plan.canAdd')}`}
      </Text>
      {mayChange && (
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {say('plan.add')}
        </Button>
      )}
      {isAdding && <AddAction from={null} onClose={() => setAdding(false)} />}
    </>
  )
}
