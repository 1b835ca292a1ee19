import { Button, Skeleton, Stack } from '@mantine/core'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react'
import { z } from 'zod'
import { limits } from '../../../contract/fields.ts'
import { cycleLabel } from '../../../contract/report-cycle.ts'
import { reports, type CompanyReportVersion, type StoredCompanyReport } from '../../../contract/reports.ts'
import { ask } from '../../core/ask.ts'
import { CallError } from '../../core/call-error.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { soonestMs } from '../../core/kept-fresh.ts'
import { useMay } from '../../core/membership.tsx'
import { useViewState } from '../../core/view-state.ts'
import { AskAbout } from '../../ui/ask-about.tsx'
import { KeptCopy } from '../../ui/kept-copy.tsx'
import { OwnActions } from '../../ui/own-actions.tsx'
import { Page } from '../../ui/page.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Asked, Failed } from '../../ui/states.tsx'
import { compareReports } from './compare.ts'
import { CompanyReportDocument } from './company-report.tsx'
import { DeleteCompanyReport } from './delete-company-report.tsx'
import { ExportCompanyReport } from './export-company-report.tsx'
import { AskToGenerate, GenerateButton, GenerationState, useGenerate } from './generate.tsx'
import { LostVersion, NoReport } from './no-report.tsx'
import { CompanyRelease } from './company-release.tsx'
import { ComparedWith, Versions } from './versions.tsx'
import './company-wiki.css'

const View = z.object({
  /** The id of a version; the latest where there is none. */
  report: z.string().optional().catch(undefined),
  /** The id of an earlier version that it is compared with. */
  compare: z.string().optional().catch(undefined),
  /** Set while it is asked whether a report shall be made. */
  generate: z.literal('ask').optional().catch(undefined),
})

const isNotFound = (error: unknown): boolean => error instanceof CallError && error.kind === 'NOT_FOUND'

/** The company wiki: the latest company report as a document, its versions, and how to make the next one. */
export default function CompanyWikiPage() {
  const [view, setView] = useViewState(View)
  const generation = useGenerate(() => setView({ report: undefined, compare: undefined }))
  const mayGenerate = useMayDecide()
  return (
    <>
      <Shown view={view} setView={setView} generation={generation} />
      {mayGenerate && (
        <AskToGenerate
          isOpen={view.generate === 'ask'}
          onClose={() => setView({ generate: undefined })}
          onConfirm={() => {
            setView({ generate: undefined })
            generation.start()
          }}
        />
      )}
    </>
  )
}

type ViewProps = {
  view: z.output<typeof View>
  setView: (change: Record<string, string | undefined>) => void
  generation: ReturnType<typeof useGenerate>
}

const Shown = ({ view, setView, generation }: ViewProps) => {
  const versions = useQuery({
    ...ask(reports.listCompanyReports, { limit: limits.pageMax }),
    refetchInterval: soonestMs,
  })
  const isWithoutReport = versions.data?.versions.length === 0
  // The latest is asked for once there is known to be one: asking for none is a failure on every visit.
  const report = useQuery({
    ...ask(reports.getCompanyReport, view.report === undefined ? {} : { id: view.report }),
    enabled: view.report !== undefined || versions.isError || (versions.isSuccess && !isWithoutReport),
  })
  useFreshReport(report, versions.data?.versions ?? [], view.report)
  const isMissing = isNotFound(report.error) || (view.report === undefined && isWithoutReport)
  const loaded = isMissing ? undefined : report.data?.report
  // A whole report takes long to draw: it is drawn behind the loading state, and holds up no taps and keys meanwhile.
  const isDrawn = useDeferredValue(loaded !== undefined)
  const stored = isDrawn ? loaded : undefined
  if (isMissing) {
    return view.report === undefined ? (
      <NoReport generation={generation} />
    ) : (
      <LostVersion onLatest={() => setView({ report: undefined, compare: undefined })} />
    )
  }
  if (stored === undefined) {
    return (
      <Page title="Company wiki">
        <Asked of={report} failed="The company report could not be loaded" loading={<LoadingReport />}>
          {() => null}
        </Asked>
      </Page>
    )
  }
  return (
    <Full
      report={stored}
      kept={<KeptCopy what="This report" of={report} />}
      versions={versions.data?.versions ?? []}
      view={view}
      setView={setView}
      generation={generation}
    />
  )
}

