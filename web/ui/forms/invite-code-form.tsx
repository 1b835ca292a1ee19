import { Button, Group, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { extractInviteCode, isInviteCode } from '../../../contract/shapes/fields.ts'
import { useFocusOnOpen } from '../focus/focus.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/core.json' with { type: 'json' }

type Words = 'iHaveAnInviteCode' | 'anInviteCodeHas16' | 'inviteCode' | 'continue'

type InviteCodeFormProps = {
  /** Says it, where the page is in another language. */
  say?: (key: `inviteCodeForm.${Words}`) => string
  /** Hears of a code in its plain form; whether it exists is not known yet. */
  onCode: (inviteCode: string) => void
  /** Begins with the field, which takes the focus: where a code is what somebody has come for. */
  isOpenAtFirst?: boolean
}

/** "I have an invite code": a button that opens to a field. */
export const InviteCodeForm = ({
  say = (key) => t(texts, key),
  onCode,
  isOpenAtFirst = false,
}: InviteCodeFormProps) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  if (isOpen) return <CodeField say={say} onCode={onCode} />
  return (
    <Button variant="subtle" fullWidth onClick={() => setOpen(true)}>
      {say('inviteCodeForm.iHaveAnInviteCode')}
    </Button>
  )
}

const CodeField = ({ say, onCode }: Required<Pick<InviteCodeFormProps, 'say' | 'onCode'>>) => {
  const [typed, setTyped] = useState('')
  const [isFaulty, setFaulty] = useState(false)
  const field = useFocusOnOpen<HTMLInputElement>()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const inviteCode = extractInviteCode(typed)
    if (isInviteCode(inviteCode)) onCode(inviteCode)
    else setFaulty(true)
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
            setFaulty(false)
          }}
          error={isFaulty && say('inviteCodeForm.anInviteCodeHas16')}
        />
        <Button type="submit" variant="default">
          {say('inviteCodeForm.continue')}
        </Button>
      </Group>
    </form>
  )
}
