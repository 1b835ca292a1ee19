import { expect, it } from 'vitest'
import { wishMatterOf } from './wish-matter.ts'

it.each([
  ['Better pay for night shifts', 'pay'],
  ['Ein höheres Gehalt', 'pay'],
  ['Mejor sueldo', 'pay'],
  ['زيادة الراتب', 'pay'],
  ['Put the rota out four weeks ahead', 'schedule'],
  ['Den Dienstplan früher', 'schedule'],
  ['Los turnos con tiempo', 'schedule'],
  ['Two more nurses on nights', 'people'],
  ['Mehr Leute am Samstag', 'people'],
  ['Más personal en verano', 'people'],
  ['نحتاج إلى موظف إضافي', 'people'],
  ['Fewer meetings', 'workload'],
  ['Weniger Überstunden', 'workload'],
  ['Menos horas', 'workload'],
  ['An approval workflow', 'decisions'],
  ['Schneller entscheiden', 'decisions'],
  ['Decidir antes', 'decisions'],
  ['قرارات أسرع', 'decisions'],
  ['Decide priorities', 'decisions'],
  ['Clear responsibilities', 'ownership'],
  ['Klare Zuständigkeiten', 'ownership'],
  ['A proper handover', 'information'],
  ['Eine Übergabe', 'information'],
  ['Que nos avisen antes', 'information'],
  ['Training on the new till', 'training'],
  ['Eine Schulung', 'training'],
  ['Un curso de inglés', 'training'],
  ['A thank you now and then', 'recognition'],
  ['Mehr Wertschätzung', 'recognition'],
  ['Pay attention to the freezer', 'company'],
  ['A second hoist', 'company'],
] as const)('%j is about %s', (text, matter) => {
  expect(wishMatterOf(text, 'company_improvements')).toBe(matter)
})

it('a wish without a known matter is what its question asks about', () => {
  expect(wishMatterOf('A second hoist', 'missing_tools')).toBe('tool')
  expect(wishMatterOf('Somebody to sit with me', 'team_support')).toBe('support')
})
