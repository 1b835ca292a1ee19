import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  useSearch,
  type RouterHistory,
} from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isArticleId } from './core/help-for.ts'
import { paths } from './paths.ts'
import { ConnectionBanner } from './ui/connection-banner.tsx'
import { KeepApp } from './ui/keep-app.tsx'
import { Leaving } from './ui/leaving.tsx'
import { NotFound } from './ui/not-found.tsx'
import { PageCrash } from './ui/page-crash.tsx'
import { Redirect } from './ui/redirect.tsx'
import { Waiting } from './ui/states.tsx'

/** The routes and guards of specification point 2. Pages load lazily; each word of an address is text. */

const words = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)]))

const HelpBeside = lazy(() => import('./features/help/help-beside.tsx'))

/** The article that the address asks for beside the page, on every page: `?help=<article>`. */
const Help = () => {
  const { help } = useSearch({ strict: false })
  return (
    isArticleId(help) && (
      <Suspense>
        <HelpBeside article={help} />
      </Suspense>
    )
  )
}

const root = createRootRoute({
  validateSearch: words,
  component: () => (
    <>
      <Outlet />
      <ConnectionBanner />
      <Help />
      <Leaving />
      <KeepApp />
    </>
  ),
})

const LoginPage = lazyRouteComponent(() => import('./features/accounts/login-page.tsx'))
const QuestionnairePage = lazyRouteComponent(() => import('./features/questionnaire/questionnaire-page.tsx'))
const EmployeeReportPage = lazyRouteComponent(() => import('./features/reports/employee-report-page.tsx'))

const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  loader: () => LoginPage.preload?.(),
  component: () => <LoginPage inviteCode={undefined} />,
})
const loginWithCode = createRoute({
  getParentRoute: () => root,
  path: paths.loginWithCode,
  loader: () => LoginPage.preload?.(),
  component: () => {
    const { inviteCode } = loginWithCode.useParams()
    return <LoginPage key={inviteCode} inviteCode={inviteCode} />
  },
})

const employeeForm = createRoute({
  getParentRoute: () => root,
  path: paths.employeeForm,
  loader: () => QuestionnairePage.preload?.(),
  component: () => <QuestionnairePage inviteCode={undefined} />,
})
const employeeFormWithCode = createRoute({
  getParentRoute: () => root,
  path: paths.employeeFormWithCode,
  loader: () => QuestionnairePage.preload?.(),
  component: () => {
    const { inviteCode } = employeeFormWithCode.useParams()
    return <QuestionnairePage key={inviteCode} inviteCode={inviteCode} />
  },
})
const questionnaire = createRoute({
  getParentRoute: () => root,
  path: paths.questionnaire,
  loader: () => QuestionnairePage.preload?.(),
  component: () => {
    const { inviteCode } = questionnaire.useParams()
    return <QuestionnairePage key={inviteCode} inviteCode={inviteCode} />
  },
})

const ReminderChoicePage = lazyRouteComponent(() => import('./features/reminders/reminder-choice-page.tsx'))
const reminderChoice = createRoute({
  getParentRoute: () => root,
  path: paths.reminderChoice,
  loader: () => ReminderChoicePage.preload?.(),
  component: () => {
    const { token } = reminderChoice.useParams()
    return <ReminderChoicePage key={token} token={token} />
  },
})

/** One's own account: signed in, with or without organizations. */
const account = createRoute({
  getParentRoute: () => root,
  path: paths.account,
  component: lazyRouteComponent(() => import('./guards/account.tsx')),
})

/** Signed in, organizations loaded, one of them selected. */
const member = createRoute({
  getParentRoute: () => root,
  id: 'member',
  component: lazyRouteComponent(() => import('./guards/member.tsx')),
})

