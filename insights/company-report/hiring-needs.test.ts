import { describe, expect, it } from 'vitest'
import { findHiringWords, mentionsCareerStep, findStaffingQuestion } from './keyword-mentions.ts'
import { buildCompanyReport } from './company-report.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import { company } from '../testing/company.ts'

function missing(department: string, text: string): { department: string; answers: RawAnswers } {
  return { department, answers: { missing_tools: text } }
}

describe('hiring needs', () => {
  it('are found by whole words in any case', () => {
    expect([...findHiringWords('An ONBOARDING tool')]).toEqual(['onboarding'])
    expect([...findHiringWords('auto-onboarding; Workflow/automation')]).toEqual([
      'onboarding',
      'workflow',
      'automation',
    ])
    for (const text of ['workflows', 'creatively', 'chris', 'redesigner', 'Workflowé', undefined, '']) {
      expect([...findHiringWords(text)]).toEqual([])
    }
  })

  const needsOf = (...people: Parameters<typeof company>[0]) =>
    buildCompanyReport(company(people)).immediateHiringNeeds
  const quiet = (department: string, count: number) =>
    Array.from({ length: count }, () => missing(department, 'a bigger desk'))

  it('say how many people asked, and with which words', () => {
    const needs = needsOf(
      missing('Sales', 'workflow'),
      missing('Support', 'automation and a workflow'),
      missing('Support', 'Automation!'),
      missing('Zoo', 'HRIS'),
      missing('Art', 'onboarding'),
      missing('Art', 'a bigger desk'),
    )
    expect(
      needs.map(({ department, role, priority, people, keywords }) => [
        department,
        role,
        priority,
        people,
        keywords.join(' '),
      ]),
    ).toEqual([
      ['Support', 'Operations Automation Specialist', 'High', 3, 'automation workflow'],
      ['Art', 'People Operations Specialist', 'High', 2, 'hris onboarding'],
    ])
    expect(needs[0]?.reasoning).toBe(
      '3 of 6 people wrote “automation” and “workflow” when asked which tools or help they miss. Fewer than 5 people answered in each of their departments: too few to compare. Check first whether a tool would do.',
    )
    expect(needs[0]?.evidence).toEqual([
      { employeeId: 'e0', questionId: 'missing_tools' },
      { employeeId: 'e1', questionId: 'missing_tools' },
      { employeeId: 'e2', questionId: 'missing_tools' },
    ])
  })

  it('name the department with the highest share, and no department of few answers', () => {
    const [need] = needsOf(
      ...Array.from({ length: 4 }, () => missing('Large', 'workflow')),
      ...quiet('Large', 16),
      ...Array.from({ length: 2 }, () => missing('Small', 'workflow')),
      ...quiet('Small', 3),
      ...Array.from({ length: 4 }, () => missing('Tiny', 'workflow')),
    )
    expect(need?.department).toBe('Small')
    expect(need?.reasoning).toContain(
      'Of departments with 5 or more answers, Small has the highest share: 40% (2 of 5). That may be chance.',
    )
  })

  it('name all departments of a tie, and where all of them work', () => {
    const [tied] = needsOf(
      ...Array.from({ length: 2 }, () => missing('B', 'workflow')),
      ...quiet('B', 8),
      missing('A', 'workflow'),
      ...quiet('A', 4),
    )
    expect(tied?.department).toBe('A')
    expect(tied?.reasoning).toContain('A (1 of 5) and B (2 of 10) have the highest share: 20% each.')
    const [only] = needsOf(
      ...Array.from({ length: 3 }, () => missing('B', 'workflow')),
      ...quiet('B', 3),
      ...quiet('A', 6),
    )
    expect(only?.reasoning).toContain('All of them work in B: 50% of those who answered there (3 of 6).')
  })

  it('fall back to the default one, which says that nobody asked', () => {
    const { immediateHiringNeeds } = buildCompanyReport(
      company([{ department: 'A' }, { department: 'B' }, { department: 'B' }]),
    )
    expect(immediateHiringNeeds).toMatchObject([
      { department: 'B', role: 'Business Operations Analyst', priority: 'Medium', people: 0, evidence: [] },
    ])
    expect(immediateHiringNeeds[0]?.reasoning).toMatch(/^Nobody asked for a role:/)
  })

  it('see a designer as creative help', () => {
    const { immediateHiringNeeds } = buildCompanyReport(
      company([{ answers: { missing_tools: 'a Designer' } }]),
    )
    expect(immediateHiringNeeds).toMatchObject([
      { role: 'Creative Operations Coordinator', priority: 'Medium' },
    ])
  })
})

