import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/accounts.ts'
import type { LanguageCode } from '../../../languages/index.ts'
import { ask } from '../../core/ask.ts'
import { languageOfPerson, useChosenLanguage } from '../../core/language.ts'
import { useMembership } from '../../core/membership.tsx'

/**
 * The language that somebody reads in: chosen on this device or in their profile, else that of their invitation, as their
 * mails are, else English; undefined until that is known.
 */
export const useReaderLanguage = (): LanguageCode | undefined => {
  const here = useChosenLanguage()
  const { invitedIn } = useMembership().organization
  const profile = useQuery({ ...ask(accounts.getProfile, {}), enabled: here === null })
  if (here !== null) return here
  // Who cannot be asked reads as they were invited, rather than nothing.
  if (profile.isPending && profile.failureCount === 0) return undefined
  return languageOfPerson(profile.data?.user.language, invitedIn)
}
