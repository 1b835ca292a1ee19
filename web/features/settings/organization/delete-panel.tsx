import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { canSubscribe } from '../../../../contract/billing.ts'
import { members } from '../../../../contract/members.ts'
import { send } from '../../../core/call.ts'
import { useMembership } from '../../../core/membership.tsx'
import { peopleCount } from '../../../core/words.ts'
import { ConfirmByName } from '../../../ui/confirm-by-name.tsx'
import { Panel } from '../panel.tsx'
import { useGoOnElsewhere } from './go-on-elsewhere.ts'

/** Deletes the organization with all that it holds; says what that is, and asks for the name. */
export const DeletePanel = () => {
  const { organization, data } = useMembership()
  const [isOpen, { open, close }] = useDisclosure(false)
  const goOn = useGoOnElsewhere()
  const { name, companyName } = organization
  const remove = useMutation({
    mutationFn: async () => {
      await send(members.deleteOrganization, { name })
      await goOn(`${companyName} was deleted.`)
    },
  })
  const { employees, submissions } = data.usage
  const { status } = data.subscription
  const hasSubscription = status !== 'not_required' && !canSubscribe(status)
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
        onConfirm={() => remove.mutate()}
        isActing={remove.isPending}
        error={remove.error}
      >
        This deletes {peopleCount(employees)}, {submissions.toLocaleString()} submitted{' '}
        {submissions === 1 ? 'questionnaire' : 'questionnaires'}, every report, the action plan, the cycles,
        the logo, every conversation in the chat, every invitation link and every membership.
        {hasSubscription && ' The subscription ends at once.'} Accounts stay: people can sign in as before and
        open their other organizations. Nobody can bring it back.
      </ConfirmByName>
    </Panel>
  )
}
