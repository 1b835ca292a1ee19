import { Button, Stack, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { accounts } from '../../../contract/accounts.ts'
import { DisplayName } from '../../../contract/fields.ts'
import { useCommand } from '../../core/ask.ts'
import { renameUser, useSession } from '../../core/session.ts'
import { notifyDone, notifyFailed } from '../../ui/notify.ts'

/** Changes the display name, by the rules of specification point 5. */
export const ProfileForm = () => {
  const user = useSession()?.user
  const [name, setName] = useState(user?.displayName ?? '')
  const [fault, setFault] = useState<string>()
  const update = useCommand(accounts.updateProfile)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const checked = DisplayName.safeParse(name)
    setFault(checked.error?.issues[0]?.message)
    if (!checked.success) return
    update.mutate(
      { displayName: checked.data },
      {
        onSuccess: (answer) => {
          renameUser(answer.user)
          notifyDone('Your name was changed.')
        },
        onError: (error) => notifyFailed('Your name was not changed', error),
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="flex-start">
        <TextInput
          w="100%"
          label="Display name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={fault}
        />
        <TextInput
          w="100%"
          label="E-mail"
          value={user?.email ?? ''}
          readOnly
          description="You sign in with this address."
        />
        <Button type="submit" disabled={name === user?.displayName} loading={update.isPending}>
          Save name
        </Button>
      </Stack>
    </form>
  )
}
