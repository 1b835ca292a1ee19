import { Button, Group, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { isInviteCode, plainInviteCode } from '../../../contract/fields.ts'
import { paths } from '../../paths.ts'
import { useFocusOnOpen } from '../../ui/focus.ts'

/** "I have an invite code": opens to a field, which leads to the greeting of that invitation. */
export const InviteCodeForm = () => {
  const [isOpen, setOpen] = useState(false)

  if (isOpen) return <CodeField />
  return (
    <Button variant="subtle" fullWidth onClick={() => setOpen(true)}>
      I have an invite code
    </Button>
  )
}

const CodeField = () => {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const navigate = useNavigate()
  const field = useFocusOnOpen<HTMLInputElement>()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const inviteCode = plainInviteCode(typed)
    if (isInviteCode(inviteCode)) void navigate({ to: paths.loginWithCode, params: { inviteCode } })
    else setFault('An invite code has 16 letters and digits. You find it in your invitation e-mail.')
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-start" gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label="Invite code"
          placeholder="Invite code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          ref={field}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setFault(undefined)
          }}
          error={fault}
        />
        <Button type="submit" variant="default">
          Continue
        </Button>
      </Group>
    </form>
  )
}
