import { Button, Paper, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { CallError, failureText } from '../core/call-error.ts'
import { RelativeTime } from './relative-time.tsx'

type Question = Pick<
  UseQueryResult,
  'data' | 'error' | 'isError' | 'isFetching' | 'dataUpdatedAt' | 'refetch'
>

type Props = {
  /** What cannot be had anew, as the beginning of a sentence: "This report". */
  what: string
  of: Question
}

/** Says of what is on screen that it is what was had before, since it could not be had anew (specification point 8). */
export const KeptCopy = ({ what, of }: Props) => {
  if (of.data === undefined || !of.isError) return null
  const { error } = of
  return (
    <Paper component="output" withBorder p="sm" mb="lg" display="block">
      <Text size="sm">
        {what} could not be loaded again, so you see what was loaded{' '}
        <RelativeTime at={new Date(of.dataUpdatedAt).toISOString()} />.
      </Text>
      <Text size="xs" c="dimmed">
        {failureText(error)}
        {error instanceof CallError &&
          error.requestId !== null &&
          ` · Reference for support: ${error.requestId}`}
      </Text>
      <Button
        variant="default"
        size="xs"
        mt="xs"
        className="screen-only"
        loading={of.isFetching}
        onClick={() => void of.refetch()}
      >
        Try again
      </Button>
    </Paper>
  )
}
