import type { StoredCompanyReport } from '../../../../contract/reports.ts'
import { isGiven } from '../../../../insights/answers.ts'
import { needWords } from '../../../../insights/need-words.ts'
import { listOfPeople, ofAnswer, ofCompany } from './basis.ts'
import { thresholdOf, withoutCompanyReport } from './company-figures.ts'
import { counted, quoted, remark, says, shown, type Draft, type Line } from './lines.ts'
import { answersTo, partOfReport, type PartOfPerson } from './person-words.ts'
import type { Question } from './question.ts'
import { isTold, type AnswerFound, type Source } from './source.ts'
import { departmentOf, type Understood } from './understand.ts'

/** Strengths, weaknesses, missing tools, hiring needs and the plan: of the company, or of the person who is meant. */

type Report = StoredCompanyReport
type Quoted = Report['strengths'][number]['quotes'][number]

const textMax = 600

/** What people wrote, under the sentence that rests on it. */
const quotes = (said: readonly Quoted[], { all }: Understood): { lines: Line[]; people: string[] } => {
  const names = new Map(all.map(({ id, name }) => [id, name]))
  const there = said.filter(({ employeeId }) => names.has(employeeId))
  return {
    lines: there.map(({ employeeId, questionId, text }) => {
      const name = names.get(employeeId) ?? ''
      return says(
        `${shown(name)}: ${shown(text, textMax)}`,
        ofAnswer({ employeeId, name }, questionId, text),
        {
          isItem: true,
        },
      )
    }),
    people: there.map(({ employeeId }) => employeeId),
  }
}

type Part = {
  section: keyof Report
  items: readonly { text: string; quotes: readonly Quoted[] }[]
  none: string
}

const partOfCompany = async (
  question: Understood,
  source: Source,
  part: (report: Report) => Part,
): Promise<Draft> => {
  const told = await source.companyReport(question.reportId ?? undefined)
  if (!isTold(told)) return withoutCompanyReport(told)
  const report = told.value
  const { section, items, none } = part(report)
  // Readers without names are told why there is nothing.
  const { riskLevel, riskReason } = report.overview
  const derived = thresholdOf(report)
  if (items.length === 0) {
    return riskLevel === null
      ? { lines: [says(riskReason.text, ofCompany(report, 'overview'), { derived })] }
      : { lines: [says(none, ofCompany(report, section))] }
  }
  const parts = items.map(({ text, quotes: said }) => ({
    line: says(shown(text, textMax), ofCompany(report, section), { derived }),
    ...quotes(said, question),
  }))
  return {
    lines: parts.flatMap(({ line, lines }) => [line, ...lines]),
    people: parts.flatMap(({ people }) => people),
  }
}

const ofPersonOr =
  (partFor: (text: string) => PartOfPerson, ofCompanyReport: (report: Report) => Part): Question['answer'] =>
  async (question, source) => {
    const [person] = question.people
    if (person) return partOfReport(person, question, source, partFor(question.text))
    const draft = await partOfCompany(question, source, ofCompanyReport)
    return question.departments.length === 0
      ? draft
      : {
          ...draft,
          lines: [remark('Findings are made for the company as a whole; here they are.'), ...draft.lines],
        }
  }

export const strengths: Question = {
  id: 'strengths',
  title: 'Strengths of the company or of a person',
  examples: ['What are our strengths?', 'What is Ada Lovelace good at?', 'What goes well?'],
  isOfCompanyToo: true,
  recognises: ({ text }) =>
    / (?:strengths?|strong|strongest|good at|best at|goes well|going well|do well|proud|positive) /.test(
      text,
    ),
  answer: ofPersonOr(
    () => 'strengths',
    (report) => ({
      section: 'strengths',
      items: report.strengths,
      none: 'The company report names no strengths.',
    }),
  ),
}

export const weaknesses: Question = {
  id: 'weaknesses',
  title: 'Weaknesses and risks of the company or of a person',
  examples: [
    'What are our weaknesses?',
    'Where does Ada Lovelace struggle?',
    'What are the biggest problems?',
    'What should improve?',
    'What are the risks for Ada Lovelace?',
  ],
  isOfCompanyToo: true,
  recognises: ({ text }) =>
    !/ (?:level of risk|risk level) /.test(text) &&
    / (?:weakness|weaknesses|weak|problems?|issues?|risks?|improve|improved|concerns?|struggles?|struggling|goes wrong|going wrong|bad|negative|complaints?|frustrat\w+) /.test(
      text,
    ),
  answer: ofPersonOr(
    (text) => (/ risks? /.test(text) ? 'risks' : 'weaknesses'),
    (report) => ({
      section: 'weaknesses',
      items: report.weaknesses,
      none: 'The company report names no weaknesses.',
    }),
  ),
}

