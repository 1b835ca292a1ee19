import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Brand } from '../../ui/brand.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { useDocumentTitle } from '../../ui/page.tsx'
import './login.css'

/** The one column of every step of signing in. */
export const LoginFrame = ({
  title,
  intro,
  children,
  below,
}: {
  title: string
  intro?: ReactNode
  children: ReactNode
  below?: ReactNode
}) => {
  useDocumentTitle(title)
  return (
    <main className="login">
      <Brand />
      <Stack className="login__column" gap="lg">
        <Stack className="login__card" gap="lg">
          <Stack gap="xs">
            <Title order={1}>{title}</Title>
            {intro !== undefined && (
              <Text c="dimmed" component="div">
                {intro}
              </Text>
            )}
          </Stack>
          {children}
        </Stack>
        {below}
        <HelpLink />
      </Stack>
    </main>
  )
}
