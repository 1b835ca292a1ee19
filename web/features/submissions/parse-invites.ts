import Papa from 'papaparse'
import { Email } from '../../../contract/fields.ts'
import { Invite } from '../../../contract/people.ts'

/** Reads people to invite from what was pasted, or from a CSV file with a header. */

/** One person as read, and what is wrong with them; only those without a problem are sent. */
export type ReadInvite = {
  /** Where they stand in the text, from 1. */
  line: number
  given: GivenInvite
  problem: string | null
  /** The text had no name, so it was made from the e-mail address. */
  isNameGuessed: boolean
}

export type GivenInvite = {
  name: string
  email: string
  role: string
  department: string
  membershipRole?: string
}

type Draft = Omit<GivenInvite, 'membershipRole'> & { line: number; membershipRole: string }
type Field = Exclude<keyof Draft, 'line'>

const fieldNames: Record<string, Field> = {
  name: 'name',
  fullname: 'name',
  displayname: 'name',
  employee: 'name',
  email: 'email',
  emailaddress: 'email',
  mail: 'email',
  role: 'role',
  jobtitle: 'role',
  title: 'role',
  position: 'role',
  department: 'department',
  dept: 'department',
  team: 'department',
  membershiprole: 'membershipRole',
  access: 'membershipRole',
}

const fieldOf = (heading: string): Field | undefined =>
  fieldNames[heading.toLowerCase().replaceAll(/[^a-z]/g, '')]

const nothing: Omit<Draft, 'line'> = { name: '', email: '', role: '', department: '', membershipRole: '' }

type Row = { line: number; cells: string[]; text: string }

const delimiters = [',', ';', '\t']

/** The separator that the first line uses most. */
const delimiterOf = (line: string): string =>
  delimiters.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ','

const cellsOf = (line: string, delimiter: string): string[] =>
  (Papa.parse<string[]>(line, { delimiter }).data[0] ?? []).map((cell) => cell.trim())

/** A file may hold line breaks inside quotes, so it is read as a whole, with the line that each record begins on. */
const recordsOf = (text: string, delimiter: string): Row[] => {
  const rows: Row[] = []
  let line = 1
  let from = 0
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, meta }) => {
      const read = text.slice(from, meta.cursor)
      rows.push({ line, cells: data.map((cell) => cell.trim()), text: read })
      line += read.split(/\r\n|\n|\r/).length - 1
      from = meta.cursor
    },
  })
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
}

const withHeader = (text: string, delimiter: string): Draft[] => {
  const [head, ...rows] = recordsOf(text, delimiter)
  const fields = (head?.cells ?? []).map(fieldOf)
  return rows.map(({ line, cells }) => {
    const draft: Draft = { ...nothing, line }
    for (const [index, field] of fields.entries()) {
      if (field !== undefined && draft[field] === '') draft[field] = cells[index] ?? ''
    }
    return draft
  })
}

const bracketed = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*(.*)$/

/** `Name <e-mail>, role, department`; or an e-mail alone, first or second among the cells. */
const fromLine = (text: string, line: number): Draft => {
  const [, name, email, rest] = bracketed.exec(text) ?? []
  if (name !== undefined && email !== undefined && rest !== undefined) {
    const after = rest.replace(/^[,;\t]\s*/, '')
    const [role = '', department = ''] = cellsOf(after, delimiterOf(after))
    return { ...nothing, line, name: name.trim(), email: email.trim(), role, department }
  }
  const cells = cellsOf(text, delimiterOf(text))
  const at = cells.findIndex((cell) => cell.includes('@'))
  const [role = '', department = ''] = cells.slice(Math.max(at, 0) + 1)
  if (at <= 0) return { ...nothing, line, email: cells[0] ?? '', role, department }
  return { ...nothing, line, name: cells.slice(0, at).join(' '), email: cells[at] ?? '', role, department }
}

/** "amara.okafor@x" is most likely Amara Okafor. */
const nameFrom = (email: string): string =>
  (email.split('@')[0] ?? '')
    .replace(/\+.*/, '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
    .join(' ')

const onlyOwnersInviteAdmins = 'Only owners may invite somebody as an admin.'

type Reading = { mayInviteAdmins: boolean }

const checked = (draft: Draft, { mayInviteAdmins }: Reading): ReadInvite => {
  const isNameGuessed = draft.name === '' && Email.safeParse(draft.email).success
  const name = isNameGuessed ? nameFrom(draft.email) : draft.name
  const { line, email, role, department } = draft
  const membershipRole = draft.membershipRole.toLowerCase()
  const given: GivenInvite = {
    name,
    email,
    role,
    department,
    ...(membershipRole === '' ? {} : { membershipRole }),
  }
  const answer = Invite.safeParse(given)
  const refused = membershipRole === 'admin' && !mayInviteAdmins ? onlyOwnersInviteAdmins : null
  // The e-mail says best which line is meant, so what is wrong with it is told first.
  const issues = answer.error?.issues ?? []
  const issue = issues.find(({ path }) => path[0] === 'email') ?? issues[0]
  const problem =
    issue?.path[0] === 'membershipRole'
      ? 'The membership role is either employee or admin'
      : (issue?.message ?? refused)
  return { line, given, problem, isNameGuessed }
}

const withoutTwins = (invites: readonly ReadInvite[]): ReadInvite[] => {
  const lineOf = new Map<string, number>()
  return invites.map((invite) => {
    if (invite.problem !== null) return invite
    const email = invite.given.email.trim().toLowerCase()
    const first = lineOf.get(email)
    if (first !== undefined) return { ...invite, problem: `Same e-mail address as line ${first}` }
    lineOf.set(email, invite.line)
    return invite
  })
}

/**
 * The people of a text: a CSV with a header that names an e-mail column, or a person a line. Each is checked with
 * the contract's own schema; nothing is left out, a line that cannot be used says why.
 */
export const parseInvites = (text: string, reading: Reading): ReadInvite[] => {
  const plain = text.replace(/^\uFEFF/, '')
  const lines = plain.split(/\r\n|\n|\r/)
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const delimiter = delimiterOf(first)
  const isTable = cellsOf(first, delimiter).some((cell) => fieldOf(cell) === 'email')
  const drafts = isTable
    ? withHeader(plain, delimiter)
    : lines.flatMap((line, index) => (line.trim() === '' ? [] : [fromLine(line, index + 1)]))
  return withoutTwins(drafts.map((draft) => checked(draft, reading)))
}