export const plan: Question = {
  id: 'plan',
  title: 'The plan of the company, or what is recommended to a person',
  examples: [
    'What is the plan?',
    'What should we do next?',
    'What is recommended to Ada Lovelace?',
    'Which opportunities does Ada have?',
  ],
  isOfCompanyToo: true,
  recognises: ({ text }) =>
    / (?:plan|plans|next steps?|recommend\w*|should (?:we|i|she|he|they|the company) do|priorit\w+|opportunit\w+|to do next|operating plan|advice) /.test(
      text,
    ),
  answer: ofPersonOr(
    (text) => (/ opportunit\w+ /.test(text) ? 'opportunities' : 'recommendations'),
    (report) => ({
      section: 'forwardOperatingPlan',
      items: report.forwardOperatingPlan.map(({ title, details, ...basis }) => ({
        ...basis,
        text: `${title}: ${details}`,
      })),
      none: 'The company report has no plan.',
    }),
  ),
}

export const hiringNeeds: Question = {
  id: 'hiring-needs',
  title: 'Hiring needs',
  examples: ['Whom should we hire?', 'What are our hiring needs?', 'Which roles are missing?'],
  isOfCompanyToo: true,
  recognises: ({ text }) =>
    / (?:hire|hires|hiring|recruit\w*|staffing|headcount|vacanc\w+|roles? (?:are )?missing|new people|understaffed) /.test(
      text,
    ),
  answer: (question, source) =>
    partOfCompany(question, source, (report) => ({
      section: 'immediateHiringNeeds',
      items: report.immediateHiringNeeds.map(({ role, department, priority, reasoning, ...basis }) => ({
        ...basis,
        text: `${needWords(role, department, ' for ')}, priority ${priority.toLowerCase()}: ${reasoning}`,
      })),
      none: 'The company report names no hiring needs.',
    })),
}

const toolsShown = 15

/** What the company report says of missing tools, and, for who may read answers, what people wrote. */
const toolsOfCompany = async (question: Understood, source: Source): Promise<Draft> => {
  const draft = await partOfCompany(question, source, (report) => ({
    section: 'weaknesses',
    items: report.weaknesses.filter(({ topic }) => topic === 'missingTools' || topic === 'tools'),
    none: 'The company report has no finding on tools.',
  }))
  const departments = new Set(question.departments)
  const members = new Map(
    question.all
      .filter((one) => departments.size === 0 || departments.has(departmentOf(one)))
      .map((one) => [one.id, one.name]),
  )
  const where =
    departments.size === 0 ? '' : ` in ${question.departments.map((one) => shown(one)).join(' and ')}`
  const found: AnswerFound[] = []
  let total = 0
  const told = await source.eachPage((page) => {
    const here = page.flatMap(({ employeeId, answers }): AnswerFound[] => {
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
  if (!isTold(told) || total === 0) return { ...draft, lines: [...ofEverybody, ...draft.lines] }
  return {
    lines: [
      ...ofEverybody,
      // Everybody's words follow; the report quotes the first of them.
      ...draft.lines.filter((line) => !line.isItem),
      says(
        `${counted(total)} ${total === 1 ? 'person' : 'people'}${where} wrote what they miss${total > found.length ? `; here are the first ${found.length}` : ''}.`,
        [
          ...found
            .slice(0, 5)
            .map(({ employeeId, questionId, text }) =>
              ofAnswer({ employeeId, name: members.get(employeeId) ?? '' }, questionId, text),
            ),
          listOfPeople,
        ],
        { derived: [total, found.length] },
      ),
      ...found.map(({ employeeId, questionId, text }) =>
        says(
          `${shown(members.get(employeeId) ?? '')}: ${quoted(text)}`,
          ofAnswer({ employeeId, name: members.get(employeeId) ?? '' }, questionId, text),
          { isItem: true },
        ),
      ),
    ],
    people: [...(draft.people ?? []), ...found.map(({ employeeId }) => employeeId)],
  }
}

export const toolsAskedFor: Question = {
  id: 'tools-asked-for',
  title: 'Tools that are asked for',
  examples: [
    'Which tools are missing?',
    'What tools do people ask for in Sales?',
    'Which tools does Ada Lovelace need?',
  ],
  isOfCompanyToo: true,
  recognises: ({ text }) => / (?:tools?|software|programs|equipment|missing) /.test(text),
  answer: async (question, source) => {
    const [person] = question.people
    return person
      ? answersTo(person, question, source, ['missing_tools', 'current_tools', 'tool_effectiveness'])
      : toolsOfCompany(question, source)
  },
}
