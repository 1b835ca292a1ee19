import { Group, Stack, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import type { ArticleId } from '../../core/navigation/help-articles.ts'
import { HelpLink } from './help-link.tsx'
import './page.css'

type PageProps = {
  title: string
  /** One sentence under the title. */
  intro?: ReactNode
  /** The one main action: at the top right, and first in a row of its own on a phone. */
  action?: ReactNode
  /** Quieter actions, on that side of the main one where they push it nowhere when they come later. */
  quietActions?: ReactNode
  /** Narrow pages keep a reading measure; wide ones take the space that there is. */
  width?: 'reading' | 'wide'
  /** The article about it, where the address alone does not say which. */
  help?: ArticleId | undefined
  /** What the way to it is called, where the page is in another language. */
  helpWords?: { name: string; text: string }
  children?: ReactNode
}

/** The address of the page before; undefined at the first one after a load. */
let before: string | undefined
let hasTakenFocus = false
document.addEventListener('focusin', () => (hasTakenFocus = true), { once: true })

/** A screen of the product: names the tab, takes the focus after a navigation, holds title and actions. */
export const Page = ({
  title,
  intro,
  action,
  quietActions,
  width = 'wide',
  help,
  helpWords,
  children,
}: PageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The same width as in page.css.
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  useDocumentTitle(title)
  useEffect(() => {
    const { activeElement, body } = document
    // At a load its reader has not gone anywhere, unless something had the focus and has gone with a screen that is no
    // page, such as the setup. What stood there while it loaded was this page, too.
    const isNew =
      before === undefined ? hasTakenFocus && activeElement === body : before !== path || hasTakenFocus
    before = path
    if (isNew && activeElement?.closest('main') === null) heading.current?.focus()
  }, [path])
  return (
    <div className={`page page--${width}`}>
      <Group component="header" justify="space-between" align="flex-start" gap="md" className="page__header">
        <Stack gap={4} className="page__heading">
          <div className="page__title">
            <Title order={1} ref={heading} tabIndex={-1}>
              {title}
            </Title>
            <HelpLink about={help} {...helpWords} />
          </div>
          {intro !== undefined && <Text c="dimmed">{intro}</Text>}
        </Stack>
        {(action !== undefined || quietActions !== undefined) && (
          <Group gap="xs" className="page__actions">
            {isPhone && action}
            {quietActions}
            {!isPhone && action}
          </Group>
        )}
      </Group>
      {children}
    </div>
  )
}

/** Names the browser's tab after what it shows. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Muster`
  }, [title])
}
