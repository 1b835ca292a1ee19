import { Button, Paper, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError, failureText } from '../../core/api/call-error.ts'
import { RelativeTime } from './relative-time.tsx'
import { fill, t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

type Question = Pick<
  UseQueryResult,
  'data' | 'error' | 'isError' | 'isFetching' | 'dataUpdatedAt' | 'refetch'
>

type Words = { lead: ReactNode; why: string; again: string }

/**
 * `what`: what could not be refreshed, as the start of a sentence ("This report"); `words`: the whole text in another
 * language.
 */
type Props = { of: Question } & ({ what: string; words?: never } | { what?: never; words: Words })

const englishWords = (what: string, { error, dataUpdatedAt }: Question): Words => ({
  lead: (
    <>
      {fill(
        texts,
        'keptCopy.couldNotBeLoadedAgain',
        { at: <RelativeTime at={new Date(dataUpdatedAt).toISOString()} /> },
        { what },
      )}
    </>
  ),
  why: `${failureText(error)}${error instanceof CallError && error.requestId !== null ? ` · ${t(texts, 'keptCopy.referenceForSupport', { requestId: error.requestId })}` : ''}`,
  again: t(texts, 'keptCopy.tryAgain'),
})

/** Marks what is on screen as a cached copy that could not be refreshed (specification point 8). */
export const CachedCopyNotice = ({ what, words, of }: Props) => {
  if (of.data === undefined || !of.isError) return null
  const { lead, why, again } = words ?? englishWords(what, of)
  return (
    <Paper component="output" withBorder p="sm" mb="lg" display="block">
      <Text size="sm">{lead}</Text>
      <Text size="xs" c="dimmed">
        {why}
      </Text>
      <Button
        variant="default"
        size="xs"
        mt="xs"
        className="screen-only"
        loading={of.isFetching}
        onClick={() => void of.refetch()}
      >
        {again}
      </Button>
    </Paper>
  )
}