describe('personnel changes', () => {
  it('are empty where no answer speaks for an entry', () => {
    const { personnelChanges } = buildCompanyReport(company([{ answers: { job_satisfaction: '5' } }, {}]))
    expect(personnelChanges).toEqual({
      newHires: [],
      promotions: [],
      departures: [],
      totals: { newHires: 0, promotions: 0, departures: 0 },
    })
  })

  it('are prompts that rest on answers', () => {
    const { personnelChanges } = buildCompanyReport(
      company([
        { name: 'Ana', answers: { job_satisfaction: '4', additional_feedback: 'We are understaffed.' } },
        { name: 'Bo', answers: { weekly_output: '9', role_clarity: '8', career_goals: 'Lead a team' } },
        { name: 'Cy', answers: { weekly_output: '9', role_clarity: '7', career_goals: 'Lead a team' } },
      ]),
    )
    expect(personnelChanges.totals).toEqual({ newHires: 1, promotions: 1, departures: 1 })
    expect(personnelChanges.departures).toMatchObject([
      { employeeName: 'Ana', evidence: [{ employeeId: 'e0', questionId: 'job_satisfaction' }] },
    ])
    expect(personnelChanges.departures[0]?.text).toBe('Ana (Sales) rated job satisfaction 4 of 10.')
    expect(personnelChanges.promotions).toMatchObject([{ employeeName: 'Bo' }])
    expect(personnelChanges.newHires).toMatchObject([
      {
        employeeName: null,
        department: 'Sales',
        people: 1,
        evidence: [{ employeeId: 'e0', questionId: 'additional_feedback' }],
      },
    ])
  })

  it('know the words by their bounds', () => {
    expect(findStaffingQuestion({ team_support: 'Hire someone' })).toBe('team_support')
    expect(findStaffingQuestion({ team_support: 'the shire', company_improvements: 'more people' })).toBe(
      'company_improvements',
    )
    expect(findStaffingQuestion({ team_support: 'people are kind' })).toBeNull()
    expect(mentionsCareerStep({ career_goals: 'Head of finance' })).toBe(true)
    expect(mentionsCareerStep({ career_goals: 'no headaches, no misleading' })).toBe(false)
  })

  it.each([
    'Meine Meisterschule abschließen und die Filiale leiten',
    'In zwei Jahren Teamleiterin',
    'Eine Führungsrolle',
    'Ich möchte befördert werden',
    'Llegar a ser jefa de turno',
    'Un ascenso, y dirigir un equipo pequeño',
    'أريد أن أقود فريقًا',
    'الحصول على ترقية',
    'وأن أصبح مديرة القسم',
  ])('hear of a next step in the languages that people answer in: %s', (goals) => {
    expect(mentionsCareerStep({ career_goals: goals })).toBe(true)
  })

  it.each([
    'Die Begleitung neuer Kundinnen, nach Anleitung',
    'Bessere Vorbereitung auf Messen',
    'Aprender a hornear pan',
    'تعلم اللغة الألمانية',
  ])('hear of none where none is spoken of: %s', (goals) => {
    expect(mentionsCareerStep({ career_goals: goals })).toBe(false)
  })

  it.each([
    'Wir sind unterbesetzt',
    'Samstags bräuchten wir mehr Leute.',
    'Noch eine Kollegin am Vormittag',
    'Falta personal por la tarde',
    'Necesitamos más manos',
    'Contratar a alguien para el turno de noche',
    'نحتاج إلى المزيد من الموظفين',
    'هناك نقص في الموظفين',
    'موظف إضافي في المساء',
  ])('hear of more hands in the languages that people answer in: %s', (text) => {
    expect(findStaffingQuestion({ team_support: text })).toBe('team_support')
  })

  it.each([
    'Die Leute sind freundlich, und ich stelle die Maschine ein',
    'La gente es amable',
    'الموظفون لطفاء',
  ])('hear of none where nobody asks for any: %s', (text) => {
    expect(findStaffingQuestion({ team_support: text })).toBeNull()
  })
})
