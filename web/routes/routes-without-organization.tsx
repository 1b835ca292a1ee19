import { createRoute } from '@tanstack/react-router'
import { lazyPage } from './lazy-page.ts'
import { paths } from '../core/navigation/paths.ts'
import { root } from './root-route.tsx'
import { InPieces } from '../ui/page/deferred-render.tsx'

/** Routes that no organization has to be selected for. */

/** It begins in the reader's language: no other is drawn before. */
const LoginPage = lazyPage(async () => {
  const page = await import('../features/accounts/login-page.tsx')
  await page.beginInLanguage()
  return page
})
const QuestionnairePage = lazyPage(() => import('../features/questionnaire/questionnaire-page.tsx'))

const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  loader: () => LoginPage.preload?.(),
  component: () => (
    <InPieces>
      <LoginPage inviteCode={undefined} />
    </InPieces>
  ),
})
const loginWithCode = createRoute({
  getParentRoute: () => root,
  path: paths.loginWithCode,
  loader: () => LoginPage.preload?.(),
  component: () => {
    const { inviteCode } = loginWithCode.useParams()
    return (
      <InPieces>
        <LoginPage key={inviteCode} inviteCode={inviteCode} />
      </InPieces>
    )
  },
})

const withoutCode = {
  getParentRoute: () => root,
  loader: () => QuestionnairePage.preload?.(),
  component: () => (
    <InPieces>
      <QuestionnairePage inviteCode={undefined} />
    </InPieces>
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
      <InPieces>
        <QuestionnairePage key={inviteCode} inviteCode={inviteCode} />
      </InPieces>
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
      <InPieces>
        <QuestionnairePage key={inviteCode} inviteCode={inviteCode} />
      </InPieces>
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

export const openRoutes = [
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
