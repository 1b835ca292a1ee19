import { englishLocale, englishNumber } from '../../../core/i18n/locale.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { PrintedTable } from '../../../ui/print/printed-table.tsx'
import { invitationStateText } from './people-csv.ts'
import type { PersonRow } from './person-rows.ts'
import { progressWords } from './progress-state.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = {
  /** The rows of the current view. */
  rows: readonly PersonRow[]
  total: number
  /** Whether the reader may see invitations, and progress. */
  hasInvitations: boolean
  hasAnswers: boolean
}

/** The list of people in print. */
export const PrintedPeople = ({ rows, total, hasInvitations, hasAnswers }: Props) => {
  const day = new Intl.DateTimeFormat(englishLocale(), { dateStyle: 'medium' })
  const stateOf = ({ progress, at }: PersonRow) =>
    at === null ? progressWords[progress] : `${progressWords[progress]} ${day.format(new Date(at))}`
  return (
    <>
      <p>
        {rows.length === total
          ? t(texts, 'printedPeople.people', { people: peopleCount(total) })
          : t(texts, 'printedPeople.asSearchedFor', {
              shown: englishNumber(rows.length),
              people: peopleCount(total),
            })}
      </p>
      <PrintedTable
        heads={[
          t(texts, 'peopleCsv.name'),
          t(texts, 'peopleCsv.email'),
          ...(hasAnswers
            ? [
                t(texts, 'peopleCsv.jobTitle'),
                t(texts, 'peopleCsv.department'),
                t(texts, 'peopleTable.state'),
              ]
            : []),
          ...(hasInvitations ? [t(texts, 'peopleCsv.invitation')] : []),
        ]}
        rows={rows.map((row) => ({
          key: row.id,
          cells: [
            row.name,
            row.email,
            ...(hasAnswers ? [row.role, row.department, stateOf(row)] : []),
            ...(hasInvitations ? [invitationStateText(row.invitation, row.progress === 'answered')] : []),
          ],
        }))}
      />
    </>
  )
}
