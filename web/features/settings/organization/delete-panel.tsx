import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { canSubscribe } from '../../../../contract/calls/billing.ts'
import { members } from '../../../../contract/calls/members.ts'
import { send } from '../../../core/api/call.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { bothNames, peopleCount } from '../../../core/i18n/labels.ts'
import { ConfirmByName } from '../../../ui/dialogs/confirm-by-name.tsx'
import { StoredPanel } from '../panel.tsx'
import { useGoToNextOrganization } from './use-next-organization.ts'
import { say } from '../t.ts'

/** Deletes the organization with all that it holds; says what that is, and asks for the name. */
export const DeletePanel = () => {
  const { organization, data } = useMembership()
  const [isOpen, { open, close }] = useDisclosure(false)
  const goOn = useGoToNextOrganization()
  const { name, companyName } = organization
  const remove = useMutation({
    mutationFn: async () => {
      await send(members.deleteOrganization, { name })
      await goOn(say('deletePanel.wasDeleted', { companyName }))
    },
  })
  const { employees, submissions } = data.usage
  const { status } = data.subscription
  const hasSubscription = status !== 'not_required' && !canSubscribe(status)
  return (
    <StoredPanel card="delete" text={say('deletePanel.forGoodForEverybodyThere')}>
      <Button color="red" variant="outline" onClick={open}>
        {say('deletePanel.deleteWhich', { companyName })}
      </Button>
      <ConfirmByName
        isOpen={isOpen}
        onClose={close}
        title={say('deletePanel.deleteTitle', { companyName: bothNames(organization) })}
        name={name}
        act={say('deletePanel.deleteOrganization')}
        onConfirm={() => remove.mutate()}
        isActing={remove.isPending}
        error={remove.error}
      >
        {[
          say('deletePanel.whatGoes', {
            count: submissions,
            people: peopleCount(employees),
            number: englishNumber(submissions),
          }),
          hasSubscription && say('deletePanel.theSubscriptionEndsAtOnce'),
          say('deletePanel.accountsStay'),
        ]
          .filter(Boolean)
          .join(' ')}
      </ConfirmByName>
    </StoredPanel>
  )
}
