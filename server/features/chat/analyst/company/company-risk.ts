import { ofCompany } from '../citations.ts'
import { headOf, thresholdOf, withoutCompanyReport } from './company-figures.ts'
import { remark, says, shown, type Draft } from '../reply-lines.ts'
import { ofCompanyReport } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { isTold, type Source } from '../source.ts'
import type { Understood } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

const risk = async ({ reportId, departments }: Understood, source: Source): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!isTold(told)) return withoutCompanyReport(told)
  const report = told.value
  const { riskLevel, riskReason } = report.overview
  const basis = ofCompany(report, 'overview')
  return {
    lines: [
      ...(departments.length > 0
        ? [remark('The level of risk is told for the whole company, not for one department:')]
        : []),
      ...(riskLevel === null ? [] : [says(`The level of risk is ${riskLevel.toLowerCase()}.`, basis)]),
      says(shown(riskReason.text, 600), basis, { derived: thresholdOf(report) }),
      headOf(report),
      remark('By which rule it is decided is told in the article “The company report” of the Help centre.'),
    ],
    suggestions: ['What are our weaknesses?', 'What is our average score?'],
  }
}

export const riskOfCompany: Question = {
  id: 'risk-of-company',
  title: 'The level of risk of the company, and where it comes from',
  examples: ['What is our level of risk?', 'What is the company risk?', 'How risky are we?'],
  offer: ofCompanyReport('What is our level of risk?'),
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
