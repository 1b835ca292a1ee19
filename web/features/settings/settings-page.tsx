import './settings.css'
import { Button, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMembership } from '../../core/membership.tsx'
import { signOut } from '../../core/sign-out.ts'
import { roleNames } from '../../core/words.ts'
import { Page } from '../../ui/page.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { ProfileForm } from './profile-form.tsx'

/** The settings that there are: profile, appearance, the organization's plain facts, and the way out. */
export default function SettingsPage() {
  const { organization } = useMembership()
  return (
    <Page title="Settings" width="reading">
      <Stack gap="lg">
        <Section title="Profile" text="The name that others see.">
          <ProfileForm />
        </Section>
        <Section title="Appearance" text="System follows your device.">
          <ThemeSwitch size="sm" />
        </Section>
        <Section title="Organization" text="Members, roles and notifications will be managed here.">
          <dl className="facts">
            <dt>Name</dt>
            <dd>{organization.companyName}</dd>
            <dt>Your role</dt>
            <dd>{roleNames[organization.role]}</dd>
          </dl>
        </Section>
        <Section title="This device" text="Signing out ends the session of this browser.">
          <Button variant="default" onClick={() => void signOut()}>
            Sign out
          </Button>
        </Section>
      </Stack>
    </Page>
  )
}

const Section = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="setting">
    <div>
      <Title order={2}>{title}</Title>
      <Text c="dimmed" size="sm">
        {text}
      </Text>
    </div>
    <div>{children}</div>
  </section>
)
