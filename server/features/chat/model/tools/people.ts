import type { Employee } from '../../../../../contract/calls/employees/employees.ts'
import { isQuestionId } from '../../../../../insights/questionnaire/questionnaire.ts'
import { peopleBasis, citeAnswer } from '../../analyst/citations.ts'
import { counted, peopleCount, haveOrHas, inlineQuote, inlineText } from '../../analyst/reply-lines.ts'
import { findPeople } from '../../analyst/understanding/name-lookup.ts'
import { hasValue, type AnswersOfPerson, type ResponseStatus, type CallResult } from '../../analyst/source.ts'
import { departmentName } from '../../analyst/company/department-name.ts'
import { answerState } from '../../analyst/people/response-status.ts'
import { foldText } from '../../analyst/understanding/tokenize.ts'
import type { LookupResult, LookupItem, LookupContext } from './tool-context.ts'

/** The list of people, and words in what they handed in. */

const rowsShown = 60
const answersShown = 40

const isIn = (department: string | undefined) => (person: Employee) =>
  department === undefined || foldText(departmentName(person)) === foldText(department)

type PeopleWanted = {
  name?: string | undefined
  department?: string | undefined
  hasAnswered?: boolean | undefined
}

export const lookUpPeople = async (
  { name, department, hasAnswered }: PeopleWanted,
  { source, onLook }: LookupContext,
): Promise<LookupResult> => {
  onLook('Looking at the list of people')
  const told = await source.people()
  if (!hasValue(told)) return { refused: told.refusal }
  const answering = await source.answering()
  const named =
    name === undefined
      ? undefined
      : new Set(findPeople(name, told.value).flatMap(({ candidates }) => candidates))
  const people = told.value.filter(
    (person) =>
      (named === undefined || named.has(person)) &&
      isIn(department)(person) &&
      (hasAnswered === undefined ||
        !hasValue(answering) ||
        answering.value.completed.has(person.id) === hasAnswered),
  )
  const answered = hasValue(answering)
    ? people.filter(({ id }) => answering.value.completed.has(id)).length
    : undefined
  const counts =
    answered === undefined
      ? peopleCount(people.length)
      : `${peopleCount(people.length)}, of whom ${counted(answered)} answered and ${counted(people.length - answered)} ${haveOrHas(people.length - answered)} not answered`
  const some = people.slice(0, rowsShown)
  return {
    giving: [
      {
        basis: peopleBasis,
        text: `${department === undefined ? '' : `${inlineText(department)}: `}${counts}`,
        derived: [people.length, answered ?? 0, people.length - (answered ?? 0)],
      },
      ...some.map((person) => ({ basis: peopleBasis, text: rowOf(person, answering) })),
    ],
    more: {
      employeeIds: some.map(({ id, name: called }) => ({ employeeId: id, name: inlineText(called) })),
      ...(people.length > some.length && { notListed: people.length - some.length }),
    },
  }
}

const rowOf = (person: Employee, answering: CallResult<ResponseStatus>): string => {
  const { id, name, role } = person
  const state = !hasValue(answering) ? '' : `; ${answerState(id, answering.value)}`
  return `${inlineText(name)}; ${inlineQuote(role)}; department ${inlineQuote(departmentName(person))}${state}`
}

/** What was answered, without the address. */
export const answeredTexts = (answers: AnswersOfPerson) =>
  Object.entries(answers).flatMap(([id, text]) =>
    isQuestionId(id) && id !== 'email' && text.trim() !== '' ? [{ id, text }] : [],
  )

type WordsWanted = { words: string; department?: string | undefined; employeeId?: string | undefined }

export const searchAnswersFor = async (
  { words, department, employeeId }: WordsWanted,
  { source, onLook }: LookupContext,
): Promise<LookupResult> => {
  onLook(`Searching answers for “${inlineText(words, 60)}”`)
  const people = await source.people()
  if (!hasValue(people)) return { refused: people.refusal }
  const wanted = foldText(words).trim()
  const among = new Map(
    people.value
      .filter((person) => isIn(department)(person) && (employeeId === undefined || person.id === employeeId))
      .map(({ id, name }) => [id, name]),
  )
  const giving: LookupItem[] = []
  const authors = new Set<string>()
  let total = 0
  const told = await source.eachPage((page) =>
    page.flatMap((one) => {
      const name = among.get(one.employeeId)
      const here =
        name === undefined
          ? []
          : answeredTexts(one.answers).filter(({ text }) => foldText(text).includes(wanted))
      if (name === undefined || here.length === 0) return []
      authors.add(one.employeeId)
      total += here.length
      const kept = here.slice(0, Math.max(0, answersShown - giving.length))
      const author = { employeeId: one.employeeId, name }
      giving.push(...kept.map(({ id, text }) => ({ basis: citeAnswer(author, id, text), text })))
      return kept.map(({ id: questionId, text }) => ({ employeeId: one.employeeId, questionId, text }))
    }),
  )
  if (!hasValue(told)) return { refused: told.refusal }
  return {
    giving: [
      {
        basis: peopleBasis,
        text: `“${inlineText(words, 60)}” occurs in ${counted(total)} ${total === 1 ? 'answer' : 'answers'} of ${peopleCount(authors.size)}`,
        derived: [total, authors.size],
      },
      ...giving,
    ],
    more: total > giving.length ? { notListed: total - giving.length } : {},
  }
}
