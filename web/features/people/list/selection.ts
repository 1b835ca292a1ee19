import { useState } from 'react'

/** Which rows are selected, by id. */
export type Selection = {
  selected: ReadonlySet<string>
  toggle: (id: string) => void
  /** Selects these, or none of them where all are selected. */
  toggleAll: (ids: readonly string[]) => void
  clear: () => void
}

export const useSelection = (): Selection => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return {
    selected,
    toggle: (id) =>
      setSelected((old) =>
        old.has(id) ? new Set([...old].filter((other) => other !== id)) : new Set([...old, id]),
      ),
    toggleAll: (ids) =>
      setSelected((old) => {
        const isAll = ids.every((id) => old.has(id))
        if (!isAll) return new Set([...old, ...ids])
        const given = new Set(ids)
        return new Set([...old].filter((id) => !given.has(id)))
      }),
    clear: () => setSelected(new Set()),
  }
}
