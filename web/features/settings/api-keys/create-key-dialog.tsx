import { Alert, Button, Checkbox, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { apiKeys, keyDays } from '../../../../contract/calls/api-keys.ts'
import {
  apiScopes,
  canGrantScope,
  scopeWords,
  type ApiScope,
} from '../../../../contract/rights/api-scopes.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { failureText, isConnectionFailure } from '../../../core/api/call-error.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useSubmitOnce } from '../../../ui/forms/use-submit-once.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { useRestoreFocus } from '../../../ui/focus/focus.ts'
import { CreatedKey } from './created-key.tsx'
import { say } from '../t.ts'

type Made = { key: string; name: string; scopes: readonly ApiScope[] }

/** Makes a key and shows it, once. */
export const CreateKeyDialog = ({ onClose }: { onClose: () => void }) => {
  useRestoreFocus()
  const [made, setMade] = useState<Made>()
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        made === undefined
          ? say('makeKeyDialog.makeAnApiKey')
          : say('makeKeyDialog.theKey', { name: made.name })
      }
      size="lg"
      // A slip of the finger must not take away what is shown once.
      closeOnClickOutside={made === undefined}
      closeOnEscape={made === undefined}
    >
      {made === undefined ? (
        <KeyForm onMade={setMade} onClose={onClose} />
      ) : (
        <CreatedKey value={made.key} scopes={made.scopes} onClose={onClose} />
      )}
    </Modal>
  )
}

const lasting = [
  ...keyDays.map((days) => ({
    value: String(days),
    label: days === 365 ? say('makeKeyDialog.afterAYear') : say('makeKeyDialog.afterDays', { days }),
  })),
  { value: 'never', label: say('makeKeyDialog.onlyWhenSomebodyRevokesIt') },
]

type Values = { name: string; scopes: ApiScope[]; days: (typeof keyDays)[number] | null }
type FormProps = { onMade: (made: Made) => void; onClose: () => void }

const KeyForm = ({ onMade, onClose }: FormProps) => {
  const { organization } = useMembership()
  const offered = apiScopes.filter((scope) => canGrantScope(organization, scope))
  const form = useForm<Values>({
    initialValues: { name: '', scopes: [], days: 90 },
    validate: schemaResolver(apiKeys.createApiKey.in, { sync: true }),
  })
  const make = useCommand(apiKeys.createApiKey)
  const makeOnce = useSubmitOnce(make)
  const submit = form.onSubmit((given) =>
    makeOnce(given, ({ key, apiKey: { name, scopes } }) => onMade({ key, name, scopes })),
  )
  return (
    <DialogBody
      onSubmit={submit}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say('makeKeyDialog.cancel')}
          </Button>
          <Button type="submit" loading={make.isPending}>
            {say('makeKeyDialog.makeTheKey')}
          </Button>
        </>
      }
    >
      <TextInput
        label={say('makeKeyDialog.name')}
        description={say('makeKeyDialog.whatUsesItSoThat')}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox.Group
        label={say('makeKeyDialog.whatItMayDo')}
        description={say('makeKeyDialog.asLittleAsItNeeds')}
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
          {say('makeKeyDialog.whatYouMayNotDo')}
        </Text>
      )}
      <NativeSelect
        label={say('makeKeyDialog.ends')}
        data={lasting}
        value={String(form.values.days ?? 'never')}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('days', keyDays.find((days) => String(days) === value) ?? null)
        }
      />
      <Text size="sm" c="dimmed">
        {say('makeKeyDialog.itWorksAsYouWherever')}
      </Text>
      {make.isError && (
        <Alert color="red" role="alert">
          {failureText(make.error)}{' '}
          {isConnectionFailure(make.error) && <Text span>{say('makeKeyDialog.ifAKeyIsIn')}</Text>}
        </Alert>
      )}
    </DialogBody>
  )
}
