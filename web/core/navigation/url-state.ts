import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { z } from 'zod'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The field of the view that this entry was pushed for, from the same page without it. */
    openedFor?: string
  }
}

type How = { push: boolean; openedFor?: string }
export type SetView = (change: Record<string, string | undefined>, how?: How) => void

/**
 * The view that the address describes (filters, tab, open drawer): read with a schema whose fields
 * each fall back by themselves, e.g. `z.object({ q: z.string().catch('') })`. All values are text.
 * Setting a field to undefined takes it out of the address.
 */
export const useViewState = <T extends z.ZodType<object>>(schema: T): [z.output<T>, SetView] => {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = useMemo(() => schema.parse(search), [schema, search])
  const setView = useCallback<SetView>(
    (change, how) => {
      void navigate({
        to: '.',
        search: (old) => {
          const merged: Record<string, string | undefined> = { ...old, ...change }
          return Object.fromEntries(
            Object.entries(merged).flatMap(([key, value]) =>
              value === undefined || value === '' ? [] : [[key, value]],
            ),
          )
        },
        replace: !how?.push,
        // An entry that shows something else besides what it was pushed for is still that one.
        state: ({ openedFor: before = '' }) => {
          if (how?.push) return overlayState(how.openedFor)
          return overlayState(before in change && change[before] === undefined ? undefined : before)
        },
        resetScroll: false,
      })
    },
    [navigate],
  )
  return [view, setView]
}

/** What an entry is pushed with for a field of the view that is closed again. */
export const overlayState = (field: string | undefined): { openedFor?: string } =>
  field === undefined || field === '' ? {} : { openedFor: field }

/**
 * Opens and closes what stands over a page and in its address, as a field of the view: a reload keeps it, and going back
 * closes it. Closing it goes back to the entry that it was opened from, so that the next way back leads elsewhere; where
 * the address or another page opened it, its entry becomes that of the page without it.
 */
export const useOverlay = (
  field: string,
  isOpen: boolean,
  setView: SetView,
): { open: (value: string) => void; close: () => void } => {
  const { history } = useRouter()
  const isGoingBack = useRef(false)
  useEffect(() => {
    if (!isOpen) isGoingBack.current = false
  }, [isOpen])
  const open = useCallback(
    (value: string) => setView({ [field]: value }, { push: true, openedFor: field }),
    [field, setView],
  )
  const close = useCallback(() => {
    const wasPushed = history.location.state.openedFor === field
    // A second press comes before the browser is back: it is no wish to leave the page, too.
    if (wasPushed && !isGoingBack.current) {
      isGoingBack.current = true
      history.back()
    } else setView({ [field]: undefined })
  }, [history, field, setView])
  return { open, close }
}
