import { peopleBasis } from '../citations.ts'
import { counted, remark, citedLine, inlineText, type Draft, type Line } from '../reply-lines.ts'
import { offerPeople } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type Source } from '../source.ts'
import { departmentName } from '../company/department-name.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'
import { peopleInScope, nameLines, scopePhrase } from './response-status.ts'

/** Who is in the list of people, and where. */

const peopleMax = 10

/** "7 people are in Sales.": how many are in the departments of a question, or in all. */
export const headcount = (question: UnderstoodQuestion, count: number): Line =>
  citedLine(
    `${counted(count)} ${count === 1 ? 'person is' : 'people are'}${scopePhrase(question) || ' in the list'}.`,
    peopleBasis,
    { derived: [count] },
  )

const answerHeadcount = async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const told = await source.people()
  if (!hasValue(told)) return { lines: [remark(told.refusal)] }
  const members = peopleInScope(question)
  if (question.people.length > 0) {
    return {
      lines: members
        .slice(0, peopleMax)
        .map((person) =>
          citedLine(
            `${inlineText(person.name)}: ${inlineText(person.role)}, in ${inlineText(departmentName(person))}.`,
            peopleBasis,
          ),
        ),
      people: members.map(({ id }) => id),
    }
  }
  const head = headcount(question, members.length)
  const lists = !/ (?:how many|number of|headcount) /.test(question.text)
  return {
    lines: lists ? [head, ...nameLines(members)] : [head],
    people: lists ? members.slice(0, 50).map(({ id }) => id) : [],
  }
}

export const headcountQuestion: Question = {
  id: 'who-is-there',
  title: 'Who is in the list of people, and in which department',
  examples: [
    'Who works in Sales?',
    'How many people are there?',
    'Who is Ada Lovelace?',
    'Which department is Ada in?',
  ],
  offer: offerPeople('How many people are there?'),
  knows:
    wordSet(`who whom many ppl work works working department team part belong belongs number list all names role job
    member members`),
  recognises: ({ text, people, departments }) =>
    people.length > 0
      ? departments.length === 0 &&
        (/^ who (?:is|are) _(?: and _)? $/.test(text) ||
          / (?:what|which) (?:department|team|role) | (?:role|job|department|team) of _ | what is (?:_|my) (?:role|job|department|team) | where does _ work /.test(
            text,
          ))
      : / (?:how many|number of) (?:people|ppl|employees|staff|members)(?: (?:are|work|works|do|does|have|has|we|there|in|is|our|the|_|and _|company|at|you|i|all|listed))* $/.test(
          text,
        ) ||
        / (?:who (?:is|are|works?|else is) (?:working )?in|who works (?:for|at)) (?:the )?_/.test(text) ||
        /^ (?:please )?(?:list|show|show me|name|who are)(?: me)?(?: all)?(?: the| our| my)? (?:people|employees|staff|members)(?: (?:in|of) _)? $/.test(
          text,
        ),
  answer: answerHeadcount,
}
