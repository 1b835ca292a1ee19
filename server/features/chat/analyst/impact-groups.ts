import type { StoredCompanyReport } from '../../../../contract/reports.ts'
import { ofCompany } from './basis.ts'
import { headOf, withoutCompanyReport } from './company-figures.ts'
import { countedPeople, remark, says, shown, type Draft, type Line } from './lines.ts'
import { ofEverything } from './offers.ts'
import type { Question } from './question.ts'
import { isTold, type Source } from './source.ts'
import type { Understood } from './understand.ts'
import { wordSet } from './understood-words.ts'

/** Who stands in which of the three groups by impact. */

type Tier = StoredCompanyReport['organizationalImpactSummary'][number]

/** A department may be called Support: what was typed is a name then. */
const called: Record<Tier['category'], RegExp> = {
  'Mission Critical': / mission critical /,
  'Highly Valuable': / highly valuable /,
  'Core Support': / core (?:support|_) /,
}

const isAsked = (text: string, category: Tier['category']): boolean => called[category].test(text)

const ofOwnersAlone = remark(
  'Who stands in which impact group is shown to owners and admins only: a group of three would tell of single people.',
)

const impactGroups = async ({ text, reportId }: Understood, source: Source): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!isTold(told)) {
    return source.reader.sees === 'everything' ? withoutCompanyReport(told) : { lines: [ofOwnersAlone] }
  }
  const report = told.value
  if (report.isAnonymous) return { lines: [ofOwnersAlone] }
  const basis = ofCompany(report, 'organizationalImpactSummary')
  const tiers = report.organizationalImpactSummary
  const asked = tiers.filter(({ category }) => isAsked(text, category))
  const shownTiers = asked.length > 0 ? asked : tiers
  return {
    lines: [
      ...shownTiers.flatMap(({ category, employees }): Line[] => [
        says(
          `${category}: ${countedPeople(employees.length)}, by the output that they rate themselves.`,
          basis,
          {
            derived: [employees.length],
          },
        ),
        ...employees.map(({ employeeName, department, impact }) =>
          says(`${shown(employeeName)}, in ${shown(department)}: ${shown(impact, 600)}`, basis, {
            isItem: true,
          }),
        ),
      ]),
      headOf(report),
    ],
    people: shownTiers.flatMap(({ employees }) => employees.map(({ employeeId }) => employeeId)),
  }
}

export const whoIsInImpactGroups: Question = {
  id: 'impact-groups',
  title: 'Who stands in the impact groups: Mission Critical, Highly Valuable and Core Support',
  examples: ['Who is Mission Critical?', 'Show the impact groups'],
  offer: ofEverything('Show the impact groups'),
  knows:
    wordSet(`mission critical highly valuable core support impact group groups category categories tier tiers
    summary who which whom list all name belongs belong stands latest report`),
  recognises: ({ text, people }) =>
    people.length === 0 &&
    (Object.values(called).some((words) => words.test(text)) ||
      / impact (?:groups?|categor(?:y|ies)|tiers?|summary) /.test(text)),
  answer: impactGroups,
}
