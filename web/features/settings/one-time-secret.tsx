import './one-time-secret.css'
import { Alert, Group, Textarea } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { CopyButton } from '../../ui/clipboard/copy-button.tsx'
import { useFocusOnOpen } from '../../ui/focus/focus.ts'

type Props = {
  /** The label above the field. */
  label: string
  value: string
  /** The label of the copy button. */
  copy: string
  /** Where to copy it, and what anybody who has it can do. */
  children: string
}

/** A secret that other software authenticates or signs with, shown once; the field takes the focus. */
export const OneTimeSecret = ({ label, value, copy, children }: Props) => (
  <>
    <Alert color="yellow" icon={<TriangleAlert size={18} aria-hidden />}>
      {children}
    </Alert>
    <Textarea
      label={label}
      className="shown-once"
      // For a dialog that opens with it, and for one that was open before.
      data-autofocus
      ref={useFocusOnOpen<HTMLTextAreaElement>()}
      readOnly
      rows={2}
      value={value}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <Group>
      <CopyButton value={value} label={copy} size="sm" variant="filled" />
    </Group>
  </>
)
