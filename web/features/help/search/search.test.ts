import { expect, test } from 'vitest'
import { availableArticles } from '../articles.ts'
import { keywordsByPlace } from './keywords.ts'
import { createSearch } from './search.ts'
import texts from '../../../../languages/en/help.json' with { type: 'json' }

const articles = availableArticles({ hasBilling: false })
const search = createSearch(articles)
const idsFor = (query: string) => search(query).map(({ article }) => article.id)

test.each([
  ['who reads my answers', 'questionnaire'],
  ['Who can read my answers?', 'questionnaire'],
  ['can colleagues see my answers', 'questionnaire'],
  ['Who sees what', 'privacy'],
  ['what is the group threshold', 'privacy'],
  ['How can I delete my account?', 'your-account'],
  ['how are grades calculated', 'grades'],
  ['A-', 'grades'],
  ['A−', 'grades'],
  ['C+', 'grades'],
  ['paswort', 'signing-in'],
  ['pasword', 'signing-in'],
  ['where is my report', 'reports'],
  ['reprot', 'reports'],
  ['gard', 'grades'],
  ['gardes', 'grades'],
  ['grdes', 'grades'],
  ['graades', 'grades'],
  ['reort', 'reports'],
  ['reportt', 'reports'],
  ['contset report', 'reports'],
  ['contest report', 'reports'],
  ['invitaton', 'inviting'],
  ['Passwort', 'signing-in'],
  ['Protokoll', 'audit-log'],
  ['Fragebogen', 'questionnaire'],
  ['fragebogne', 'questionnaire'],
  ['Datenschutz', 'privacy'],
  ['Einladung', 'inviting'],
  ['Bericht', 'reports'],
  ['Noten', 'grades'],
  ['cuestionario', 'questionnaire'],
  ['informe', 'reports'],
  ['calificacion', 'grades'],
  ['privacidad', 'privacy'],
  ['استبيان', 'questionnaire'],
  ['تقرير', 'reports'],
  ['خصوصية', 'privacy'],
  ['دعوة', 'inviting'],
  ['API key', 'api-keys'],
  ['revoke a key', 'api-keys'],
  ['audit log', 'audit-log'],
  ['who changed what', 'audit-log'],
  ['stop emails', 'mails'],
  ['how do I stop the emails', 'mails'],
  ['how do I stop the mails', 'mails'],
  ['email', 'mails'],
  ['e-mails', 'mails'],
  ['E-Mail', 'mails'],
  ['how long is a code valid', 'signing-in'],
  ['how long is a code good', 'signing-in'],
  ['session expired', 'troubleshooting'],
  ['my session has expired', 'troubleshooting'],
  ['close my account', 'your-account'],
  ['closing my account', 'your-account'],
  ['change language of reports', 'reports'],
  ['transfer ownership', 'roles'],
  ['webook', 'webhooks'],
  ['my invitation expired', 'troubleshooting'],
  ['works offline?', 'offline'],
  ['no code comes', 'troubleshooting'],
  ['email code', 'signing-in'],
  ['e-mail code', 'signing-in'],
  ['subscores', 'grades'],
  ['⌘', 'keyboard'],
  ['roles and permissions', 'roles'],
  ['wifi', 'offline'],
  ['wi-fi', 'offline'],
  ['hotel wifi', 'offline'],
  ['wlan', 'offline'],
  ['proxy', 'offline'],
  ['android', 'offline'],
  ['iphone', 'offline'],
  ['complain', 'reports'],
  ['dispute', 'reports'],
  ['appeal', 'reports'],
  ['unfair grade', 'reports'],
  ['wrong grade', 'reports'],
  ['my grade is wrong', 'reports'],
  ['fired', 'privacy'],
  ['quit', 'privacy'],
  ['shortcut', 'keyboard'],
  ['shortcuts', 'keyboard'],
  ['hotkeys', 'keyboard'],
  ['ai', 'chat'],
  ['chatbot', 'chat'],
  ['language model', 'chat'],
  ['reopen', 'submissions'],
  ['restore', 'submissions'],
  ['task', 'cycles-and-actions'],
  ['trend', 'cycles-and-actions'],
  ['objection', 'reports'],
  ['verify', 'reports'],
  ['spam', 'troubleshooting'],
  ['otp', 'signing-in'],
  ['cookies', 'privacy'],
  ['avatar', 'your-account'],
  ['calculation', 'grades'],
  ['deutsch', 'questionnaire'],
  ['rtl', 'questionnaire'],
  ['invitation', 'inviting'],
  ['invitations', 'inviting'],
] as const)('whoever asks “%s” finds the article “%s” first', (query, id) => {
  expect(idsFor(query)[0]).toBe(id)
})

test.each(['who can see my answers', 'who sees my answers', 'who reads my answers'])(
  'an employee who asks “%s” finds the questionnaire first, and what is meant for admins last',
  (query) => {
    const found = createSearch(articles, 'employee')(query).map(({ article }) => article)
    expect(found[0]?.id).toBe('questionnaire')
    const isMine = found.map(({ meantFor }) => meantFor.includes('employee'))
    expect(isMine.indexOf(false)).toBeGreaterThan(0)
    expect(isMine.lastIndexOf(true)).toBeLessThan(isMine.indexOf(false))
    expect(found.length).toBe(search(query).length)
  },
)

test.each(['who can see my answers?', 'who reads my answers'])(
  'an owner who asks “%s” finds the questionnaire first',
  (query) => {
    expect(createSearch(articles, 'owner')(query)[0]?.article.id).toBe('questionnaire')
  },
)

