import { expect, it } from 'vitest'
import { parseReply, replyForClipboard, withoutCitationMarks } from './parse-reply.ts'

it('a reply is paragraphs and lists, with its citations where they stand', () => {
  expect(parseReply('Two. [1][2]\n- Bo [1]\n- Cy\n\nThat is all.')).toEqual([
    { kind: 'paragraph', line: [{ text: 'Two. ' }, { n: 1 }, { n: 2 }] },
    { kind: 'list', items: [[{ text: 'Bo ' }, { n: 1 }], [{ text: 'Cy' }]] },
    { kind: 'paragraph', line: [{ text: 'That is all.' }] },
  ])
})

it('what people wrote stays as it is: no markup is read in it', () => {
  const text = '**bold** <b>x</b> [link](https://elsewhere.example) ![](https://elsewhere.example/a.png)'
  expect(parseReply(text)).toEqual([{ kind: 'paragraph', line: [{ text }] }])
})

it('a reply is read aloud without numbers, and copied with what they stand for', () => {
  expect(withoutCitationMarks('Two. [1][2]')).toBe('Two.')
  expect(replyForClipboard('Two. [1]', [{ n: 1, label: 'The list' }])).toBe(
    'Two. [1]\n\nSources\n[1] The list',
  )
  expect(replyForClipboard('Nothing.', [])).toBe('Nothing.')
})
