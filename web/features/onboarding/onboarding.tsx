import './onboarding.css'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { permissionLabel } from '../../../contract/rights/permission-descriptions.ts'
import { can, rolesWithPermission } from '../../../contract/rights/permissions.ts'
import { useMay, useMembership } from '../../core/organization/membership.tsx'
import { useOnboarded } from '../../core/organization/remembered-onboarding.ts'
import { rolesText } from '../../core/i18n/labels.ts'
import { paths } from '../../core/navigation/paths.ts'
import { useDocumentTitle } from '../../ui/page/page.tsx'
import { Redirect } from '../../ui/page/redirect.tsx'
import { SetupSummary } from './setup-summary.tsx'
import { Wizard, type InvitingComponent } from './wizard.tsx'
import { fill, t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/onboarding.json' with { type: 'json' }

type OnboardingProps = {
  /** Invites people, one or many; from another feature. */
  inviting: InvitingComponent
  /** Says how the links reach people without mail; from another feature. */
  links: ReactNode
  /** Chooses the plan; from another feature. */
  plan: ReactNode
}

/**
 * Sets up a new organization; once it is set up, shows the same steps as a review to people who may edit it
 * (specification points 2 and 4; docs/members-and-roles.md).
 */
export const Onboarding = ({ inviting, links, plan }: OnboardingProps) => {
  const { organization } = useMembership()
  const mayEdit = useMay('onboarding:edit')
  const isReview = useOnboarded(organization)
  /** This page is ending the setup or its review, and navigates to the people page next. */
  const [isEnding, setEnding] = useState(false)
  useDocumentTitle(
    t(texts, isReview ? 'review.title' : 'onboarding.setUp', { companyName: organization.companyName }),
  )
  if (isReview && isEnding) return <Redirect to={paths.submissions} />
  return (
    <div className="page page--reading">
      {mayEdit ? (
        <Wizard
          inviting={inviting}
          links={links}
          plan={plan}
          isReview={isReview}
          onEnding={() => setEnding(true)}
        />
      ) : isReview ? (
        <SetupSummary />
      ) : (
        <WhoCanFinish />
      )}
    </div>
  )
}

const WhoCanFinish = () => {
  const { organization } = useMembership()
  const isOfRole = can({ role: organization.role, permissions: null }, 'onboarding:edit')
  return (
    <Stack className="wizard__card" maw="32rem" mx="auto" gap="lg">
      <Stack gap="xs">
        <Title order={1}>
          {t(texts, 'onboarding.isNotSetUpYet', { companyName: organization.companyName })}
        </Title>
        <Text c="dimmed">
          {isOfRole
            ? t(texts, 'onboarding.yourPermissionsDoNotInclude', { organization: organization.companyName })
            : t(texts, 'onboarding.onlyTheyCanFinishThis', {
                them: rolesText(rolesWithPermission('onboarding:edit')),
                permission: permissionLabel('onboarding:edit'),
                organization: organization.companyName,
              })}{' '}
          {t(texts, 'onboarding.onceThatIsDone')}
        </Text>
      </Stack>
      <Text>
        {fill(texts, 'onboarding.yourQuestionnaireDoesNotHave', {
          link: (
            <Anchor renderRoot={(props) => <Link to={paths.employeeForm} {...props} />}>
              {t(texts, 'onboarding.answerItNow')}
            </Anchor>
          ),
        })}
      </Text>
    </Stack>
  )
}
