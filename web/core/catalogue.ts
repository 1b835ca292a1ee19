import type { ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { createCatalogue } from '../../languages/catalogue.ts'
import type { Area } from '../../languages/english.ts'
import { isLanguageCode, type LanguageCode } from '../../languages/index.ts'
import { localeOf } from './language.ts'

/**
 * The catalogue as pages read it: English areas come with the pages that show them, those of other languages when they
 * are needed. Nothing that every page needs may import this.
 */
export const catalogue = createCatalogue({
  language: 'en',
  resources: {},
  localeOf,
  plugin: initReactI18next,
})

type Texts = { default: ResourceLanguage }

const files = import.meta.glob<Texts>('../../languages/{de,es,ar}/{questions,questionnaire}.json')

/** Adds an area in English, which came with the page. */
export const addEnglish = (area: Area, texts: ResourceLanguage): void => {
  catalogue.addResourceBundle('en', area, texts)
}

/** The language that pages are shown in now. */
export const shownLanguage = (): LanguageCode =>
  isLanguageCode(catalogue.language) ? catalogue.language : 'en'

/** Fetches what these areas lack of a language. @throws where it cannot be fetched; another try may succeed. */
const fetchAreas = (language: LanguageCode, areas: readonly Area[]): Promise<unknown> =>
  Promise.all(
    areas.map(async (area) => {
      if (catalogue.hasResourceBundle(language, area)) return
      const load = files[`../../languages/${language}/${area}.json`]
      if (load === undefined) throw new Error(`There is no ${area} in ${language}.`)
      catalogue.addResourceBundle(language, area, (await load()).default)
    }),
  )

/** Shows pages in a language from now on, once all of these areas are there in it; until then nothing changes. */
export const showLanguage = async (language: LanguageCode, areas: readonly Area[]): Promise<void> => {
  await fetchAreas(language, areas)
  await catalogue.changeLanguage(language)
}
