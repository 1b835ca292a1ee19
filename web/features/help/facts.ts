import { keyDays, keyLimits } from '../../../contract/calls/api-keys.ts'
import { apiScopes, scopeWords } from '../../../contract/rights/api-scopes.ts'
import { auditedEntities } from '../../../contract/calls/audit-log.ts'
import { chatLimits } from '../../../contract/calls/chat.ts'
import { limits } from '../../../contract/shapes/limits.ts'
import { planItemsMax } from '../../../contract/calls/action-plan.ts'
import { removedDays } from '../../../contract/calls/employees/removals.ts'
import { retentionYears } from '../../../contract/shapes/retention-years.ts'
import { retentionNoticeDays } from '../../../contract/calls/retention.ts'
import { eventWords, webhookEvents } from '../../../contract/shapes/webhook-events.ts'
import { webhookLimits, webhookRetryDelays } from '../../../contract/calls/webhooks.ts'
import { permissionGroups, permissionLabel } from '../../../contract/rights/permission-descriptions.ts'
import { permissions, rolesWithPermission, type Permission } from '../../../contract/rights/permissions.ts'
import { supportLimits } from '../../../contract/calls/support.ts'
import { defaultRating, lowRating, strongRating } from '../../../insights/questionnaire/answers.ts'
import { fewAnswers } from '../../../insights/company-report/company-groups.ts'
import { findingRules } from '../../../insights/company-report/company-findings.ts'
import { hiringNeedsOf } from '../../../insights/company-report/hiring-needs.ts'
import { impactTiersOf, suggestedPayFor, tierSize } from '../../../insights/company-report/impact-summary.ts'
import { companyLimits } from '../../../insights/company-report/report-limits.ts'
import { hiringFamilies } from '../../../insights/company-report/keyword-mentions.ts'
import { riskLevelOf } from '../../../insights/company-report/risk-level.ts'
import { companyEnglish } from '../../../insights/catalog/company-texts.ts'
import { engineVersion } from '../../../insights/engine-version.ts'
import { gradePoints, gradeText, lowestScoreOf, scoredGrades } from '../../../insights/scoring/grades.ts'
import { onePointEffect } from '../../../insights/comparison/statistical-noise.ts'
import {
  minutesToAnswer,
  questionOf,
  questions,
  sections,
  type Section,
} from '../../../insights/questionnaire/questionnaire.ts'
import {
  inputIds,
  inputSources,
  inputValue,
  subScoreIds,
  workingsOf,
} from '../../../insights/scoring/scores.ts'
import { english } from '../../../insights/catalog/report-texts.ts'
import { overallBounds } from '../../../insights/scoring/non-response-bounds.ts'
import { formatList, roleNames } from '../../core/i18n/labels.ts'

/**
 * What articles say of numbers, formulas and lists: taken from the code that uses them, so that no article can say
 * something else. A table is Markdown.
 */

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

const bytes = (size: number): string => `${size / 1024 / 1024} MB`

const percent = (share: number): string => `${share * 100}%`

const asked = questions.filter(({ asked }) => asked)
const scale = asked.find(({ scale }) => scale !== null)?.scale
const workings = workingsOf({}, english)

const lasting = (seconds: number): string => {
  if (seconds < 60) return `${seconds} seconds`
  return seconds < 3600 ? `${seconds / 60} minutes` : `${seconds / 3600} hours`
}

/** Where a rule begins to hold, found by asking it for every tenth of the scale. */
const from = (holds: (rating: number) => boolean): string => {
  const tenth = Array.from({ length: 101 }, (_none, index) => index / 10).find(holds)
  return String(tenth)
}

const howRead = {
  rating: `its first number; ${defaultRating} where there is none`,
  yesno: `${inputValue(true, 'yesno')} for yes, ${inputValue(null, 'yesno')} otherwise`,
  given: `${inputValue(true, 'given')} where something is written, ${inputValue(null, 'given')} otherwise`,
}

