import { Skeleton, Stack } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { CallError, failureText, isConnectionFailure, mayBeDone } from '../../../core/api/call-error.ts'
import { Asked, Failed } from '../../feedback/query-states.tsx'
import { useReading, type Reading } from './report-language.tsx'

/** The states of a question within a report, in the language that it is read in. */

/** The server's own sentences are English, and are told as what it says. */
export const saidIn = (text: string, { language, piece }: Pick<Reading, 'language' | 'piece'>): string =>
  language === 'en' ? text : piece('asked.says', { text: `\u2068${text}\u2069` })

/** What failed, in a sentence. */
export const failureIn = (error: unknown, reading: Reading): string =>
  reading.language !== 'en' && isConnectionFailure(error)
    ? reading.piece(error.isFromBetween ? 'asked.between' : 'asked.away')
    : saidIn(failureText(error), reading)

/** What a command that failed has left as it was; where that is not known, that it may be done, and to look first. */
export const leftBy = <T extends string | undefined>(error: unknown, unchanged: T, { piece }: Reading) =>
  mayBeDone(error) ? piece('dialog.mayBeDone') : unchanged

const failedWords = (error: unknown, reading: Reading) => {
  const { piece } = reading
  return {
    text: failureIn(error, reading),
    safe: piece('asked.safe'),
    reference: piece('asked.reference', { id: error instanceof CallError ? (error.requestId ?? '') : '' }),
    retry: piece('asked.again'),
    refused: piece('asked.refused'),
  }
}

/** A screen that could not be filled. */
export const FailedIn = (props: Omit<ComponentProps<typeof Failed>, 'words'>) => (
  <Failed {...props} words={failedWords(props.error, useReading())} />
)

type AskedProps<T> = Omit<ComponentProps<typeof Asked<T>>, 'words'>

/** Shows loading, failed or full, whichever a question is in. */
export const AskedIn = <T,>(props: AskedProps<T>): ReactNode => {
  const reading = useReading()
  return <Asked {...props} words={(error) => failedWords(error, reading)} />
}

/** Skeleton lines in the shape of what comes. */
export const LoadingIn = ({ lines = 4, height = 56 }: { lines?: number; height?: number }) => (
  <Stack gap="xs" aria-busy>
    <output className="visually-hidden">{useReading().piece('asked.loading')}</output>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height={height} />
    ))}
  </Stack>
)
