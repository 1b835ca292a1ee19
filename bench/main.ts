import { cpus } from 'node:os'
import {
  reportCompanyReports,
  reportComparison,
  reportTranslatedReport,
  reportWrittenThemes,
} from './company-report.ts'
import { reportLeftBesideOpen } from './residual-disclosure.ts'
import { measureScreens } from './screens.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureCalls, measurePages } from './servers.ts'
import { measureStarts } from './startup-time.ts'
import { reportReadability } from './readability.ts'
import { reportThemes } from './themes.ts'
import { reportWishes } from './wishes.ts'
import { row } from './result-table.ts'

/** Prints what is measured, each beside the plain thing in the same run; `npm run bench -- calls` one part alone. */

const parts: Record<string, () => void | Promise<void>> = {
  reports: reportCompanyReports,
  comparison: reportComparison,
  translation: reportTranslatedReport,
  beside: reportLeftBesideOpen,
  themes: reportThemes,
  wishes: reportWishes,
  written: reportWrittenThemes,
  readability: reportReadability,
  starts: measureStarts,
  calls: measureCalls,
  pages: measurePages,
  screens: measureScreens,
}
/** Run only where they are asked for. */
const others: typeof parts = { lighthouse: measureLighthouse }
const all = { ...parts, ...others }

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(all, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(all).join(', ')}.`)
  process.exit(1)
}
console.log(`Node ${process.version}, ${cpus().length} cores\n`)
row('what', 'Muster', 'plain', 'ratio')
for (const [name, measure] of Object.entries(asked.length === 0 ? parts : all)) {
  if (asked.length === 0 || asked.includes(name)) await measure()
}
