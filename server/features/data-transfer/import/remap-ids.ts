import { v7 as newId } from 'uuid'
import type { Kind, Line, ImportMapping } from './import-mapping.ts'

/**
 * The ids that what a file names has here. They are new, since an id of another's choosing could be that of something
 * else, and in the order of the old ones, since what is in the order of ids stays so.
 */
export type IdMap = {
  /** Takes down that there is such a thing. */
  add(kind: Kind | undefined, old: string): void
  has(kind: Kind, old: string): boolean
  /** The id here of a thing of the file, or of what it refers to and does not hold. */
  of(old: string): string
  /** A line with the ids that it has here. */
  renamed(line: Line, taking: ImportMapping): Line
}

export const createIdMap = (): IdMap => {
  const ids = new Map<string, string>()
  const kinds = new Map<Kind, Set<string>>()

  const of = (old: string): string => {
    const known = ids.get(old)
    if (known !== undefined) return known
    const made = newId()
    ids.set(old, made)
    return made
  }

  /** Ids anywhere in a value; what is none of them stays as it is. */
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return ids.get(value) ?? value
    if (Array.isArray(value)) return value.map(deep)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item)]))
    return value
  }

  return {
    add(kind, old) {
      if (kind === undefined) return
      of(old)
      const known = kinds.get(kind)
      if (known) known.add(old)
      else kinds.set(kind, new Set([old]))
    },
    has: (kind, old) => kinds.get(kind)?.has(old) ?? false,
    of,
    renamed(line, { id, references = {}, deep: fields = [] }) {
      const row = { ...line }
      if (id) row[id.field] = id.kind === undefined ? newId() : of(String(line[id.field]))
      for (const field of Object.keys(references)) {
        const old = line[field]
        if (typeof old === 'string') row[field] = of(old)
      }
      for (const field of fields) row[field] = deep(line[field])
      return row
    },
  }
}
