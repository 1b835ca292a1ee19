import { cpus } from 'node:os'
import { reportCompanyReports, reportComparison } from './company-report.ts'
import { measureScreens } from './screens.ts'
import { measureCalls, measurePages } from './servers.ts'
import { measureStarts } from './starts.ts'
import { row } from './table.ts'

/** Prints what is measured, each beside the plain thing in the same run; `npm run bench -- calls` one part alone. */

const parts: Record<string, () => void | Promise<void>> = {
  reports: reportCompanyReports,
  comparison: reportComparison,
  starts: measureStarts,
  calls: measureCalls,
  pages: measurePages,
  screens: measureScreens,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
console.log(`Node ${process.version}, ${cpus().length} cores\n`)
row('what', 'Muster', 'plain', 'ratio')
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await measure()
}
