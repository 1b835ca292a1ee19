import type { Employee } from '../../../../../contract/calls/employees/employees.ts'
import { isQuestionId } from '../../../../../insights/questionnaire/questionnaire.ts'
import { listOfPeople, ofAnswer } from '../../analyst/citations.ts'
import { counted, countedPeople, haveOrHas, quoted, shown } from '../../analyst/reply-lines.ts'
import { peopleIn } from '../../analyst/understanding/name-lookup.ts'
import { isTold, type AnswersOfPerson, type Answering, type Told } from '../../analyst/source.ts'
import { departmentOf } from '../../analyst/company/department-name.ts'
import { answerState } from '../../analyst/people/response-status.ts'
import { plain } from '../../analyst/understanding/tokenize.ts'
import type { Found, Giving, Looking } from './tool-context.ts'

/** The list of people, and words in what they handed in. */

const rowsShown = 60
const answersShown = 40

const isIn = (department: string | undefined) => (person: Employee) =>
  department === undefined || plain(departmentOf(person)) === plain(department)

type PeopleWanted = {
  name?: string | undefined
  department?: string | undefined
  hasAnswered?: boolean | undefined
}

export const peopleFor = async (
  { name, department, hasAnswered }: PeopleWanted,
  { source, onLook }: Looking,
): Promise<Found> => {
  onLook('Looking at the list of people')
  const told = await source.people()
  if (!isTold(told)) return { refused: told.refusal }
  const answering = await source.answering()
  const named =
    name === undefined
      ? undefined
      : new Set(peopleIn(name, told.value).flatMap(({ candidates }) => candidates))
  const people = told.value.filter(
    (person) =>
      (named === undefined || named.has(person)) &&
      isIn(department)(person) &&
      (hasAnswered === undefined ||
        !isTold(answering) ||
        answering.value.completed.has(person.id) === hasAnswered),
  )
  const answered = isTold(answering)
    ? people.filter(({ id }) => answering.value.completed.has(id)).length
    : undefined
  const counts =
    answered === undefined
      ? countedPeople(people.length)
      : `${countedPeople(people.length)}, of whom ${counted(answered)} answered and ${counted(people.length - answered)} ${haveOrHas(people.length - answered)} not answered`
  const some = people.slice(0, rowsShown)
  return {
    giving: [
      {
        basis: listOfPeople,
        text: `${department === undefined ? '' : `${shown(department)}: `}${counts}`,
        derived: [people.length, answered ?? 0, people.length - (answered ?? 0)],
      },
      ...some.map((person) => ({ basis: listOfPeople, text: rowOf(person, answering) })),
    ],
    more: {
      employeeIds: some.map(({ id, name: called }) => ({ employeeId: id, name: shown(called) })),
      ...(people.length > some.length && { notListed: people.length - some.length }),
    },
  }
}

const rowOf = (person: Employee, answering: Told<Answering>): string => {
  const { id, name, role } = person
  const state = !isTold(answering) ? '' : `; ${answerState(id, answering.value)}`
  return `${shown(name)}; ${quoted(role)}; department ${quoted(departmentOf(person))}${state}`
}

/** What was answered, without the address. */
export const givenIn = (answers: AnswersOfPerson) =>
  Object.entries(answers).flatMap(([id, text]) =>
    isQuestionId(id) && id !== 'email' && text.trim() !== '' ? [{ id, text }] : [],
  )

type WordsWanted = { words: string; department?: string | undefined; employeeId?: string | undefined }

export const wordsFor = async (
  { words, department, employeeId }: WordsWanted,
  { source, onLook }: Looking,
): Promise<Found> => {
  onLook(`Searching answers for “${shown(words, 60)}”`)
  const people = await source.people()
  if (!isTold(people)) return { refused: people.refusal }
  const wanted = plain(words).trim()
  const among = new Map(
    people.value
      .filter((person) => isIn(department)(person) && (employeeId === undefined || person.id === employeeId))
      .map(({ id, name }) => [id, name]),
  )
  const giving: Giving[] = []
  const authors = new Set<string>()
  let total = 0
  const told = await source.eachPage((page) =>
    page.flatMap((one) => {
      const name = among.get(one.employeeId)
      const here =
        name === undefined ? [] : givenIn(one.answers).filter(({ text }) => plain(text).includes(wanted))
      if (name === undefined || here.length === 0) return []
      authors.add(one.employeeId)
      total += here.length
      const kept = here.slice(0, Math.max(0, answersShown - giving.length))
      const author = { employeeId: one.employeeId, name }
      giving.push(...kept.map(({ id, text }) => ({ basis: ofAnswer(author, id, text), text })))
      return kept.map(({ id: questionId, text }) => ({ employeeId: one.employeeId, questionId, text }))
    }),
  )
  if (!isTold(told)) return { refused: told.refusal }
  return {
    giving: [
      {
        basis: listOfPeople,
        text: `“${shown(words, 60)}” occurs in ${counted(total)} ${total === 1 ? 'answer' : 'answers'} of ${countedPeople(authors.size)}`,
        derived: [total, authors.size],
      },
      ...giving,
    ],
    more: total > giving.length ? { notListed: total - giving.length } : {},
  }
}
