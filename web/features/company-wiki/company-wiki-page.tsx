import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react'
import { z } from 'zod'
import type { ReportTranslation } from '../../../contract/report-translation.ts'
import type { CompanyReportVersion, StoredCompanyReport } from '../../../contract/reports.ts'
import { shownIn } from '../../../contract/shown-report.ts'
import { CallError } from '../../core/call-error.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { soonestMs } from '../../core/kept-fresh.ts'
import { useMay } from '../../core/membership.tsx'
import { useViewState } from '../../core/view-state.ts'
import { AskAbout } from '../../ui/ask-about.tsx'
import { KeptCopyIn } from '../../ui/reading/kept-copy-in.tsx'
import { OwnActions } from '../../ui/own-actions.tsx'
import { AskedIn, FailedIn } from '../../ui/reading/asked-in.tsx'
import { ReadingChoices } from '../../ui/reading/reading-choices.tsx'
import { PageIn } from '../../ui/reading/page-in.tsx'
import { useReaderLanguage } from '../../ui/reading/reader-language.ts'
import { StateOnPaper } from '../../ui/state-on-paper.tsx'
import { compareReports } from './compare.ts'
import { CompanyReportDocument } from './company-report.tsx'
import { DeleteCompanyReport } from './delete-company-report.tsx'
import { ExportCompanyReport } from './export-company-report.tsx'
import { AskToGenerate, GenerateButton, GenerationState, useGenerate } from './generate.tsx'
import { ShownAs } from './language/shown-as.tsx'
import { InWiki, useWiki, useWordsOf, type WikiWords } from './language/wiki-words.tsx'
import { LoadingPage, LoadingReport } from './loading-report.tsx'
import { LostVersion, NoReport } from './no-report.tsx'
import { AsOf, PrintButton } from './page-heading.tsx'
import { companyReport, everyVersion, stepsOf } from './questions.ts'
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

const useVersions = () => useQuery({ ...everyVersion(), refetchInterval: soonestMs })

const isNotFound = (error: unknown): boolean => error instanceof CallError && error.kind === 'NOT_FOUND'

/** The company wiki: the latest company report as a document, its versions, and how to make the next one. */
export default function CompanyWikiPage() {
  const words = useWordsOf(useReaderLanguage())
  // Asked for while it is not yet known in which language.
  useVersions()
  // Nobody sees English first who reads another language.
  if (words === undefined) return <LoadingPage />
  return (
    <InWiki words={words}>
      <Wiki />
    </InWiki>
  )
}

const Wiki = () => {
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
  const { language, say } = useWiki()
  const versions = useVersions()
  const isWithoutReport = versions.data?.versions.length === 0
  // The latest is asked for once there is known to be one: asking for none is a failure on every visit.
  const report = useQuery({
    ...companyReport(view.report, language),
    enabled: view.report !== undefined || versions.isError || (versions.isSuccess && !isWithoutReport),
  })
  useFreshReport(report, versions.data?.versions ?? [], view.report)
  const isMissing = isNotFound(report.error) || (view.report === undefined && isWithoutReport)
  const areStepsAwaited = useAreStepsAwaited(view.report ?? versions.data?.versions[0]?.id)
  const loaded = isMissing || areStepsAwaited ? undefined : report.data?.report
  // A whole report takes long to draw: it is drawn behind the loading state, and holds up no taps and keys meanwhile.
  const isDrawn = useDeferredValue(loaded !== undefined, false)
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
      <PageIn title={say('page.title')} intro={say('page.about')}>
        <AskedIn of={report} failed={say('page.notLoaded')} loading={<LoadingReport />}>
          {() => null}
        </AskedIn>
      </PageIn>
    )
  }
  return (
    <Full
      report={stored}
      // Where the words of a language could not be fetched, none of it is shown: half a page in each is worse.
      translation={translationFor(language, report.data?.translation)}
      kept={<KeptCopyIn of={report} />}
      versions={versions.data?.versions ?? []}
      view={view}
      setView={setView}
      generation={generation}
    />
  )
}

const translationFor = (
  language: WikiWords['language'],
  translation: ReportTranslation | undefined,
): ReportTranslation | undefined => (translation?.language === language ? translation : undefined)

/**
 * Whether what was decided about a report is still to come: asked for along with it, and drawn with it, so that nothing
 * moves down afterwards. Where it fails, the report is shown without.
 */
const useAreStepsAwaited = (reportId: string | undefined): boolean => {
  const mayDecide = useMayDecide()
  const steps = useQuery({
    ...stepsOf(reportId),
    enabled: mayDecide && reportId !== undefined,
    // A report that is shown already stays while those of the next one come.
    placeholderData: keepPreviousData,
  })
  return steps.isLoading && steps.failureCount === 0
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
  /** What is shown instead of its texts; not there in English. */
  translation: ReportTranslation | undefined
  /** Whether it is one from before, because it could not be had anew. */
  kept: ReactNode
  versions: readonly CompanyReportVersion[]
}

const Full = ({ report, translation, kept, versions, view, setView, generation }: FullProps) => {
  const { language, say, named } = useWiki()
  const mayGenerate = useMayDecide()
  const mayDelete = useMay('report:delete')
  const earlier = useQuery({
    ...companyReport(view.compare, language),
    enabled: view.compare !== undefined,
  })
  const before = view.compare === undefined ? undefined : earlier.data?.report
  const shown = useMemo(() => shownIn(report, translation), [report, translation])
  const beforeTexts = translationFor(language, earlier.data?.translation)
  const shownBefore = useMemo(() => before && shownIn(before, beforeTexts).report, [before, beforeTexts])
  const comparison = useMemo(
    () => (before === undefined ? undefined : compareReports(report, before, shownBefore)),
    [report, before, shownBefore],
  )
  return (
    <div className="company-wiki">
      <PageIn
        title={say('page.reportOf', { organization: named(report.organizationName) })}
        intro={<AsOf report={report} />}
        action={mayGenerate && <GenerateButton generation={generation} isFirst={false} />}
        quietActions={
          <>
            <AskAbout about={{ report: report.id }} label={say('page.ask')} />
            <ExportCompanyReport report={report} />
            <PrintButton />
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
        <StateOnPaper
          report={{ of: 'company', reportId: report.id, version: report.version, state: report.state }}
        />
        <GenerationState generation={generation} />
        <ReadingChoices>
          {versions.length > 1 && (
            <Versions
              versions={versions}
              shown={report.id}
              comparedWith={view.compare}
              onShow={(id) => setView({ report: id, compare: undefined })}
              onCompare={(id) => setView({ compare: id })}
            />
          )}
        </ReadingChoices>
        {view.compare !== undefined && earlier.error !== null && (
          <FailedIn
            title={say('page.earlierNotLoaded')}
            error={earlier.error}
            retry={() => void earlier.refetch()}
          />
        )}
        <CompanyRelease report={report} />
        <OwnActions />
        {comparison !== undefined && <ComparedWith comparison={comparison} />}
        {translation && <ShownAs translation={translation} count={shown.asWritten.size} />}
        <CompanyReportDocument stored={report} shown={shown} comparison={comparison} earlier={shownBefore} />
      </PageIn>
    </div>
  )
}
