const ofBuild = 'script[type=module][src^="/assets/"]'

/** The build that this page is of, by the last of its scripts, which names all others; empty where it is none of a build. */
export const currentBuild = (): string => {
  const scripts = document.querySelectorAll<HTMLScriptElement>(ofBuild)
  const script = [...scripts].at(-1)
  return script === undefined ? '' : new URL(script.src).pathname
}

/** Whether the server has another build by now: parts of this page's own may be gone there. */
export const hasNewerBuild = async (): Promise<boolean> => {
  try {
    const response = await fetch('/index.html', { cache: 'no-store' })
    const page = await response.text()
    // What is between may answer in the server's place: its page is of no build, and names no files of one.
    const isOfBuild = /<script data-lists='[^']*"\/assets\//.test(page)
    return response.ok && isOfBuild && !page.includes(currentBuild())
  } catch {
    return false
  }
}
