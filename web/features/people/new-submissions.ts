import { useState } from 'react'
import { englishNumber } from '../../core/i18n/locale.ts'
import type { Employee } from '../../../contract/calls/employees/employees.ts'
import type { Submission } from '../../../contract/calls/submissions.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/submissions.json' with { type: 'json' }

/** Who has answered since the list was last put in order, and the sentence that says so. */
export type NewSubmissions = {
  ids: ReadonlySet<string>
  sentence: string
  /** Grows with every sentence, so that the same one can be said again. */
  turn: number
}

const nobody: NewSubmissions = { ids: new Set(), sentence: '', turn: 0 }

const sentenceOf = (names: readonly string[]): string => {
  const [first] = names
  if (names.length === 1 && first !== undefined) return t(texts, 'arrivals.hasAnswered', { name: first })
  return t(texts, 'arrivals.haveAnswered', { number: englishNumber(names.length) })
}

/** Gathers arriving answers; `add` takes those that came together. */
export const useNewSubmissions = () => {
  const [arrivals, setArrivals] = useState(nobody)
  return {
    arrivals,
    add: (submissions: readonly Submission[], employees: readonly Employee[]) => {
      const nameOf = new Map(employees.map(({ id, name }) => [id, name]))
      const names = submissions.map(
        ({ employeeId }) => nameOf.get(employeeId) ?? t(texts, 'arrivals.somebody'),
      )
      setArrivals(({ ids, turn }) => ({
        ids: new Set([...ids, ...submissions.map(({ employeeId }) => employeeId)]),
        sentence: sentenceOf(names),
        turn: turn + 1,
      }))
    },
    clear: () => setArrivals(({ turn }) => ({ ...nobody, turn })),
  }
}
