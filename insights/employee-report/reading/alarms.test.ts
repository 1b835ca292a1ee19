import { describe, expect, it } from 'vitest'
import { findAlarms } from './alarms.ts'

describe('alarms', () => {
  it.each([
    ['harm', 'My supervisor bullies the new ones.'],
    ['harm', 'She shouts at me in front of the guests'],
    ['harm', 'Ich werde von zwei Kollegen gemobbt.'],
    ['harm', 'Der Meister schreit uns an'],
    ['harm', 'Mi jefa me grita delante de todos'],
    ['harm', 'أتعرض إلى التنمر في القسم'],
    ['safety', 'A patient hit me last week.'],
    ['safety', 'Im Mai wurde eine Kollegin bespuckt'],
    ['safety', 'La escalera es peligrosa'],
    ['safety', 'وقع حادث في المستودع'],
    ['health', 'I am close to burnout.'],
    ['health', "I can't sleep before the early shift"],
    ['health', 'Ich bin völlig erschöpft.'],
    ['health', 'Ich kann nicht mehr'],
    ['health', 'Estoy agotada desde enero'],
    ['health', 'أنا مرهق جدا'],
    ['leaving', "I'm thinking of leaving."],
    ['leaving', 'Somewhere else, as soon as I can.'],
    ['leaving', 'Ich habe innerlich gekündigt'],
    ['leaving', 'Estoy buscando otro trabajo'],
    ['leaving', 'أفكر في الاستقالة'],
  ] as const)('%s is read from %j, with its sentence', (kind, said) => {
    const found = findAlarms({ additional_feedback: `Hello. ${said} 1 2 3 4 5.` })
    expect(found.map((alarm) => alarm.kind)).toEqual([kind])
    expect(found[0]?.sentence).toContain(said.replace(/[.,]$/u, ''))
    expect(found[0]?.questionId).toBe('additional_feedback')
  })

  it.each([
    'Nobody is bullied here.',
    'I am not exhausted.',
    'I will never quit.',
    'I leave work on time.',
    'Niemand wird hier beleidigt.',
    'Ich bin nicht erschöpft.',
    'Aquí nadie grita ni insulta.',
    'لا يوجد تنمر هنا',
    'Everything is fine.',
    'We quit using fax last year.',
    'Customers call us daily.',
    'Store the pallets somewhere else',
    'Faster accident reports, please',
    'A machine breakdown costs us an hour.',
    'Nach der Kündigung von Petra fehlt jemand.',
    'Eine neue Stelle für einen Techniker schaffen',
    'Das Material liegt woanders.',
    'Die Leitung ist überlastet und langsam.',
    'Bewerbungen schneller beantworten',
    'Otra empresa hace la limpieza',
    'Quiero irme a casa a mi hora',
    'El stock está siempre agotado',
  ])('none is read from %j', (said) => {
    expect(findAlarms({ additional_feedback: said })).toEqual([])
  })

  it('are not read from what somebody does or can do', () => {
    expect(
      findAlarms({
        core_responsibilities: 'I handle harassment complaints and accidents',
        key_skills: 'Burnout prevention',
        recurring_deliverables: 'Report on resignations',
      }),
    ).toEqual([])
  })

  it('come in one order, the gravest first, one of each kind', () => {
    const found = findAlarms({
      team_support: 'My husband says I should leave.',
      additional_feedback: 'He shouts at me. He shouts at us. I am exhausted.',
    })
    expect(found.map(({ kind }) => kind)).toEqual(['harm', 'health', 'leaving'])
  })
})
