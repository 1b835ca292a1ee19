import type { Reader } from './source.ts'

/** Decides which questions are suggested to a reader: only those that they get an answer to. */

const reads = ({ may }: Reader): boolean => may.includes('report:view')
const knowsNames = ({ may }: Reader): boolean => may.includes('employee:view')
const seesOnlyOwnReports = ({ sees }: Reader): boolean => sees === 'own'
/** 'my' is understood for readers who are in the list of people and may see it. */
const isKnown = (reader: Reader): boolean => knowsNames(reader) && reader.employeeId !== null

export type SuggestionOffer = (reader: Reader) => string | null

export const neverOffered: SuggestionOffer = () => null

/** For questions about the company report. */
export const offerCompanyReport =
  (example: string): SuggestionOffer =>
  (reader) =>
    reads(reader) ? example : null

/** For questions about a person's report: anybody's, or the reader's own where they may open no other. */
export const offerReports =
  (ofAnybody: string, ofOneself: string | null): SuggestionOffer =>
  (reader) => {
    if (!reads(reader)) return null
    if (!seesOnlyOwnReports(reader)) return knowsNames(reader) ? ofAnybody : null
    return isKnown(reader) ? ofOneself : null
  }

/** For questions that only readers of every report get an answer to. */
export const offerFullAccess =
  (example: string): SuggestionOffer =>
  (reader) =>
    reads(reader) && knowsNames(reader) && reader.sees === 'everything' ? example : null

/** For questions about who has answered, and what. */
export const offerAnswers =
  (ofAll: string, otherwise: SuggestionOffer): SuggestionOffer =>
  (reader) =>
    knowsNames(reader) && reader.may.includes('submission:view') && reader.sees === 'everything'
      ? ofAll
      : otherwise(reader)

/** For questions about the list of people. */
export const offerPeople =
  (example: string): SuggestionOffer =>
  (reader) =>
    knowsNames(reader) ? example : null
