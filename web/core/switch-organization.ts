import { useNavigate, useRouter } from '@tanstack/react-router'
import { selectOrganization } from './organization.ts'

/** Switches to another organization and stays in the same place: /reports/anna becomes /reports. */
export const useSwitchOrganization = (): ((orgId: string) => void) => {
  const navigate = useNavigate()
  const router = useRouter()
  return (orgId) => {
    const place = router.state.location.pathname.split('/')[1] ?? ''
    selectOrganization(orgId)
    void navigate({ to: `/${place}`, search: {} })
  }
}
