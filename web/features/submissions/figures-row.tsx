import type { LiveState } from '../../core/live.ts'
import type { Figures } from './person-rows.ts'

const percent = (rate: number): string =>
  (rate / 100).toLocaleString(undefined, { style: 'percent', maximumFractionDigits: 1 })

const liveTexts: Record<LiveState, string> = {
  connecting: 'Live arrival is starting',
  live: 'New answers arrive by themselves',
  polling: 'New answers arrive by themselves',
  away: 'Live arrival is interrupted; trying again',
}

/** How far the organization has come, and whether this page hears of new answers at the moment. */
export const FiguresRow = ({ figures, live }: { figures: Figures; live: LiveState }) => (
  <section className="figures-row" aria-label="How far everyone has come">
    <dl className="figures figures-row__list">
      <Figure label="People" value={figures.people.toLocaleString()} />
      <Figure label="Answered" value={figures.answered.toLocaleString()} />
      <Figure label="Started" value={figures.started.toLocaleString()} />
      {figures.reopened > 0 && <Figure label="Opened again" value={figures.reopened.toLocaleString()} />}
      <Figure label="Waiting" value={figures.waiting.toLocaleString()} />
      <Figure label="Submission rate" value={figures.rate === null ? '–' : percent(figures.rate)} />
    </dl>
    <p className={`figures-row__live figures-row__live--${live}`}>{liveTexts[live]}</p>
  </section>
)

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="figures-row__figure">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
