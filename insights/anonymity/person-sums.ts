/** What one person's answers add to each sum that a company report shows. */
import { hiringFamilies } from '../company-report/keyword-mentions.ts'
import { talliesOf } from '../company-report/topic-measures.ts'
import { membersOf, type Member } from '../company-report/report-members.ts'
import { isLowlySatisfied, isStrongAndSpeaksOfStep } from '../company-report/personnel-changes.ts'
import { gradePoints } from '../scoring/grades.ts'
import type { Feature } from './feasible-answers.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import { hiringNeedKey } from './suppressed-parts.ts'

/** How much it is of a quantity and kind of sum. */
export type Adds = (quantity: string, feature: Feature) => number

const addsOf = (member: Member): Adds => {
  const { score, staffingQuestion, hiringWords } = member
  const added = new Map<string, number>()
  const add = (quantity: string, feature: Feature, value: number | boolean): void => {
    if (Number(value) !== 0) added.set(`${quantity} ${feature}`, Number(value))
  }
  for (const { topic, sumOfAnswered, strong, low } of talliesOf([member])) {
    add(topic, 'sum', sumOfAnswered)
    add(topic, 'strong', strong.count)
    add(topic, 'low', low.count)
  }
  add('satisfaction', 'leaving', isLowlySatisfied(member))
  add('overall', 'sum', score.overall)
  add('points', 'sum', gradePoints(score.grade))
  add('promotions', 'strong', isStrongAndSpeaksOfStep(member))
  add('newHires', 'strong', staffingQuestion !== null)
  for (const { id, words } of hiringFamilies)
    add(
      hiringNeedKey(id),
      'strong',
      words.some((word) => hiringWords.has(word)),
    )
  return (quantity, feature) => added.get(`${quantity} ${feature}`) ?? 0
}

/** The same of each of these, by the key of who they are and with which answers. */
export function addsByKey(answers: ReadonlyMap<string, RawAnswers>): ReadonlyMap<string, Adds> {
  const { members } = membersOf({
    organizationName: '',
    lastUpdated: '',
    // Nothing else of a person goes into a sum; the caller knows their departments.
    employees: [...answers.keys()].map((id) => ({
      id,
      name: '',
      email: '',
      role: '',
      department: '',
      status: 'active',
    })),
    submissions: [...answers].map(([employeeId, rawAnswers]) => ({
      employeeId,
      rawAnswers,
      submittedAt: '',
    })),
  })
  return new Map(members.map((member) => [member.score.employeeId, addsOf(member)]))
}
