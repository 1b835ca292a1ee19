import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { showsNumbers } from '../../../../contract/shapes/reports/shows-numbers.ts'
import type { GroupStatement } from '../../../../insights/company-report/company-report-types.ts'
import { questionBarsOf } from '../../../../insights/company-report/questions/question-bars.ts'
import type { Deck, Slide, SlideChart } from './deck.ts'
import type { FileWords } from './document-texts.ts'
import { firstStepsSlide, planSlides } from './plan/plan-slides.ts'
import { departmentsTable } from './company-tables.ts'
import { themesSlide } from './company-themes.ts'

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
          ...firstStepsSlide(report, words),
          inShort(report, words),
          ...answersSlide(report, words),
          ...themesSlide(report, words),
          ...findingsSlide(wiki('findings.strengths'), report.strengths, words),
          ...findingsSlide(wiki('findings.weaknesses'), report.weaknesses, words),
          departmentsSlide(report, words),
          ...planSlides(report, words),
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

/** How each question was answered, as far as the reader is shown all parts of it; in the order of the page. */
const answersSlide = (report: Report, words: FileWords): Slide[] => {
  const { say, engine, wiki } = words
  const shown = questionBarsOf(report).flatMap(({ label, answered, split }) => {
    if (split === null || split.low === null || split.middle === null || split.strong === null) return []
    const { low, middle, strong } = split
    return [
      {
        label,
        answered,
        shares: { low: low / answered, middle: middle / answered, strong: strong / answered },
      },
    ]
  })
  if (shown.length === 0) return []
  const percent = (share: number) =>
    wiki('figures.percent', { number: engine.counted(Math.round(share * 100)) })
  const chart: SlideChart = {
    categories: shown.map(({ label, answered }) =>
      say('slides.question', { label, number: engine.counted(answered) }),
    ),
    series: (['low', 'middle', 'strong'] as const).map((part) => ({
      name: say(`slides.${part}`),
      part,
      values: shown.map(({ shares }) => shares[part]),
    })),
    alt: shown
      .map(({ label, shares }) =>
        say('slides.shares', {
          label,
          low: percent(shares.low),
          middle: percent(shares.middle),
          strong: percent(shares.strong),
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

const limitsSlide = ({ limits }: Report, { wiki }: FileWords): Slide => ({
  title: wiki('sections.limits'),
  body: { kind: 'bullets', items: limits.slice(0, limitsOnSlide).map((text) => ({ text })) },
  notes: limits.slice(limitsOnSlide).join(' '),
})
