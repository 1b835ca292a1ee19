import { randomUUID } from 'node:crypto'
import path from 'node:path'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { messages } from '../contract/http/failures.ts'
import { limitBodyTimes, type BodyTimes } from './core/http/body-timeouts.ts'
import { pagePolicies, permissionsPolicy, hashInlineScript } from './core/http/content-security-policy.ts'
import type { Host } from './core/host.ts'
import { Failure } from './core/http/failures.ts'
import { readJsonBodies, refuseMalformedQueries } from './core/http/json-bodies.ts'
import { traceRequests } from './core/observability/tracing.ts'
import { checkHeaders } from './core/http/check-headers.ts'
import { mailboxRoutes } from './core/mail/mailbox.ts'
import { serveStaticFiles } from './core/http/static-files.ts'
import type { Endpoint } from './core/http/serve.ts'
import { answerBrokenRequest, answerFailure, translateFailures } from './core/http/error-handler.ts'
import { healthRoutes } from './core/http/health.ts'
import { metricsRoutes } from './core/observability/metrics.ts'
import { MonotonicCounts } from './core/rate-limits/rate-limit-store.ts'
import { openApiRoutes } from './core/openapi/openapi-document.ts'
import { accountCalls } from './features/accounts/calls.ts'
import { actionPlanCalls } from './features/action-plan/calls.ts'
import { apiKeyCalls } from './features/api-keys/calls.ts'
import { auditCalls } from './features/audit-log/calls.ts'
import { billingCalls } from './features/billing/calls.ts'
import { chatCalls } from './features/chat/calls.ts'
import { myDataCalls } from './features/privacy/my-data/calls.ts'
import { dataProtectionCalls } from './features/privacy/policy/calls.ts'
import { cycleCalls } from './features/cycles/calls.ts'
import { exportCalls } from './features/exports/calls.ts'
import { supportCalls } from './features/support/calls.ts'
import { imageCalls } from './features/images/calls.ts'
import { imageRoutes } from './features/images/serve-image.ts'
import { dataTransferCalls } from './features/data-transfer/calls.ts'
import { organizationCalls } from './features/organizations/calls.ts'
import { memberCalls } from './features/organizations/members/member-calls.ts'
import { employeeCalls } from './features/employees/calls.ts'
import { consumeInvitation } from './features/employees/invitations/accept-invitation.ts'
import { unsubscribeRoutes } from './features/employees/reminders/unsubscribe.ts'
import { questionnaireCalls } from './features/submissions/calls.ts'
import { removalCalls } from './features/privacy/removal/calls.ts'
import { reportCalls } from './features/reports/calls.ts'
import { runCalls } from './features/batch-jobs/calls.ts'
import { retentionCalls } from './features/privacy/retention/calls.ts'
import { webhookCalls } from './features/webhooks/calls.ts'

/** Every call that is served, feature by feature. */
export const servedCalls = [
  ...accountCalls(consumeInvitation),
  ...organizationCalls,
  ...memberCalls,
  ...dataTransferCalls,
  ...auditCalls,
  ...apiKeyCalls,
  ...webhookCalls,
  ...retentionCalls,
  ...employeeCalls,
  ...removalCalls,
  ...questionnaireCalls,
  ...reportCalls,
  ...cycleCalls,
  ...runCalls,
  ...billingCalls,
  ...imageCalls,
  ...chatCalls,
  ...exportCalls,
  ...actionPlanCalls,
  ...dataProtectionCalls,
  ...myDataCalls,
  ...supportCalls,
]

const bodyLimitBytes = 1024 * 1024
const longTextLength = 64 * 1024

/** Input is parsed by the contract. With these, Fastify loads no schema compiler of its own, which no route would use. */
const refuseSchemas = () => () => {
  throw new Error('Routes have no schemas of their own: the contract has them.')
}

/**
 * The app over what it is given; starting and stopping it is main's. `pagesFolder`: the built web pages, where there
 * are any. `calls`, `bodyTimes`: tests may have others.
 */
export const buildApp = async (
  host: Host,
  options: {
    logger?: FastifyBaseLogger
    pagesFolder?: string
    calls?: readonly Endpoint[]
    droppedLogLines?: () => number
    bodyTimes?: BodyTimes
  } = {},
): Promise<FastifyInstance> => {
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < host.environment.trustProxyHops,
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    frameworkErrors: answerFailure,
    clientErrorHandler: answerBrokenRequest,
  })
  translateFailures(app)
  traceRequests(app)
  limitBodyTimes(app, options.bodyTimes)
  checkHeaders(app)
  readJsonBodies(app)
  refuseMalformedQueries(app)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'x-request-id': request.id, 'permissions-policy': permissionsPolicy })
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  const scripts = options.pagesFolder === undefined ? [] : await hashInlineScript(options.pagesFolder)
  await app.register(helmet, {
    ...pagePolicies(host.environment.socialSignIn, scripts),
    frameguard: { action: 'deny' },
    strictTransportSecurity: host.environment.publicUrl.startsWith('https:'),
  })
  app.addHook('onSend', (_request, _reply, payload, done) => {
    // Node writes a long text with a third more processor time, and room for three times its size, than its bytes.
    done(
      null,
      typeof payload === 'string' && payload.length > longTextLength ? Buffer.from(payload) : payload,
    )
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(rateLimit, {
    global: host.environment.isRateLimited,
    max: 3_000,
    timeWindow: 60_000,
    store: MonotonicCounts,
    errorResponseBuilder: (_request, { ttl }) => {
      const minutes = Math.ceil(ttl / 60_000)
      return new Failure(
        'RATE_LIMITED',
        minutes > 1 ? messages.rateLimitedFor(minutes) : messages.rateLimited,
        { retryAfterSeconds: Math.ceil(ttl / 1000) },
      )
    },
  })
  await metricsRoutes(app, host, options.droppedLogLines)
  for (const call of options.calls ?? servedCalls) call.register(app, host)
  imageRoutes(app, host)
  await unsubscribeRoutes(app, host)
  healthRoutes(app, host)
  mailboxRoutes(app, host)
  openApiRoutes(app, host)
  if (options.pagesFolder !== undefined) await serveStaticFiles(app, path.resolve(options.pagesFolder))
  return app
}
