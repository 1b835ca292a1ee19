import { existsSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { backupTargets } from './testing/backup-targets.ts'
import { processes } from './testing/operator-tools.ts'

/** What a tool says goes to a disk that is full: its work is done all the same, and its exit code says how. */

const { hosted, freshFile, scratch } = backupTargets()
const start = processes(['backup', 'restore', 'doctor', 'mail'])
const unheard = { isDiskFull: true }

test('a backup is written and restored, and mail is managed, though nobody can be told', async () => {
  const used = await hosted(inject('templateName'))
  const file = freshFile()
  expect(await start('backup', used, [file], scratch, {}, unheard).ran).toEqual({
    said: '',
    complained: '',
    ended: 0,
  })
  expect(existsSync(file)).toBe(true)
  const empty = await hosted()
  expect(await start('restore', empty, [file], scratch, {}, unheard).ran).toMatchObject({
    complained: '',
    ended: 0,
  })
  expect(await start('mail', used, [], scratch, {}, unheard).ran).toMatchObject({ complained: '', ended: 0 })
  const again = await start('restore', empty, [file], scratch, {}, unheard).ran
  expect(again.ended).toBe(1)
  expect(again.complained.trim().split('\n')).toHaveLength(1)
})

test('the doctor ends as it would have', async () => {
  const used = await hosted(inject('templateName'))
  for (const settings of [{}, { PORT: 'none' }]) {
    const heard = await start('doctor', used, [], scratch, settings).ran
    const ran = await start('doctor', used, [], scratch, settings, unheard).ran
    expect([ran.complained, ran.ended]).toEqual([heard.complained, heard.ended])
  }
})
