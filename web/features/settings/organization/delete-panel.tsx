import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { canSubscribe } from '../../../../contract/billing.ts'
import { members } from '../../../../contract/members.ts'
import { useCommand } from '../../../core/ask.ts'
import { useMembership } from '../../../core/membership.tsx'
import { selectOrganization } from '../../../core/organization.ts'
import { peopleCount } from '../../../core/words.ts'
import { ConfirmByName } from '../../../ui/confirm-by-name.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../panel.tsx'

/** Deletes the organization with all that it holds; says what that is, and asks for the name. */
export const DeletePanel = () => {
  const { organization, data } = useMembership()
  const [isOpen, { open, close }] = useDisclosure(false)
  const remove = useCommand(members.deleteOrganization)
  const { name, companyName } = organization
  const { employees, submissions } = data.usage
  const { status } = data.subscription
  const hasSubscription = status !== 'not_required' && !canSubscribe(status)
  const confirm = () =>
    remove.mutate(
      { name },
      {
        onSuccess: () => {
          notifyDone(`${companyName} was deleted.`)
          selectOrganization(null)
        },
      },
    )
  return (
    <Panel title="Delete" text="For good, for everybody. There is no way back.">
      <Button color="red" variant="outline" onClick={open}>
        Delete {companyName}
      </Button>
      <ConfirmByName
        isOpen={isOpen}
        onClose={close}
        title={`Delete ${companyName}?`}
        name={name}
        act="Delete organization"
        onConfirm={confirm}
        isActing={remove.isPending}
        error={remove.error}
      >
        This deletes {peopleCount(employees)}, {submissions.toLocaleString()} submitted{' '}
        {submissions === 1 ? 'questionnaire' : 'questionnaires'}, every report, every invitation link and
        every membership.{hasSubscription && ' The subscription ends at once.'} Accounts stay: people can sign
        in as before and open their other organizations. Nobody can bring it back.
      </ConfirmByName>
    </Panel>
  )
}
