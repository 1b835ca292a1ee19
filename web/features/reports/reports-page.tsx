import { Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Sparkles, UserPlus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { z } from 'zod'
import { limits } from '../../../contract/fields.ts'
import { reports } from '../../../contract/reports.ts'
import { useCommand } from '../../core/ask.ts'
import { useMay, useMembership } from '../../core/membership.tsx'
import { useViewState } from '../../core/view-state.ts'
import { paths } from '../../paths.ts'
import { notifyDone, notifyFailed } from '../../ui/notify.ts'
import { Page } from '../../ui/page.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Asked, Empty } from '../../ui/states.tsx'
import { useGenerateAction } from './generate-action.ts'
import { everyEmployee, everyReport } from './lists.ts'
import { useOwnQuestionnaire } from './own-questionnaire.ts'
import { OwnReports } from './own-reports.tsx'
import { PeopleFilters } from './people-filters.tsx'
import {
  departmentsOf,
  filterRows,
  personRows,
  reportStates,
  sortKeys,
  sortRows,
  type PersonRow,
  type SortKey,
} from './people-rows.ts'
import { PeopleTable } from './people-table.tsx'
import { isEdited, RemakeMany, RemakeOne } from './remake.tsx'
import { useReportRun } from './report-run.ts'
import { RunPanel } from './run-panel.tsx'
import './reports.css'

const View = z.object({
  q: z.string().catch(''),
  department: z.string().catch(''),
  state: z.enum(reportStates).or(z.literal('')).catch(''),
  sort: z.enum(sortKeys).catch('name'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  /** The id of a run whose progress or outcome is shown. */
  run: z.string().optional().catch(undefined),
})

/** Scores read best with the highest first; names and states from the start. */
const firstOrder = (by: SortKey) => (by === 'name' || by === 'department' || by === 'state' ? 'asc' : 'desc')

/** The reports dashboard: everyone's, or for an employee who may see no others, their own. */
export default function ReportsPage() {
  const { organization, data } = useMembership()
  const mayGenerate = useMay('report:generate')
  const seesAll = organization.role !== 'employee' || data.settings.reportVisibility === 'organization'
  return seesAll ? <Dashboard mayGenerate={mayGenerate} /> : <OwnDashboard />
}

const OwnDashboard = () => {
  const { orgId } = useMembership().organization
  const summaries = useQuery(everyReport(orgId))
  const own = useOwnQuestionnaire()
  return (
    <Page title="Reports" intro="Your own report. Nobody but admins and owners can read it besides you.">
      <Asked of={summaries} failed="Your report could not be loaded">
        {(list) => <OwnReports summaries={list} own={own} />}
      </Asked>
    </Page>
  )
}

const Dashboard = ({ mayGenerate }: { mayGenerate: boolean }) => {
  const { orgId } = useMembership().organization
  const [view, setView] = useViewState(View)
  const employees = useQuery(everyEmployee(orgId))
  const summaries = useQuery(everyReport(orgId))
  const generation = useCommand(reports.generateEmployeeReport)
  const start = useCommand(reports.startEmployeeReports)
  const showRun = useCallback((id: string | undefined) => setView({ run: id }), [setView])
  const run = useReportRun(view.run, showRun, mayGenerate)
  const rows = useMemo(
    () => personRows(employees.data ?? [], summaries.data ?? []),
    [employees.data, summaries.data],
  )
  const shown = useMemo(
    () =>
      sortRows(filterRows(rows, { text: view.q, department: view.department, state: view.state }), {
        by: view.sort,
        isDescending: view.order === 'desc',
      }),
    [rows, view],
  )
  const isRunning = run.asked.data?.run.state === 'running' || start.isPending
  const due = rows.filter(({ state }) => state === 'missing' || state === 'stale')
  const answered = rows.filter(({ state }) => state !== 'waiting')
  const [asking, setAsking] = useState<readonly PersonRow[]>()
  const [remaking, setRemaking] = useState<PersonRow>()
  // One call takes no more people than this; the others stay due, and the next click makes theirs.
  const startRun = (people: readonly PersonRow[]) => {
    setAsking(undefined)
    start.mutate(
      { employeeIds: people.slice(0, limits.pageMax).map(({ employeeId }) => employeeId) },
      {
        onSuccess: (answer) => showRun(answer.run.id),
        onError: (error) => notifyFailed('The reports could not be started', error),
      },
    )
  }
  const generateAll = () => {
    if (due.length === 0) setAsking(answered)
    else if (due.some(isEdited)) setAsking(due)
    else startRun(due)
  }
  const isReady = !isRunning && summaries.data !== undefined && answered.length > 0
  useGenerateAction(mayGenerate && isReady, generateAll)
  const generate = ({ employeeId, name }: PersonRow) =>
    generation.mutate(
      { employee: { id: employeeId } },
      {
        onSuccess: ({ report }) => notifyDone(`${name}: version ${report.version} is made.`),
        onError: (error) => notifyFailed(`No report was made for ${name}`, error),
      },
    )
  const sortBy = (by: SortKey) => {
    const flipped = view.order === 'asc' ? 'desc' : 'asc'
    setView({ sort: by, order: view.sort === by ? flipped : firstOrder(by) })
  }
  return (
    <Page
      title="Reports"
      intro="Self-reported work profiles: each grade comes from the person’s own answers. No ranking."
      action={
        mayGenerate && (
          <Button
            leftSection={<Sparkles size={16} aria-hidden />}
            onClick={generateAll}
            loading={start.isPending}
            disabled={!isReady}
          >
            Generate all
          </Button>
        )
      }
    >
      {view.run === undefined && run.latest?.state === 'finished' && (
        <Button
          variant="subtle"
          size="compact-sm"
          className="last-run"
          onClick={() => showRun(run.latest?.id)}
        >
          Last run: {run.latest.done.toLocaleString()} made, {run.latest.failed.toLocaleString()}{' '}
          failed,&nbsp;
          <RelativeTime at={run.latest.startedAt} />
        </Button>
      )}
      <RemakeMany
        rows={asking}
        isAgain={due.length === 0}
        onClose={() => setAsking(undefined)}
        onStart={startRun}
      />
      <RemakeOne
        name={remaking?.name}
        onClose={() => setRemaking(undefined)}
        onConfirm={() => {
          if (remaking !== undefined) generate(remaking)
          setRemaking(undefined)
        }}
      />
      {view.run !== undefined && <RunPanel asked={run.asked} onClose={() => showRun(undefined)} />}
      <Asked of={employees} failed="The people could not be loaded" loading={<LoadingRows />}>
        {() => (
          <Asked of={summaries} failed="The reports could not be loaded" loading={<LoadingRows />}>
            {() =>
              rows.length === 0 ? (
                <NobodyYet />
              ) : (
                <>
                  <PeopleFilters
                    view={view}
                    departments={departmentsOf(rows)}
                    count={shown.length}
                    total={rows.length}
                    onChange={setView}
                  />
                  {shown.length === 0 ? (
                    <NobodyFound
                      onClear={() => setView({ q: undefined, department: undefined, state: undefined })}
                    />
                  ) : (
                    <PeopleTable
                      rows={shown}
                      sort={{ by: view.sort, isDescending: view.order === 'desc' }}
                      onSort={sortBy}
                      onGenerate={
                        mayGenerate ? (row) => (isEdited(row) ? setRemaking(row) : generate(row)) : undefined
                      }
                      generating={generation.isPending ? generation.variables.employee.id : undefined}
                    />
                  )}
                </>
              )
            }
          </Asked>
        )}
      </Asked>
    </Page>
  )
}

const NobodyYet = () => {
  const mayInvite = useMay('employee:invite')
  return (
    <Empty
      title="No people yet"
      icon={<UserPlus size={24} aria-hidden />}
      action={
        mayInvite && (
          <Button renderRoot={(props) => <Link to={paths.submissions} {...props} />}>Invite employees</Button>
        )
      }
    >
      Everyone who is invited appears here. A report can be made as soon as their answers are in.
    </Empty>
  )
}

const NobodyFound = ({ onClear }: { onClear: () => void }) => (
  <Empty
    title="Nobody matches"
    action={
      <Button variant="default" onClick={onClear}>
        Clear the filters
      </Button>
    }
  >
    No person has this name, department and state at once.
  </Empty>
)

const LoadingRows = () => (
  <Stack gap="xs" component="output" aria-label="Loading">
    <Skeleton height={36} width="60%" mb="md" />
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} height={64} />
    ))}
  </Stack>
)
