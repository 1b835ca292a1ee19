import { Text } from '@mantine/core'
import type { z } from 'zod'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { ListNews, newOnes } from '../../ui/list-news.tsx'
import { NobodyFound } from '../../ui/nobody-found.tsx'
import { RowTable } from '../../ui/row-table.tsx'
import { InvitationState } from './invitation-state.tsx'
import type { PersonRow } from './person-rows.ts'
import type { RowActions } from './row-actions.ts'
import { RowMenu } from './row-menu.tsx'
import type { View } from './view.ts'
import './invitations-table.css'

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
  return (
    <>
      <FilterBar
        className="invitation-filters"
        view={{ q: view.q, sort: 'name', order: view.order }}
        hint="Name or e-mail"
        choices={[]}
        orders={[
          { value: 'name asc', label: 'Name' },
          { value: 'name desc', label: 'Name, from the end' },
        ]}
        count={rows.length}
        total={total}
        onChange={setView}
      />
      <ListNews
        isBehind={news.isBehind}
        what={newOnes(news.newcomers, 'invitation', 'invitations')}
        onShow={news.onShow}
      />
      {rows.length === 0 ? (
        <NobodyFound onClear={() => setView({ q: undefined })} />
      ) : (
        <RowTable
          name="Invitations"
          className="invitations-table"
          rows={rows}
          keyOf={({ id }) => id}
          expectedHeight={expectedHeight}
          columns={[{ key: 'name', label: 'Person' }]}
          sort={{ by: 'name', isDescending }}
          onSort={() => setView({ order: isDescending ? undefined : 'desc' })}
          after={
            <>
              <th scope="col">Invitation</th>
              <th scope="col">
                <span className="visually-hidden">Actions</span>
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
