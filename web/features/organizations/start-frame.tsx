import './organizations.css'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ArticleId } from '../../core/navigation/help-articles.ts'
import { paths } from '../../core/navigation/paths.ts'
import { Brand } from '../../ui/page/brand.tsx'
import { HelpLink } from '../../ui/page/help-link.tsx'
import { LogoutButton } from '../../ui/page/logout-button.tsx'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { useDocumentTitle } from '../../ui/page/page.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/organizations.json' with { type: 'json' }

type Props = { title: string; intro?: ReactNode; about?: ArticleId; children: ReactNode }

/** The page of someone signed in who is in no organization at the moment; there is always a way out. */
export const StartFrame = ({ title, intro, about = 'organizations', children }: Props) => {
  useDocumentTitle(title)
  return (
    <main className="page page--reading">
      <Stack gap="xl" maw="30rem" mx="auto">
        <Group justify="space-between">
          <Brand />
          <Group gap="xs">
            <HelpLink about={about} />
            <Button
              variant="default"
              size="xs"
              renderRoot={(props) => <Link to={paths.account} {...props} />}
            >
              {t(texts, 'startFrame.yourAccount')}
            </Button>
            <LogoutButton />
          </Group>
        </Group>
        <Stack gap="xs">
          <Title order={1}>{title}</Title>
          {intro !== undefined && <Text c="dimmed">{intro}</Text>}
        </Stack>
        {children}
      </Stack>
      <Toasts />
    </main>
  )
}
