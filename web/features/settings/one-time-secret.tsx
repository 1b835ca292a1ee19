import './one-time-secret.css'
import { Alert, Group, Textarea } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { CopyButton } from '../../ui/clipboard/copy-button.tsx'
import { useFocusOnOpen } from '../../ui/focus/focus.ts'

type Props = {
  /** What it is called, above the field. */
  label: string
  value: string
  /** What the button that copies it says. */
  copy: string
  /** Where it is copied to, and what whoever has it can do. */
  children: string
}

/** What other software signs in or signs with, the one time that it is shown; the field takes the focus. */
export const OneTimeSecret = ({ label, value, copy, children }: Props) => (
  <>
    <Alert color="yellow" icon={<TriangleAlert size={18} aria-hidden />}>
      {children}
    </Alert>
    <Textarea
      label={label}
      className="shown-once"
      // In a dialog that opens with it, and in one that was open before.
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
