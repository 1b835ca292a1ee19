import type { Mention } from '../../../../contract/calls/chat.ts'
import type { Employee } from '../../../../contract/calls/employees/employees.ts'
import { listDepartmentNames } from '../../../core/organization/filter-people.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

/** A person or department picked for a question, with the label that represents it after the @. */
export type PickedMention = { mention: Mention; label: string }

/** What the list after @ offers. */
export type Candidate = PickedMention & {
  key: string
  /** Distinguishes candidates of the same name. */
  about: string
}

const shownMost = 8

/** Lower case without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

const personCandidate = ({ id, name, role, department }: Employee): Candidate => ({
  key: `person ${id}`,
  label: name,
  about: [role, department].filter((part) => part !== '').join(', '),
  mention: { kind: 'person', employeeId: id },
})

const departmentCandidate = (department: string): Candidate => ({
  key: `department ${department}`,
  label: department,
  about: t(texts, 'mentions.department'),
  mention: { kind: 'department', department },
})

/** All people and departments that can be mentioned, departments last. */
export const mentionCandidates = (people: readonly Employee[]): Candidate[] => [
  ...people.map(personCandidate),
  ...listDepartmentNames(people)
    .filter((department) => department.trim() !== '')
    .map(departmentCandidate),
]

/**
 * Candidates whose name begins with the typed text, then those where each typed word begins a
 * word; at most `shownMost`.
 */
export const findCandidates = (candidates: readonly Candidate[], typed: string): Candidate[] => {
  const wanted = plain(typed.trim())
  if (wanted === '') return candidates.slice(0, shownMost)
  const words = wanted.split(/\s+/)
  const first: Candidate[] = []
  const then: Candidate[] = []
  for (const candidate of candidates) {
    const name = plain(candidate.label)
    if (name.startsWith(wanted)) first.push(candidate)
    else if (words.every((word) => ` ${name}`.includes(` ${word}`))) then.push(candidate)
    if (first.length === shownMost) break
  }
  return [...first, ...then].slice(0, shownMost)
}

/** The position of an @ before the caret and what is typed after it; null if no mention is being typed. */
export type MentionTyping = { at: number; typed: string }

/** At the beginning or after a space or bracket, with at most three words after it. */
const typing = /(?:^|[\s(])@([^\s@]*(?: [^\s@]+){0,2}) ?$/u

export const findMentionTyping = (text: string, caret: number): MentionTyping | null => {
  const before = text.slice(0, caret)
  const typed = typing.exec(before)?.[1]
  if (typed === undefined) return null
  return { at: before.lastIndexOf('@'), typed }
}

/** The text with the picked name in place of what was typed, and the caret's position after it. */
export const insertMention = (
  text: string,
  { at }: MentionTyping,
  caret: number,
  label: string,
): { text: string; caret: number } => {
  const name = `@${label} `
  return { text: text.slice(0, at) + name + text.slice(caret).replace(/^ /, ''), caret: at + name.length }
}

const isNamed = (text: string, label: string): boolean => {
  const name = `@${label}`
  for (let from = text.indexOf(name); from !== -1; from = text.indexOf(name, from + 1)) {
    if (!/^[\p{L}\p{N}]/u.test(text.slice(from + name.length))) return true
  }
  return false
}

/** The picked mentions that the text still contains, each once. */
export const filterMentioned = (text: string, picked: readonly PickedMention[]): PickedMention[] =>
  picked.filter(
    ({ label, mention }, index) =>
      isNamed(text, label) &&
      picked.findIndex((other) => JSON.stringify(other.mention) === JSON.stringify(mention)) === index,
  )
