import { desktop, expect, test } from '../support/fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const make = (name: string) => `const made = document.createElement('${name}')`

/**
 * Text becomes no element and no script. That the pages themselves keep to it every journey sees: `watch` reports each breach
 * of the content policy.
 */
test('text with a tag, and scripts that are no files of the build, are refused by the page', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(
    /content policy: (?:require-)?trusted-types|TrustedHTML|TrustedScript|TrustedTypePolicy|Trusted Type/,
  )
  const page = await open(desktop)
  await page.goto(`${muster.url}/#/login`)
  await expect(page.getByRole('heading', { level: 1, name: /^Sign in/ })).toBeVisible()
  const outcomeOf = (script: string) =>
    page.evaluate<string>(
      `(() => { try { ${script}; return 'done' } catch (error) { return error.name } })()`,
    )
  for (const refused of [
    `${make('div')}; made.innerHTML = '<img src=x onerror=alert(1)>'`,
    `${make('div')}; made.insertAdjacentHTML('beforeend', '<b>b</b>')`,
    `${make('script')}; made.src = 'https://elsewhere.example/a.js'`,
    `${make('script')}; made.src = '/api/getImage?id=script'`,
    `${make('script')}; made.text = 'alert(1)'`,
    `document.write('<b>b</b>')`,
    `new DOMParser().parseFromString('<b>b</b>', 'text/html')`,
    `trustedTypes.createPolicy('another', {})`,
  ]) {
    expect({ refused, outcome: await outcomeOf(refused) }).toEqual({ refused, outcome: 'TypeError' })
  }
  expect(await outcomeOf(`${make('i')}; made.innerHTML = '&amp;'`)).toBe('done')
  expect(await outcomeOf(`${make('script')}; made.src = '/assets/one.js'`)).toBe('done')
})

test('a page of an older build says that there is a newer one where a part of it is gone', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/help|dynamically imported module/)
  const page = await open(desktop)
  await page.goto(`${muster.url}/#/login`)
  await expect(page.getByRole('heading', { level: 1, name: /^Sign in/ })).toBeVisible()
  const built = await (await fetch(`${muster.url}/index.html`)).text()
  await page.route('**/index.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: built.replaceAll(/\/index-[\w-]+\.js/g, '/index-newer.js'),
    }),
  )
  await page.route('**/assets/*help*', (route) => route.abort())
  await page.evaluate("location.hash = '#/help'")
  await expect(page.getByRole('heading', { name: 'A new version is ready' })).toBeVisible()
})
