import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { limits } from '../../../../contract/shapes/limits.ts'
import { people, type CheckedInvite } from '../../../../contract/calls/employees/employees.ts'
import type { CallError } from '../../../core/api/call-error.ts'
import { send } from '../../../core/api/call.ts'
import { formatList, peopleCount } from '../../../core/i18n/labels.ts'
import type { TypedInvite, ReadInvite } from '../list-parser/parse-invites.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** The server's dry run of inviting each line; it sends nothing. */

/**
 * A parsed line, and what inviting it would do once that is known; if it cannot be invited, that is a problem of the
 * line.
 */
export type CheckedLine = ReadInvite & { check: CheckedInvite | null }

/** The user's choice for an address that belongs to a person with another name. */
export type NameChoice = { nameInList: string; offered: string; isReplaced: boolean }
/** Keyed by the address as written in the list. */
export type NameChoices = Readonly<Record<string, NameChoice>>

/** The lines to send after these choices: with the new name, or to the listed person, who is left unchanged. */
export const withNameChoices = (read: readonly ReadInvite[], choices: NameChoices): readonly ReadInvite[] =>
  Object.keys(choices).length === 0
    ? read
    : read.map((line) => {
        const choice = choices[line.given.email]
        // The choice was made for the name that was in the line at that time.
        if (choice === undefined || line.problem !== null || choice.offered !== line.given.name) return line
        const given = choice.isReplaced
          ? { ...line.given, replaceName: true as const }
          : { ...line.given, name: choice.nameInList, role: '', department: '' }
        return { ...line, given }
      })

const typingMs = 400

/** The lines with the server's check of each, and the progress of the request. */
export const useCheckedInvites = (read: readonly ReadInvite[]) => {
  const [settled] = useDebouncedValue(read, typingMs)
  const ready = settled.filter(({ problem }) => problem === null)
  const isAsked = ready.length > 0 && ready.length <= limits.invitesPerRun
  const asked = useQuery<Checked[], CallError>({
    queryKey: [
      people.checkInvitations.name,
      JSON.stringify(ready.map(({ given, isNameGuessed }) => ({ given, isNameGuessed }))),
    ],
    queryFn: ({ signal }) => checkedLines(ready, signal),
    enabled: isAsked,
    gcTime: 0,
  })
  const rows = asked.data !== undefined && settled === read ? asked.data : undefined
  return {
    lines: withChecks(read, rows),
    isChecking: isAsked && rows === undefined && !asked.isError,
    error: asked.error,
    retry: () => void asked.refetch(),
  }
}

type Checked = { given: TypedInvite; check: CheckedInvite | null }

/**
 * Checks the lines. If a line has only an address, its guessed name gives way to the name that the list has for that
 * address.
 */
const checkedLines = async (ready: readonly ReadInvite[], signal: AbortSignal): Promise<Checked[]> => {
  const check = async (invites: TypedInvite[]) =>
    (await send(people.checkInvitations, { invites }, { signal })).rows
  const asRead = ready.map(({ given }) => given)
  const first = await check(asRead)
  const kept = ready.map(({ given, isNameGuessed }, index) => {
    const name = isNameGuessed ? first[index]?.nameInList : undefined
    return name === undefined ? given : { ...given, name }
  })
  const isKept = kept.some((given, index) => given !== asRead[index])
  const rows = isKept ? await check(kept) : first
  return kept.map((given, index) => ({ given, check: rows[index] ?? null }))
}

const withChecks = (read: readonly ReadInvite[], rows: readonly Checked[] | undefined): CheckedLine[] => {
  let at = 0
  return read.map((line) => {
    const row = line.problem === null ? rows?.[at++] : undefined
    const check = row?.check ?? null
    return {
      ...line,
      given: row?.given ?? line.given,
      isNameGuessed: line.isNameGuessed && (row === undefined || row.given === line.given),
      check,
      problem: check?.outcome === 'bad' ? check.note : line.problem,
    }
  })
}

/** Whether the person would be invited to answer without getting a mail. */
export const isUnmailed = ({ outcome, notice }: CheckedInvite): boolean =>
  notice !== undefined && outcome !== 'answered'

/** "3 people would be invited and 1 person would be sent the invitation again": the effect of all lines together. */
export const dryRunSummary = (lines: readonly CheckedLine[]): string => {
  const checks = lines.flatMap(({ check }) => (check === null ? [] : [check]))
  const invited = checks.filter((check) => !isUnmailed(check))
  const count = (outcome: CheckedInvite['outcome']) =>
    invited.filter((check) => check.outcome === outcome).length
  const unmailed = checks.length - invited.length
  const [fresh, again, updated, answered] = [
    count('invite'),
    count('send-again'),
    count('update'),
    count('answered'),
  ]
  const told = [
    fresh > 0 && t(texts, 'checkedInvites.wouldBeInvited', { people: peopleCount(fresh) }),
    again > 0 && t(texts, 'checkedInvites.wouldBeSentAgain', { people: peopleCount(again) }),
    updated > 0 && t(texts, 'checkedInvites.wouldBeUpdated', { people: peopleCount(updated) }),
    answered > 0 &&
      t(texts, 'checkedInvites.haveAnswered', { count: answered, people: peopleCount(answered) }),
    unmailed > 0 && t(texts, 'checkedInvites.wouldBeUnmailed', { people: peopleCount(unmailed) }),
  ].filter((part) => part !== false)
  return told.length === 0 ? '' : formatList(told)
}

const outcomeWords: Record<CheckedInvite['outcome'], string> = {
  invite: '',
  'send-again': t(texts, 'checkedInvites.oneWouldBeSentAgain'),
  update: t(texts, 'checkedInvites.oneWouldBeSentAgain'),
  answered: t(texts, 'checkedInvites.oneHasAnswered'),
  bad: '',
}

/** Joins parts of one sentence, and whole sentences after them. */
const joinSentences = (parts: readonly (string | null | undefined | false)[]): string =>
  parts
    .filter((part) => typeof part === 'string' && part !== '')
    .reduce<string>(
      (told, part) => (told === '' ? `${part}` : `${told}${told.endsWith('.') ? '' : ';'} ${part}`),
      '',
    )

/** What would change for one person, and any note, including why no mail would be sent. */
export const inviteDetailText = ({ changes, note, notice }: CheckedInvite): string =>
  joinSentences([
    changes.length > 0 && t(texts, 'checkedInvites.wouldChange', { details: formatList(changes) }),
    note,
    notice,
  ])

/** The text for one line; empty if it is simply invited. */
export const inviteCheckText = (check: CheckedInvite): string =>
  joinSentences([
    isUnmailed(check) ? t(texts, 'checkedInvites.oneWouldBeUnmailed') : outcomeWords[check.outcome],
    inviteDetailText(check),
  ])
