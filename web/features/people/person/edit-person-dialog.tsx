import { Alert, Button, Modal, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { CallError, failureText } from '../../../core/api/call-error.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { useRestoreFocus } from '../../../ui/focus/focus.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { NameConflict } from '../invite/name-conflict.tsx'
import { DepartmentField } from './department-field.tsx'
import type { PersonRow } from '../list/person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

const EmployeeData = people.upsertEmployee.in.shape.employeeData

type Props = { row: PersonRow | undefined; onClose: () => void }

/** Edits a person's data. */
export const EditDialog = ({ row, onClose }: Props) =>
  row === undefined ? null : <Edit key={row.id} row={row} onClose={onClose} />

const Edit = ({ row, onClose }: { row: PersonRow; onClose: () => void }) => {
  useRestoreFocus()
  return (
    <Modal opened onClose={onClose} title={t(texts, 'editDialog.title', { name: row.name })}>
      <PersonForm row={row} onClose={onClose} />
    </Modal>
  )
}

const PersonForm = ({ row, onClose }: { row: PersonRow; onClose: () => void }) => {
  const { id, name, email, role, department, invitation } = row
  const save = useCommand(people.upsertEmployee)
  const form = useForm({
    initialValues: { name, email, role, department },
    validate: schemaResolver(EmployeeData, { sync: true }),
    // An edit clears the error of the refused values. A pending save continues, and its answer is awaited.
    onValuesChange: () => {
      if (save.isError) save.reset()
    },
  })
  const endsInvitation =
    invitation?.state === 'pending' && form.values.email.trim().toLowerCase() !== email.toLowerCase()
  const send = (given: typeof form.values, more: { replaceName?: true } = {}) =>
    save.mutate(
      { employeeData: { id, ...given, ...more } },
      {
        onSuccess: ({ employee }) => {
          notifyDone(t(texts, 'editDialog.saved', { name: employee.name }))
          onClose()
        },
        onError: (error) => {
          if (!(error instanceof CallError)) return
          const faults = error.details.map(({ path, message }) => [
            path.replace('employeeData.', ''),
            message,
          ])
          form.setErrors(Object.fromEntries(faults))
        },
      },
    )
  const submit = form.onSubmit((given) => send(given))
  const isOfAnother =
    save.error instanceof CallError &&
    save.error.details.some(({ path }) => path === 'employeeData.replaceName')
  return (
    <DialogBody
      onSubmit={submit}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(texts, 'editDialog.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t(texts, 'editDialog.save')}
          </Button>
        </>
      }
    >
      <TextInput
        label={t(texts, 'editDialog.name')}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t(texts, 'editDialog.email')}
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
        description={endsInvitation ? t(texts, 'editDialog.invitationEnds') : undefined}
      />
      <TextInput
        label={t(texts, 'editDialog.jobTitle')}
        description={t(texts, 'editDialog.withoutJobTitle')}
        autoComplete="off"
        {...form.getInputProps('role')}
      />
      <DepartmentField
        label={t(texts, 'editDialog.department')}
        description={t(texts, 'editDialog.withoutDepartment')}
        {...form.getInputProps('department')}
      />
      {save.isError && (
        <Alert color="red" role="alert">
          {failureText(save.error)}
          {isOfAnother && (
            <NameConflict
              email={form.values.email}
              name={form.values.name}
              former={name}
              onKeep={(kept) => {
                form.setFieldValue('name', kept)
                send({ ...form.values, name: kept })
              }}
              onChange={() => send(form.values, { replaceName: true })}
            />
          )}
        </Alert>
      )}
    </DialogBody>
  )
}
