import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { companyEnglish } from '../../../../insights/catalog/company-texts.ts'
import { several, PlayedCompany } from '../testing/simulated-company.ts'
import { answersOf } from '../testing/company-events.ts'
import { expectLossToBeSaid } from '../testing/said-losses.ts'
import { describeLostParts } from './lost-parts.ts'

const shownOf = (company: PlayedCompany) => company.besideOpen().shown[0]?.shown

it('names exactly what is shown before one more report is open and not after', () => {
  let compared = 0
  fc.assert(
    fc.property(answersOf(5, 16), answersOf(1, 6), fc.nat({ max: 12 }), (some, more, opened) => {
      const company = new PlayedCompany().join('Sales', some).join('Support', more).release()
      company.open(0, opened)
      const now = shownOf(company)
      company.open(opened, 1)
      const then = shownOf(company)
      if (!now || !then) return
      compared += 1
      expectLossToBeSaid(now, then, describeLostParts(now, then, companyEnglish))
    }),
    { numRuns: 150 },
  )
  expect(compared).toBeGreaterThan(20)
})

it('says nothing where nothing is lost', () => {
  const shown = shownOf(new PlayedCompany().join('Sales', several(12)).release())
  expect(shown?.measures.length).toBeGreaterThan(0)
  expect(shown && describeLostParts(shown, shown, companyEnglish)).toEqual([])
})

it('tells a topic that loses its sentence from one of which the mean alone is left', () => {
  // As many ratings as there are, and all say yes.
  const answers = Array.from({ length: 13 }, (_, index) => ({
    role_clarity: String(1 + (index % 10)),
    job_satisfaction: String(1 + (index % 9)),
    weekly_output: String(2 + (index % 8)),
    team_communication: '8',
    tool_effectiveness: String(3 + (index % 7)),
    has_kpis: 'yes',
    aware_of_training: 'yes',
  }))
  const company = new PlayedCompany().join('Sales', answers).release()
  const now = shownOf(company)
  const then = shownOf(company.open(0, 1))
  if (!now || !then) throw new Error('Nothing was released.')
  const said = describeLostParts(now, then, companyEnglish)
  expect(said.join(' ')).toMatch(/^Not shown at all: Having KPIs and Knowing the training on offer\. /)
  expectLossToBeSaid(now, then, said)
})
