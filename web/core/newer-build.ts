/** The build that this page is of, by its first script; empty where it is none of a build. */
export const ownBuild = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]')
  return script === null ? '' : new URL(script.src).pathname
}

/** Whether the server has another build by now: parts of this page's own may be gone there. */
export const isNewerBuildThere = async (): Promise<boolean> => {
  try {
    const page = await fetch('/index.html', { cache: 'no-store' })
    return page.ok && !(await page.text()).includes(ownBuild())
  } catch {
    return false
  }
}
