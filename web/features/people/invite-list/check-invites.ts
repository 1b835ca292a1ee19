import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { limits } from '../../../../contract/shapes/fields.ts'
import { people, type CheckedInvite } from '../../../../contract/calls/employees/employees.ts'
import type { CallError } from '../../../core/api/call-error.ts'
import { send } from '../../../core/api/call.ts'
import { formatList, peopleCount } from '../../../core/i18n/labels.ts'
import type { TypedInvite, ReadInvite } from '../list-parser/parse-invites.ts'
import { say } from '../t.ts'

/** What the server says that inviting each line would do: nothing is sent by asking. */

/** A line as read, and what inviting it would do once that is known; what cannot be done is a problem of the line. */
export type CheckedLine = ReadInvite & { check: CheckedInvite | null }

/** What somebody has said of an address that belongs to a person with another name. */
export type NameChoice = { nameInList: string; offered: string; isReplaced: boolean }
/** By the address as it stands in the list. */
export type NameChoices = Readonly<Record<string, NameChoice>>

/** The lines as they are sent after that: under the new name, or to the person in the list, of whom nothing changes. */
export const withNameChoices = (read: readonly ReadInvite[], choices: NameChoices): readonly ReadInvite[] =>
  Object.keys(choices).length === 0
    ? read
    : read.map((line) => {
        const choice = choices[line.given.email]
        // The choice was made for the name that stood there then.
        if (choice === undefined || line.problem !== null || choice.offered !== line.given.name) return line
        const given = choice.isReplaced
          ? { ...line.given, replaceName: true as const }
          : { ...line.given, name: choice.nameInList, role: '', department: '' }
        return { ...line, given }
      })

const typingMs = 400

/** The lines with what the server says of them, and how far asking has come. */
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

/** Whoever gave an address alone gave no other name than the one that belongs to it: those lines keep that. */
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

/** Whether somebody would be invited to answer, and no mail would tell them. */
export const isUnmailed = ({ outcome, notice }: CheckedInvite): boolean =>
  notice !== undefined && outcome !== 'answered'

/** "3 people would be invited and 1 person would be sent the invitation again": what all lines together would do. */
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
    fresh > 0 && say('checkedInvites.wouldBeInvited', { people: peopleCount(fresh) }),
    again > 0 && say('checkedInvites.wouldBeSentAgain', { people: peopleCount(again) }),
    updated > 0 && say('checkedInvites.wouldBeUpdated', { people: peopleCount(updated) }),
    answered > 0 && say('checkedInvites.haveAnswered', { count: answered, people: peopleCount(answered) }),
    unmailed > 0 && say('checkedInvites.wouldBeUnmailed', { people: peopleCount(unmailed) }),
  ].filter((part) => part !== false)
  return told.length === 0 ? '' : formatList(told)
}

const outcomeWords: Record<CheckedInvite['outcome'], string> = {
  invite: '',
  'send-again': say('checkedInvites.oneWouldBeSentAgain'),
  update: say('checkedInvites.oneWouldBeSentAgain'),
  answered: say('checkedInvites.oneHasAnswered'),
  bad: '',
}

/** Parts of one sentence, and whole sentences after them. */
const together = (parts: readonly (string | null | undefined | false)[]): string =>
  parts
    .filter((part) => typeof part === 'string' && part !== '')
    .reduce<string>(
      (told, part) => (told === '' ? `${part}` : `${told}${told.endsWith('.') ? '' : ';'} ${part}`),
      '',
    )

/** What would change of one person, and what is to be said besides: also why no mail would leave. */
export const inviteDetailText = ({ changes, note, notice }: CheckedInvite): string =>
  together([
    changes.length > 0 && say('checkedInvites.wouldChange', { details: formatList(changes) }),
    note,
    notice,
  ])

/** What is said of one line; nothing of one that is simply invited. */
export const inviteCheckText = (check: CheckedInvite): string =>
  together([
    isUnmailed(check) ? say('checkedInvites.oneWouldBeUnmailed') : outcomeWords[check.outcome],
    inviteDetailText(check),
  ])
