import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import type { CompanyReportVersion, StoredCompanyReport } from '../../../contract/calls/reports/reports.ts'
import { trend } from '../../../contract/calls/reports/report-trend.ts'
import { invalidateCalls } from '../../core/api/queries.ts'
import type { CallError } from '../../core/api/call-error.ts'
import { useCanReleaseReports } from '../../core/organization/can-release.ts'
import { minPollingMs } from '../../core/api/polling.ts'
import { useViewState } from '../../core/navigation/url-state.ts'
import { LocalizedCachedCopy } from '../../ui/report/language/localized-cached-copy.tsx'
import { LocalizedQueryState } from '../../ui/report/language/localized-states.tsx'
import { LocalizedPage } from '../../ui/report/language/report-page.tsx'
import { useReaderLanguage } from '../../ui/report/language/reader-language.ts'
import { FullReport, matchingTranslation } from './company-report-view.tsx'
import { ConfirmRegeneration, ConfirmGeneration, useGenerateReport } from './generate-report.tsx'
import { InWiki, useWiki, useWordsOf } from './language/company-report-texts.tsx'
import { LoadingPage, LoadingReport } from './loading-skeleton.tsx'
import { MissingVersion, NoCompanyReport } from './no-company-report.tsx'
import {
  companyReportQuery,
  allVersionsQuery,
  isNotFound,
  reportStepsQuery,
} from './company-report-queries.ts'
import { unansweredText, useUnansweredPeople } from './unanswered-people.ts'
import { View, type ViewProps } from './company-report-url-state.ts'
import './company-report.css'

const useVersions = () => useQuery({ ...allVersionsQuery(), refetchInterval: minPollingMs })

/** The company wiki: the latest company report as a document, its versions, and how to generate the next one. */
export default function CompanyWikiPage() {
  const words = useWordsOf(useReaderLanguage())
  // Requested while the language is still unknown.
  useVersions()
  // Avoids a flash of English for readers of other languages.
  if (words === undefined) return <LoadingPage />
  return (
    <InWiki words={words}>
      <Wiki />
    </InWiki>
  )
}

const Wiki = () => {
  const [view, setView] = useViewState(View)
  const generation = useGenerateReport(() => setView({ report: undefined, compare: undefined }))
  const mayGenerate = useCanReleaseReports()
  const words = useWiki()
  const versions = useVersions()
  const waitedFor = useUnansweredPeople(mayGenerate && versions.data?.versions.length === 0)
  return (
    <>
      <Shown view={view} setView={setView} generation={generation} />
      <ConfirmRegeneration generation={generation} />
      {mayGenerate && (
        <ConfirmGeneration
          // Only once it is known whether there is anything to ask.
          isOpen={view.generate === 'ask' && !versions.isPending && !waitedFor.isPending}
          hindrance={waitedFor.isUnanswered ? unansweredText(waitedFor.names, words) : undefined}
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

const Shown = ({ view, setView, generation }: ViewProps) => {
  const { language, say } = useWiki()
  const versions = useVersions()
  const isWithoutReport = versions.data?.versions.length === 0
  // The latest report is requested only if one exists: otherwise every visit would cause a failed request.
  const report = useQuery({
    ...companyReportQuery(view.report, language),
    enabled: view.report !== undefined || versions.isError || (versions.isSuccess && !isWithoutReport),
  })
  useFreshReport(report, versions.data?.versions ?? [], view.report)
  const isMissing = isNotFound(report.error) || (view.report === undefined && isWithoutReport)
  const areStepsAwaited = useAreStepsAwaited(view.report ?? versions.data?.versions[0]?.id)
  const loaded = isMissing || areStepsAwaited ? undefined : report.data?.report
  // A whole report takes long to render: it renders in the background behind the loading state, so that taps
  // and keys stay responsive.
  const isDrawn = useDeferredValue(loaded !== undefined, false)
  const stored = isDrawn ? loaded : undefined
  if (isMissing) {
    return view.report === undefined ? (
      <NoCompanyReport generation={generation} />
    ) : (
      <MissingVersion onLatest={() => setView({ report: undefined, compare: undefined })} />
    )
  }
  if (stored === undefined) {
    return (
      <LocalizedPage title={say('page.title')} intro={say('page.about')}>
        <LocalizedQueryState of={report} failed={say('page.notLoaded')} loading={<LoadingReport />}>
          {() => null}
        </LocalizedQueryState>
      </LocalizedPage>
    )
  }
  return (
    <FullReport
      report={stored}
      // If the texts of a language could not be fetched, no translation is shown: a page half
      // in each language is worse.
      translation={matchingTranslation(language, report.data?.translation)}
      kept={<LocalizedCachedCopy of={report} />}
      versions={versions.data?.versions ?? []}
      standing={versions.data?.standing}
      view={view}
      setView={setView}
      generation={generation}
    />
  )
}

/**
 * Whether the decisions about a report are still loading: they are requested and drawn together with it, so that
 * nothing moves down later. If they fail, the report is shown without them.
 */
const useAreStepsAwaited = (reportId: string | undefined): boolean => {
  const mayDecide = useCanReleaseReports()
  const steps = useQuery({
    ...reportStepsQuery(reportId),
    enabled: mayDecide && reportId !== undefined,
    // A report on screen stays while the decisions of the next one load.
    placeholderData: keepPreviousData,
  })
  return steps.isLoading && steps.failureCount === 0
}

type ReportQuery = UseQueryResult<{ report: StoredCompanyReport }, CallError>

/** Refetches the report once the list, which is small and polled, shows a newer one or another state. */
const useFreshReport = (
  { data, refetch }: ReportQuery,
  versions: readonly CompanyReportVersion[],
  wanted: string | undefined,
) => {
  const client = useQueryClient()
  const shown = data?.report
  const listed = wanted === undefined ? versions[0] : versions.find(({ id }) => id === wanted)
  const isOld =
    shown !== undefined && listed !== undefined && (listed.id !== shown.id || listed.state !== shown.state)
  useEffect(() => {
    if (!isOld) return
    void refetch()
    void invalidateCalls(client, [trend.getCompanyTrend.name])
  }, [isOld, refetch, client])
}
