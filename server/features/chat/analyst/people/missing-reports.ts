import { listOfPeople, listOfReports, ofReport } from '../citations.ts'
import { counted, remark, says, shown, type Draft, type Line } from '../reply-lines.ts'
import { ofEverything } from '../suggestions.ts'
import { withoutReport } from '../person/person-grade.ts'
import type { Question } from '../question.ts'
import { isTold, type Source } from '../source.ts'
import type { Understood } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'
import { answerState, groupOf, namesOf, whereOf } from './response-status.ts'

/** Who has no report, and why. */

const peopleMax = 6

const reasonsOf = async (question: Understood, source: Source): Promise<Draft> => {
  if (source.reader.sees !== 'everything') {
    return {
      lines: [
        remark(
          'Who has no report is told only to owners, admins and others with that right; you can ask about your own.',
        ),
      ],
    }
  }
  const [told, list, answering] = [
    await source.reportsOfPeople(),
    await source.people(),
    await source.answering(),
  ]
  if (!isTold(told)) return { lines: [remark(told.refusal)] }
  if (!isTold(list)) return { lines: [remark(list.refusal)] }
  const there = new Set(told.value.map(({ employeeId }) => employeeId))
  const members = groupOf(question)
  const without = members.filter(({ id }) => !there.has(id))
  const reasonOf = (id: string): string => {
    if (!isTold(answering)) return 'none was made yet'
    return answering.value.completed.has(id)
      ? 'has answered, so one can be made'
      : answerState(id, answering.value)
  }
  const basis = [listOfReports, listOfPeople]
  const head = says(
    `${counted(without.length)} of ${counted(members.length)} people${whereOf(question)} ${without.length === 1 ? 'has' : 'have'} no report.`,
    basis,
    { derived: [without.length, members.length] },
  )
  const reasons = [...new Set(without.map(({ id }) => reasonOf(id)))]
  return {
    lines: [
      head,
      ...reasons.flatMap((reason) => {
        const people = without.filter(({ id }) => reasonOf(id) === reason)
        return [
          says(`${counted(people.length)} of them: ${reason}.`, basis, { derived: [people.length] }),
          ...namesOf(people),
        ]
      }),
    ],
    people: without.slice(0, 50).map(({ id }) => id),
    suggestions: ['Who has not answered?'],
  }
}

/** Why somebody who was named has no report, or that they have one. */
const whyNone = async (question: Understood, source: Source): Promise<Draft> => {
  const lines: Line[] = []
  for (const person of question.people.slice(0, peopleMax)) {
    const told = await source.report(person.id)
    if (isTold(told)) {
      const { report } = told.value
      lines.push(
        says(
          `There is a report of ${shown(person.name)}: version ${report.version}.`,
          ofReport(report, 'coverage'),
        ),
      )
      continue
    }
    lines.push(withoutReport(person, told))
    const answering = await source.answering()
    if (isTold(answering)) {
      lines.push(says(`${shown(person.name)} ${answerState(person.id, answering.value)}.`, listOfPeople))
    }
  }
  return { lines, people: question.people.map(({ id }) => id) }
}

export const whoHasNoReport: Question = {
  id: 'who-has-no-report',
  title: 'Who has no report, and why',
  examples: ['Who has no report?', 'Why does Ada Lovelace have no report?', 'Whose report is missing?'],
  offer: ofEverything('Who has no report?'),
  knows: wordSet(`
    who whom whose which report reports no not yet without missing lack lacks still why many number ppl already there
    department team list all
  `),
  recognises: ({ text, people }) =>
    / reports? /.test(text) &&
    (/ (?:no|not|without|missing|lacks?|(?:everyone|everybody|all) (?:\w+ )?(?:have|has|got)) /.test(text) ||
      (people.length > 0 && / (?:has|have|is there) /.test(text))) &&
    (/ (?:who|whose|which|how many|everybody|everyone|anybody|anyone|list|people|employees) /.test(text) ||
      people.length > 0),
  answer: (question, source) =>
    question.people.length > 0 ? whyNone(question, source) : reasonsOf(question, source),
}
