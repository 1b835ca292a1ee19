import { ActionIcon, Alert, Button, Group, List, Menu, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Trash2 } from 'lucide-react'
import { limits } from '../../../contract/fields.ts'
import { reports } from '../../../contract/reports.ts'
import { refresh } from '../../core/ask.ts'
import { failureText, type CallError } from '../../core/call-error.ts'
import { send } from '../../core/call.ts'
import { useFocusBack } from '../../ui/focus.ts'
import { notifyDone } from '../../ui/notify.ts'

/** A version of a person's report that is asked about. */
export type Deletion = {
  employeeId: string
  reportId: string
  name: string
  version: number
  isEdited: boolean
  /** The version that is the latest once this one is gone; null where none is left, undefined where that is not known. */
  next: number | null | undefined
}

/** Whatever is behind an ellipsis: it is rare, and takes something away. */
export const DeleteMenu = ({ name, onDelete }: { name: string; onDelete: () => void }) => (
  <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={name}>
        <Ellipsis size={18} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={onDelete}>
        Delete this report
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)

/** Milliseconds after a dialog has closed, by when it has tried to give the focus back. */
const afterFocusReturn = 60

const focusTitle = (): void => {
  setTimeout(() => {
    const title = document.querySelector('main h1')
    if (title instanceof HTMLElement) title.focus()
  }, afterFocusReturn)
}

const whatStays = ({ name, next }: Deletion): string => {
  const always = 'the answers, from which a report can be generated again, and every company report.'
  if (next === undefined) return `earlier versions, of which the latest is shown then, ${always}`
  if (next === null) return `${always} It is the only version: ${name} has no report then.`
  return `the other versions, of which ${next} is the latest then, ${always}`
}

type Props = { deletion: Deletion | undefined; onClose: () => void; onDeleted?: () => void }

/** Asks before a version of a report is deleted, and says what goes and what stays. */
export const DeleteReport = ({ deletion, ...rest }: Props) =>
  deletion === undefined ? null : <Ask deletion={deletion} {...rest} />

const Ask = ({ deletion, onClose, onDeleted }: Props & { deletion: Deletion }) => {
  useFocusBack()
  const client = useQueryClient()
  const { employeeId, reportId, name, version, isEdited } = deletion
  const remove = useMutation<unknown, CallError>({
    mutationFn: () => send(reports.deleteReport, { employeeId, reportId }),
    // The page leaves what is deleted before anything asks for it again.
    onSuccess: async () => {
      notifyDone(`Version ${version} of the report of ${name} is deleted.`)
      onDeleted?.()
      onClose()
      focusTitle()
      await refresh(client, reports.deleteReport.touches ?? [])
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Delete version ${version} of the report of ${name}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <List spacing="xs">
          <List.Item>
            <b>Goes:</b> version {version}
            {isEdited && ', with the texts that somebody edited in it'}. Nobody sees it any more, and after{' '}
            {limits.removedReportDays} days it is erased for good.
          </List.Item>
          <List.Item>
            <b>Stays:</b> {whatStays(deletion)}
          </List.Item>
        </List>
        {remove.isError && (
          <Alert color="red" role="alert">
            {failureText(remove.error)} <Text span>Nothing was deleted.</Text>
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red" onClick={() => remove.mutate()} loading={remove.isPending}>
            Delete this report
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