type ReportQuery = UseQueryResult<{ report: StoredCompanyReport }, CallError>

/** Asks for the report again once the list, which is small and asked for often, tells of a newer one or another state. */
const useFreshReport = (
  { data, refetch }: ReportQuery,
  versions: readonly CompanyReportVersion[],
  wanted: string | undefined,
) => {
  const shown = data?.report
  const listed = wanted === undefined ? versions[0] : versions.find(({ id }) => id === wanted)
  const isOld =
    shown !== undefined && listed !== undefined && (listed.id !== shown.id || listed.state !== shown.state)
  useEffect(() => {
    if (isOld) void refetch()
  }, [isOld, refetch])
}

type FullProps = ViewProps & {
  report: StoredCompanyReport
  /** Whether it is one from before, because it could not be had anew. */
  kept: ReactNode
  versions: readonly CompanyReportVersion[]
}

const Full = ({ report, kept, versions, view, setView, generation }: FullProps) => {
  const mayGenerate = useMayDecide()
  const mayDelete = useMay('report:delete')
  const earlier = useQuery({
    ...ask(reports.getCompanyReport, { id: view.compare }),
    enabled: view.compare !== undefined,
  })
  const before = view.compare === undefined ? undefined : earlier.data?.report
  const comparison = useMemo(
    () => (before === undefined ? undefined : compareReports(report, before)),
    [report, before],
  )
  return (
    <div className="company-wiki">
      <Page
        title={`${report.organizationName} company report`}
        intro={<AsOf report={report} />}
        action={mayGenerate && <GenerateButton generation={generation} isFirst={false} />}
        quietActions={
          <>
            <AskAbout about={{ report: report.id }} />
            <ExportCompanyReport report={report} />
            <Print />
            {mayDelete && (
              <DeleteCompanyReport
                report={report}
                onDeleted={() => setView({ report: undefined, compare: undefined })}
              />
            )}
          </>
        }
      >
        {kept}
        <GenerationState generation={generation} />
        {versions.length > 1 && (
          <Versions
            versions={versions}
            shown={report.id}
            comparedWith={view.compare}
            onShow={(id) => setView({ report: id, compare: undefined })}
            onCompare={(id) => setView({ compare: id })}
          />
        )}
        {view.compare !== undefined && earlier.error !== null && (
          <Failed
            title="The earlier report could not be loaded"
            error={earlier.error}
            retry={() => void earlier.refetch()}
          />
        )}
        <CompanyRelease report={report} />
        <OwnActions />
        {comparison !== undefined && <ComparedWith comparison={comparison} />}
        <CompanyReportDocument report={report} comparison={comparison} />
      </Page>
    </div>
  )
}

const AsOf = ({ report }: { report: StoredCompanyReport }) => (
  <>
    As of {new Date(report.overview.lastUpdated).toLocaleDateString(undefined, { dateStyle: 'long' })}
    <span className="screen-only">
      {' '}
      (<RelativeTime at={report.overview.lastUpdated} />)
    </span>
    , version {report.version}
    {report.cycle && ` (${cycleLabel(report.cycle)})`}
    {report.origin === 'edited' && ', texts edited'}. Self-reported: it adds up what people said about their
    own work.
    {report.redactedAt !== undefined && <Redacted at={report.redactedAt} />}
  </>
)

const Redacted = ({ at }: { at: string }) => (
  <>
    {' '}
    Names and words of people who were erased were taken out of this version, the last time on{' '}
    {new Date(at).toLocaleDateString(undefined, { dateStyle: 'long' })}; its figures are as they were.
  </>
)

const Print = () => (
  <Button
    variant="default"
    leftSection={<Printer size={16} aria-hidden />}
    onClick={() => window.print()}
    aria-label="Print or save as PDF"
  >
    Print
  </Button>
)

const LoadingReport = () => (
  <Stack gap="lg" component="output" aria-label="Loading">
    <div className="wiki-figures">
      {[1, 2, 3, 4].map((figure) => (
        <Skeleton key={figure} height={112} />
      ))}
    </div>
    <Skeleton height={28} width="40%" />
    {[1, 2, 3, 4, 5].map((line) => (
      <Skeleton key={line} height={18} width={`${95 - line * 6}%`} />
    ))}
    <Skeleton height={180} />
  </Stack>
)
