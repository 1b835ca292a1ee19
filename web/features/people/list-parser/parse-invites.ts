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
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** Parses people to invite from pasted text, or from a CSV file with a header. */

export type TypedInvite = {
  name: string
  email: string
  role: string
  department: string
  membershipRole?: string
  language?: string
  replaceName?: true
}

/** A parsed person, and the problem with them; only those without a problem are sent. */
export type ReadInvite = {
  /** The line number in the text, from 1. */
  line: number
  /** As written in the text. */
  text: string
  given: TypedInvite
  problem: string | null
  /** The text had no name, so it was derived from the e-mail address. */
  isNameGuessed: boolean
  /** The only problem is that the same person is on another line as well. */
  isTwin: boolean
  /** The address as stored, or as given if the person cannot be invited. */
  email: string
  /** The only problem is the address, so a correction can be suggested. */
  hasBadEmail: boolean
}

/** The corrected addresses that the user has confirmed, by the address in the list. */
export type ConfirmedEmails = Readonly<Record<string, string>>

export type ListReading = {
  mayInviteAdmins: boolean
  meant?: ConfirmedEmails
  /** The chosen meanings of columns that could not be detected. */
  choices?: Choices
}

/** A parsed list: its people, the meaning of each column, and the unread rows above the headings. */
export type InviteList = Pick<RawList, 'above' | 'table'> & { people: ReadInvite[]; columns: Column[] }

/**
 * Parses a text: a table with headings, or one person per line. Each person is checked with the contract's own schema;
 * nothing is left out, and an unusable line has its problem.
 */
export const readInvites = (text: string, reading: ListReading): InviteList => {
  const steps = parseInvitesStepwise(text, reading)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** The same row by row: yields after each, so that the caller can do other work. */
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

const onlyOwnersInviteAdmins = t(texts, 'parseInvites.onlyOwnersInviteAdmins')

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
  // The e-mail identifies the line best, so its problem is shown first.
  const issues = answer.error?.issues ?? []
  const issue = issues.find(({ path }) => path[0] === 'email') ?? issues[0]
  const field = issue?.path[0]
  const problem =
    field === 'membershipRole'
      ? t(texts, 'parseInvites.employeeOrAdmin')
      : (draft.problem ??
        (field === 'language'
          ? t(texts, 'parseInvites.noSuchLanguage', {
              called: draft.language,
              codes: languageCodes.join(', '),
            })
          : (issue?.message ?? refused)))
  const hasBadEmail = field === 'email' && draft.problem === null
  const stored = answer.data?.email ?? email
  return { line, text, given, problem, isNameGuessed, isTwin: false, email: stored, hasBadEmail }
}

/** Yields before names are compared, because they are compared letter by letter. */
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
  // With another name it is another person, whose address is wrong and who would be missed.
  return isSame
    ? { ...invite, problem: t(texts, 'parseInvites.sameAddress', { line }), isTwin: true }
    : { ...invite, problem: t(texts, 'parseInvites.sameAddressOf', { line, name }) }
}
