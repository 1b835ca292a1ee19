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
  /** The language of the person who shared the link; the reader's own if absent. */
  language: Language.optional().catch(undefined),
})

/** The language that the URL names; undefined if it names none that exists. */
export const useUrlLanguage = (): LanguageCode | undefined => useViewState(View)[0].language

/** Chooses the language of a report: the URL passes it on to others, and this device keeps it for the next report. */
export const useChooseReportLanguage = (): ((language: LanguageCode) => void) => {
  const [, setView] = useViewState(View)
  return (language) => {
    chooseLanguage(language)
    setView({ language })
  }
}

/**
 * The language to read in: that of the URL, else the one chosen on this device or in the profile, else that of the
 * invitation (as in mails), else English; undefined until it is known.
 */
export const useReaderLanguage = (): LanguageCode | undefined => {
  const chosen = useChosenLanguage()
  const here = useUrlLanguage() ?? chosen
  const { invitedIn } = useMembership().organization
  const profile = useQuery({ ...callQuery(accounts.getProfile, {}), enabled: here === null })
  if (here !== null) return here
  // If the profile cannot be loaded, the language of the invitation is better than nothing.
  if (profile.isPending && profile.failureCount === 0) return undefined
  return resolveLanguage(profile.data?.user.language, invitedIn)
}
