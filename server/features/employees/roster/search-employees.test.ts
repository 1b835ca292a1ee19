import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner, join } = organizationsOf(app)

test('people are found by parts of their name, address, post and department, without accents and case, in their own organization', async () => {
  const owner = await newOwner()
  const stranger = await newOwner()
  const add = (caller: typeof owner, name: string, role: string, department: string) =>
    app.ok(
      contract.upsertEmployee,
      { employeeData: { email: app.freshEmail(), name, role, department } },
      caller,
    )
  await add(owner, 'Zoë Åström', 'Clerk', 'Sales')
  await add(owner, 'Zoe Adams', 'Clerk', 'Support')
  await add(owner, 'Per_cent 100%', 'Clerk', 'Sales')
  await add(stranger, 'Zoe Elsewhere', 'Clerk', 'Sales')
  const found = async (search: string, more: { limit?: number; after?: string } = {}) => {
    const { employees, next } = await app.ok(contract.getEmployees, { search, ...more }, owner)
    return { names: employees.map(({ name }) => name), next }
  }
  expect((await found('zoe')).names).toEqual(['Zoe Adams', 'Zoë Åström'])
  expect((await found(' ASTROM  zoë ')).names).toEqual(['Zoë Åström'])
  expect((await found('zoe clerk support')).names).toEqual(['Zoe Adams'])
  expect((await found('\u200Bzoe\u00A0\u202Aadams\u202C')).names).toEqual(['Zoe Adams'])
  // What means something to LIKE or to a regular expression means itself here.
  expect((await found('_')).names).toEqual(['Per_cent 100%'])
  expect((await found('%')).names).toEqual(['Per_cent 100%'])
  expect((await found('.*')).names).toEqual([])
  await add(owner, 'Pat O’Brien', 'Anna‑Lena', 'Sales')
  for (const search of ["O'Brien", 'O’Brien', 'o´brien', '• Pat', 'anna-lena o`brien'])
    expect([search, (await found(search)).names]).toEqual([search, ['Pat O’Brien']])
  const email = `o'neill.${app.freshEmail()}`
  await app.ok(contract.upsertEmployee, { employeeData: { email, name: 'Ann Neill' } }, owner)
  for (const search of [`mailto:${email}`, `<${email.replace("'", '’')}>`, `• ${email},`])
    expect([search, (await found(search)).names]).toEqual([search, ['Ann Neill']])
  const first = await found('zoe', { limit: 1 })
  const rest = await found('zoe', { limit: 1, after: first.next ?? '' })
  expect([...first.names, ...rest.names].toSorted()).toEqual(['Zoe Adams', 'Zoë Åström'])
  expect(rest.next).toBeNull()
  const employee = await join(owner)
  expect(await app.call(contract.getEmployees, { search: 'x'.repeat(101) }, employee)).toMatchObject({
    status: 400,
  })
})
