import type { Choice } from '../../../../../contract/calls/chat.ts'
import type { Employee } from '../../../../../contract/calls/employees/employees.ts'
import { listOfPeople } from '../citations.ts'
import { departmentOf } from '../company/department-name.ts'
import { quoted, says, shown, type Line } from '../reply-lines.ts'
import { candidatesMax, type Named } from './name-lookup.ts'
import { isNear } from './spelling.ts'
import { plain, wordsOf } from './tokenize.ts'

/** Whom a name means is not clear: which ones are offered. */

type Asks = { asks: Line; choices: Choice[] }

const choicesMax = candidatesMax - 1
/** So many words are held against everybody's name. */
const triedMax = 5

const choiceOf = (one: Employee): Choice => ({
  label: `${shown(one.name)}, ${shown(one.role)}, ${shown(departmentOf(one))}`,
  mention: { kind: 'person', employeeId: one.id },
})

/** The people whose names differ by a letter from these words. */
export const nearestTo = (typed: readonly string[], { all }: { all: readonly Employee[] }): Choice[] => {
  const words = [...new Set(typed)].filter((word) => word.length > 3).slice(0, triedMax)
  return words.length === 0
    ? []
    : all
        .filter(({ name }) =>
          wordsOf(name).some(({ plain: part }) => words.some((word) => isNear(word, part))),
        )
        .slice(0, choicesMax)
        .map(choiceOf)
}

const isPart = ({ words: [from, until], candidates }: Named<Employee>): boolean =>
  candidates.every(({ name }) => wordsOf(name).length > until - from)

/** 'Ada Hopper', where there are Ada Lovelace and Grace Hopper: a name of two words that is nobody's. */
export const halvesOfNames = (named: readonly Named<Employee>[], message: string): Asks | undefined => {
  const words = wordsOf(message).map((word) => word.plain)
  const whole = plain(message)
  const pairs = named.flatMap((one, at): [Named<Employee>, Named<Employee>][] => {
    const next = named[at + 1]
    return next && one.words[1] === next.words[0] && isPart(one) && isPart(next) ? [[one, next]] : []
  })
  for (const [one, next] of pairs) {
    const called = words.slice(one.words[0], next.words[1]).join(' ')
    // A comma between them makes them two.
    if (!whole.includes(called)) continue
    const people = [...new Set([...one.candidates, ...next.candidates])]
    return {
      asks: says(
        `There is nobody called ${quoted(called)} in the list of people. Do you mean one of these?`,
        listOfPeople,
      ),
      choices: people.slice(0, choicesMax).map(choiceOf),
    }
  }
  return undefined
}

export const firstUnclear = (
  named: readonly Named<Employee>[],
  places: readonly Named<string>[],
): Asks | undefined => {
  const person = named.find(({ candidates }) => candidates.length > 1)
  if (person) {
    const { candidates } = person
    return {
      asks: says(
        candidates.length > choicesMax
          ? 'More people have this name than can be listed here. Please write the full name, or the e-mail address. Some of them are below.'
          : 'Several people have this name. Which one do you mean?',
        listOfPeople,
      ),
      choices: candidates.slice(0, choicesMax).map(choiceOf),
    }
  }
  const place = places.find(({ candidates }) => candidates.length > 1)
  if (!place || named.length > 0) return undefined
  return {
    asks: says('Several departments have this in their name. Which one do you mean?', listOfPeople),
    choices: place.candidates.slice(0, choicesMax).map((department) => ({
      label: shown(department),
      mention: { kind: 'department', department },
    })),
  }
}
