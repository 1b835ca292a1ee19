import type { BrowserContext } from '@playwright/test'

/**
 * Collects what no page of the product may do while nothing is wrong: errors and warnings in the console,
 * errors that nobody caught, requests that failed, answers of refusal, and breaches of the content policy.
 * A request that the page itself gave up (it was left, or asked for something else) is none of these.
 */
export const watch = async (context: BrowserContext, troubles: string[]): Promise<void> => {
  // The console is the one way in which a page can tell the test that watches it.
  await context.addInitScript({
    content: `document.addEventListener('securitypolicyviolation', (event) =>
      console.error('content policy: ' + event.violatedDirective + ' ' + event.blockedURI))`,
  })
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Playwright says so itself where a journey goes without a worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    troubles.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => troubles.push(`not caught: ${String(error.error().stack)}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') troubles.push(`request failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answer ${response.status()}: ${response.url()}`)
  })
}
