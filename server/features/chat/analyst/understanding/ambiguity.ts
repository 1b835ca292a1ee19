import type { Choice } from '../../../../../contract/calls/chat.ts'
import type { Employee } from '../../../../../contract/calls/employees/employees.ts'
import { peopleBasis } from '../citations.ts'
import { departmentName } from '../company/department-name.ts'
import { inlineQuote, citedLine, inlineText, type Line } from '../reply-lines.ts'
import { candidatesMax, type NameMatch } from './name-lookup.ts'
import { isSimilarWord } from './spelling.ts'
import { foldText, tokenize } from './tokenize.ts'

/** Asks back where a name is ambiguous, with the possible choices. */

type Asks = { asks: Line; choices: Choice[] }

const choicesMax = candidatesMax - 1
/** At most this many words are compared with everybody's name. */
const triedMax = 5

const choiceOf = (one: Employee): Choice => ({
  label: `${inlineText(one.name)}, ${inlineText(one.role)}, ${inlineText(departmentName(one))}`,
  mention: { kind: 'person', employeeId: one.id },
})

/** People whose names differ from these words by one letter. */
export const suggestSimilarNames = (
  typed: readonly string[],
  { all }: { all: readonly Employee[] },
): Choice[] => {
  const words = [...new Set(typed)].filter((word) => word.length > 3).slice(0, triedMax)
  return words.length === 0
    ? []
    : all
        .filter(({ name }) =>
          tokenize(name).some(({ plain: part }) => words.some((word) => isSimilarWord(word, part))),
        )
        .slice(0, choicesMax)
        .map(choiceOf)
}

const isPart = ({ words: [from, until], candidates }: NameMatch<Employee>): boolean =>
  candidates.every(({ name }) => tokenize(name).length > until - from)

/** Handles 'Ada Hopper' where Ada Lovelace and Grace Hopper exist: a name of two words that belongs to nobody. */
export const askAboutSplitName = (
  named: readonly NameMatch<Employee>[],
  message: string,
): Asks | undefined => {
  const words = tokenize(message).map((word) => word.plain)
  const whole = foldText(message)
  const pairs = named.flatMap((one, at): [NameMatch<Employee>, NameMatch<Employee>][] => {
    const next = named[at + 1]
    return next && one.words[1] === next.words[0] && isPart(one) && isPart(next) ? [[one, next]] : []
  })
  for (const [one, next] of pairs) {
    const called = words.slice(one.words[0], next.words[1]).join(' ')
    // A comma between the two makes them two names.
    if (!whole.includes(called)) continue
    const people = [...new Set([...one.candidates, ...next.candidates])]
    return {
      asks: citedLine(
        `There is nobody called ${inlineQuote(called)} in the list of people. Do you mean one of these?`,
        peopleBasis,
      ),
      choices: people.slice(0, choicesMax).map(choiceOf),
    }
  }
  return undefined
}

export const askAboutAmbiguity = (
  named: readonly NameMatch<Employee>[],
  places: readonly NameMatch<string>[],
): Asks | undefined => {
  const person = named.find(({ candidates }) => candidates.length > 1)
  if (person) {
    const { candidates } = person
    return {
      asks: citedLine(
        candidates.length > choicesMax
          ? 'More people have this name than can be listed here. Please write the full name, or the e-mail address. Some of them are below.'
          : 'Several people have this name. Which one do you mean?',
        peopleBasis,
      ),
      choices: candidates.slice(0, choicesMax).map(choiceOf),
    }
  }
  const place = places.find(({ candidates }) => candidates.length > 1)
  if (!place || named.length > 0) return undefined
  return {
    asks: citedLine('Several departments have this in their name. Which one do you mean?', peopleBasis),
    choices: place.candidates.slice(0, choicesMax).map((department) => ({
      label: inlineText(department),
      mention: { kind: 'department', department },
    })),
  }
}
