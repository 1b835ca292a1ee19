import { Button, NativeSelect } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { toFixedHalfUp } from '../../../../insights/scoring/rounding.ts'
import {
  inputIds,
  inputSources,
  inputValue,
  readInputs,
  scoresOf,
  subScoreIds,
  type InputId,
  type Readings,
} from '../../../../insights/scoring/scores.ts'
import { answersFromWorkings } from '../../../../insights/scoring/explain-grade.ts'
import { Grade, GradeLetter } from '../../../ui/report/scores/grade.tsx'
import { useReportWords, type ReportWords } from '../language/employee-report-texts.tsx'
import './what-if.css'

type Reading = number | boolean | null
type Other = Partial<Record<InputId, Reading>>

const ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const keyOf = (reading: Reading): string => String(reading)

/** What may be chosen in place of an answer, with the number that it counts as. */
const choicesFor = (
  id: InputId,
  stored: Reading,
  { words, say }: ReportWords,
): { value: string; label: string; reading: Reading }[] => {
  const { reading: kind } = inputSources[id]
  const readings: Reading[] =
    kind === 'rating'
      ? [...new Set([...ratings, ...(typeof stored === 'number' ? [stored] : [])])].toSorted((a, b) => a - b)
      : kind === 'yesno'
        ? [true, false]
        : [true]
  return [...readings, null].map((reading) => {
    const counts = inputValue(reading, kind)
    const said =
      reading === null
        ? say(kind === 'given' ? 'whatIf.nothing' : 'whatIf.leftOut', { counts })
        : typeof reading === 'number'
          ? words.exact(reading)
          : say(kind === 'given' ? 'whatIf.something' : reading ? 'whatIf.yes' : 'whatIf.no', { counts })
    return {
      value: keyOf(reading),
      label: reading === stored ? say('whatIf.asAnswered', { choice: said }) : said,
      reading,
    }
  })
}

const signed = (difference: number, digits: 0 | 1, { words, say }: ReportWords): string => {
  const size = Math.abs(difference)
  const text = digits === 0 ? toFixedHalfUp(size, 0) : words.decimal(size)
  return Number(toFixedHalfUp(size, digits)) === 0
    ? say('whatIf.same')
    : `${difference > 0 ? '+' : '−'}${text}`
}

/** Other answers to the inputs of the grade, and the scores that they would give. All of it stays in this page. */
export const WhatIf = ({ report }: { report: StoredEmployeeReport }) => {
  const reportWords = useReportWords()
  const { words, say, fill } = reportWords
  const [other, setOther] = useState<Other>({})
  const stored = readInputs(answersFromWorkings(report.workings))
  const now = scoresOf(stored)
  const then = scoresOf(toReadings(stored, other))
  const changed = inputIds.filter((id) => other[id] !== undefined && other[id] !== stored[id])
  return (
    <details className="what-if">
      <summary className="what-if__title">{say('whatIf.title')}</summary>
      <p className="what-if__note">{say('whatIf.note')}</p>
      <div className="what-if__columns">
        <div className="what-if__answers">
          {inputIds.map((id) => {
            const choices = choicesFor(id, stored[id], reportWords)
            return (
              <NativeSelect
                key={id}
                label={words.say(`inputs.${id}`)}
                data={choices.map(({ value, label }) => ({ value, label }))}
                value={keyOf(other[id] === undefined ? stored[id] : other[id])}
                data-changed={changed.includes(id) || undefined}
                onChange={({ currentTarget: { value } }) => {
                  const chosen = choices.find((choice) => choice.value === value)
                  if (chosen) setOther((before) => ({ ...before, [id]: chosen.reading }))
                }}
              />
            )
          })}
        </div>
        <div className="what-if__result">
          <table className="what-if__table">
            <caption className="visually-hidden">{say('whatIf.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('whatIf.score')}</th>
                <th scope="col">{say('whatIf.is')}</th>
                <th scope="col">{say('whatIf.wouldBe')}</th>
                <th scope="col">{say('whatIf.moves')}</th>
              </tr>
            </thead>
            <tbody>
              {subScoreIds.map((id) => (
                <tr key={id} data-moved={then[id] !== now[id] || undefined}>
                  <th scope="row">{words.say(`scores.${id}`)}</th>
                  <td>{now[id]}</td>
                  <td>{then[id]}</td>
                  <td>{signed(then[id] - now[id], 0, reportWords)}</td>
                </tr>
              ))}
              <tr className="what-if__overall" data-moved={then.overall !== now.overall || undefined}>
                <th scope="row">{say('head.overall')}</th>
                <td>{words.decimal(now.overall)}</td>
                <td>{words.decimal(then.overall)}</td>
                <td>{signed(then.overall - now.overall, 1, reportWords)}</td>
              </tr>
              <tr data-moved={then.grade !== now.grade || undefined}>
                <th scope="row">{say('sections.grade')}</th>
                <td>
                  <Grade grade={now.grade} size="sm" />
                </td>
                <td>
                  <Grade grade={then.grade} size="sm" />
                </td>
                <td>{say(then.grade === now.grade ? 'whatIf.same' : 'whatIf.otherLetter')}</td>
              </tr>
            </tbody>
          </table>
          <output className="what-if__said">
            {changed.length === 0
              ? say('whatIf.asGiven')
              : fill(
                  'whatIf.said',
                  { overall: words.decimal(then.overall), grade: <GradeLetter grade={then.grade} /> },
                  { count: changed.length },
                )}
          </output>
          <Button
            variant="default"
            size="xs"
            leftSection={<RotateCcw size={14} aria-hidden />}
            disabled={changed.length === 0}
            onClick={() => setOther({})}
          >
            {say('whatIf.back')}
          </Button>
        </div>
      </div>
    </details>
  )
}

const numberOr = (value: Reading | undefined, stored: number | null): number | null =>
  value === undefined ? stored : typeof value === 'number' ? value : null
const yesOr = (value: Reading | undefined, stored: boolean | null): boolean | null =>
  value === undefined ? stored : typeof value === 'boolean' ? value : null
const readingOr = (value: Reading | undefined, stored: true | null): true | null =>
  value === undefined ? stored : value === true || null

const toReadings = (stored: Readings, other: Other): Readings => ({
  clarity: numberOr(other.clarity, stored.clarity),
  output: numberOr(other.output, stored.output),
  satisfaction: numberOr(other.satisfaction, stored.satisfaction),
  communication: numberOr(other.communication, stored.communication),
  tools: numberOr(other.tools, stored.tools),
  kpis: yesOr(other.kpis, stored.kpis),
  training: yesOr(other.training, stored.training),
  growth: readingOr(other.growth, stored.growth),
  improvements: readingOr(other.improvements, stored.improvements),
})