/** What each section asks for; `words` are those of a language. */
export const sectionTable = (
  heads: readonly [section: string, questions: string, asksFor: string],
  words: (section: Section) => { title: string; intro: string },
  number: (count: number) => string = String,
): string =>
  table(
    heads,
    sections.map((section) => {
      const { title, intro } = words(section)
      return [title, number(questionsOf(section.id).length), intro]
    }),
  )

const questionsOf = (sectionId: string) => asked.filter((question) => question.sectionId === sectionId)

const grades = table(
  ['Grade', 'From an overall score of', 'Points'],
  scoredGrades.map((grade) => [gradeText(grade), String(lowestScoreOf(grade)), String(gradePoints(grade))]),
)

const inputs = table(
  ['Input', 'Question', 'It counts as'],
  inputIds.map((id) => {
    const { questionIds, reading } = inputSources[id]
    const prompts = questionIds.map((questionId) => questionOf(questionId).prompt)
    return [english.say(`inputs.${id}`), prompts.join(' / '), howRead[reading]]
  }),
)

const subScores = table(
  ['Sub-score', 'Formula'],
  subScoreIds.map((id) => [workings[id].label, workings[id].formula]),
)

const hiring = table(
  ['Words in what is missing', 'What is listed', 'Priority'],
  hiringFamilies.map(({ id, words, priority }) => [
    words.join(', '),
    companyEnglish.say(`hiring.roles.${id}`),
    priority,
  ]),
)

const rolesHolding = (permission: Permission): string =>
  formatList(rolesWithPermission(permission).map((role) => roleNames[role]))

/** "30, 90, or 365". */
const eitherOf = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(items)

/** What articles depend on, besides the code. */
export type Filling = {
  /** Whether this server bills; if not, no article mentions it. */
  hasBilling: boolean
}

/** What is not configured leaves no trace. */
const permissionsFor = ({ hasBilling }: Filling): Permission[] =>
  permissionGroups
    .flatMap(({ words }) => permissions.filter((permission) => permission in words))
    .filter((permission) => permission !== 'org:billing' || hasBilling)

const permissionTable = (held: readonly Permission[]): string =>
  table(
    ['Permission', 'What it allows', 'Who has it by their role'],
    held.map((permission) => [`\`${permission}\``, permissionLabel(permission), rolesHolding(permission)]),
  )

const auditWords: Readonly<Record<(typeof auditedEntities)[number], string>> = {
  organization: 'the organization and its settings',
  membership: 'members and roles',
  employee: 'people',
  invitation: 'invitations',
  submission: 'answers',
  report: 'reports',
  companyReport: 'company reports',
  plan: 'the action plan',
  subscription: 'billing',
  image: 'pictures',
  chat: 'conversations in the chat (only that one was deleted)',
  apiKey: 'API keys',
  webhook: 'webhooks',
}

/** What is not configured leaves no trace. */
const auditedFor = ({ hasBilling }: Filling): string =>
  formatList(
    auditedEntities.filter((kind) => kind !== 'subscription' || hasBilling).map((kind) => auditWords[kind]),
  )

