import './onboarding.css'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { can, rolesWith } from '../../../contract/rights.ts'
import { useMay, useMembership } from '../../core/membership.tsx'
import { useOnboarded } from '../../core/onboarding-flag.ts'
import { whoMay } from '../../core/words.ts'
import { paths } from '../../paths.ts'
import { useDocumentTitle } from '../../ui/page.tsx'
import { Redirect } from '../../ui/redirect.tsx'
import { Wizard, type Inviting } from './wizard.tsx'
import { fill, say } from './say.ts'

/** Where it stands. */
const wizard = [paths.onboarding, paths.employeeQuestionnaire]

type OnboardingProps = {
  /** Invites people, one or many; another feature's. */
  inviting: Inviting
  /** Says how the links reach people where no mail brings them; another feature's. */
  links: ReactNode
  /** Chooses the plan; another feature's. */
  plan: ReactNode
}

/** Sets a new organization up (specification points 2 and 4; decisions §7). */
export const Onboarding = ({ inviting, links, plan }: OnboardingProps) => {
  const { organization } = useMembership()
  const mayFinish = useMay('onboarding:edit')
  /** Whoever finishes goes on to their people; whoever comes later goes home. */
  const [isFinishing, setFinishing] = useState(false)
  useDocumentTitle(say('onboarding.setUp', { companyName: organization.companyName }))
  if (useOnboarded(organization))
    return <Redirect from={wizard} to={isFinishing ? paths.submissions : paths.home} />
  return (
    <div className="page page--reading">
      {mayFinish ? (
        <Wizard inviting={inviting} links={links} plan={plan} onFinishing={() => setFinishing(true)} />
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
        <Title order={1}>{say('onboarding.isNotSetUpYet', { companyName: organization.companyName })}</Title>
        <Text c="dimmed">
          {isOfRole
            ? say('onboarding.yourPermissionsDoNotInclude', { organization: organization.companyName })
            : say('onboarding.onlyTheyCanFinishThis', {
                them: whoMay(rolesWith('onboarding:edit')),
                organization: organization.companyName,
              })}{' '}
          {say('onboarding.onceThatIsDone')}
        </Text>
      </Stack>
      <Text>
        {fill('onboarding.yourQuestionnaireDoesNotHave', {
          link: (
            <Anchor renderRoot={(props) => <Link to={paths.employeeForm} {...props} />}>
              {say('onboarding.answerItNow')}
            </Anchor>
          ),
        })}
      </Text>
    </Stack>
  )
}
