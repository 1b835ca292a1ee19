import { verificationLimits, type Verification } from '../../../../contract/calls/reports/verify-report.ts'
import { mapTexts, collectTexts } from '../generation/editable-texts.ts'

/** What differs between a stored report and the same one made again. */

type Found = Pick<Verification, 'differences' | 'differencesTotal' | 'edits' | 'editsTotal'>

/**
 * Compares a stored report with what it is when it is made again. Where people have edited its texts, another text is an
 * edit and no difference. Lists are bounded; their totals are not.
 */
export const findReportDifferences = (
  stored: unknown,
  madeAgain: unknown,
  { isEdited }: { isEdited: boolean },
): Found => {
  const found: Found = { differences: [], differencesTotal: 0, edits: [], editsTotal: 0 }
  if (isEdited) {
    const made = collectTexts(madeAgain)
    for (const [path, edited] of collectTexts(stored)) {
      const generated = made.get(path)
      if (generated === undefined || generated === edited) continue
      found.editsTotal++
      if (found.edits.length < verificationLimits.places) {
        found.edits.push({ ...placeOf(path), generated: shortened(generated), edited: shortened(edited) })
      }
    }
  }
  const compared = (report: unknown): unknown => (isEdited ? mapTexts(report, () => '') : report)
  collect(compared(stored), compared(madeAgain), '', found)
  return found
}

const placeOf = (path: string) => ({ section: path.split('.', 1)[0] ?? '', path })

const shortened = (text: string): string =>
  text.length > verificationLimits.valueChars ? `${text.slice(0, verificationLimits.valueChars)}…` : text

const describeValue = (value: unknown): string =>
  shortened(value === undefined ? 'nothing' : JSON.stringify(value))

/** Goes through two JSON values, whatever order their fields are stored in. */
const collect = (before: unknown, now: unknown, path: string, found: Found): void => {
  if (Object.is(before, now)) return
  if (isWhole(before) && isWhole(now) && Array.isArray(before) === Array.isArray(now)) {
    const [left, right] = [new Map(Object.entries(before)), new Map(Object.entries(now))]
    for (const key of new Set([...left.keys(), ...right.keys()])) {
      collect(left.get(key), right.get(key), path === '' ? key : `${path}.${key}`, found)
    }
    return
  }
  found.differencesTotal++
  if (found.differences.length < verificationLimits.places) {
    found.differences.push({ ...placeOf(path), before: describeValue(before), now: describeValue(now) })
  }
}

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null