const fixed: readonly (readonly [name: string, fact: string | number])[] = [
  ['minutes', minutesToAnswer],
  ['questions', asked.length],
  ['sections', sections.length],
  ['required', asked.filter(({ required }) => required).length],
  ['answer-max', limits.answerMax.toLocaleString('en')],
  ['scale-min', scale?.min ?? ''],
  ['scale-max', scale?.max ?? ''],
  ['section-table', sectionTable(['Section', 'Questions', 'What it asks for'], (section) => section)],
  ['default-rating', defaultRating],
  ['strong-rating', strongRating],
  ['low-rating', lowRating],
  ['input-table', inputs],
  ['inputs', inputIds.length],
  ['sub-score-table', subScores],
  ['overall-formula', workings.overall.formula],
  ['grade-table', grades],
  ['one-point', onePointEffect],
  ['lowest-overall', overallBounds.lowest],
  ['highest-overall', overallBounds.highest],
  ['engine-version', engineVersion],
  ['few-answers', fewAnswers],
  ['risk-low', from((rating) => riskLevelOf(rating, rating) === 'Low')],
  ['risk-medium', from((rating) => riskLevelOf(rating, 0) === 'Medium')],
  ['hiring-table', hiring],
  [
    'hiring-default',
    formatList(hiringNeedsOf([], new Map()).map(({ role, priority }) => `${role} (${priority})`)),
  ],
  ['impact-groups', formatList(impactTiersOf([]).map(({ category }) => category))],
  ['impact-group-size', tierSize],
  ['findings', findingRules.limit],
  ['finding-people', findingRules.fewestPeople],
  ['weak-share', percent(findingRules.weakShare)],
  ['strong-share', percent(findingRules.strongShare)],
  ['spoken-share', percent(findingRules.spokenShare)],
  ['pay-for-a', suggestedPayFor('A')],
  ['pay-otherwise', suggestedPayFor('B')],
  ['company-limits', list(companyLimits())],
  ['threshold', limits.groupThresholdMin],
  ['threshold-max', limits.groupThresholdMax],
  ['code-minutes', limits.otpMinutes],
  ['code-tries', limits.otpTries],
  ['code-again-seconds', limits.otpResendSeconds],
  ['session-days', limits.sessionHours / 24],
  ['invitation-days', limits.invitationDays],
  ['invites-at-once', limits.invitesPerRun.toLocaleString('en')],
  ['reminders', limits.remindersPerInvitation],
  ['reminder-hours', limits.hoursBetweenReminders],
  ['invitation-pause', limits.minutesBetweenInvitations],
  ['mails-of-one', limits.askingMailsOfOnePerDay],
  ['strangers-a-day', limits.strangersPerDay],
  ['strangers-more', limits.strangersMorePerKnown],
  ['colleagues-a-day', limits.colleaguesPerDay],
  ['known-of-sender', limits.knownOfEstablishedSender],
  ['removed-days', removedDays],
  ['retention-notice-days', retentionNoticeDays],
  ['retention-years', `${retentionYears.slice(0, -1).join(', ')} or ${retentionYears.at(-1)}`],
  ['deleted-report-days', limits.removedReportDays],
  ['plan-max', planItemsMax],
  ['picture-size', bytes(limits.imageBytes)],
  ['chat-files', chatLimits.attachmentsMax],
  ['chat-file-size', bytes(chatLimits.attachmentBytes)],
  ['chat-conversations', chatLimits.chatsPerPerson],
  ['chat-messages', chatLimits.messagesPerChat],
  ['key-max', keyLimits.keysMax],
  ['key-days', eitherOf(keyDays.map(String))],
  ['key-calls', keyLimits.callsPerMinute],
  ['key-ended', keyLimits.endedShown],
  ['key-scopes', list(apiScopes.map((scope) => `\`${scope}\`: ${scopeWords[scope]}.`))],
  ['hook-max', webhookLimits.endpointsMax],
  ['hook-events', list(webhookEvents.map((event) => `\`${event}\`: ${eventWords[event]}.`))],
  ['hook-seconds', webhookLimits.answerSeconds],
  ['hook-pauses', formatList(webhookRetryDelays.map(lasting))],
  ['hook-log-days', webhookLimits.logDays],
  ['hook-failing-days', webhookLimits.failingDays],
  ['hook-secret-hours', webhookLimits.formerSecretHours],
  ['support-per-day', supportLimits.messagesPerDay],
]

/** Facts by their names. */
export type Facts = ReadonlyMap<string, string>

export const articleFacts = (filling: Filling): Facts => {
  const there = permissionsFor(filling)
  return new Map([
    ...fixed.map(([name, fact]): [string, string] => [name, String(fact)]),
    ['audit-entities', auditedFor(filling)],
    ['permission-table', permissionTable(there)],
    ['permission-count', String(there.length)],
  ])
}
