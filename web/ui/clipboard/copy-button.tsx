import { Button, type ButtonProps } from '@mantine/core'
import { Check, Copy } from 'lucide-react'
import { ManualCopy } from './manual-copy.tsx'
import { useCopy } from './use-copy.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

type CopyButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  /** The text that is copied. */
  value: string
  /** What the button says, e.g. "Copy link". */
  label: string
  /** Says whose it is to a screen reader, e.g. "Copy Ada's link". */
  name?: string
}

/** Copies a text and says so for two seconds; where it cannot be copied, it is shown to be copied by hand. */
export const CopyButton = ({ value, label, name, size = 'xs', variant = 'default' }: CopyButtonProps) => {
  const { outcome, copy } = useCopy()
  const isCopied = outcome === 'copied'
  const text = isCopied ? t(texts, 'copyButton.copied') : label
  return (
    <>
      <Button
        size={size}
        variant={variant}
        leftSection={isCopied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
        aria-label={isCopied ? text : (name ?? label)}
        aria-live="polite"
        onClick={() => copy(value)}
      >
        {text}
      </Button>
      {outcome === 'refused' && <ManualCopy label={t(texts, 'copyButton.copyByHand')} value={value} />}
    </>
  )
}
