import type { Employee } from '../../../../../contract/calls/employees/employees.ts'
import { peopleBasis } from '../citations.ts'
import { counted, haveOrHas, remark, citedLine, inlineText, type Draft, type Line } from '../reply-lines.ts'
import { neverOffered, offerAnswers, offerCompanyReport } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type ResponseStatus, type Source } from '../source.ts'
import { departmentName } from '../company/department-name.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

/** Who has answered, and who has not. */

const namesShown = 50

export const peopleInScope = ({ all, people, departments }: UnderstoodQuestion): readonly Employee[] => {
  if (people.length > 0) return people
  const places = new Set(departments)
  return places.size > 0 ? all.filter((person) => places.has(departmentName(person))) : all
}

export const scopePhrase = ({ departments }: Pick<UnderstoodQuestion, 'departments'>): string =>
  departments.length > 0 ? ` in ${departments.map((one) => inlineText(one)).join(' and ')}` : ''

/** The status of a person's answers, as the end of a sentence about them. */
export const answerState = (id: string, { completed, begun, reopened }: ResponseStatus): string => {
  if (completed.has(id)) return 'has answered'
  if (reopened.has(id)) return 'had answered, and not anew since it was opened again'
  return begun.has(id) ? 'has begun and not handed in yet' : 'has not answered'
}

/** Names in rows of ten, so that a long list takes few lines. */
export const nameLines = (people: readonly Employee[]): Line[] => {
  const listed = people.slice(0, namesShown)
  const rows = Array.from({ length: Math.ceil(listed.length / 10) }, (_, row) =>
    listed.slice(row * 10, row * 10 + 10),
  )
  const lines = rows.map((row) =>
    citedLine(row.map(({ name }) => inlineText(name)).join(', '), peopleBasis, { isItem: true }),
  )
  if (people.length <= namesShown) return lines
  const others = people.length - namesShown
  return [
    ...lines,
    citedLine(`And ${counted(others)} more; the whole list is on the page Submissions.`, peopleBasis, {
      derived: [others],
    }),
  ]
}

/** The counts in the company report, for askers who may not see who has answered. */
const responseCounts = async (
  refusal: string,
  { people, departments, text }: UnderstoodQuestion,
  source: Source,
): Promise<Draft> => {
  // Counts for the whole company do not answer a question about a person or a department.
  if (people.length + departments.length > 0) return { lines: [remark(refusal)] }
  const report = await source.companyReport()
  const notTold = remark(`Who they are is not told: ${refusal}`)
  if (!hasValue(report)) return { lines: [notTold] }
  const { id, coverage, version } = report.value
  return {
    lines: [
      citedLine(
        `${counted(coverage.answered)} of ${counted(coverage.employees)} had answered when the company report was made.`,
        { kind: 'company', reportId: id, section: 'coverage', label: `Company report, version ${version}` },
      ),
      ...(/ (?:who|whom|which|list) /.test(text) ? [notTold] : []),
    ],
  }
}

const answerWith =
  (wanted: 'answered' | 'silent') =>
  async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
    const told = await source.answering()
    if (!hasValue(told)) return responseCounts(told.refusal, question, source)
    const list = await source.people()
    if (!hasValue(list)) return { lines: [remark(list.refusal)] }
    const answering = told.value
    const members = peopleInScope(question)
    if (members.length === 0) {
      return { lines: [citedLine('There is nobody of these in the list of people.', peopleBasis)] }
    }
    if (question.people.length > 0) {
      return {
        lines: members.map((person) =>
          citedLine(`${inlineText(person.name)} ${answerState(person.id, answering)}.`, peopleBasis),
        ),
        people: members.map(({ id }) => id),
      }
    }
    const done = members.filter(({ id }) => answering.completed.has(id))
    const silent = members.filter(({ id }) => !answering.completed.has(id))
    const begun = silent.filter(({ id }) => answering.begun.has(id)).length
    const reopened = silent.filter(({ id }) => answering.reopened.has(id)).length
    const derived = [done.length, silent.length, begun, reopened, members.length]
    const shownPeople = wanted === 'answered' ? done : silent
    const where = scopePhrase(question)
    const head =
      wanted === 'answered'
        ? `${counted(done.length)} of ${counted(members.length)}${where} ${haveOrHas(done.length)} answered.`
        : [
            `${counted(silent.length)} of ${counted(members.length)}${where} ${haveOrHas(silent.length)} not answered`,
            ...(begun > 0 ? [`${counted(begun)} of them ${haveOrHas(begun)} begun`] : []),
            ...(reopened > 0
              ? [`${counted(reopened)} had answered before, and not anew since it was opened again`]
              : []),
          ].join('; ') + '.'
    return {
      lines: [citedLine(head, peopleBasis, { derived }), ...nameLines(shownPeople)],
      people: shownPeople.slice(0, namesShown).map(({ id }) => id),
      suggestions: [wanted === 'answered' ? 'Who has not answered?' : 'Who has answered?'],
    }
  }

const answeredWords =
  / (?:answered|answer|responded|respond|submitted|submit|completed|complete|finished|finish|handed in|filled (?:in|out)|fill (?:in|out)|replied|reply) /
const notWords =
  / (?:not|nobody|no one|none|still|needs? to|has to|have to|yet|missing|outstanding|silent|never|left to) /
const asksWho = / (?:who|whom|anybody|anyone|how many|which people|list|did|has|have|is|everybody|everyone) /
const knows = wordSet(`
  who whom many ppl not nobody no none still need needs yet missing outstanding silent never left answered answer answers
  responded respond submitted submit completed complete finished finish handed filled fill out form questionnaire survey
  questions replied reply waiting wait list began begun started already far number count percentage percent share rate
  response submission answering department team all whose
`)

export const nonRespondents: Question = {
  id: 'who-has-not-answered',
  title: 'Who has not answered',
  examples: [
    'Who has not answered?',
    'Who hasn’t submitted in Sales?',
    'How many people have not responded yet?',
    'Who is missing?',
  ],
  offer: offerAnswers('Who has not answered?', neverOffered),
  knows,
  recognises: ({ text }) =>
    (asksWho.test(text) && answeredWords.test(text) && notWords.test(text)) ||
    / (?:(?:who|anyone|anybody) is (?:still )?missing|is (?:anyone|anybody) (?:still )?missing|who are we (?:still )?waiting for|who is (?:still )?silent|who is left) /.test(
      text,
    ),
  answer: answerWith('silent'),
}

export const respondents: Question = {
  id: 'who-has-answered',
  title: 'Who has answered',
  examples: [
    'Who has answered?',
    'How many people have answered in Sales?',
    'Has Ada Lovelace submitted?',
    'What is the response rate?',
  ],
  offer: offerAnswers('Who has answered?', offerCompanyReport('What is the response rate?')),
  knows,
  recognises: ({ text, quoted }) =>
    quoted.length === 0 &&
    ((asksWho.test(text) &&
      !/ not /.test(text) &&
      answeredWords.test(text) &&
      !/ (?:what|how) (?:did|does|do|has|have) /.test(text)) ||
      / (?:response|submission|answer|answering) rate /.test(text)),
  answer: answerWith('answered'),
}
