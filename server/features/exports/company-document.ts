import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { PersonnelPrompt } from '../../../insights/company-report-types.ts'
import { needWords } from '../../../insights/need-words.ts'
import { actions, overTime, type BesideCompanyReport } from './company-beside.ts'
import { grading } from './company-grading.ts'
import {
  departmentsTable,
  impactTable,
  meansTable,
  measuresTable,
  overviewTable,
  promptKinds,
} from './company-tables.ts'
import { companyFacts, groupItem, promptsForDeciders } from './company-words.ts'
import {
  heading,
  quiet,
  text,
  type Block,
  type Document,
  type Item,
  type Made,
  type Part,
} from './document.ts'

/** A company report as a document: the sections of the screen, in its order and with its words. */
export const companyDocument = (
  report: StoredCompanyReport,
  beside: BesideCompanyReport,
  made: Made,
): Document => ({
  title: `${report.organizationName} company report`,
  subtitle: 'Self-reported: it adds up what people said about their own work.',
  facts: companyFacts(report, made),
  notice: report.notice,
  parts:
    report.overview.riskLevel === null
      ? [inShort(report), whoAnswered(report)]
      : everyPart(report, beside, made),
})

const everyPart = (report: StoredCompanyReport, beside: BesideCompanyReport, made: Made): Part[] => [
  inShort(report),
  ...overTime(beside),
  whoAnswered(report),
  { title: 'Departments', blocks: [{ kind: 'table', table: departmentsTable(report) }] },
  {
    title: 'Strengths and weaknesses',
    blocks: [
      quiet('At most four of each, the most widely shared first.'),
      heading('Strengths'),
      list(
        report.strengths.map((finding) => groupItem(finding.text, finding)),
        'None was found.',
      ),
      heading('Weaknesses'),
      list(
        report.weaknesses.map((finding) => groupItem(finding.text, finding)),
        'None was found.',
      ),
    ],
  },
  {
    title: 'Hiring needs',
    blocks: [
      quiet('Read from what people say they are missing. A need is a question to look into, not a position.'),
      list(
        report.immediateHiringNeeds.map((need) =>
          groupItem(
            `${needWords(need.role, need.department)}. Priority: ${need.priority}. ${need.reasoning}`,
            need,
          ),
        ),
        'None was found.',
      ),
    ],
  },
  {
    title: 'Forward operating plan',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: report.forwardOperatingPlan.map((item) => groupItem(`${item.title}. ${item.details}`, item)),
      },
    ],
  },
  ...actions(beside, made.at.slice(0, 10)),
  conversations(report),
  ...atAGlance(report),
  grading(report),
  {
    title: 'Impact groups',
    blocks: [
      quiet('Groups by the output that people rated themselves: no ranking of worth, no decision about pay.'),
      ...(report.isAnonymous
        ? [text('Who is in these groups is shown to admins and owners only.')]
        : [{ kind: 'table', table: impactTable(report) } satisfies Block]),
    ],
  },
  {
    title: 'Method',
    blocks: [
      { kind: 'table', table: measuresTable(report) },
      quiet(
        'Means are of those who gave a rating. Strong: 8 or more, yes, or something named. Low: below 6, or no; for missing tools, those who named one.',
      ),
    ],
  },
  {
    title: 'What this cannot tell',
    blocks: [{ kind: 'list', items: report.limits.map((limit) => ({ text: limit })) }],
  },
]

/** Departments by their mean sub-scores, where the reader is shown any. */
const atAGlance = (report: StoredCompanyReport): Part[] =>
  report.gradingBreakdown.some(({ teamScores }) => teamScores.length > 0)
    ? [
        {
          title: 'Departments at a glance',
          blocks: [
            { kind: 'table', table: meansTable(report) },
            quiet(
              'Means of the scores of those who answered, 1 to 10; the deeper a cell, the higher. A dash: nobody answered. Small: fewer than five answered, so one person moves the mean; do not compare.',
            ),
          ],
        },
      ]
    : []

const list = (items: readonly Item[], none: string): Block =>
  items.length === 0 ? quiet(none) : { kind: 'list', items }

const inShort = (report: StoredCompanyReport): Part => ({
  title: 'In short',
  blocks: [
    { kind: 'list', items: report.executiveSummary.map((statement) => groupItem(statement.text, statement)) },
    { kind: 'table', table: { ...overviewTable({ ...report, executiveSummary: [] }) } },
  ],
})

const whoAnswered = ({ coverage, isAnonymous }: StoredCompanyReport): Part => {
  const names = coverage.notAnsweredEmployees.map(({ employeeName }) => employeeName)
  return {
    title: 'Who answered',
    blocks: [
      text(coverage.note),
      ...(isAnonymous || names.length === 0
        ? []
        : [heading(`Not answered, ${coverage.notAnswered.toLocaleString('en')}`), text(names.join(', '))]),
      ...(isAnonymous || names.length >= coverage.notAnswered
        ? []
        : [
            quiet(
              `The first ${names.length.toLocaleString('en')} of ${coverage.notAnswered.toLocaleString('en')} are named.`,
            ),
          ]),
    ],
  }
}

const conversations = ({ personnelChanges, isAnonymous }: StoredCompanyReport): Part => ({
  title: 'Conversations to have',
  blocks: [
    quiet(
      'Prompts for a conversation that a person must have. Nothing here is a decision or a conclusion about anybody.',
    ),
    ...promptKinds.flatMap(({ id, title }) =>
      prompts(title, personnelChanges[id], personnelChanges.totals[id], isAnonymous),
    ),
  ],
})

const prompts = (
  title: string,
  listed: readonly PersonnelPrompt[],
  total: number | null,
  isAnonymous: boolean,
): Block[] => [
  heading(total === null ? title : `${title}, ${total.toLocaleString('en')}`),
  ...(listed.length === 0
    ? []
    : [{ kind: 'list', items: listed.map((prompt) => groupItem(prompt.text, prompt)) } satisfies Block]),
  ...(total !== null && listed.length >= total
    ? []
    : [
        quiet(
          isAnonymous
            ? promptsForDeciders
            : `The first ${listed.length.toLocaleString('en')} of ${(total ?? 0).toLocaleString('en')} are listed.`,
        ),
      ]),
]