const beforeStart = createRoute({
  getParentRoute: () => member,
  id: 'before-start',
  component: lazyRouteComponent(() => import('./guards/bare-frame.tsx')),
})
const OnboardingPage = lazyRouteComponent(() => import('./guards/onboarding-page.tsx'))
const onboarding = createRoute({
  getParentRoute: () => beforeStart,
  path: paths.onboarding,
  component: OnboardingPage,
})
const employeeQuestionnaire = createRoute({
  getParentRoute: () => beforeStart,
  path: paths.employeeQuestionnaire,
  component: OnboardingPage,
})

const newOrganization = createRoute({
  getParentRoute: () => beforeStart,
  path: paths.newOrganization,
  component: lazyRouteComponent(() => import('./features/organizations/new-organization-page.tsx')),
})

const joinOrganization = createRoute({
  getParentRoute: () => beforeStart,
  path: paths.joinOrganization,
  component: lazyRouteComponent(() => import('./features/organizations/join-organization-page.tsx')),
})

/** Onboarding complete. */
const onboarded = createRoute({
  getParentRoute: () => member,
  id: 'onboarded',
  component: lazyRouteComponent(() => import('./guards/onboarded.tsx')),
})
const main = createRoute({
  getParentRoute: () => onboarded,
  id: 'main',
  component: lazyRouteComponent(() => import('./guards/main-frame.tsx')),
})
const home = createRoute({
  getParentRoute: () => main,
  path: paths.home,
  component: () => <Redirect to={paths.companyWiki} />,
})
const companyWiki = createRoute({
  getParentRoute: () => main,
  path: paths.companyWiki,
  component: lazyRouteComponent(() => import('./features/company-wiki/company-wiki-page.tsx')),
})
const submissions = createRoute({
  getParentRoute: () => main,
  path: paths.submissions,
  component: lazyRouteComponent(() => import('./features/submissions/submissions-page.tsx')),
})
const reports = createRoute({
  getParentRoute: () => main,
  path: paths.reports,
  component: lazyRouteComponent(() => import('./features/reports/reports-page.tsx')),
})
const report = createRoute({
  getParentRoute: () => main,
  path: paths.report,
  loader: () => EmployeeReportPage.preload?.(),
  component: () => {
    const { employeeId } = report.useParams()
    return <EmployeeReportPage key={employeeId} employeeId={employeeId} />
  },
})
const help = createRoute({
  getParentRoute: () => main,
  path: paths.help,
  component: lazyRouteComponent(() => import('./features/help/help-page.tsx')),
})
const HelpArticlePage = lazyRouteComponent(() => import('./features/help/article-page.tsx'))
const helpArticle = createRoute({
  getParentRoute: () => main,
  path: paths.helpArticle,
  loader: () => HelpArticlePage.preload?.(),
  component: () => {
    const { article } = helpArticle.useParams()
    return <HelpArticlePage key={article} id={article} />
  },
})
const helpContact = createRoute({
  getParentRoute: () => main,
  path: paths.helpContact,
  component: lazyRouteComponent(() => import('./features/help/contact-page.tsx')),
})
const chat = createRoute({
  getParentRoute: () => main,
  path: paths.chat,
  component: lazyRouteComponent(() => import('./features/chat/chat-page.tsx')),
})
const settings = createRoute({
  getParentRoute: () => main,
  path: paths.settings,
  component: lazyRouteComponent(() => import('./features/settings/settings-page.tsx')),
})

const routeTree = root.addChildren([
  login,
  loginWithCode,
  employeeForm,
  employeeFormWithCode,
  questionnaire,
  reminderChoice,
  account,
  member.addChildren([
    beforeStart.addChildren([onboarding, employeeQuestionnaire, newOrganization, joinOrganization]),
    onboarded.addChildren([
      main.addChildren([
        home,
        companyWiki,
        submissions,
        reports,
        report,
        help,
        helpArticle,
        helpContact,
        chat,
        settings,
      ]),
    ]),
  ]),
])

/** The router; tests give it a history in memory. */
export const createAppRouter = (history: RouterHistory = createHashHistory()) =>
  createRouter({
    routeTree,
    history,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(words(search)).toString()
      return text === '' ? '' : `?${text}`
    },
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <Waiting />,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageCrash,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
