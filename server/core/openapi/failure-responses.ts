import { isCallBlockedByBilling } from '../../../contract/rights/blocked-by-billing.ts'
import { accounts } from '../../../contract/calls/accounts.ts'
import { billing } from '../../../contract/calls/billing.ts'
import type { Call } from '../../../contract/http/call.ts'
import { failureStatus } from '../../../contract/http/failure-kinds.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { verify } from '../../../contract/calls/reports/verify-report.ts'
import { openApiSchema } from './openapi-schema.ts'

/** How calls fail, as the OpenAPI document says it: each way once, and of each call which of them it has. */

const kindsOf = (status: number): string[] =>
  Object.entries(failureStatus).flatMap(([kind, one]) => (one === status ? [kind] : []))

const failure = (description: string, kinds: readonly string[]) => ({
  description,
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Failure' },
          { type: 'object', properties: { code: { type: 'string', enum: kinds } } },
        ],
      },
      example: {
        success: false,
        error: 'What is wrong, in a sentence.',
        code: kinds[0],
        requestId: '5d1c1f0e-8a8e-4c39-9f1e-7f3c2a4b6d10',
      },
    },
  },
})

const passing = (description: string, kinds: readonly string[]) => ({
  ...failure(description, kinds),
  headers: {
    'Retry-After': {
      description: 'In how many seconds it may be asked again.',
      schema: { type: 'integer', minimum: 0 },
    },
  },
})

/** Every way to fail, by the name under which calls refer to it. */
export const failureResponses = {
  Refused: failure(
    'What was sent cannot be used (VALIDATION_ERROR: `details` say what and where), or a rule forbids it (BUSINESS_LOGIC_ERROR): a permission that the caller lacks is one, too. Nothing was changed.',
    kindsOf(400),
  ),
  Unauthenticated: failure('The token is missing, unknown or over.', kindsOf(401)),
  SubscriptionRequired: failure('The organization has no subscription that is good.', kindsOf(402)),
  NotAMember: failure('The caller is no active member of the organization in the header.', kindsOf(401)),
  NotFound: failure('Something that was named is not there, or not for the caller.', kindsOf(404)),
  TooLarge: failure('The body is larger than this call takes.', kindsOf(413)),
  TooOften: passing('It was asked for too often. Nothing was done.', kindsOf(429)),
  Failed: failure('Any other failure, such as one of the server.', Object.keys(failureStatus).toReversed()),
  Away: passing('Something that it needs, such as the database, is away or too busy.', kindsOf(503)),
}

type Way = keyof typeof failureResponses

const referTo = (way: Way) => ({ $ref: `#/components/responses/${way}` })

const names = /^(?:id|code|token|after)$|(?:Id|Code)$/

/** Whether somebody or something is named in what a call takes, at any depth. */
const isNaming = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  Object.entries(schema).some(
    ([key, inner]) =>
      (key === 'properties' && Object.keys(Object(inner)).some((name) => names.test(name))) ||
      isNaming(inner),
  )

/** They name something, and answer all the same where it is not there. */
const answersAllTheSame: ReadonlySet<string> = new Set([
  accounts.sendOTP.name,
  billing.createCheckoutSession.name,
  questionnaires.getSubmissions.name,
  questionnaires.submissionEvents.name,
])

/** They name nothing, and what they are about may not be there. */
const hasNothing: ReadonlySet<string> = new Set([billing.billingWebhook.name, verify.verifyOwnReport.name])

/** What a call answers instead of 200, by its status. */
export const failureResponsesOf = (call: Call, hasBody: boolean) => {
  const isOfOrganization = call.may !== 'public' && call.may !== 'signed-in'
  const takes = openApiSchema(call.in, 'input')
  const isTaking = hasBody || Object.keys(takes.properties ?? {}).length > 0
  const ways: readonly (readonly [status: number, Way, isOne: boolean])[] = [
    [400, 'Refused', call.may !== 'public' || isTaking],
    [401, 'Unauthenticated', call.may !== 'public' || call.name === accounts.exchangeFirebaseToken.name],
    [402, 'SubscriptionRequired', isCallBlockedByBilling(call)],
    [403, 'NotAMember', isOfOrganization],
    [404, 'NotFound', hasNothing.has(call.name) || (isNaming(takes) && !answersAllTheSame.has(call.name))],
    [413, 'TooLarge', hasBody],
    [429, 'TooOften', true],
    [503, 'Away', true],
  ]
  return {
    ...Object.fromEntries(ways.flatMap(([status, way, isOne]) => (isOne ? [[status, referTo(way)]] : []))),
    default: referTo('Failed'),
  }
}
