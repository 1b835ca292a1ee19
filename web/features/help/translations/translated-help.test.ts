import { describe, expect, it } from 'vitest'
import { limits } from '../../../../contract/shapes/limits.ts'
import { translator } from '../../../../insights/catalog/translator.ts'
import { sections } from '../../../../insights/questionnaire/questionnaire.ts'
import { languageCodes } from '../../../../languages/index.ts'
import { articleIds } from '../../../core/navigation/help-articles.ts'
import { articleSource } from '../articles.ts'
import { loadHelpTexts } from './translated-help.ts'

/** The articles that open beside the page that stops mails, and beside the questionnaire. */
const translated = ['mails', 'questionnaire'] as const
const mailBounds = [
  limits.remindersPerInvitation,
  limits.hoursBetweenReminders,
  limits.askingMailsOfOnePerDay,
]

const filling = { hasBilling: false }
const files = import.meta.glob<string>('../articles/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const others = languageCodes.filter((code) => code !== 'en')
const translations = Object.entries(files).flatMap(([path, source]) => {
  const [, code, id] = /articles\/(\w+)\/([\w-]+)\.md$/.exec(path) ?? []
  const language = others.find((one) => one === code)
  const article = translated.find((one) => one === id)
  return language !== undefined && article !== undefined ? [{ language, id: article, source }] : []
})

const allOf = (text: string, mark: RegExp) => [...text.matchAll(mark)].map(([, found = '']) => found)
/** What a text is built of: for each of its parts its blocks, and in their order what they lead to and take from the code. */
const buildOf = (source: string) =>
  source.split(/^## /m).map((part) => ({
    blocks: part
      .trim()
      .split(/\n\n/)
      .map((block) => (block.startsWith('- ') ? block.split('\n').length : 'paragraph')),
    links: allOf(part, /\]\(([^)]*)\)/g),
    facts: allOf(part, /\{\{([a-z-]+)\}\}/g),
    labels: allOf(part, /\[\[([^\]]+)\]\]/g).length,
    keys: allOf(part, /`([^`]+)`/g).length,
  }))

it('the articles that open beside the questionnaire and the page that stops mails are there in each language', () => {
  expect(translations).toHaveLength(Object.keys(files).length)
  expect(translations.map(({ language, id }) => `${language}/${id}`).toSorted()).toEqual(
    others.flatMap((language) => translated.map((id) => `${language}/${id}`)).toSorted(),
  )
})

describe.each(translations)('the article $id in $language', ({ language, id, source }) => {
  const t = translator(language, 'questionnaire')
  const words = translator(language, 'questions')

  it('is built as the English one: headings, blocks, links, and what comes from the code', () => {
    expect(buildOf(source)).toEqual(buildOf(articleSource(id)))
    expect(source.replaceAll(/\{\{[^}]*\}\}/g, '')).not.toMatch(/\p{Nd}/u)
  })

  it('is filled in its language, with the numbers of the code', async () => {
    const { parts, title, summary } = (await loadHelpTexts(language)).articleOf(id, filling)
    const text = [title, summary, ...parts.flatMap((part) => [part.title, part.markdown])].join('\n')
    expect(text).not.toMatch(/\{\{|\}\}|\[\[|\]\]|undefined|NaN|null/)
    const numbers = { questionnaire: [limits.answerMax], mails: mailBounds }[id]
    for (const number of numbers) expect(text).toContain(new Intl.NumberFormat(language).format(number))
    for (const section of id === 'questionnaire' ? sections : []) {
      expect(text).toContain(words(`sections.${section.id}.title`))
      expect(text).toContain(words(`sections.${section.id}.intro`))
      expect(text).not.toContain(section.intro)
    }
  })

  it('calls by their names what stands on the pages, some of which are English', () => {
    const labels = {
      questionnaire: [t('saved.saved'), t('thanks.readSent')],
      mails: ['Settings', 'Notifications', 'Settings', 'Appearance'],
    }[id]
    expect(allOf(source, /\[\[([^\]]+)\]\]/g)).toEqual(labels)
    if (id === 'mails') return
    const keys = allOf(source, /`([^`]+)`/g)
    expect(keys.slice(-2)).toEqual([t('question.yesKey').toUpperCase(), t('question.noKey').toUpperCase()])
  })

  it('has the marks of the English one', async () => {
    const ids = async (code: typeof language | 'en') =>
      (await loadHelpTexts(code)).articleOf(id, filling).parts.map((part) => part.id)
    expect(await ids(language)).toEqual(await ids('en'))
    expect(new Set(await ids('en')).size).toBeGreaterThan(4)
  })
})

it('what is said above the mails that always come is true of those that nobody sets off', () => {
  const byItself = { en: 'by itself', de: 'von selbst', es: 'por sí solo', ar: 'من تلقاء نفسه' }
  for (const language of languageCodes) {
    const source = language === 'en' ? articleSource('mails') : files[`../articles/${language}/mails.md`]
    const [intro, kinds] = source?.split(/^## /m)[2]?.split('\n\n').slice(1) ?? []
    expect(intro, language).toContain(byItself[language])
    expect(kinds, language).toContain(byItself[language])
  }
})

it('an article that is not translated is English in every language, and known to be', async () => {
  for (const language of others) {
    const told = await loadHelpTexts(language)
    expect(articleIds.filter((id) => told.has(id)).toSorted()).toEqual(translated)
    expect(told.articleOf('questionnaire', filling).language).toBe(language)
    expect(told.articleOf('grades', filling).language).toBe('en')
  }
  const english = await loadHelpTexts('en')
  expect(articleIds.every((id) => english.has(id))).toBe(true)
})
