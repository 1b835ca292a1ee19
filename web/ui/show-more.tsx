import { Button, Text } from '@mantine/core'
import type { InfiniteQueryObserverBaseResult } from '@tanstack/react-query'

type Props = {
  /** What useInfiniteQuery gave. */
  of: Pick<
    InfiniteQueryObserverBaseResult,
    'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage'
  >
  /** What the button says. */
  act: string
  /** What is said where the next page did not come. */
  failed: (error: unknown) => string
  className?: string
}

/** The way to the next page of a list, below it; nothing once all of it is shown. */
export const ShowMore = ({ of, act, failed, className }: Props) => (
  <>
    {/* It goes while the page is asked for again, so that a second failure is heard as well. */}
    {of.isFetchNextPageError && !of.isFetchingNextPage && (
      <Text c="red" role="alert" className={className}>
        {failed(of.error)}
      </Text>
    )}
    {of.hasNextPage && (
      <Button
        variant="default"
        className={className}
        loading={of.isFetchingNextPage}
        onClick={() => void of.fetchNextPage()}
      >
        {act}
      </Button>
    )}
  </>
)
