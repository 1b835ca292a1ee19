import {
  deicticWords,
  frames,
  framesOfSubject,
  isBackReference,
  isPersonShift,
  isTrailingAside,
} from './paraphrase-words.ts'
import { quotesIn, splitOutsideQuotes, splitSentences } from './split-sentences.ts'

/**
 * Checks that a sentence paraphrases its source: it has to be one whole sentence of a single source, with the same
 * words and punctuation. What a person wrote has to be reported as their statement. Since no word can be left out,
 * added or moved, no list has to know what words mean.
 */

export type ParaphraseSource = {
  text: string
  /** A person wrote it; otherwise the product computed it. */
  isTold: boolean
  /** Its text quotes what was written; otherwise it is what was written. */
  isQuoting?: boolean
  /** Words for the subject of the source, such as a person or a report; its sentences may begin with them. */
  subject?: ReadonlySet<string>
}

export const isParaphrase = (text: string, sources: readonly ParaphraseSource[]): boolean => {
  const { tokens, end } = unitOf(text)
  const isTelling = (rest: readonly string[], told: readonly Unit[]) =>
    isOne({ tokens: rest, end }, told, reportedSpeechLength)
  return sources.some((source) => {
    const subject = source.subject ?? new Set<string>()
    const told = reportedSpeechUnits(source)
    if (framesAt(tokens, frames, subject).some((rest) => isTelling(rest, told))) return true
    const tail = tokens.lastIndexOf(',')
    if (tail > 0 && isTrailingAside(tokens.slice(tail + 1)) && isTelling(tokens.slice(0, tail), told))
      return true
    if (source.isTold) return false
    const units = unitsOf(source.text, false)
    const plain = source.subject ? units.filter(isPlain) : units
    const fields = source.subject ? fieldsOf(source.text).filter(isPlain) : []
    return (
      isOne({ tokens, end }, plain, sameLength) ||
      framesAt(tokens, framesOfSubject, subject).some((rest) =>
        isOne({ tokens: rest, end }, units, sameLength),
      ) ||
      (mayEnd(end, '') &&
        leadsAt(tokens, subject).some((rest) => isMadeOf(rest, fields, fieldLength(subject))))
    )
  })
}

/** In the chat 'you' is the asker, in a report its person. */
const isPlain = ({ tokens }: Unit): boolean => !tokens.some((token) => deicticWords.has(token))

/** A sentence, and the marks at its end. */
type Unit = { tokens: readonly string[]; end: string }

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

const unitOf = (text: string): Unit => {
  const all = tokensOf(text)
  const tokens = withoutEnd(all)
  return { tokens, end: all.slice(tokens.length).join('') }
}

const isQuestion = (end: string): boolean => /[?؟]/u.test(end)

/** Whether a sentence may end so: a question stays one, and nothing else becomes a question, an exclamation or a hint. */
const mayEnd = (end: string, own: string): boolean =>
  end === own || (isQuestion(own) ? /^[?؟]$/u.test(end) : end === '' || end === '.')

/** A number or a single letter says nothing without its context. */
const isSaying = (tokens: readonly string[]): boolean => tokens.some((token) => /\p{L}{2}/u.test(token))

const fieldEnd = /(;\s)/u

const unitsOf = (text: string, isTold: boolean): Unit[] => {
  const units: string[] = []
  let isList = false
  for (const part of splitSentences(text, isTold)) {
    // A list's introduction may negate what follows it, and a short remark what is before it.
    const isMore = isList || isRemark(withoutEnd(tokensOf(part)), isTold)
    if (isMore && units.length > 0) units.push(`${units.pop()} ${part}`)
    else units.push(part)
    isList ||= leadIn.test(part)
  }
  return sayableUnits(units)
}

/** 'Not really', and of a person also 'I am joking', 'Das wäre schön' or 'But only on Fridays'. */
const isRemark = (tokens: readonly string[], isTold: boolean): boolean =>
  tokens.length <= fewWords || (isTold && (tokens.length <= 3 || isBackReference(tokens)))
const fewWords = 2
/** 'None of this is so: 1.' */
const leadIn = /:\s*(?:\d+[.)]?)?$/u

const sayableUnits = (parts: readonly string[]): Unit[] =>
  parts.map(unitOf).filter(({ tokens }) => isSaying(tokens))

