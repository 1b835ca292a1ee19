/** Finds every statement of a report, wherever it stands, and what it quotes. */
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import type { Evidence } from '../report-types.ts'
import { clean } from '../catalog/quote-answer.ts'

export interface FoundStatement {
  readonly path: string
  readonly text: string
  readonly evidence: readonly Evidence[]
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isEvidence(value: unknown): value is readonly Evidence[] {
  return Array.isArray(value) && value.every((entry) => isObject(entry) && 'questionId' in entry)
}

/** Statements carry `evidence` and their words in one of these fields. */
export function statementsIn(value: unknown, path = ''): readonly FoundStatement[] {
  if (!isObject(value)) return []
  const words = value['text'] ?? value['description'] ?? value['reasoning'] ?? value['details']
  const evidence = value['evidence']
  const own =
    typeof words === 'string' && isEvidence(evidence)
      ? [{ path, text: typeof value['title'] === 'string' ? `${value['title']}: ${words}` : words, evidence }]
      : []
  const inner = Object.entries(value)
    .filter(([key]) => key !== 'evidence' && key !== 'quotes')
    .flatMap(([key, child]) => statementsIn(child, `${path}.${key}`))
  return [...own, ...inner]
}

/** Everything between quotation marks, without the ellipsis of what was cut. */
export function quotesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/“([^”]*)”/gu), ([, inner = '']) =>
    inner.replace(/[\u2068\u2069]/gu, '').replace(/…$/u, ''),
  )
}

/** Whether the words occur in one of the answers, but for white space, invisible characters and marks. */
export function occursIn(words: string, raw: RawAnswers): boolean {
  return Object.values(raw).some((answer) =>
    clean(answer ?? '')
      .replaceAll('“', '‘')
      .replaceAll('”', '’')
      .toLowerCase()
      .includes(words.toLowerCase()),
  )
}
