import { expect, test } from 'vitest'
import { renderMailText, type MailContent } from './email-content.ts'
import { renderMail } from './render-email.ts'

const link = 'https://muster.example.test/#/questionnaire/ABCD?a=1&b=2'
const content: MailContent = {
  language: 'en',
  subject: 'A subject',
  preview: 'What a list shows.',
  heading: ['Join ', { name: 'مؤسسة <b>البحر</b>' }],
  blocks: [
    { kind: 'paragraph', text: ['Hello ', { name: 'נועה & Co' }, ', good day.'] },
    {
      kind: 'facts',
      facts: [
        { label: 'When', value: 'Monday' },
        { label: 'Device', value: 'Firefox' },
      ],
    },
    { kind: 'code', code: '123456' },
    { kind: 'action', label: ['Join ', { name: 'Tide' }], href: link },
    { kind: 'aside', text: 'A word on the side.' },
  ],
  footnote: ['Sent for ', { name: 'Grace' }, '.'],
}

test('the text part has a paragraph for each block, a line for each fact, and the address to type', () => {
  expect(renderMailText(content)).toBe(
    [
      'Muster',
      'Join مؤسسة <b>البحر</b>',
      'Hello נועה & Co, good day.',
      'When: Monday\nDevice: Firefox',
      '123456',
      `Join Tide:\n${link}`,
      'A word on the side.',
      'Sent for Grace.\n',
    ].join('\n\n'),
  )
})

test('the HTML part says the same, keeps what people wrote apart, and fetches nothing', async () => {
  const { html, subject } = await renderMail(content)
  expect(subject).toBe('A subject')
  expect(html).toMatch(/^<!DOCTYPE html [^>]*><html lang="en" dir="ltr">/)
  const [, body = ''] = html.split(/<body[^>]*>/)
  const words = body
    .replaceAll(/<br\/?>|<\/?(?:p|h1|div|table|tbody|tr|td)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  const lines = words.split('\n').filter((line) => line.trim() !== '')
  expect(lines[0]?.replaceAll(/[\u00A0\u200C]/g, '')).toBe('What a list shows.')
  expect(lines.slice(1)).toEqual([
    'Muster',
    'Join مؤسسة <b>البحر</b>',
    'Hello נועה & Co, good day.',
    'When: Monday',
    'Device: Firefox',
    '123456',
    'Join Tide',
    'If the button does not work, open this link:',
    link,
    'A word on the side.',
    'Sent for Grace.',
  ])
  expect(body).toContain('<bdi>נועה &amp; Co</bdi>')
  expect(body.split(`href="${link.replace('&', '&amp;')}"`)).toHaveLength(3)
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).not.toMatch(
    /<img|src=|@import|url\(|text-align:(?:left|right)|(?:margin|padding)-(?:left|right)/,
  )
})
