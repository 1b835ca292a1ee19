import type { TrendPoint } from '../../../../contract/calls/reports/report-trend.ts'
import { directionOf } from '../../../../languages/index.ts'
import { englishLocale } from '../../../core/i18n/locale.ts'
import { useWiki } from '../language/company-report-texts.tsx'

const width = 640
const height = 220
const left = 52
const right = 8
/** The first and the last point leave room for their numbers. */
const inset = 28
const top = 36
const bottom = 36
const scores = [1, 4, 7, 10]

/** From right to left time runs so too; `text-anchor` turns by itself. */
const mirrored = (x: number, isMirrored: boolean): number => (isMirrored ? width - x : x)

const yOf = (mean: number): number => top + ((10 - mean) / 9) * (height - top - bottom)

type Placed = { point: TrendPoint; mean: number; x: number; y: number }

/** Where each point lies; those without a mean keep their place and have no dot. */
const placed = (points: readonly TrendPoint[], isMirrored: boolean): readonly Placed[] =>
  points.flatMap((point, index) =>
    point.mean === null
      ? []
      : [
          {
            point,
            mean: point.mean,
            x: mirrored(
              left + inset + (index / Math.max(1, points.length - 1)) * (width - left - right - 2 * inset),
              isMirrored,
            ),
            y: yOf(point.mean),
          },
        ],
  )

const kindOf = ({ isDifference }: TrendPoint): string =>
  isDifference === null ? 'unknown' : isDifference ? 'beyond' : 'within'

/** The mean score over the reports, on the whole scale. A solid line is more than noise, a dashed one is not. */
export const TrendChart = ({ points }: { points: readonly TrendPoint[] }) => {
  const { language, locale, say, count, decimal } = useWiki()
  const isMirrored = directionOf(language) === 'rtl'
  const at = (x: number): number => mirrored(x, isMirrored)
  const day = (moment: string): string =>
    new Date(moment).toLocaleDateString(locale ?? englishLocale(), {
      day: 'numeric',
      month: 'short',
      year: '2-digit',
    })
  const dots = placed(points, isMirrored)
  const [first, last] = [dots[0], dots.at(-1)]
  const kinds = new Set(dots.slice(1).map(({ point }) => kindOf(point)))
  return (
    <figure className="trend">
      <svg viewBox={`0 0 ${width} ${height}`} className="trend__chart" aria-hidden>
        {scores.map((score) => (
          <g key={score}>
            <line
              x1={at(left)}
              x2={at(width - right)}
              y1={yOf(score)}
              y2={yOf(score)}
              className="trend__grid"
            />
            <text
              x={at(left - 12)}
              y={yOf(score) + 4}
              textAnchor="end"
              className="trend__label trend__label--quiet"
            >
              {score}
            </text>
          </g>
        ))}
        {dots.slice(1).map((dot, index) => {
          const before = dots[index]
          return (
            before !== undefined && (
              <line
                key={dot.point.reportId}
                x1={before.x}
                y1={before.y}
                x2={dot.x}
                y2={dot.y}
                className={`trend__step trend__step--${kindOf(dot.point)}`}
              />
            )
          )
        })}
        {dots.map(({ point, mean, x, y }) => (
          <g key={point.reportId}>
            <circle cx={x} cy={y} r={6} className="trend__dot" />
            <text x={x} y={y - 12} textAnchor="middle" className="trend__label">
              {decimal(mean)}
            </text>
          </g>
        ))}
        {first !== undefined && (
          <text x={at(left)} y={height - 8} className="trend__label trend__label--quiet">
            {day(first.point.madeAt)}
          </text>
        )}
        {last !== undefined && last !== first && (
          <text
            x={at(width - right)}
            y={height - 8}
            textAnchor="end"
            className="trend__label trend__label--quiet"
          >
            {day(last.point.madeAt)}
          </text>
        )}
      </svg>
      <figcaption className="trend__key">
        <span className="visually-hidden">
          {first !== undefined &&
            last !== undefined &&
            say('trend.chart', {
              number: count(dots.length),
              first: decimal(first.mean),
              last: decimal(last.mean),
            })}{' '}
        </span>
        {kinds.has('beyond') && `${say('trend.solid')} `}
        {kinds.has('within') && `${say('trend.dashed')} `}
        {kinds.has('unknown') && say('trend.dotted')}
      </figcaption>
    </figure>
  )
}
