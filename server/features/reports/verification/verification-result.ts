import {
  explainFinding,
  type VerificationFinding,
  type Verification,
} from '../../../../contract/calls/reports/verify-report.ts'
import { engineVersion } from '../../../../insights/engine-version.ts'
import { questionnaireVersion } from '../../../../insights/questionnaire/questionnaire.ts'
import { findReportDifferences } from './report-differences.ts'

/** What is said of a report that was made again, or could not be. */

type Stored = {
  version: number
  origin: 'generated' | 'written' | 'edited'
  content: { engineVersion: string; questionnaireVersion: string }
}

/** What was found when a report was to be made again. */
export type RebuiltReport = {
  /** The version that its numbers were made in. */
  madeInVersion: number | null
  hashThen: string
  /** Null where not all of it is there. */
  hashNow: string | null
  /** How many people are in it. */
  people: number
  /** Whose record or answers are not there any more, and why not. */
  missing: number
  whyMissing: readonly VerificationFinding[]
  /** Whose answers are others. */
  changed: number
  /** Whether names, job titles, departments and the moment are as they were. */
  isRecordKept: boolean
  /** The report made again; undefined where something is missing. */
  report: unknown
}

const nothing = { differences: [], differencesTotal: 0, edits: [], editsTotal: 0 }

const aboutOf = ({ version, content }: Stored) => ({
  version,
  engine: { before: content.engineVersion, now: engineVersion },
  questionnaire: { before: content.questionnaireVersion, now: questionnaireVersion },
})

/** With what was found, in English and for whoever tells it in another language. */
const told = <A extends ReturnType<typeof aboutOf>>(about: A, found: VerificationFinding[]) => ({
  ...about,
  found,
  why: found.map((one) => explainFinding(one, about)),
})

/** Of a report that there is nothing to make again from. */
export const inputsMissingResult = (stored: Stored): Verification => ({
  ...told(aboutOf(stored), [{ is: stored.origin !== 'generated' ? 'editedInputsNotKept' : 'inputsNotKept' }]),
  ...nothing,
  state: 'cannot',
  madeInVersion: null,
  inputs: { hashThen: null, hashNow: null, people: 0, missing: 0, changed: 0 },
})

/**
 * Holds a stored report against the same one made again. `isListed`: whether what differs and what was edited is listed,
 * and not only counted.
 */
export const verificationResult = (
  stored: Stored,
  again: RebuiltReport,
  { isListed }: { isListed: boolean },
): Verification => {
  const { missing, changed, isRecordKept, madeInVersion, hashThen, hashNow, people } = again
  const about = aboutOf(stored)
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
    ...told(about, found),
    ...compared,
    ...(!isListed && { differences: [], edits: [] }),
    state,
    madeInVersion,
    inputs: { hashThen, hashNow, people, missing, changed },
  }
}
