import { useEffect, useState, useSyncExternalStore } from 'react'
import { hasMirror } from '../../../core/drafts/draft-mirror.ts'
import { deviceDraft, draftKey, restoreDrafts } from './device-drafts.ts'
import type { DraftState } from './draft-state.ts'
import type { QuestionnaireSubject } from './questionnaire-subject.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import { browserDraftEnvironment, createDraftApi } from './draft-environment.ts'
import { wouldLoseEdits } from './save-status.ts'

/** Who answers: the holder of a plain invite code, or a signed-in person in an organization. */
export type Respondent = { code: string } | { orgId: string; uid: string }

/** The draft of one questionnaire and its state, kept up to date; guards against leaving only where that loses something. */
export const useDraft = (who: Respondent, about: QuestionnaireSubject | null): [DraftStore, DraftState] => {
  const [store] = useState(() => {
    const key = draftKey(who)
    return createDraftStore(deviceDraft(key), createDraftApi(who), about, browserDraftEnvironment(key))
  })
  useEffect(() => store.start(), [store])
  const state = useSyncExternalStore(store.subscribe, store.state)
  const isGuarded = wouldLoseEdits(state)
  useEffect(() => {
    if (!isGuarded) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isGuarded])
  return [store, state]
}

/** How long a page waits for what a killed browser left; whatever comes later joins what is there. */
const restoreMost = 1_000

/** Whether what a killed browser left is back, so that drafts can be drawn. */
export const useDraftsRestored = (): boolean => {
  const [isRestored, setRestored] = useState(() => !hasMirror())
  useEffect(() => {
    if (!hasMirror()) return undefined
    const done = () => setRestored(true)
    const timer = setTimeout(done, restoreMost)
    void restoreDrafts().finally(done)
    return () => clearTimeout(timer)
  }, [])
  return isRestored
}

const onConnection = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the device believes that it has a connection. */
export const useOnline = (): boolean => useSyncExternalStore(onConnection, () => navigator.onLine)
