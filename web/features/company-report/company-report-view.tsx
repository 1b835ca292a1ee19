import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import type { ReportTranslation } from '../../../contract/shapes/reports/report-translation.ts'
import type {
  CompanyReportStatus,
  CompanyReportVersion,
  StoredCompanyReport,
} from '../../../contract/calls/reports/reports.ts'
import { localizeReport } from '../../../contract/shapes/reports/translate-report.ts'
import { useCanReleaseReports } from '../../core/organization/can-release.ts'
import { useIsOnPhone } from '../../ui/page/is-on-phone.ts'
import { OwnActions } from '../../ui/report/action-plan/own-actions.tsx'
import { LocalizedFailed } from '../../ui/report/language/localized-states.tsx'
import { LocalizedReportPage } from '../../ui/report/language/report-page.tsx'
import { ReadingOptions } from '../../ui/report/language/reading-options.tsx'
import { isDecisionPending } from '../../ui/report/release/release-bar.tsx'
import { PrintedState } from '../../ui/report/release/printed-state.tsx'
import { compareReports } from './comparison/compare-reports.ts'
import { CompanyNotice, CompanyRelease } from './release/company-release.tsx'
import { CompanyReportDocument } from './company-report-document.tsx'
import { CompanyReportMenu } from './company-report-menu.tsx'
import { ExportCompanyReport } from './export-company-report.tsx'
import { GenerateButton, GenerationState } from './generate-report.tsx'
import { TranslationNotice } from './language/company-translation-notice.tsx'
import { useWiki, type WikiWords } from './language/company-report-texts.tsx'
import { ReportDate } from './page-heading.tsx'
import { companyReportQuery, isNotFound } from './company-report-queries.ts'
import { ComparisonSummary, MissingComparison, Versions } from './company-version-picker.tsx'
import type { ViewProps } from './company-report-url-state.ts'

/** The translation if it is in the language of the page. */
export const matchingTranslation = (
  language: WikiWords['language'],
  translation: ReportTranslation | undefined,
): ReportTranslation | undefined => (translation?.language === language ? translation : undefined)

type FullProps = ViewProps & {
  report: StoredCompanyReport
  /** Replaces the report's texts; undefined in English. */
  translation: ReportTranslation | undefined
  /** Notice that this is a cached copy, because the report could not be reloaded. */
  kept: ReactNode
  versions: readonly CompanyReportVersion[]
  /** Undefined for readers who do not decide. */
  standing: CompanyReportStatus | undefined
}

/** The report with its actions. */
export const FullReport = ({
  report,
  translation,
  kept,
  versions,
  standing,
  view,
  setView,
  generation,
}: FullProps) => {
  const { words, language, say, named } = useWiki()
  const mayGenerate = useCanReleaseReports()
  const isOnPhone = useIsOnPhone()
  const [newest] = versions
  const earlier = useQuery({
    ...companyReportQuery(view.compare, language),
    enabled: view.compare !== undefined,
  })
  const isLost = view.compare !== undefined && isNotFound(earlier.error)
  const before = view.compare === undefined ? undefined : earlier.data?.report
  const shown = useMemo(() => localizeReport(report, translation), [report, translation])
  const beforeTexts = matchingTranslation(language, earlier.data?.translation)
  const shownBefore = useMemo(
    () => before && localizeReport(before, beforeTexts).report,
    [before, beforeTexts],
  )
  const comparison = useMemo(
    () => shownBefore && compareReports(shown.report, shownBefore, words),
    [shown, shownBefore, words],
  )
  return (
    <div className="company-wiki">
      <LocalizedReportPage
        version={versions.length > 1 ? report.version : undefined}
        title={say('page.reportOf', { organization: named(report.organizationName) })}
        intro={<ReportDate report={report} />}
        action={
          mayGenerate &&
          !isOnPhone && (
            <GenerateButton
              generation={generation}
              isQuiet={isDecisionPending(report.state)}
              isFirst={false}
            />
          )
        }
        quietActions={
          <>
            <ExportCompanyReport report={report} />
            <CompanyReportMenu
              report={report}
              generation={mayGenerate && isOnPhone ? generation : undefined}
              onDeleted={() => setView({ report: undefined, compare: undefined })}
            />
          </>
        }
      >
        {kept}
        <PrintedState
          report={{ of: 'company', reportId: report.id, version: report.version, state: report.state }}
        />
        <GenerationState generation={generation} />
        <ReadingOptions>
          {versions.length > 1 && (
            <Versions
              versions={versions}
              shown={report.id}
              comparedWith={isLost ? undefined : view.compare}
              onShow={(id) => setView({ report: id, compare: undefined })}
              onCompare={(id) => setView({ compare: id })}
            />
          )}
        </ReadingOptions>
        {isLost && <MissingComparison onStop={() => setView({ compare: undefined })} />}
        {view.compare !== undefined && earlier.error !== null && !isLost && (
          <LocalizedFailed
            title={say('page.earlierNotLoaded')}
            error={earlier.error}
            retry={() => void earlier.refetch()}
          />
        )}
        <CompanyRelease report={report} since={newest && standing && { newest, standing }} />
        <OwnActions />
        {comparison !== undefined && <ComparisonSummary comparison={comparison} />}
        {translation && <TranslationNotice translation={translation} count={shown.asWritten.size} />}
        <CompanyReportDocument stored={report} shown={shown} comparison={comparison} />
        <div className="report-below">
          <CompanyNotice report={report} />
        </div>
      </LocalizedReportPage>
    </div>
  )
}
