import { verificationReasons, type Verification } from '../../contract/calls/reports/verify-report.ts'

/** What verifying says of a report that is as it was made, but for what a test changes. */
export const sampleVerification = (change: Partial<Verification> = {}): Verification => ({
  state: 'same',
  why: [verificationReasons.same],
  found: [{ is: 'same' }],
  version: 2,
  madeInVersion: 2,
  engine: { before: '5', now: '5' },
  questionnaire: { before: '1', now: '1' },
  inputs: { hashThen: 'ab'.repeat(32), hashNow: 'ab'.repeat(32), people: 3, missing: 0, changed: 0 },
  differences: [],
  differencesTotal: 0,
  edits: [],
  editsTotal: 0,
  ...change,
})
