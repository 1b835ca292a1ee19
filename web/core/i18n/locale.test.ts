import { afterEach, expect, it, vi } from 'vitest'
import { relativeTime } from '../../ui/feedback/relative-time.tsx'
import { createReportFormats } from '../../ui/report/language/report-formats.ts'
import { dayText } from '../organization/subscription-status.ts'
import { peopleCount } from './labels.ts'

afterEach(() => vi.restoreAllMocks())

const noon = '2026-03-03T12:00:00.000Z'

it.each([
  [['de-DE', 'de'], '3 March 2026'],
  [['de-DE', 'en-US'], 'March 3, 2026'],
  [['en-GB'], '3 March 2026'],
])('a browser in %j reads the days of an English page in English: %s', (languages, written) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  expect(dayText(noon)).toBe(written)
  expect(createReportFormats('en').day(noon, 'long')).toBe(written)
  expect(relativeTime(Date.parse(noon), Date.parse(noon) + 3 * 86_400_000)).toBe('3 days ago')
})

it('and its numbers', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'de'])
  vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(function (this: number, locale) {
    return new Intl.NumberFormat(locale ?? 'de-DE').format(this)
  })
  expect(peopleCount(1200)).toBe('1,200 people')
  expect(createReportFormats('en').count(1200)).toBe('1,200')
  expect(createReportFormats('de').count(1200)).toBe('1.200')
})

it('and those of a report in German in German', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
  expect(createReportFormats('de').day(noon, 'long')).toBe('3. März 2026')
})
