import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/** Which files the pages of an organization are built into: one for each icon and field would be a hundred requests. */

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const web = (file: string): string => fileURLToPath(new URL(`../web/${file}`, import.meta.url))

/** Opened without an organization, at a first visit: they load nothing that only others need. */
const alone = [
  'main.tsx',
  'features/accounts/login-page.tsx',
  'features/questionnaire/questionnaire-page.tsx',
  'features/questionnaire/lazy-steps-bundle.ts',
  'ui/app-update/service-worker-updates.tsx',
  'features/reminders/reminder-choice-page.tsx',
].map(web)

/** The guards and the frame around every page of an organization. */
const around = ['guards/member-guard.tsx', 'guards/onboarded-guard.tsx', 'guards/main-frame.tsx'].map(web)

/** What is asked before a page is there. */
const asking = web('guards/prefetch.ts')

/** The two pages that show a report. */
const readers = [
  'features/company-report/company-report-page.tsx',
  'features/reports/employee-report/employee-report-page.tsx',
].map(web)

const reachedFrom = (start: string, context: Context): Set<string> => {
  const reached = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    // A library's list of all that it has leads to what nobody here uses.
    if (id.includes('/node_modules/')) continue
    reached.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

const reachedFromAny = (starts: readonly string[], context: Context): Set<string> =>
  new Set(starts.flatMap((start) => [...reachedFrom(start, context)]))

type File = 'shared' | 'ahead' | 'frame' | 'reading' | 'wiki' | 'pages'

const filesOf = (context: Context): ((id: string) => File | null) => {
  const ofAlone = reachedFromAny(alone, context)
  const ofAsking = reachedFrom(asking, context)
  const ofFrame = reachedFromAny(around, context)
  const [one = new Set(), other = new Set()] = readers.map((reader) => reachedFrom(reader, context))
  return (id) => {
    if (alone.includes(id)) return null
    if (ofAlone.has(id)) {
      const importers = context.getModuleInfo(id)?.importers ?? []
      return importers.some((importer) => !ofAlone.has(importer)) ? 'shared' : null
    }
    if (ofAsking.has(id)) return 'ahead'
    if (ofFrame.has(id)) return 'frame'
    if (id.includes('/node_modules/')) return null
    if (one.has(id) && other.has(id)) return 'reading'
    return one.has(id) ? 'wiki' : 'pages'
  }
}

/** Groups for the build: what pages share, by who needs it. */
export const filesOfPages = (): Rolldown.CodeSplittingGroup[] => {
  let fileOf: ReturnType<typeof filesOf> | undefined
  const file = (wanted: File): Pick<Rolldown.CodeSplittingGroup, 'name' | 'debugName'> => ({
    name: (id, context) => {
      fileOf ??= filesOf(context)
      return fileOf(id) === wanted ? wanted : null
    },
    debugName: wanted,
  })
  return [
    { name: 'kit', test: /node_modules\//, minShareCount: 8 },
    // Each of the standalone pages loads only what it needs of it.
    { ...file('shared'), entriesAware: true },
    file('ahead'),
    file('frame'),
    file('reading'),
    { ...file('pages'), minShareCount: 5 },
    { ...file('wiki'), minShareCount: 2 },
    { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  ]
}
