/** The people that a step may name: only as an answer names them. */
import { clean } from '../../catalog/quote-answer.ts'
import type { QuestionId } from '../../questionnaire/questionnaire.ts'
import type { Person } from '../answered-person.ts'

const nameWord = String.raw`\p{Lu}[\p{L}\p{M}'’-]{0,24}`
const name = String.raw`${nameWord}(?: ${nameWord}){0,2}`
const notAName =
  /^(?:no|nobody|none|everyone|everybody|all|the|my|our|i|we|me|myself|they|various|many|most|different|people|team|teams|niemand|alle|das|die|der|den|mein|meine|meinem|meiner|mit|ich|wir|kollegen|kolleginnen|verschiedene|nadie|todos|todas|el|la|los|las|mi|mis|con|varios|compañeros)$/iu

// A title has a stop of its own, and is no other person's who reports to them.
const titledName = new RegExp(
  String.raw`(?:^|, |^\p{Lu}\p{L}{2,20} |(?<!\p{L})(?:[Aa]n|[Tt]o|[Aa]l?) |(?:berichte|berichten) (?:direkt )?an (?:\p{Ll}{2,8} \p{Lu}\p{L}{2,30} )?)((?:Frau|Herrn?|Mrs?|Ms|Dr|Sra?|Don|Doña)[.]? (?:(?:Prof|Dr)[.] )*${nameWord})(?!\p{L})(?! (?:berichtet|reports))`,
  'u',
)

const managerPatterns = [
  // Asked for their manager, people often begin with the name.
  String.raw`^(?:(?:To|An|A) )?((?!(?:To|An|A) )${name})(?=[,;]| ?[(])`,
  // Their post first, then their name.
  String.raw`^(?:(?:[Ii] |[Ii]ch )?(?:report|berichte|reporto) )?(?:[Tt]o|[Aa]n|[Aa]l?|[Dd]ependo del?) (?:the |our |my |die |den |unsere[nr]? |la |el |mi )?[\p{L} ]{3,30}?, ?((?:Frau |Herrn? )?${name})(?=[,;.(]|$)`,
  String.raw`^(?:[Aa]l? )(?:la |el |mi )?[\p{Ll}]{4,20} (${name})(?=[,;.(]|$)`,
  // Before a full stop one word may be a department.
  String.raw`^(?:(?:To|An|A) )?((?!(?:To|An|A) )${nameWord}(?: ${nameWord}){1,2})(?=[.](?: |$))`,
  String.raw`\b(?:report|reports|reporting|answer)(?: directly)? to (${name})`,
  String.raw`\b(?:manager|boss|supervisor|team lead|lead) is (${name})`,
  String.raw`(?<!\p{L})(?:berichte|berichten)(?: direkt)? an (${name})`,
  String.raw`(?<!\p{L})(?:chefin|chef|führungskraft|vorgesetzter|vorgesetzte|teamleiterin|teamleiter) ist (${name})`,
  String.raw`(?<!\p{L})(?:reporto|respondo)(?: directamente)? a (${name})`,
  String.raw`(?<!\p{L})dependo(?: directamente)? de (${name})`,
  String.raw`(?<!\p{L})(?:jefe|jefa|responsable) es (${name})`,
]
  // The name keeps its capitals; the words before it may have any.
  .map((pattern) => new RegExp(anyCase(pattern), 'u'))

