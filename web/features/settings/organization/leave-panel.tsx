import { Anchor, Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { members } from '../../../../contract/members.ts'
import { send } from '../../../core/call.ts'
import { useMembership } from '../../../core/membership.tsx'
import { paths } from '../../../paths.ts'
import { ConfirmByName } from '../../../ui/confirm-by-name.tsx'
import { Panel } from '../panel.tsx'
import { useGoOnElsewhere } from './go-on-elsewhere.ts'

/** The way out for a member; an owner has to hand the organization over first. */
export const LeavePanel = () => {
  const { organization } = useMembership()
  const [isOpen, { open, close }] = useDisclosure(false)
  const goOn = useGoOnElsewhere()
  const { orgId, name, companyName, role } = organization
  const leave = useMutation({
    mutationFn: async () => {
      await send(members.leaveOrganization, { orgId })
      await goOn(`You have left ${companyName}.`)
    },
  })
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
        onConfirm={() => leave.mutate()}
        isActing={leave.isPending}
        error={leave.error}
      >
        You can no longer open {companyName}, from the next click on. What you answered and the report about
        you stay with the organization; your conversations in its chat are deleted. To come back you need a
        new invitation.
      </ConfirmByName>
    </Panel>
  )
}
