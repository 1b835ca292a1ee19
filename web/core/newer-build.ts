/** The build that this page is of, by the last of its scripts, which names all others; empty where it is none of a build. */
export const ownBuild = (): string => {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src^="/assets/"]')
  const script = [...scripts].at(-1)
  return script === undefined ? '' : new URL(script.src).pathname
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
