import { Skeleton, Stack } from '@mantine/core'
import { LocalizedPage } from '../../ui/report/language/report-page.tsx'
import { useReportLocale } from '../../ui/report/language/report-language.tsx'
import { useWiki } from './language/company-report-texts.tsx'

/** The outline of the report while it loads. */
export const LoadingReport = () => (
  <Stack gap="lg" aria-busy>
    <output className="visually-hidden">{useReportLocale().piece('asked.loading')}</output>
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

/** The whole page while its language is still unknown. */
export const LoadingPage = () => (
  <LocalizedPage title={useWiki().say('page.title')}>
    <LoadingReport />
  </LocalizedPage>
)
