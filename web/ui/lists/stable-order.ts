import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

type Identified = { id: string }

const isSameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index])

/** `settled` with the rows of `own` inserted, each after its predecessor in `fresh`; other new rows are left out. */
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
 * Keeps rows where they were when the reader last asked for an order (`view`: search, filters and sort), however
 * their data changes: nothing moves while somebody reads. `fresh` is the order that would be right now, `all` every
 * row that may stay. `settle` applies the fresh order. `newcomers` is the number of rows that wait for that. `admit`
 * takes the ids of rows that the reader is adding; they appear as soon as they are loaded, without waiting.
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
  // The reader's own change is rendered a moment later, so the order is applied after it.
  const settle = useCallback(() => void setTimeout(() => setSettled(latest.current)), [])
  const admit = useCallback(
    (given: readonly string[]) => setAdmitted((before) => new Set([...before, ...given])),
    [],
  )
  return { rows, isBehind, newcomers, settle, admit }
}
