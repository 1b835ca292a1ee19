import { removedDays } from '../../../contract/removals.ts'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { useIsOpenToMembers, useMembership } from '../../core/membership.tsx'
import { isOnPhone } from '../../ui/is-on-phone.ts'
import { ReportNotice, type NoticeFact } from '../../ui/report-notice.tsx'
import { useReportWords, type ReportWords } from './language/report-words.tsx'

type Props = {
  report: StoredEmployeeReport
  /** Whether it is about its reader. */
  isOwn: boolean
}

/** Who sees a person's report, why, for how long, what it rests on, and how they add to it or contest it. */
export const Notice = ({ report, isOwn }: Props) => {
  const { organization } = useMembership()
  const isShared = useIsOpenToMembers(report.submittedAt)
  const words = useReportWords()
  const person = words.named(report.gradingOverview.employeeName)
  return (
    <ReportNotice
      title={isOwn ? words.say('notice.title') : words.say('told.title', { person })}
      facts={factsIn(words, { organization: words.named(organization.companyName), person, isShared, isOwn })}
      isBrief={isOwn}
      // Before it is answered it is read at once; on a phone the report would begin below it.
      isOpen={isOwn && report.state === 'released' && !isOnPhone()}
    />
  )
}

type Told = { organization: string; person: string; isShared: boolean | null; isOwn: boolean }

/** What its person is told, in words for them; whoever decides is told it about them. */
const factsIn = ({ say }: ReportWords, { organization, person, isShared, isOwn }: Told): NoticeFact[] => {
  const whole = { organization, person, days: removedDays }
  const who = isShared === null ? 'whoUnknown' : isShared ? 'whoShared' : 'whoOwn'
  const to = isOwn ? 'notice' : 'told'
  return [
    { name: say('notice.who'), text: say(`${to}.${who}`, whole) },
    { name: say('notice.why'), text: say(`${to}.whyText`, whole) },
    { name: say('notice.howLong'), text: say(`${to}.howLongText`, whole) },
    { name: say('notice.rests'), text: say(`${to}.restsText`, whole) },
    { name: say('notice.contest'), text: say(`${to}.contestText`, whole) },
  ]
}
