import { citeCompanyReport } from '../citations.ts'
import { reportSourceLine, thresholdOf, missingCompanyReport } from './company-figures.ts'
import { remark, citedLine, inlineText, type Draft } from '../reply-lines.ts'
import { offerCompanyReport } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type Source } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

const risk = async ({ reportId, departments }: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!hasValue(told)) return missingCompanyReport(told)
  const report = told.value
  const { riskLevel, riskReason } = report.overview
  const basis = citeCompanyReport(report, 'overview')
  return {
    lines: [
      ...(departments.length > 0
        ? [remark('The level of risk is told for the whole company, not for one department:')]
        : []),
      ...(riskLevel === null ? [] : [citedLine(`The level of risk is ${riskLevel.toLowerCase()}.`, basis)]),
      citedLine(inlineText(riskReason.text, 600), basis, { derived: thresholdOf(report) }),
      reportSourceLine(report),
      remark('By which rule it is decided is told in the article “The company report” of the Help centre.'),
    ],
    suggestions: ['What are our weaknesses?', 'What is our average score?'],
  }
}

export const riskOfCompany: Question = {
  id: 'risk-of-company',
  title: 'The level of risk of the company, and where it comes from',
  examples: ['What is our level of risk?', 'What is the company risk?', 'How risky are we?'],
  offer: offerCompanyReport('What is our level of risk?'),
  isOfCompanyToo: true,
  knows: wordSet(`
    risk risky riskiness level high low medium at why grade rating rated score come comes coming calculated computed decided
    determined reason reasons behind based rests current currently latest report company's big bad
  `),
  recognises: ({ people, text }) =>
    people.length === 0 &&
    / (?:risk|risky|riskiness) /.test(text) &&
    !/ (?:who|whom|whose|which|employees?|people|staff|person|everyone|everybody|anyone|anybody|someone|somebody|each|i) /.test(
      text,
    ),
  answer: risk,
}
