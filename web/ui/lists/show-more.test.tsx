import { act, screen, waitFor } from '@testing-library/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { ShowMore } from './show-more.tsx'

const pages = [['Ada', 'Ben'], ['Chloé', 'Dan'], ['Eve']]

/** A list of three pages, of which each but the first comes when it is let. */
const list = () => {
  const waiting: (() => void)[] = []
  const ask = async (page: number) => {
    if (page > 0) await new Promise<void>((resolve) => waiting.push(resolve))
    return pages[page] ?? []
  }
  const People = () => {
    const asked = useInfiniteQuery({
      queryKey: ['people'],
      queryFn: ({ pageParam }) => ask(pageParam),
      initialPageParam: 0,
      getNextPageParam: (_last, all) => (all.length < pages.length ? all.length : undefined),
    })
    return (
      <>
        <ul>
          {asked.data?.pages.flat().map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <ShowMore of={asked} act="Show more" failed={String} />
        <button type="button">Other</button>
      </>
    )
  }
  const come = () => act(async () => waiting.splice(0).forEach((resolve) => resolve()))
  return { ...renderScreen(<People />), come, waiting }
}

const rows = () => screen.getAllByRole('listitem').length

test('who shows more by keyboard stays on the button while the page comes, and stands on the first new row once it is gone', async () => {
  const { user, come, waiting } = list()
  const button = await screen.findByRole('button', { name: 'Show more' })
  await user.tab()
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  expect(button).toHaveProperty('disabled', false)
  await user.keyboard('{Enter}')
  expect(waiting).toHaveLength(1)
  await come()
  await waitFor(() => expect(rows()).toBe(4))
  expect(document.activeElement).toBe(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))

  await user.keyboard('{Enter}')
  await waitFor(() => expect(waiting).toHaveLength(1))
  await come()
  await waitFor(() => expect(rows()).toBe(5))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Eve')))
})

test('who has gone on elsewhere while the last page came stays there', async () => {
  const { user, come, waiting } = list()
  const button = await screen.findByRole('button', { name: 'Show more' })
  await user.click(button)
  await come()
  await waitFor(() => expect(rows()).toBe(4))
  await user.click(button)
  await waitFor(() => expect(waiting).toHaveLength(1))
  const other = screen.getByRole('button', { name: 'Other' })
  await user.click(other)
  await come()
  await waitFor(() => expect(rows()).toBe(5))
  expect(document.activeElement).toBe(other)
})
