import { peopleBasis, reportsBasis, citeReport } from '../citations.ts'
import { counted, remark, citedLine, inlineText, type Draft, type Line } from '../reply-lines.ts'
import { offerFullAccess } from '../suggestions.ts'
import { missingReport } from '../person/person-grade.ts'
import type { Question } from '../question.ts'
import { hasValue, type Source } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'
import { answerState, peopleInScope, nameLines, scopePhrase } from './response-status.ts'

/** Who has no report, and why. */

const peopleMax = 6

const reasonsOf = async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
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
  if (!hasValue(told)) return { lines: [remark(told.refusal)] }
  if (!hasValue(list)) return { lines: [remark(list.refusal)] }
  const there = new Set(told.value.map(({ employeeId }) => employeeId))
  const members = peopleInScope(question)
  const without = members.filter(({ id }) => !there.has(id))
  const reasonOf = (id: string): string => {
    if (!hasValue(answering)) return 'none was made yet'
    return answering.value.completed.has(id)
      ? 'has answered, so one can be made'
      : answerState(id, answering.value)
  }
  const basis = [reportsBasis, peopleBasis]
  const head = citedLine(
    `${counted(without.length)} of ${counted(members.length)} people${scopePhrase(question)} ${without.length === 1 ? 'has' : 'have'} no report.`,
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
          citedLine(`${counted(people.length)} of them: ${reason}.`, basis, { derived: [people.length] }),
          ...nameLines(people),
        ]
      }),
    ],
    people: without.slice(0, 50).map(({ id }) => id),
    suggestions: ['Who has not answered?'],
  }
}

/** Why somebody who was named has no report, or that they have one. */
const explainMissingReport = async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const lines: Line[] = []
  for (const person of question.people.slice(0, peopleMax)) {
    const told = await source.report(person.id)
    if (hasValue(told)) {
      const { report } = told.value
      lines.push(
        citedLine(
          `There is a report of ${inlineText(person.name)}: version ${report.version}.`,
          citeReport(report, 'coverage'),
        ),
      )
      continue
    }
    lines.push(missingReport(person, told))
    const answering = await source.answering()
    if (hasValue(answering)) {
      lines.push(
        citedLine(`${inlineText(person.name)} ${answerState(person.id, answering.value)}.`, peopleBasis),
      )
    }
  }
  return { lines, people: question.people.map(({ id }) => id) }
}

export const missingReports: Question = {
  id: 'who-has-no-report',
  title: 'Who has no report, and why',
  examples: ['Who has no report?', 'Why does Ada Lovelace have no report?', 'Whose report is missing?'],
  offer: offerFullAccess('Who has no report?'),
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
    question.people.length > 0 ? explainMissingReport(question, source) : reasonsOf(question, source),
}
