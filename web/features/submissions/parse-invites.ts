import { Email } from '../../../contract/fields.ts'
import { nameFromEmail } from '../../../contract/name-from-email.ts'
import { Invite } from '../../../contract/people.ts'
import { languageCodes } from '../../../languages/index.ts'
import { cellOf, delimiterOf, delimiters, piecesOf, recordsOf, type Delimiter } from './cells.ts'
import { fieldOf } from './headings.ts'
import { languageCalled } from './language-called.ts'
import { say } from './say.ts'

/** Reads people to invite from what was pasted, or from a CSV file with a header. */

/** One person as read, and what is wrong with them; only those without a problem are sent. */
export type ReadInvite = {
  /** Where they stand in the text, from 1. */
  line: number
  /** As they stand there. */
  text: string
  given: GivenInvite
  problem: string | null
  /** The text had no name, so it was made from the e-mail address. */
  isNameGuessed: boolean
  /** Nothing is wrong with them but that they stand on another line as well. */
  isTwin: boolean
}

export type GivenInvite = {
  name: string
  email: string
  role: string
  department: string
  membershipRole?: string
  language?: string
}

type Draft = Required<GivenInvite> & {
  line: number
  text: string
  /** What is wrong with the line as a whole. */
  problem: string | null
}
export type Field = keyof GivenInvite

const nothing: Omit<Draft, 'line' | 'text'> = {
  name: '',
  email: '',
  role: '',
  department: '',
  membershipRole: '',
  language: '',
  problem: null,
}

const bracketed = /^([^<>]*)<([^<>]*)>(.*)$/

/** A cell that is to name a person by an address, be it misspelt; “Designer @ Acme” is none. */
const isAddress = (piece: string): boolean =>
  /[^\s@]@[^\s@]/.test(piece.normalize('NFKC')) || bracketed.test(piece.trim())

/** A name and the address behind it, as they are copied from a list: `Ann Lee ann@m.test`. */
const spaced = /^(.*\S)\s+(\S+)$/s

const openQuote = say('parseInvites.openQuote')

const addressShape = /[^\s@<>(),;:"[\]\\\p{C}\p{DI}]+@[^\s@<>(),;:"[\]\\\p{C}\p{DI}]+/gu
const bracketShape = /<([^<>]*@[^<>]*)>/g

const addressesIn = (text: string): string[] =>
  (text.normalize('NFKC').match(addressShape) ?? []).flatMap(
    (typed) => Email.safeParse(typed.replace(/\.+$/, '')).data ?? [],
  )

/** Whoever stands in these cells behind the first one would be lost, so nobody of such a line is invited. */
const onePersonOf = (cells: readonly string[]): string | null => {
  const text = cells.join('\n')
  const misspelt = [...text.matchAll(bracketShape)].flatMap(([, inside = '']) =>
    addressesIn(inside).length > 0 ? [] : [inside.trim()],
  )
  const named = new Set([...addressesIn(text), ...misspelt])
  return named.size > 1 ? say('parseInvites.manyAddresses', { addresses: [...named].join(', ') }) : null
}

/** What is wrong with an e-mail cell without an address, where another cell has one. */
const elsewhereOf = (email: string, cells: readonly string[]): string | null => {
  const [address] = addressesIn(email).length > 0 ? [] : addressesIn(cells.join('\n'))
  if (address === undefined) return null
  return email === ''
    ? say('parseInvites.elsewhereNoEmail', { address })
    : say('parseInvites.elsewhereInvalid', { address })
}

/** `Name <e-mail>, role, department, language`; or an e-mail alone, first or second among the cells. */
const personOf = (text: string, line: number): Draft => {
  const [row] = recordsOf(text, delimiterOf(text))
  const pieces = row?.pieces ?? []
  const at = Math.max(0, pieces.findIndex(isAddress))
  const before = pieces.slice(0, at).map(cellOf)
  const after = pieces.slice(at + 1).map(cellOf)
  const [, name, email, rest = ''] = bracketed.exec(pieces[at]?.trim() ?? '') ?? []
  const [role = '', department = '', ...behind] = rest.trim() === '' ? after : [rest.trim(), ...after]
  const draft = {
    ...nothing,
    line,
    text,
    role,
    department,
    // All of it, so that nothing of a line is left out unsaid.
    language: behind.filter(Boolean).join(', '),
    problem: onePersonOf([text]) ?? (row?.hasOpenQuote ? openQuote : null),
  }
  if (name === undefined || email === undefined) {
    const cell = cellOf(pieces[at] ?? '')
    const [, called, address] = spaced.exec(cell) ?? []
    if (called === undefined || !Email.safeParse(address).success) {
      // Without an @ nobody has tried to write an address, so that is what is missing.
      return cell.normalize('NFKC').includes('@')
        ? { ...draft, name: before.join(' '), email: cell }
        : { ...draft, name: cell, problem: draft.problem ?? say('parseInvites.noAddress') }
    }
    return { ...draft, name: [...before, called].filter(Boolean).join(', '), email: address ?? '' }
  }
  return { ...draft, name: [...before, cellOf(name)].filter(Boolean).join(', '), email: email.trim() }
}

/** The people of a line: several where a separator stands between addresses only, as in a mail program's list. */
const fromLine = (text: string, line: number): Draft[] => {
  for (const delimiter of delimiters) {
    const [row, ...more] = recordsOf(text, delimiter)
    const pieces = row?.pieces.filter((piece) => piece.trim() !== '') ?? []
    if (more.length === 0 && pieces.length > 1 && pieces.every(isAddress))
      return pieces.flatMap((piece) => fromLine(piece, line))
  }
  return [personOf(text, line)]
}

