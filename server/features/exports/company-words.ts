import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { GroupStatement } from '../../../insights/company-report-types.ts'
import { moment, type Item, type Made } from './document.ts'

/** What the files of a company report say of it in words. */

export const companyFacts = (report: StoredCompanyReport, made: Made): [string, string][] => [
  ['Organization', made.organizationName],
  ['Report as of', moment(report.overview.lastUpdated)],
  ['Version', `${report.version}${report.origin === 'edited' ? ', texts edited' : ''}`],
  ['Engine', report.engineVersion],
  ['Questionnaire', report.questionnaireVersion],
  [
    'Answers given',
    `${moment(report.coverage.firstSubmittedAt)} to ${moment(report.coverage.lastSubmittedAt)}`,
  ],
  ['File made by', made.by],
  ['File made at', moment(made.at)],
  ...(report.isAnonymous
    ? [
        ['Shown', 'Without names: reports of people are shown to admins and owners only.'] satisfies [
          string,
          string,
        ],
      ]
    : []),
]

/** A statement about many people, with how many it rests on, and their words. */
export const groupItem = (
  said: string,
  { people, outOf, evidenceTotal, quotes }: Omit<GroupStatement, 'text'>,
): Item => ({
  text: said,
  note: [
    `${people.toLocaleString('en')} of ${outOf.toLocaleString('en')} people, ${evidenceTotal.toLocaleString('en')} ${evidenceTotal === 1 ? 'answer' : 'answers'}.`,
    ...quotes.map(({ text }) => text),
  ].join(' '),
})
