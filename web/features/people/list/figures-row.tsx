import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { englishNumber } from '../../../core/i18n/locale.ts'
import type { LiveState } from '../../../core/api/event-stream.ts'
import type { Figures } from './person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

const percent = (rate: number): string =>
  englishNumber(rate / 100, { style: 'percent', maximumFractionDigits: 1 })

const liveTexts: Record<LiveState, string> = {
  connecting: t(texts, 'figuresRow.connecting'),
  live: t(texts, 'figuresRow.live'),
  polling: t(texts, 'figuresRow.live'),
  away: t(texts, 'figuresRow.away'),
}

type RowProps = {
  /** Undefined while they are not known. */
  figures: Figures | undefined
  live: LiveState
}

const number = (value: number | undefined): ReactNode =>
  value === undefined ? <Skeleton height="1lh" width="2em" /> : englishNumber(value)

/** How far the organization has come, and whether this page hears of new answers at the moment. */
export const FiguresRow = ({ figures, live }: RowProps) => (
  <section className="figures-row" aria-label={t(texts, 'figuresRow.howFar')}>
    <dl className="figures figures-row__list">
      <Figure label={t(texts, 'figuresRow.people')} value={number(figures?.people)} />
      <Figure label={t(texts, 'figuresRow.answered')} value={number(figures?.answered)} />
      <Figure label={t(texts, 'figuresRow.started')} value={number(figures?.started)} />
      {figures !== undefined && figures.reopened > 0 && (
        <Figure label={t(texts, 'figuresRow.openedAgain')} value={englishNumber(figures.reopened)} />
      )}
      <Figure label={t(texts, 'figuresRow.waiting')} value={number(figures?.waiting)} />
      <Figure
        label={t(texts, 'figuresRow.submissionRate')}
        value={
          figures === undefined ? number(undefined) : figures.rate === null ? '–' : percent(figures.rate)
        }
      />
    </dl>
    <p className={`figures-row__live screen-only figures-row__live--${live}`}>{liveTexts[live]}</p>
  </section>
)

const Figure = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className="figures-row__figure">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
