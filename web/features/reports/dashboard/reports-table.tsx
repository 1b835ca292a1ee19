import { Anchor, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { cycleLabel } from '../../../../contract/shapes/reports/report-cycle.ts'
import type { ReportSummary } from '../../../../contract/calls/reports/reports.ts'
import { inputIds } from '../../../../insights/scoring/scores.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { DeleteMenu } from '../../../ui/dialogs/delete-dialog.tsx'
import { Grade } from '../../../ui/report/scores/grade.tsx'
import { AnsweredInputs } from '../../../ui/report/scores/answered-inputs.tsx'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { ReleaseChip } from '../../../ui/report/release/release-chip.tsx'
import { RowTable, type Sort } from '../../../ui/lists/row-table.tsx'
import { ScoreBar } from '../../../ui/report/scores/score-bar.tsx'
import { subScores } from '../../../ui/report/scores/sub-scores.ts'
import { isDeletionDelegated } from '../versions/delete-report.tsx'
import { canGenerate, stateLabels, type PersonRow, type SortKey } from './report-rows.ts'
import './reports-table.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/reports.json' with { type: 'json' }

/** A row's height in pixels before it has been measured. */
const expectedHeight = 73

const columns: readonly { key: SortKey; label: string }[] = [
  { key: 'name', label: t(texts, 'peopleTable.person') },
  { key: 'department', label: t(texts, 'peopleTable.department') },
  { key: 'overall', label: t(texts, 'peopleTable.grade') },
  ...subScores.map(({ id, label }) => ({ key: id, label })),
  { key: 'state', label: t(texts, 'peopleTable.state') },
]

type TableProps = {
  rows: readonly PersonRow[]
  /** Whether the release status of each report is shown. */
  hasRelease: boolean
  sort: Sort<SortKey>
  onSort: (by: SortKey) => void
  /** Generates one person's report; left out for readers who may not. */
  onGenerate?: ((row: PersonRow) => void) | undefined
  /** Asks about deleting a person's latest report; left out for readers who may not. */
  onDelete?: ((row: PersonRow) => void) | undefined
  /** The person whose report is being generated. */
  generating: string | undefined
}

/** People with grade and five bars; cards on a narrow screen. */
export const PeopleTable = ({
  rows,
  hasRelease,
  sort,
  onSort,
  onGenerate,
  onDelete,
  generating,
}: TableProps) => (
  <RowTable
    name={t(texts, 'peopleTable.peopleAndTheirReports')}
    className="people"
    rows={rows}
    keyOf={({ employeeId }) => employeeId}
    expectedHeight={expectedHeight}
    columns={columns}
    sort={sort}
    onSort={onSort}
    after={
      <th scope="col">
        <span className="visually-hidden">{t(texts, 'peopleTable.action')}</span>
      </th>
    }
  >
    {(row) => (
      <PersonCells
        row={row}
        hasRelease={hasRelease}
        onGenerate={onGenerate}
        onDelete={onDelete}
        isGenerating={generating === row.employeeId}
      />
    )}
  </RowTable>
)

/**
 * The state of the latest version, the version that is released until then, and an earlier one that
 * waits for a response.
 */
const Release = ({
  report: { state, version, releasedVersion, unansweredVersion },
}: {
  report: ReportSummary
}) => (
  <span className="people__release">
    <ReleaseChip state={state} />
    {releasedVersion !== null && releasedVersion !== version && (
      <Text size="xs" c="dimmed" component="span">
        {t(texts, 'peopleTable.versionIsOut', { releasedVersion })}
      </Text>
    )}
    {unansweredVersion !== null && unansweredVersion !== version && (
      <>
        <ReleaseChip state="contested" />
        <Text size="xs" component="span">
          {t(texts, 'peopleTable.notRespondedTo', { unansweredVersion })}
        </Text>
      </>
    )}
  </span>
)

type CellsProps = {
  row: PersonRow
  hasRelease: boolean
  onGenerate: ((row: PersonRow) => void) | undefined
  onDelete: ((row: PersonRow) => void) | undefined
  isGenerating: boolean
}

const PersonCells = ({ row, hasRelease, onGenerate, onDelete, isGenerating }: CellsProps) => {
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
        {report !== null && (
          <>
            <span className="people__overall">{report.overall.toFixed(1)}</span>
            <span className="people__inputs">
              <AnsweredInputs answered={report.scoreInputsAnswered} of={inputIds.length} isShort />
            </span>
          </>
        )}
      </td>
      {subScores.map(({ id, label }) => (
        <td key={id} className={report === null ? 'people__score people__score--none' : 'people__score'}>
          <span className="people__score-label" aria-hidden>
            {label}
          </span>
          {report === null ? (
            <span className="visually-hidden">{t(texts, 'peopleTable.none')}</span>
          ) : (
            <ScoreBar label={label} value={report[id]} isBare isDefault={report.scoreInputsAnswered === 0} />
          )}
        </td>
      ))}
      <td className={`people__state people__state--${state}`}>
        {report !== null && hasRelease && <Release report={report} />}
        {stateLabels[state]}
        {report !== null && (
          <Text size="xs" c="dimmed" component="span" display="block">
            {t(texts, 'peopleTable.made')} <RelativeTime at={report.generatedAt} />
            {report.cycle && <span className="people__cycle">{cycleLabel(report.cycle)}</span>}
          </Text>
        )}
      </td>
      <td className="people__action">
        {onGenerate !== undefined && canGenerate(state) && (
          <Button
            size="xs"
            variant="default"
            loading={isGenerating}
            aria-label={`${report === null ? t(texts, 'peopleTable.generate') : t(texts, 'peopleTable.generateAgain')}: ${name}`}
            onClick={() => onGenerate(row)}
          >
            {report === null ? t(texts, 'peopleTable.generate') : t(texts, 'peopleTable.again')}
          </Button>
        )}
        {onDelete !== undefined &&
          report !== null &&
          !isDeletionDelegated(report.state, report.leftToOthers) && (
            <DeleteMenu
              name={t(texts, 'peopleTable.actionsFor', { name })}
              act={t(texts, 'peopleTable.deleteThisReport')}
              onDelete={() => onDelete(row)}
            />
          )}
      </td>
    </>
  )
}
