import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftMirror } from '../../../core/drafts/draft-mirror.ts'
import { clearSentDrafts } from '../../../core/drafts/clear-sent-drafts.ts'
import { deviceDraft, draftKey, restoreDrafts } from './device-drafts.ts'
import { acknowledgeEdits, emptyRecord, applyTyping, type DraftRecord } from './draft-record.ts'
import { serializeRecord } from './serialize-draft.ts'

const key = draftKey({ code: 'ABCDEFGH12345678' })
const other = draftKey({ code: 'OLD' })
const member = draftKey({ orgId: 'o', uid: 'u' })
const one = (id: 'full_name' | 'company', text: string, now = 1): DraftRecord =>
  applyTyping(emptyRecord, id, text, { now, by: 'a' })
const sent = (record: DraftRecord): DraftRecord =>
  acknowledgeEdits(record, record.edits, { revision: 1, answers: {} })

/** What the second copy holds; asked after everything that was asked of it before. */
const copies = async (): Promise<Record<string, string>> => {
  let found = {}
  await draftMirror((rows) => {
    found = Object.fromEntries(rows)
    return []
  })
  return found
}
const settle = (of: string) => deviceDraft(of).settle?.()
const textsOf = (of: string) =>
  Object.values(deviceDraft(of).read()?.edits ?? {}).map((edit: { text: string }) => edit.text)

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

describe('the second copy of a draft', () => {
  it('brings back what local storage has lost, and joins an older one without losing what is newer', async () => {
    deviceDraft(key).keep(one('full_name', 'Ada', 1))
    const older = localStorage.getItem(key) ?? ''
    deviceDraft(key).keep(one('full_name', 'Ada L', 2))
    expect(await settle(key)).toBe(true)
    localStorage.clear()
    await restoreDrafts()
    expect(textsOf(key)).toEqual(['Ada L'])
    localStorage.setItem(key, older)
    await restoreDrafts()
    expect(textsOf(key)).toEqual(['Ada L'])
    localStorage.setItem(key, serializeRecord(one('full_name', 'Ada Lovelace', 3)))
    await restoreDrafts()
    expect(textsOf(key)).toEqual(['Ada Lovelace'])
  })

  it('is written with strict durability', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    deviceDraft(key).keep(one('full_name', 'Ada'))
    await settle(key)
    expect(transaction.mock.lastCall).toEqual(['drafts', 'readwrite', { durability: 'strict' }])
  })

  it('is not written over by a tab that opened before it was brought back', async () => {
    deviceDraft(key).keep(one('full_name', 'Ada'))
    await settle(key)
    localStorage.clear()
    deviceDraft(key).keep(one('company', 'Northwind'))
    await settle(key)
    await restoreDrafts()
    expect(textsOf(key).toSorted()).toEqual(['Ada', 'Northwind'])
  })

  it('is taken away and replaced with the draft, also where it is being written', async () => {
    deviceDraft(key).keep(one('full_name', 'Ada'))
    const writing = settle(key)
    deviceDraft(key).replace(null)
    await writing
    expect(await copies()).toEqual({})
    await restoreDrafts()
    expect(deviceDraft(key).read()).toBeNull()
    deviceDraft(key).keep(one('full_name', 'Ada'))
    await settle(key)
    deviceDraft(key).replace(one('company', 'N'))
    expect(await copies()).toEqual({ [key]: serializeRecord(one('company', 'N')) })
  })

  it('goes along where answers are brought over from an older code', async () => {
    const about = { employeeId: 'e-1', organizationName: 'N', name: '', email: '', role: '', department: '' }
    deviceDraft(other).keep({ ...one('full_name', 'Ada'), about })
    await settle(other)
    deviceDraft(key).gather('e-1')
    expect(Object.keys(await copies())).toEqual([key])
    localStorage.clear()
    await restoreDrafts()
    expect(textsOf(key)).toEqual(['Ada'])
  })

  it('is forgotten at signing out where the server has it all, and stays where an answer is nowhere else', async () => {
    deviceDraft(member).keep(sent(one('full_name', 'Ada')))
    await settle(member)
    // One that local storage has lost.
    const lost = draftKey({ orgId: 'o', uid: 'lost' })
    deviceDraft(lost).keep(sent(one('full_name', 'Grace')))
    await settle(lost)
    localStorage.removeItem(lost)
    const unsent = draftKey({ orgId: 'p', uid: 'u' })
    deviceDraft(unsent).keep(one('company', 'Northwind'))
    await settle(unsent)
    await clearSentDrafts()
    expect(Object.keys(await copies())).toEqual([unsent])
    await restoreDrafts()
    expect(Object.keys(localStorage).filter((name) => name.startsWith('muster.draft.'))).toEqual([unsent])
  })

  it('says that the device refuses, and that a browser without a database keeps as it can', async () => {
    deviceDraft(key).keep(one('full_name', 'Ada'))
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await settle(key)).toBe(false)
    vi.restoreAllMocks()
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    expect(await settle(key)).toBe(true)
    vi.stubGlobal('indexedDB', undefined)
    expect(deviceDraft(key).settle).toBeNull()
  })
})
