import { expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import type { Member } from '../../../testing/organizations.ts'
import { releaseCalls } from '../../../testing/reports/release-calls.ts'
import { fileFrom } from '../../../testing/exports/export-calls.ts'
import { readCsv, readXlsx } from '../../../testing/exports/read-files.ts'

const app = testApp()
const { somebody, release, contest, generate, admin, owner } = releaseCalls(app)
const fileOf = fileFrom(app)

test.each(['csv', 'xlsx'] as const)(
  'the list names the version that is contested and waits for a response under a newer draft, as %s',
  async (format) => {
    const { person, member, which } = await somebody()
    await release(which, admin())
    expect(await contest(which, member)).toMatchObject({ status: 200 })
    await generate(person, admin())
    const told = async (by: Member) => {
      const { bytes } = await fileOf('exportReports', { format }, by)
      const [head, ...rows] = format === 'csv' ? readCsv(bytes) : ((await readXlsx(bytes))[0]?.rows ?? [])
      const row = rows.find(([name]) => name === person.name)
      const at = (title: string) => {
        const cell = row?.[head?.indexOf(title) ?? -1] ?? ''
        return typeof cell === 'number' ? String(cell) : cell
      }
      return [at('Release'), at('Contested version, no response yet')]
    }
    expect(await told(owner())).toEqual(['Draft', '1'])
    // What waits is for who decides; its person reads the version that is out.
    expect(await told(member)).toEqual(['Contested', ''])
  },
)
