import { Group, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import type { ArticleId } from '../core/help-for.ts'
import { HelpLink } from './help-link.tsx'
import './page.css'

type PageProps = {
  title: string
  /** One sentence under the title. */
  intro?: ReactNode
  /** The one main action, at the top right. */
  action?: ReactNode
  /** Quieter actions, left of the main one. */
  quietActions?: ReactNode
  /** Narrow pages keep a reading measure; wide ones take the space that there is. */
  width?: 'reading' | 'wide'
  /** The article about it, where the address alone does not say which. */
  help?: ArticleId | undefined
  children?: ReactNode
}

let isFirstPage = true

/** A screen of the product: names the tab, takes the focus after a navigation, holds title and actions. */
export const Page = ({ title, intro, action, quietActions, width = 'wide', help, children }: PageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  useEffect(() => {
    const moved = !isFirstPage
    isFirstPage = false
    if (moved && document.activeElement?.closest('main') === null) heading.current?.focus()
  }, [])
  return (
    <div className={`page page--${width}`}>
      <Group component="header" justify="space-between" align="flex-start" gap="md" mb="lg">
        <Stack gap={4} className="page__heading">
          <div className="page__title">
            <Title order={1} ref={heading} tabIndex={-1}>
              {title}
            </Title>
            <HelpLink about={help} />
          </div>
          {intro !== undefined && <Text c="dimmed">{intro}</Text>}
        </Stack>
        {(action !== undefined || quietActions !== undefined) && (
          <Group gap="xs" className="page__actions">
            {quietActions}
            {action}
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
