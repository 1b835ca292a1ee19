import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { limits } from '../../../../contract/shapes/limits.ts'
import { isPublished } from '../../../../contract/calls/reports/release-report.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useMay } from '../../../core/organization/membership.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { useReportLocale } from '../language/report-language.tsx'
import { meaningOf, type DecidedReport } from './release-texts.ts'

/** Whether the person a report is about can read what is released of it, and the notices if they cannot. */

/**
 * `member`: they are a member; `invited` and `outside`: not a member, with or without a pending invitation to join;
 * `unknown`: not loaded, or irrelevant in this state; `hidden`: the reader may not see people.
 */
export type Access = 'member' | 'invited' | 'outside' | 'unknown' | 'hidden'

/** The states in which the person reads a version or is about to, so that their access matters. */
const asking = ['reviewed', 'released', 'contested']

/** The maximum length of a search in the list of people. */
const searchMax = 100

export const useReaderAccess = (report: DecidedReport): Access => {
  const matters = report.of === 'person' && asking.includes(report.state)
  const mayView = useMay('employee:view')
  const { data } = useQuery({
    ...callQuery(people.getEmployees, {
      limit: limits.pageMax,
      search: matters ? report.name.slice(0, searchMax) : '',
    }),
    enabled: matters && mayView,
  })
  if (!matters) return 'unknown'
  if (!mayView) return 'hidden'
  const person = data?.employees.find(({ id }) => id === report.employeeId)
  if (person?.isMember === undefined) return 'unknown'
  if (person.isMember) return 'member'
  return person.isInvited === true ? 'invited' : 'outside'
}

type PersonsReport = Extract<DecidedReport, { of: 'person' }>
type OutsideKey = 'release.releasedOutside' | 'release.isOutside'

/** Explains that somebody is neither a member nor invited, with a link to invite them. */
export const OutsiderNotice = ({ piece: key, report }: { piece: OutsideKey; report: PersonsReport }) => {
  const { piece, fillPiece, named } = useReportLocale()
  const told = { name: named(report.name) }
  const invite = (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link to={paths.submissions} search={{ person: report.employeeId }} {...props} />
      )}
    >
      {piece('release.inviteOutside', told)}
    </Anchor>
  )
  return fillPiece(key, { invite }, told)
}

type MeaningProps = { report: DecidedReport; access: Access; isOwn: boolean }

/** What a released version means for the person it is about, as far as known; `isOwn`: the reader is that person. */
export const ReleaseMeaning = ({ report, access, isOwn }: MeaningProps) => {
  const reading = useReportLocale()
  const { piece, named } = reading
  if (isOwn && isPublished(report.state)) return piece('release.outOwn')
  if (isOwn && report.state === 'draft') return piece('release.draftOwn')
  const meaning = meaningOf(report, reading)
  if (report.of === 'company' || access === 'unknown' || report.state === 'reviewed') return meaning
  const told = { name: named(report.name) }
  const isReleased = report.state === 'released'
  if (access === 'member') return isReleased ? piece('release.releasedPerson', told) : meaning
  if (access === 'hidden') return `${meaning} ${piece('release.membershipNotShown', told)}`
  if (access === 'invited')
    return isReleased
      ? piece('release.releasedInvited', told)
      : `${meaning} ${piece('release.isInvited', told)}`
  if (isReleased) return <OutsiderNotice piece="release.releasedOutside" report={report} />
  return (
    <>
      {meaning} <OutsiderNotice piece="release.isOutside" report={report} />
    </>
  )
}