/** Lets the first letters of the words before the name be capitals. */
function anyCase(pattern: string): string {
  return pattern.replace(
    /(?<=[(|: ])([a-zäöü])(?=[a-zäöü]{3})/gu,
    (letter) => `[${letter}${letter.toUpperCase()}]`,
  )
}

const nameTwice = new RegExp(String.raw`^(${nameWord})[.,].*(?<!\p{L})\1(?!\p{L})`, 'u')
const onlyName = new RegExp(String.raw`^(?:${name})$`, 'u')
const denial =
  /^(?:to |an |a )?(?:nobody|no one|noone|none|niemand|niemandem|niemanden|nadie|لا أحد)(?!\p{L})(?! reports?\b)/iu

function parseName(text: string | undefined): string | null {
  const words = (text ?? '').trim().split(' ')
  return words.length > 0 && words.every((word) => word !== '' && !notAName.test(word))
    ? words.join(' ')
    : null
}

/** The person's manager where the answer names one. */
export function managerIn(text: string | undefined): string | null {
  const line = clean((text ?? '').slice(0, 400)).replace(/[.;,]$/u, '')
  const titled = parseName(titledName.exec(line)?.[1])
  if (titled !== null) return titled
  if (onlyName.test(line)) return parseName(line)
  // A name that comes again is no department.
  const again = nameTwice.exec(line)?.[1]
  if (again !== undefined && parseName(again) !== null) return again
  for (const pattern of managerPatterns) {
    const found = parseName(pattern.exec(line)?.[1])
    if (found !== null) return found
  }
  return null
}

/** The first colleague that the answer names. */
export function colleagueIn(text: string | undefined): string | null {
  const [first = ''] = (text ?? '')
    .slice(0, 400)
    .split(/[,;\n/&(]| and | und | y | e | from | aus | vom | de |[.](?:\s|$)/u)
  const line = clean(first).replace(/^[-*•–]\s*/u, '')
  return onlyName.test(line) ? parseName(line) : null
}

/** Where it is not settled who the manager is, nobody is sent to one. */
const unsettled =
  /(?<!\p{L})(?:depends (?:on )?(?:which|who|how)|unclear|kommt darauf an|kommt drauf an|unklar|no está claro|غير واضح)(?!\p{L})/iu

export interface With {
  /** How a step names them. */
  readonly who: string
  /** The answer that names them, if one does. */
  readonly source: QuestionId | null
}

/**
 * With whom a step is taken: the manager as named, somebody who decides where there is none, else their manager. Where
 * somebody is treated badly, nobody is sent to a manager, who may be a part of it.
 */
export function managerOf({ raw, words, alarms }: Person): With {
  if (alarms.some(({ kind }) => kind === 'harm'))
    return { who: words.say('employee.steps.trusted'), source: null }
  const text = raw.reporting_structure
  const found = managerIn(text)
  if (found !== null)
    return { who: words.named(inSentence(found, words.language)), source: 'reporting_structure' }
  const line = clean((text ?? '').slice(0, 200))
  const isDenied = denial.test(line) || unsettled.test(line)
  return {
    who: words.say(isDenied ? 'employee.steps.decider' : 'employee.steps.manager'),
    source: isDenied ? 'reporting_structure' : null,
  }
}

/** 'mit Herrn Seibold', as German has it. */
function inSentence(found: string, language: string): string {
  return language === 'de' ? found.replace(/^Herr /u, 'Herrn ') : found
}

/** The colleague as named, else their team. */
export function colleagueOf({ raw, words }: Person): With {
  const found = colleagueIn(raw.close_collaborators)
  return found === null
    ? { who: words.say('employee.steps.team'), source: null }
    : { who: words.named(inSentence(found, words.language)), source: 'close_collaborators' }
}

const nameParts = /[\p{L}\p{M}'’-]+/gu

/** The manager or the colleague where a text speaks of them by a part of their name. */
export function namedIn(text: string, person: Person): With | null {
  for (const found of [colleagueOf(person), managerOf(person)]) {
    const { source } = found
    if (source === null) continue
    const name =
      source === 'reporting_structure' ? managerIn(person.raw[source]) : colleagueIn(person.raw[source])
    const words = new Set(text.match(nameParts))
    const parts = (name ?? '')
      .split(' ')
      .filter((part) => part.length > 2 && !/^(?:Frau|Herrn?)$/u.test(part))
    if (parts.some((part) => words.has(part))) return found
  }
  return null
}
