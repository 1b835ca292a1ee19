import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListChecks, Sparkles } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { useCanReleaseReports, useSeesEveryReport } from '../../../core/organization/can-release.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { allEmployeesQuery } from '../../../core/organization/fetch-all-employees.ts'
import { listDepartmentNames } from '../../../core/organization/filter-people.ts'
import { listPollingInterval } from '../../../core/api/polling.ts'
import { useMay, useMembership } from '../../../core/organization/membership.tsx'
import { useRun } from '../../../core/api/use-batch-job.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { useViewState } from '../../../core/navigation/url-state.ts'
import { reportCount } from '../../../core/i18n/labels.ts'
import { CachedCopyNotice } from '../../../ui/feedback/cached-copy-notice.tsx'
import { NoMatches } from '../../../ui/lists/no-matches.tsx'
import { useNotifyCommandFailure } from '../../../ui/feedback/notify-failure.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { Page } from '../../../ui/page/page.tsx'
import { LastRun, RunPanel, type RunWords } from '../../../ui/batch-jobs/batch-job-panel.tsx'
import { QueryState } from '../../../ui/feedback/query-states.tsx'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'
import { allReportsQuery } from './fetch-all-reports.ts'
import { ExportReports } from '../versions/export-reports.tsx'
import { View } from './dashboard-url-state.ts'
import { DeleteReport, latestReportDeletion, type Deletion } from '../versions/delete-report.tsx'
import { HiddenReportsNotice } from './hidden-reports-notice.tsx'
import { OwnReportSummary } from '../own-report/own-report-summary.tsx'
import { LoadingRows, NobodyAnswered, NobodyYet } from './dashboard-states.tsx'
import { PeopleFilters } from './report-filters.tsx'
import {
  filterRows,
  personRows,
  reviewQueueOf,
  canGenerate,
  sortRows,
  type PersonRow,
  type SortKey,
} from './report-rows.ts'
import { PeopleTable } from './reports-table.tsx'
import { PrintedPeople } from './printed-reports.tsx'
import { ReleaseCounts } from './release-counts.tsx'
import {
  isEdited,
  RegenerateMany,
  RegenerateOne,
  regenerationReason,
} from '../versions/regenerate-report.tsx'
import './dashboard.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/reports.json' with { type: 'json' }

const changedByRun = [reports.listReports.name, reports.getReports.name, reports.getReport.name]

const runWords: RunWords = {
  name: t(texts, 'dashboard.generatingReports'),
  countOf: reportCount,
  handled: t(texts, 'dashboard.reportsHandled'),
  ended: ({ done, failed }) =>
    t(texts, 'dashboard.madeFailed', { done: reportCount(done), failed: englishNumber(failed) }),
  noReason: t(texts, 'dashboard.noReasonWasGiven'),
  fileName: 'reports-failed',
}

/** Scores read best with the highest first; names and states from the start. */
const firstOrder = (by: SortKey) => (by === 'name' || by === 'department' || by === 'state' ? 'asc' : 'desc')

/** What says why none can be made. */
const nobodyCounted = 'nobody-counted'

