import type { Source } from './source.ts'

/** The files on cycles of imports, and those between two cycles; types count as well. */
export const filesOnCycles = (sources: readonly Source[]): string[] => {
  let rest = sources.map(({ file, imports }) => ({ file, imports: imports.filter((one) => one !== file) }))
  let before: number
  do {
    before = rest.length
    const there = new Set(rest.map(({ file }) => file))
    const imported = new Set(rest.flatMap(({ imports }) => imports))
    rest = rest.filter(({ file, imports }) => imported.has(file) && imports.some((one) => there.has(one)))
  } while (rest.length < before)
  return rest.map(({ file }) => file).toSorted()
}
