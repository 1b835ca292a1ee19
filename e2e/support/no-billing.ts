import { expect, type Page } from '@playwright/test'
import { billing } from '../../contract/calls/billing.ts'

/** What would speak of billing, on the screens of a server without it. */

export const ofBilling =
  /\b(billing|billed|subscri(be|bed|ption|ptions)|checkout|invoices?|payments?|prices?|pricing|trials?|upgrade|stripe)\b/i
const plans = /\bplans?\b/i
/** What the company should do next is a plan as well: of the report, and not of a price list. */
const plansOfReports =
  /admins plan\b|step of its plan\b|forward operating plan|operating plan\b|action plan\b|hiring needs, a plan|the plan\b|plan \d+ minutes|^plan$/i

/** The dialog of permissions offers all 19, whatever is set up. */
const ofPermissions = ['Manage the subscription', 'org:billing']

/** Every word that a page shows or has read out. */
const wordsOn = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt], input')].flatMap((one) =>
      ['aria-label', 'title', 'placeholder', 'alt', 'value'].map((name) => one.getAttribute(name) ?? ''))
    return [document.title, ...document.body.innerText.split('\\n'), ...named].map((line) => line.trim()).filter(Boolean)
  })()`)

/** No screen speaks of billing where there is none. */
export const expectNoBilling = async (page: Page, where: string): Promise<void> => {
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  await expect.poll(async () => (await wordsOn(page)).length, `${where} shows something`).toBeGreaterThan(3)
  const words = await wordsOn(page)
  const traces = words.filter(
    (line) =>
      !(where === 'permissions' && ofPermissions.includes(line)) &&
      (ofBilling.test(line) || (plans.test(line) && !plansOfReports.test(line))),
  )
  expect.soft(traces, where).toEqual([])
}

const billingCalls = new Set<string>(Object.values(billing).map(({ name }) => name))

/** What a page asks the server for that is about billing, from now on. */
export const billingCallsOf = (page: Page): Set<string> => {
  const calls = new Set<string>()
  page.on('request', (request) => {
    const name = /\/api\/([\w/]+)/.exec(request.url())?.[1]
    if (name !== undefined && billingCalls.has(name)) calls.add(name)
  })
  return calls
}
