import { removedDays } from '../../../contract/removals.ts'
import { noticeFacts, noticeTitle } from '../../../contract/report-notice.ts'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { useMembership } from '../../core/membership.tsx'
import { ReportNotice, type NoticeFact } from '../../ui/report-notice.tsx'
import { InEnglish } from './language/in-english.tsx'
import { useReportWords, type ReportWords } from './language/report-words.tsx'

type Props = {
  report: StoredEmployeeReport
  /** Whether it is about its reader. */
  isOwn: boolean
}

/** Who sees a person's report, why, for how long, what it rests on, and how they add to it or contest it. */
export const Notice = ({ report, isOwn }: Props) => {
  const { organization, data } = useMembership()
  const organizationName = organization.companyName
  const isShared = data.settings.reportVisibility === 'organization'
  const person = report.gradingOverview.employeeName
  const told = { organizationName, person, isShared, isOwn }
  const words = useReportWords()
  if (!isOwn) {
    return (
      <InEnglish>
        <ReportNotice title={noticeTitle(told)} facts={noticeFacts(told)} />
      </InEnglish>
    )
  }
  return (
    <ReportNotice
      title={words.say('notice.title')}
      facts={factsIn(words, told)}
      isOpen={report.state === 'released'}
    />
  )
}

/** What its person is told, in their language; whoever decides is told of it in English, as on all of their screens. */
export const factsIn = (
  { words, say }: Pick<ReportWords, 'words' | 'say'>,
  { organizationName, isShared }: { organizationName: string; isShared: boolean },
): NoticeFact[] => {
  const organization = words.named(organizationName)
  return [
    { name: say('notice.who'), text: say(isShared ? 'notice.whoShared' : 'notice.whoOwn', { organization }) },
    { name: say('notice.why'), text: say('notice.whyText', { organization }) },
    { name: say('notice.howLong'), text: say('notice.howLongText', { organization, days: removedDays }) },
    { name: say('notice.rests'), text: say('notice.restsText') },
    { name: say('notice.contest'), text: say('notice.contestText') },
  ]
}