test.each(['pdf', 'excel', 'xlsx', 'csv', 'spreadsheet'])(
  '“%s” finds where reports leave as files',
  (query) => {
    expect(idsFor(query)).toEqual(expect.arrayContaining(['reports', 'company-report']))
  },
)

test.each([
  ['session expired', '“Authentication failed. Please log in again.”'],
  ['close my account', 'Deleting the account'],
  ['how long is a code valid', 'By e-mail code'],
  ['change language of reports', 'On paper and as a file'],
  ['change email', 'When your address changes'],
  ['How do I change my e-mail address?', 'When your address changes'],
  ['delete employee', 'Removing somebody'],
  ['removing employees', 'Removing somebody'],
  ['mail not arriving', 'No code comes'],
  ['reopen answers', 'Opening answers again'],
])('“%s” leads to the part “%s”', (query, title) => {
  expect(search(query)[0]?.part?.title).toBe(title)
})

test('an article that is called what an employee asks for comes first, whoever it is meant for', () => {
  expect(createSearch(articles, 'employee')('webhooks')[0]?.article.id).toBe('webhooks')
})

test('the example that stands in the field finds the article that answers it', () => {
  const example = texts.helpPage.forExampleWhoReadsMy.replace('For example: ', '')
  expect(example).toBe('who reads my answers')
  const [first] = search(example)
  expect(first?.article.title).toBe('The questionnaire, and who reads it')
  expect(first?.marks).toEqual(['reads', 'answers'])
})

test.each([
  ['language', 'languages'],
  ['report', 'Reports'],
  ['invitation', 'invitations'],
  ['company', 'companies'],
  ['address', 'addresses'],
  ['A-', 'A–'],
  ['who reads the answers', 'reads answers'],
])('“%s” and “%s” find the same articles', (one, other) => {
  expect(idsFor(one).length).toBeGreaterThan(0)
  expect(idsFor(other).toSorted()).toEqual(idsFor(one).toSorted())
})

test('something is found at every letter of a question while it is typed', () => {
  const question = 'who reads my answers'
  for (let typed = 1; typed <= question.length; typed += 1) {
    expect(idsFor(question.slice(0, typed)), question.slice(0, typed)).toContain('questionnaire')
  }
})

test('nine articles speak of languages', () => {
  expect(idsFor('languages').toSorted()).toEqual([
    'chat',
    'inviting',
    'mails',
    'privacy',
    'questionnaire',
    'reports',
    'signing-in',
    'webhooks',
    'your-account',
  ])
})

test('every title finds its own article first, and so does its beginning', () => {
  for (const { id, title } of articles) {
    expect(idsFor(title)[0], title).toBe(id)
    expect(idsFor(title.slice(0, -2)), title).toContain(id)
  }
})

test('every heading finds an article that has it', () => {
  for (const { title } of articles.flatMap(({ parts }) => parts)) {
    const [first] = search(title)
    const { article } = first ?? {}
    const said = [article?.title, ...(article?.parts ?? []).map((part) => part.title)].join('\n')
    expect(said.toLowerCase(), title).toContain(title.toLowerCase())
  }
})

test.each([
  ['logout', 'signing-in'],
  ['anonymous', 'privacy'],
  ['boss', 'privacy'],
  ['salary', 'privacy'],
  ['deadline', 'inviting'],
  ['correct my answers', 'questionnaire'],
])('by “%s”, which no title has, “%s” is found', (query, id) => expect(idsFor(query)).toContain(id))

test.each([
  ['bot', ['chat']],
  ['todo', ['cycles-and-actions']],
] as const)(
  '“%s” finds what is called so, and no word that says nothing and only begins so',
  (query, ids) => {
    expect(idsFor(query)).toEqual(ids)
  },
)

test('a beginning finds its words, also one of a word that says nothing where it is short', () => {
  expect(idsFor('hotk')).toEqual(['keyboard'])
  expect(idsFor('wh').length).toBeGreaterThan(0)
})

test('what an article is asked for comes before those that are meant for who asks, and after what is called so', () => {
  const asEmployee = createSearch(articles, 'employee')
  expect(asEmployee('invitations')[0]?.article.id).toBe('inviting')
  expect(asEmployee('With an invitation')[0]?.article.id).toBe('signing-in')
})

test('every place with keywords is there', () => {
  const places = articles.flatMap(({ id, parts }) => [id, ...parts.map((part) => `${id}/${part.id}`)])
  expect([...keywordsByPlace.keys()].filter((place) => !places.includes(place))).toEqual([])
})

test('a word that no article has leaves out none that has the others', () => {
  expect(idsFor('zeppelin passwords')).toEqual(idsFor('password'))
})

test.each(['zeppelin', 'vacation', 'beach', 'constructor', 'toString', '§', '', '  '])(
  'nothing is found for “%s”',
  (query) => {
    expect(search(query)).toEqual([])
  },
)

test('what is marked stands in what is shown, as whole words', () => {
  for (const query of ['read', 'A-', 'paswort', 'email', 'who']) {
    const found = search(query)
    expect(found.length, query).toBeGreaterThan(0)
    for (const { article, part, text, marks } of found) {
      expect(marks.length, query).toBeGreaterThan(0)
      const all = [article.title, part?.title, text].join(' ')
      expect(marks.filter((mark) => all.includes(mark)).length, `${query}: ${all}`).toBeGreaterThan(0)
    }
  }
  expect(search('A-')[0]?.marks).toEqual(['A−'])
  expect(search('read').flatMap(({ marks }) => marks)).not.toContain('already')
})

test('a page that somebody pastes is searched for without a wait', () => {
  const page = articles.map(({ summary }) => summary).join(' ')
  expect(search(page.repeat(20)).length).toBeGreaterThan(0)
  expect(search('x'.repeat(100_000))).toEqual([])
})
