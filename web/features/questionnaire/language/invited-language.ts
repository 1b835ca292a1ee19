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

/** The draft itself asks again when the page is looked at; nobody is interrupted in the middle. */
const askOf = (code: string) => ({
  ...callQuery(people.getInvitationStatus, { code }),
  enabled: isInviteCode(code),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** What an invite code stands for. The page asks for it before it knows its language: what failed then is not asked twice. */
export const useInvitation = (code: string) => useQuery({ ...askOf(code), retryOnMount: false })

/** The language in which somebody who has come without a code was invited to their organization. */
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

/** The language of an invitation, as the server says or this device remembers it; undefined while neither is known. */
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
