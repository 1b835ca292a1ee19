import { contract } from '../../../../contract/index.ts'
import type { Attachment, Mention, PageContext } from '../../../../contract/calls/chat.ts'
import { buildCompanyReport } from '../../../../insights/company-report/company-report.ts'
import type { CompanyReportInput } from '../../../../insights/company-report/company-report-types.ts'
import { buildEmployeeReport } from '../../../../insights/employee-report/employee-report.ts'
import { readInputs, scoresOf } from '../../../../insights/scoring/scores.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { analyse } from '../analyst/analyse.ts'
import { digestOfBytes } from '../attachments/text-digest.ts'
import type { Reader, Source } from '../analyst/source.ts'
import { noTopic } from '../analyst/topic.ts'
import type { Topic } from '../../../schema/chat.ts'
import { understandQuestion } from '../analyst/understanding/understand-question.ts'
import { extractQuotedWords } from '../analyst/understanding/tokenize.ts'
import { writeReply } from '../analyst/write-reply.ts'
import { openSource } from '../conversation/data-source.ts'
import type { CallProduct } from '../conversation/product-calls.ts'

const texts = (answers: object) =>
  Object.fromEntries(Object.entries(answers).filter(([, text]) => text !== undefined))

/** An action that this person sees to; the first one's has no day. */
const actionOf = ({ id, name }: { id: string; name: string }, index: number) => ({
  id: `action-${index}`,
  title: `Buy tool ${index + 7}`,
  details: '',
  owner: { employeeId: id, name, isListed: true },
  dueOn: index === 0 ? null : `2026-1${index}-24`,
  state: 'open',
  outcome: '',
  finding: null,
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-01-01T00:00:00.000Z',
})

/** The calls as an admin of this organization would have them answered, from its values alone. */
export const callsOnCompany = (input: CompanyReportInput) => {
  const told: unknown[] = []
  const submissions = new Map(input.submissions.map((one) => [one.employeeId, one]))
  const companyReport = () => ({
    ...buildCompanyReport(input),
    id: 'company-1',
    version: 1,
    origin: 'generated',
    createdAt: '2026-02-01T00:00:00.000Z',
    state: 'released',
    isAnonymous: false,
    groupThreshold: null,
  })
  const answer = (
    name: string,
    { employeeId, state }: { employeeId?: string; state?: string },
  ): object | undefined => {
    const employee = input.employees.find(({ id }) => id === employeeId)
    const submission = submissions.get(employeeId ?? '')
    switch (name) {
      case 'getEmployees':
        return {
          employees: input.employees.map((one) => ({
            ...one,
            joinedAt: '2026-01-01T00:00:00.000Z',
            inviteCode: null,
            initials: 'X',
          })),
          next: null,
        }
      case 'getSubmissions':
        return {
          submissions: Object.fromEntries(
            [...submissions].map(([id, one]) => [
              id,
              {
                employeeId: id,
                answers: [],
                rawAnswers: texts(one.rawAnswers),
                submittedAt: one.submittedAt,
                startedAt: one.submittedAt,
                status: 'completed',
                submissionType: 'standard',
                inviteCode: null,
                reopenedAt: null,
                language: 'en',
              },
            ]),
          ),
          next: null,
        }
      case 'getReport':
        return (
          employee &&
          submission && {
            report: {
              ...buildEmployeeReport({
                employee,
                rawAnswers: submission.rawAnswers,
                submittedAt: submission.submittedAt,
              }),
              id: `report-${employee.id}`,
              version: 1,
              origin: 'generated',
              generatedAt: '2026-02-01T00:00:00.000Z',
              state: 'released',
              generatedVersion: null,
            },
            latestVersion: 1,
            versions: [1],
            isOwn: false,
          }
        )
      case 'getReportAnswers':
        return (
          submission && {
            rawAnswers: texts(submission.rawAnswers),
            submittedAt: submission.submittedAt,
            isCurrent: true,
          }
        )
      // The asker is the first in the list.
      case 'getMySubmission':
        return {
          draft: {
            employeeId: input.employees[0]?.id ?? '',
            status: 'completed',
            rawAnswers: {},
            revision: 1,
            savedAt: null,
            submittedAt: null,
            reopened: null,
          },
        }
      case 'getCompanyReport':
        return submissions.size > 0 ? { report: companyReport() } : undefined
      case 'listPlanItems':
        return {
          items: state === 'open' ? input.employees.slice(0, 3).map(actionOf) : [],
          next: null,
          counts: { open: Math.min(3, input.employees.length), done: 2, dropped: 0 },
        }
      case 'listCompanyReports': {
        const { coverage, ...report } = companyReport()
        const { answered, employees } = coverage
        return { versions: submissions.size > 0 ? [{ ...report, answered, employees }] : [], next: null }
      }
      case 'listReports':
        return {
          reports: input.submissions.map(({ employeeId: id, rawAnswers }) => ({
            ...scoresOf(readInputs(rawAnswers)),
            employeeId: id,
            reportId: `report-${id}`,
            version: 1,
            origin: 'generated',
            generatedAt: '2026-02-01T00:00:00.000Z',
            state: 'released',
            releasedVersion: 1,
            unansweredVersion: null,
            isOwn: false,
            isStale: false,
            isReopened: false,
            scoreInputsAnswered: 9,
          })),
          next: null,
        }
      default:
        return undefined
    }
  }
  const ask: CallProduct = async (call, given) => {
    const found = answer(call.name, Object(given))
    if (found === undefined) return { refusal: messages.reportNotFound }
    told.push(found)
    return { value: call.out.parse(found) }
  }
  return { ask, told }
}

type More = {
  mentions?: Mention[]
  context?: PageContext
  before?: Topic
  attachments?: Attachment[]
  ask?: CallProduct
  reader?: Reader
}

/** Who reads everything, on a day after the first action is due. */
export const asOwner = {
  reader: {
    sees: 'everything',
    employeeId: null,
    may: ['employee:view', 'report:view', 'submission:view'],
  },
  today: '2026-11-30',
} satisfies Pick<Source, 'reader' | 'today'>

/** What the analyst replies to a message in this organization, checked as the server checks it. */
export const replyInCompany = async (
  input: CompanyReportInput,
  message: string,
  {
    mentions = [],
    context = {},
    before = noTopic,
    attachments = [],
    ask,
    reader = asOwner.reader,
  }: More = {},
) => {
  const calls = callsOnCompany(input)
  const [words = null] = extractQuotedWords(message)
  const files = attachments.map((file) => {
    const isTable = file.type === 'text/csv'
    if (!isTable && file.type !== 'text/plain') return file
    const read = digestOfBytes(Buffer.from(file.data, 'base64'), { isTable, words })
    return 'digest' in read && read.digest ? { ...file, digest: read.digest } : file
  })
  const { source, answered } = openSource(ask ?? calls.ask, files, { ...asOwner, reader })
  const asked = { message, mentions, context, before }
  const draft = await analyse(asked, source, await understandQuestion(asked, source))
  return { draft, reply: writeReply(draft, answered), told: calls.told }
}

/** Calls that are refused, as an employee's are. */
export const withRefusals =
  (ask: CallProduct, refused: Readonly<Record<string, string>>): CallProduct =>
  async (call, given) => {
    const refusal = refused[call.name]
    return refusal === undefined || !Object.hasOwn(contract, call.name) ? ask(call, given) : { refusal }
  }
