import { Button, Text } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useWiki } from '../language/company-report-texts.tsx'

/** How many are shown at first and added at a time. */
const step = 25

type Props<T> = {
  items: readonly T[]
  /** Renders a portion of the items. */
  children: (some: readonly T[]) => ReactNode
}

/** A list that may have thousands of rows, a portion at a time, with the total. */
export const IncrementalList = <T,>({ items, children }: Props<T>) => {
  const { say, count } = useWiki()
  const [many, setMany] = useState(1)
  const last = useRef<HTMLDivElement>(null)
  const shown = Math.min(many * step, items.length)
  const more = Math.min(step, items.length - shown)
  const showMore = () => {
    flushSync(() => setMany(many + 1))
    // Keyboard readers continue at the new items, even if the button disappears with the last of them.
    last.current?.focus()
  }
  return (
    <>
      {Array.from({ length: many }, (_, index) => (
        <div
          key={index}
          ref={index === many - 1 ? last : undefined}
          tabIndex={-1}
          className="behind__portion"
        >
          {children(items.slice(index * step, (index + 1) * step))}
        </div>
      ))}
      {more > 0 && (
        <Text size="sm" c="dimmed" component="div">
          {say('counts.shown', { shown: count(shown), total: count(items.length) })}{' '}
          <Button variant="default" size="xs" onClick={showMore}>
            {say('counts.showMore', { number: count(more) })}
          </Button>
        </Text>
      )}
    </>
  )
}
