import { afterEach, expect, it, test, vi } from 'vitest'

const scripts = import.meta.glob('./first-paint.js')

/** Runs the script as the page does that the build made: for an address, a browser's languages and what is stored in it. */
const draw = async (
  templates: string,
  { hash, languages, stored = {} }: { hash: string; languages: string[]; stored?: Record<string, string> },
  built = 'en de ar',
): Promise<string> => {
  vi.resetModules()
  document.body.innerHTML = `<div id="root"></div>${templates}`
  const script = document.createElement('script')
  script.dataset['languages'] = built
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true })
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  location.hash = `#${hash}`
  await scripts['./first-paint.js']?.()
  return (document.getElementById('root')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

afterEach(() => localStorage.clear())

it('the first drawing speaks each language that the build names, and no other', async () => {
  const templates = `<template data-pages="login"><div class="first">
      <b data-in lang="en">Sign in</b><b data-in lang="tlh">yI'el</b><b data-in lang="qya">Á mitta</b>
    </div></template>`
  expect(await draw(templates, { hash: '/login', languages: ['qya', 'tlh-QO', 'en'] }, 'en tlh')).toBe(
    "yI'el",
  )
})

const templates = `
  <template data-pages="login"><div class="first">
    <b data-in lang="en">Sign in</b><b data-in lang="de">Anmelden</b><b data-in lang="ar">دخول</b>
  </div></template>
  <template data-pages="login/"><div class="first">Muster</div></template>
  <template data-pages="company-wiki" data-members><div class="first">Muster
    <p><b data-in lang="en">Report</b><b data-in lang="de">Bericht</b><b data-in lang="ar">تقرير</b></p>
  </div></template>`
const asMember = (readIn?: string) => ({
  'muster.token': 'token-1',
  ...(readIn !== undefined && { 'muster.read-in': readIn }),
})

test.each<[string, { hash: string; languages?: string[]; stored?: Record<string, string> }, string]>([
  ['the login page', { hash: '/login' }, 'Sign in'],
  ['the login page where a page of members is asked for', { hash: '/company-wiki' }, 'Sign in'],
  ['the browser’s language', { hash: '/login', languages: ['de-AT'] }, 'Anmelden'],
  ['English where there is none of the browser’s', { hash: '/login', languages: ['eo'] }, 'Sign in'],
  [
    'the language that was chosen here before that of the browser',
    { hash: '/login', languages: ['de-AT'], stored: { 'muster.language': 'ar' } },
    'دخول',
  ],
  [
    'that of the invitation that was opened here before that of the browser',
    { hash: '/login', languages: ['en-US'], stored: { 'muster.invited-in': 'ar' } },
    'دخول',
  ],
  [
    'what was chosen here before all',
    { hash: '/login', stored: { 'muster.invited-in': 'de', 'muster.language': 'ar' } },
    'دخول',
  ],
  ['no words where an invitation is asked for', { hash: '/login/ABCDEFGHJKMNPQRS' }, 'Muster'],
  ['a page of members', { hash: '/company-wiki', stored: asMember('en') }, 'Muster Report'],
  ['it in the language of reports', { hash: '/company-wiki', stored: asMember('ar') }, 'Muster تقرير'],
  [
    'it in the language of the address',
    { hash: '/company-wiki?language=ar', stored: asMember() },
    'Muster تقرير',
  ],
  [
    'none of a language that there is not',
    { hash: '/company-wiki?language=tlh', stored: asMember('en') },
    'Muster Report',
  ],
  ['no words where no report was read here yet', { hash: '/company-wiki', stored: asMember() }, 'Muster'],
  ['nothing of the questionnaire', { hash: '/questionnaire/unknown' }, ''],
])('what is drawn first is %s', async (_what, { hash, languages = ['en-GB'], stored = {} }, words) => {
  expect(await draw(templates, { hash, languages, stored })).toBe(words)
})
