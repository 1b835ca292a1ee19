import { Button, Loader, Text } from '@mantine/core'
import type { InfiniteQueryObserverBaseResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

type Props = {
  /** The result of useInfiniteQuery. */
  of: Pick<
    InfiniteQueryObserverBaseResult,
    'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage'
  >
  /** The label of the button. */
  act: string
  /** The text if the next page could not be loaded. */
  failed: (error: unknown) => string
  className?: string
}

/** The list above an element, in the same parent. */
const listAbove = (element: Element): Element | undefined => {
  let above = element.previousElementSibling
  while (above && !above.matches('ol, ul')) above = above.previousElementSibling
  return above ?? undefined
}

/**
 * When the button disappears with the last page, moves a keyboard user's focus to the first row that it loaded,
 * unless they have moved elsewhere.
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

/** Loads the next page of the list above; renders nothing once all of it is shown. */
export const ShowMore = ({ of, act, failed, className }: Props) => {
  const remember = useFirstNewRow(of)
  const isBusy = of.isFetchingNextPage
  return (
    <>
      {/* It is removed during the retry, so that a second failure is announced as well. */}
      {of.isFetchNextPageError && !isBusy && (
        <Text c="red" role="alert" className={className}>
          {failed(of.error)}
        </Text>
      )}
      {of.hasNextPage && (
        // Not disabled while busy, because that would take the focus from it.
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
