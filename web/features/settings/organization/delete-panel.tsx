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
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** Deletes the organization with all that it holds; says what that is, and asks for the name. */
export const DeletePanel = () => {
  const { organization, data } = useMembership()
  const [isOpen, { open, close }] = useDisclosure(false)
  const goOn = useGoToNextOrganization()
  const { name, companyName } = organization
  const remove = useMutation({
    mutationFn: async () => {
      await send(members.deleteOrganization, { name })
      await goOn(t(texts, 'deletePanel.wasDeleted', { companyName }))
    },
  })
  const { employees, submissions } = data.usage
  const { status } = data.subscription
  const hasSubscription = status !== 'not_required' && !canSubscribe(status)
  return (
    <StoredPanel card="delete" text={t(texts, 'deletePanel.forGoodForEverybodyThere')}>
      <Button color="red" variant="outline" onClick={open}>
        {t(texts, 'deletePanel.deleteWhich', { companyName })}
      </Button>
      <ConfirmByName
        isOpen={isOpen}
        onClose={close}
        title={t(texts, 'deletePanel.deleteTitle', { companyName: bothNames(organization) })}
        name={name}
        act={t(texts, 'deletePanel.deleteOrganization')}
        onConfirm={() => remove.mutate()}
        isActing={remove.isPending}
        error={remove.error}
      >
        {[
          t(texts, 'deletePanel.whatGoes', {
            count: submissions,
            people: peopleCount(employees),
            number: englishNumber(submissions),
          }),
          hasSubscription && t(texts, 'deletePanel.theSubscriptionEndsAtOnce'),
          t(texts, 'deletePanel.accountsStay'),
        ]
          .filter(Boolean)
          .join(' ')}
      </ConfirmByName>
    </StoredPanel>
  )
}
