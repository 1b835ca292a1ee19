import type { Call } from '../../../contract/http/call.ts'
import { DeviceKey } from '../../../contract/shapes/fields.ts'
import { messages } from '../../../contract/http/failures.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { openApiSchema } from './openapi-schema.ts'
import { describeParameter } from './parameter-descriptions.ts'

/** What a call takes beside its body, as the OpenAPI document says it: headers, and the query. */

type Parameter = {
  name: string
  in: 'header' | 'query'
  description?: string | undefined
  required: boolean
  schema: object
}

const organizationHeader = (call: Call, isByKey: boolean): Parameter => ({
  name: 'organization-id',
  in: 'header',
  ...(isByKey && { description: 'May be left out with an API key: it belongs to one organization.' }),
  required: call.may !== 'invitee' && !isByKey,
  schema: { type: 'string' },
})

const whatADeviceKeyIs =
  'A secret that the device makes itself: 22 to 128 letters, digits, `-` and `_`, at random (such as 16 random bytes in hexadecimal), made once, kept, and sent with each call that takes it. One of another shape counts as none.'

const deviceWords = {
  signingIn: `${whatADeviceKeyIs} A device that sends the key with which its person signed in before is known again: signing in on one that is not is told to them by mail, and codes that somebody else asks for or tries do not lock a known one out. Without a key a device is known by its \`User-Agent\` and its address.`,
  answering: `${whatADeviceKeyIs} Needed where \`inviteCode\` is one that was handed over (\`code\` and \`inviteLink\` of an invitation), from the first call that saves on: a questionnaire that is begun with it opens again on the device where it was begun alone. Without the same key these calls then answer 400 BUSINESS_LOGIC_ERROR, “${messages.begunElsewhere}” What was begun without a key does not open again with that code. The code of the link in the mail, and a session, need none.`,
}

const deviceHeader = (call: Call): Parameter => ({
  name: 'device-key',
  in: 'header',
  description: call.may === 'invitee' ? deviceWords.answering : deviceWords.signingIn,
  required: false,
  schema: openApiSchema(DeviceKey, 'input'),
})

const cursorHeader: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  description:
    'The `id` of the last event that came, to go on from there; it counts in place of `after`. Read where server-sent events are asked for.',
  required: false,
  schema: { type: 'string' },
}

/** Of a DELETE, too: what reads OpenAPI gives it no body. */
export const isInQuery = ({ method }: Call): boolean => method === 'GET' || method === 'DELETE'

const queryOf = (call: Call): Parameter[] => {
  const { properties = {}, required = [] } = openApiSchema(call.in, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    description: describeParameter(call.name, name),
    required: required.includes(name),
    schema: Object(schema),
  }))
}

export const parametersOf = (call: Call, isByKey: boolean): Parameter[] => [
  ...(call.may === 'public' || call.may === 'signed-in' ? [] : [organizationHeader(call, isByKey)]),
  ...(call.readsDevice ? [deviceHeader(call)] : []),
  ...(call.name === questionnaires.submissionEvents.name ? [cursorHeader] : []),
  ...(isInQuery(call) ? queryOf(call) : []),
]