/**
 * A row that does not keep to the header but is a line as it may be pasted: one cell, or `Name <e-mail>` where a
 * name or an e-mail was to stand. An address in any other column is somebody else's.
 */
const isLine = (pieces: readonly string[], fields: readonly (Field | undefined)[]): boolean => {
  const at = pieces.findIndex(isAddress)
  if (pieces.length === 1) return at === 0
  const field = fields[at]
  return bracketed.test(pieces[at]?.trim() ?? '') && (field === 'name' || field === 'email')
}

const withHeader = (text: string, delimiter: Delimiter): Draft[] => {
  const [head, ...rows] = recordsOf(text, delimiter)
  const headings = (head?.pieces ?? []).map(cellOf)
  const fields = headings.map(fieldOf)
  return rows.flatMap((row) => {
    const { line, pieces } = row
    const draft: Draft = { ...nothing, line, text: pieces.join(delimiter) }
    for (const [index, field] of fields.entries()) {
      if (field !== undefined && draft[field] === '') draft[field] = cellOf(pieces[index] ?? '')
    }
    if (!Email.safeParse(draft.email).success && isLine(pieces, fields)) return fromLine(row.text, line)
    // Of a column that is not read its heading is told; what stands under none is told here.
    const isTold = (_: string, index: number) => fields[index] !== undefined || !headings[index]
    const cells = pieces.filter(isTold)
    const faults = [row.hasOpenQuote ? openQuote : '', elsewhereOf(draft.email, cells) ?? '']
    return { ...draft, problem: onePersonOf(cells) ?? (faults.filter(Boolean).join('. ') || null) }
  })
}

const onlyOwnersInviteAdmins = say('parseInvites.onlyOwnersInviteAdmins')

type Reading = { mayInviteAdmins: boolean }

const checked = (draft: Draft, { mayInviteAdmins }: Reading): ReadInvite => {
  const isNameGuessed = draft.name === '' && Email.safeParse(draft.email).success
  const name = isNameGuessed ? nameFromEmail(draft.email) : draft.name
  const { line, text, email, role, department } = draft
  const membershipRole = draft.membershipRole.toLowerCase()
  const given: GivenInvite = {
    name,
    email,
    role,
    department,
    ...(membershipRole === '' ? {} : { membershipRole }),
    ...(draft.language === '' ? {} : { language: languageCalled(draft.language) }),
  }
  const answer = Invite.safeParse(given)
  const refused = membershipRole === 'admin' && !mayInviteAdmins ? onlyOwnersInviteAdmins : null
  // The e-mail says best which line is meant, so what is wrong with it is told first.
  const issues = answer.error?.issues ?? []
  const issue = issues.find(({ path }) => path[0] === 'email') ?? issues[0]
  const field = issue?.path[0]
  const problem =
    field === 'membershipRole'
      ? say('parseInvites.employeeOrAdmin')
      : (draft.problem ??
        (field === 'language'
          ? say('parseInvites.noSuchLanguage', { called: draft.language, codes: languageCodes.join(', ') })
          : (issue?.message ?? refused)))
  return { line, text, given, problem, isNameGuessed, isTwin: false }
}

const withoutTwins = (invites: readonly ReadInvite[]): ReadInvite[] => {
  const lineOf = new Map<string, number>()
  return invites.map((invite) => {
    if (invite.problem !== null) return invite
    const email = Email.safeParse(invite.given.email).data ?? invite.given.email
    const first = lineOf.get(email)
    if (first !== undefined) {
      return { ...invite, problem: say('parseInvites.sameAddress', { line: first }), isTwin: true }
    }
    lineOf.set(email, invite.line)
    return invite
  })
}

/** How a text is taken: its lines, what separates cells, and whether its first line names an e-mail column. */
export const readTable = (text: string) => {
  const plain = text.replace(/^\uFEFF/, '')
  const lines = plain.split(/\r\n|\n|\r/)
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const delimiter = delimiterOf(first)
  const headings = piecesOf(first, delimiter).map(cellOf)
  // A person is no heading, be it that a quote draws them into one.
  const isHeader = () => addressesIn(recordsOf(plain, delimiter)[0]?.text ?? '').length === 0
  const isTable = headings.some((cell) => fieldOf(cell) === 'email') && isHeader()
  return { plain, lines, delimiter, headings, isTable }
}

/** The headings of columns that say nothing about an invitation, so that nobody misses them later. */
export const columnsLeftOut = (text: string): string[] => {
  const { headings, isTable } = readTable(text)
  return isTable ? headings.filter((heading) => heading !== '' && fieldOf(heading) === undefined) : []
}

/**
 * The people of a text: a CSV with a header that names an e-mail column, or a person a line. Each is checked with
 * the contract's own schema; nothing is left out, a line that cannot be used says why.
 */
export const parseInvites = (text: string, reading: Reading): ReadInvite[] => {
  const { plain, lines, delimiter, isTable } = readTable(text)
  const drafts = isTable
    ? withHeader(plain, delimiter)
    : lines.flatMap((line, index) => (line.trim() === '' ? [] : fromLine(line, index + 1)))
  return withoutTwins(drafts.map((draft) => checked(draft, reading)))
}
