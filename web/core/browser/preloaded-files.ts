/**
 * The files of the page that was opened, which `first-paint.js` has the browser fetch: each is run on its own, so that taps
 * and keys are heard between them. Asked for at once, all would run in one go.
 */
const runInTurn = async (): Promise<void> => {
  const files = document.querySelectorAll<HTMLLinkElement>('link.ahead[rel=modulepreload]')
  for (const { href } of files) {
    // One that fails is asked for again by the page that needs it, which tells of it.
    await import(/* @vite-ignore */ href).catch(() => {})
  }
}

/** Settled once they have run, or at once where there are none. */
const done = runInTurn()

/** Has a page wait for the files that are run ahead of it, which it needs anyway. */
export const afterPreloadedFiles =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    done.then(load)
