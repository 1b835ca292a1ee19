import { isGiven } from '../../../../../insights/questionnaire/answers.ts'
import { hiringNeedText } from '../../../../../insights/company-report/hiring-need-text.ts'
import { peopleBasis, citeAnswer } from '../citations.ts'
import { noteCompanyScope, draftCompanyPart } from './company-statements.ts'
import { occurInOrder } from '../understanding/ordered-match.ts'
import { peopleCount, inlineQuote, remark, citedLine, inlineText, type Draft } from '../reply-lines.ts'
import { offerCompanyReport } from '../suggestions.ts'
import { draftPersonAnswers } from '../person/person-statements.ts'
import type { Question } from '../question.ts'
import { hasValue, type AnswerMatch, type Source } from '../source.ts'
import { departmentName } from './department-name.ts'
import { toolTopics } from './written-themes.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

/** What is missing: hands and tools. */

export const hiringNeeds: Question = {
  id: 'hiring-needs',
  title: 'Hiring needs',
  examples: ['Whom should we hire?', 'What are our hiring needs?', 'Which roles are missing?'],
  isOfCompanyToo: true,
  offer: offerCompanyReport('Whom should we hire?'),
  knows:
    wordSet(`hire hires hiring recruit recruiting recruitment staffing headcount vacancy vacancies role roles missing new
    more understaffed whom who should need needs needed next hands latest report where department departments team`),
  recognises: ({ text, people }) =>
    people.length === 0 &&
    / (?:need more (?:people|staff|employees|hands)|hire|hires|hiring|recruit\w*|staffing|headcount|vacanc\w+|roles? (?:are )?missing|new people|understaffed) /.test(
      text,
    ),
  answer: async (question, source) =>
    noteCompanyScope(
      question,
      await draftCompanyPart(question, source, (report) => ({
        section: 'immediateHiringNeeds',
        items: report.immediateHiringNeeds.map(({ role, department, priority, reasoning, ...basis }) => ({
          ...basis,
          text: `${hiringNeedText(role, department, ' for ')}, priority ${priority.toLowerCase()}: ${reasoning}`,
        })),
        what: 'hiring needs',
      })),
    ),
}

const toolsShown = 15

/** What the company report says of missing tools, and, for who may read answers, what people wrote. */
const toolsOfCompany = async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const draft = await draftCompanyPart(question, source, (report) => ({
    section: 'weaknesses',
    items: report.weaknesses.filter(({ topic }) => topic === 'missingTools' || topic === 'tools'),
    what: 'findings on tools',
  }))
  const departments = new Set(question.departments)
  const members = new Map(
    question.all
      .filter((one) => departments.size === 0 || departments.has(departmentName(one)))
      .map((one) => [one.id, one.name]),
  )
  const where =
    departments.size === 0 ? '' : ` in ${question.departments.map((one) => inlineText(one)).join(' and ')}`
  const found: AnswerMatch[] = []
  let total = 0
  const told = await source.eachPage((page) => {
    const here = page.flatMap(({ employeeId, answers }): AnswerMatch[] => {
      const text = answers['missing_tools']
      return text !== undefined && isGiven(text) && members.has(employeeId)
        ? [{ employeeId, questionId: 'missing_tools', text }]
        : []
    })
    total += here.length
    const kept = here.slice(0, toolsShown - found.length)
    found.push(...kept)
    return kept
  })
  const ofEverybody =
    departments.size === 0 ? [] : [remark('The company report speaks of the whole company:')]
  if (!hasValue(told) || total === 0) return { ...draft, lines: [...ofEverybody, ...draft.lines] }
  const topics = departments.size === 0 ? await toolTopics(question, source) : []
  return {
    lines: [
      ...ofEverybody,
      // Everybody's words follow; the report quotes the first of them.
      ...draft.lines.filter((line) => !line.isItem),
      ...topics,
      citedLine(
        `${peopleCount(total)}${where} wrote what they miss${total > found.length ? `; here are the first ${found.length}` : ''}.`,
        [
          ...found
            .slice(0, 5)
            .map(({ employeeId, questionId, text }) =>
              citeAnswer({ employeeId, name: members.get(employeeId) ?? '' }, questionId, text),
            ),
          peopleBasis,
        ],
        { derived: [total, found.length] },
      ),
      ...found.map(({ employeeId, questionId, text }) =>
        citedLine(
          `${inlineText(members.get(employeeId) ?? '')}: ${inlineQuote(text)}`,
          citeAnswer({ employeeId, name: members.get(employeeId) ?? '' }, questionId, text),
          { isItem: true },
        ),
      ),
    ],
    people: [...(draft.people ?? []), ...found.map(({ employeeId }) => employeeId)],
  }
}

export const requestedTools: Question = {
  id: 'tools-asked-for',
  title: 'Tools that are asked for',
  examples: [
    'Which tools are missing?',
    'What tools do people ask for in Sales?',
    'Which tools does Ada Lovelace need?',
  ],
  isOfCompanyToo: true,
  offer: offerCompanyReport('Which tools are missing?'),
  knows:
    wordSet(`tool tools software program programs equipment missing miss need needs ask asks asked want wants wanted lack
    lacks use uses used using help most new better team department list latest report`),
  recognises: ({ text, people }) =>
    !/ (?:who|whom|whose|not|did|report) /.test(text) &&
    (/ (?:tools?|software|programs?|equipment) /.test(text) ||
      occurInOrder(text, / (?:what|which) (?:is|are|do|does) /, /(?:missing|miss) /)) &&
    (people.length === 1 || / (?:missing|miss|needs?|asks?|asked|wants?|wanted|lacks?) /.test(text)),
  answer: async (question, source) => {
    const [person] = question.people
    return person
      ? draftPersonAnswers(person, question, source, ['missing_tools', 'current_tools', 'tool_effectiveness'])
      : toolsOfCompany(question, source)
  },
}
