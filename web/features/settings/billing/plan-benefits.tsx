import { List, Stack, Text } from '@mantine/core'
import { Panel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** What a subscription opens, and what needs none (docs/billing.md). */
export const PlanBenefits = () => (
  <Panel title={t(texts, 'whatItIsFor.whatItIsFor')} text={t(texts, 'whatItIsFor.nobodyIsLockedOutOf')}>
    <Stack gap="xs">
      <div>
        <Text fw={600}>{t(texts, 'whatItIsFor.needsASubscription')}</Text>
        <List size="sm">
          <List.Item>{t(texts, 'whatItIsFor.invitingAndRemindingPeople')}</List.Item>
          <List.Item>{t(texts, 'whatItIsFor.generatingReports')}</List.Item>
        </List>
      </div>
      <div>
        <Text fw={600}>{t(texts, 'whatItIsFor.neverStops')}</Text>
        <List size="sm">
          <List.Item>{t(texts, 'whatItIsFor.readingAnswersAndReports')}</List.Item>
          <List.Item>{t(texts, 'whatItIsFor.exportingThem')}</List.Item>
          <List.Item>{t(texts, 'whatItIsFor.answeringTheQuestionnaire')}</List.Item>
        </List>
      </div>
    </Stack>
  </Panel>
)
