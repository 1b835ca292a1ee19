import { Button, NativeSelect } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import {
  inputIds,
  inputSources,
  inputValue,
  readInputs,
  scoresOf,
  type InputId,
  type Readings,
} from '../../../insights/scores.ts'
import { answersIn } from '../../../insights/why-this-grade.ts'
import { english } from '../../../insights/words.ts'
import { Grade, GradeLetter } from '../../ui/grade.tsx'
import { subScores } from '../../ui/sub-scores.ts'
import './what-if.css'

type Reading = number | boolean | null
type Other = Partial<Record<InputId, Reading>>

const ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const keyOf = (reading: Reading): string => String(reading)

/** What may be chosen in place of an answer, with the number that it counts as. */
const choicesFor = (id: InputId, stored: Reading): { value: string; label: string; reading: Reading }[] => {
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
        ? `${kind === 'given' ? 'Nothing named' : 'Left out'}: counts as ${counts}`
        : typeof reading === 'number'
          ? `${reading}`
          : `${kind === 'given' ? 'Something named' : reading ? 'Yes' : 'No'}: counts as ${counts}`
    return { value: keyOf(reading), label: reading === stored ? `${said} (as answered)` : said, reading }
  })
}

const signed = (difference: number, digits: number): string => {
  const text = Math.abs(difference).toFixed(digits)
  return Number(text) === 0 ? 'same' : `${difference > 0 ? '+' : '−'}${text}`
}

/** Other answers to the inputs of the grade, and the scores that they would give. All of it stays in this page. */
export const WhatIf = ({ report }: { report: StoredEmployeeReport }) => {
  const [other, setOther] = useState<Other>({})
  const stored = readInputs(answersIn(report.workings))
  const now = scoresOf(stored)
  const then = scoresOf(asReadings(stored, other))
  const changed = inputIds.filter((id) => other[id] !== undefined && other[id] !== stored[id])
  return (
    <details className="what-if">
      <summary className="what-if__title">What if an answer were another?</summary>
      <p className="what-if__note">
        Hypothetical: choose other answers and see what the same sums would make of them. Nothing of it is
        stored, and nobody else sees it.
      </p>
      <div className="what-if__columns">
        <div className="what-if__answers">
          {inputIds.map((id) => {
            const choices = choicesFor(id, stored[id])
            return (
              <NativeSelect
                key={id}
                label={english.say(`inputs.${id}`)}
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
            <caption className="visually-hidden">The scores as they are, and as they would be</caption>
            <thead>
              <tr>
                <th scope="col">Score</th>
                <th scope="col">Is</th>
                <th scope="col">Would be</th>
                <th scope="col">Moves</th>
              </tr>
            </thead>
            <tbody>
              {subScores.map(({ id, label }) => (
                <tr key={id} data-moved={then[id] !== now[id] || undefined}>
                  <th scope="row">{label}</th>
                  <td>{now[id]}</td>
                  <td>{then[id]}</td>
                  <td>{signed(then[id] - now[id], 0)}</td>
                </tr>
              ))}
              <tr className="what-if__overall" data-moved={then.overall !== now.overall || undefined}>
                <th scope="row">Overall</th>
                <td>{now.overall.toFixed(1)}</td>
                <td>{then.overall.toFixed(1)}</td>
                <td>{signed(then.overall - now.overall, 1)}</td>
              </tr>
              <tr data-moved={then.grade !== now.grade || undefined}>
                <th scope="row">Grade</th>
                <td>
                  <Grade grade={now.grade} size="sm" />
                </td>
                <td>
                  <Grade grade={then.grade} size="sm" />
                </td>
                <td>{then.grade === now.grade ? 'same' : 'other letter'}</td>
              </tr>
            </tbody>
          </table>
          <output className="what-if__said">
            {changed.length === 0 ? (
              'All answers are as they were given.'
            ) : (
              <>
                With {changed.length === 1 ? 'one other answer' : `${changed.length} other answers`},
                hypothetically: {then.overall.toFixed(1)}, <GradeLetter grade={then.grade} />.
              </>
            )}
          </output>
          <Button
            variant="default"
            size="xs"
            leftSection={<RotateCcw size={14} aria-hidden />}
            disabled={changed.length === 0}
            onClick={() => setOther({})}
          >
            Back to the answers given
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
const givenOr = (value: Reading | undefined, stored: true | null): true | null =>
  value === undefined ? stored : value === true || null

const asReadings = (stored: Readings, other: Other): Readings => ({
  clarity: numberOr(other.clarity, stored.clarity),
  output: numberOr(other.output, stored.output),
  satisfaction: numberOr(other.satisfaction, stored.satisfaction),
  communication: numberOr(other.communication, stored.communication),
  tools: numberOr(other.tools, stored.tools),
  kpis: yesOr(other.kpis, stored.kpis),
  training: yesOr(other.training, stored.training),
  growth: givenOr(other.growth, stored.growth),
  improvements: givenOr(other.improvements, stored.improvements),
})
