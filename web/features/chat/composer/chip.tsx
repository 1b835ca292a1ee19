import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

type Props = {
  icon: ReactNode
  /** What it is, for the name of the button that takes it off. */
  label: string
  /** Quieter words behind the label. */
  more?: string
  /** Without it the chip cannot be taken off. */
  onRemove?: () => void
}

/** Something that goes with a question. */
export const Chip = ({ icon, label, more, onRemove }: Props) => (
  <li className="chip">
    {icon}
    <span className="chip__label">{label}</span>
    {more !== undefined && <span className="chip__more">{more}</span>}
    {onRemove !== undefined && (
      <CloseButton
        size={24}
        iconSize={14}
        aria-label={t(texts, 'chip.remove', { label })}
        onClick={onRemove}
      />
    )}
  </li>
)
