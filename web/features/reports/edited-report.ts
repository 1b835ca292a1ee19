import type { EmployeeReport, Opportunity, Statement } from '../../../insights/report-types.ts'
import { insightParts, profileParts } from './report-parts.ts'

/** The texts of a report that a person may edit. Numbers, grades and evidence are not among them. */

export type TextField = { key: string; section: string; label: string; text: string }

/** Sees each text in order and gives the text that shall stand in its place. */
type Visit = (field: TextField) => string

/** A copy of the report with every text as `visit` gives it; everything else stays as it is. */
const visitTexts = <R extends EmployeeReport>(report: R, visit: Visit): R => {
  const one = (section: string, label: string, key: string, statement: Statement): Statement => ({
    ...statement,
    text: visit({ key, section, label, text: statement.text }),
  })
  const each = (section: string, label: string, key: string, list: readonly Statement[]): Statement[] =>
    list.map((statement, index) => one(section, `${label} ${index + 1}`, `${key}.${index}`, statement))
  const opportunity = (given: Opportunity, index: number): Opportunity => ({
    ...given,
    title: visit({
      key: `opportunities.${index}.title`,
      section: 'Opportunities',
      label: `Opportunity ${index + 1}: title`,
      text: given.title,
    }),
    description: visit({
      key: `opportunities.${index}.description`,
      section: 'Opportunities',
      label: `Opportunity ${index + 1}: description`,
      text: given.description,
    }),
  })
  const titles = new Map<string, string>(
    [...profileParts, ...insightParts].map(({ id, title }) => [id, title]),
  )
  const profile = (id: (typeof profileParts)[number]['id']): Statement =>
    one('Role and output', titles.get(id) ?? id, id, report.roleAndOutput[id])
  const insight = (id: 'selfAwareness' | 'emotionalResponses' | 'growthDesire'): Statement =>
    one('Insights', titles.get(id) ?? id, id, report.insights[id])
  const insights = (id: 'personalityTraits' | 'psychologicalIndicators'): Statement[] =>
    each('Insights', titles.get(id) ?? id, id, report.insights[id])
  return {
    ...report,
    summary: each('Summary', 'Summary', 'summary', report.summary),
    roleAndOutput: {
      responsibilities: profile('responsibilities'),
      clarityOnRole: profile('clarityOnRole'),
      selfRatedOutput: profile('selfRatedOutput'),
      recurringTasks: profile('recurringTasks'),
    },
    insights: {
      personalityTraits: insights('personalityTraits'),
      psychologicalIndicators: insights('psychologicalIndicators'),
      selfAwareness: insight('selfAwareness'),
      emotionalResponses: insight('emotionalResponses'),
      growthDesire: insight('growthDesire'),
    },
    strengths: each('Strengths', 'Strength', 'strengths', report.strengths),
    weaknesses: each('Weaknesses', 'Weakness', 'weaknesses', report.weaknesses),
    opportunities: report.opportunities.map(opportunity),
    risks: each('Risks', 'Risk', 'risks', report.risks),
    recommendations: each('Recommendations', 'Recommendation', 'recommendations', report.recommendations),
  }
}

/** Every text of the report that may be edited, in the order of the report. */
export const textFieldsOf = (report: EmployeeReport): TextField[] => {
  const fields: TextField[] = []
  visitTexts(report, (field) => {
    fields.push(field)
    return field.text
  })
  return fields
}

/** The report with these texts, by key, in place of its own. */
export const withTexts = <R extends EmployeeReport>(report: R, texts: ReadonlyMap<string, string>): R =>
  visitTexts(report, ({ key, text }) => (texts.get(key) ?? text).trim())

export type ChangedText = { key: string; label: string; generated: string; edited: string }

/** The texts of an edited report that are other than in the generated one, in the order of the report. */
export const changedTexts = (edited: EmployeeReport, generated: EmployeeReport): ChangedText[] => {
  const before = new Map(textFieldsOf(generated).map(({ key, text }) => [key, text]))
  return textFieldsOf(edited).flatMap(({ key, label, text }) => {
    const made = before.get(key) ?? ''
    return made === text ? [] : [{ key, label, generated: made, edited: text }]
  })
}
