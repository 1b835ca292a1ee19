import { Alert, Button, Checkbox, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { apiKeys, keyDays, keyLimits } from '../../../../contract/api-keys.ts'
import { apiScopes, canGiveScope, scopeWords, type ApiScope } from '../../../../contract/api-scopes.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText, isConnectionFailure } from '../../../core/call-error.ts'
import { useMembership } from '../../../core/membership.tsx'
import { DialogBody } from '../../../ui/dialog-body.tsx'
import { useFocusBack } from '../../../ui/focus.ts'
import { NewKey } from './new-key.tsx'

/** Makes a key and shows it, once. */
export const MakeKeyDialog = ({ onClose }: { onClose: () => void }) => {
  useFocusBack()
  const [made, setMade] = useState<{ key: string; name: string }>()
  return (
    <Modal
      opened
      onClose={onClose}
      title={made === undefined ? 'Make an API key' : `The key ${made.name}`}
      size="lg"
      // A slip of the finger must not take away what is shown once.
      closeOnClickOutside={made === undefined}
      closeOnEscape={made === undefined}
    >
      {made === undefined ? (
        <KeyForm onMade={setMade} onClose={onClose} />
      ) : (
        <NewKey value={made.key} onClose={onClose} />
      )}
    </Modal>
  )
}

const lasting = [
  ...keyDays.map((days) => ({
    value: String(days),
    label: days === 365 ? 'After a year' : `After ${days} days`,
  })),
  { value: 'never', label: 'Only when somebody revokes it' },
]

type Values = { name: string; scopes: ApiScope[]; days: (typeof keyDays)[number] | null }
type FormProps = { onMade: (made: { key: string; name: string }) => void; onClose: () => void }

const KeyForm = ({ onMade, onClose }: FormProps) => {
  const { organization } = useMembership()
  const offered = apiScopes.filter((scope) => canGiveScope(organization, scope))
  const form = useForm<Values>({
    initialValues: { name: '', scopes: [], days: 90 },
    validate: schemaResolver(apiKeys.createApiKey.in, { sync: true }),
  })
  const make = useCommand(apiKeys.createApiKey)
  const submit = form.onSubmit((given) =>
    make.mutate(given, { onSuccess: ({ key, apiKey: { name } }) => onMade({ key, name }) }),
  )
  return (
    <DialogBody
      onSubmit={submit}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={make.isPending}>
            Make the key
          </Button>
        </>
      }
    >
      <TextInput
        label="Name"
        description="What uses it, so that everybody knows what stops when it is revoked."
        autoComplete="off"
        data-autofocus
        maxLength={keyLimits.nameMax}
        {...form.getInputProps('name')}
      />
      <Checkbox.Group
        label="What it may do"
        description="As little as it needs."
        {...form.getInputProps('scopes')}
      >
        <Stack gap="xs" mt="xs">
          {offered.map((scope) => (
            <Checkbox key={scope} value={scope} label={scopeWords[scope]} description={scope} />
          ))}
        </Stack>
      </Checkbox.Group>
      {offered.length < apiScopes.length && (
        <Text size="sm" c="dimmed">
          What you may not do yourself is not offered.
        </Text>
      )}
      <NativeSelect
        label="Ends"
        data={lasting}
        value={String(form.values.days ?? 'never')}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('days', keyDays.find((days) => String(days) === value) ?? null)
        }
      />
      <Text size="sm" c="dimmed">
        It works as you, wherever it is used: everything done with it is in the audit log under your name and
        the key’s. No key releases a report, changes roles or settings, or deletes anything.
      </Text>
      {make.isError && (
        <Alert color="red" role="alert">
          {failureText(make.error)}{' '}
          {isConnectionFailure(make.error) && (
            <Text span>If a key is in the list all the same, revoke it and make another.</Text>
          )}
        </Alert>
      )}
    </DialogBody>
  )
}
