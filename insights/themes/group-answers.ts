import { isGiven } from '../questionnaire/answers.ts'
import type { ThemeCategory } from './categories.ts'
import { understand } from './category-matchers.ts'
import { detailOf } from './details/details.ts'
import { type OpenQuestionId, themeKindOf } from './open-questions.ts'
import { type PreparedAnswer, prepareAnswers } from './prepared-answer.ts'
import { findDetails, findSharedGroups, groupByDetail, type SharedGroup } from './subthemes.ts'
import { isPartOf, joinSmallCategories } from './small-categories.ts'
import { type FitsGroup, labelOf, labelsByLanguage } from './theme-label.ts'
import { quotesOf } from './theme-quotes.ts'
import type { AnswerGroup, AnswerThemes, DepartmentCount, OpenAnswer, Theme } from './theme-types.ts'

/**
 * Groups the answers to an open question by what they say: first by categories of things that people write about, then by what
 * several of them wrote in more detail. Pure and without a model: the same answers give the same groups in any order.
 */

const fewest = 3

/** How many make a group of their own: three, and more where many answered. */
const leastOf = (answered: number): number => Math.max(fewest, Math.ceil(Math.sqrt(answered) / 4))

const byCodeUnits = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

const countDepartments = (answers: readonly PreparedAnswer[]): DepartmentCount[] => {
  const counts = new Map<string, number>()
  for (const { answer } of answers) counts.set(answer.department, (counts.get(answer.department) ?? 0) + 1)
  return [...counts]
    .map(([department, count]) => ({ department, count }))
    .toSorted((a, b) => b.count - a.count || byCodeUnits(a.department, b.department))
}

const describeGroup = (
  answers: readonly PreparedAnswer[],
  questionId: OpenQuestionId,
  answered: number,
): AnswerThemes['other'] => ({
  count: answers.length,
  share: answered === 0 ? 0 : answers.length / answered,
  departments: countDepartments(answers),
  quotes: quotesOf(answers).map(({ answer: { employeeId, text } }) => ({ employeeId, questionId, text })),
  evidence: answers
    .map(({ answer: { employeeId } }) => ({ employeeId, questionId }))
    .toSorted((a, b) => byCodeUnits(a.employeeId, b.employeeId)),
})

const byCount = (a: AnswerGroup, b: AnswerGroup): number => b.count - a.count || byCodeUnits(a.label, b.label)

export const groupAnswers = (questionId: OpenQuestionId, answers: readonly OpenAnswer[]): AnswerThemes => {
  const given = answers
    .filter(({ text }) => isGiven(text))
    .toSorted((a, b) => byCodeUnits(a.text, b.text) || byCodeUnits(a.employeeId, b.employeeId))
  const kind = themeKindOf(questionId)
  const prepared = prepareAnswers(given, kind)
  const least = leastOf(given.length)
  const describe = (
    members: readonly PreparedAnswer[],
    category: ThemeCategory | undefined,
    { key = '', detail }: Partial<SharedGroup> = {},
  ): AnswerGroup => {
    const fits: FitsGroup = (words, language) => {
      const { category: found } = understand(words, [language], kind)
      return (
        isPartOf(found, category) &&
        (detail === undefined || (found !== undefined && detailOf(words, language, found, kind) === detail))
      )
    }
    const label = labelOf(members, key, fits)
    return {
      label: label.text,
      labelBy: label.employeeId,
      labels:
        detail === undefined
          ? []
          : labelsByLanguage(members, fits).map(({ text, employeeId, language }) => ({
              language,
              label: text,
              labelBy: employeeId,
            })),
      ...describeGroup(members, questionId, given.length),
    }
  }

  const byDetail = groupByDetail(prepared, least)
  const byCategory = new Map<ThemeCategory, PreparedAnswer[]>()
  const uncategorized: PreparedAnswer[] = []
  for (const answer of prepared) {
    if (answer.category === undefined) uncategorized.push(answer)
    else {
      const members = byCategory.get(answer.category)
      if (members === undefined) byCategory.set(answer.category, [answer])
      else members.push(answer)
    }
  }
  const categorized = [...joinSmallCategories(byCategory)].map(([category, members]): Theme => ({
    category,
    ...describe(members, category),
    subthemes: findDetails(members, byDetail, least)
      .map((group) => describe(group.answers, category, group))
      .toSorted(byCount),
  }))
  const shared = findSharedGroups(uncategorized, least, false)
  const unnamed = shared.map((group): Theme => ({
    category: null,
    ...describe(group.answers, undefined, group),
    subthemes: [],
  }))
  const grouped = new Set(shared.flatMap((group) => group.answers))
  const other = uncategorized.filter((answer) => !grouped.has(answer))
  return {
    questionId,
    answered: given.length,
    themes: [...categorized, ...unnamed].toSorted(
      (a, b) => byCount(a, b) || byCodeUnits(a.category ?? '', b.category ?? ''),
    ),
    other: describeGroup(other, questionId, given.length),
  }
}
