/** What this process has counted since its start, by what it was. */
export type Counters<Kind extends string = string> = {
  add(kind: Kind): void
  counts(): ReadonlyMap<Kind, number>
}

/** Counters that know their kinds from the start, so that each can be reported as 0. */
export const openCounters = <Kind extends string>(kinds: readonly Kind[]): Counters<Kind> => {
  const counts = new Map(kinds.map((kind) => [kind, 0]))
  return { add: (kind) => void counts.set(kind, (counts.get(kind) ?? 0) + 1), counts: () => counts }
}
