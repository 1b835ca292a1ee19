import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '../../../../contract/shapes/limits.ts'
import { ordinaryText } from '../../../../insights/testing/hostile-texts.ts'
import { findSlowerThan } from '../../../../insights/testing/processor-time.ts'
import { betterProfile, profileFromAnswers, titleAndDepartment } from './employee-profile.ts'

describe('job title and department', () => {
  test.each([
    ['Designer, Marketing', 'Designer', 'Marketing'],
    ['Designer – Marketing', 'Designer', 'Marketing'],
    ['Designer—Marketing', 'Designer', 'Marketing'],
    ['Designer - Marketing', 'Designer', 'Marketing'],
    ['Designer (Marketing)', 'Designer', 'Marketing'],
    ['Designer | Marketing', 'Designer', 'Marketing'],
    ['Designer / Marketing', 'Designer', 'Marketing'],
    ['  Designer ,\n Marketing  ', 'Designer', 'Marketing'],
    ['Vice President, Sales, EMEA', 'Vice President', 'Sales, EMEA'],
    ['مصممة، التسويق', 'مصممة', 'التسويق'],
    ['نائبة الرئيس، المبيعات، الخليج', 'نائبة الرئيس', 'المبيعات، الخليج'],
    ['设计师，市场部', '设计师', '市场部'],
    ['デザイナー、広報部', 'デザイナー', '広報部'],
  ])('%j is split', (answer, role, department) => {
    expect(titleAndDepartment(answer)).toEqual({ role, department })
  })

  test.each([
    'Designer',
    'UI/UX Designer',
    'Co-founder',
    'Designer,',
    '(Marketing)',
    'I run the kitchen, and I help at the bar',
    'Cook, and whatever else has to be done in the evening',
    'I do "What is your job title, and wh" every day, with <b>Cho</b>',
    'Cook, "the bar"',
    'أدير المطبخ، وأساعد في الحانة',
    'طباخ، في المطبخ كل يوم',
  ])('%j is the title', (answer) => {
    expect(titleAndDepartment(answer)).toEqual({ role: answer })
  })

  test('are the same at the comma or semicolon of any script, with and without spaces around it', () => {
    const words = fc
      .array(fc.stringMatching(/^[ب-غف-ن]{4,8}$/), { minLength: 1, maxLength: 4 })
      .map((all) => all.join(' '))
    const separator = fc.constantFrom(',', '،', '，', '、', ';', '؛', '；')
    const space = fc.constantFrom('', ' ')
    fc.assert(
      fc.property(words, words, separator, space, space, (role, department, mark, before, after) => {
        expect(titleAndDepartment(`${role}${before}${mark}${after}${department}`)).toEqual({
          role,
          department,
        })
      }),
    )
  })

  test('fit their limits, whatever was answered, in about the same time', async () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (answer) => {
        const { role = '', department = '' } = titleAndDepartment(answer)
        expect(role.length).toBeLessThanOrEqual(limits.jobTitleMax)
        expect(department.length).toBeLessThanOrEqual(limits.departmentMax)
      }),
    )
    const works = [' ', ' -', '(', ',', 'a ', '–'].map((unit) => {
      const text = unit.repeat(limits.answerMax / unit.length)
      return [unit, () => titleAndDepartment(text)] as const
    })
    const ordinary = ordinaryText(limits.answerMax)
    expect(await findSlowerThan(() => titleAndDepartment(ordinary), works, 20)).toEqual([])
  })
})

describe('a profile filled from answers', () => {
  const answers = { full_name: ' Grace  Hopper ', title_department: 'Admiral, Navy' }

  test('takes name, role and department', () => {
    expect(profileFromAnswers(answers)).toEqual({ name: 'Grace Hopper', role: 'Admiral', department: 'Navy' })
  })

  test.each([
    [{}],
    [{ full_name: ' - ', title_department: 'n/a' }],
    [{ full_name: '', title_department: '' }],
    [{ full_name: ' A ' }],
    [{ full_name: ' 𠮷 ' }],
  ])('takes nothing from %j', (nothing) => {
    expect(profileFromAnswers(nothing)).toEqual({})
  })

  test('clips a long name at its limit', () => {
    const { name = '' } = profileFromAnswers({ full_name: `${'a'.repeat(99)}😀😀` })
    expect(name).toBe('a'.repeat(99))
  })

  test.each([
    [{ name: '', role: '  ', department: '' }],
    [{ name: 'Team member', role: 'Employee', department: 'General' }],
    [{ name: 'EMPLOYEE', role: 'team member', department: 'Employee' }],
  ])('replaces blank values and placeholders: %j', (known) => {
    expect(betterProfile(known, profileFromAnswers(answers))).toEqual({
      name: 'Grace Hopper',
      role: 'Admiral',
      department: 'Navy',
    })
  })

  test('overwrites no real value', () => {
    const known = { name: 'Grace', role: 'Programmer', department: 'Team' }
    expect(betterProfile(known, profileFromAnswers(answers))).toEqual({})
    expect(betterProfile({ ...known, role: 'Employee' }, profileFromAnswers(answers))).toEqual({
      role: 'Admiral',
    })
  })

  test('does not put one placeholder in the place of another', () => {
    const known = { name: 'Team member', role: '', department: 'General' }
    expect(betterProfile(known, { name: 'employee', role: 'Employee', department: '' })).toEqual({})
  })
})
