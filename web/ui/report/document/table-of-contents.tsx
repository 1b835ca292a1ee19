import { Button, Menu } from '@mantine/core'
import { List } from 'lucide-react'
import { useEffect, useState } from 'react'
import './table-of-contents.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/pieces.json' with { type: 'json' }

/** A section of a long document: the id of its element and its heading. */
export type ContentsEntry = { id: string; title: string }

/** How far below the top edge a section counts as reached, in pixels. */
const reached = 160

const sectionInView = (ids: readonly string[]): string | undefined => {
  const page = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= page.scrollHeight - 4
  if (isAtEnd) return ids.at(-1)
  return ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && top <= reached
  })
}

const useSectionInView = (entries: readonly ContentsEntry[]): string | undefined => {
  const ids = entries.map(({ id }) => id).join(' ')
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const look = () => setCurrent(sectionInView(ids.split(' ')))
    // Once the browser has laid out the report that has just been drawn: to measure it earlier has it do so while taps wait.
    let behind: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      behind = setTimeout(look)
    })
    // Scrolling does not bubble: capturing hears it from whichever element scrolls.
    const how = { capture: true, passive: true }
    document.addEventListener('scroll', look, how)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(behind)
      document.removeEventListener('scroll', look, how)
    }
  }, [ids])
  return current ?? entries[0]?.id
}

/** Opens what a section is folded in, brings it to the top and moves the focus to its heading, or to what folds it. */
export const goToSection = (id: string): void => {
  const section = document.getElementById(id)
  const fold = section?.closest('details') ?? section?.querySelector(':scope > details')
  if (fold instanceof HTMLDetailsElement) fold.open = true
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('h2, summary')?.focus({ preventScroll: true })
}

/** The contents of a long document: a rail that stays in view, on a narrow screen a menu. Says where the reader is. */
export const Contents = ({
  entries,
  name = t(texts, 'contents.contents'),
}: {
  entries: readonly ContentsEntry[]
  name?: string
}) => {
  const current = useSectionInView(entries)
  return (
    <nav aria-label={name} className="contents">
      <ol className="contents__rail">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="contents__link"
              aria-current={id === current ? 'location' : undefined}
              onClick={() => goToSection(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
      <div className="contents__menu">
        <Menu position="bottom-start" width="target" returnFocus={false}>
          <Menu.Target>
            <Button
              variant="default"
              fullWidth
              justify="flex-start"
              leftSection={<List size={16} aria-hidden />}
            >
              {entries.find(({ id }) => id === current)?.title ?? name}
            </Button>
          </Menu.Target>
          <Menu.Dropdown className="contents__dropdown">
            {entries.map(({ id, title }) => (
              <Menu.Item
                key={id}
                aria-current={id === current ? 'location' : undefined}
                onClick={() => goToSection(id)}
              >
                {title}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </nav>
  )
}
