import { expect, test } from 'vitest'
import { renderMailText, type MailContent } from './email-content.ts'
import { mailWords } from './email-texts.ts'
import { renderMail } from './render-email.ts'

const at = new Date('2026-03-02T21:05:00.000Z')

test('what a name holds is never read as a place of the sentence', () => {
  const hostile = '{{inviter, name}} $& $t(frame hello) <b>'
  const { say, line } = mailWords('en')
  expect(say('join.title', { organization: hostile })).toEqual(['Join ', { name: hostile }])
  expect(line('join.title', { organization: hostile })).toBe(`Join ${hostile}`)
})

test('a sentence that is not given what it says is no mail', () => {
  expect(() => mailWords('de').say('join.title')).toThrow(
    'The sentence join.title says organization, which it was not given.',
  )
})

test('a subject is one line, whatever a name holds', () => {
  expect(mailWords('de').line('join.title', { organization: 'Tide\r\nBcc: a@b.test' })).toBe(
    'Tide Bcc: a@ b. test beitreten',
  )
})

test('a moment is told in UTC, in the words and with the order of each language', () => {
  const told = (['en', 'de', 'es', 'ar'] as const).map((code) => mailWords(code).moment(at))
  expect(told).toEqual([
    expect.stringMatching(/^2 March 2026(,| at) 21:05 UTC$/),
    expect.stringMatching(/^2\. März 2026(,| um) 21:05 UTC$/),
    expect.stringMatching(/^2 de marzo de 2026(,| a las) 21:05 UTC$/),
    expect.stringMatching(/^2 مارس 2026.* 0?9:05\sم بالتوقيت العالمي \(UTC\)$/),
  ])
  expect(mailWords('de').day(at)).toBe('2. März 2026')
})

const inLanguage = (language: MailContent['language']): MailContent => {
  const { say, line } = mailWords(language)
  const organization = 'Tide & Co'
  return {
    language,
    subject: line('join.title', { organization }),
    preview: line('join.preview'),
    heading: say('join.title', { organization }),
    blocks: [
      { kind: 'facts', facts: [{ label: line('frame.device'), value: 'Firefox (Linux)' }] },
      { kind: 'action', label: say('frame.openMuster'), href: 'https://muster.example.test/' },
    ],
    footnote: say('wayBack.why', { organization }),
  }
}

test('in Arabic a mail runs from the right, also where a program shows it without its html element', async () => {
  const { html, text, subject } = await renderMail(inLanguage('ar'))
  expect(html).toMatch(/<html lang="ar" dir="rtl">/)
  const tables = html.match(/<table [^>]*>/g) ?? []
  expect(tables).toHaveLength(3)
  expect(tables.filter((table) => !table.includes('dir="rtl"'))).toEqual([])
  expect(html.match(/<td [^>]*align="right"/g)).toHaveLength(2)
  expect(html).toContain('<bdi>Tide &amp; Co</bdi>')
  expect(html).toContain(mailWords('ar').line('frame.buttonFails'))
  expect(subject).toContain('\u2068Tide & Co\u2069')
  // Its first letters are Latin, and must not turn all of it around.
  expect(text.startsWith('\u200FMuster\n')).toBe(true)
  expect(text).toContain('\u2068Firefox (Linux)\u2069')
  expect(text).toContain('\u2068Tide & Co\u2069')
})

test('in the others it runs from the left and says which language it is in', async () => {
  const { html, text } = await renderMail(inLanguage('de'))
  expect(html).toMatch(/<html lang="de" dir="ltr">/)
  expect(html).not.toContain('rtl')
  expect(text).not.toMatch(/[\u200F\u2068\u2069]/)
  const hebrew: MailContent = { ...inLanguage('de'), heading: ['Für ', { name: 'נועה' }, '.'] }
  expect(renderMailText(hebrew)).toContain('Für \u2068נועה\u2069.')
})