/** Everyone’s reports, to be searched, sorted and made. */
export const Dashboard = () => {
  const mayDelete = useMay('report:delete')
  const mayDecide = useCanReleaseReports()
  const isPrinting = useIsPrinting()
  const { orgId } = useMembership().organization
  // Who does not finds released ones alone, and of others' those of answers since reports were opened.
  const findsEvery = useSeesEveryReport()
  const [view, setView] = useViewState(View)
  const employees = useQuery(allEmployeesQuery(orgId))
  const summaries = useQuery({ ...allReportsQuery(orgId), refetchInterval: listPollingInterval })
  const generation = useCommand(reports.generateEmployeeReport)
  const start = useCommand(reports.startEmployeeReports)
  const notifyNotDone = useNotifyCommandFailure()
  const showRun = useCallback((id: string | undefined) => setView({ run: id }), [setView])
  const run = useRun({
    kind: 'employee-reports',
    shown: view.run,
    onFound: showRun,
    touches: changedByRun,
    isEnabled: mayDecide,
  })
  const rows = useMemo(
    () => personRows(employees.data ?? [], summaries.data ?? [], findsEvery),
    [employees.data, summaries.data, findsEvery],
  )
  const shown = useMemo(
    () =>
      sortRows(filterRows(rows, { text: view.q, ...view }), {
        by: view.sort,
        isDescending: view.order === 'desc',
      }),
    [rows, view],
  )
  const drafts = useMemo(() => reviewQueueOf(rows), [rows])
  const [firstDraft] = drafts
  const isRunning = run.asked.data?.run.state === 'running' || start.isPending
  const due = rows.filter(({ state }) => state === 'missing' || state === 'stale')
  const answered = rows.filter(({ state }) => canGenerate(state))
  const [asking, setAsking] = useState<readonly PersonRow[]>()
  const [remaking, setRemaking] = useState<PersonRow>()
  const [deletion, setDeletion] = useState<Deletion>()
  const isLoaded = employees.data !== undefined && summaries.data !== undefined
  const wanted = mayDecide && view.generate === 'ask' && isLoaded
  const asked = asking ?? (wanted ? (due.length === 0 ? answered : due) : undefined)
  const stopAsking = () => {
    setAsking(undefined)
    if (view.generate !== undefined) setView({ generate: undefined })
  }
  // One call takes no more people than this; the others stay due, and the next click makes theirs.
  const startRun = (people: readonly PersonRow[]) => {
    stopAsking()
    start.mutate(
      { employeeIds: people.slice(0, limits.pageMax).map(({ employeeId }) => employeeId) },
      {
        onSuccess: (answer) => showRun(answer.run.id),
        onError: (error) => notifyNotDone(t(texts, 'dashboard.reportsCouldNotBeStarted'), error),
      },
    )
  }
  const generateAll = () => {
    if (due.length === 0) setAsking(answered)
    else if (due.some(isEdited)) setAsking(due)
    else startRun(due)
  }
  const isReady = !isRunning && summaries.data !== undefined && answered.length > 0
  const hasNone = isLoaded && rows.length > 0 && answered.length === 0
  const hasNobodyAnswered = hasNone && rows.every(({ state }) => state === 'waiting')
  const generate = ({ employeeId, name }: PersonRow) =>
    generation.mutate(
      { employee: { id: employeeId } },
      {
        onSuccess: ({ report }) =>
          notifyDone(t(texts, 'dashboard.versionIsMade', { name, version: report.version })),
        onError: (error) => notifyNotDone(t(texts, 'dashboard.noReportWasMadeFor', { name }), error),
      },
    )
  const sortBy = (by: SortKey) => {
    const flipped = view.order === 'asc' ? 'desc' : 'asc'
    setView({ sort: by, order: view.sort === by ? flipped : firstOrder(by) })
  }
  return (
    <Page
      title={t(texts, 'dashboard.reports')}
      intro={t(texts, 'dashboard.selfReportedWorkProfilesEach')}
      quietActions={rows.some(({ report }) => report !== null) && <ExportReports />}
      action={
        mayDecide && (
          <Button
            variant={firstDraft === undefined ? 'filled' : 'default'}
            leftSection={<Sparkles size={16} aria-hidden />}
            onClick={generateAll}
            loading={start.isPending}
            disabled={!isReady}
            aria-describedby={hasNone ? nobodyCounted : undefined}
          >
            {t(texts, 'dashboard.generateAll')}
          </Button>
        )
      }
    >
      {mayDecide && hasNone && !hasNobodyAnswered && (
        <Text id={nobodyCounted} size="sm" c="dimmed" mb="md" className="screen-only">
          {t(texts, 'dashboard.nobodyCounts')}
        </Text>
      )}
      {view.run === undefined && !isPrinting && (
        <LastRun
          run={run.latest}
          ended={({ done, failed }) =>
            t(texts, 'dashboard.madeFailed', { done: englishNumber(done), failed: englishNumber(failed) })
          }
          onShow={showRun}
        />
      )}
      <RegenerateMany rows={asked} isAgain={due.length === 0} onClose={stopAsking} onStart={startRun} />
      <RegenerateOne
        name={remaking?.name ?? ''}
        reason={remaking && regenerationReason(remaking)}
        onClose={() => setRemaking(undefined)}
        onConfirm={() => {
          if (remaking !== undefined) generate(remaking)
          setRemaking(undefined)
        }}
      />
      <DeleteReport deletion={deletion} onClose={() => setDeletion(undefined)} />
      {view.run !== undefined && (
        <RunPanel asked={run.asked} words={runWords} onClose={() => showRun(undefined)} />
      )}
      <HiddenReportsNotice />
      {!findsEvery && summaries.data !== undefined && <OwnReportSummary summaries={summaries.data} />}
      <CachedCopyNotice what={t(texts, 'dashboard.theListOfPeople')} of={employees} />
      <CachedCopyNotice what={t(texts, 'dashboard.theListOfReports')} of={summaries} />
      <QueryState of={employees} failed={t(texts, 'dashboard.thePeopleCouldNotBe')} loading={<LoadingRows />}>
        {() => (
          <QueryState
            of={summaries}
            failed={t(texts, 'dashboard.reportsCouldNotBeLoaded')}
            loading={<LoadingRows />}
          >
            {() =>
              rows.length === 0 ? (
                <NobodyYet />
              ) : isPrinting ? (
                <PrintedPeople rows={shown} total={rows.length} hasRelease={mayDecide} />
              ) : (
                <>
                  {hasNobodyAnswered && <NobodyAnswered id={nobodyCounted} />}
                  {mayDecide && firstDraft !== undefined && (
                    <Button
                      mb="md"
                      leftSection={<ListChecks size={16} aria-hidden />}
                      renderRoot={(props) => (
                        <Link
                          to={paths.report}
                          params={{ employeeId: firstDraft }}
                          search={{ queue: 'review' }}
                          {...props}
                        />
                      )}
                    >
                      {t(texts, 'dashboard.reviewDrafts', { number: englishNumber(drafts.length) })}
                    </Button>
                  )}
                  {mayDecide && (
                    <ReleaseCounts
                      rows={rows}
                      shown={view.release}
                      onShow={(release) => setView({ release })}
                    />
                  )}
                  <PeopleFilters
                    view={view}
                    release={mayDecide ? view.release : undefined}
                    findsEvery={findsEvery}
                    departments={listDepartmentNames(rows)}
                    count={shown.length}
                    total={rows.length}
                    onChange={setView}
                  />
                  {shown.length === 0 ? (
                    <NoMatches
                      onClear={() =>
                        setView({ q: undefined, department: undefined, state: undefined, release: undefined })
                      }
                    />
                  ) : (
                    <PeopleTable
                      rows={shown}
                      hasRelease={mayDecide}
                      sort={{ by: view.sort, isDescending: view.order === 'desc' }}
                      onSort={sortBy}
                      onGenerate={
                        mayDecide
                          ? (row) => (regenerationReason(row) ? setRemaking(row) : generate(row))
                          : undefined
                      }
                      onDelete={mayDelete ? (row) => setDeletion(latestReportDeletion(row)) : undefined}
                      generating={generation.isPending ? generation.variables.employee.id : undefined}
                    />
                  )}
                </>
              )
            }
          </QueryState>
        )}
      </QueryState>
    </Page>
  )
}
