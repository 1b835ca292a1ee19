import { describe, expect, it } from 'vitest'
import { samplePerson } from '../../../testing/sample-reports.ts'
import {
  mentionCandidates,
  findCandidates,
  filterMentioned,
  findMentionTyping,
  insertMention,
} from './mentions.ts'

const people = [
  samplePerson('zoe', 'Zoë Ångström', 'Finance', null),
  samplePerson('ann', 'Ann Berg', 'Operations', null),
  samplePerson('anna', 'Anna Berg', 'Operations', null),
]
const candidates = mentionCandidates(people)
const found = (typed: string) => findCandidates(candidates, typed).map(({ label }) => label)

describe('names after @', () => {
  it('are found by how they begin, whatever the accents, people before departments', () => {
    expect(found('')).toEqual(['Zoë Ångström', 'Ann Berg', 'Anna Berg', 'Finance', 'Operations'])
    expect(found('zoe an')).toEqual(['Zoë Ångström'])
    expect(found('berg')).toEqual(['Ann Berg', 'Anna Berg'])
    expect(found('berg ann')).toEqual(['Ann Berg', 'Anna Berg'])
    expect(found('oper')).toEqual(['Operations'])
    expect(found('x')).toEqual([])
  })

  it.each([
    ['Why @an', { at: 4, typed: 'an' }],
    ['Why @Ann B', { at: 4, typed: 'Ann B' }],
    ['(@', { at: 1, typed: '' }],
    ['ada@northwind.example', null],
    ['Why', null],
    ['@one two three four', null],
  ])('are being typed or not in %j', (text, typing) => {
    expect(findMentionTyping(text, text.length)).toEqual(typing)
  })

  it('take the place of what was typed', () => {
    const typing = findMentionTyping('Why @an now?', 7)
    if (typing === null) throw new Error('Nothing is typed.')
    expect(insertMention('Why @an now?', typing, 7, 'Anna Berg')).toEqual({
      text: 'Why @Anna Berg now?',
      caret: 15,
    })
  })

  it('go with the question as long as the text names them, and once', () => {
    const [, ann, anna] = candidates
    if (!ann || !anna) throw new Error('Somebody is missing.')
    expect(filterMentioned('@Ann Berg and @Anna Berg', [ann, anna, ann])).toEqual([ann, anna])
    const short = { ...ann, label: 'Ann' }
    expect(filterMentioned('@Anna Berg', [short, anna])).toEqual([anna])
  })
})
