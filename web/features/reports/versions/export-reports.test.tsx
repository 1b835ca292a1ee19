import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { chooseLanguage } from '../../../core/i18n/locale.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { ExportReports } from './export-reports.tsx'

afterEach(() => chooseLanguage(null))

it.each([
  ['de', 'The same rows, for a spreadsheet. Its headings are in German.'],
  ['es', 'The same rows, for a spreadsheet. Its headings are in Spanish.'],
  ['ar', 'The same rows, for a spreadsheet. Its headings are in Arabic.'],
  ['en', 'The same rows, for a spreadsheet.'],
] as const)(
  'the files of the list tell in the words of their page which language %s is',
  async (language, note) => {
    chooseLanguage(language)
    const { user } = renderScreen(<ExportReports />)
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    expect(await screen.findByText(note)).toBeTruthy()
  },
)
