import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

type Identified = { id: string }

const isSameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index])

/** `settled` with `own`, each behind whoever stands before it in `fresh`; whoever else is new stays away. */
const withOwn = (
  settled: readonly string[],
  fresh: readonly string[],
  own: ReadonlySet<string>,
): string[] => {
  const there = new Set(settled)
  const ids = [...settled]
  let before: string | undefined
  for (const id of fresh) {
    if (own.has(id) && !there.has(id)) {
      ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
    } else if (!there.has(id)) continue
    before = id
  }
  return ids
}

const nobody: ReadonlySet<string> = new Set()

/**
 * Keeps rows in the places that they had when the reader last asked for an order (`view`: search, filters and
 * sort), however what they hold changes meanwhile: nothing moves under the eyes of somebody reading. `fresh`
 * is the order that would be right now, and `all` every row that may stay; `settle` takes the order. `newcomers`: how many
 * wait for that to be shown. `admit`: rows that the reader is bringing into the list; they wait for nothing, and take
 * their places as soon as they are there.
 */
export const useStableOrder = <T extends Identified>(
  fresh: readonly T[],
  all: readonly T[],
  view: string,
): {
  rows: T[]
  isBehind: boolean
  newcomers: number
  settle: () => void
  admit: (ids: readonly string[]) => void
} => {
  const ids = useMemo(() => fresh.map(({ id }) => id), [fresh])
  const [settled, setSettled] = useState({ view, ids })
  const isTaken = settled.view === view && settled.ids.length > 0
  if (!isTaken && (settled.view !== view || !isSameOrder(settled.ids, ids))) setSettled({ view, ids })
  const [admitted, setAdmitted] = useState(nobody)
  const own = admitted.size === 0 ? [] : ids.filter((id) => admitted.has(id))
  if (own.length > 0) {
    const come = new Set(own)
    setAdmitted(new Set([...admitted].filter((id) => !come.has(id))))
    if (isTaken) setSettled({ view, ids: withOwn(settled.ids, ids, come) })
  }
  const shown = isTaken ? settled.ids : ids
  const rows = useMemo(() => {
    const byId = new Map(all.map((row) => [row.id, row]))
    return shown.flatMap((id) => byId.get(id) ?? [])
  }, [all, shown])
  const { isBehind, newcomers } = useMemo(() => {
    const there = rows.map(({ id }) => id)
    const known = new Set(there)
    return { isBehind: !isSameOrder(there, ids), newcomers: ids.filter((id) => !known.has(id)).length }
  }, [rows, ids])
  const latest = useRef({ view, ids })
  useLayoutEffect(() => {
    latest.current = { view, ids }
  }, [view, ids])
  // What the reader has just changed is shown a moment later; the order is taken with it.
  const settle = useCallback(() => void setTimeout(() => setSettled(latest.current)), [])
  const admit = useCallback(
    (given: readonly string[]) => setAdmitted((before) => new Set([...before, ...given])),
    [],
  )
  return { rows, isBehind, newcomers, settle, admit }
}
