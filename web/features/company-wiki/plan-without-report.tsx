import { Box, Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useMayDecide } from '../../core/deciding.ts'
import { useMay, useMembership } from '../../core/membership.tsx'
import { OwnActions } from '../../ui/own-actions.tsx'
import { Asked, Loading } from '../../ui/states.tsx'
import { ActionPlan } from './action-plan.tsx'
import { AddAction } from './plan-edit.tsx'
import { everyPlanItem } from './plan-items.ts'
import './action-plan.css'

/** The action plan where its reader finds no company report to read it in: what there is of it, and what to do. */
export const PlanWithoutReport = () => {
  const isEmployee = useMembership().organization.role === 'employee'
  const maySee = useMay('report:view')
  const title = useId()
  if (!maySee) return null
  return (
    <Box component="section" mt="xl" aria-labelledby={title}>
      <Title order={2} id={title} mb="xs">
        Action plan
      </Title>
      {isEmployee ? <OfEmployee /> : <WholePlan />}
    </Box>
  )
}

const OfEmployee = () => {
  const listed = useQuery(everyPlanItem())
  return (
    <>
      {listed.data?.items.length === 0 && (
        <Text className="prose">
          Nothing in it is yours. What owners and admins plan comes from the company report, which is not
          released to you; what you are to see to stands here as soon as they write it down, also before.
        </Text>
      )}
      <OwnActions />
    </>
  )
}

const WholePlan = () => {
  const mayChange = useMayDecide()
  const listed = useQuery(everyPlanItem())
  return (
    <Asked
      of={listed}
      failed="The action plan could not be loaded"
      loading={<Loading lines={2} height={96} />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <None mayChange={mayChange} />
        ) : (
          <>
            <Text className="prose" mb="md">
              There is no company report to read it in: the reports that these actions came from were deleted,
              or they came from none. The next report says what the numbers behind them have become.
            </Text>
            <ActionPlan report={undefined} />
          </>
        )
      }
    </Asked>
  )
}

const None = ({ mayChange }: { mayChange: boolean }) => {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Text className="prose" mb="sm">
        Nothing is planned yet. Actions come from the findings of the company report, and there is none yet:
        as soon as it is made, one can be added beside each strength, weakness, hiring need and step of its
        plan.
        {mayChange && ' What needs no finding can be written down now.'}
      </Text>
      {mayChange && (
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          Add an action
        </Button>
      )}
      {isAdding && <AddAction from={null} onClose={() => setAdding(false)} />}
    </>
  )
}
