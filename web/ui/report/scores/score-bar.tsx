import type { CSSProperties } from 'react'
import './score-bar.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/pieces.json' with { type: 'json' }

type ScoreBarProps = {
  /** What is scored, for the screen reader; shown too unless `isBare`. */
  label: string
  /** 1 to 10; null where nothing was answered. */
  value: number | null
  /** Leaves the visible label out, for tables whose header says it. */
  isBare?: boolean
  /** The number comes from defaults alone: nothing was answered that it could rest on. */
  isDefault?: boolean
  /** What a screen reader says of it, where it is not English. */
  name?: string
}

/** A score of 1 to 10 as a bar with its number; hatched where there is none or nobody gave it. */
export const ScoreBar = ({ label, value, isBare = false, isDefault = false, name }: ScoreBarProps) => {
  const share: CSSProperties = { inlineSize: `${(value ?? 0) * 10}%` }
  const text =
    value === null
      ? t(texts, 'scoreBar.noAnswer')
      : t(texts, isDefault ? 'scoreBar.ofTenByDefault' : 'scoreBar.ofTen', { value })
  const fill = `score-bar__fill${isDefault ? ' score-bar__fill--default' : ''}`
  return (
    <div className={`score-bar${isBare ? ' score-bar--bare' : ''}`}>
      <span className="visually-hidden">{name ?? `${label}: ${text}`}</span>
      {!isBare && (
        <span className="score-bar__label" aria-hidden>
          {label}
        </span>
      )}
      <span className={`score-bar__track${value === null ? ' score-bar__track--missing' : ''}`}>
        {value !== null && <span className={fill} style={share} />}
      </span>
      <span className="score-bar__value" aria-hidden>
        {value ?? '–'}
      </span>
    </div>
  )
}
