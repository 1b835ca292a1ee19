import { describe, expect, it, vi } from 'vitest'
import { deviceDraft, draftKey } from './device-drafts.ts'
import { emptyRecord, applyTyping, type DraftRecord } from './draft-record.ts'
import type { QuestionnaireSubject } from './questionnaire-subject.ts'

const key = draftKey({ code: 'ABCDEFGH12345678' })
const about: QuestionnaireSubject = {
  employeeId: 'e-1',
  organizationName: 'N',
  name: 'Ada',
  email: 'a@n.example',
  role: '',
  department: '',
}
const one = (id: 'full_name' | 'company', text: string, now = 1): DraftRecord =>
  applyTyping({ ...emptyRecord, about }, id, text, { now, by: 'a' })

const refuse = () => {
  throw new DOMException('full or blocked', 'QuotaExceededError')
}
const tell = (of: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: of, newValue }))

describe('a draft on the device', () => {
  it('has a name of its own for each code, and for each member of each organization', () => {
    const names = [
      draftKey({ code: 'A' }),
      draftKey({ code: 'B' }),
      draftKey({ orgId: 'o', uid: 'u' }),
      draftKey({ orgId: 'o', uid: 'v' }),
      draftKey({ orgId: 'p', uid: 'u' }),
    ]
    expect(new Set(names).size).toBe(names.length)
  })

  it('is not overwritten by a tab that has not heard of the other', () => {
    deviceDraft(key).keep(one('full_name', 'Ada'))
    const kept = deviceDraft(key).keep(one('company', 'Northwind'))
    expect(Object.keys(kept?.edits ?? {}).toSorted()).toEqual(['company', 'full_name'])
    expect(deviceDraft(key).read()?.edits.full_name?.text).toBe('Ada')
  })

  it('says so where the device refuses to keep or to be read', () => {
    const full = deviceDraft(key, () => ({
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem: refuse,
      removeItem: refuse,
    }))
    expect(full.keep(one('full_name', 'Ada'))).toBeNull()
    const blocked = deviceDraft(key, refuse)
    expect(blocked.keep(one('full_name', 'Ada'))).toBeNull()
    expect(blocked.read()).toBeNull()
    expect(() => blocked.gather('e-1')).not.toThrow()
    expect(() => blocked.replace(null)).not.toThrow()
  })

  it('can be replaced and taken away', () => {
    deviceDraft(key).keep(one('full_name', 'Ada'))
    deviceDraft(key).replace(one('company', 'N'))
    expect(Object.keys(deviceDraft(key).read()?.edits ?? {})).toEqual(['company'])
    deviceDraft(key).replace(null)
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('brings over what the same person wrote under an older code, and nobody else’s', () => {
    const older = draftKey({ code: 'OLD' })
    const others = draftKey({ code: 'OTHER' })
    deviceDraft(older).keep(one('full_name', 'Ada', 5))
    deviceDraft(others).keep({ ...one('company', 'Secret'), about: { ...about, employeeId: 'e-2' } })
    deviceDraft(key).keep(one('company', 'Northwind'))
    deviceDraft(key).gather('e-1')
    const edits = deviceDraft(key).read()?.edits
    expect([edits?.full_name?.text, edits?.company?.text]).toEqual(['Ada', 'Northwind'])
    expect(deviceDraft(older).read()).toBeNull()
    expect(deviceDraft(others).read()).not.toBeNull()
  })

  it('hears of other tabs, of its own key alone', () => {
    const heard = vi.fn<(record: DraftRecord | null) => void>()
    const stop = deviceDraft(key).listen(heard)
    tell('theme', 'dark')
    tell(key, 'nonsense')
    expect(heard).not.toHaveBeenCalled()
    deviceDraft(key).keep(one('full_name', 'Ada'))
    tell(key, localStorage.getItem(key))
    expect(heard.mock.lastCall?.[0]?.edits.full_name?.text).toBe('Ada')
    tell(key, null)
    tell(null, null)
    expect(heard.mock.calls.slice(-2)).toEqual([[null], [null]])
    stop()
    tell(key, null)
    expect(heard).toHaveBeenCalledTimes(3)
  })
})
