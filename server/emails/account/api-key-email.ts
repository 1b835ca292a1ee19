import { and, eq } from 'drizzle-orm'
import type { ApiScope } from '../../../contract/rights/api-scopes.ts'
import type { MailKey } from '../../core/email-layout/email-texts.ts'
import { withoutLinks } from '../../core/email-layout/unlink-names.ts'
import { memberLink } from '../../core/http/app-url.ts'
import { apiKeys } from '../../schema/api-keys.ts'
import { organizations } from '../../schema/organizations.ts'
import { paragraph } from '../blocks.ts'
import { defineOrganizationEmail } from '../define-email.ts'

type Facts = {
  /** `expiresAt`: null where it does not end by itself. */
  key: Pick<typeof apiKeys.$inferSelect, 'name' | 'ending' | 'createdAt' | 'expiresAt'> & {
    scopes: readonly ApiScope[]
  }
  organizationName: string
  links: { keys: string; sessions: string }
  serverName: string
}

const scopeKeys: Readonly<Record<ApiScope, MailKey>> = {
  'organization:read': 'scope.organizationRead',
  'people:read': 'scope.peopleRead',
  'people:edit': 'scope.peopleEdit',
  'people:invite': 'scope.peopleInvite',
  'answers:read': 'scope.answersRead',
  'reports:read': 'scope.reportsRead',
  'reports:generate': 'scope.reportsGenerate',
  'plan:read': 'scope.planRead',
  'plan:edit': 'scope.planEdit',
  'audit:read': 'scope.auditRead',
}

/**
 * To a user with whose account an API key was made: what it may do, and where it is revoked. It never holds the key. Also
 * where the key has been revoked since: an intruder who made it may have used it by then.
 */
export const apiKeyEmail = defineOrganizationEmail<Facts>({
  kind: 'api-key-made',

  read: async ({ orgId, subjectId }, { tx, host }) => {
    const [found] = await tx
      .select({ key: apiKeys, organizationName: organizations.companyName })
      .from(apiKeys)
      .innerJoin(organizations, eq(organizations.id, apiKeys.orgId))
      .where(and(eq(apiKeys.orgId, orgId), eq(apiKeys.id, subjectId)))
    if (!found) return null
    const { publicUrl } = host.environment
    return {
      ...found,
      links: {
        keys: memberLink(publicUrl, orgId, '/settings?section=api-keys'),
        sessions: `${publicUrl}/#/account?section=sessions`,
      },
      serverName: new URL(publicUrl).host,
    }
  },

  compose: (
    { language, say, line, apart, moment },
    { key, organizationName: organization, links, serverName },
  ) => {
    const made = moment(key.createdAt)
    return {
      language,
      subject: line('apiKey.subject', { organization }),
      preview: line('apiKey.preview', { moment: made }),
      heading: say('apiKey.heading', { organization }),
      blocks: [
        paragraph(say('apiKey.what', { organization })),
        {
          kind: 'facts',
          facts: [
            { label: line('apiKey.name'), value: withoutLinks(key.name) },
            { label: line('apiKey.ending'), value: key.ending },
            { label: line('apiKey.made'), value: made },
            {
              label: line('apiKey.until'),
              value: key.expiresAt === null ? line('apiKey.untilRevoked') : moment(key.expiresAt),
            },
            ...key.scopes.map((scope) => ({ label: apart(scope), value: line(scopeKeys[scope]) })),
          ],
        },
        paragraph(say('frame.wasYou')),
        paragraph(say('apiKey.notYou', { organization })),
        { kind: 'action', label: say('apiKey.open'), href: links.keys },
        {
          kind: 'aside',
          text: say('apiKey.sessions'),
          link: { label: line('apiKey.sessionsLink'), href: links.sessions },
        },
      ],
      footnote: say('apiKey.why', { organization, server: apart(serverName) }),
    }
  },
})
