import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { showsNumbers } from '../../../../contract/shapes/reports/shows-numbers.ts'
import type { Finding, Quote } from '../../../../insights/company-report/company-report-types.ts'
import { impactNumbers } from '../../../../insights/company-report/shown/impact-numbers.ts'
import type { ShownStep } from '../../../../insights/company-report/shown/plan-steps.ts'
import { contrastText } from '../../../../insights/company-report/shown/report-headline.ts'
import { stepsFirst } from '../../../../insights/company-report/plan-parts.ts'
import { undisclosedDepartment } from '../../../../insights/company-report/hiring-need-text.ts'
import { actionPlanParts, trendParts, type CompanyReportContext } from './company-trend-and-plan.ts'
import { namedMost, themesParts } from './company-themes.ts'
import { grading } from './company-grading.ts'
import { figuresTable, promptKinds } from './company-tables.ts'
import { heatMapParts } from './company-heat-map.ts'
import { questionParts, satisfactionParts } from './company-questions.ts'
import { firstStepItem, planStepItem } from './plan/plan-items.ts'
import { companyFacts, headlineTexts, notAnsweredNames, sentenceWords, planSteps } from './company-facts.ts'
import {
  columns,
  headingBlock,
  quietBlock,
  tableBlock,
  textBlock,
  type Block,
  type Document,
  type Item,
  type FileMetadata,
  type Part,
  type Table,
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
  const { wiki } = words
  const plan = planSteps(report, words)
  return [
    headline(report, plan, words),
    inShort(report, words),
    ...trendParts(beside, words),
    ...questionParts(report, words),
    findings(report, words),
    ...themesParts(report, words),
    ...heatMapParts(report, words),
    ...satisfactionParts(report, words),
    hiring(report, words),
    {
      title: wiki('sections.plan'),
      blocks: [
        {
          kind: 'list',
          isNumbered: true,
          items: plan.map(({ item }, index) => planStepItem(item, index, words)),
        },
      ],
    },
    ...actionPlanParts(beside, made.at.slice(0, 10), words),
    conversations(report, words),
    grading(report, words),
    impact(report, words),
    coveragePart(report, words),
    {
      title: wiki('sections.limits'),
      blocks: [{ kind: 'list', items: report.limits.map((limit) => ({ text: limit })) }],
    },
  ]
}

/** Of what is withheld it is not said that there is none. */
const noneOf = ({ isAnonymous }: StoredCompanyReport, { wiki, say }: FileWords): string =>
  isAnonymous ? wiki('findings.noneShown') : say('company.none')

const findings = (report: StoredCompanyReport, words: FileWords): Part => {
  const { wiki } = words
  return {
    title: wiki('sections.findings'),
    blocks: (['weaknesses', 'strengths'] as const).flatMap((kind) => [
      headingBlock(wiki(`findings.${kind}`)),
      list(
        report[kind].map((finding) => findingItem(finding, report, words)),
        noneOf(report, words),
      ),
    ]),
  }
}

const hiring = (report: StoredCompanyReport, words: FileWords): Part => {
  const { say, wiki } = words
  const needItem = (need: StoredCompanyReport['immediateHiringNeeds'][number]): Item => {
    // Nobody asked for the one that is listed in place of others.
    if (need.keywords.length === 0) return { text: need.reasoning }
    const text = say('company.need', {
      need: needIn(need, words),
      priority: wiki('hiring.priority', { priority: wiki(`hiring.${need.priority}`) }),
      reasoning: need.reasoning,
    })
    return { text, ...noteOf(differentQuotes(need.quotes)) }
  }
  return {
    title: wiki('sections.hiring'),
    blocks: [
      ...(report.isAnonymous ? [quietBlock(wiki('hiring.few'))] : []),
      list(report.immediateHiringNeeds.map(needItem), noneOf(report, words)),
    ],
  }
}

const noteOf = (texts: readonly string[]) => (texts.length === 0 ? {} : { note: texts.join(' ') })

/** Each of these quotes once. */
const differentQuotes = (quotes: readonly Quote[]): string[] => [...new Set(quotes.map(({ text }) => text))]

/** Whom the impact groups list, of how many and in which order, in one table. */
const impact = (report: StoredCompanyReport, words: FileWords): Part => {
  const { say, wiki, page, engine } = words
  const people = report.organizationalImpactSummary.flatMap(({ category, employees }) =>
    employees.map((person) => ({ category, ...person })),
  )
  const isWithPay = people.some(({ suggestedPay }) => suggestedPay !== undefined)
  const table: Table = {
    columns: [
      ...columns(
        [say('columns.group'), 1.6],
        [say('list.name'), 2.2],
        [say('columns.department'), 2],
        [engine.say('scores.output'), 0.9],
        [page('head.overall'), 0.9],
      ),
      { title: say('list.grade'), share: 0.8, isGrade: true },
      ...(isWithPay ? columns([say('columns.pay'), 2]) : []),
    ],
    rows: people.map((person) => [
      wiki(`impact.${person.category}`),
      person.employeeName,
      person.department,
      person.output,
      person.overall,
      person.grade === null ? null : engine.grade(person.grade),
      ...(isWithPay
        ? [person.suggestedPay === undefined ? null : wiki(`impact.${person.suggestedPay}`)]
        : []),
    ]),
  }
  return {
    title: wiki('sections.impact'),
    blocks: [
      quietBlock(wiki('sections.impactIntro')),
      ...(report.isAnonymous
        ? [textBlock(say('company.impactAnonymous'))]
        : [textBlock(wiki('impact.named', impactNumbers(report, engine.counted))), tableBlock(table)]),
    ],
  }
}

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

