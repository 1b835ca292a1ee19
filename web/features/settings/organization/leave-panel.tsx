import { Anchor, Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { members } from '../../../../contract/calls/members.ts'
import { send } from '../../../core/api/call.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { bothNames } from '../../../core/i18n/labels.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { ConfirmByName } from '../../../ui/dialogs/confirm-by-name.tsx'
import { Panel } from '../panel.tsx'
import { useGoToNextOrganization } from './use-next-organization.ts'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** The way out for a member; an owner has to hand the organization over first. */
export const LeavePanel = () => {
  const { organization } = useMembership()
  const [isOpen, { open, close }] = useDisclosure(false)
  const goOn = useGoToNextOrganization()
  const { orgId, name, companyName, role } = organization
  const leave = useMutation({
    mutationFn: async () => {
      await send(members.leaveOrganization, { orgId })
      await goOn(t(texts, 'leavePanel.youHaveLeft', { companyName }))
    },
  })
  if (role === 'owner') {
    return (
      <Panel card="leave" text={t(texts, 'leavePanel.endYourOwnMembership')}>
        <Text size="sm">
          {fill(
            texts,
            'leavePanel.anOrganizationAlwaysHasAn',
            {
              link: (
                <Anchor
                  renderRoot={(props) => (
                    <Link to={paths.settings} search={{ section: 'members' }} {...props} />
                  )}
                >
                  {t(texts, 'leavePanel.members')}
                </Anchor>
              ),
            },
            { companyName },
          )}
        </Text>
      </Panel>
    )
  }
  return (
    <Panel card="leave" text={t(texts, 'leavePanel.endYourOwnMembership')}>
      <Button variant="default" color="red" onClick={open}>
        {t(texts, 'leavePanel.leaveWhich', { companyName })}
      </Button>
      <ConfirmByName
        isOpen={isOpen}
        onClose={close}
        title={t(texts, 'leavePanel.leaveTitle', { companyName: bothNames(organization) })}
        name={name}
        act={t(texts, 'leavePanel.leave')}
        onConfirm={() => leave.mutate()}
        isActing={leave.isPending}
        error={leave.error}
      >
        {t(texts, 'leavePanel.youCanNoLongerOpen', { companyName })}
      </ConfirmByName>
    </Panel>
  )
}
