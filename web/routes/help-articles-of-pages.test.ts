import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { articleForRoute } from '../core/navigation/help-articles.ts'
import { sectionsFor } from '../features/settings/sections.ts'
import { organizationData, sampleOrganization } from '../testing/render.tsx'
import { createAppRouter } from './router.tsx'

test('every route, and every section of the settings, has its article', () => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/login'] }))
  const pages = Object.values(router.routesById).filter(({ children }) => children === undefined)
  const addresses = pages.map(({ fullPath }) => fullPath.replace(/(?<=.)\/$/, ''))
  expect(addresses.length).toBeGreaterThanOrEqual(20)
  for (const address of addresses) expect(articleForRoute(address), address).toBeDefined()
  const organization = sampleOrganization('owner')
  const data = organizationData()
  const sections = sectionsFor({
    organization,
    organizations: [organization],
    data: { ...data, subscription: { ...data.subscription, status: 'active' } },
  })
  expect(sections.length).toBeGreaterThanOrEqual(10)
  for (const { id } of sections) {
    expect(articleForRoute('/settings', id), id).toBeDefined()
    // None is left to what the page itself says.
    expect([id, articleForRoute('/nowhere', id)]).toEqual([id, undefined])
  }
  expect(articleForRoute('/company-wiki')).toBe('company-report')
  expect(articleForRoute('/submissions')).toBe('submissions')
  expect(articleForRoute('/reports')).toBe('reports')
  expect(articleForRoute('/chat')).toBe('chat')
  expect(articleForRoute('/new-organization')).toBe('organizations')
  expect(articleForRoute('/settings', 'data-protection')).toBe('privacy')
  expect(articleForRoute('/settings', 'members')).toBe('roles')
  expect(articleForRoute('/settings', 'api-keys')).toBe('api-keys')
  expect(articleForRoute('/settings', 'audit')).toBe('audit-log')
  expect(articleForRoute('/settings', 'billing')).toBe('billing')
  expect(articleForRoute('/settings', 'constructor')).toBe('your-account')
})
