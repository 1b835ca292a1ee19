import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { accounts, PhoneNumber, PhotoUrl } from '../../../../contract/calls/accounts.ts'
import type { Output } from '../../../../contract/http/call.ts'
import { DisplayName } from '../../../../contract/shapes/fields.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { CallError, failureText } from '../../../core/api/call-error.ts'
import { renameUser } from '../../../core/session/session.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { storeUnsavedProfile, readUnsavedProfile, type TypedProfile } from './unsaved-profile.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

export type Profile = Output<typeof accounts.getProfile>['user']

const fields = ['displayName', 'photoURL', 'phoneNumber'] as const
const rules = { displayName: DisplayName, photoURL: PhotoUrl, phoneNumber: PhoneNumber }
type Faults = Partial<Record<keyof TypedProfile, string | undefined>>

const storedOf = ({ displayName, photoURL, phoneNumber }: Profile): TypedProfile => ({
  displayName,
  photoURL: photoURL ?? '',
  phoneNumber: phoneNumber ?? '',
})

/** Photo and phone may be empty; everything else is checked as the server checks it (specification point 5). */
const faultOf = (field: keyof TypedProfile, value: string): string | undefined =>
  field !== 'displayName' && value.trim() === ''
    ? undefined
    : rules[field].safeParse(value).error?.issues[0]?.message

const orNone = (value: string): string | null => (value.trim() === '' ? null : value)

/** Changes name, photo and phone. Input is kept until it is saved, even if the session ends. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const stored = storedOf(profile)
  const [kept] = useState(readUnsavedProfile(profile.uid))
  // The edits over the stored values: a field that another tab changes is not changed back.
  const [edits, setEdits] = useState<Partial<TypedProfile>>(kept ?? {})
  const [faults, setFaults] = useState<Faults>({})
  const update = useCommand(accounts.updateProfile)
  const typed = { ...stored, ...edits }
  const changed = fields.filter((field) => typed[field] !== stored[field])
  const isChanged = changed.length > 0

  const become = (next: Partial<TypedProfile>) => {
    setEdits(next)
    storeUnsavedProfile(profile.uid, next)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found: Faults = Object.fromEntries(changed.map((field) => [field, faultOf(field, typed[field])]))
    setFaults(found)
    const wrong = fields.find((field) => found[field] !== undefined)
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    update.mutate(
      {
        ...(changed.includes('displayName') && { displayName: typed.displayName }),
        ...(changed.includes('photoURL') && { photoURL: orNone(typed.photoURL) }),
        ...(changed.includes('phoneNumber') && { phoneNumber: orNone(typed.phoneNumber) }),
      },
      {
        onSuccess: ({ user }) => {
          become({})
          renameUser(user)
          notifyDone(t(texts, 'profileForm.yourProfileWasChanged'))
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
      become({ ...edits, [name]: event.currentTarget.value })
      setFaults({ ...faults, [name]: undefined })
    },
    error: faults[name],
  })
  const isTold = update.error instanceof CallError && update.error.details.length > 0
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="flex-start">
        {kept !== undefined && isChanged && (
          <Alert color="yellow" w="100%">
            {t(texts, 'profileForm.whatYouHadTypedHere')}
          </Alert>
        )}
        <TextInput
          label={t(texts, 'profileForm.displayName')}
          autoComplete="name"
          required
          {...field('displayName')}
        />
        <TextInput
          label={t(texts, 'profileForm.phone')}
          type="tel"
          autoComplete="tel"
          description={t(texts, 'profileForm.n10To15DigitsA')}
          {...field('phoneNumber')}
        />
        <TextInput
          label={t(texts, 'profileForm.photoAddress')}
          type="url"
          description={t(texts, 'profileForm.aLinkToAPicture')}
          {...field('photoURL')}
        />
        {update.error !== null && !isTold && (
          <Alert color="red" w="100%" title={t(texts, 'profileForm.yourProfileWasNotChanged')}>
            {failureText(update.error)}
          </Alert>
        )}
        <Group gap="xs">
          <Button type="submit" disabled={!isChanged} loading={update.isPending}>
            {t(texts, 'profileForm.saveProfile')}
          </Button>
          {isChanged && (
            <Button
              variant="default"
              disabled={update.isPending}
              onClick={() => {
                become({})
                setFaults({})
              }}
            >
              {t(texts, 'profileForm.discardChanges')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
