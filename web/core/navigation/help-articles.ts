import type { paths } from './paths.ts'

/** The articles of the help centre, in their order; each is a file `web/features/help/articles/<id>.md`. */
export const articleIds = [
  'getting-started-owner',
  'getting-started-admin',
  'getting-started-employee',
  'signing-in',
  'setting-up',
  'inviting',
  'submissions',
  'questionnaire',
  'grades',
  'reports',
  'company-report',
  'cycles-and-actions',
  'privacy',
  'roles',
  'audit-log',
  'api-keys',
  'webhooks',
  'chat',
  'billing',
  'organizations',
  'your-account',
  'mails',
  'offline',
  'keyboard',
  'troubleshooting',
  'getting-help',
] as const
export type ArticleId = (typeof articleIds)[number]

type Route = (typeof paths)[keyof typeof paths]

/** Which article a page asks for; a route without one does not compile. */
const byRoute: Readonly<Record<Route, ArticleId>> = {
  '/login': 'signing-in',
  '/login/$inviteCode': 'signing-in',
  '/employee-form': 'questionnaire',
  '/employee-form/$inviteCode': 'questionnaire',
  '/questionnaire': 'questionnaire',
  '/questionnaire/$inviteCode': 'questionnaire',
  '/reminders/$token': 'mails',
  '/employee-questionnaire': 'setting-up',
  '/onboarding': 'setting-up',
  '/new-organization': 'organizations',
  '/import-organization': 'organizations',
  '/join-organization': 'organizations',
  '/': 'company-report',
  '/company-wiki': 'company-report',
  '/submissions': 'submissions',
  '/reports': 'reports',
  '/reports/$employeeId': 'reports',
  '/help': 'getting-help',
  '/help/$article': 'getting-help',
  '/help/contact': 'getting-help',
  '/chat': 'chat',
  '/settings': 'your-account',
  '/account': 'your-account',
  '/$': 'troubleshooting',
}

/** The same for the sections of the settings, by their word in the address. */
const bySection: Readonly<Record<string, ArticleId>> = {
  profile: 'your-account',
  appearance: 'your-account',
  sessions: 'your-account',
  notifications: 'mails',
  account: 'your-account',
  organization: 'organizations',
  members: 'roles',
  billing: 'billing',
  audit: 'audit-log',
  'data-protection': 'privacy',
  'api-keys': 'api-keys',
  webhooks: 'webhooks',
}

const isRoute = (path: string): path is Route => Object.hasOwn(byRoute, path)

/** The article for the page at a route, written as the routes have it (`/reports/$employeeId`); undefined where there is none. */
export const articleForRoute = (route: string, section?: string): ArticleId | undefined => {
  const ofSection =
    section === undefined || !Object.hasOwn(bySection, section) ? undefined : bySection[section]
  if ((route === '/settings' || route === '/account') && ofSection !== undefined) return ofSection
  return isRoute(route) ? byRoute[route] : undefined
}

/** Whether a word of an address names an article. */
export const isArticleId = (word: string | undefined): word is ArticleId =>
  articleIds.some((id) => id === word)
