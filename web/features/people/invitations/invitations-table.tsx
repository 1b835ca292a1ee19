import { Text } from '@mantine/core'
import type { z } from 'zod'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { FilterBar } from '../../../ui/lists/filter-bar.tsx'
import { ListUpdateButton } from '../../../ui/lists/list-update-button.tsx'
import { NoMatches } from '../../../ui/lists/no-matches.tsx'
import { RowTable } from '../../../ui/lists/row-table.tsx'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'
import { InvitationState } from './invitation-state.tsx'
import type { PersonRow } from '../list/person-rows.ts'
import { PrintedPeople } from '../list/printed-people.tsx'
import type { RowActions } from '../row-actions.ts'
import { RowMenu } from '../row-menu.tsx'
import type { View } from '../people-url-state.ts'
import './invitations-table.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** A row's height in pixels before it has been measured. */
const expectedHeight = 65

type Props = {
  /** Those that the view asks for, in their settled order. */
  rows: readonly PersonRow[]
  /** How many are invited. */
  total: number
  /** Whether the list is in the order that it would have now, and how many it would have besides. */
  news: { isBehind: boolean; newcomers: number; onShow: () => void }
  view: z.output<typeof View>
  setView: (change: Record<string, string | undefined>) => void
  actions: RowActions
}

/** Who is invited, and what became of the mail. */
export const InvitationsTable = ({ rows, total, news, view, setView, actions }: Props) => {
  const isDescending = view.order === 'desc'
  const isPrinting = useIsPrinting()
  if (isPrinting) return <PrintedPeople rows={rows} total={total} hasInvitations hasAnswers={false} />
  return (
    <>
      <FilterBar
        className="invitation-filters"
        view={{ q: view.q, sort: 'name', order: view.order }}
        hint={t(texts, 'invitationsTable.hint')}
        choices={[]}
        orders={[
          { value: 'name asc', label: t(texts, 'invitationsTable.name') },
          { value: 'name desc', label: t(texts, 'invitationsTable.nameFromTheEnd') },
        ]}
        count={rows.length}
        total={total}
        onChange={setView}
      />
      <ListUpdateButton
        isBehind={news.isBehind}
        what={
          news.newcomers > 0
            ? t(texts, 'invitationsTable.newInvitations', {
                count: news.newcomers,
                number: englishNumber(news.newcomers),
              })
            : undefined
        }
        onShow={news.onShow}
      />
      {rows.length === 0 ? (
        <NoMatches onClear={() => setView({ q: undefined })} />
      ) : (
        <RowTable
          name={t(texts, 'invitationsTable.title')}
          className="invitations-table"
          rows={rows}
          keyOf={({ id }) => id}
          expectedHeight={expectedHeight}
          columns={[{ key: 'name', label: t(texts, 'invitationsTable.person') }]}
          sort={{ by: 'name', isDescending }}
          onSort={() => setView({ order: isDescending ? undefined : 'desc' })}
          after={
            <>
              <th scope="col">{t(texts, 'invitationsTable.invitation')}</th>
              <th scope="col">
                <span className="visually-hidden">{t(texts, 'invitationsTable.actions')}</span>
              </th>
            </>
          }
        >
          {(row) => (
            <>
              <td className="invitations-table__person">
                <Text fw={600}>{row.name}</Text>
                <Text size="sm" c="dimmed">
                  {row.email}
                </Text>
              </td>
              <td className="invitations-table__state">
                <InvitationState row={row} />
              </td>
              <td className="invitations-table__actions">
                <RowMenu row={row} actions={actions} />
              </td>
            </>
          )}
        </RowTable>
      )}
    </>
  )
}
