/**
 * The sentence of point 8 for a statement that failed. It is derived from the statement itself, and from which one
 * document the call was asked about: neither table nor value is in it.
 */
export const sentenceOfStatement = (statement: string | undefined, input: unknown): string => {
  const id = documentOf(input)
  switch (writesIn(statement ?? '')) {
    case 'several':
      return 'Failed to execute batch write'
    case 'select':
      return id === undefined ? 'Failed to query documents' : `Failed to get document ${id}`
    case 'insert':
      return 'Failed to create document'
    case 'update':
      if (id !== undefined) return `Failed to update document ${id}`
      break
    case 'delete':
      if (id !== undefined) return `Failed to delete document ${id}`
  }
  return 'Failed to execute transaction'
}

const kinds = ['select', 'insert', 'update', 'delete'] as const
type Kind = (typeof kinds)[number]

/** Writing parts of a statement; a lock (`for update`) and a conflict's way out (`do update`) are none of their own. */
const writing = /(?<!\bfor |\bfor no key |\bdo )\b(insert into|update|delete from)\b/g

const writesIn = (statement: string): Kind | 'several' | undefined => {
  const words = statement
    .toLowerCase()
    .replaceAll(/"[^"]*"|'[^']*'|--.*/g, 'x')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const first = /^\w+/.exec(words)?.[0]
  if (first !== 'with' && !kinds.some((kind) => kind === first)) return undefined
  const writes = [...words.matchAll(writing)].map(([write]) => write)
  if (writes.length > 1) return 'several'
  return kinds.find((kind) => (writes[0] ?? 'select').startsWith(kind))
}

const idAtMost = 200

/** The one document that a call names, where it names one. */
const documentOf = (input: unknown): string | undefined => {
  const named = [at(input, 'employeeId'), at(input, 'id'), at(at(input, 'employee'), 'id'), at(input, 'code')]
  return named.find((id) => typeof id === 'string' && id !== '' && id.length <= idAtMost)?.toString()
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined
