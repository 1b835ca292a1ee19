import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { fewAnswers, labelInLanguage } from '../../../../insights/company-report/company-groups.ts'
import { clean } from '../../../../insights/catalog/quote-answer.ts'
import type { QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { questionsNamed } from '../../../../insights/company-report/company-findings.ts'
import type {
  QuestionThemes,
  Topic,
  WrittenGroup,
  WrittenSubtheme,
  WrittenTheme,
} from '../../../../insights/company-report/company-report-types.ts'
import {
  columns,
  headingBlock,
  quietBlock,
  type Bar,
  type Block,
  type Cell,
  type Item,
  type Part,
  type Table,
} from './document.ts'
import type { Slide } from './deck.ts'
import type { FileWords } from './document-texts.ts'

/** The themes of what people wrote, in files: the largest of each question on paper, all of them in a workbook. */

/** More are in the workbook, which the paper says. */
const shownOnPaper = 3
const quotesOnPaper = 1

/** What people wish for is set with bars and quotes; where they want to go in a line for each question; what they do is in a workbook. */
const setInFull: ReadonlySet<QuestionId> = new Set<QuestionId>([
  'company_improvements',
  'team_support',
  'missing_tools',
])
const setInLine: ReadonlySet<QuestionId> = new Set<QuestionId>([
  'skill_development',
  'career_goals',
  'additional_feedback',
])

const labelOf = (
  one: Pick<WrittenSubtheme, 'writtenLabel' | 'labels'>,
  { language, engine, theme }: FileWords,
): string => {
  const label = labelInLanguage(one, language)
  return label === null ? theme('page.alike') : engine.quote(label.text)
}

const nameOf = (one: WrittenTheme, words: FileWords): string =>
  one.category === null ? labelOf(one, words) : words.theme(one.category)

const percentOf = ({ people, outOf }: { people: number; outOf: number }): number =>
  Math.round((people * 100) / outOf)

const departmentsOf = ({ departments }: WrittenGroup, { theme, engine, named }: FileWords): string =>
  departments
    .map(({ department, count }) =>
      theme('page.department', { department: named(department), number: engine.counted(count) }),
    )
    .join(engine.comma)

const detailsOf = (subthemes: readonly WrittenSubtheme[], words: FileWords): string =>
  subthemes
    .filter((one) => labelInLanguage(one, words.language) !== null)
    .map((one) =>
      words.theme('page.detail', { label: labelOf(one, words), number: words.engine.counted(one.people) }),
    )
    .join(words.engine.comma)

/** What was named most where a finding counts how many named something; empty without themes. */
export const namedMost = (
  { writtenThemes = [] }: StoredCompanyReport,
  topic: Topic,
  words: FileWords,
): string => {
  const { theme, engine } = words
  const asked = questionsNamed[topic] ?? []
  const named = writtenThemes
    .filter(({ questionId }) => asked.includes(questionId))
    .flatMap(({ themes }) => themes)
    .toSorted((one, other) => other.people - one.people)
    .slice(0, shownOnPaper)
    .map((one) => theme('page.detail', { label: nameOf(one, words), number: engine.counted(one.people) }))
  return named.length === 0 ? '' : theme('page.namedMost', { list: named.join(engine.comma) })
}

/** What one of them wrote, unless it is in the labels already. */
const quotesOf = ({ quotes }: WrittenGroup, labels: string, { engine }: FileWords): string[] =>
  quotes
    .map(({ text }) => engine.quote(text))
    .filter((quote) => !labels.includes(quote))
    .slice(0, quotesOnPaper)

const barOf = (label: string, group: WrittenGroup, details: string, words: FileWords): Bar => {
  const { engine, wiki, theme } = words
  const percent = percentOf(group)
  const isFew = group.people < fewAnswers
  const people = wiki('counts.ofPeople', {
    people: engine.counted(group.people),
    count: group.outOf,
    number: engine.counted(group.outOf),
  })
  return {
    label,
    note: isFew
      ? `${people} · ${theme('page.few')}`
      : `${people} · ${wiki('figures.percent', { number: engine.counted(percent) })}`,
    parts: isFew
      ? []
      : [
          { kind: 'strong', percent },
          { kind: 'rest', percent: 100 - percent },
        ],
    words: [
      ...(details === '' ? [] : [theme('page.inDetail', { list: details })]),
      ...quotesOf(group, `${label} ${details}`, words),
    ].join('\n'),
  }
}

const answeredText = ({ answered, saidNothing }: QuestionThemes, { engine, theme }: FileWords): string =>
  theme('page.answered', {
    answered: engine.counted(answered),
    number: engine.counted(answered + saidNothing),
  })

/** "and 3 more topics, named by 12 people"; nothing where all are there. */
const moreTopics = ({ themes }: QuestionThemes, { engine, theme, wiki }: FileWords): string[] => {
  const left = themes.slice(shownOnPaper)
  const people = left.reduce((sum, one) => sum + one.people, 0)
  const counted = (count: number) => ({ count, number: engine.counted(count) })
  return left.length === 0
    ? []
    : [theme('page.left', { ...counted(left.length), people: wiki('counts.people', counted(people)) })]
}

/** A question, how many answered it, and what most of them wrote of. */
const questionItem = (of: QuestionThemes, words: FileWords): Item => {
  const { engine, theme } = words
  const named = [
    ...of.themes.slice(0, shownOnPaper).map((one) => ({ label: nameOf(one, words), people: one.people })),
    ...(of.other.people < fewAnswers ? [] : [{ label: theme('page.other'), people: of.other.people }]),
  ].map(({ label, people }) => theme('page.detail', { label, number: engine.counted(people) }))
  return {
    text: engine.question(of.questionId),
    isStrong: true,
    lines: [[`${answeredText(of, words)}: ${named.join(engine.comma)}`, ...moreTopics(of, words)].join(' ')],
  }
}

const questionBlocks = (of: QuestionThemes, words: FileWords): Block[] => {
  const { engine, theme } = words
  const { themes, other } = of
  return [
    headingBlock(engine.question(of.questionId)),
    quietBlock(answeredText(of, words)),
    {
      kind: 'bars',
      bars: [
        ...themes
          .slice(0, shownOnPaper)
          .map((one) => barOf(nameOf(one, words), one, detailsOf(one.subthemes, words), words)),
        // What fewer wrote is in the workbook.
        ...(other.people < fewAnswers ? [] : [barOf(theme('page.other'), other, '', words)]),
      ],
    },
    ...moreTopics(of, words).map(quietBlock),
  ]
}

/** Nothing in reports of older engines, and for readers who may not open each person's report. */
export const themesParts = ({ writtenThemes }: StoredCompanyReport, words: FileWords): Part[] => {
  if (writtenThemes === undefined) return []
  const answered = writtenThemes.filter((one) => one.answered > 0)
  const others = answered.filter(({ questionId }) => setInLine.has(questionId))
  return [
    {
      title: words.wiki('sections.written'),
      blocks: [
        quietBlock(words.theme(answered.length === 0 ? 'page.nobody' : 'page.intro')),
        ...answered
          .filter(({ questionId }) => setInFull.has(questionId))
          .flatMap((one) => questionBlocks(one, words)),
        ...(others.length === 0
          ? []
          : [
              headingBlock(words.theme('page.others')),
              {
                kind: 'list',
                isInHalves: true,
                items: others.map((one) => questionItem(one, words)),
              } satisfies Block,
            ]),
        ...(answered.length > others.length ? [quietBlock(words.theme('page.all'))] : []),
      ],
    },
  ]
}

const questionsOnSlide = 5
const topicsOnSlide = 3

/**
 * What many wrote of, for a meeting: no words of anybody, and no number of fewer than five. No slide where the reader is shown no
 * themes.
 */
export const themesSlide = (
  { writtenThemes = [] }: Pick<StoredCompanyReport, 'writtenThemes'>,
  { engine, theme, wiki, say }: FileWords,
): Slide[] => {
  const rows = writtenThemes
    .map(({ questionId, themes }) =>
      themes
        .flatMap(({ category, people, outOf }) =>
          category === null || people < fewAnswers
            ? []
            : [
                [
                  engine.question(questionId),
                  theme(category),
                  wiki('counts.ofPeople', {
                    people: engine.counted(people),
                    count: outOf,
                    number: engine.counted(outOf),
                  }),
                ],
              ],
        )
        .slice(0, topicsOnSlide),
    )
    .filter((topics) => topics.length > 0)
    .slice(0, questionsOnSlide)
    .flat()
  if (rows.length === 0) return []
  return [
    {
      title: wiki('sections.written'),
      body: {
        kind: 'table',
        table: { head: [theme('page.question'), theme('page.topic'), say('columns.people')], rows },
      },
      notes: theme('page.intro'),
    },
  ]
}

/** A cell holds the words alone, without marks around them. */
const topicOf = (one: WrittenTheme, words: FileWords): string =>
  one.category === null && one.writtenLabel !== null ? one.writtenLabel.text : nameOf(one, words)

const rowOf = (
  of: QuestionThemes,
  topic: string,
  detail: string,
  group: WrittenSubtheme | WrittenGroup,
  words: FileWords,
) => {
  const whole = 'departments' in group ? group : undefined
  return [
    words.engine.question(of.questionId),
    topic,
    detail,
    group.people,
    group.outOf,
    percentOf(group),
    whole === undefined ? '' : departmentsOf(whole, words),
    whole === undefined ? '' : whole.quotes.map(({ text }) => clean(text)).join('\n'),
  ] satisfies Cell[]
}

/** A row for each theme, each finer group in it, and what fits nowhere. */
export const themesTable = (questions: readonly QuestionThemes[], words: FileWords): Table => {
  const { say, theme } = words
  return {
    columns: columns(
      [theme('page.question'), 3],
      [theme('page.topic'), 3],
      [theme('page.detailTitle'), 3],
      say('columns.people'),
      say('columns.answered'),
      theme('page.share'),
      [say('columns.departments'), 3],
      [say('columns.quotes'), 5],
    ),
    rows: questions
      .filter(({ answered }) => answered > 0)
      .flatMap((of) => [
        ...of.themes.flatMap((one) => [
          rowOf(of, topicOf(one, words), '', one, words),
          ...one.subthemes.map((part) =>
            rowOf(of, topicOf(one, words), labelInLanguage(part, words.language)?.text ?? '', part, words),
          ),
        ]),
        ...(of.other.people === 0 ? [] : [rowOf(of, theme('page.other'), '', of.other, words)]),
        [words.engine.question(of.questionId), theme('page.nothing'), '', of.saidNothing, null, null, '', ''],
      ]),
  }
}
