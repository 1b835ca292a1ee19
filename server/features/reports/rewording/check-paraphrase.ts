import { frames, framesOfSubject, isTrailingAside, deicticWords, isPersonShift } from './paraphrase-words.ts'

/**
 * Whether a sentence retells what it rests on: a whole sentence of one source, word by word and sign by sign. What a person wrote
 * has to be told as what they say. Nothing can be left out of a sentence, put in or moved, so no list has to know what words mean.
 */

export type ParaphraseSource = {
  text: string
  /** A person wrote it; else the product worked it out. */
  isTold: boolean
  /** Its text quotes what was written; else it is what was written. */
  isQuoting?: boolean
  /** What the product tells of, such as a person or a report: its sentences may begin with these words. */
  subject?: ReadonlySet<string>
}

export const isParaphrase = (text: string, sources: readonly ParaphraseSource[]): boolean => {
  const tokens = withoutEnd(tokensOf(text))
  return sources.some((source) => {
    const subject = source.subject ?? new Set<string>()
    const told = toldBy(source)
    if (framesAt(tokens, frames, subject).some((rest) => isOne(rest, told, toldLength))) return true
    const tail = tokens.lastIndexOf(',')
    if (tail > 0 && isTrailingAside(tokens.slice(tail + 1)) && isOne(tokens.slice(0, tail), told, toldLength))
      return true
    if (source.isTold) return false
    const units = unitsOf(source.text)
    const plain = source.subject ? units.filter(isPlain) : units
    const fields = source.subject ? fieldsOf(source.text).filter(isPlain) : []
    return (
      isOne(tokens, plain, sameLength) ||
      framesAt(tokens, framesOfSubject, subject).some((rest) => isOne(rest, units, sameLength)) ||
      leadsAt(tokens, subject).some((rest) => isMadeOf(rest, fields, fieldLength(subject)))
    )
  })
}

/** In the chat 'you' is who asks, and in a report its person. */
const isPlain = (unit: readonly string[]): boolean => !unit.some((token) => deicticWords.has(token))

const mark = /^[.!?…,;:؟،؛]$/u
const tokenOf = /\d+(?:[.,]\d+)*|[\p{L}\p{M}\p{N}_]+|\S/gu

const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[’‘]/gu, "'")
    .match(tokenOf) ?? []

const withoutEnd = (tokens: readonly string[]): readonly string[] => {
  let end = tokens.length
  while (end > 0 && mark.test(tokens[end - 1] ?? '')) end -= 1
  return tokens.slice(0, end)
}

/** A number or a letter alone says nothing without what it is of. */
const isSaying = (tokens: readonly string[]): boolean => tokens.some((token) => /\p{L}{2}/u.test(token))

/** Where a sentence ends, another begins with a capital or in a script that has none. What is between them is a part, too. */
const sentenceEnd = /((?<=[.!?…؟]["”’»]?)\s+(?=["“„«‘]?[\p{Lu}\p{Lo}]))/u
const fieldEnd = /(;\s)/u

const unitsOf = (text: string): (readonly string[])[] => {
  const units: string[] = []
  let isList = false
  for (const part of partsOf(text, sentenceEnd)) {
    // What a list is of, and a word or two such as 'Not really', may turn what is beside them round.
    const isMore = isList || withoutEnd(tokensOf(part)).length <= fewWords
    if (isMore && units.length > 0) units.push(`${units.pop()} ${part}`)
    else units.push(part)
    isList ||= leadIn.test(part)
  }
  return sayingOf(units)
}

const fewWords = 2
/** 'None of this is so: 1.' */
const leadIn = /:\s*(?:\d+[.)]?)?$/u

const sayingOf = (parts: readonly string[]): (readonly string[])[] =>
  parts.map((part) => withoutEnd(tokensOf(part))).filter(isSaying)

/** What is quoted stays in one piece, or a part of what somebody wrote would be as good as what was worked out. */
const partsOf = (text: string, end: RegExp): string[] => {
  const parts: string[] = []
  let open: string[] = []
  let quotes = quotesOf('')
  for (const part of text.split(end)) {
    open.push(part)
    quotes = bothOf(quotes, quotesOf(part))
    if (isOpen(quotes)) continue
    parts.push(open.join(''))
    open = []
    quotes = quotesOf('')
  }
  // What stays open to the end is none.
  return parts
}

type Quotes = { opening: number; closing: number; straight: number }

