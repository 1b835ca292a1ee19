import { useNavigate, useRouter } from '@tanstack/react-router'
import { z } from 'zod'
import { paths } from '../navigation/paths.ts'
import { selectedOrganization, selectOrganization } from './selected-organization.ts'

const Section = z.object({ section: z.string() })

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which switch of the organization a navigation belongs to. */
    switching?: string
  }
}

/** The setup of one organization says nothing about another: its guard leads to its own where that is not done. */
const ofSetup: readonly string[] = [paths.onboarding, paths.employeeQuestionnaire]

type Place = { to: string; search: Record<string, string>; hash?: string }

/**
 * Switches to another organization, and goes to a place of it or stays in the same one: /reports/anna becomes /reports.
 * The switch comes with the navigation, so that a page with something unsaved is asked first and may stay.
 */
export const useSwitchOrganization = (): ((orgId: string, place?: Place) => void) => {
  const navigate = useNavigate()
  const router = useRouter()
  const samePlace = (): Place => {
    const { pathname, search } = router.state.location
    if (ofSetup.includes(pathname)) return { to: paths.home, search: {} }
    const place = pathname.split('/')[1] ?? ''
    // What is open in a place belongs to the organization before, but for the part of the settings.
    const { data: kept = {} } = place === 'settings' ? Section.safeParse(search) : {}
    return { to: `/${place}`, search: kept }
  }
  return (orgId, place) => {
    if (orgId === selectedOrganization()) {
      if (place !== undefined) void navigate(place)
      return
    }
    const switching = String(Math.random())
    const stop = router.subscribe('onBeforeLoad', ({ toLocation }) => {
      if (toLocation.state.switching !== switching) return
      stop()
      selectOrganization(orgId)
    })
    void navigate({ ...(place ?? samePlace()), state: { switching } })
  }
}
