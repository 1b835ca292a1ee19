import { Button } from '@mantine/core'
import { Printer } from 'lucide-react'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { cycleIn } from '../../ui/reading/cycle-in.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useWiki } from './language/wiki-words.tsx'

/** Of when the report is, and which version. */
export const AsOf = ({ report }: { report: StoredCompanyReport }) => {
  const wiki = useWiki()
  const { say, fill, day, locale } = wiki
  const { overview, version, cycle, origin, redactedAt } = report
  const marks = [
    cycle === undefined ? '' : say('page.inCycle', { cycle: cycleIn(wiki, cycle) }),
    origin === 'edited' ? say('page.edited') : '',
  ]
  return (
    <>
      {fill(
        'page.asOf',
        {
          ago: (
            <span className="screen-only">
              {fill('page.ago', { ago: <RelativeTime at={overview.lastUpdated} locale={locale} /> })}
            </span>
          ),
        },
        { date: day(overview.lastUpdated, 'long'), version, marks: marks.join('') },
      )}
      {redactedAt !== undefined && ` ${say('page.redacted', { date: day(redactedAt, 'long') })}`}
    </>
  )
}

export const PrintButton = () => (
  <Button
    variant="default"
    leftSection={<Printer size={16} aria-hidden />}
    onClick={() => window.print()}
    aria-label={useWiki().say('page.printName')}
  >
    {useWiki().say('page.print')}
  </Button>
)
