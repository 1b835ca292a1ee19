import english from '../../../../languages/en/themes.json' with { type: 'json' }
import { pageWords, type PageWords } from '../../../ui/report/language/report-texts.tsx'
import { useWiki } from './company-report-texts.tsx'

/** The names of the themes of what people wrote, and the texts around them: loaded where they are shown. */

export type ThemeWords = PageWords<typeof english>

const { useWordsOf } = pageWords('themes', english, {
  de: () => import('../../../../languages/de/themes.json'),
  es: () => import('../../../../languages/es/themes.json'),
  ar: () => import('../../../../languages/ar/themes.json'),
})

/** In the language of the report; undefined while they load. */
export const useThemeWords = (): ThemeWords | undefined => useWordsOf(useWiki().language)
