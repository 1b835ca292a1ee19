import type { FastifyInstance } from 'fastify'
import { keyPrefix } from '../../../contract/calls/api-keys.ts'
import type { Call } from '../../../contract/http/call.ts'
import { failureStatus } from '../../../contract/http/failure-kinds.ts'
import { contract } from '../../../contract/index.ts'
import { scopesOf } from '../../../contract/rights/api-scopes.ts'
import { WebhookBody } from '../../../contract/shapes/webhook-events.ts'
import { webhooks } from '../../../contract/calls/webhooks.ts'
import { withoutTrustedTypes } from '../http/content-security-policy.ts'
import type { Host } from '../host.ts'
import { tagOfCall, areaTags, monitoringTag, introduction } from './operation-tags.ts'
import { docsApp } from './docs-page.ts'
import { failureResponses, failureResponsesOf } from './failure-responses.ts'
import { isInQuery, parametersOf } from './operation-parameters.ts'
import { openApiSchema } from './openapi-schema.ts'
import { streamContent, describeStream } from './event-stream-responses.ts'
import { webhookCallbacks, signatureDescription } from './webhook-callbacks.ts'

/** The OpenAPI document, made from the contract: `/api/openapi.json`, and a page at `/api/docs` (docs/api-and-webhooks.md). */

const answerOf = (call: Call) => {
  const out = openApiSchema(call.out, 'output')
  return {
    ...out,
    properties: { success: { type: 'boolean', enum: [true] }, ...out.properties },
    required: ['success', ...(out.required ?? [])],
  }
}

const contentOf = (call: Call): Record<string, { schema: object }> =>
  call.fileTypes
    ? Object.fromEntries(
        call.fileTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      )
    : {
        'application/json': { schema: answerOf(call) },
        ...(call.streams && streamContent(call.name)),
      }

/** What opens a call: a session, for some an API key as well, and for the invited nothing but their code. */
const securityOf = (call: Call, isByKey: boolean): Record<string, string[]>[] => [
  { session: [] },
  ...(isByKey ? [{ apiKey: [] }] : []),
  ...(call.may === 'invitee' ? [{}] : []),
]

const operationOf = (call: Call) => {
  const scopes = scopesOf(call)
  const isByKey = scopes.length > 0
  return {
    operationId: call.name.replaceAll('/', '_'),
    tags: [tagOfCall(call.name)],
    summary: call.summary,
    description: [
      `Access: ${call.may}.${isByKey ? ` API keys: ${scopes.join(' or ')}.` : ''}`,
      ...describeStream(call.name),
      ...(call.name === webhooks.createWebhook.name ? [signatureDescription] : []),
    ].join('\n\n'),
    security: call.may === 'public' ? [] : securityOf(call, isByKey),
    parameters: parametersOf(call, isByKey),
    ...(!isInQuery(call) && {
      requestBody: {
        required: true,
        content: call.takesFile
          ? { [call.takesFile]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: openApiSchema(call.in, 'input') } },
      },
    }),
    ...(call.name === webhooks.createWebhook.name && { callbacks: webhookCallbacks }),
    responses: {
      200: { description: call.fileTypes ? 'The file.' : 'Done.', content: contentOf(call) },
      ...failureResponsesOf(call, !isInQuery(call)),
    },
  }
}

const watchedBy = (summary: string, properties: Record<string, object>, isAlways: boolean) => ({
  get: {
    operationId: summary.toLowerCase().replaceAll(/\W+/g, '_'),
    summary,
    tags: [monitoringTag.name],
    description: 'Access: public. For what watches the server.',
    security: [],
    parameters: [],
    responses: {
      200: {
        description: 'It is so.',
        content: {
          'application/json': {
            schema: { type: 'object', required: Object.keys(properties), properties },
          },
        },
      },
      ...(!isAlways && {
        503: { $ref: '#/components/responses/Away' },
      }),
    },
  },
})

/** What health.ts serves beside the contract. */
const watched = {
  '/api/health': watchedBy('Health', { success: { type: 'boolean', enum: [true] } }, true),
  '/api/ready': watchedBy(
    'Ready',
    {
      success: { type: 'boolean', enum: [true] },
      engine: { type: 'string', enum: ['embedded', 'hosted'] },
    },
    false,
  ),
}

/** The whole document. `serverUrl`: the public address. */
export const openApiDocument = (serverUrl: string) => ({
  openapi: '3.0.3',
  info: { title: 'Muster API', version: '1', description: introduction },
  tags: areaTags,
  servers: [{ url: serverUrl }],
  components: {
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: 'The token of a session, from signing in.' },
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        description: `A key that a member has made in the settings (${keyPrefix}…), for the calls that name its scopes.`,
      },
    },
    responses: failureResponses,
    schemas: {
      WebhookBody: openApiSchema(WebhookBody, 'output'),
      Failure: {
        type: 'object',
        required: ['success', 'error', 'code', 'requestId'],
        properties: {
          success: { type: 'boolean', enum: [false] },
          error: { type: 'string' },
          code: { type: 'string', enum: Object.keys(failureStatus) },
          details: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                path: { type: 'string' },
                message: { type: 'string' },
                suggestion: { type: 'string', description: 'What was probably meant.' },
              },
            },
          },
          requestId: { type: 'string' },
        },
      },
    },
  },
  paths: { ...callPaths(), ...watched },
})

/** Every call under its address and method. */
export const callPaths = (): Record<string, Record<string, ReturnType<typeof operationOf>>> =>
  Object.fromEntries(
    Object.values(contract).map((call) => [
      `/api/${call.name}`,
      { [call.method.toLowerCase()]: operationOf(call) },
    ]),
  )

/**
 * Serves the document and its page. Both are made when they are first asked for: a start need not wait for them.
 */
export const openApiRoutes = (app: FastifyInstance, host: Host): void => {
  let document: ReturnType<typeof openApiDocument> | undefined
  const documented = () => (document ??= openApiDocument(host.environment.publicUrl))
  let docs: Promise<FastifyInstance> | undefined
  app.get('/api/openapi.json', async () => documented())
  for (const url of ['/api/docs', '/api/docs/*']) {
    app.get(url, async (request, reply) => {
      docs ??= docsApp(documented())
      const { method, url, headers } = request
      const answer = await (await docs).inject({ method: method === 'HEAD' ? 'HEAD' : 'GET', url, headers })
      if (answer.statusCode >= 400) return reply.callNotFound()
      for (const name of passedOn) {
        const value = answer.headers[name]
        if (value !== undefined) void reply.header(name, value)
      }
      void reply.header(
        'content-security-policy',
        withoutTrustedTypes(String(reply.getHeader('content-security-policy'))),
      )
      return reply.code(answer.statusCode).send(answer.rawPayload)
    })
  }
  app.addHook('onClose', async () => {
    await (await docs)?.close()
  })
}

const passedOn = ['content-type', 'location', 'cache-control', 'etag', 'last-modified']