/**
 * The fields of a text: parts separated by semicolons, each with its name before a colon. Ambiguous ones are dropped:
 * everything from a nested name on, parts without a name after a named part, and names that occur twice.
 */
const fieldsOf = (text: string): Unit[] => {
  const all = sayableUnits(splitOutsideQuotes(text, fieldEnd))
  const nested = all.findIndex(({ tokens }) => tokens.filter((token) => token === ':').length > 1)
  const names = all.map(({ tokens }) => tokens.slice(0, Math.max(0, tokens.indexOf(':'))).join(' '))
  const named = names.findIndex((name) => name !== '')
  return all.filter((_, at) => {
    if (nested >= 0 && at >= nested) return false
    if (names[at] === '') return named < 0 || at < named
    return names.filter((name) => name === names[at]).length === 1
  })
}

const reportedSpeechUnits = ({ text, isTold, isQuoting = false }: ParaphraseSource): Unit[] =>
  !isTold ? [] : (isQuoting ? quotesIn(text) : [text]).flatMap((told) => unitsOf(told, true))

type Length = (tokens: readonly string[], unit: Unit) => number

/**
 * Whether the tokens are one whole unit. Of two units, a denial in the first could seem to continue in the second.
 */
const isOne = ({ tokens, end }: Unit, units: readonly Unit[], length: Length): boolean =>
  units.some(
    (unit) =>
      tokens.length > 0 &&
      length(tokens, unit) === tokens.length &&
      mayEnd(end, tokens.at(-1) === '"' && length === reportedSpeechLength ? '' : unit.end),
  )

/** Whether the tokens consist of whole fields. */
const isMadeOf = (tokens: readonly string[], fields: readonly Unit[], length: Length): boolean =>
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

/** The number of tokens at the beginning that match the unit; 0 where they do not. */
const sameLength: Length = (tokens, { tokens: unit }) =>
  unit.every((token, at) => tokens[at] === token) ? unit.length : 0

/**
 * The same for a person's words: in quotation marks verbatim, otherwise in the second person instead of the first.
 */
const reportedSpeechLength: Length = (tokens, unit) => {
  if (tokens[0] === '"') {
    const end = sameLength(tokens.slice(1), unit) + 1
    const close = tokens.indexOf('"', end)
    return end > 1 && close > 0 && mayEnd(tokens.slice(end, close).join(''), unit.end) ? close + 1 : 0
  }
  const isLike = unit.tokens.every((token, at) => {
    const said = tokens[at]
    return said !== undefined && !deicticWords.has(token) && (said === token || isPersonShift(token, said))
  })
  return isLike ? unit.tokens.length : 0
}

const articles: ReadonlySet<string> = new Set(['a', 'an', 'the'])
const has: ReadonlySet<string> = new Set(['has', 'have', 'is', 'are', 'in', 'with'])

const glue: ReadonlySet<string> = new Set([':', 'score', 'of', 'is', 'are'])

/** The same for a field: 'reliability: 8' may become 'the reliability of Ada is 8'. */
const fieldLength = (subject: ReadonlySet<string>): Length => {
  const isGlue = (token: string) => glue.has(token) || (subject.has(token) && !/\d/u.test(token))
  return (tokens, { tokens: unit, end }) => {
    const start = articles.has(tokens[0] ?? '') ? 1 : 0
    const colon = unit.indexOf(':')
    // A value that is only a quotation, such as a job title, keeps its quotation marks.
    const bare = unit[0] === '"' ? unit : unit.filter((token) => token !== '"')
    const name = colon < 0 ? [] : unit.slice(0, colon)
    const value = colon < 0 ? bare : unit.slice(colon + 1)
    if (sameLength(tokens.slice(start), { tokens: name, end }) !== name.length) return 0
    let at = start + name.length
    if (colon >= 0) while (isGlue(tokens[at] ?? '') && tokens[at] !== value[0]) at += 1
    const length = sameLength(tokens.slice(at), { tokens: value, end })
    return length === 0 ? 0 : at + length
  }
}

/** The rest of a sentence after a frame such as 'you say that'. */
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

/** The rest of a sentence after its subject and words such as 'has the' or 'is in the'. */
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
