import { describe, expect, it } from 'vitest'
import { catalogue } from '../../languages/all.ts'
import { english, type Area } from '../../languages/english.ts'
import { languageCodes } from '../../languages/index.ts'
import { translator } from './translator.ts'

/** Every text of a part of the catalogue by its whole key. */
const textsIn = (part: object, before = ''): [string, string][] =>
  Object.entries(part).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : textsIn(Object(value), `${before}${key}.`),
  )
const baseOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')
const isArea = (name: string): name is Area => name in english
const each = Object.keys(english)
  .filter(isArea)
  .flatMap((area) => languageCodes.map((code) => [area, code] as const))

describe('the texts of the catalogue', () => {
  it.each(each)('of %s have nothing unfilled in %s, whatever is counted', (area, code) => {
    const texts = textsIn(catalogue[code][area] ?? {})
    const say = translator(code, area)
    // A form may leave out what another one of the same key says: "one person", "{{number}} people".
    const values = new Map<string, Record<string, number>>()
    for (const [key, text] of texts) {
      const named = [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => [name, 3])
      values.set(baseOf(key), { ...values.get(baseOf(key)), ...Object.fromEntries(named) })
    }
    const told = [...values].flatMap(([key, named]) =>
      [0, 1, 2, 3, 11, 100, 1_000_000].map((count) => say(key, { ...named, count })),
    )
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter((text) => /\{\{|\}\}/.test(text) || text.trim() === '')).toEqual([])
  })

  it('never read what is put into them as a part of them', () => {
    const say = translator('en', 'questionnaire')
    const name = '{{organization, name}} $t(title) <join>x</join> &amp; $& $1'
    expect(say('welcome.helloName', { name })).toBe(`Hello, ${name}`)
  })

  it('know their keys: any other is an error', () => {
    expect(() => translator('en', 'questionnaire')('welcome.nothing')).toThrow(
      'There is no sentence welcome.nothing in en.',
    )
  })
})
