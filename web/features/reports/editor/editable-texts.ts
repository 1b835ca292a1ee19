import type { EmployeeReport, Opportunity, Statement } from '../../../../insights/report-types.ts'
import type { ReportWords } from '../language/employee-report-texts.tsx'
import type { insightParts, profileParts } from './report-parts.ts'

/** The texts of a report that a person may edit. Numbers, grades and evidence are not among them. */

type Part = (typeof profileParts)[number] | (typeof insightParts)[number]
type InList =
  | 'summary'
  | 'strength'
  | 'weakness'
  | 'opportunityTitle'
  | 'opportunityDescription'
  | 'risk'
  | 'recommendation'

/** The label of a text: one of the named parts, numbered if the part has several, or one of a list. */
type Label = { part: Part; number: number | null } | { part: null; name: InList; number: number }

export type TextField = {
  key: string
  /** The heading above it. */
  section:
    | 'sections.profile'
    | 'sections.insights'
    | 'sections.strengths'
    | 'sections.weaknesses'
    | 'sections.opportunities'
    | 'sections.risks'
    | 'sections.recommendations'
    | 'texts.summaryTitle'
  label: Label
  text: string
}

/** The label of a text in the language of the page. */
export const fieldLabel = (
  { say }: Pick<ReportWords, 'say'>,
  { label }: Pick<TextField, 'label'>,
): string => {
  const { number } = label
  if (label.part === null) return say(`texts.${label.name}`, { number: label.number })
  const part = say(`parts.${label.part}`)
  return number === null ? part : say('texts.numbered', { part, number })
}

/** Visits each text in order and returns its replacement. */
type Visit = (field: TextField) => string

/** A copy of the report with every text replaced by `visit`; everything else is unchanged. */
const visitTexts = <R extends EmployeeReport>(report: R, visit: Visit): R => {
  const list = (
    section: TextField['section'],
    key: 'summary' | 'strengths' | 'weaknesses' | 'risks' | 'recommendations',
    name: InList,
  ): Statement[] =>
    report[key].map((statement, index) => {
      const label = { part: null, name, number: index + 1 }
      return { ...statement, text: visit({ key: `${key}.${index}`, section, label, text: statement.text }) }
    })
  const opportunity = (given: Opportunity, index: number): Opportunity => {
    const section = 'sections.opportunities'
    const number = index + 1
    return {
      ...given,
      title: visit({
        key: `opportunities.${index}.title`,
        section,
        label: { part: null, name: 'opportunityTitle', number },
        text: given.title,
      }),
      description: visit({
        key: `opportunities.${index}.description`,
        section,
        label: { part: null, name: 'opportunityDescription', number },
        text: given.description,
      }),
    }
  }
  const profile = (part: (typeof profileParts)[number]): Statement => {
    const statement = report.roleAndOutput[part]
    const label = { part, number: null }
    return {
      ...statement,
      text: visit({ key: part, section: 'sections.profile', label, text: statement.text }),
    }
  }
  const insight = (part: 'selfAwareness' | 'emotionalResponses' | 'growthDesire'): Statement => {
    const statement = report.insights[part]
    const label = { part, number: null }
    return {
      ...statement,
      text: visit({ key: part, section: 'sections.insights', label, text: statement.text }),
    }
  }
  const insights = (part: 'personalityTraits' | 'psychologicalIndicators'): Statement[] =>
    report.insights[part].map((statement, index) => {
      const label = { part, number: index + 1 }
      const key = `${part}.${index}`
      return { ...statement, text: visit({ key, section: 'sections.insights', label, text: statement.text }) }
    })
  return {
    ...report,
    summary: list('texts.summaryTitle', 'summary', 'summary'),
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
    strengths: list('sections.strengths', 'strengths', 'strength'),
    weaknesses: list('sections.weaknesses', 'weaknesses', 'weakness'),
    opportunities: report.opportunities.map(opportunity),
    risks: list('sections.risks', 'risks', 'risk'),
    recommendations: list('sections.recommendations', 'recommendations', 'recommendation'),
  }
}

/** Every editable text of the report, in the order of the report. */
export const editableTexts = (report: EmployeeReport): TextField[] => {
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

export type ChangedText = Pick<TextField, 'key' | 'label'> & { generated: string; edited: string }

/** The texts of an edited report that differ from the generated one, in the order of the report. */
export const changedTexts = (edited: EmployeeReport, generated: EmployeeReport): ChangedText[] => {
  const before = new Map(editableTexts(generated).map(({ key, text }) => [key, text]))
  return editableTexts(edited).flatMap(({ key, label, text }) => {
    const made = before.get(key) ?? ''
    return made === text ? [] : [{ key, label, generated: made, edited: text }]
  })
}
