import { useQuery } from '@tanstack/react-query'
import { isInviteCode, extractInviteCode } from '../../../../contract/shapes/fields.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { storedInvitationLanguage, useStoreInvitationLanguage } from '../../../core/i18n/locale.ts'
import { useSelectedOrganization } from '../../../core/organization/selected-organization.ts'
import { useSession } from '../../../core/session/session.ts'
import { deviceDraft, draftKey } from '../draft/device-drafts.ts'

/** The draft refetches when the page becomes visible; this does not, because it would interrupt the person. */
const askOf = (code: string) => ({
  ...callQuery(people.getInvitationStatus, { code }),
  enabled: isInviteCode(code),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** The invitation of a code. The page requests it before its language is known: a failure is not requested twice. */
export const useInvitation = (code: string) => useQuery({ ...askOf(code), retryOnMount: false })

/** The language in which somebody without a code was invited to their organization. */
const useLanguageOfMember = (isAsked: boolean): LanguageCode | null | undefined => {
  const isSignedIn = useSession() !== null
  const selected = useSelectedOrganization()
  const { data, isPending, failureCount } = useQuery({
    ...callQuery(organizations.getUserOrganizations, {}),
    enabled: isAsked && isSignedIn,
  })
  if (!isSignedIn) return storedInvitationLanguage()
  if (data === undefined) return isPending && failureCount === 0 ? undefined : null
  return data.organizations.find(({ orgId }) => orgId === selected)?.invitedIn ?? null
}

/** The language of an invitation, from the server or from this device; undefined while neither is known. */
export const useInvitationLanguage = (typed: string | undefined): LanguageCode | null | undefined => {
  const code = extractInviteCode(typed ?? '')
  const ofMember = useLanguageOfMember(typed === undefined)
  const { data, isPending, failureCount } = useQuery(askOf(code))
  useStoreInvitationLanguage(data?.status.language)
  if (typed === undefined) return ofMember
  if (!isInviteCode(code)) return storedInvitationLanguage()
  if (data !== undefined) return data.status.language
  if (isPending && failureCount === 0) return undefined
  return deviceDraft(draftKey({ code })).read()?.about?.language ?? null
}
