/** The named parts of a report, in the order and with the words in which they are shown and edited. */
export { insightParts, profileParts } from '../../../contract/report-words.ts'
