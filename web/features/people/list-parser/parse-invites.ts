import { Email } from '../../../../contract/shapes/fields.ts'
import { nameFromEmail } from '../../../../contract/shapes/name-from-email.ts'
import { Invite } from '../../../../contract/calls/employees/employees.ts'
import { isSameName } from '../../../../contract/shapes/same-name.ts'
import { plainName, plainTitle } from '../../../../insights/text/plain-name.ts'
import { languageCodes } from '../../../../languages/index.ts'
import { parseLanguageName } from './language-names.ts'
import { parsePeopleStepwise, type RawList } from './list-people.ts'
import type { Choices, Column } from './list-columns.ts'
import type { ReadPerson } from './list-people.ts'
import { say } from '../t.ts'

/** Reads people to invite from what was pasted, or from a CSV file with a header. */

export type TypedInvite = {
  name: string
  email: string
  role: string
  department: string
  membershipRole?: string
  language?: string
  replaceName?: true
}

/** One person as read, and what is wrong with them; only those without a problem are sent. */
export type ReadInvite = {
  /** Where they stand in the text, from 1. */
  line: number
  /** As they stand there. */
  text: string
  given: TypedInvite
  problem: string | null
  /** The text had no name, so it was made from the e-mail address. */
  isNameGuessed: boolean
  /** Nothing is wrong with them but that they stand on another line as well. */
  isTwin: boolean
  /** Their address as it is stored; as it is given where they cannot be invited. */
  email: string
  /** What is wrong with them is their address alone, so that another one can be suggested. */
  hasBadEmail: boolean
}

/** The addresses that somebody has said are meant, by those that stand in the list. */
export type ConfirmedEmails = Readonly<Record<string, string>>

export type ListReading = {
  mayInviteAdmins: boolean
  meant?: ConfirmedEmails
  /** What columns are that were not known by themselves. */
  choices?: Choices
}

/** A list as it was understood: its people, how each column was taken, and what above the headings was not read. */
export type InviteList = Pick<RawList, 'above' | 'table'> & { people: ReadInvite[]; columns: Column[] }

/**
 * Understands a text: a table with headings, or a person a line. Each person is checked with the contract's own schema;
 * nothing is left out, a line that cannot be used says why.
 */
export const readInvites = (text: string, reading: ListReading): InviteList => {
  const steps = parseInvitesStepwise(text, reading)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** The same row by row: it yields after each, for whoever has something else to do between them. */
export function* parseInvitesStepwise(text: string, reading: ListReading): Generator<void, InviteList> {
  const { people, columns, above, table } = yield* parsePeopleStepwise(text, reading.choices ?? {})
  const read: ReadInvite[] = []
  for (const one of people) {
    yield
    read.push(checked(one, reading))
  }
  return { columns, above, table, people: yield* withoutTwins(read) }
}

export const parseInvites = (text: string, reading: ListReading): ReadInvite[] =>
  readInvites(text, reading).people

const onlyOwnersInviteAdmins = say('parseInvites.onlyOwnersInviteAdmins')

const checked = (draft: ReadPerson, { mayInviteAdmins, meant = {} }: ListReading): ReadInvite => {
  const { line, text } = draft
  const email = meant[draft.email] ?? draft.email
  const called = plainName(draft.name)
  const address = called === '' ? Email.safeParse(email).data : undefined
  const isNameGuessed = address !== undefined
  const name = isNameGuessed ? nameFromEmail(address) : called
  const [role, department] = [plainTitle(draft.role), plainTitle(draft.department)]
  const membershipRole = draft.membershipRole.toLowerCase()
  const given: TypedInvite = {
    name,
    email,
    role,
    department,
    ...(membershipRole === '' ? {} : { membershipRole }),
    ...(draft.language === '' ? {} : { language: parseLanguageName(draft.language) }),
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
  const hasBadEmail = field === 'email' && draft.problem === null
  const stored = answer.data?.email ?? email
  return { line, text, given, problem, isNameGuessed, isTwin: false, email: stored, hasBadEmail }
}

/** It yields where names are compared, which is done by their letters. */
function* withoutTwins(invites: readonly ReadInvite[]): Generator<void, ReadInvite[]> {
  const firstOf = new Map<string, ReadInvite>()
  const read: ReadInvite[] = []
  for (const invite of invites) {
    const first = invite.problem === null ? firstOf.get(invite.email) : undefined
    if (first) yield
    if (invite.problem === null && first === undefined) firstOf.set(invite.email, invite)
    read.push(first ? twinOf(invite, first) : invite)
  }
  return read
}

const twinOf = (invite: ReadInvite, first: ReadInvite): ReadInvite => {
  const {
    line,
    given: { name },
  } = first
  const isSame = invite.isNameGuessed || first.isNameGuessed || isSameName(invite.given.name, name)
  // With another name it is somebody whose address is wrong, and who would be missed.
  return isSame
    ? { ...invite, problem: say('parseInvites.sameAddress', { line }), isTwin: true }
    : { ...invite, problem: say('parseInvites.sameAddressOf', { line, name }) }
}
