import { limits } from '../../../contract/fields.ts'
import { releaseLabels } from '../../../contract/release.ts'
import { cycleLabel } from '../../../contract/report-cycle.ts'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { GroupStatement } from '../../../insights/company-report-types.ts'
import { moment, type Item, type Made } from './document.ts'

/** What the files of a company report say of it in words. */

export const companyFacts = (report: StoredCompanyReport, made: Made): [string, string][] => [
  ['Organization', made.organizationName],
  ['Report as of', moment(report.overview.lastUpdated)],
  ['Version', `${report.version}${report.origin === 'edited' ? ', texts edited' : ''}`],
  ...(report.cycle ? [['Cycle', cycleLabel(report.cycle)] satisfies [string, string]] : []),
  ['Release', releaseLabels[report.state]],
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
        [
          'Shown',
          `Without names, and without scores of fewer than ${report.groupThreshold ?? limits.groupThresholdMin} people: those are shown to admins and owners only.`,
        ] satisfies [string, string],
      ]
    : []),
]

/** What readers without names are told where prompts are left out. */
export const promptsForDeciders =
  'Those that speak of single people or of few are shown to admins and owners only.'

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
