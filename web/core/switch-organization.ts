import { useNavigate, useRouter } from '@tanstack/react-router'
import { z } from 'zod'
import { selectedOrganization, selectOrganization } from './organization.ts'

const Section = z.object({ section: z.string() })

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which switch of the organization a navigation belongs to. */
    switching?: string
  }
}

/**
 * Switches to another organization and stays in the same place: /reports/anna becomes /reports. The switch
 * comes with the navigation, so that a page with something unsaved is asked first and may stay.
 */
export const useSwitchOrganization = (): ((orgId: string) => void) => {
  const navigate = useNavigate()
  const router = useRouter()
  return (orgId) => {
    if (orgId === selectedOrganization()) return
    const { pathname, search } = router.state.location
    const place = pathname.split('/')[1] ?? ''
    // What is open in a place belongs to the organization before, but for the part of the settings.
    const { data: kept = {} } = place === 'settings' ? Section.safeParse(search) : {}
    const switching = String(Math.random())
    const stop = router.subscribe('onBeforeLoad', ({ toLocation }) => {
      if (toLocation.state.switching !== switching) return
      stop()
      selectOrganization(orgId)
    })
    void navigate({ to: `/${place}`, search: kept, state: { switching } })
  }
}
