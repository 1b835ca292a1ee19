import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { LanguageCode } from '../../../languages/index.ts'
import { renderScreen } from '../../testing/render.tsx'
import { createCatalogue } from './catalogue.ts'
import { LanguageProvider, useLanguageFailed } from './localized-page.tsx'
import { chooseLanguage } from './locale.ts'
import { keys } from '../browser/storage.ts'

/** A page whose words come when the test says so. */
const slowPage = () => {
  type Words = { language: LanguageCode }
  const german = { arrives: () => {}, isLost: () => {} }
  const fetched = vi.fn<(language: LanguageCode) => Promise<Words>>(
    (language) =>
      new Promise<Words>((resolve, reject) => {
        german.arrives = () => resolve({ language })
        german.isLost = () => reject(new Error('There is no way to it.'))
      }),
  )
  const catalogue = createCatalogue<Words>({ language: 'en' }, fetched)
  const Shown = () => {
    const isNotLoaded = useLanguageFailed()
    return (
      <p>
        {catalogue.use().language}
        {isNotLoaded && ', as the other could not be loaded'}
      </p>
    )
  }
  const page = (
    <LanguageProvider catalogue={catalogue} invited={null} waiting="waiting">
      <Shown />
    </LanguageProvider>
  )
  renderScreen(page, { as: null })
  return { german, fetched }
}

const chooseInAnotherTab = (language: LanguageCode) =>
  act(() => {
    localStorage.setItem(keys.language, language)
    window.dispatchEvent(new StorageEvent('storage', { key: keys.language }))
  })

test('a language that comes after another tab went back to the shown one does not take its place', async () => {
  const { german, fetched } = slowPage()
  expect(await screen.findByText('en')).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
  act(() => chooseLanguage('de'))
  expect(fetched).toHaveBeenCalledTimes(1)
  chooseInAnotherTab('en')
  await act(async () => german.arrives())
  expect(screen.getByText('en')).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  // It is here by now, and is not fetched again.
  chooseInAnotherTab('de')
  expect(await screen.findByText('de')).toBeTruthy()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a language that could not be fetched is told of after the choice went back to the shown one', async () => {
  const { german } = slowPage()
  expect(await screen.findByText('en')).toBeTruthy()
  act(() => chooseLanguage('de'))
  await act(async () => german.isLost())
  await waitFor(() => expect(localStorage.getItem(keys.language)).toBe('en'))
  expect(await screen.findByText('en, as the other could not be loaded')).toBeTruthy()
})