const quotesOf = (text: string): Quotes => ({
  opening: text.match(/[“„«]/gu)?.length ?? 0,
  closing: text.match(/[”»]/gu)?.length ?? 0,
  straight: text.match(/"/gu)?.length ?? 0,
})

const bothOf = (one: Quotes, other: Quotes): Quotes => ({
  opening: one.opening + other.opening,
  closing: one.closing + other.closing,
  straight: one.straight + other.straight,
})

const isOpen = ({ opening, closing, straight }: Quotes): boolean => opening !== closing || straight % 2 === 1

/**
 * What stands between semicolons, with its name before a colon. Left out is what may belong to another name: what follows a name
 * within a name, what has no name behind what has one, and a name that occurs twice.
 */
const fieldsOf = (text: string): (readonly string[])[] => {
  const all = sayingOf(partsOf(text, fieldEnd))
  const nested = all.findIndex((field) => field.filter((token) => token === ':').length > 1)
  const names = all.map((field) => field.slice(0, Math.max(0, field.indexOf(':'))).join(' '))
  const named = names.findIndex((name) => name !== '')
  return all.filter((_, at) => {
    if (nested >= 0 && at >= nested) return false
    if (names[at] === '') return named < 0 || at < named
    return names.filter((name) => name === names[at]).length === 1
  })
}

const quotesIn = (text: string): string[] =>
  Array.from(text.matchAll(/[“„«"]([^“”„«»"]{1,1500})[”“»"]/gu), ([, inside = '']) => inside)

const toldBy = ({ text, isTold, isQuoting = false }: ParaphraseSource): (readonly string[])[] =>
  !isTold ? [] : isQuoting ? quotesIn(text).flatMap(unitsOf) : unitsOf(text)

type Length = (tokens: readonly string[], unit: readonly string[]) => number

/** Whether it is one whole unit: of two a denial in the first could seem to go on in the second. */
const isOne = (tokens: readonly string[], units: readonly (readonly string[])[], length: Length): boolean =>
  units.some((unit) => tokens.length > 0 && length(tokens, unit) === tokens.length)

/** Whether it is made of whole fields. */
const isMadeOf = (
  tokens: readonly string[],
  fields: readonly (readonly string[])[],
  length: Length,
): boolean =>
  fields.some((field) => {
    const end = length(tokens, field)
    if (end <= 0) return false
    const rest = tokens.slice(end)
    if (rest.length === 0) return true
    const joined = afterJoint(rest)
    return joined.length < rest.length && isMadeOf(joined, fields, length)
  })

const joints: ReadonlySet<string> = new Set(['and', ',', ';'])
const afterJoint = (tokens: readonly string[]): readonly string[] => {
  let at = 0
  while (joints.has(tokens[at] ?? '')) at += 1
  return tokens.slice(at)
}

/** How many tokens at the beginning are the unit; 0 where it does not stand there. */
const sameLength: Length = (tokens, unit) =>
  unit.every((token, at) => tokens[at] === token) ? unit.length : 0

/** The same for what a person wrote: in quotation marks letter by letter, else in the second person instead of the first. */
const toldLength: Length = (tokens, unit) => {
  if (tokens[0] === '"') {
    const end = sameLength(tokens.slice(1), unit) + 1
    const close = mark.test(tokens[end] ?? '') ? end + 1 : end
    return end > 1 && tokens[close] === '"' ? close + 1 : 0
  }
  const isLike = unit.every((token, at) => {
    const said = tokens[at]
    return said !== undefined && !deicticWords.has(token) && (said === token || isPersonShift(token, said))
  })
  return isLike ? unit.length : 0
}

const articles: ReadonlySet<string> = new Set(['a', 'an', 'the'])
const has: ReadonlySet<string> = new Set(['has', 'have', 'is', 'are', 'in', 'with'])

const glue: ReadonlySet<string> = new Set([':', 'score', 'of', 'is', 'are'])

/** The same for 'reliability: 8', which may be said as 'the reliability of Ada is 8'. */
const fieldLength = (subject: ReadonlySet<string>): Length => {
  const isGlue = (token: string) => glue.has(token) || (subject.has(token) && !/\d/u.test(token))
  return (tokens, unit) => {
    const start = articles.has(tokens[0] ?? '') ? 1 : 0
    const colon = unit.indexOf(':')
    // What is nothing but quoted, such as a post, stays so.
    const bare = unit[0] === '"' ? unit : unit.filter((token) => token !== '"')
    const name = colon < 0 ? [] : unit.slice(0, colon)
    const value = colon < 0 ? bare : unit.slice(colon + 1)
    if (sameLength(tokens.slice(start), name) !== name.length) return 0
    let at = start + name.length
    if (colon >= 0) while (isGlue(tokens[at] ?? '') && tokens[at] !== value[0]) at += 1
    const length = sameLength(tokens.slice(at), value)
    return length === 0 ? 0 : at + length
  }
}

/** What is left of a sentence behind words such as 'you say that'. */
const framesAt = (
  tokens: readonly string[],
  all: readonly (readonly string[])[],
  subject: ReadonlySet<string>,
): (readonly string[])[] =>
  all.flatMap((frame) => {
    let at = 0
    for (const part of frame) {
      if (part === 'SUBJECT') {
        const from = at
        while (subject.has(tokens[at] ?? '') || articles.has(tokens[at] ?? '')) at += 1
        if (at === from) return []
      } else if (part.split('|').includes(tokens[at] ?? '')) at += 1
      else return []
    }
    while (frameEnds.has(tokens[at] ?? '')) at += 1
    return [tokens.slice(at)]
  })
const frameEnds: ReadonlySet<string> = new Set([':', ',', 'that', 'dass', 'que', 'أن', 'إن'])

/** What is left behind whom or what the product tells of, and 'has the' or 'is in the'. */
const leadsAt = (tokens: readonly string[], subject: ReadonlySet<string>): (readonly string[])[] => {
  let at = 0
  const isSubject = (token: string) =>
    (subject.has(token) && (!/\d/u.test(token) || tokens[at - 1] === 'version')) ||
    articles.has(token) ||
    [',', ':', 'of'].includes(token)
  const leads = [tokens]
  while (at < tokens.length && isSubject(tokens[at] ?? '')) {
    at += 1
    leads.push(tokens.slice(at))
  }
  while (has.has(tokens[at] ?? '') || articles.has(tokens[at] ?? '')) {
    at += 1
    leads.push(tokens.slice(at))
  }
  return leads
}
