import { Alert, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useState, type ClipboardEvent, type SubmitEvent } from 'react'
import { plainToken } from '../../../../insights/text/plain-text.ts'
import { Location, organizations } from '../../../../contract/calls/organizations.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { CallError, failureText } from '../../../core/api/call-error.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { StoredPanel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

const fields = ['latitude', 'longitude'] as const
type Field = (typeof fields)[number]
type Typed = Record<Field, string>

const nowhere: Typed = { latitude: '', longitude: '' }

/** Numbers in digits of any script, with the decimal sign and the comma of Arabic. */
const plainNumbers = (text: string): string => plainToken(text).replaceAll('٫', '.').replaceAll('،', ',')

/** The number that was typed, with a point or a comma; undefined where nothing was. */
const numberIn = (text: string): number | undefined => {
  const plain = plainNumbers(text).replace(',', '.')
  return plain === '' ? undefined : /^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** Both at once, as maps give them: "52.5163, 13.3777". */
const pairIn = (text: string): Typed | undefined => {
  const [, latitude, longitude] =
    /^\s*([+-]?\d+(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)\s*$/.exec(plainNumbers(text)) ?? []
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** Where the organization is, in degrees that exist (specification point 9); optional. */
export const LocationPanel = () => {
  const { location } = useMembership().data.settings
  const stored: Typed =
    location === null
      ? nowhere
      : { latitude: String(location.latitude), longitude: String(location.longitude) }
  const [edits, setEdits] = useState<Partial<Typed>>({})
  const [faults, setFaults] = useState<Partial<Record<Field, string | undefined>>>({})
  const update = useCommand(organizations.updateOrgData)
  const typed = { ...stored, ...edits }
  const isChanged = fields.some((field) => typed[field].trim() !== stored[field])

  const save = (given: Typed, form?: HTMLFormElement) => {
    const isNone = fields.every((field) => given[field].trim() === '')
    const read = Location.safeParse({
      latitude: numberIn(given.latitude),
      longitude: numberIn(given.longitude),
    })
    const issueOf = (field: Field) => read.error?.issues.find(({ path }) => path[0] === field)?.message
    const found = isNone ? {} : { latitude: issueOf('latitude'), longitude: issueOf('longitude') }
    setFaults(found)
    const wrong = isNone ? undefined : fields.find((field) => issueOf(field) !== undefined)
    if (wrong !== undefined) return form?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    update.mutate(
      { data: { settings: { location: read.data ?? null } } },
      {
        onSuccess: () => {
          setEdits({})
          notifyDone(
            isNone
              ? t(texts, 'locationPanel.theLocationWasRemoved')
              : t(texts, 'locationPanel.theLocationWasSaved'),
          )
        },
        onError: (error) =>
          setFaults(
            Object.fromEntries(
              fields.map((field) => [field, error.detailOf(`data.settings.location.${field}`)]),
            ),
          ),
      },
    )
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save(typed, event.currentTarget instanceof HTMLFormElement ? event.currentTarget : undefined)
  }
  const paste = (event: ClipboardEvent) => {
    const pair = pairIn(event.clipboardData.getData('text'))
    if (pair === undefined) return
    event.preventDefault()
    setEdits(pair)
    setFaults({})
  }
  const field = (name: Field) => ({
    name,
    autoComplete: 'off',
    value: typed[name],
    error: faults[name],
    onPaste: paste,
    onChange: (event: { currentTarget: { value: string } }) => {
      setEdits({ ...edits, [name]: event.currentTarget.value })
      setFaults({ ...faults, [name]: undefined })
    },
  })
  const isTold = update.error instanceof CallError && update.error.details.length > 0
  return (
    <StoredPanel card="location" text={t(texts, 'locationPanel.optionalWhereTheOrganizationIs')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label={t(texts, 'locationPanel.latitude')}
              description={t(texts, 'locationPanel.n90To90NorthIs')}
              {...field('latitude')}
            />
            <TextInput
              label={t(texts, 'locationPanel.longitude')}
              description={t(texts, 'locationPanel.n180To180EastIs')}
              {...field('longitude')}
            />
          </SimpleGrid>
          {update.isError && !isTold && (
            <Alert color="red" role="alert">
              {failureText(update.error)}
            </Alert>
          )}
          <Group gap="xs">
            <Button type="submit" disabled={!isChanged} loading={update.isPending}>
              {t(texts, 'locationPanel.saveLocation')}
            </Button>
            {location !== null && (
              <Button variant="default" disabled={update.isPending} onClick={() => save(nowhere)}>
                {t(texts, 'locationPanel.removeLocation')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </StoredPanel>
  )
}
