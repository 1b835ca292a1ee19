import { Text } from '@mantine/core'
import { englishMoment } from '../../core/language.ts'
import { useMembership } from '../../core/membership.tsx'
import { say } from './say.ts'

/** To a colleague who reads everybody's reports: whose they do not find (docs/decisions/0065). */
export const OpenSince = () => {
  const { organization, data } = useMembership()
  const { reportsOpenSince } = data.settings
  if (organization.role !== 'employee' || reportsOpenSince === null) return null
  return (
    <Text size="sm" c="dimmed" mb="md">
      {say('openSince.earlierAnswers', { moment: englishMoment(reportsOpenSince) })}
    </Text>
  )
}
