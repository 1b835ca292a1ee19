import { Alert, Button, Modal, Text, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { singleLine } from '../../../contract/shapes/fields.ts'
import { failureText } from '../../core/api/call-error.ts'
import { DialogBody } from './dialog-body.tsx'
import { useRestoreFocus } from '../focus/focus.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

type ConfirmByNameProps = {
  isOpen: boolean
  onClose: () => void
  /** What is about to happen, e.g. "Delete Northwind?" */
  title: string
  /** What has to be typed, e.g. "Northwind". */
  name: string
  /** What is lost. */
  children: ReactNode
  /** The button's word, e.g. "Delete organization". */
  act: string
  onConfirm: () => void
  isActing?: boolean
  /** What the command failed with; the name that was typed is not at fault. */
  error?: unknown
}

const plain = (text: string): string => singleLine(text).toLocaleLowerCase()

/** Asks for the name of what is to be destroyed before it is. */
export const ConfirmByName = (props: ConfirmByNameProps) => (
  <>
    {props.isOpen && <Opened />}
    <Modal opened={props.isOpen} onClose={props.onClose} title={props.title}>
      <Question {...props} />
    </Modal>
  </>
)

/** What opened the dialog is known at once only: its contents come when the menu that was pressed has gone. */
const Opened = () => {
  useRestoreFocus()
  return null
}

const Question = ({
  name,
  children,
  act,
  onConfirm,
  onClose,
  isActing = false,
  error,
}: ConfirmByNameProps) => {
  useRestoreFocus()
  const [typed, setTyped] = useState('')
  const isConfirmed = plain(typed) === plain(name)
  return (
    <DialogBody
      onSubmit={(event) => {
        event.preventDefault()
        if (isConfirmed) onConfirm()
      }}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(texts, 'confirmByName.cancel')}
          </Button>
          <Button type="submit" color="red" disabled={!isConfirmed} loading={isActing}>
            {act}
          </Button>
        </>
      }
    >
      <Text component="div">{children}</Text>
      <TextInput
        label={t(texts, 'confirmByName.typeToConfirm', { name })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
      {error !== undefined && error !== null && (
        <Alert color="red" role="alert">
          {failureText(error)}
        </Alert>
      )}
    </DialogBody>
  )
}
