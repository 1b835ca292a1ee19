import { describe, expect, test } from 'vitest'
import { familyOf, findHiringWords, findStaffingQuestion, mentionsCareerStep } from './keyword-mentions.ts'

const found = (text: string | undefined) => [...findHiringWords(text)]

describe('words of a hiring need', () => {
  test('are found as whole words, in any case, each once and in the order of the text', () => {
    expect(found('Workflow automation, and WORKFLOW again; a designer')).toEqual([
      'workflow',
      'automation',
      'designer',
    ])
    expect(found('HRIS')).toEqual(['hris'])
    expect(found('a creative onboarding tool')).toEqual(['creative', 'onboarding'])
    expect(found('(designer)/hris')).toEqual(['designer', 'hris'])
  })

  test('are not found within other words, and in no text', () => {
    expect(found('workflows, designers, creatively, redesigner, hris2, _hris, éhris, hris\u0301')).toEqual([])
    expect(found('designers and a designer')).toEqual(['designer'])
    expect(found('A faster laptop')).toEqual([])
    expect(found('')).toEqual([])
    expect(found(undefined)).toEqual([])
    // A text is read from its beginning, whatever was read before.
    expect(found('and then a designer')).toEqual(['designer'])
    expect(found('designer')).toEqual(['designer'])
  })

  test.each([
    ['automation', ['workflow']],
    ['automation', ['designer', 'automation']],
    ['creative', ['creative', 'hris']],
    ['people', ['onboarding']],
    [undefined, ['laptop']],
    [undefined, []],
  ])('are of the family %s: %j', (family, words) => {
    expect(familyOf(words)).toBe(family)
  })
})

describe('the question in whose answer somebody writes of needing more people', () => {
  test.each([
    'We are understaffed|under-staffed on Mondays|short staffed|Short-staffed|Please hire|hiring|headcount',
    'more people|extra  staff|an additional person|another pair of hands|a second colleague|more team members',
    'too few people|not enough people',
    'Unterbesetzt|die Unterbesetzung|Personalmangel|Personalnot|Neueinstellungen|jemanden einstellen|mehr Leute',
    'zu wenig Personal|nicht genug Hände|zusätzliche Mitarbeiterinnen|noch eine Kollegin|weitere Stellen|nicht genügend Mitarbeitende',
    'falta personal|faltan manos|falta de gente|escasez de personal|contratar|más personas|otra compañera|no hay suficientes empleados',
    'نحتاج إلى التوظيف|نقص في عدد الموظفين|المزيد من الأشخاص|موظفين إضافيين|شخص آخر',
  ])('is found by each of %s', (texts) => {
    const list = texts.split('|')
    expect(list.filter((text) => findStaffingQuestion({ missing_tools: text }) === null)).toEqual([])
  })

  test.each([
    'hired hands|a hireling|more work|people|moreover people|staffed|few people',
    'mehrere Leute|Personal|Einstellungen|genug Personal|personas|contrato|otra mesa|أشخاص',
  ])('is not found by any of %s', (texts) => {
    const list = texts.split('|')
    expect(list.filter((text) => findStaffingQuestion({ team_support: text }) !== null)).toEqual([])
  })

  test('is the first of those that ask for wishes', () => {
    const text = 'More people, please'
    const raw = {
      additional_feedback: text,
      company_improvements: text,
      missing_tools: text,
      team_support: text,
    }
    expect(findStaffingQuestion(raw)).toBe('team_support')
    expect(findStaffingQuestion({ ...raw, team_support: 'No' })).toBe('missing_tools')
    expect(findStaffingQuestion({ additional_feedback: text, company_improvements: text })).toBe(
      'company_improvements',
    )
    expect(findStaffingQuestion({ additional_feedback: text })).toBe('additional_feedback')
    expect(findStaffingQuestion({ career_goals: text })).toBeNull()
    expect(findStaffingQuestion({})).toBeNull()
  })
})

describe('goals that speak of a next step', () => {
  const speaks = (text: string) => mentionsCareerStep({ career_goals: text })

  test.each([
    'Get promoted|a promotion|Senior cook|lead|Team leader|leading people|leadership|manage|manager|managing|head of sales|director|supervise',
    'Teamleitung|Leiter|leiten|leitende Köchin|befördert werden|Beförderung|Aufstieg|aufsteigen|Führung|Führungskraft|führen|Vorgesetzte|Chefin|Managerin|Direktorin',
    'un ascenso|ascender|promoción|ser líder|liderar|liderazgo|dirigir|directora|jefa|encargado|gerente|gestionar|supervisora',
    'الترقية|قيادة فريق|مدير|الإدارة|مشرفة|رئيس القسم',
  ])('are each of %s', (texts) => {
    expect(texts.split('|').filter((text) => !speaks(text))).toEqual([])
  })

  test('are none of other goals, nor of no answer', () => {
    const others =
      'Learn Excel|misleading|seniority|leader\u0301|mein Leitbild|promotor|Leiterplatten|2lead|_manager'
    expect(others.split('|').filter(speaks)).toEqual([])
    expect(mentionsCareerStep({})).toBe(false)
    expect(mentionsCareerStep({ missing_tools: 'lead' })).toBe(false)
  })
})
