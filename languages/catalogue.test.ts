import { describe, expect, it } from 'vitest'
import { catalogue } from './all.ts'
import { english, type Area } from './english.ts'
import { languages, type LanguageCode } from './index.ts'

/** Every text of the catalogue by its whole key. */
const textsIn = (part: object, before = ''): Map<string, string> =>
  new Map(
    Object.entries(part).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[before + key, value]] : [...textsIn(Object(value), `${before}${key}.`)],
    ),
  )

const pluralEnd = /_(?:zero|one|two|few|many|other)$/
const baseOf = (key: string) => key.replace(pluralEnd, '')
const isArea = (name: string): name is Area => name in english
const areas = Object.keys(english).filter(isArea)
const others = languages.map(({ code }) => code).filter((code) => code !== 'en')

/** What a text has between braces, without how it is written, and which marks it has. */
const holesIn = (text: string) =>
  [...text.matchAll(/\{\{(\w+)/g), ...text.matchAll(/<(\w+)>/g)]
    .map(([, name = '']) => name)
    .toSorted()
    .join(' ')

/** The same, without how many there are. */
const withoutNumber = (holes: string) =>
  holes
    .split(' ')
    .filter((name) => name !== 'count' && name !== 'number')
    .join(' ')

/** The keys that a language has to have: those of English, with its own forms of what is counted. */
const keysFor = (code: LanguageCode, source: ReadonlyMap<string, string>): string[] => {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  return [...source.keys()].flatMap((key) => {
    if (!pluralEnd.test(key)) return [key]
    return key.endsWith('_other') ? forms.map((form) => `${baseOf(key)}_${form}`) : []
  })
}

describe.each(areas)('the catalogue of %s', (area) => {
  const source = textsIn(english[area])

  it('has in English every form of what is counted', () => {
    expect([...source.keys()].toSorted()).toEqual(keysFor('en', source).toSorted())
  })

  it.each(others)('is whole in %s: no key is missing, and none too many', (code) => {
    const texts = textsIn(catalogue[code][area] ?? {})
    expect([...texts.keys()].toSorted()).toEqual(keysFor(code, source).toSorted())
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(others)('says in %s of the same things what English says', (code) => {
    const wanted = (key: string) => holesIn(source.get(key) ?? source.get(`${baseOf(key)}_other`) ?? '')
    const differing = [...textsIn(catalogue[code][area] ?? {})].filter(([key, text]) => {
      // One and two of something need no number in some languages.
      const isCounted = pluralEnd.test(key) && !key.endsWith('_other')
      const holes = holesIn(text)
      return holes !== wanted(key) && !(isCounted && withoutNumber(holes) === withoutNumber(wanted(key)))
    })
    expect(differing).toEqual([])
  })
})

it.each([
  ['de', /dunkel|dunkler|heller/i],
  ['es', /oscur|clar[oa]/i],
  ['ar', /أغمق|أفتح/],
  ['en', /dark|light/i],
] as const)(
  'the key of the heat map says in %s nothing of dark and light, which themes swap',
  (code, words) => {
    const key = textsIn(catalogue[code]['companyPage'] ?? {}).get('questionMap.key')
    expect(key).toBeTruthy()
    expect(key).not.toMatch(words)
  },
)

it.each(languages.map(({ code }) => code))(
  'a company report says in %s over itself, and before it is loaded, the same as its notice',
  (code) => {
    const over = textsIn(catalogue[code]['companyPage'] ?? {}).get('page.about')
    expect(over).toBeTruthy()
    expect(over).toBe(textsIn(catalogue[code]['companyReport'] ?? {}).get('notice'))
  },
)

it('Arabic texts isolate grades, or their sign would turn to the other side', () => {
  const turned = areas.flatMap((area) =>
    [...textsIn(catalogue.ar[area] ?? {})].filter(([, text]) =>
      /(?<![\u2066\u2068\w])[A-F][+-](?!\w)/.test(text),
    ),
  )
  expect(turned).toEqual([])
})
