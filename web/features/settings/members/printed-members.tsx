import type { Member } from '../../../../contract/calls/members.ts'
import { englishLocale, englishNumber } from '../../../core/i18n/locale.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { PrintedTable } from '../../../ui/print/printed-table.tsx'
import { membershipMoment } from './member-rows.ts'
import { momentLabel, memberStatusText, type Reader } from './members-table.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

type Props = { rows: readonly Member[]; total: number; reader: Reader }

/** The list of members on paper. */
export const PrintedMembers = ({ rows, total, reader }: Props) => {
  const day = new Intl.DateTimeFormat(englishLocale(), { dateStyle: 'medium' })
  return (
    <>
      <p>
        {rows.length === total
          ? t(texts, 'printedMembers.people', { people: peopleCount(total) })
          : t(texts, 'printedMembers.asSearchedFor', {
              shown: englishNumber(rows.length),
              people: peopleCount(total),
            })}
      </p>
      <PrintedTable
        heads={[
          t(texts, 'membersTable.member'),
          t(texts, 'printedMembers.email'),
          t(texts, 'membersTable.role'),
          momentLabel(rows),
        ]}
        rows={rows.map((member) => ({
          key: member.userId,
          cells: [
            member.name,
            member.email,
            memberStatusText(member, reader),
            // Empty if it is no longer known: the date of joining would be under the wrong heading.
            member.status === 'suspended' && member.ended === undefined
              ? ''
              : day.format(new Date(membershipMoment(member))),
          ],
        }))}
      />
    </>
  )
}