type ShownPlan = readonly ShownStep<StoredCompanyReport['forwardOperatingPlan'][number]>[]

/** What matters, and the first three steps of the plan. */
const headline = (report: StoredCompanyReport, plan: ShownPlan, words: FileWords): Part => ({
  title: words.wiki('headline.title'),
  blocks: [
    textBlock(headlineTexts(report, words).join(' ')),
    ...(plan.length === 0
      ? []
      : [
          headingBlock(words.wiki('headline.doFirst')),
          {
            kind: 'list',
            isNumbered: true,
            items: plan.slice(0, stepsFirst).map(({ item }) => firstStepItem(item, words)),
          } satisfies Block,
        ]),
  ],
})

/** A finding with where it is lowest, or what was named most. What people wrote about other questions is no evidence of it. */
const findingItem = (finding: Finding, report: StoredCompanyReport, words: FileWords): Item => {
  const named = namedMost(report, finding.topic, words)
  const where = contrastText(report, finding.topic, sentenceWords(words))
  return {
    text: [finding.text, ...(where === null ? [] : [where]), ...(named === '' ? [] : [`${named}.`])].join(
      ' ',
    ),
  }
}

/** The figures; the sentences of the summary only for readers who are not shown every part, and where somebody wrote one. */
const inShort = (report: StoredCompanyReport, words: FileWords): Part => {
  const statements = report.executiveSummary.filter(
    ({ text }) => report.isAnonymous || report.editedTexts?.includes(text),
  )
  return {
    title: words.wiki('sections.overview'),
    blocks: [
      ...(statements.length === 0
        ? []
        : [{ kind: 'list', items: statements.map(({ text }) => ({ text })) } satisfies Block]),
      tableBlock(figuresTable(report, words)),
    ],
  }
}

const coveragePart = (report: StoredCompanyReport, words: FileWords): Part => {
  const { coverage, isAnonymous } = report
  const { say, wiki, engine } = words
  const names = notAnsweredNames(report)
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
            { kind: 'names', names } satisfies Block,
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

const conversations = (report: StoredCompanyReport, words: FileWords): Part => ({
  title: words.wiki('sections.personnel'),
  blocks: promptKinds.flatMap((id) => prompts(id, report, words)),
})

/** Departments with how many of those who answered there wrote so, or people, each with their rating if it is why. */
const promptsTable = (
  kind: (typeof promptKinds)[number],
  { personnelChanges, gradingBreakdown }: StoredCompanyReport,
  { say, wiki }: FileWords,
): Table => {
  const listed = personnelChanges[kind]
  if (kind === 'newHires') {
    const answered = new Map(gradingBreakdown.map((one) => [one.departmentName, one.answered]))
    return {
      columns: columns([say('columns.department'), 3], say('columns.people'), say('columns.answered')),
      rows: listed.map(({ department, people }) => [department, people, answered.get(department) ?? null]),
    }
  }
  const isRated = listed.some(({ rated }) => rated !== undefined)
  return {
    columns: columns(
      [say('list.name'), 3],
      [say('columns.department'), 2.5],
      ...(isRated ? [wiki('prompts.rated')] : []),
    ),
    rows: listed.map(({ employeeName, department, rated }) => [
      employeeName,
      department,
      ...(isRated ? [rated ?? null] : []),
    ]),
    isInHalves: true,
  }
}

const prompts = (
  kind: (typeof promptKinds)[number],
  report: StoredCompanyReport,
  words: FileWords,
): Block[] => {
  const { say, wiki, engine } = words
  const { personnelChanges, isAnonymous, editedTexts } = report
  const listed = personnelChanges[kind]
  const total = personnelChanges.totals[kind]
  const title = wiki(`prompts.${kind}`)
  if (total === 0) return [headingBlock(title), quietBlock(say('company.none'))]
  const written = listed.filter(({ text }) => editedTexts?.includes(text))
  const isCut = total === null || listed.length < total
  return [
    headingBlock(
      total === null || kind === 'newHires'
        ? title
        : say('company.counted', { title, number: engine.counted(total) }),
    ),
    ...(listed.length === 0
      ? []
      : [quietBlock(wiki(`prompts.${kind}Caution`)), tableBlock(promptsTable(kind, report, words))]),
    ...(written.length === 0
      ? []
      : [{ kind: 'list', items: written.map(({ text }) => ({ text })) } satisfies Block]),
    ...(isCut
      ? [
          quietBlock(
            isAnonymous
              ? wiki('prompts.few')
              : wiki('prompts.first', {
                  shown: engine.counted(listed.length),
                  total: engine.counted(total ?? 0),
                }),
          ),
        ]
      : []),
  ]
}
