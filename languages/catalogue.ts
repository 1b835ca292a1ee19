import { createInstance, type i18n, type ResourceLanguage } from 'i18next'
import { isLanguageCode, type LanguageCode } from './index.ts'
import { isolated } from './isolated.ts'

/** How texts are read from the catalogue: the same on the server and on a page. */

type Setup = {
  language: LanguageCode
  /** What is there from the start, by language and area. */
  resources: Partial<Record<LanguageCode, ResourceLanguage>>
  /** The tag by which numbers are written in a language: the reader's own variant, where it is known. */
  localeOf?: (language: LanguageCode) => string
  /** What ties it to something else, such as pages. */
  plugin?: Parameters<i18n['use']>[0]
}

const codeOf = (tag: string | undefined): LanguageCode => (isLanguageCode(tag) ? tag : 'en')

/**
 * A reader of the catalogue. A placeholder says what it is: `{{organization, name}}` is somebody's own word, and
 * `{{count, number}}` a number. What a language lacks is never filled in from another: a test sees to it that none does.
 */
export function createCatalogue({ language, resources, localeOf = (code) => code, plugin }: Setup): i18n {
  const instance = createInstance()
  if (plugin) instance.use(plugin)
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources,
    defaultNS: 'questionnaire',
    initAsync: false,
    returnNull: false,
    // Pages and mails escape what they show by themselves.
    interpolation: { escapeValue: false },
  })
  const formatter = instance.services.formatter
  formatter?.add('name', (value: unknown, tag) => isolated(String(value), codeOf(tag)))
  formatter?.add('number', (value: unknown, tag) =>
    new Intl.NumberFormat(localeOf(codeOf(tag))).format(Number(value)),
  )
  return instance
}
