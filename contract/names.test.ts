import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { DisplayName } from './shapes/fields.ts'
import { CompanyName, OnboardingData, OrganizationName } from './calls/organizations.ts'
import { Department, JobTitle } from './shapes/employee-shapes.ts'

/** Whatever turns the direction of what follows (Unicode: Bidi_Control), and what nobody sees of a name. */
const hidden = `061C 200E 200F 202A 202B 202C 202D 202E 2066 2067 2068 2069
  0000 0007 001B 0085 009F 00AD 034F 115F 1160 17B4 17B5 180E 200B 2060 2064 206A 206F 3164 FE0E FEFF FFA0 FFF9 FFFB`
  .split(/\s+/)
  .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
const names = [
  ['person', DisplayName],
  ['organization', OrganizationName],
  ['company', CompanyName],
  ['department', Department],
  ['job title', JobTitle],
  ['department of the setup', OnboardingData.shape.departments.unwrap().transform(([name = '']) => name)],
] as const

test.each(names)(
  'the name of a %s is stored with nothing in it that is hidden or turns it around',
  (_, name) => {
    const pieces = array(constantFrom(...hidden, 'Ada', ' ', 'é', 'عادل', '👩\u200D💻'), {
      maxLength: 20,
    })
    assert(
      property(pieces, (some) => {
        const typed = ['Bo', ...some].join('')
        const read = name.safeParse(name === names[5][1] ? [typed] : typed)
        expect(read.success).toBe(true)
        expect(read.data).not.toMatch(/\p{Bidi_Control}|\p{Cc}/u)
        for (const one of hidden) expect(read.data).not.toContain(one)
        expect(read.data?.replaceAll(' ', '')).toBe(
          ['Bo', ...some.filter((one) => !hidden.includes(one))].join('').replaceAll(' ', ''),
        )
      }),
    )
  },
)

test.each(names)('the name of a %s loses what it was copied with', (_, name) => {
  for (const before of ['• ', '▪\uFE0E ', '> ', '>> - ', '\u0301', '"', '„'])
    for (const behind of before === '"' ? ['"', '",'] : before === '„' ? ['“', '“;'] : ['', ',', ';\u00A0']) {
      const typed = `${before}Ada Cook${behind}`
      expect(name.parse(name === names[5][1] ? [typed] : typed), typed).toBe('Ada Cook')
    }
  for (const [typed, kept] of [
    ['Ada ❤\uFE0F', 'Ada ❤\uFE0F'],
    ['Ada\uFE0F', 'Ada'],
  ] as const)
    expect(name.parse(name === names[5][1] ? [typed] : typed)).toBe(kept)
})

test.each(['\u0301', '\u0301\u0323 \u20DD', '\uFE0F\u0301'])('marks alone (%j) are no name', (marks) => {
  for (const name of [DisplayName, OrganizationName, CompanyName])
    expect(name.safeParse(marks).success).toBe(false)
})
