import '../../ui/mantine-rest.css'
import './layout.css'
import { Button } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { signOut } from '../../core/sign-out.ts'
import { paths } from '../../paths.ts'
import { Brand } from '../../ui/brand.tsx'

/** The frame of one's own account: a way back to the organizations, and out. */
export const AccountLayout = ({ children }: { children: ReactNode }) => (
  <>
    <section className="bare__bar" aria-label="Menu bar">
      <Brand />
      <div className="bare__person">
        <Button variant="default" size="xs" renderRoot={(props) => <Link to={paths.home} {...props} />}>
          Organizations
        </Button>
        <Button className="bare__out" variant="default" size="xs" onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
    </section>
    <main tabIndex={-1}>{children}</main>
    <Notifications position="bottom-right" />
  </>
)
