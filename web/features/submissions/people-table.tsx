import { Checkbox } from '@mantine/core'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useRowsInWindow } from '../../ui/rows-in-window.ts'
import { PersonCells } from './person-cells.tsx'
import type { PersonRow, Sort, SortKey } from './person-rows.ts'
import type { RowActions } from './row-actions.ts'
import type { Selection } from './selection.ts'
import './people-table.css'

/** A row's height in pixels before it has been measured. */
const expectedHeight = 65

const columns: readonly { key: SortKey; label: string }[] = [
  { key: 'name', label: 'Person' },
  { key: 'role', label: 'Job title' },
  { key: 'department', label: 'Department' },
  { key: 'state', label: 'State' },
]

type TableProps = {
  rows: readonly PersonRow[]
  sort: Sort
  onSort: (by: SortKey) => void
  actions: RowActions
  /** Who may invite selects and sees invitations; left out for others. */
  selection: Selection | undefined
  /** Whose answers arrived while the page was open. */
  arrived: ReadonlySet<string>
}

/** One list of people; only the rows near the window are in the page. Narrow, they are cards. */
export const PeopleTable = ({ rows, sort, onSort, actions, selection, arrived }: TableProps) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  // What stands above the table comes and goes (progress, filters), and moves it down and up.
  useLayoutEffect(() => {
    const look = () => setScrollMargin((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [])
  const virtual = useRowsInWindow({
    count: rows.length,
    estimateSize: () => expectedHeight,
    measureElement: (element) => element.getBoundingClientRect().height || expectedHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollMargin,
  })
  const kind = selection === undefined ? 'submitters submitters--plain' : 'submitters'
  return (
    <div className={kind}>
      <table
        className="submitters__table"
        aria-label="People and their submissions"
        aria-rowcount={rows.length + 1}
      >
        <thead className="submitters__head">
          <tr className="submitters__row submitters__row--head" aria-rowindex={1}>
            {selection !== undefined && <SelectAll rows={rows} selection={selection} />}
            {columns.map(({ key, label }) => (
              <SortHeader key={key} column={key} label={label} sort={sort} onSort={onSort} />
            ))}
            {selection !== undefined && <th scope="col">Invitation</th>}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body} className="submitters__body" style={{ blockSize: `${virtual.getTotalSize()}px` }}>
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index]
            return row === undefined ? null : (
              <tr
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                aria-rowindex={item.index + 2}
                className={`submitters__row ${arrived.has(row.id) ? 'submitters__row--new' : ''}`}
                style={{ transform: `translateY(${item.start - scrollMargin}px)` }}
              >
                <PersonCells row={row} actions={actions} selection={selection} />
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const SelectAll = ({ rows, selection }: { rows: readonly PersonRow[]; selection: Selection }) => {
  const chosen = rows.filter(({ id }) => selection.selected.has(id)).length
  return (
    <th scope="col">
      <Checkbox
        size="sm"
        aria-label="Select everyone shown"
        checked={chosen > 0 && chosen === rows.length}
        indeterminate={chosen > 0 && chosen < rows.length}
        onChange={() => selection.toggleAll(rows.map(({ id }) => id))}
      />
    </th>
  )
}

type HeaderProps = { column: SortKey; label: string; sort: Sort; onSort: (by: SortKey) => void }

const SortHeader = ({ column, label, sort, onSort }: HeaderProps) => {
  const isSorted = sort.by === column
  const order = sort.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? order : 'none'}>
      <button type="button" className="submitters__sort" onClick={() => onSort(column)}>
        {label}
        {isSorted &&
          (sort.isDescending ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />)}
      </button>
    </th>
  )
}
