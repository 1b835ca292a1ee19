import type { ComponentProps } from 'react'
import { CallError } from '../../../core/api/call-error.ts'
import { KeptCopy } from '../../feedback/cached-copy-notice.tsx'
import { RelativeTime } from '../../feedback/relative-time.tsx'
import { failureIn } from './localized-states.tsx'
import { useReading } from './report-language.tsx'

/** Says of the report on screen that it is what was had before, in the language that it is read in. */
export const KeptCopyIn = ({ of }: Pick<ComponentProps<typeof KeptCopy>, 'of'>) => {
  const reading = useReading()
  const { piece, fillPiece, locale } = reading
  const { error, dataUpdatedAt } = of
  const id = error instanceof CallError ? error.requestId : null
  return (
    <KeptCopy
      of={of}
      words={{
        lead: fillPiece('asked.keptReport', {
          when: <RelativeTime at={new Date(dataUpdatedAt).toISOString()} locale={locale} />,
        }),
        why: `${failureIn(error, reading)}${id === null ? '' : ` · ${piece('asked.reference', { id })}`}`,
        again: piece('asked.again'),
      }}
    />
  )
}
