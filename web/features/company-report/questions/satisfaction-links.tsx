import { Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { isClearLink } from '../../../../insights/company-report/questions/satisfaction-links.ts'
import { useWiki } from '../language/company-report-texts.tsx'

/** What clearly goes along with satisfaction, in sentences that claim no cause. */
export const SatisfactionLinks = ({
  report: { satisfactionLinks = [] },
}: {
  report: StoredCompanyReport
}) => {
  const { say } = useWiki()
  const clear = satisfactionLinks.filter(isClearLink)
  if (clear.length === 0) return <p className="prose">{say('satisfaction.none')}</p>
  return (
    <>
      <ul className="satisfaction-links prose">
        {clear.map(({ topic, text }) => (
          <li key={topic}>{text}</li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" className="prose">
        {say('satisfaction.key')}
      </Text>
    </>
  )
}
