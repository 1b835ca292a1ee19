import { Anchor, Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { members } from '../../../../contract/members.ts'
import { useCommand } from '../../../core/ask.ts'
import { useMembership } from '../../../core/membership.tsx'
import { selectOrganization } from '../../../core/organization.ts'
import { paths } from '../../../paths.ts'
import { ConfirmByName } from '../../../ui/confirm-by-name.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../panel.tsx'

/** The way out for a member; an owner has to hand the organization over first. */
export const LeavePanel = () => {
  const { organization } = useMembership()
  const [isOpen, { open, close }] = useDisclosure(false)
  const leave = useCommand(members.leaveOrganization)
  const { orgId, name, companyName, role } = organization
  if (role === 'owner') {
    return (
      <Panel title="Leave" text="End your own membership.">
        <Text size="sm">
          An organization always has an owner. To leave {companyName}, transfer the ownership to another
          member first, in{' '}
          <Anchor
            renderRoot={(props) => <Link to={paths.settings} search={{ section: 'members' }} {...props} />}
          >
            Members
          </Anchor>
          .
        </Text>
      </Panel>
    )
  }
  const confirm = () =>
    leave.mutate(
      { orgId },
      {
        onSuccess: () => {
          notifyDone(`You have left ${companyName}.`)
          selectOrganization(null)
        },
      },
    )
  return (
    <Panel title="Leave" text="End your own membership.">
      <Button variant="default" color="red" onClick={open}>
        Leave {companyName}
      </Button>
      <ConfirmByName
        isOpen={isOpen}
        onClose={close}
        title={`Leave ${companyName}?`}
        name={name}
        act="Leave"
        onConfirm={confirm}
        isActing={leave.isPending}
        error={leave.error}
      >
        You can no longer open {companyName}, from the next click on. What you answered and the report about
        you stay with the organization. To come back you need a new invitation.
      </ConfirmByName>
    </Panel>
  )
}
