import {
  explainFinding,
  type VerificationFinding,
  type Verification,
} from '../../../../contract/calls/reports/verify-report.ts'
import { engineVersion } from '../../../../insights/engine-version.ts'
import { questionnaireVersion } from '../../../../insights/questionnaire/questionnaire.ts'
import { findReportDifferences } from './report-differences.ts'

/** The result of building a report again, or why that was not possible. */

type Stored = {
  version: number
  origin: 'generated' | 'written' | 'edited'
  content: { engineVersion: string; questionnaireVersion: string }
}

/** What was found when a report was built again. */
export type RebuiltReport = {
  /** The version in which its numbers were computed. */
  madeInVersion: number | null
  hashThen: string
  /** Null where inputs are missing. */
  hashNow: string | null
  /** The number of people in it. */
  people: number
  /** The number of people whose record or answers no longer exist, and why. */
  missing: number
  whyMissing: readonly VerificationFinding[]
  /** The number of people whose answers differ. */
  changed: number
  /** Whether names, job titles, departments and the time are unchanged. */
  isRecordKept: boolean
  /** The report built again; undefined where something is missing. */
  report: unknown
}

const nothing = { differences: [], differencesTotal: 0, edits: [], editsTotal: 0 }

const versionSummary = ({ version, content }: Stored) => ({
  version,
  engine: { before: content.engineVersion, now: engineVersion },
  questionnaire: { before: content.questionnaireVersion, now: questionnaireVersion },
})

/** Adds the findings, in English (`why`) and as keys for clients that translate them (`found`). */
const withFindings = <A extends ReturnType<typeof versionSummary>>(
  about: A,
  found: VerificationFinding[],
) => ({
  ...about,
  found,
  why: found.map((one) => explainFinding(one, about)),
})

/** The result for a report that has no stored inputs. */
export const inputsMissingResult = (stored: Stored): Verification => ({
  ...withFindings(versionSummary(stored), [
    { is: stored.origin !== 'generated' ? 'editedInputsNotKept' : 'inputsNotKept' },
  ]),
  ...nothing,
  state: 'cannot',
  madeInVersion: null,
  inputs: { hashThen: null, hashNow: null, people: 0, missing: 0, changed: 0 },
})

/**
 * Compares a stored report with the same one built again. `isListed`: whether differences and edits are listed, and
 * not only counted.
 */
export const verificationResult = (
  stored: Stored,
  again: RebuiltReport,
  { isListed }: { isListed: boolean },
): Verification => {
  const { missing, changed, isRecordKept, madeInVersion, hashThen, hashNow, people } = again
  const about = versionSummary(stored)
  const compared =
    missing > 0
      ? nothing
      : findReportDifferences(stored.content, again.report, { isEdited: stored.origin !== 'generated' })
  const isChanged = changed > 0 || !isRecordKept
  const isOtherEngine =
    about.engine.before !== about.engine.now || about.questionnaire.before !== about.questionnaire.now
  const { differencesTotal, editsTotal } = compared
  const state =
    isChanged || (differencesTotal > 0 && !isOtherEngine)
      ? 'differs'
      : missing > 0 || differencesTotal > 0
        ? 'cannot'
        : 'same'
  const found: VerificationFinding[] = []
  if (state === 'same') found.push({ is: 'same' })
  found.push(...again.whyMissing)
  if (changed > 0) found.push({ is: 'answersChanged', count: changed })
  if (!isRecordKept) found.push({ is: 'recordChanged' })
  if (differencesTotal > 0) {
    if (isOtherEngine) found.push({ is: isListed ? 'engineChangedListed' : 'engineChanged' })
    else found.push({ is: 'contentChanged', count: differencesTotal })
  }
  if (editsTotal > 0) found.push({ is: isListed ? 'editedListed' : 'edited', count: editsTotal })
  return {
    ...withFindings(about, found),
    ...compared,
    ...(!isListed && { differences: [], edits: [] }),
    state,
    madeInVersion,
    inputs: { hashThen, hashNow, people, missing, changed },
  }
}
