import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import type { ReportTranslation } from '../../../contract/report-translation.ts'
import type {
  CompanyReportStanding,
  CompanyReportVersion,
  StoredCompanyReport,
} from '../../../contract/reports.ts'
import { shownIn } from '../../../contract/shown-report.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { useMay } from '../../core/membership.tsx'
import { AskAbout } from '../../ui/ask-about.tsx'
import { OwnActions } from '../../ui/own-actions.tsx'
import { FailedIn } from '../../ui/reading/asked-in.tsx'
import { ReportPageIn } from '../../ui/reading/page-in.tsx'
import { ReadingChoices } from '../../ui/reading/reading-choices.tsx'
import { waitsToBeDecided } from '../../ui/release-bar.tsx'
import { StateOnPaper } from '../../ui/state-on-paper.tsx'
import { compareReports } from './compare.ts'
import { CompanyRelease } from './company-release.tsx'
import { CompanyReportDocument } from './company-report.tsx'
import { DeleteCompanyReport } from './delete-company-report.tsx'
import { ExportCompanyReport } from './export-company-report.tsx'
import { GenerateButton, GenerationState } from './generate.tsx'
import { ShownAs } from './language/shown-as.tsx'
import { useWiki, type WikiWords } from './language/wiki-words.tsx'
import { AsOf, PrintButton } from './page-heading.tsx'
import { companyReport, isNotFound } from './questions.ts'
import { ComparedWith, LostComparison, Versions } from './versions.tsx'
import type { ViewProps } from './wiki-view.ts'

/** The translation, where it is in the language of the page. */
export const translationFor = (
  language: WikiWords['language'],
  translation: ReportTranslation | undefined,
): ReportTranslation | undefined => (translation?.language === language ? translation : undefined)

type FullProps = ViewProps & {
  report: StoredCompanyReport
  /** What is shown instead of its texts; not there in English. */
  translation: ReportTranslation | undefined
  /** Whether it is one from before, because it could not be had anew. */
  kept: ReactNode
  versions: readonly CompanyReportVersion[]
  /** Not there for who does not decide. */
  standing: CompanyReportStanding | undefined
}

/** The report with what can be done about it. */
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
  const mayGenerate = useMayDecide()
  const mayDelete = useMay('report:delete')
  const [newest] = versions
  const earlier = useQuery({
    ...companyReport(view.compare, language),
    enabled: view.compare !== undefined,
  })
  const isLost = view.compare !== undefined && isNotFound(earlier.error)
  const before = view.compare === undefined ? undefined : earlier.data?.report
  const shown = useMemo(() => shownIn(report, translation), [report, translation])
  const beforeTexts = translationFor(language, earlier.data?.translation)
  const shownBefore = useMemo(() => before && shownIn(before, beforeTexts).report, [before, beforeTexts])
  const comparison = useMemo(
    () => shownBefore && compareReports(shown.report, shownBefore, words),
    [shown, shownBefore, words],
  )
  return (
    <div className="company-wiki">
      <ReportPageIn
        version={versions.length > 1 ? report.version : undefined}
        title={say('page.reportOf', { organization: named(report.organizationName) })}
        intro={<AsOf report={report} />}
        action={
          mayGenerate && (
            <GenerateButton
              generation={generation}
              isQuiet={waitsToBeDecided(report.state)}
              isFirst={false}
            />
          )
        }
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
              comparedWith={isLost ? undefined : view.compare}
              onShow={(id) => setView({ report: id, compare: undefined })}
              onCompare={(id) => setView({ compare: id })}
            />
          )}
        </ReadingChoices>
        {isLost && <LostComparison onStop={() => setView({ compare: undefined })} />}
        {view.compare !== undefined && earlier.error !== null && !isLost && (
          <FailedIn
            title={say('page.earlierNotLoaded')}
            error={earlier.error}
            retry={() => void earlier.refetch()}
          />
        )}
        <CompanyRelease report={report} since={newest && standing && { newest, standing }} />
        <OwnActions />
        {comparison !== undefined && <ComparedWith comparison={comparison} />}
        {translation && <ShownAs translation={translation} count={shown.asWritten.size} />}
        <CompanyReportDocument stored={report} shown={shown} comparison={comparison} />
      </ReportPageIn>
    </div>
  )
}
