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
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

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
          ? t(texts, 'makeKeyDialog.makeAnApiKey')
          : t(texts, 'makeKeyDialog.theKey', { name: made.name })
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
    label:
      days === 365 ? t(texts, 'makeKeyDialog.afterAYear') : t(texts, 'makeKeyDialog.afterDays', { days }),
  })),
  { value: 'never', label: t(texts, 'makeKeyDialog.onlyWhenSomebodyRevokesIt') },
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
            {t(texts, 'makeKeyDialog.cancel')}
          </Button>
          <Button type="submit" loading={make.isPending}>
            {t(texts, 'makeKeyDialog.makeTheKey')}
          </Button>
        </>
      }
    >
      <TextInput
        label={t(texts, 'makeKeyDialog.name')}
        description={t(texts, 'makeKeyDialog.whatUsesItSoThat')}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox.Group
        label={t(texts, 'makeKeyDialog.whatItMayDo')}
        description={t(texts, 'makeKeyDialog.asLittleAsItNeeds')}
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
          {t(texts, 'makeKeyDialog.whatYouMayNotDo')}
        </Text>
      )}
      <NativeSelect
        label={t(texts, 'makeKeyDialog.ends')}
        data={lasting}
        value={String(form.values.days ?? 'never')}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('days', keyDays.find((days) => String(days) === value) ?? null)
        }
      />
      <Text size="sm" c="dimmed">
        {t(texts, 'makeKeyDialog.itWorksAsYouWherever')}
      </Text>
      {make.isError && (
        <Alert color="red" role="alert">
          {failureText(make.error)}{' '}
          {isConnectionFailure(make.error) && <Text span>{t(texts, 'makeKeyDialog.ifAKeyIsIn')}</Text>}
        </Alert>
      )}
    </DialogBody>
  )
}
