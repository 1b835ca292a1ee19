import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { showsNumbers } from '../../../../contract/shapes/reports/shows-numbers.ts'
import type { Finding, PersonnelPrompt } from '../../../../insights/company-report/company-report-types.ts'
import { stepsFirst } from '../../../../insights/company-report/plan-parts.ts'
import { undisclosedDepartment } from '../../../../insights/company-report/hiring-need-text.ts'
import { actionPlanParts, trendParts, type CompanyReportContext } from './company-trend-and-plan.ts'
import { namedMost, themesParts } from './company-themes.ts'
import { grading } from './company-grading.ts'
import { departmentsTable, overviewTable, promptKinds } from './company-tables.ts'
import { heatMapParts } from './company-heat-map.ts'
import { questionParts, satisfactionParts } from './company-questions.ts'
import { firstStepItem, planStepItem } from './plan/plan-items.ts'
import { companyFacts, groupItem, headlineTexts, notAnsweredNames } from './company-facts.ts'
import {
  headingBlock,
  quietBlock,
  textBlock,
  type Block,
  type Document,
  type Item,
  type FileMetadata,
  type Part,
} from './document.ts'
import type { FileWords } from './document-texts.ts'

/** A company report as a document: the sections of the screen, in its order and with its words. */
export const companyDocument = (
  report: StoredCompanyReport,
  beside: CompanyReportContext,
  made: FileMetadata,
  words: FileWords,
): Document => ({
  title: words.wiki('page.reportOf', { organization: words.named(report.organizationName) }),
  subtitle: words.say('company.subtitle'),
  facts: companyFacts(report, made, words),
  notice: report.notice,
  notes: beside.notes ?? [],
  parts: showsNumbers(report)
    ? everyPart(report, beside, made, words)
    : [inShort(report, words), coveragePart(report, words)],
})

const everyPart = (
  report: StoredCompanyReport,
  beside: CompanyReportContext,
  made: FileMetadata,
  words: FileWords,
): Part[] => {
  const { say, wiki } = words
  // Of what is withheld it is not said that there is none.
  const none = report.isAnonymous ? wiki('findings.noneShown') : say('company.none')
  return [
    headline(report, words),
    inShort(report, words),
    ...trendParts(beside, words),
    ...questionParts(report, words),
    ...heatMapParts(report, words),
    ...satisfactionParts(report, words),
    coveragePart(report, words),
    {
      title: wiki('sections.departments'),
      blocks: [{ kind: 'table', table: departmentsTable(report, words) }],
    },
    {
      title: wiki('sections.findings'),
      blocks: [
        quietBlock(wiki('sections.findingsIntro')),
        headingBlock(wiki('findings.strengths')),
        list(
          report.strengths.map((finding) => findingItem(finding, report, words)),
          none,
        ),
        headingBlock(wiki('findings.weaknesses')),
        list(
          report.weaknesses.map((finding) => findingItem(finding, report, words)),
          none,
        ),
      ],
    },
    ...themesParts(report, words),
    {
      title: wiki('sections.hiring'),
      blocks: [
        quietBlock(wiki('sections.hiringIntro')),
        ...(report.isAnonymous ? [quietBlock(wiki('hiring.few'))] : []),
        list(
          report.immediateHiringNeeds.map((need) =>
            groupItem(
              say('company.need', {
                need: needIn(need, words),
                priority: wiki('hiring.priority', { priority: wiki(`hiring.${need.priority}`) }),
                reasoning: need.reasoning,
              }),
              need,
              words,
            ),
          ),
          none,
        ),
      ],
    },
    {
      title: wiki('sections.plan'),
      blocks: [
        {
          kind: 'list',
          isNumbered: true,
          items: report.forwardOperatingPlan.map((item) => planStepItem(item, words)),
        },
      ],
    },
    ...actionPlanParts(beside, made.at.slice(0, 10), words),
    conversations(report, words),
    grading(report, words),
    {
      title: wiki('sections.impact'),
      blocks: [
        quietBlock(wiki('sections.impactIntro')),
        ...(report.isAnonymous
          ? [textBlock(say('company.impactAnonymous'))]
          : [textBlock(impactNamed(report, words)), ...impactLists(report, words)]),
      ],
    },
    {
      title: wiki('sections.limits'),
      blocks: [{ kind: 'list', items: report.limits.map((limit) => ({ text: limit })) }],
    },
  ]
}

/** Group by group, each person with their grade and the prompt to talk about pay. */
const impactLists = ({ organizationalImpactSummary }: StoredCompanyReport, words: FileWords): Block[] => {
  const { say, wiki, engine, named } = words
  return organizationalImpactSummary
    .filter(({ employees }) => employees.length > 0)
    .flatMap(({ category, employees }): Block[] => [
      headingBlock(wiki(`impact.${category}`)),
      {
        kind: 'list',
        items: employees.map((person) => ({
          text: [
            [named(person.employeeName), named(person.department)].join(engine.comma),
            ...(person.grade === null ? [] : [`${say('list.grade')}: ${engine.grade(person.grade)}`]),
            ...(person.suggestedPay === undefined
              ? []
              : [`${say('columns.pay')}: ${wiki(`impact.${person.suggestedPay}`)}`]),
          ].join(' · '),
          isStrong: true,
          lines: [`${person.impact} ${person.description}`],
        })),
      },
    ])
}

