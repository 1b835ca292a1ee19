import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { languageCodes, type LanguageCode } from '../languages/index.ts'
import { withImports } from './chunks.ts'

/**
 * The files of each page, which are fetched along with the first ones instead of once those have run. Which address is
 * opened only the browser knows: `first-paint.js` reads these lists.
 */

const guards = [
  'guards/prefetch.ts',
  'guards/member-guard.tsx',
  'guards/onboarded-guard.tsx',
  'guards/main-frame.tsx',
]

type Modules = Readonly<Record<string, readonly string[]>>

/** The modules of each page by its address; `reports/` is that of any address behind it. Of those that everybody may open: */
const open: Modules = {
  login: ['features/accounts/login-page.tsx'],
  'login/': ['features/accounts/login-page.tsx'],
  'employee-form': ['features/questionnaire/questionnaire-page.tsx'],
  'employee-form/': ['features/questionnaire/questionnaire-page.tsx'],
  questionnaire: ['features/questionnaire/questionnaire-page.tsx'],
  'questionnaire/': ['features/questionnaire/questionnaire-page.tsx'],
  'reminders/': ['features/reminders/reminder-choice-page.tsx'],
}
/** and of those that need somebody who is signed in. */
const members: Modules = {
  'company-wiki': [...guards, 'features/company-report/company-report-page.tsx'],
  submissions: [...guards, 'features/people/people-page.tsx'],
  reports: [...guards, 'features/reports/reports-page.tsx'],
  'reports/': [...guards, 'features/reports/employee-report/employee-report-page.tsx'],
  chat: [...guards, 'features/chat/chat-page.tsx'],
  help: [...guards, 'features/help/help-page.tsx'],
  'help/': [...guards, 'features/help/article-page.tsx'],
  'help/contact': [...guards, 'features/help/contact/contact-page.tsx'],
  settings: [...guards, 'features/settings/settings-page.tsx'],
}

/** What the login page needs besides in a language other than English. */
const loginIn = (language: LanguageCode): readonly string[] =>
  language === 'en'
    ? []
    : ['features/accounts/language/translated-login-texts.ts', `../languages/${language}/accounts.json`]

const chunkOf = (bundle: Rolldown.OutputBundle, module: string): string => {
  const id = fileURLToPath(new URL(`../web/${module}`, import.meta.url))
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(id))
  if (chunk === undefined) throw new Error(`${module} is in no file of the build.`)
  return chunk.fileName
}

/**
 * The first styles, and the first scripts in the order in which they are run; of each page the files besides, by their
 * places in one list.
 */
export const filesByPage = (
  bundle: Rolldown.OutputBundle,
  begin: { styles: readonly string[]; first: readonly string[] },
) => {
  const first = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
  const known = withImports(
    bundle,
    first.map(({ fileName }) => fileName),
  )
  const files: string[] = []
  const placeOf = (name: string) => {
    if (!files.includes(name)) files.push(name)
    return files.indexOf(name)
  }
  const placesOf = (modules: readonly string[]) => {
    const chunks = modules.map((module) => chunkOf(bundle, module))
    return [...withImports(bundle, chunks)].filter((name) => !known.has(name)).map(placeOf)
  }
  const byPage = (pages: Modules) =>
    Object.fromEntries(Object.entries(pages).map(([word, modules]) => [word, placesOf(modules)]))
  return {
    ...begin,
    open: byPage(open),
    members: byPage(members),
    login: Object.fromEntries(languageCodes.map((language) => [language, placesOf(loginIn(language))])),
    files: files.map((name) => `/${name}`),
  }
}
