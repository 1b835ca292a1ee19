import type { Rolldown } from 'vite'

/** The files of these chunks, of all that they import at once, and of their styles, each behind what it imports. */
export const withImports = (bundle: Rolldown.OutputBundle, names: readonly string[]): Set<string> => {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const file = bundle[name]
    if (file?.type === 'chunk') {
      for (const imported of file.imports) visit(imported)
      for (const style of file.viteMetadata?.importedCss ?? []) found.add(style)
    }
    found.add(name)
  }
  for (const name of names) visit(name)
  return found
}
