import { Skeleton, Stack } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { CallError, failureText, isConnectionFailure, mayHaveBeenDone } from '../../../core/api/call-error.ts'
import { QueryState, Failed } from '../../feedback/query-states.tsx'
import { useReportLocale, type ReportLocale } from './report-language.tsx'

/** The states of a query within a report, in the reader's language. */

/** The server's own sentences are English; in other languages they are shown as a quotation. */
export const quoteServerText = (
  text: string,
  { language, piece }: Pick<ReportLocale, 'language' | 'piece'>,
): string => (language === 'en' ? text : piece('asked.says', { text: `\u2068${text}\u2069` }))

/** A failure in a sentence. */
export const localizedFailureText = (error: unknown, reading: ReportLocale): string =>
  reading.language !== 'en' && isConnectionFailure(error)
    ? reading.piece(error.isFromBetween ? 'asked.between' : 'asked.away')
    : quoteServerText(failureText(error), reading)

/**
 * What a failed command left unchanged; if the outcome is unknown, that it may have been done and should be checked
 * first.
 */
export const commandOutcomeText = <T extends string | undefined>(
  error: unknown,
  unchanged: T,
  { piece }: ReportLocale,
) => (mayHaveBeenDone(error) ? piece('dialog.mayBeDone') : unchanged)

const failedWords = (error: unknown, reading: ReportLocale) => {
  const { piece } = reading
  return {
    text: localizedFailureText(error, reading),
    safe: piece('asked.safe'),
    reference: piece('asked.reference', { id: error instanceof CallError ? (error.requestId ?? '') : '' }),
    retry: piece('asked.again'),
    refused: piece('asked.refused'),
  }
}

/** The failed state of a screen. */
export const LocalizedFailed = (props: Omit<ComponentProps<typeof Failed>, 'words'>) => (
  <Failed {...props} words={failedWords(props.error, useReportLocale())} />
)

type AskedProps<T> = Omit<ComponentProps<typeof QueryState<T>>, 'words'>

/** Shows the loading, failed or loaded state of a query. */
export const LocalizedQueryState = <T,>(props: AskedProps<T>): ReactNode => {
  const reading = useReportLocale()
  return <QueryState {...props} words={(error) => failedWords(error, reading)} />
}

/** Skeleton lines in the shape of the content. */
export const LocalizedLoading = ({ lines = 4, height = 56 }: { lines?: number; height?: number }) => (
  <Stack gap="xs" aria-busy>
    <output className="visually-hidden">{useReportLocale().piece('asked.loading')}</output>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height={height} />
    ))}
  </Stack>
)
