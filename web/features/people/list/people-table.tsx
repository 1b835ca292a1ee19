import { Checkbox } from '@mantine/core'
import { RowTable, type Sort } from '../../../ui/lists/row-table.tsx'
import { PersonCells } from './person-cells.tsx'
import type { PersonRow, SortKey } from './person-rows.ts'
import type { RowActions } from '../row-actions.ts'
import type { Selection } from './selection.ts'
import './people-table.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** A row's height in pixels before it has been measured. */
export const expectedHeight = 65

export const columns: readonly { key: SortKey; label: string }[] = [
  { key: 'name', label: t(texts, 'peopleTable.person') },
  { key: 'role', label: t(texts, 'peopleTable.jobTitle') },
  { key: 'department', label: t(texts, 'peopleTable.department') },
  { key: 'state', label: t(texts, 'peopleTable.state') },
]

type TableProps = {
  rows: readonly PersonRow[]
  sort: Sort<SortKey>
  onSort: (by: SortKey) => void
  actions: RowActions
  /** Who may invite selects and sees invitations; left out for others. */
  selection: Selection | undefined
  /** Whose answers arrived while the page was open. */
  arrived: ReadonlySet<string>
}

/** One list of people; narrow, they are cards. */
export const PeopleTable = ({ rows, sort, onSort, actions, selection, arrived }: TableProps) => (
  <RowTable
    name={t(texts, 'peopleTable.title')}
    className={selection === undefined ? 'submitters submitters--plain' : 'submitters'}
    rows={rows}
    keyOf={({ id }) => id}
    expectedHeight={expectedHeight}
    columns={columns}
    sort={sort}
    onSort={onSort}
    before={selection !== undefined && <SelectAll rows={rows} selection={selection} />}
    after={
      <>
        {selection !== undefined && <th scope="col">{t(texts, 'peopleTable.invitation')}</th>}
        <th scope="col">
          <span className="visually-hidden">{t(texts, 'peopleTable.actions')}</span>
        </th>
      </>
    }
    classOf={({ id }) => (arrived.has(id) ? 'submitters__row--new' : undefined)}
  >
    {(row) => <PersonCells row={row} actions={actions} selection={selection} />}
  </RowTable>
)

const SelectAll = ({ rows, selection }: { rows: readonly PersonRow[]; selection: Selection }) => {
  const chosen = rows.filter(({ id }) => selection.selected.has(id)).length
  return (
    <th scope="col">
      <Checkbox
        size="sm"
        aria-label={t(texts, 'peopleTable.selectAll')}
        checked={chosen > 0 && chosen === rows.length}
        indeterminate={chosen > 0 && chosen < rows.length}
        onChange={() => selection.toggleAll(rows.map(({ id }) => id))}
      />
    </th>
  )
}
