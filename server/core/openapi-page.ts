import type { FastifyInstance } from 'fastify'

/** The product's mark, in the place of that of the page's maker. */
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" height="40"><rect width="32" height="32" rx="8" fill="#176054"/><path d="M8 23V12.5l8 7 8-7V23" fill="none" stroke="#fffefb" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="16" cy="9.5" r="2" fill="#fffefb"/></svg>'

/** The page in an app of its own: to one that has started no routes can be added. */
export const docsApp = async (document: object): Promise<FastifyInstance> => {
  const [{ default: fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const docs = fastify()
  await docs.register(swagger, {
    mode: 'static',
    specification: { document: JSON.parse(JSON.stringify(document)) },
  })
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Calls of Muster' },
    logo: { type: 'image/svg+xml', content: Buffer.from(mark) },
    uiConfig: { filter: true, docExpansion: 'none' },
  })
  return docs
}
