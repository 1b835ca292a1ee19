import { useMembership } from '../../../core/organization/membership.tsx'
import { loginPathFor, paths } from '../../../core/navigation/paths.ts'

/**
 * Where a person comes to their own questionnaire in this organization by signing in with their address, wherever they are:
 * it holds no code, and so opens nothing to anybody else.
 */
export const useSignInLink = (): string => {
  const { orgId } = useMembership().organization
  const wish = `${paths.employeeForm}?${new URLSearchParams({ org: orgId })}`
  return `${location.origin}${location.pathname}#${loginPathFor(wish)}`
}
