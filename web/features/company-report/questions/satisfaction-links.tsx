import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { useWiki } from '../language/company-report-texts.tsx'

/** What goes along with satisfaction, in sentences that claim no cause. */
export const SatisfactionLinks = ({
  report: { satisfactionLinks = [] },
}: {
  report: StoredCompanyReport
}) => (
  <>
    <ul className="satisfaction-links prose">
      {satisfactionLinks.map(({ topic, text }) => (
        <li key={topic}>{text}</li>
      ))}
    </ul>
    <Text size="sm" c="dimmed" className="prose">
      {useWiki().say('satisfaction.key')}
    </Text>
  </>
)
