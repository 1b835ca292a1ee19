import { Alert, NativeSelect, Stack, Text } from '@mantine/core'
import type { Column, ColumnMeaning } from '../list-parser/list-columns.ts'
import { mayNameSomebody } from '../list-parser/list-table.ts'
import type { InviteList } from '../list-parser/parse-invites.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** How each column of a list was understood, and a question for each that is not known. */

const meaningWords: Record<ColumnMeaning, string> = {
  name: t(texts, 'inviteColumns.name'),
  firstName: t(texts, 'inviteColumns.firstName'),
  lastName: t(texts, 'inviteColumns.lastName'),
  email: t(texts, 'inviteColumns.email'),
  role: t(texts, 'inviteColumns.role'),
  department: t(texts, 'inviteColumns.department'),
  language: t(texts, 'inviteColumns.language'),
  membershipRole: t(texts, 'inviteColumns.membershipRole'),
  leftOut: t(texts, 'inviteColumns.leftOut'),
}

/** What somebody may choose; an e-mail only where there are addresses. */
const offered = ['name', 'firstName', 'lastName', 'role', 'department', 'leftOut'] as const
const offeredWithEmail = ['email', ...offered] as const

const titleOf = ({ heading, index }: Column): string =>
  heading === '' ? t(texts, 'inviteColumns.column', { number: index + 1 }) : heading

const rowsShown = 3

export const InviteColumns = ({
  list: { columns, above },
  onChoose,
}: {
  list: InviteList
  onChoose: (key: string, meaning: ColumnMeaning) => void
}) => {
  const read = columns.filter(({ meaning }) => meaning !== null && meaning !== 'leftOut')
  const leftOut = columns.filter(({ meaning }) => meaning === 'leftOut').map(titleOf)
  const asked = columns.filter(({ isAsked }) => isAsked)
  return (
    <>
      {asked.length > 0 && (
        <Alert color="yellow" title={t(texts, 'inviteColumns.title', { count: asked.length })}>
          <Stack gap="xs">
            <Text size="sm">{t(texts, 'inviteColumns.chooseFirst')}</Text>
            {asked.map((column) => (
              <ColumnChoice key={column.key} column={column} onChoose={onChoose} />
            ))}
          </Stack>
        </Alert>
      )}
      {read.length > 0 && (
        <Text size="sm" c="dimmed">
          {t(texts, 'inviteColumns.readAs', { columns: read.map(wordsOf).join(', ') })}
        </Text>
      )}
      {leftOut.length > 0 && (
        <Text size="sm" c="dimmed">
          {t(texts, 'invitePreview.columnsNotRead', { count: leftOut.length, columns: leftOut.join(', ') })}
        </Text>
      )}
      <RowsAbove rows={above} />
    </>
  )
}

/** Nobody is read from rows above the headings, so each that holds an address is named. */
const RowsAbove = ({ rows }: { rows: InviteList['above'] }) => {
  if (rows.length === 0) return null
  const withAddress = rows.filter(({ text }) => mayNameSomebody(text))
  const named = withAddress.length > 0 ? withAddress : rows.slice(0, rowsShown)
  const words = t(texts, 'inviteColumns.above', {
    count: rows.length,
    rows: named.map(({ text }) => `“${text.slice(0, 120)}”`).join(', '),
  })
  return withAddress.length > 0 ? (
    <Alert color="yellow">
      {words}. {t(texts, 'inviteColumns.moveBelow')}
    </Alert>
  ) : (
    <Text size="sm" c="dimmed">
      {words}
    </Text>
  )
}

const wordsOf = (column: Column): string =>
  t(texts, 'inviteColumns.oneReadAs', {
    column: titleOf(column),
    meaning: column.meaning === null ? '' : meaningWords[column.meaning],
  })

type ChoiceProps = { column: Column; onChoose: (key: string, meaning: ColumnMeaning) => void }

const ColumnChoice = ({ column, onChoose }: ChoiceProps) => {
  const options = column.hasAddresses ? offeredWithEmail : offered
  const label = titleOf(column)
  return (
    <NativeSelect
      label={
        column.samples.length === 0
          ? label
          : t(texts, 'inviteColumns.withSamples', { column: label, samples: column.samples.join(', ') })
      }
      value={column.meaning ?? ''}
      onChange={(event) => {
        const meaning = options.find((one) => one === event.currentTarget.value)
        if (meaning !== undefined) onChoose(column.key, meaning)
      }}
      data={[
        { value: '', label: t(texts, 'inviteColumns.choose'), disabled: true },
        ...options.map((value) => ({ value, label: meaningWords[value] })),
      ]}
    />
  )
}
