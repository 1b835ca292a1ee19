import { beforeEach, expect, it, vi } from 'vitest'
import { clearDraft, readDraft, markDraftSent, settleDraft, moveDraft, writeDraft } from './drafts.ts'

/** What the page finds that is loaded anew in the same tab. */
const afterReload = async () => {
  vi.resetModules()
  return import('./drafts.ts')
}

beforeEach(() => {
  writeDraft('org-1/new', { text: 'Who?', picked: [], turnId: null, files: [] })
})

it('what is written is there again after a reload', async () => {
  expect((await afterReload()).readDraft('org-1/new')).toMatchObject({ text: 'Who?', turnId: null })
})

it('what was sent is there again until it is answered, under its number', async () => {
  clearDraft('org-1/new')
  markDraftSent('org-1/new', { text: 'Who?', picked: [], turnId: 'turn-0001' })
  expect(readDraft('org-1/new').text).toBe('')
  expect((await afterReload()).readDraft('org-1/new')).toMatchObject({ text: 'Who?', turnId: 'turn-0001' })
  settleDraft('org-1/new')
  expect((await afterReload()).readDraft('org-1/new').text).toBe('')
})

it('another text is another question', () => {
  writeDraft('org-1/new', { turnId: 'turn-0001' })
  writeDraft('org-1/new', { text: 'Who?' })
  expect(readDraft('org-1/new').turnId).toBe('turn-0001')
  writeDraft('org-1/new', { text: 'Who else?' })
  expect(readDraft('org-1/new').turnId).toBeNull()
})

it('what is written while a conversation begins is written on in it', () => {
  moveDraft('org-1/new', 'org-1/chat-1')
  expect(readDraft('org-1/new').text).toBe('')
  expect(readDraft('org-1/chat-1').text).toBe('Who?')
})
