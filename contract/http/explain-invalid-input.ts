import type { z } from 'zod'

/** What is wrong with an input, in words for people, where its schema has no sentence of its own. */

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  nan: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const entries = (count: number | bigint) => (Number(count) === 1 ? '1 entry' : `${count} entries`)
const characters = (count: number | bigint) => (Number(count) === 1 ? '1 character' : `${count} characters`)

type Bound = { origin: string; bound: number | bigint }

const tooBig = (name: string, { origin, bound }: Bound): string => {
  if (origin === 'string') return `${name} is too long (max ${characters(bound)})`
  if (origin === 'array') return `${name} may have at most ${entries(bound)}`
  return `${name} must be at most ${bound}`
}

const tooSmall = (name: string, { origin, bound }: Bound): string => {
  if (origin === 'string') {
    return Number(bound) === 1 ? `${name} cannot be empty` : `${name} must have at least ${characters(bound)}`
  }
  if (origin === 'array') return `${name} must have at least ${entries(bound)}`
  return `${name} must be at least ${bound}`
}

/** What is wrong: 'version', 'page.limit', 'questionId of entry 1 of answers'. */
const nameOf = (path: readonly PropertyKey[]): string => {
  const at = path.findLastIndex((step) => typeof step === 'number')
  if (at === -1) return path.map(String).join('.')
  const entry = `entry ${Number(path[at]) + 1}${at === 0 ? '' : ` of ${nameOf(path.slice(0, at))}`}`
  return at === path.length - 1
    ? entry
    : `${path
        .slice(at + 1)
        .map(String)
        .join('.')} of ${entry}`
}

/** The error map to parse the contract's inputs with: missing, of the wrong kind, too long, too short, not one of. */
export const inputErrorMap: z.core.$ZodErrorMap = (issue) => {
  const name = issue.path?.length ? nameOf(issue.path) : 'The input'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${name} is required`
        : `${name} must be ${kinds[issue.expected] ?? issue.expected}`
    case 'too_big':
      return tooBig(name, { origin: issue.origin, bound: issue.maximum })
    case 'too_small':
      return tooSmall(name, { origin: issue.origin, bound: issue.minimum })
    case 'invalid_value':
      return issue.input === undefined
        ? `${name} is required`
        : `${name} must be ${issue.values.length === 1 ? '' : 'one of: '}${issue.values.map(String).join(', ')}`
    case 'invalid_union':
      return issue.input === undefined ? `${name} is required` : `${name} cannot be used as it was sent`
    default:
      return `${name} cannot be used as it was sent`
  }
}
