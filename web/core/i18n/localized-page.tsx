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
  /** That of the invitation; null where it has none, undefined while that is not known. */
  invited: LanguageCode | null | undefined
  /** What stands here until it is known in which language, and that is there: without any words. */
  waiting: ReactNode
  children: ReactNode
}

const Failed = createContext(false)

/** Whether the language that somebody wants could not be fetched, so that another one is shown. */
export const useLanguageFailed = (): boolean => useContext(Failed)

/** What somebody chose, here or in their profile; undefined while their profile has not said it. */
const useChoice = (): LanguageCode | null | undefined => {
  const here = useChosenLanguage()
  const isAsked = useSession() !== null && here === null
  const profile = useQuery({ ...callQuery(accounts.getProfile, {}), enabled: isAsked })
  if (!isAsked) return here
  if (profile.isPending && profile.failureCount === 0) return undefined
  return profile.data?.user.language ?? null
}

/**
 * Shows pages in somebody's language: what they chose, else that of their invitation, else their browser's, else English.
 * Whoever changes it goes on where they are: what is shown stays until the other one is there.
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
      // Said again all the same: another one that is still on its way is no longer wanted.
      void catalogue.show(wanted)
      return undefined
    }
    let isCurrent = true
    const fail = () => {
      if (!isCurrent) return
      // What is there is shown instead of nothing, and choosing it once more is another try.
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

/** Tells the document in which language it is, for as long as it is. */
const ShownPage = ({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) => {
  const { language, connectionLost } = catalogue.use()
  useEffect(() => setPageLanguage(language, connectionLost), [language, connectionLost])
  return children
}
