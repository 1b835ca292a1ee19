import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { directionOf, isLanguageCode, languageCodes, matchLanguage, languages } from './index.ts'
import { isolateBidi } from './isolated.ts'

describe('the languages', () => {
  it('are listed with code, own name and direction', () => {
    expect(languages.map(({ code }) => code)).toEqual([...languageCodes])
    expect(languages.find(({ code }) => code === 'ar')?.ownName).toBe('العربية')
    expect((['ar', 'en'] as const).map(directionOf)).toEqual(['rtl', 'ltr'])
  })

  it('take the first that is known of a list of tags, whatever its region', () => {
    expect(matchLanguage(['tlh-QO', 'de-CH', 'en'])).toBe('de')
    expect(matchLanguage('tlh, es-419;q=0.8, en;q=0.5')).toBe('es')
    expect(matchLanguage(['ar-Arab-EG'])).toBe('ar')
    expect(matchLanguage(['DE_at'])).toBe('de')
  })

  it('take none for anything else', () => {
    expect(matchLanguage([])).toBeNull()
    expect(matchLanguage('')).toBeNull()
    // A language whose code only begins alike.
    expect(matchLanguage(['est', 'arz', 'den'])).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => isLanguageCode(matchLanguage(text)) || matchLanguage(text) === null),
    )
  })
})

describe('somebody’s own word in a sentence', () => {
  it('stands apart where it could turn the sentence around', () => {
    expect(isolateBidi('Northwind', 'en')).toBe('Northwind')
    expect(isolateBidi('Northwind', 'ar')).toBe('\u2068Northwind\u2069')
    expect(isolateBidi('شركة الأمل', 'de')).toBe('\u2068شركة الأمل\u2069')
  })
})
