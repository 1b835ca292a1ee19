import './organizations.css'
import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { CompanyName, organizations } from '../../../contract/organizations.ts'
import { rolesWith } from '../../../contract/rights.ts'
import { useCommand } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { useMay, useMembership } from '../../core/membership.tsx'
import { isOnboarded, rememberOnboarded } from '../../core/onboarding-flag.ts'
import { whoMay } from '../../core/words.ts'
import { paths } from '../../paths.ts'
import { useDocumentTitle } from '../../ui/page.tsx'
import { Redirect } from '../../ui/redirect.tsx'

/** Sets a new organization up: its company name, then on to inviting people. */
export default function OnboardingPage() {
  const { organization } = useMembership()
  const mayFinish = useMay('onboarding:edit')
  /** Whoever finishes goes on to invite; whoever comes later goes home. */
  const [isFinishing, setFinishing] = useState(false)
  useDocumentTitle(`Set up ${organization.companyName}`)
  if (isOnboarded(organization)) {
    return <Redirect to={isFinishing ? paths.submissions : paths.home} />
  }
  return (
    <div className="page page--reading">
      <Stack className="start-card" maw="32rem" mx="auto" gap="lg">
        {mayFinish ? <Finish onFinishing={() => setFinishing(true)} /> : <WhoCanFinish />}
      </Stack>
    </div>
  )
}

const Finish = ({ onFinishing }: { onFinishing: () => void }) => {
  const { organization } = useMembership()
  const mayRename = useMay('org:settings')
  const [companyName, setCompanyName] = useState(organization.companyName)
  const [fault, setFault] = useState<string>()
  const rename = useCommand(organizations.updateOrgData)
  const complete = useCommand(organizations.completeOnboarding)
  const error = rename.error ?? complete.error

  const finish = async (name: string) => {
    if (mayRename && name !== organization.companyName) {
      await rename.mutateAsync({ data: { companyName: name } })
    }
    onFinishing()
    await complete.mutateAsync({ payload: {} })
    rememberOnboarded(organization.orgId)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const checked = CompanyName.safeParse(companyName)
    setFault(checked.error?.issues[0]?.message)
    // A failure stands in the mutation that had it, and is shown from there.
    if (checked.success) finish(checked.data).catch(() => undefined)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Stack gap="xs">
          <Title order={1}>Set up your organization</Title>
          <Text c="dimmed">
            One thing before you start: this is the name that your people see in their invitation and on every
            report.
          </Text>
        </Stack>
        <TextInput
          label="Company name"
          size="md"
          value={companyName}
          readOnly={!mayRename}
          onChange={(event) => setCompanyName(event.currentTarget.value)}
          error={fault}
        />
        {error !== null && (
          <Alert color="red" role="alert">
            {failureText(error)}
          </Alert>
        )}
        <Button type="submit" size="md" loading={rename.isPending || complete.isPending}>
          Start inviting people
        </Button>
        <Text size="sm" c="dimmed">
          Everyone you invite answers the same questionnaire, of about 15 minutes. Their answers become a
          report for each person and one for the company.
        </Text>
      </Stack>
    </form>
  )
}

const WhoCanFinish = () => {
  const { organization } = useMembership()
  return (
    <>
      <Stack gap="xs">
        <Title order={1}>{organization.companyName} is not set up yet</Title>
        <Text c="dimmed">
          Only {whoMay(rolesWith('onboarding:edit'))} of {organization.companyName} can finish this. Once that
          is done, this page opens by itself the next time you come back.
        </Text>
      </Stack>
      <Text>
        Your questionnaire does not have to wait:{' '}
        <Anchor renderRoot={(props) => <Link to={paths.employeeForm} {...props} />}>answer it now</Anchor>.
      </Text>
    </>
  )
}
