import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { z } from 'zod'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The view field that this entry was pushed for, from the same page without it. */
    openedFor?: string
  }
}

type How = { push: boolean; openedFor?: string }
export type SetView = (change: Record<string, string | undefined>, how?: How) => void

/**
 * The view that the URL describes (filters, tab, open drawer), parsed with a schema whose fields each have their own
 * fallback, e.g. `z.object({ q: z.string().catch('') })`. All values are text. Setting a field to undefined removes
 * it from the URL.
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
        // An entry keeps the field that it was pushed for while other fields change.
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

/** The history state of an entry pushed for a view field that can be closed again. */
export const overlayState = (field: string | undefined): { openedFor?: string } =>
  field === undefined || field === '' ? {} : { openedFor: field }

/**
 * Opens and closes an overlay that is part of the URL, as a field of the view: a reload keeps it, and going back
 * closes it. Closing it goes back to the entry that it was opened from, so that the next Back leaves the page; if a
 * link or another page opened it, its entry is replaced by that of the page without it.
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
    // A second press may come before the browser is back; it must not leave the page too.
    if (wasPushed && !isGoingBack.current) {
      isGoingBack.current = true
      history.back()
    } else setView({ [field]: undefined })
  }, [history, field, setView])
  return { open, close }
}
