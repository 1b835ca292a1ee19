import type { ComponentProps } from 'react'
import { CallError } from '../../../core/api/call-error.ts'
import { CachedCopyNotice } from '../../feedback/cached-copy-notice.tsx'
import { RelativeTime } from '../../feedback/relative-time.tsx'
import { localizedFailureText } from './localized-states.tsx'
import { useReportLocale } from './report-language.tsx'

/** Says of the report on screen that it is what was had before, in the language that it is read in. */
export const LocalizedCachedCopy = ({ of }: Pick<ComponentProps<typeof CachedCopyNotice>, 'of'>) => {
  const reading = useReportLocale()
  const { piece, fillPiece, locale } = reading
  const { error, dataUpdatedAt } = of
  const id = error instanceof CallError ? error.requestId : null
  return (
    <CachedCopyNotice
      of={of}
      words={{
        lead: fillPiece('asked.keptReport', {
          when: <RelativeTime at={new Date(dataUpdatedAt).toISOString()} locale={locale} />,
        }),
        why: `${localizedFailureText(error, reading)}${id === null ? '' : ` · ${piece('asked.reference', { id })}`}`,
        again: piece('asked.again'),
      }}
    />
  )
}
