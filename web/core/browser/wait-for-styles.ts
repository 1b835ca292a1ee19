/** Settled once the styles of every page are there, or cannot be had: the first drawing waits for neither them nor the scripts. */
export const stylesLoaded = async (): Promise<void> => {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const all = Promise.all(sheets.filter(({ sheet }) => sheet === null).map((link) => settled(link, 'load')))
  if (document.readyState !== 'complete') await Promise.race([all, settled(window, 'load')])
}

const settled = (target: EventTarget, name: string) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }))
