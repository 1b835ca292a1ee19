import { createRoute } from '@tanstack/react-router'
import { lazyPage } from './lazy-page.ts'
import { paths } from '../core/navigation/paths.ts'
import { root } from './root-route.tsx'
import { DeferredRender } from '../ui/page/deferred-render.tsx'

/** Routes that no organization has to be selected for. */

/** It begins in the reader's language: no other is drawn before. */
const LoginPage = lazyPage(async () => {
  const page = await import('../features/accounts/login-page.tsx')
  await page.prepareLanguage()
  return page
})
const QuestionnairePage = lazyPage(() => import('../features/questionnaire/questionnaire-page.tsx'))

const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  loader: () => LoginPage.preload?.(),
  component: () => (
    <DeferredRender>
      <LoginPage inviteCode={undefined} />
    </DeferredRender>
  ),
})
const loginWithCode = createRoute({
  getParentRoute: () => root,
  path: paths.loginWithCode,
  loader: () => LoginPage.preload?.(),
  component: () => {
    const { inviteCode } = loginWithCode.useParams()
    return (
      <DeferredRender>
        <LoginPage key={inviteCode} inviteCode={inviteCode} />
      </DeferredRender>
    )
  },
})

const withoutCode = {
  getParentRoute: () => root,
  loader: () => QuestionnairePage.preload?.(),
  component: () => (
    <DeferredRender>
      <QuestionnairePage inviteCode={undefined} />
    </DeferredRender>
  ),
}
const employeeForm = createRoute({ ...withoutCode, path: paths.employeeForm })
/** Of a link that has lost its code. */
const questionnaireWithoutCode = createRoute({ ...withoutCode, path: paths.questionnaireWithoutCode })
const employeeFormWithCode = createRoute({
  getParentRoute: () => root,
  path: paths.employeeFormWithCode,
  loader: () => QuestionnairePage.preload?.(),
  component: () => {
    const { inviteCode } = employeeFormWithCode.useParams()
    return (
      <DeferredRender>
        <QuestionnairePage key={inviteCode} inviteCode={inviteCode} />
      </DeferredRender>
    )
  },
})
const questionnaire = createRoute({
  getParentRoute: () => root,
  path: paths.questionnaire,
  loader: () => QuestionnairePage.preload?.(),
  component: () => {
    const { inviteCode } = questionnaire.useParams()
    return (
      <DeferredRender>
        <QuestionnairePage key={inviteCode} inviteCode={inviteCode} />
      </DeferredRender>
    )
  },
})

const ReminderChoicePage = lazyPage(() => import('../features/reminders/reminder-choice-page.tsx'))
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
  component: lazyPage(() => import('../guards/account-guard.tsx')),
})

/** An organization from a file: signed in, with or without organizations. */
const importOrganization = createRoute({
  getParentRoute: () => root,
  path: paths.importOrganization,
  component: lazyPage(() => import('../guards/import-organization-guard.tsx')),
})

export const routesWithoutOrganization = [
  login,
  loginWithCode,
  employeeForm,
  employeeFormWithCode,
  questionnaireWithoutCode,
  questionnaire,
  reminderChoice,
  account,
  importOrganization,
] as const
