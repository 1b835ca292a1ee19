import { Avatar, Text } from '@mantine/core'
import { LogOut } from 'lucide-react'
import { useOwnPhoto } from './use-own-photo.ts'
import { useSession } from '../../core/session/session.ts'
import { initials } from '../../core/i18n/labels.ts'
import { LogoutButton } from '../../ui/page/logout-button.tsx'
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx'

/** The signed-in person at the foot of the sidebar, with the theme and the way out. */
export const Person = () => {
  const user = useSession()?.user
  const photo = useOwnPhoto()
  if (user === undefined) return null
  return (
    <div className="side__end">
      <ThemeSwitch />
      <div className="side__person">
        <Avatar radius="xl" size={36} src={photo ?? null} alt="" aria-hidden>
          {initials(user.displayName, user.email)}
        </Avatar>
        <div>
          <Text size="sm" fw={600} truncate>
            {user.displayName}
          </Text>
          <Text size="xs" c="dimmed" truncate title={user.email}>
            {user.email}
          </Text>
        </div>
      </div>
      <LogoutButton leftSection={<LogOut size={14} aria-hidden />} />
    </div>
  )
}
