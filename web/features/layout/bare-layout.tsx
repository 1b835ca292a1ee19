import '../../ui/mantine-rest.css'
import './layout.css'
import { Button } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMembership } from '../../core/membership.tsx'
import { signOut } from '../../core/sign-out.ts'
import { Brand } from '../../ui/brand.tsx'
import { StandInNotice } from './stand-in-notice.tsx'

/** The frame before an organization is set up: no places yet, but a way to another organization and out. */
export const BareLayout = ({ switcher }: { switcher: ReactNode }) => {
  const { organization } = useMembership()
  return (
    <>
      <section className="bare__bar" aria-label="Menu bar">
        <Brand />
        <div className="bare__person">
          {switcher}
          <Button className="bare__out" variant="default" size="xs" onClick={() => void signOut()}>
            Sign out
          </Button>
        </div>
      </section>
      <main tabIndex={-1} key={organization.orgId}>
        <StandInNotice />
        <Outlet />
      </main>
    </>
  )
}
