import { Button, Loader, Text } from '@mantine/core'
import type { InfiniteQueryObserverBaseResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

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

/** The list that an element stands below, in the same parent. */
const listAbove = (element: Element): Element | undefined => {
  let above = element.previousElementSibling
  while (above && !above.matches('ol, ul')) above = above.previousElementSibling
  return above ?? undefined
}

/**
 * Keeps whoever reads by keyboard where they are when the button goes with the last page: on the first row that it brought.
 * Who has gone on elsewhere meanwhile stays there.
 */
const useFirstNewRow = ({ hasNextPage, isFetchingNextPage }: Props['of']) => {
  const before = useRef<{ list: Element; rows: number }>(undefined)
  useEffect(() => {
    if (isFetchingNextPage || !before.current) return
    const { list, rows } = before.current
    before.current = undefined
    const row = list.children[rows]
    if (hasNextPage || document.activeElement !== document.body || !(row instanceof HTMLElement)) return
    row.tabIndex = -1
    row.focus({ preventScroll: true })
  }, [hasNextPage, isFetchingNextPage])
  return (button: Element) => {
    const list = listAbove(button)
    before.current = list && { list, rows: list.children.length }
  }
}

/** The way to the next page of a list, which stands above it; nothing once all of it is shown. */
export const ShowMore = ({ of, act, failed, className }: Props) => {
  const remember = useFirstNewRow(of)
  const isBusy = of.isFetchingNextPage
  return (
    <>
      {/* It goes while the page is asked for again, so that a second failure is heard as well. */}
      {of.isFetchNextPageError && !isBusy && (
        <Text c="red" role="alert" className={className}>
          {failed(of.error)}
        </Text>
      )}
      {of.hasNextPage && (
        // While it works it is not disabled: that would take the focus from it.
        <Button
          variant="default"
          className={className}
          aria-busy={isBusy}
          aria-disabled={isBusy}
          leftSection={isBusy && <Loader size={14} color="currentColor" aria-hidden />}
          onClick={({ currentTarget }) => {
            if (isBusy) return
            remember(currentTarget)
            void of.fetchNextPage()
          }}
        >
          {act}
        </Button>
      )}
    </>
  )
}
