/**
 * `personnelChanges`: conversations that a person should have about people, each from an answer. Nothing
 * here is a decision, and nothing here is concluded: an empty list means that no answer speaks for an entry.
 */
import { strongRating } from '../questionnaire/answers.ts'
import { Group } from './company-groups.ts'
import type { Member } from './report-members.ts'
import { compareCodeUnits } from '../text/compare-names.ts'
import type { CompanyReport, PersonnelPrompt } from './company-report-types.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import { outOfTen } from '../employee-report/answered-person.ts'
import { countValues, type CompanyWords } from '../catalog/company-texts.ts'

const listLimit = 20

/** A satisfaction of this or less, given as an answer, calls for a conversation. */
export const lowSatisfaction = 4

/** The three lists, each cut after 20 entries, and how many entries there are. */
export function personnelChangesOf(
  members: readonly Member[],
  words: CompanyWords,
): CompanyReport['personnelChanges'] {
  const newHires = staffingPrompts(members, words)
  const promotions = members
    .filter(isStrongAndSpeaksOfStep)
    .toSorted((a, b) => b.score.overall - a.score.overall)
  const departures = members
    .filter(isLowlySatisfied)
    .toSorted((a, b) => (a.readings.satisfaction ?? 0) - (b.readings.satisfaction ?? 0))
  return {
    newHires: newHires.slice(0, listLimit),
    promotions: promotions.slice(0, listLimit).map((member) => promotionPrompt(member, words)),
    departures: departures.slice(0, listLimit).map((member) => departurePrompt(member, words)),
    totals: {
      newHires: newHires.length,
      promotions: promotions.length,
      departures: departures.length,
    },
  }
}

function staffingPrompts(members: readonly Member[], words: CompanyWords): readonly PersonnelPrompt[] {
  const departments = new Map<
    string,
    { count: number; first: { member: Member; questionId: QuestionId }[] }
  >()
  for (const member of members) {
    const questionId = member.staffingQuestion
    if (questionId === null) continue
    const entry = departments.get(member.department) ?? { count: 0, first: [] }
    entry.count++
    if (entry.first.length < listLimit) entry.first.push({ member, questionId })
    departments.set(member.department, entry)
  }
  return [...departments]
    .toSorted(([a, x], [b, y]) => y.count - x.count || compareCodeUnits(a, b))
    .map(([department, { count, first }]) => ({
      department,
      employeeId: null,
      employeeName: null,
      text: words.say('personnel.moreHands', {
        ...countValues(count, words),
        department: words.common.named(department),
      }),
      people: count,
      outOf: members.length,
      evidence: first.map(({ member, questionId }) => ({ employeeId: member.score.employeeId, questionId })),
      evidenceTotal: count,
      quotes: first.slice(0, 3).map(({ member, questionId }) => ({
        employeeId: member.score.employeeId,
        questionId,
        text: words.common.quote(member.raw[questionId] ?? ''),
      })),
    }))
}

/** Whether they gave a satisfaction that calls for a conversation. */
export function isLowlySatisfied({ readings: { satisfaction } }: Member): boolean {
  return satisfaction !== null && satisfaction <= lowSatisfaction
}

/** Whether they call for a conversation about a next step. */
export function isStrongAndSpeaksOfStep({ readings, speaksOfStep }: Member): boolean {
  const { output, clarity } = readings
  return speaksOfStep && (output ?? 0) >= strongRating && (clarity ?? 0) >= strongRating
}

function promotionPrompt(member: Member, { say, common }: CompanyWords): PersonnelPrompt {
  const { score, department, readings } = member
  const { employeeId, employeeName } = score
  const group = new Group(['career_goals'])
  group.add(member)
  const statement = group.statement(
    say('personnel.nextStep', {
      name: common.named(employeeName),
      department: common.named(department),
      output: outOfTen(common, readings.output ?? 0),
      clarity: outOfTen(common, readings.clarity ?? 0),
    }),
    1,
    group.quotes(common, ['career_goals']),
  )
  return {
    ...statement,
    department,
    employeeId,
    employeeName,
    evidence: [
      ...statement.evidence,
      { employeeId, questionId: 'weekly_output' },
      { employeeId, questionId: 'role_clarity' },
    ],
    evidenceTotal: 3,
  }
}

function departurePrompt(member: Member, { say, common }: CompanyWords): PersonnelPrompt {
  const { score, department, readings } = member
  const { employeeId, employeeName } = score
  const group = new Group(['job_satisfaction'])
  group.add(member)
  return {
    ...group.statement(
      say('personnel.lowSatisfaction', {
        name: common.named(employeeName),
        department: common.named(department),
        rated: outOfTen(common, readings.satisfaction ?? 0),
      }),
      1,
      group.quotes(common, ['additional_feedback', 'company_improvements', 'team_support']),
    ),
    rated: readings.satisfaction ?? 0,
    department,
    employeeId,
    employeeName,
  }
}
