import { useQuery } from '@tanstack/react-query'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useIsShared } from '../../../core/organization/membership.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { describeChangesSince, type ChangesSinceVersion } from './company-report-status.tsx'

type Props = {
  report: StoredCompanyReport
  /** Undefined if it could not be loaded. */
  since: ChangesSinceVersion | undefined
}

/**
 * What to check in the review of a company report: who has not answered, whether it is still current, who could be
 * recognized, what was edited.
 */
export const CompanyReviewChecklist = ({ report, since }: Props) => {
  const { say, counted, named, listed } = useWiki()
  const { coverage, gradingBreakdown, organizationalImpactSummary, personnelChanges } = report
  const isShared = useIsShared()
  const small = gradingBreakdown.filter(({ isSmall }) => isSmall).map(({ departmentName }) => departmentName)
  const { newHires, promotions, departures } = personnelChanges
  const prompts = newHires.length + promotions.length + departures.length
  const inGroups = organizationalImpactSummary.reduce((sum, { employees }) => sum + employees.length, 0)
  return (
    <ul className="look-at">
      <li>
        <h3>{say('lookAt.voice')}</h3>
        <p>
          {coverage.notAnswered === 0
            ? say('lookAt.everybody')
            : counted('lookAt.missing', coverage.notAnswered, {
                people: counted('counts.people', coverage.employees),
              })}
        </p>
      </li>
      <li>
        <h3>{say('lookAt.still')}</h3>
        <p>{since === undefined ? say('lookAt.stillUnknown') : <StillSo report={report} since={since} />}</p>
      </li>
      <li>
        <h3>{say('lookAt.recognised')}</h3>
        <p>
          {small.length === 0
            ? say('lookAt.noneSmall')
            : say('lookAt.small', { departments: listed(small.map(named)) })}{' '}
          {say(isShared === null ? 'lookAt.sharedUnknown' : isShared ? 'lookAt.shared' : 'lookAt.notShared')}
        </p>
      </li>
      <li>
        <h3>{say('lookAt.withheld')}</h3>
        <WithheldFromMembers reportId={report.id} />
      </li>
      <li>
        <h3>{say('lookAt.verdict')}</h3>
        <p>
          {say('lookAt.verdictText', {
            people: counted('counts.people', inGroups),
            prompts: counted('lookAt.prompts', prompts),
          })}
        </p>
      </li>
      <li>
        <h3>{say('lookAt.words')}</h3>
        <p>{say(`lookAt.${report.origin}`)}</p>
      </li>
    </ul>
  )
}

/** What the release would withhold from members, in the words that tell them why. */
const WithheldFromMembers = ({ reportId }: { reportId: string }) => {
  const { say, language } = useWiki()
  const preview = useQuery(callQuery(release.getReleasePreview, { reportId, language }))
  if (preview.isPending) return <p>{say('lookAt.withheldLoading')}</p>
  if (preview.isError) return <p>{say('lookAt.withheldUnknown')}</p>
  const { withheld } = preview.data
  return <p>{withheld.length === 0 ? say('lookAt.withheldNothing') : withheld.join(' ')}</p>
}

const StillSo = ({ report, since }: { report: StoredCompanyReport; since: ChangesSinceVersion }) => {
  const wiki = useWiki()
  const { say } = wiki
  const { newest, standing } = since
  const lines = [
    ...(newest.id === report.id ? [] : [say('lookAt.newer', { version: newest.version })]),
    ...describeChangesSince(since, wiki).map(({ text }) => text),
  ]
  if (lines.length === 0) return say('lookAt.same')
  const isOtherwise = standing.submitted > 0 || standing.employees !== newest.employees
  // If the only differences are open answers, generating again would just leave them out.
  const isOpen = !isOtherwise && standing.reopened + standing.open > 0
  return [
    ...lines,
    ...(isOtherwise ? [say('lookAt.changed')] : []),
    ...(isOpen ? [say('lookAt.open')] : []),
  ].join(' ')
}
