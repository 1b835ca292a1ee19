/**
 * Every address of the specification (point 2) and the few additional ones, once; Link and navigate check them against
 * the routes.
 */
export const paths = {
  login: '/login',
  loginWithCode: '/login/$inviteCode',
  employeeForm: '/employee-form',
  employeeFormWithCode: '/employee-form/$inviteCode',
  questionnaireWithoutCode: '/questionnaire',
  questionnaire: '/questionnaire/$inviteCode',
  reminderChoice: '/reminders/$token',
  employeeQuestionnaire: '/employee-questionnaire',
  onboarding: '/onboarding',
  newOrganization: '/new-organization',
  importOrganization: '/import-organization',
  joinOrganization: '/join-organization',
  home: '/',
  companyWiki: '/company-wiki',
  submissions: '/submissions',
  reports: '/reports',
  report: '/reports/$employeeId',
  help: '/help',
  helpArticle: '/help/$article',
  helpContact: '/help/contact',
  chat: '/chat',
  settings: '/settings',
  account: '/account',
  /** Every address that is none of these. */
  nowhere: '/$',
} as const

/** Where a stranger's wish to go (the `to` of a login address) leads: inside this product or home. */
export const safeDestination = (wish: string | undefined): string =>
  wish !== undefined && /^\/(?![/\\])/.test(wish) && !wish.startsWith(paths.login) ? wish : paths.home

/** The login page that leads to the wanted address afterwards. */
export const loginPathFor = (wish: string): string => `${paths.login}?${new URLSearchParams({ to: wish })}`
