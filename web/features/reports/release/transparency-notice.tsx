import { isPublished } from '../../../../contract/calls/reports/release-report.ts'
import { removedDays } from '../../../../contract/calls/employees/removals.ts'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { useIsOpenToMembers, useMembership } from '../../../core/organization/membership.tsx'
import { ReportNotice, type NoticeFact } from '../../../ui/report/document/report-notice.tsx'
import { useReportWords, type ReportWords } from '../language/employee-report-texts.tsx'

type Props = {
  report: StoredEmployeeReport
  /** Whether it is about its reader. */
  isOwn: boolean
}

/**
 * Who sees a person's report, why and for how long, what it is based on, and how its subject
 * comments on or contests it.
 */
export const TransparencyNotice = ({ report, isOwn }: Props) => {
  const { organization } = useMembership()
  const isShared = useIsOpenToMembers(report.submittedAt)
  const words = useReportWords()
  const person = words.named(report.gradingOverview.employeeName)
  const isOwnOut = isOwn && isPublished(report.state)
  return (
    <ReportNotice
      title={isOwn ? words.say('notice.title') : words.say('told.title', { person })}
      facts={factsIn(words, {
        organization: words.named(organization.companyName),
        person,
        isShared,
        to: isOwnOut ? 'own' : isOwn ? 'ownBefore' : 'decider',
      })}
    />
  )
}

/**
 * The subject of a released version or, as an owner or admin, of an unreleased one; other deciders are shown the
 * notice to the subject.
 */
type Reader = 'own' | 'ownBefore' | 'decider'

type Told = { organization: string; person: string; isShared: boolean | null; to: Reader }

const keysOf = {
  own: {
    shared: 'notice.whoShared',
    unknown: 'notice.whoUnknown',
    own: 'notice.whoOwn',
    why: 'notice.whyText',
    howLong: 'notice.howLongText',
    rests: 'notice.restsText',
    contest: 'notice.contestText',
  },
  ownBefore: {
    shared: 'notice.beforeShared',
    unknown: 'notice.beforeUnknown',
    own: 'notice.beforeOwn',
    why: 'notice.beforeWhy',
    howLong: 'notice.howLongText',
    rests: 'notice.restsText',
    contest: 'notice.beforeContest',
  },
  decider: {
    shared: 'told.whoShared',
    unknown: 'told.whoUnknown',
    own: 'told.whoOwn',
    why: 'told.whyText',
    howLong: 'told.howLongText',
    rests: 'told.restsText',
    contest: 'told.contestText',
  },
} as const

const factsIn = ({ say }: ReportWords, { organization, person, isShared, to }: Told): NoticeFact[] => {
  const whole = { organization, person, days: removedDays }
  const keys = keysOf[to]
  const who = isShared === null ? keys.unknown : isShared ? keys.shared : keys.own
  return [
    { name: say('notice.who'), text: say(who, whole) },
    { name: say('notice.why'), text: say(keys.why, whole) },
    { name: say('notice.howLong'), text: say(keys.howLong, whole) },
    { name: say('notice.rests'), text: say(keys.rests, whole) },
    { name: say('notice.contest'), text: say(keys.contest, whole) },
  ]
}
