import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useRowsInWindow } from './virtual-rows.ts'
import './row-table.css'

/** The column that rows are sorted by, and the direction. */
export type Sort<K extends string> = { by: K; isDescending: boolean }

type RowTableProps<R, K extends string> = {
  /** What the rows are, for the screen reader. */
  name: string
  /** Gives the rows their columns: a screen's CSS styles `.its-class .row-table__row`. */
  className: string
  rows: readonly R[]
  /** There are more rows than these; the total is not known yet. */
  isBeginning?: boolean
  keyOf: (row: R) => string
  /** A row's height in pixels before it has been measured. */
  expectedHeight: number
  /** The sortable columns. */
  columns: readonly { key: K; label: string }[]
  sort: Sort<K>
  onSort: (by: K) => void
  /** Headers of columns before and after those. */
  before?: ReactNode
  after?: ReactNode
  /** An extra class for a row that needs emphasis. */
  classOf?: (row: R) => string | undefined
  /** The cells of a row. */
  children: (row: R) => ReactNode
}

/** A virtualized list: only the rows near the viewport are rendered. */
export const RowTable = <R, K extends string>(props: RowTableProps<R, K>) => {
  const { name, className, rows, keyOf, expectedHeight, columns, sort, onSort } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  // Content above the table comes and goes (progress, filters) and moves the table.
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
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : keyOf(row)
    },
    overscan: 8,
    scrollMargin,
  })
  return (
    <div className={`row-table ${className}`}>
      <table
        className="row-table__table"
        aria-label={name}
        aria-rowcount={props.isBeginning === true ? -1 : rows.length + 1}
      >
        <thead className="row-table__head">
          <tr className="row-table__row" aria-rowindex={1}>
            {props.before}
            {columns.map(({ key, label }) => (
              <SortHeader key={key} column={key} label={label} sort={sort} onSort={onSort} />
            ))}
            {props.after}
          </tr>
        </thead>
        <tbody ref={body} className="row-table__body" style={{ blockSize: `${virtual.getTotalSize()}px` }}>
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index]
            return row === undefined ? null : (
              <tr
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                aria-rowindex={item.index + 2}
                className={`row-table__row ${props.classOf?.(row) ?? ''}`}
                style={{ transform: `translateY(${item.start - scrollMargin}px)` }}
              >
                <Cells row={row}>{props.children}</Cells>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type CellsProps<R> = { row: R; children: (row: R) => ReactNode }

/** Scrolling renders the list at every frame, so rows that stay visible are memoized. */
const Cells = <R,>({ row, children }: CellsProps<R>) => useMemo(() => children(row), [children, row])

type HeaderProps<K extends string> = { column: K; label: string; sort: Sort<K>; onSort: (by: K) => void }

const SortHeader = <K extends string>({ column, label, sort, onSort }: HeaderProps<K>) => {
  const isSorted = sort.by === column
  const order = sort.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? order : 'none'}>
      <button type="button" className="row-table__sort" onClick={() => onSort(column)}>
        {label}
        {isSorted &&
          (sort.isDescending ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />)}
      </button>
    </th>
  )
}
