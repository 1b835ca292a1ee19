import { List, Stack, Text } from '@mantine/core'
import { Panel } from '../panel.tsx'
import { say } from '../t.ts'

/** What a subscription opens, and what needs none (docs/billing.md). */
export const PlanBenefits = () => (
  <Panel title={say('whatItIsFor.whatItIsFor')} text={say('whatItIsFor.nobodyIsLockedOutOf')}>
    <Stack gap="xs">
      <div>
        <Text fw={600}>{say('whatItIsFor.needsASubscription')}</Text>
        <List size="sm">
          <List.Item>{say('whatItIsFor.invitingAndRemindingPeople')}</List.Item>
          <List.Item>{say('whatItIsFor.generatingReports')}</List.Item>
        </List>
      </div>
      <div>
        <Text fw={600}>{say('whatItIsFor.neverStops')}</Text>
        <List size="sm">
          <List.Item>{say('whatItIsFor.readingAnswersAndReports')}</List.Item>
          <List.Item>{say('whatItIsFor.exportingThem')}</List.Item>
          <List.Item>{say('whatItIsFor.answeringTheQuestionnaire')}</List.Item>
        </List>
      </div>
    </Stack>
  </Panel>
)
