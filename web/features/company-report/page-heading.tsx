import { useEffect } from 'react'
import type { StoredCompanyReport } from '../../../contract/calls/reports/reports.ts'
import { keys, local } from '../../core/browser/storage.ts'
import { cycleText } from '../../ui/report/language/cycle-label.ts'
import { useUrlLanguage } from '../../ui/report/language/reader-language.ts'
import { HumanWrittenUnknown } from '../../ui/report/language/human-written.tsx'
import { RelativeTime } from '../../ui/feedback/relative-time.tsx'
import { useWiki } from './language/company-report-texts.tsx'

/** Of when the report is, and which version. */
export const ReportDate = ({ report }: { report: StoredCompanyReport }) => {
  const wiki = useWiki()
  const { say, fill, day, locale, language } = wiki
  const { overview, version, cycle, origin, redactedAt } = report
  const marks = [
    cycle === undefined ? '' : say('page.inCycle', { cycle: cycleText(wiki, cycle) }),
    origin === 'edited' ? say('page.edited') : '',
  ]
  const isOfAddress = useUrlLanguage() !== undefined
  useEffect(() => {
    // Somebody else's address says nothing of how the next report will be read.
    if (!isOfAddress) local.set(keys.readIn, language)
  }, [isOfAddress, language])
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
      <HumanWrittenUnknown report={report} />
    </>
  )
}
