import { z } from 'zod'
import type { CallName } from '../../../../contract/index.ts'
import { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { languages } from '../../../../languages/index.ts'

/**
 * By which calls what a company report says can leave. `disclosure-leaks.test.ts` asks each of them as owner and as employee,
 * and every other call there is as employee; a call whose answer can hold a part of a report and has no row here fails there.
 */

export type Here = {
  /** Of who asks. */
  ownId: string
  /** Newest first. */
  reportIds: readonly string[]
  planItem: { id: string; revision: number }
  chatId: string
  webhookId: string
  finding: { section: 'weaknesses' | 'strengths'; index: number }
}

export type Way = {
  /**
   * `company`: an owner reads there what employees do not. `refused`: employees are refused. `own`: it tells of the
   * person of the report, or what was done, and nothing of the company to anybody.
   */
  tells: 'company' | 'refused' | 'own'
  inputs?: (here: Here) => object[]
}

const inLanguages = (input: object) => languages.map(({ code: language }) => ({ ...input, language }))
const files = (formats: readonly string[]) => formats.flatMap((format) => inLanguages({ format }))

export const questions = [
  'Show the grades of all departments',
  'What is the grade of Finance?',
  'How is Finance doing?',
  'How many people in Finance have answered, and what is their average?',
  'What is our average score?',
  'What is our job satisfaction?',
  'How satisfied are people?',
  'How many are dissatisfied?',
  'How many rated their role clarity 8 or more?',
  'What is the role clarity?',
  'What is the risk level?',
  'Why is the risk high?',
  'What changed since the last report?',
  'How did job satisfaction change?',
  'Compare the last two company reports',
  'What are our strengths?',
  'What are our weaknesses?',
  'Whom should we hire?',
  'What is the plan?',
  'Which tools are missing?',
  'Summarise the company report',
  'Who are the top performers?',
  'How many speak of a next step?',
] as const

export const waysOut: Partial<Record<CallName, Way>> = {
  getCompanyReports: { tells: 'company', inputs: () => [{}] },
  getCompanyReport: {
    tells: 'company',
    inputs: ({ reportIds }) => [{}, ...reportIds.flatMap((id) => inLanguages({ id }))],
  },
  exportAnswers: { tells: 'refused', inputs: () => files(['csv', 'xlsx']) },
  exportCompanyReport: {
    tells: 'company',
    inputs: ({ reportIds }) => [
      ...files(['pdf', 'xlsx', 'pptx']),
      ...reportIds.map((id) => ({ id, format: 'xlsx' })),
    ],
  },
  getCompanyTrend: { tells: 'company', inputs: () => [{}] },
  generateCompanyReport: { tells: 'company', inputs: () => [{ asksFirst: true }] },
  listPlanItems: { tells: 'company', inputs: () => [{}] },
  createPlanItem: {
    tells: 'company',
    inputs: ({ reportIds: [reportId], finding }) => [
      { title: 'Talk about it', finding: { reportId, ...finding } },
    ],
  },
  updatePlanItem: {
    tells: 'company',
    inputs: ({ planItem: { id, revision } }) => [{ id, basedOn: revision, details: 'Soon.' }],
  },
  chat: {
    tells: 'company',
    inputs: ({ reportIds: [reportId = ''] }) => [
      ...questions.map((message) => ({ message })),
      { message: 'How is this department doing?', mentions: [{ kind: 'department', department: 'Finance' }] },
      { message: 'What does it say?', mentions: [{ kind: 'company-report', reportId }] },
      { message: 'What are the weaknesses in this report?', context: { page: '/company-wiki', reportId } },
    ],
  },
  getChat: { tells: 'company', inputs: ({ chatId }) => [{ chatId }] },
  listChats: { tells: 'own', inputs: () => [{}] },
  getCompanyReportAnswers: { tells: 'refused' },
  verifyCompanyReport: { tells: 'refused', inputs: ({ reportIds: [reportId] }) => [{ reportId }] },
  exportOrganization: { tells: 'refused' },
  saveCompanyReport: { tells: 'refused' },
  listReviews: { tells: 'refused' },
  getReleasePreview: { tells: 'refused', inputs: ({ reportIds: [reportId] }) => [{ reportId }] },
  generateEmployeeReport: { tells: 'refused' },
  saveReport: { tells: 'refused' },
  verifyReport: { tells: 'refused' },
  reviewReport: { tells: 'refused' },
  releaseReport: { tells: 'refused' },
  withdrawReport: { tells: 'refused' },
  respondToContest: { tells: 'refused' },
  listCompanyReports: { tells: 'own' },
  getReports: { tells: 'own' },
  listReports: { tells: 'own' },
  getReport: { tells: 'own', inputs: ({ ownId }) => inLanguages({ employeeId: ownId }) },
  getReportSteps: { tells: 'own', inputs: ({ reportIds }) => reportIds.map((reportId) => ({ reportId })) },
  answerReport: { tells: 'own' },
  verifyOwnReport: { tells: 'own' },
  exportEmployeeReport: {
    tells: 'own',
    inputs: ({ ownId }) => inLanguages({ employeeId: ownId, format: 'pdf' }),
  },
  exportReports: { tells: 'own', inputs: () => files(['csv', 'xlsx']) },
  exportMyData: { tells: 'own' },
  getAuditLog: { tells: 'own', inputs: () => [{}, { entity: 'companyReport' }, { entity: 'plan' }] },
  listWebhookDeliveries: { tells: 'own', inputs: ({ webhookId }) => [{ id: webhookId }] },
}

const namesIn = (schema: unknown, found = new Set<string>()): Set<string> => {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(Object(value))) found.add(name)
    namesIn(value, found)
  }
  return found
}
const fieldsOf = (schema: z.ZodType) =>
  namesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }))

/** Fields of a company report that many answers have, and that say by themselves nothing that could be withheld. */
const everyday = new Set(
  'departments id version origin createdAt state name number role department employeeId employeeName questionId title label note notice people count cycle organizationName employees answered details description support groupThreshold lastUpdated priority owner success why language'.split(
    ' ',
  ),
)
const telling = [...fieldsOf(StoredCompanyReport)].filter((name) => !everyday.has(name))

/** Whether an answer of this shape can hold a part of a report. */
export const canTell = (call: { out: z.ZodType; fileTypes?: readonly string[] }): boolean => {
  if (call.fileTypes !== undefined) return true
  const fields = fieldsOf(call.out)
  return telling.some((name) => fields.has(name))
}
