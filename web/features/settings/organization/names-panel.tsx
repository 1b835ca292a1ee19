import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { z } from 'zod'
import { CompanyName, OrganizationName, organizations } from '../../../../contract/organizations.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText } from '../../../core/call-error.ts'
import { useMembership } from '../../../core/membership.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../panel.tsx'

const Names = z.object({ name: OrganizationName, companyName: CompanyName })

/** Changes what the organization and its company are called. */
export const NamesPanel = () => {
  const { organization } = useMembership()
  const update = useCommand(organizations.updateOrgData)
  const form = useForm({
    initialValues: { name: organization.name, companyName: organization.companyName },
    validate: schemaResolver(Names, { sync: true }),
  })
  const save = form.onSubmit((typed) => {
    update.mutate(
      { data: Names.parse(typed) },
      {
        onSuccess: ({ org }) => {
          const saved = { name: org.name, companyName: org.companyName }
          form.setInitialValues(saved)
          form.setValues(saved)
          notifyDone('The names were saved.')
        },
      },
    )
  })
  return (
    <Panel
      title="Names"
      text="The company’s name stands in the menu, in invitations, mails and reports. The organization’s own name tells two organizations of one company apart."
    >
      <form onSubmit={save} noValidate>
        <Stack align="flex-start">
          <TextInput w="100%" label="Organization name" autoComplete="off" {...form.getInputProps('name')} />
          <TextInput
            w="100%"
            label="Company name"
            autoComplete="organization"
            {...form.getInputProps('companyName')}
          />
          {update.isError && (
            <Alert color="red" role="alert" w="100%">
              {failureText(update.error)}
            </Alert>
          )}
          <Button type="submit" disabled={!form.isDirty()} loading={update.isPending}>
            Save names
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
