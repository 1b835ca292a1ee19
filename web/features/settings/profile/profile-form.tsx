import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { accounts, PhoneNumber, PhotoUrl } from '../../../../contract/accounts.ts'
import type { Output } from '../../../../contract/call.ts'
import { DisplayName } from '../../../../contract/fields.ts'
import { useCommand } from '../../../core/ask.ts'
import { CallError, failureText } from '../../../core/call-error.ts'
import { renameUser } from '../../../core/session.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { keepUnsaved, unsavedOf, type TypedProfile } from './unsaved.ts'

export type Profile = Output<typeof accounts.getProfile>['user']

const fields = ['displayName', 'photoURL', 'phoneNumber'] as const
const rules = { displayName: DisplayName, photoURL: PhotoUrl, phoneNumber: PhoneNumber }
type Faults = Partial<Record<keyof TypedProfile, string | undefined>>

const storedOf = ({ displayName, photoURL, phoneNumber }: Profile): TypedProfile => ({
  displayName,
  photoURL: photoURL ?? '',
  phoneNumber: phoneNumber ?? '',
})

/** Photo and phone may be left empty; the rules of specification point 5 hold for the rest. */
const faultOf = (field: keyof TypedProfile, value: string): string | undefined =>
  field !== 'displayName' && value.trim() === ''
    ? undefined
    : rules[field].safeParse(value).error?.issues[0]?.message

const orNone = (value: string): string | null => (value.trim() === '' ? null : value)

/** Changes name, photo and phone. What is typed is kept until it is saved, also where the session ends meanwhile. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const stored = storedOf(profile)
  const [wasInterrupted] = useState(unsavedOf(profile.uid) !== undefined)
  const [typed, setTyped] = useState(unsavedOf(profile.uid) ?? stored)
  const [faults, setFaults] = useState<Faults>({})
  const update = useCommand(accounts.updateProfile)
  const isChanged = fields.some((field) => typed[field] !== stored[field])

  const become = (next: TypedProfile) => {
    setTyped(next)
    keepUnsaved(profile.uid, fields.some((field) => next[field] !== stored[field]) ? next : undefined)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found: Faults = Object.fromEntries(fields.map((field) => [field, faultOf(field, typed[field])]))
    setFaults(found)
    const wrong = fields.find((field) => found[field] !== undefined)
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    update.mutate(
      {
        displayName: typed.displayName,
        photoURL: orNone(typed.photoURL),
        phoneNumber: orNone(typed.phoneNumber),
      },
      {
        onSuccess: ({ user, photoURL, phoneNumber }) => {
          setTyped({
            displayName: user.displayName,
            photoURL: photoURL ?? '',
            phoneNumber: phoneNumber ?? '',
          })
          keepUnsaved(profile.uid, undefined)
          renameUser(user)
          notifyDone('Your profile was changed.')
        },
        onError: (error) =>
          setFaults(Object.fromEntries(fields.map((field) => [field, error.detailOf(field)]))),
      },
    )
  }
  const field = (name: keyof TypedProfile) => ({
    name,
    w: '100%',
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      become({ ...typed, [name]: event.currentTarget.value })
      setFaults({ ...faults, [name]: undefined })
    },
    error: faults[name],
  })
  const isTold = update.error instanceof CallError && update.error.details.length > 0
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="flex-start">
        {wasInterrupted && isChanged && (
          <Alert color="yellow" w="100%">
            What you had typed here before is back. It is not saved yet.
          </Alert>
        )}
        <TextInput label="Display name" autoComplete="name" required {...field('displayName')} />
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          description="10 to 15 digits; a plus in front is fine. Leave it empty to give none."
          {...field('phoneNumber')}
        />
        <TextInput
          label="Photo address"
          type="url"
          description="A link to a picture of you, beginning with https://. Leave it empty to give none."
          {...field('photoURL')}
        />
        {update.error !== null && !isTold && (
          <Alert color="red" w="100%" title="Your profile was not changed">
            {failureText(update.error)}
          </Alert>
        )}
        <Group gap="xs">
          <Button type="submit" disabled={!isChanged} loading={update.isPending}>
            Save profile
          </Button>
          {isChanged && (
            <Button
              variant="default"
              disabled={update.isPending}
              onClick={() => {
                become(stored)
                setFaults({})
              }}
            >
              Discard changes
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
