import { limits } from '../../../contract/shapes/limits.ts'

/** What is said of what calls take in their query, by name; of one call's alone with the call before it. */
export const parameterDescriptions: Readonly<Record<string, string>> = {
  action: 'Entries of this action alone.',
  actorUserId: 'Entries of what this user did alone.',
  after: 'The `next` of the page before; from the start without it.',
  auditEntries: 'For how many years entries of the audit log would be kept.',
  chatId: 'A conversation of `listChats`.',
  code: 'The invite code, in any case, with dashes and spaces or without.',
  collectionName: 'Whether it is the picture of a user or of an organization.',
  documentId: 'The id of the user or the organization.',
  drafts: 'For how many years questionnaires that were never sent would be kept.',
  employeeId: 'The id of the person in the list of people.',
  entity: 'Entries about this kind alone.',
  first: '`name`: the first `limit` people by name of all, without a next page.',
  fields: '`state`: `answers` and `rawAnswers` are empty, for who asks only how far everybody is.',
  fold: '`runs`: the entries of one run with the same action are one, where it began. Without it, each is one.',
  formerPeople: 'For how many years everything of people whose membership ended would be kept.',
  format: 'The kind of file.',
  from: 'Entries at or after this moment.',
  id: 'The id of what is asked for; the latest where it may be left out.',
  language:
    'Of what Muster says; what people wrote stays as it is. In English without it, or where it is not there.',
  limit:
    'How many rows at most; without it, as many as the call gives at once. `next` is null where there are no more.',
  olderVersions: 'For how many years versions of answers and reports would be kept that newer ones replaced.',
  orgId: 'The id of the organization.',
  reportId: 'The id of a company report.',
  runId: 'Entries of this run alone.',
  search: 'Words that name, address, post or department hold, each of them.',
  state: 'Those in this state alone.',
  timeZone: 'Of moments, such as `Europe/Berlin`; UTC without it.',
  token: 'From the link in a mail.',
  until: 'Entries before this moment.',
  userId: 'The caller’s own id, which may be left out.',
  version: 'The number of a version; the latest without it.',
  'getReleasePreview.employeeId': 'Of a report of this person, with `version`; either this or `reportId`.',
  'getReleasePreview.reportId':
    'The version of the company report that would be released; either this or `employeeId`.',
  'getReleasePreview.version': 'The version of the person’s report that would be released.',
  'getReportSteps.employeeId': 'Of the reports of this person; either this or `reportId`.',
  'getReportSteps.reportId': 'Of this version of the company report; either this or `employeeId`.',
  'getReportSteps.version': 'Of this version of the person’s report alone.',
  'getRunResults.after': 'The `next` of the page before, a number; from the first row without it.',
  'getSubmissions.employeeId': 'Of this person alone.',
  'listDeletedReports.employeeId': 'Of this person alone.',
  'submissionEvents.after':
    'The cursor to go on from: `cursor` of an answer, or the `id` of an event. Without it, from now on.',
  'submissionEvents.wait': `How long an answer in JSON may wait for changes, in seconds. Less than ${limits.longPollMinSeconds} counts as ${limits.longPollMinSeconds}, more than ${limits.longPollMaxSeconds} as ${limits.longPollMaxSeconds}, which it is without it.`,
}

export const describeParameter = (callName: string, name: string): string | undefined =>
  parameterDescriptions[`${callName}.${name}`] ?? parameterDescriptions[name]
