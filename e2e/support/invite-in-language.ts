import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { languages, type LanguageCode } from '../../languages/index.ts'
import { ask, type Caller } from './api.ts'
import type { Muster } from './fixtures.ts'

/** Somebody who is invited in a language of their own. */
export const invitedIn = async (
  muster: Muster,
  language: LanguageCode,
  name: string,
  caller: Required<Caller>,
) => {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@languages.test`
  await ask(muster, contract.createInvitation, { name, email, language }, caller)
  // The mail is in that language too.
  const { text } = await muster.mailTo(email, '')
  const code = /#\/questionnaire\/(\w+)/.exec(text)?.[1] ?? ''
  return { email, link: `${muster.url}/#/questionnaire/${code}` }
}

/** What is on a page that is not written in Arabic letters, but for names, addresses and the choice of a language. */
export const latinOn = async (page: Page, names: readonly string[]): Promise<string[]> => {
  const texts = await page.evaluate<string[]>(`[
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((one) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => one.getAttribute(name) ?? '')),
  ]`)
  const known = [
    'Muster',
    ...languages.map(({ ownName }) => ownName),
    'XXXX-XXXX-XXXX-XXXX',
    'name@company.com',
    ...names,
  ]
  return texts.flatMap((text) =>
    // A grade is the same letter in every language.
    (known.reduce((rest, name) => rest.replaceAll(name, ''), text).match(/\p{Script=Latin}+/gu) ?? []).filter(
      (word) => !/^[A-D]$/.test(word),
    ),
  )
}
