import { LanguageSelect as Select } from '../../../ui/language/language-select.tsx'
import { useCatalogue } from './catalogue.ts'

/** The choice of a language in the questionnaire's own words. */
export const LanguageSelect = () => {
  const { language, say } = useCatalogue()
  return <Select language={language} label={say('language.label')} notLoaded={say('language.notLoaded')} />
}
