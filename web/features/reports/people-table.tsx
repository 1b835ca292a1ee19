import { Anchor, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { Grade } from '../../ui/grade.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useRowsInWindow } from '../../ui/rows-in-window.ts'
import { ScoreBar } from '../../ui/score-bar.tsx'
import { subScores } from '../../ui/sub-scores.ts'
import { stateLabels, type PersonRow, type Sort, type SortKey } from './people-rows.ts'
import './people-table.css'

/** A row's height in pixels before it has been measured. */
const expectedHeight = 73

const columns: readonly { key: SortKey; label: string }[] = [
  { key: 'name', label: 'Person' },
  { key: 'department', label: 'Department' },
  { key: 'overall', label: 'Grade' },
  ...subScores.map(({ id, label }) => ({ key: id, label })),
  { key: 'state', label: 'State' },
]

type TableProps = {
  rows: readonly PersonRow[]
  sort: Sort
  onSort: (by: SortKey) => void
  /** Makes one person's report; left out for readers who may not. */
  onGenerate?: ((row: PersonRow) => void) | undefined
  /** The person whose report is being made. */
  generating: string | undefined
}

/** People with grade and five bars; only the rows near the window are in the page. Narrow, they are cards. */
export const PeopleTable = ({ rows, sort, onSort, onGenerate, generating }: TableProps) => {
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
    getItemKey: (index) => rows[index]?.employeeId ?? index,
    overscan: 8,
    scrollMargin,
  })
  return (
    <div className="people">
      <table className="people__table" aria-label="People and their reports" aria-rowcount={rows.length + 1}>
        <thead className="people__head">
          <tr className="people__row people__row--head" aria-rowindex={1}>
            {columns.map(({ key, label }) => (
              <SortHeader key={key} column={key} label={label} sort={sort} onSort={onSort} />
            ))}
            <th scope="col">
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body} className="people__body" style={{ blockSize: `${virtual.getTotalSize()}px` }}>
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index]
            return row === undefined ? null : (
              <tr
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                aria-rowindex={item.index + 2}
                className="people__row"
                style={{ transform: `translateY(${item.start - scrollMargin}px)` }}
              >
                <PersonCells row={row} onGenerate={onGenerate} isGenerating={generating === row.employeeId} />
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type HeaderProps = { column: SortKey; label: string; sort: Sort; onSort: (by: SortKey) => void }

const SortHeader = ({ column, label, sort, onSort }: HeaderProps) => {
  const isSorted = sort.by === column
  const order = sort.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? order : 'none'}>
      <button type="button" className="people__sort" onClick={() => onSort(column)}>
        {label}
        {isSorted &&
          (sort.isDescending ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />)}
      </button>
    </th>
  )
}

type CellsProps = {
  row: PersonRow
  onGenerate: ((row: PersonRow) => void) | undefined
  isGenerating: boolean
}

const PersonCells = ({ row, onGenerate, isGenerating }: CellsProps) => {
  const { employeeId, name, role, department, report, state } = row
  return (
    <>
      <td className="people__person">
        <Anchor
          fw={600}
          underline="hover"
          renderRoot={(props) => <Link to={paths.report} params={{ employeeId }} {...props} />}
        >
          {name}
        </Anchor>
        <Text size="sm" c="dimmed" truncate>
          {role}
        </Text>
      </td>
      <td className="people__department">{department}</td>
      <td className="people__grade">
        <Grade grade={report?.grade ?? null} />
        {report !== null && <span className="people__overall">{report.overall.toFixed(1)}</span>}
      </td>
      {subScores.map(({ id, label }) => (
        <td key={id} className={report === null ? 'people__score people__score--none' : 'people__score'}>
          <span className="people__score-label" aria-hidden>
            {label}
          </span>
          {report === null ? (
            <span className="visually-hidden">none</span>
          ) : (
            <ScoreBar label={label} value={report[id]} isBare />
          )}
        </td>
      ))}
      <td className={`people__state people__state--${state}`}>
        {stateLabels[state]}
        {report !== null && (
          <Text size="xs" c="dimmed" component="span" display="block">
            Made <RelativeTime at={report.generatedAt} />
          </Text>
        )}
      </td>
      <td className="people__action">
        {onGenerate !== undefined && state !== 'waiting' && (
          <Button
            size="xs"
            variant="default"
            loading={isGenerating}
            aria-label={`${report === null ? 'Generate' : 'Generate again'}: ${name}`}
            onClick={() => onGenerate(row)}
          >
            {report === null ? 'Generate' : 'Again'}
          </Button>
        )}
      </td>
    </>
  )
}
