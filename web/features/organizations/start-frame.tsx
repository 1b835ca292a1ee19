import './organizations.css'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ArticleId } from '../../core/help-for.ts'
import { paths } from '../../paths.ts'
import { Brand } from '../../ui/brand.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { LogoutButton } from '../../ui/logout-button.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { useDocumentTitle } from '../../ui/page.tsx'
import { say } from './say.ts'

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
              {say('startFrame.yourAccount')}
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
