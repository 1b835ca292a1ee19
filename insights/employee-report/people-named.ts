/** The people whom a report may name in a step: only as they were named in an answer. */
import { clean } from '../catalog/quote-answer.ts'
import type { Person } from './answered-person.ts'

const nameWord = String.raw`\p{Lu}[\p{L}\p{M}'’-]{0,24}`
const name = String.raw`${nameWord}(?: ${nameWord}){0,2}`
const notAName =
  /^(?:no|nobody|none|everyone|everybody|all|the|my|our|i|we|me|myself|they|various|many|most|different|people|team|teams|niemand|alle|das|die|der|den|mein|meine|meinem|meiner|mit|ich|wir|kollegen|kolleginnen|verschiedene|nadie|todos|todas|el|la|los|las|mi|mis|con|varios|compañeros)$/iu

const managerPatterns = [
  // A title has a stop of its own.
  String.raw`(?:^An|(?<!\p{L})(?:berichte|berichten)(?: direkt)? an(?: \p{Ll}{2,8} \p{Lu}[\p{L}]{2,30})?) ((?:Frau|Herrn) (?:Dr[.] )?${nameWord})(?!\p{L})`,
  // Asked for their manager, people often begin with the name.
  String.raw`^(?:(?:To|An|A) )?((?!(?:To|An|A) )${name})(?=[,;]| ?[(])`,
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
  if (onlyName.test(line)) return parseName(line)
  for (const pattern of managerPatterns) {
    const found = parseName(pattern.exec(line)?.[1])
    if (found !== null) return found
  }
  return null
}

/** The first colleague whom the answer names. */
export function colleagueIn(text: string | undefined): string | null {
  const [first = ''] = (text ?? '')
    .slice(0, 400)
    .split(/[,;\n/&(]| and | und | y | e | from | aus | vom | de |[.](?:\s|$)/u)
  const line = clean(first).replace(/^[-*•–]\s*/u, '')
  return onlyName.test(line) ? parseName(line) : null
}

/** With whom a step is taken: the manager as named, somebody who decides where there is none, else their manager. */
export function managerOf({ raw, words }: Person): string {
  const text = raw.reporting_structure
  const found = managerIn(text)
  if (found !== null) return words.named(found)
  return words.say(
    denial.test(clean((text ?? '').slice(0, 200))) ? 'employee.steps.decider' : 'employee.steps.manager',
  )
}

/** The colleague as named, else their team. */
export function colleagueOf({ raw, words }: Person): string {
  const found = colleagueIn(raw.close_collaborators)
  return found === null ? words.say('employee.steps.team') : words.named(found)
}
