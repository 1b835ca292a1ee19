import { Button, type ButtonProps } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { Check, Copy } from 'lucide-react'
import { say } from './say.ts'

type CopyButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  /** The text that is copied. */
  value: string
  /** What the button says, e.g. "Copy link". */
  label: string
  /** Says whose it is to a screen reader, e.g. "Copy Ada's link". */
  name?: string
}

/** Copies a text and says so for two seconds. */
export const CopyButton = ({ value, label, name, size = 'xs', variant = 'default' }: CopyButtonProps) => {
  const clipboard = useClipboard({ timeout: 2000 })
  const text = clipboard.error
    ? say('copyButton.copyingIsNotAllowedHere')
    : clipboard.copied
      ? say('copyButton.copied')
      : label
  return (
    <Button
      size={size}
      variant={variant}
      leftSection={clipboard.copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      aria-label={clipboard.copied || clipboard.error ? text : (name ?? label)}
      aria-live="polite"
      onClick={() => clipboard.copy(value)}
    >
      {text}
    </Button>
  )
}
