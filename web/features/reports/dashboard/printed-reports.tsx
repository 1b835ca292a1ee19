import { englishNumber } from '../../../core/i18n/locale.ts'
import { releaseLabels } from '../../../../contract/calls/reports/release-report.ts'
import { cycleLabel } from '../../../../contract/shapes/reports/report-cycle.ts'
import type { ReportSummary } from '../../../../contract/calls/reports/reports.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { subScores } from '../../../ui/report/scores/sub-scores.ts'
import { stateLabels, type PersonRow } from './report-rows.ts'
import '../../../ui/print/printed-table.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/reports.json' with { type: 'json' }

const releaseOf = ({ state, version, unansweredVersion }: ReportSummary): string =>
  unansweredVersion === null || unansweredVersion === version
    ? releaseLabels[state]
    : t(texts, 'printedPeople.contestedBefore', { state: releaseLabels[state], unansweredVersion })

type Columns = { hasRelease: boolean; hasCycles: boolean }

const Person = ({ row, hasRelease, hasCycles }: Columns & { row: PersonRow }) => (
  <tr>
    <th scope="row">{row.name}</th>
    <td>{row.role}</td>
    <td>{row.department}</td>
    {subScores.map(({ id }) => (
      <td key={id} className="printed-table__number">
        {row.report?.[id] ?? '–'}
      </td>
    ))}
    <td className="printed-table__number">{row.report?.overall.toFixed(1) ?? '–'}</td>
    <td>{row.report?.grade ?? '–'}</td>
    <td className="printed-table__number">{row.report?.scoreInputsAnswered ?? '–'}</td>
    <td>{stateLabels[row.state]}</td>
    {hasRelease && <td>{row.report === null ? '–' : releaseOf(row.report)}</td>}
    {hasCycles && <td>{row.report?.cycle ? cycleLabel(row.report.cycle) : '–'}</td>}
  </tr>
)

/** The list on paper: every row that the screen lists, also those that it draws only when they are scrolled to. */
export const PrintedPeople = ({
  rows,
  total,
  hasRelease,
}: {
  rows: readonly PersonRow[]
  total: number
  hasRelease: boolean
}) => {
  const hasCycles = rows.some(({ report }) => report?.cycle !== undefined)
  return (
    <>
      <p>
        {rows.length === total
          ? t(texts, 'printedPeople.people', { people: peopleCount(total) })
          : t(texts, 'printedPeople.ofPeopleAsSearchedFor', {
              shown: englishNumber(rows.length),
              people: peopleCount(total),
            })}
      </p>
      <table className="printed-table printed-table--wide">
        <thead>
          <tr>
            <th scope="col">{t(texts, 'printedPeople.name')}</th>
            <th scope="col">{t(texts, 'printedPeople.jobTitle')}</th>
            <th scope="col">{t(texts, 'printedPeople.department')}</th>
            {subScores.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{t(texts, 'printedPeople.overall')}</th>
            <th scope="col">{t(texts, 'printedPeople.grade')}</th>
            <th scope="col">{t(texts, 'printedPeople.inputsOf')}</th>
            <th scope="col">{t(texts, 'printedPeople.state')}</th>
            {hasRelease && <th scope="col">{t(texts, 'printedPeople.release')}</th>}
            {hasCycles && <th scope="col">{t(texts, 'printedPeople.cycle')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Person key={row.employeeId} row={row} hasRelease={hasRelease} hasCycles={hasCycles} />
          ))}
        </tbody>
      </table>
    </>
  )
}
