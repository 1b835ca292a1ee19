import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type Ref, type SubmitEvent } from 'react'
import { OrganizationName, organizations } from '../../../contract/calls/organizations.ts'
import { callQuery } from '../../core/api/queries.ts'
import { failureText } from '../../core/api/call-error.ts'
import { createOrganization } from '../../core/organization/join-organization.ts'
import { useSubmitOnce } from '../../ui/forms/use-submit-once.ts'
import { paths } from '../../core/navigation/paths.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/organizations.json' with { type: 'json' }

/** Asks for a name, creates the organization, selects it and goes there: to its plan first, where it needs one. */
export const CreateOrganizationForm = ({ field }: { field?: Ref<HTMLInputElement> }) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const create = useMutation({
    mutationFn: (checked: string) => createOrganization(client, checked),
    onSuccess: ({ requiresSubscription }) =>
      requiresSubscription
        ? navigate({ to: paths.onboarding, search: { step: 'plan' } })
        : navigate({ to: paths.home }),
  })
  const createOnce = useSubmitOnce(create)
  // The guard has asked for them; nothing waits for this.
  const list = useQuery({ ...callQuery(organizations.getUserOrganizations, {}), enabled: false })
  const own = list.data?.organizations ?? []
  const isThereAlready = own.some((one) => one.name.toLowerCase() === name.trim().toLowerCase())
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const checked = OrganizationName.safeParse(name)
    setFault(checked.error?.issues[0]?.message)
    if (checked.success) createOnce(checked.data)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t(texts, 'createOrganizationForm.organizationName')}
          description={t(texts, 'createOrganizationForm.usuallyTheNameOfYour')}
          autoComplete="organization"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={fault}
          ref={field}
        />
        {isThereAlready && !create.isPending && (
          <Alert color="yellow">
            {t(texts, 'createOrganizationForm.thereAlready', { name: name.trim() })}
          </Alert>
        )}
        {create.isError && (
          <Alert color="red" role="alert">
            {failureText(create.error)}
          </Alert>
        )}
        <Button type="submit" loading={create.isPending}>
          {t(texts, 'createOrganizationForm.createOrganization')}
        </Button>
      </Stack>
    </form>
  )
}
