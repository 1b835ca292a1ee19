/** The five sub-scores (specification point 9) in the order in which every screen shows them. */
export { subScores } from '../../../../contract/shapes/reports/report-sections.ts'
