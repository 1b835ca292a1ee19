import type { StoredCompanyReport } from '../../../../../contract/calls/reports/reports.ts'
import { showsNumbers } from '../../../../../contract/shapes/reports/shows-numbers.ts'
import { partsOf } from '../../../../../insights/company-report/plan-parts.ts'
import { citeAnswer, citeCompanyReport } from '../citations.ts'
import { thresholdOf, missingCompanyReport } from './company-figures.ts'
import { remark, citedLine, inlineText, type Draft, type Line } from '../reply-lines.ts'
import { draftReportPart, type PartOfPerson } from '../person/person-statements.ts'
import { offerCompanyReport } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type Source } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

/** Strengths, weaknesses and the plan: of the company, or of the person in question. */

type Report = StoredCompanyReport
type Quoted = Report['strengths'][number]['quotes'][number]

const textMax = 600

/** Quotes of what people wrote, below the sentence that is based on them. */
const quotes = (
  said: readonly Quoted[],
  { all }: UnderstoodQuestion,
): { lines: Line[]; people: string[] } => {
  const names = new Map(all.map(({ id, name }) => [id, name]))
  const there = said.filter(({ employeeId }) => names.has(employeeId))
  return {
    lines: there.map(({ employeeId, questionId, text }) => {
      const name = names.get(employeeId) ?? ''
      return citedLine(
        `${inlineText(name)}: ${inlineText(text, textMax)}`,
        citeAnswer({ employeeId, name }, questionId, text),
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
  /** The noun for a list that may be empty. */
  what: string
}

/** An anonymous report never says that there is none, since some may be suppressed. */
const noneOf = (what: string, { isAnonymous }: Report): string =>
  isAnonymous
    ? `The company report shows you no ${what}; there may be some of which few people speak.`
    : `The company report names no ${what}.`

export const draftCompanyPart = async (
  question: UnderstoodQuestion,
  source: Source,
  part: (report: Report) => Part,
): Promise<Draft> => {
  const told = await source.companyReport(question.reportId ?? undefined)
  if (!hasValue(told)) return missingCompanyReport(told)
  const report = told.value
  const { section, items, what } = part(report)
  // Readers of an anonymous report are shown why there is nothing.
  const { riskReason } = report.overview
  const derived = thresholdOf(report)
  if (items.length === 0) {
    return showsNumbers(report)
      ? { lines: [citedLine(noneOf(what, report), citeCompanyReport(report, section))] }
      : { lines: [citedLine(riskReason.text, citeCompanyReport(report, 'overview'), { derived })] }
  }
  const parts = items.map(({ text, quotes: said }) => ({
    line: citedLine(inlineText(text, textMax), citeCompanyReport(report, section), { derived }),
    ...quotes(said, question),
  }))
  return {
    lines: parts.flatMap(({ line, lines }) => [line, ...lines]),
    people: parts.flatMap(({ people }) => people),
  }
}

const fromPersonOrCompany =
  (partFor: (text: string) => PartOfPerson, partOf: (report: Report) => Part): Question['answer'] =>
  async (question, source) => {
    const [person] = question.people
    if (person) return draftReportPart(person, question, source, partFor(question.text))
    return noteCompanyScope(question, await draftCompanyPart(question, source, partOf))
  }

/** Where the question names a department, the answer says that it is about the whole company. */
export const noteCompanyScope = ({ departments }: UnderstoodQuestion, draft: Draft): Draft =>
  departments.length === 0
    ? draft
    : {
        ...draft,
        lines: [remark('Findings are made for the company as a whole; here they are.'), ...draft.lines],
      }

export const strengths: Question = {
  id: 'strengths',
  title: 'Strengths of the company or of a person',
  examples: ['What are our strengths?', 'What is Ada Lovelace good at?', 'What goes well?'],
  isOfCompanyToo: true,
  offer: offerCompanyReport('What are our strengths?'),
  knows:
    wordSet(`strength strengths strong strongest good best at goes going well proud positive biggest greatest main top
    most list team working works latest report`),
  recognises: ({ text }) =>
    !/ (?:who|whom|whose|why) /.test(text) &&
    / (?:strengths?|strong|strongest|good at|best at|goes well|going well|do well|proud|positive) /.test(
      text,
    ),
  answer: fromPersonOrCompany(
    () => 'strengths',
    (report) => ({
      section: 'strengths',
      items: report.strengths,
      what: 'strengths',
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
  offer: offerCompanyReport('What are our weaknesses?'),
  knows:
    wordSet(`weakness weaknesses weak weakest problem problems issue issues risk risks improve improved improvement
    improvements concern concerns struggle struggles struggling goes going wrong bad negative complain complains complaint
    complaints frustrate frustrates frustrated frustrating frustration frustrations should biggest greatest worst main top
    most list why better latest report need needs want wants`),
  recognises: ({ text }) =>
    !/ (?:level of risk|risk level|at risk|who|whom|whose|has|have|did|is it|is our|is the company) /.test(
      text,
    ) &&
    / (?:weakness|weaknesses|weak|problems?|issues?|risks?|improve|improvements?|concerns?|struggles?|struggling|goes wrong|going wrong|bad|negative|complain|complaints?|frustrat\w+) /.test(
      text,
    ),
  answer: fromPersonOrCompany(
    (text) => (/ risks? /.test(text) ? 'risks' : 'weaknesses'),
    (report) => ({
      section: 'weaknesses',
      items: report.weaknesses,
      what: 'weaknesses',
    }),
  ),
}

const labels = { why: 'Why', firstStep: 'First step', owner: 'Owner', success: 'Success' } as const

const planText = (item: Report['forwardOperatingPlan'][number]): string => {
  const parts = partsOf(item).map(
    ({ part, text }) => `${labels[part]}: ${/\p{P}$/u.test(text) ? text : `${text}.`}`,
  )
  return [`${item.title}: ${item.details}`, ...parts].join(' ')
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
  offer: offerCompanyReport('What should we do next?'),
  knows:
    wordSet(`plan plans next step steps recommend recommends recommended recommendation recommendations should priority
    priorities opportunity opportunities operating advice first most important suggest latest report need needs month
    quarter`),
  recognises: ({ text }) =>
    !/ (?:who|whom|whose|why|did) /.test(text) &&
    / (?:plan|plans|next steps?|recommend\w*|should (?:we|i|she|he|they|the company) do|priorit\w+|opportunit\w+|(?:to|we|i) do next|operating plan|advice) /.test(
      text,
    ),
  answer: fromPersonOrCompany(
    (text) => (/ opportunit\w+ /.test(text) ? 'opportunities' : 'recommendations'),
    (report) => ({
      section: 'forwardOperatingPlan',
      items: report.forwardOperatingPlan.map((item) => ({ ...item, text: planText(item) })),
      what: 'steps of a plan',
    }),
  ),
}
