import { Text } from '@mantine/core'
import { useSeesEveryReport } from '../../../core/organization/can-release.ts'
import { englishMoment } from '../../../core/i18n/locale.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/reports.json' with { type: 'json' }

/** To a colleague who reads everybody's reports: whose they do not find (docs/decisions/0065). */
export const HiddenReportsNotice = () => {
  const seesEvery = useSeesEveryReport()
  const { reportsOpenSince } = useMembership().data.settings
  if (seesEvery || reportsOpenSince === null) return null
  return (
    <Text size="sm" c="dimmed" mb="md">
      {t(texts, 'openSince.earlierAnswers', { moment: englishMoment(reportsOpenSince) })}
    </Text>
  )
}
