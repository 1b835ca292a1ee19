import { readFileSync } from 'node:fs'
import arLogin from '../languages/ar/accounts.json' with { type: 'json' }
import arCompany from '../languages/ar/companyPage.json' with { type: 'json' }
import deLogin from '../languages/de/accounts.json' with { type: 'json' }
import deCompany from '../languages/de/companyPage.json' with { type: 'json' }
import enLogin from '../languages/en/accounts.json' with { type: 'json' }
import enCompany from '../languages/en/companyPage.json' with { type: 'json' }
import esLogin from '../languages/es/accounts.json' with { type: 'json' }
import esCompany from '../languages/es/companyPage.json' with { type: 'json' }
import { directionOf, languageCodes, type LanguageCode } from '../languages/index.ts'

/**
 * The start of each page, drawn from the server's first response on, while the scripts are fetched: its frame, the
 * words that are the same for everybody, and placeholders for the rest. The pages replace it once they are loaded.
 */

const web = (file: string): string => readFileSync(new URL(`../web/${file}`, import.meta.url), 'utf8')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const mark = web('public/favicon.svg')
  .trim()
  .replaceAll('#176054', 'var(--muster-accent)')
  .replaceAll('#fffefb', 'var(--muster-surface)')
const brand = `<div class="first__brand">${mark}<span>Muster</span></div>`

const placeholderLines = (...widths: readonly number[]): string =>
  widths.map((width) => `<i style="width:${width}%"></i>`).join('')

/** Something in each language; all but the reader's are taken out. */
const inEach = (tag: string, words: (code: LanguageCode) => string): string =>
  languageCodes
    .map((code) => `<${tag} data-in lang="${code}" dir="${directionOf(code)}">${words(code)}</${tag}>`)
    .join('')

const company = { en: enCompany, de: deCompany, es: esCompany, ar: arCompany }
/** The sentence above every company report. */
const aboutCompanyReports = inEach('p', (code) => escaped(company[code].page.about))

const login = { en: enLogin, de: deLogin, es: esLogin, ar: arLogin }
const loginWords = inEach('div', (code) => {
  const { signInToMuster, enterYourEMailWe } = login[code].loginPage
  return `<b>${escaped(signInToMuster)}</b><p>${escaped(enterYourEMailWe)}</p>`
})

const member = (words: string): string =>
  [
    '<div class="first first--frame" aria-hidden="true">',
    `<div class="first__bar"><i></i>${brand}</div>`,
    `<div class="first__side">${placeholderLines(100, 90, 80, 85, 70)}</div>`,
    `<div class="first__page"><i></i>${words}${placeholderLines(95, 89, 83, 77)}</div>`,
    '</div>',
  ].join('')

type Drawing = { pages: string; ofMembers?: true; html: string }

const drawings: readonly Drawing[] = [
  {
    pages: 'login',
    html: `<div class="first first--login" aria-hidden="true">${brand}<div class="first__card">${loginWords}${placeholderLines(100, 100)}</div></div>`,
  },
  {
    pages: 'login/',
    html: `<div class="first first--login" aria-hidden="true">${brand}<div class="first__card">${placeholderLines(80, 100, 100)}</div></div>`,
  },
  {
    pages: 'employee-form employee-form/ questionnaire questionnaire/',
    html: `<div class="first" aria-hidden="true"><div class="first__head">${mark}</div><div class="first__column">${placeholderLines(50, 95, 89, 92, 70)}</div></div>`,
  },
  { pages: 'company-wiki', ofMembers: true, html: member(aboutCompanyReports) },
  {
    pages: 'submissions reports reports/ chat help help/ settings settings/',
    ofMembers: true,
    html: member(''),
  },
]

/** The drawings as templates, of which the first script of the page takes one. */
export const templates = drawings
  .map(
    ({ pages, ofMembers, html }) =>
      `<template data-pages="${pages}"${ofMembers === true ? ' data-members' : ''}>${html}</template>`,
  )
  .join('\n    ')

const look = web('ui/theme/theme.css')
const coloursIn = (theme: string, names: ReadonlySet<string>): string => {
  const block = look.slice(look.indexOf(theme)).split('}')[0] ?? ''
  const kept = [...block.matchAll(/(--muster-[\w-]+|color-scheme):\s*([^;]+);/g)]
  return kept
    .filter(([, name = '']) => name === 'color-scheme' || names.has(name))
    .map(([, name, value]) => `${name}:${value}`)
    .join(';')
}

/** The styles of the drawings, with the colours of both themes. */
export const styles = (): string => {
  const own = web('first-paint/first-paint.css')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
  const names = new Set(
    [...`${own}${mark}`.matchAll(/var\((--muster-[\w-]+)\)/g)].map(([, name = '']) => name),
  )
  const dark = ":root[data-mantine-color-scheme='dark']"
  return `:root{${coloursIn(':root {', names)}}${dark}{${coloursIn(dark, names)}}${own}`
}