/** How many of how many the impact groups name, and in which order. */
const impactNamed = (
  { organizationalImpactSummary, coverage }: StoredCompanyReport,
  { wiki, engine }: FileWords,
): string =>
  wiki('impact.named', {
    named: engine.counted(organizationalImpactSummary.flatMap(({ employees }) => employees).length),
    people: engine.counted(coverage.answered),
  })

/** A role and the department that needs it; the role alone where the reader is not told which department that is. */
const needIn = (
  { role, department }: { role: string; department: string },
  { say, named }: FileWords,
): string =>
  department === undisclosedDepartment
    ? named(role)
    : say('company.needIn', { role: named(role), department: named(department) })

const list = (items: readonly Item[], none: string): Block =>
  items.length === 0 ? quietBlock(none) : { kind: 'list', items }

/** What matters, and the first three steps of the plan. */
const headline = (report: StoredCompanyReport, words: FileWords): Part => ({
  title: words.wiki('headline.title'),
  blocks: [
    textBlock(headlineTexts(report, words).join(' ')),
    ...(report.forwardOperatingPlan.length === 0
      ? []
      : [
          headingBlock(words.wiki('headline.doFirst')),
          {
            kind: 'list',
            isNumbered: true,
            items: report.forwardOperatingPlan.slice(0, stepsFirst).map((item) => firstStepItem(item, words)),
          } satisfies Block,
        ]),
  ],
})

/** A finding; where it counts how many named something, with what they named most. */
const findingItem = (finding: Finding, report: StoredCompanyReport, words: FileWords): Item => {
  const item = groupItem(finding.text, finding, words)
  const named = namedMost(report, finding.topic, words)
  return named === '' ? item : { ...item, text: `${item.text} ${named}.` }
}

const inShort = (report: StoredCompanyReport, words: FileWords): Part => ({
  title: words.wiki('sections.overview'),
  blocks: [
    {
      kind: 'list',
      // Their quotes are with the findings.
      items: report.executiveSummary.map((statement) =>
        groupItem(statement.text, { ...statement, quotes: [] }, words),
      ),
    },
    { kind: 'table', table: overviewTable({ ...report, executiveSummary: [] }, words) },
  ],
})

const coveragePart = (report: StoredCompanyReport, words: FileWords): Part => {
  const { coverage, isAnonymous } = report
  const { say, wiki, engine, named } = words
  const names = notAnsweredNames(report).map(named)
  return {
    title: wiki('sections.answered'),
    blocks: [
      textBlock(coverage.note),
      ...(isAnonymous || names.length === 0
        ? []
        : [
            headingBlock(
              say('company.counted', {
                title: say('company.notAnswered'),
                number: engine.counted(coverage.notAnswered),
              }),
            ),
            textBlock(names.join(engine.comma)),
          ]),
      ...(isAnonymous || names.length >= coverage.notAnswered
        ? []
        : [
            quietBlock(
              say('company.firstNamed', {
                shown: engine.counted(names.length),
                total: engine.counted(coverage.notAnswered),
              }),
            ),
          ]),
    ],
  }
}

const conversations = ({ personnelChanges, isAnonymous }: StoredCompanyReport, words: FileWords): Part => ({
  title: words.wiki('sections.personnel'),
  blocks: [
    quietBlock(words.wiki('sections.personnelIntro')),
    ...promptKinds.flatMap((id) =>
      prompts(id, { listed: personnelChanges[id], total: personnelChanges.totals[id], isAnonymous }, words),
    ),
  ],
})

/** In a longer list nobody is quoted on paper. */
const quotedOnPaper = 5

/** On paper with its first quote; the page and the workbook have all. Of one person it is not said how many it is. */
const promptItem = ({ quotes, ...prompt }: PersonnelPrompt, isQuoted: boolean, words: FileWords): Item => {
  const [first] = isQuoted ? quotes : []
  if (prompt.employeeId === null)
    return groupItem(prompt.text, { ...prompt, quotes: first === undefined ? [] : [first] }, words)
  return { text: prompt.text, ...(first !== undefined && { note: first.text }) }
}

type Prompts = { listed: readonly PersonnelPrompt[]; total: number | null; isAnonymous: boolean }

const prompts = (
  kind: (typeof promptKinds)[number],
  { listed, total, isAnonymous }: Prompts,
  words: FileWords,
): Block[] => {
  const { say, wiki, engine } = words
  const title = wiki(`prompts.${kind}`)
  return [
    headingBlock(total === null ? title : say('company.counted', { title, number: engine.counted(total) })),
    ...(listed.length === 0
      ? []
      : [
          quietBlock(wiki(`prompts.${kind}Caution`)),
          ...(listed.length > quotedOnPaper ? [quietBlock(say('company.quotesElsewhere'))] : []),
          {
            kind: 'list',
            isInHalves: true,
            items: listed.map((prompt) => promptItem(prompt, listed.length <= quotedOnPaper, words)),
          } satisfies Block,
        ]),
    ...(total !== null && listed.length >= total
      ? []
      : [
          quietBlock(
            isAnonymous
              ? wiki('prompts.few')
              : wiki('prompts.first', {
                  shown: engine.counted(listed.length),
                  total: engine.counted(total ?? 0),
                }),
          ),
        ]),
  ]
}
