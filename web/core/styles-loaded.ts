/**
 * Settled once the styles of every page are there, or cannot be had: the first drawing waits for neither them nor the
 * scripts. They stand in the head then, before those that a page brings along, which are to win over them.
 */
export const stylesLoaded = async (): Promise<void> => {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const all = Promise.all(sheets.filter(({ sheet }) => sheet === null).map((link) => settled(link, 'load')))
  if (document.readyState !== 'complete') await Promise.race([all, settled(window, 'load')])
  const later = document.head.querySelector('link[rel=stylesheet]')
  await Promise.all(sheets.map((link) => inHead(link, later)))
}

const settled = (target: EventTarget, name: string) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }))

/** Puts the styles of the body into the head, without a moment that has none of them: what was fetched is not fetched again. */
const inHead = async (link: HTMLLinkElement, later: Element | null): Promise<void> => {
  if (link.sheet === null || document.head.contains(link)) return
  const moved = document.createElement('link')
  moved.rel = 'stylesheet'
  moved.crossOrigin = link.crossOrigin
  moved.href = link.href
  const isThere = await new Promise<boolean>((resolve) => {
    moved.addEventListener('load', () => resolve(true), { once: true })
    moved.addEventListener('error', () => resolve(false), { once: true })
    document.head.insertBefore(moved, later)
  })
  ;(isThere ? link : moved).remove()
}
