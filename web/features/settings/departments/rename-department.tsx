import { Alert, Button, Modal, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { z } from 'zod'
import { departments as calls } from '../../../../contract/calls/employees/departments.ts'
import { departmentKey } from '../../../../contract/shapes/fields.ts'
import { defaultDepartment } from '../../../../insights/employee-report/employee-report.ts'
import { invalidateCalls, useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { useRestoreFocus } from '../../../ui/focus/focus.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

export type Department = z.output<typeof calls.listDepartments.out>['departments'][number]

type Props = { department: Department; all: readonly Department[]; onClose: () => void }

/** The other department that already has this name, ignoring case. */
const otherOf = ({ department, all }: Props, to: string): Department | undefined => {
  const others = all.filter(({ name }) => name !== department.name)
  return (
    others.find(({ name }) => name === to) ??
    others.find(({ name }) => departmentKey(name) === departmentKey(to))
  )
}

/** Renames a department; if another one has the name, asks first whether to merge both. */
export const RenameDepartment = (props: Props) => {
  const { department, onClose } = props
  const { name: from } = department
  useRestoreFocus()
  const client = useQueryClient()
  const rename = useCommand(calls.renameDepartment)
  const [typed, setTyped] = useState(from)
  const [fault, setFault] = useState<string>()
  /** Asking whether to merge with the department of that name. */
  const [isAsking, setAsking] = useState(false)
  const read = calls.renameDepartment.in.shape.to.safeParse(typed)
  const other = read.success ? otherOf(props, read.data) : undefined
  const isMerge = isAsking && other !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!read.success) return setFault(read.error.issues[0]?.message)
    if (read.data === from) return setFault(t(texts, 'departmentsPanel.thatIsItsName'))
    if (other !== undefined && !isAsking) return setAsking(true)
    return rename.mutate(
      { from, to: read.data, merge: isMerge },
      {
        onSuccess: ({ name }) => {
          notifyDone(
            t(texts, isMerge ? 'departmentsPanel.areMerged' : 'departmentsPanel.isRenamed', { from, name }),
          )
          onClose()
        },
        // The departments have changed since they were listed: the next question uses the current ones.
        onError: () => {
          setAsking(false)
          void invalidateCalls(client, ['listDepartments'])
        },
      },
    )
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={typed === from}
      title={
        isMerge
          ? t(texts, 'departmentsPanel.mergeTitle', { name: from, other: other.name })
          : t(texts, 'departmentsPanel.renameTitle', { name: from })
      }
    >
      <DialogBody
        onSubmit={submit}
        actions={
          <>
            <Button variant="default" onClick={isMerge ? () => setAsking(false) : onClose}>
              {t(texts, isMerge ? 'departmentsPanel.otherName' : 'departmentsPanel.cancel')}
            </Button>
            <Button type="submit" loading={rename.isPending}>
              {isMerge
                ? t(texts, 'departmentsPanel.merge')
                : t(texts, other === undefined ? 'departmentsPanel.rename' : 'departmentsPanel.goOn')}
            </Button>
          </>
        }
      >
        {isMerge ? (
          <Text component="output" display="block">
            {t(texts, 'departmentsPanel.isThereAlready', {
              count: department.people,
              people: peopleCount(department.people),
              name: from,
              other: other.name,
              theirs: peopleCount(other.people),
            })}
          </Text>
        ) : (
          <>
            <TextInput
              label={t(texts, 'departmentsPanel.newName')}
              description={t(texts, 'departmentsPanel.howToMerge')}
              autoComplete="off"
              data-autofocus
              value={typed}
              error={fault}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value)
                setFault(undefined)
                if (rename.isError) rename.reset()
              }}
            />
            <Text>
              {t(texts, 'departmentsPanel.areInIt', {
                count: department.people,
                people: peopleCount(department.people),
              })}
            </Text>
          </>
        )}
        <Text>{t(texts, 'departmentsPanel.reportsStay')}</Text>
        {departmentKey(from) === departmentKey(defaultDepartment) && (
          <Text>{t(texts, 'departmentsPanel.generalComesBack', { name: defaultDepartment })}</Text>
        )}
        {rename.isError && (
          <Alert color="red" role="alert">
            {rename.error.kind === 'NOT_FOUND'
              ? t(texts, 'departmentsPanel.nobodyIsInIt', { name: from })
              : failureText(rename.error)}
          </Alert>
        )}
      </DialogBody>
    </Modal>
  )
}
