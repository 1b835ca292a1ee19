import { createRoute } from '@tanstack/react-router'
import { lazyPage } from './lazy-page.ts'
import { paths } from '../core/navigation/paths.ts'
import { root } from './root-route.tsx'
import { Redirect } from '../ui/page/redirect.tsx'

/** Routes within an organization, behind their guards. */

/** Signed in, organizations loaded, one of them selected. */
const member = createRoute({
  getParentRoute: () => root,
  id: 'member',
  component: lazyPage(() => import('../guards/member-guard.tsx')),
})

const beforeStart = createRoute({
  getParentRoute: () => member,
  id: 'before-start',
  component: lazyPage(() => import('../guards/bare-frame.tsx')),
})
const OnboardingPage = lazyPage(() => import('../guards/onboarding-page.tsx'))
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
  component: lazyPage(() => import('../features/organizations/new-organization-page.tsx')),
})

const joinOrganization = createRoute({
  getParentRoute: () => beforeStart,
  path: paths.joinOrganization,
  component: lazyPage(() => import('../features/organizations/join/join-organization-page.tsx')),
})

/** Onboarding complete. */
const onboarded = createRoute({
  getParentRoute: () => member,
  id: 'onboarded',
  component: lazyPage(() => import('../guards/onboarded-guard.tsx')),
})
const main = createRoute({
  getParentRoute: () => onboarded,
  id: 'main',
  component: lazyPage(() => import('../guards/main-frame.tsx')),
})
const home = createRoute({
  getParentRoute: () => main,
  path: paths.home,
  component: () => <Redirect to={paths.companyWiki} />,
})
const companyWiki = createRoute({
  getParentRoute: () => main,
  path: paths.companyWiki,
  component: lazyPage(() => import('../features/company-report/company-report-page.tsx')),
})
const submissions = createRoute({
  getParentRoute: () => main,
  path: paths.submissions,
  component: lazyPage(() => import('../features/people/people-page.tsx')),
})
const reports = createRoute({
  getParentRoute: () => main,
  path: paths.reports,
  component: lazyPage(() => import('../features/reports/reports-page.tsx')),
})
const EmployeeReportPage = lazyPage(
  () => import('../features/reports/employee-report/employee-report-page.tsx'),
)
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
  component: lazyPage(() => import('../features/help/help-page.tsx')),
})
const HelpArticlePage = lazyPage(() => import('../features/help/article-page.tsx'))
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
  component: lazyPage(() => import('../features/help/contact/contact-page.tsx')),
})
const chat = createRoute({
  getParentRoute: () => main,
  path: paths.chat,
  component: lazyPage(() => import('../features/chat/chat-page.tsx')),
})
const settings = createRoute({
  getParentRoute: () => main,
  path: paths.settings,
  component: lazyPage(() => import('../features/settings/settings-page.tsx')),
})
/** Every other address; the guard shows it to who is not signed in as well. */
const nowhere = createRoute({
  getParentRoute: () => main,
  path: paths.nowhere,
  component: lazyPage(() => import('../ui/page/not-found.tsx')),
})

export const memberRoutes = member.addChildren([
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
      nowhere,
    ]),
  ]),
])
