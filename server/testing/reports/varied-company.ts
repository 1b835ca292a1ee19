import { v7 as newId } from 'uuid'
import type { testApp } from '../app.ts'
import { newMember, newPeople, type InvitedPerson } from '../new-organization.ts'
import { reportCalls } from './report-calls.ts'

/** Answers of which no mean and no number says what a single person answered. */
export const variedAnswers = (index: number): Record<string, string> => ({
  role_clarity: String(3 + ((index * 5) % 7)),
  weekly_output: String(2 + ((index * 3) % 8)),
  team_communication: String(3 + ((index * 2) % 7)),
  tool_effectiveness: String(2 + ((index * 7) % 8)),
  job_satisfaction: String(2 + ((index * 4) % 8)),
  has_kpis: index % 2 === 0 ? 'Yes' : 'No',
  aware_of_training: index % 3 === 0 ? 'Yes' : 'No',
  missing_tools: index % 2 === 0 ? 'Some workflow automation' : 'None',
  team_support: index % 3 === 0 ? 'More people would help' : 'None',
  skill_development: index % 2 === 0 ? 'Public speaking' : 'None',
  career_goals: 'None',
  company_improvements: index % 2 === 0 ? 'Fewer meetings' : 'None',
})

const nineNames = [
  'Lovelace',
  'Hopper',
  'Lamarr',
  'Clarke',
  'Noether',
  'Germain',
  'Meitner',
  'Curie',
  'Hodgkin',
]
const named = (first: string, count: number) => nineNames.slice(0, count).map((name) => `${first} ${name}`)

/**
 * A company in which who may not open each report is shown some numbers: of Sales and Support so many have answered that
 * they could be shown, of Finance three, and of a fourth in Finance nothing is known.
 */
export const variedCompany = (
  it: ReturnType<typeof testApp>,
  more: (index: number) => Record<string, string> = () => ({}),
) => {
  const { submit } = reportCalls(it)
  return async () => {
    const orgId = newId()
    const owner = await newMember(it.host, it.now, orgId, 'owner')
    const hired = (department: string, names: readonly string[]) =>
      newPeople(it.host, it.now, orgId, names, department)
    const sales = await hired('Sales', named('Ada', 9))
    const support = await hired('Support', named('Lise', 7))
    const [finance, silent] = [
      await hired('Finance', named('Emmy', 3)),
      await hired('Finance', ['Rosa Silent']),
    ]
    const people: readonly InvitedPerson[] = [...sales, ...support, ...finance]
    for (const [index, person] of people.entries())
      await submit(person, { ...variedAnswers(index), ...more(index) })
    return { orgId, owner, hired, sales, support, finance, silent, people }
  }
}
