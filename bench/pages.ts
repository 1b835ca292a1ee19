import { chromium } from '@playwright/test'

/** What a page's first load brings over the wire, in bytes as sent: scripts, styles and fonts. */
export const transferSizes = async (
  url: string,
  hashes: readonly string[],
): Promise<{ hash: string; bytes: number; all: number }[]> => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? chromium.executablePath()
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launch({
    executablePath,
    args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
  })
  const sizes = []
  for (const hash of hashes) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const types = new Map<string, string>()
    let bytes = 0
    let all = 0
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      all += encodedDataLength
      if (['Script', 'Stylesheet', 'Font'].includes(types.get(requestId) ?? '')) bytes += encodedDataLength
    })
    await page.goto(`${url}/#${hash}`)
    // On a busy machine the network can be silent for long before the page's own file is asked for.
    await page.getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
    sizes.push({ hash, bytes, all })
    await context.close()
  }
  await browser.close()
  return sizes
}
