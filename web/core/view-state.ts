import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { z } from 'zod'

/**
 * The view that the address describes (filters, tab, open drawer): read with a schema whose fields
 * each fall back by themselves, e.g. `z.object({ q: z.string().catch('') })`. All values are text.
 * Setting a field to undefined takes it out of the address.
 */
export const useViewState = <T extends z.ZodType<object>>(
  schema: T,
): [z.output<T>, (change: Record<string, string | undefined>, how?: { push: boolean }) => void] => {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = useMemo(() => schema.parse(search), [schema, search])
  const setView = useCallback(
    (change: Record<string, string | undefined>, how?: { push: boolean }) => {
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
        resetScroll: false,
      })
    },
    [navigate],
  )
  return [view, setView]
}
