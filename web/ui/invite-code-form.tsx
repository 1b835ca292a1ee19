import { Button, Group, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { inviteCodeIn, isInviteCode } from '../../contract/fields.ts'
import { useFocusOnOpen } from './focus.ts'
import { say } from '../core/say.ts'

type InviteCodeFormProps = {
  /** Hears of a code in its plain form; whether it exists is not known yet. */
  onCode: (inviteCode: string) => void
  /** Begins with the field, which takes the focus: where a code is what somebody has come for. */
  isOpenAtFirst?: boolean
}

/** "I have an invite code": a button that opens to a field. */
export const InviteCodeForm = ({ onCode, isOpenAtFirst = false }: InviteCodeFormProps) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  if (isOpen) return <CodeField onCode={onCode} />
  return (
    <Button variant="subtle" fullWidth onClick={() => setOpen(true)}>
      {say('inviteCodeForm.iHaveAnInviteCode')}
    </Button>
  )
}

const CodeField = ({ onCode }: Pick<InviteCodeFormProps, 'onCode'>) => {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const field = useFocusOnOpen<HTMLInputElement>()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const inviteCode = inviteCodeIn(typed)
    if (isInviteCode(inviteCode)) onCode(inviteCode)
    else setFault(say('inviteCodeForm.anInviteCodeHas16'))
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-start" gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label={say('inviteCodeForm.inviteCode')}
          placeholder={say('inviteCodeForm.inviteCode')}
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
          {say('inviteCodeForm.continue')}
        </Button>
      </Group>
    </form>
  )
}
