import { Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Brand } from '../../ui/page/brand.tsx'
import { HelpLink } from '../../ui/page/help-link.tsx'
import { LanguageSelect } from '../../ui/language/language-select.tsx'
import { useDocumentTitle } from '../../ui/page/page.tsx'
import { useLoginWords } from './language/login-texts.ts'
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
  const { language, say, another } = useLoginWords()
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
        <Group justify="space-between" gap="xs">
          <LanguageSelect
            language={language}
            label={say('loginFrame.language')}
            notLoaded={say('loginFrame.languageNotLoaded')}
          />
          <HelpLink
            {...(another && { name: another.around('help.onThisPage'), text: another.around('help.help') })}
          />
        </Group>
      </Stack>
    </main>
  )
}

/** The same before it is known in which language. */
export const LoginSkeleton = () => (
  <main className="login">
    <Brand />
    <div className="login__column">
      <Stack className="login__card" gap="lg" aria-busy>
        <Skeleton height={36} width="80%" />
        <Skeleton height={42} />
        <Skeleton height={42} />
      </Stack>
    </div>
  </main>
)
