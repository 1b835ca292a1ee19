import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { accounts } from '../../../contract/calls/accounts.ts'
import type { LanguageCode } from '../../../languages/index.ts'
import { callQuery } from '../api/queries.ts'
import type { Catalogue } from './catalogue.ts'
import { browserLanguage, chooseLanguage, chosenLanguage, useChosenLanguage } from './locale.ts'
import { setPageLanguage } from './page-locale.ts'
import { useSession } from '../session/session.ts'

type Props = {
  catalogue: Catalogue
  /** The language of the invitation; null if it has none, undefined while unknown. */
  invited: LanguageCode | null | undefined
  /** Shown, without any text, until the language is known and loaded. */
  waiting: ReactNode
  children: ReactNode
}

const Failed = createContext(false)

/** Whether the preferred language could not be fetched, so that another one is shown. */
export const useLanguageFailed = (): boolean => useContext(Failed)

/** The language chosen on this device or in the profile; undefined while the profile is loading. */
const useChoice = (): LanguageCode | null | undefined => {
  const here = useChosenLanguage()
  const isAsked = useSession() !== null && here === null
  const profile = useQuery({ ...callQuery(accounts.getProfile, {}), enabled: isAsked })
  if (!isAsked) return here
  if (profile.isPending && profile.failureCount === 0) return undefined
  return profile.data?.user.language ?? null
}

/**
 * Shows pages in the user's language: their choice, else that of their invitation, else their browser's, else
 * English. Changing it does not interrupt them: the old language stays until the new one is loaded.
 */
export const LanguageProvider = ({ catalogue, invited, waiting, children }: Props) => {
  const choice = useChoice()
  const isKnown = choice !== undefined && (choice !== null || invited !== undefined)
  const wanted = isKnown ? (choice ?? invited ?? browserLanguage() ?? 'en') : null
  const { language } = catalogue.use()
  const [hasShown, setHasShown] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const isShown = wanted !== null && language === wanted
  if (isShown && !hasShown) setHasShown(true)
  useEffect(() => {
    if (wanted === null) return undefined
    if (catalogue.shown().language === wanted) {
      // Cancels another language that is still loading.
      void catalogue.show(wanted)
      return undefined
    }
    let isCurrent = true
    const fail = () => {
      if (!isCurrent) return
      // Shows what is there instead of nothing; choosing the language again retries.
      setHasShown(true)
      setHasFailed(true)
      if (chosenLanguage() === wanted) chooseLanguage(catalogue.shown().language)
    }
    const load = () => void catalogue.show(wanted).then(() => isCurrent && setHasFailed(false), fail)
    load()
    window.addEventListener('online', load)
    return () => {
      isCurrent = false
      window.removeEventListener('online', load)
    }
  }, [catalogue, wanted])
  if (!isShown && !hasShown) return waiting
  return (
    <Failed value={hasFailed}>
      <ShownPage catalogue={catalogue}>{children}</ShownPage>
    </Failed>
  )
}

/** Sets the language of the document while mounted. */
const ShownPage = ({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) => {
  const { language, connectionLost } = catalogue.use()
  useEffect(() => setPageLanguage(language, connectionLost), [language, connectionLost])
  return children
}
