import { build } from 'vite'
import { contract } from '../../contract/index.ts'
import { ask, completeAnswers, invite, openOrganization } from '../support/api.ts'
import { desktop, expect, test } from '../support/fixtures.ts'

/** The client for other software in a page: of the server's own address, and with nothing of the product's pages. */

/** The client with all that it loads, as a page gets it from whatever bundles it. */
const bundled = async (): Promise<string> => {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: 'client/index.ts', formats: ['es'], fileName: 'client' } },
  })
  const [first] = [made].flat()
  if (first === undefined || !('output' in first)) throw new Error('Nothing was bundled.')
  return first.output[0].code
}

test('a page makes calls, downloads a file and is told of answers by the client', async ({
  open,
  muster,
  watched,
}) => {
  const owner = await openOrganization(muster, 'client-in-a-page@example.test')
  const [person] = await invite(muster, owner, ['Amara Okafor'])
  if (person === undefined) throw new Error('Nobody was invited.')
  const scopes = ['people:read', 'answers:read', 'reports:read'] as const
  const { key } = await ask(muster, contract.createApiKey, { name: 'A page', scopes: [...scopes] }, owner)

  const page = await open(desktop)
  watched.expectTrouble(/createInvitation|127\.0\.0\.1:9\b/)
  const code = await bundled()
  await page.route('**/outside.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.route('**/outside.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Outside</title>',
    }),
  )
  await page.goto(`${muster.url}/outside.html`)
  await page.evaluate(`(async () => {
    const { openMuster } = await import('/outside.js')
    window.muster = openMuster({ url: location.origin, token: '${key}', retries: 0 })
    window.away = openMuster({ url: 'http://127.0.0.1:9', token: '${key}', retries: 0 })
  })()`)

  expect(
    await page.evaluate('muster.getEmployees().then(({ employees }) => employees.map(({ name }) => name))'),
  ).toEqual(['Amara Okafor'])
  expect(
    await page.evaluate(`muster.exportReports({ format: 'csv' }).then(async (file) => ({
      name: file.name, mediaType: file.mediaType, text: new TextDecoder().decode(await file.bytes()),
    }))`),
  ).toEqual({
    name: expect.stringMatching(/\.csv$/),
    mediaType: 'text/csv; charset=utf-8',
    text: expect.stringContaining('Amara Okafor'),
  })
  expect(
    await page.evaluate(`Promise.all([muster.createInvitation({ name: 'A', email: 'b@example.test' }), away.getEmployees()].map(
      (call) => call.then(() => 'done', ({ name, kind, status }) => ({ name, kind, status }))))`),
  ).toEqual([
    { name: 'MusterError', kind: 'BUSINESS_LOGIC_ERROR', status: 400 },
    { name: 'MusterError', kind: 'NETWORK', status: 0 },
  ])

  expect(
    await page.evaluate(
      'window.events = muster.submissionEvents(); events.next().then(({ value }) => value.type)',
    ),
  ).toBe('ready')
  await ask(muster, contract.submitEmployeeAnswers, {
    employeeId: person.employeeId,
    answers: completeAnswers('Amara Okafor'),
    inviteCode: person.code,
  })
  expect(
    await page.evaluate('events.next().then(({ value }) => [value.type, value.submission.employee_id])'),
  ).toEqual(['submission', person.employeeId])
  await page.evaluate('events.return()')
})
