import type { StoredEmployeeReport } from '../../../../../contract/calls/reports/reports.ts'
import { citeReport } from '../citations.ts'
import { counted, isoDay, dayText, citedLine, inlineText, type Line } from '../reply-lines.ts'
import { findNewestOldEnough, parsePeriodStart } from '../understanding/parse-period.ts'
import { hasValue, type ReportOfPerson, type Source } from '../source.ts'

/** Which versions of somebody's report a question asks about, by the day that it names. */

const versionsShown = 8

/** The oldest first; and what is to be said of the choice. */
type Chosen = { reports: StoredEmployeeReport[]; chosen: Line[] }

/**
 * The latest versions; where a day is asked for, the one that stood then and those that came since. Of many that came since,
 * the latest.
 */
export const reportsSince = async (
  { report: latest, versions }: ReportOfPerson,
  text: string,
  source: Source,
): Promise<Chosen> => {
  const read = async (some: readonly number[]) => {
    const reports: StoredEmployeeReport[] = []
    for (const version of some.toReversed()) {
      const told = await source.report(latest.employeeId, version)
      if (hasValue(told)) reports.push(told.value.report)
    }
    return reports
  }
  const since = parsePeriodStart(text, source.today)
  if (since === undefined || versions.length < 2)
    return { reports: await read(versions.slice(0, versionsShown)), chosen: [] }
  const derived = since.split('-').map(Number)
  const name = inlineText(latest.gradingOverview.employeeName)
  const line = (report: StoredEmployeeReport, sentence: string): Line =>
    citedLine(sentence, citeReport(report, 'gradingOverview'), { derived })
  const stood = await findNewestOldEnough(versions.length, async (place) => {
    const told = await source.report(latest.employeeId, versions[place])
    return hasValue(told) && isoDay(told.value.report.generatedAt) <= since
  })
  if (stood === 0) {
    const [newest] = await read(versions.slice(0, 1))
    const none = `No version of the report of ${name} that you can see was made since ${dayText(since)}; these are the latest two.`
    return { reports: await read(versions.slice(0, 2)), chosen: newest ? [line(newest, none)] : [] }
  }
  const base = stood ?? versions.length - 1
  const newer = versions.slice(0, base)
  const reports = await read([...newer.slice(0, versionsShown - 1), ...versions.slice(base, base + 1)])
  const [first] = reports
  if (first === undefined) return { reports, chosen: [] }
  const leftOut = newer.length - (versionsShown - 1)
  const between =
    leftOut > 0
      ? [
          citedLine(
            `Between the first and the others of these, ${counted(leftOut)} ${leftOut === 1 ? 'version is' : 'versions are'} left out.`,
            citeReport(first, 'gradingOverview'),
            { derived: [leftOut] },
          ),
        ]
      : []
  const stoodThen =
    stood === undefined
      ? `No version of the report of ${name} that you can see is as old as ${dayText(since)}, so the first one stands in for it.`
      : `On ${dayText(since)} the latest version of the report of ${name} was ${first.version}, made on ${dayText(first.generatedAt)}.`
  return { reports, chosen: [line(first, stoodThen), ...between] }
}
