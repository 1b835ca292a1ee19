import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EyeOff } from 'lucide-react'
import { rolesWith } from '../../../contract/rights.ts'
import { useMembership } from '../../core/membership.tsx'
import { whoMay } from '../../core/words.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { Empty } from '../../ui/states.tsx'

/** What the page is for those who may not see submissions: whose it is, and the way to their own answers. */
export const NotYourPage = () => {
  const { companyName } = useMembership().organization
  return (
    <Page title="Submissions">
      <Empty
        title="This page is not for your role"
        icon={<EyeOff size={24} aria-hidden />}
        action={
          <Button renderRoot={(props) => <Link to={paths.employeeForm} {...props} />}>
            Open your own questionnaire
          </Button>
        }
      >
        In {companyName}, {whoMay(rolesWith('submission:view'))} can see who has answered, and what. Your own
        answers are in your questionnaire.
      </Empty>
    </Page>
  )
}
