import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { useMembership } from '../../core/membership.tsx'
import { peopleCount } from '../../core/words.ts'

/** What whoever reviews a company report has to look at: whose voice is missing, who could be recognised, what was edited. */
export const CompanyLookAt = ({ report }: { report: StoredCompanyReport }) => {
  const { coverage, gradingBreakdown, organizationalImpactSummary, personnelChanges } = report
  const isShared = useMembership().data.settings.reportVisibility === 'organization'
  const small = gradingBreakdown.filter(({ isSmall }) => isSmall).map(({ departmentName }) => departmentName)
  const { newHires, promotions, departures } = personnelChanges
  const prompts = newHires.length + promotions.length + departures.length
  const inGroups = organizationalImpactSummary.reduce((sum, { employees }) => sum + employees.length, 0)
  return (
    <ul className="look-at">
      <li>
        <h3>Whose voice is missing</h3>
        <p>
          {coverage.notAnswered === 0
            ? 'Everybody in the list has answered.'
            : `${coverage.notAnswered.toLocaleString()} of ${peopleCount(coverage.employees)} have not answered. What is said about all of them is said about those who did.`}
        </p>
      </li>
      <li>
        <h3>Who could be recognised</h3>
        <p>
          {small.length === 0
            ? 'No department has so few answers that its figures would tell of one person.'
            : `Few answered in ${new Intl.ListFormat('en').format(small)}: their figures tell of single people.`}{' '}
          {isShared
            ? 'The settings show every member all of it, with names.'
            : 'The settings show members none of the names and quotes, and no scores of small groups.'}
        </p>
      </li>
      <li>
        <h3>What could be taken for a verdict</h3>
        <p>
          {peopleCount(inGroups)} in impact groups, by the output that they rated themselves, and{' '}
          {prompts === 1 ? '1 prompt' : `${prompts.toLocaleString()} prompts`} for conversations. Nothing of
          it decides about anybody; say so where you share it.
        </p>
      </li>
      <li>
        <h3>The words</h3>
        <p>
          {report.origin === 'generated'
            ? 'Nobody edited a text: every sentence is made by fixed rules.'
            : report.origin === 'edited'
              ? 'Texts of this version were edited. Read every one of them, and compare with the version before.'
              : 'A language model worded this version from quoted answers. Its numbers and grades are computed. Read every sentence.'}
        </p>
      </li>
    </ul>
  )
}
