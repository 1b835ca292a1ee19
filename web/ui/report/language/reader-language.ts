import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { Language } from '../../../../contract/shapes/fields.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { chooseLanguage, resolveLanguage, useChosenLanguage } from '../../../core/i18n/locale.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useViewState } from '../../../core/navigation/url-state.ts'

const View = z.object({
  /** The language of whoever handed the address on; that of its reader where there is none. */
  language: Language.optional().catch(undefined),
})

/** The language that the address names; undefined where it names none that there is. */
export const useUrlLanguage = (): LanguageCode | undefined => useViewState(View)[0].language

/** Chooses the language of a report: the address tells it to others, and this device keeps it for the next report. */
export const useChooseReportLanguage = (): ((language: LanguageCode) => void) => {
  const [, setView] = useViewState(View)
  return (language) => {
    chooseLanguage(language)
    setView({ language })
  }
}

/**
 * The language that somebody reads in: that of the address, else chosen on this device or in their profile, else that of
 * their invitation, as their mails are, else English; undefined until that is known.
 */
export const useReaderLanguage = (): LanguageCode | undefined => {
  const chosen = useChosenLanguage()
  const here = useUrlLanguage() ?? chosen
  const { invitedIn } = useMembership().organization
  const profile = useQuery({ ...callQuery(accounts.getProfile, {}), enabled: here === null })
  if (here !== null) return here
  // Who cannot be asked reads as they were invited, rather than nothing.
  if (profile.isPending && profile.failureCount === 0) return undefined
  return resolveLanguage(profile.data?.user.language, invitedIn)
}
