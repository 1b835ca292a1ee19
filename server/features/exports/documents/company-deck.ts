import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { showsNumbers } from '../../../../contract/shapes/reports/shows-numbers.ts'
import type { GroupStatement } from '../../../../insights/company-report/company-report-types.ts'
import type { Deck, Slide, SlideChart } from './deck.ts'
import type { FileWords } from './document-texts.ts'
import { departmentsTable } from './company-tables.ts'

/** A company report for a meeting: what matters, how people answered, what to do. It names nobody. */

type Report = StoredCompanyReport

/** So many rows of a table are read on a slide. */
const departmentsOnSlide = 18
const limitsOnSlide = 6

export const companyDeck = (report: Report, notes: readonly string[], words: FileWords): Deck => {
  const { wiki, say, named } = words
  return {
    title: wiki('page.reportOf', { organization: named(report.organizationName) }),
    subtitle: say('company.subtitle'),
    notice: [report.notice, ...notes].join('\n'),
    slides: showsNumbers(report)
      ? [
          inShort(report, words),
          ...answersSlide(report, words),
          ...findingsSlide(wiki('findings.strengths'), report.strengths, words),
          ...findingsSlide(wiki('findings.weaknesses'), report.weaknesses, words),
          departmentsSlide(report, words),
          ...planSlide(report, words),
          limitsSlide(report, words),
        ]
      : [inShort(report, words)],
  }
}

const basisOf = ({ people, outOf }: Pick<GroupStatement, 'people' | 'outOf'>, { wiki, engine }: FileWords) =>
  wiki('counts.ofPeople', {
    people: engine.counted(people),
    count: outOf,
    number: engine.counted(outOf),
  })

const inShort = ({ executiveSummary, coverage }: Report, words: FileWords): Slide => ({
  title: words.wiki('sections.overview'),
  body: { kind: 'bullets', items: executiveSummary.map(({ text }) => ({ text })) },
  notes: coverage.note,
})

/** How many answered low, in between and high, as far as the reader is shown these counts. */
const answersSlide = ({ measures }: Report, words: FileWords): Slide[] => {
  const { say, engine, wiki } = words
  const rated = measures.flatMap(({ topic, label, answered, strong, low, mean }) =>
    (mean !== null || topic === 'kpis' || topic === 'training') &&
    answered > 0 &&
    strong !== null &&
    low !== null
      ? [{ label, answered, strong, low, middle: answered - strong - low }]
      : [],
  )
  if (rated.length === 0) return []
  const ordered = rated.toSorted((a, b) => b.low / b.answered - a.low / a.answered)
  const parts = ['low', 'middle', 'strong'] as const
  const percent = (count: number, answered: number) =>
    wiki('figures.percent', { number: engine.counted(Math.round((count * 100) / answered)) })
  const chart: SlideChart = {
    of: 'shares',
    categories: ordered.map(({ label, answered }) =>
      say('slides.question', { label, number: engine.counted(answered) }),
    ),
    series: parts.map((part) => ({
      name: say(`slides.${part}`),
      tone: part,
      values: ordered.map((one) => one[part] / one.answered),
    })),
    alt: ordered
      .map((one) =>
        say('slides.shares', {
          label: one.label,
          low: percent(one.low, one.answered),
          middle: percent(one.middle, one.answered),
          strong: percent(one.strong, one.answered),
        }),
      )
      .join(' '),
  }
  return [
    {
      title: say('slides.answers'),
      lead: say('slides.answersLead'),
      body: { kind: 'chart', chart },
      notes: `${say('company.methodKey')} ${chart.alt}`,
    },
  ]
}

const findingsSlide = (title: string, findings: readonly GroupStatement[], words: FileWords): Slide[] =>
  findings.length === 0
    ? []
    : [
        {
          title,
          body: {
            kind: 'bullets',
            items: findings.map((finding) => ({ text: finding.text, note: basisOf(finding, words) })),
          },
          notes: words.wiki('sections.findingsIntro'),
        },
      ]

const departmentsSlide = (report: Report, words: FileWords): Slide => {
  const { say, engine, wiki } = words
  const { columns, rows } = departmentsTable(report, words)
  const point = engine.decimal(0).charAt(1)
  // Without the people named for each.
  const shown = 6
  const isCut = rows.length > departmentsOnSlide
  return {
    title: wiki('sections.departments'),
    ...(isCut && {
      lead: say('slides.departmentsCut', {
        shown: engine.counted(departmentsOnSlide),
        total: engine.counted(rows.length),
      }),
    }),
    body: {
      kind: 'table',
      table: {
        head: columns.slice(0, shown).map(({ title }) => title),
        rows: rows
          .slice(0, departmentsOnSlide)
          .map((row) =>
            row.slice(0, shown).map((cell) => (cell === null ? '–' : String(cell).replace('.', point))),
          ),
      },
    },
    notes: wiki('sections.gradingIntro'),
  }
}

const planSlide = ({ forwardOperatingPlan }: Report, words: FileWords): Slide[] =>
  forwardOperatingPlan.length === 0
    ? []
    : [
        {
          title: words.wiki('sections.plan'),
          body: {
            kind: 'bullets',
            items: forwardOperatingPlan.map((item) => ({ text: item.title, note: item.details })),
          },
        },
      ]

const limitsSlide = ({ limits }: Report, { wiki }: FileWords): Slide => ({
  title: wiki('sections.limits'),
  body: { kind: 'bullets', items: limits.slice(0, limitsOnSlide).map((text) => ({ text })) },
  notes: limits.slice(limitsOnSlide).join(' '),
})
