/** The named parts of a report, in the order in which they are shown and edited. */
export { insightParts, profileParts } from '../../../../contract/shapes/reports/report-sections.ts'
