import type { Reader } from './source.ts'

/** To whom which questions are offered: only what a reader gets an answer to. */

const reads = ({ may }: Reader): boolean => may.includes('report:view')
const knowsNames = ({ may }: Reader): boolean => may.includes('employee:view')
const readsOwnAlone = ({ sees }: Reader): boolean => sees === 'own'
/** Whoever is in the list and may see it is known by 'my'. */
const isKnown = (reader: Reader): boolean => knowsNames(reader) && reader.employeeId !== null

export type SuggestionOffer = (reader: Reader) => string | null

export const neverOffered: SuggestionOffer = () => null

/** Of the company report. */
export const offerCompanyReport =
  (example: string): SuggestionOffer =>
  (reader) =>
    reads(reader) ? example : null

/** Of a person's report: somebody's, or where a reader may open no other, their own. */
export const offerReports =
  (ofAnybody: string, ofOneself: string | null): SuggestionOffer =>
  (reader) => {
    if (!reads(reader)) return null
    if (!readsOwnAlone(reader)) return knowsNames(reader) ? ofAnybody : null
    return isKnown(reader) ? ofOneself : null
  }

/** Of what only those are told who see every report. */
export const offerFullAccess =
  (example: string): SuggestionOffer =>
  (reader) =>
    reads(reader) && knowsNames(reader) && reader.sees === 'everything' ? example : null

/** Of who has answered, and what. */
export const offerAnswers =
  (ofAll: string, otherwise: SuggestionOffer): SuggestionOffer =>
  (reader) =>
    knowsNames(reader) && reader.may.includes('submission:view') && reader.sees === 'everything'
      ? ofAll
      : otherwise(reader)

/** Of the list of people. */
export const offerPeople =
  (example: string): SuggestionOffer =>
  (reader) =>
    knowsNames(reader) ? example : null
