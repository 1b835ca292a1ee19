import { randomUUID } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { beforeAll } from 'vitest'
import { OrganizationSettings } from '../../contract/calls/organizations.ts'
import type { Role } from '../../contract/rights/permissions.ts'
import type { Host } from '../core/host.ts'
import { hexHash, sha256 } from '../core/auth/secrets.ts'
import { asSystem } from '../core/database/transaction.ts'
import type { testApp } from './app.ts'
import { first } from './first.ts'
import type { Member } from './organizations.ts'
import { signUp } from './sign-up.ts'
import { memberships, organizations } from '../schema/organizations.ts'
import { employees, invitations } from '../schema/employees.ts'

/** An invited person, with the code of their invitation. */
export type InvitedPerson = { id: string; name: string; email: string; code: string; invitationId: string }
/** An organization with an owner and these people, put straight into the tables. */
export const newOrganization = async (host: Host, now: Date, names: readonly string[] = ['Ada Lovelace']) => {
  const orgId = newId()
  const owner = await newMember(host, now, orgId, 'owner')
  const people = await newPeople(host, now, orgId, names)
  return { orgId, owner, people, person: first(people) }
}

/** An organization for the tests of a file, opened before the first. What it gives is for tests and hooks. */
export const organizationFor = (it: ReturnType<typeof testApp>, names?: readonly string[]) => {
  let opened: Awaited<ReturnType<typeof newOrganization>> | undefined
  beforeAll(async () => {
    opened = await newOrganization(it.host, it.now, names)
  })
  const here = () => {
    if (!opened) throw new Error('There is an organization inside of tests and hooks only.')
    return opened
  }
  const newPerson = async (name = 'Grace Hopper') =>
    first(await newPeople(it.host, it.now, here().orgId, [name]))
  return { here, newPerson }
}

/** A user with a session and a membership; an owner brings the organization along. */
export const newMember = async (
  host: Host,
  now: Date,
  orgId: string,
  role: Role,
  {
    permissions = null,
    email = `${randomUUID()}@example.test`,
  }: { permissions?: string[] | null; email?: string } = {},
): Promise<Member> => {
  const person = await signUp(host, { email, name: `The ${role}` })
  const { userId } = person
  await asSystem(host.database.db, async (tx) => {
    if (role === 'owner') {
      await tx.insert(organizations).values({
        id: orgId,
        name: 'Tide & Co',
        companyName: 'Tide & Company',
        ownerId: userId,
        createdAt: now,
        updatedAt: now,
        settings: OrganizationSettings.parse({}),
        onboardingData: {},
        onboardingUpdatedAt: now,
      })
    }
    await tx.insert(memberships).values({ orgId, userId, role, permissions, joinedAt: now, status: 'active' })
  })
  return { ...person, orgId }
}

export const newPeople = (
  host: Host,
  now: Date,
  orgId: string,
  names: readonly string[],
  department = 'General',
): Promise<InvitedPerson[]> =>
  asSystem(host.database.db, async (tx) => {
    const people = names.map((name) => {
      const invitationId = newId()
      const code = host.secrets.inviteCode(invitationId)
      return { id: newId(), name, email: `${randomUUID()}@example.test`, code, invitationId }
    })
    for (let from = 0; from < people.length; from += 500) {
      const some = people.slice(from, from + 500)
      await tx.insert(employees).values(
        some.map(({ id, name, email }) => ({
          orgId,
          id,
          name,
          email,
          role: 'Employee',
          department,
          status: 'invited' as const,
          joinedAt: now,
        })),
      )
      await tx.insert(invitations).values(
        some.map(({ id, code, invitationId }) => ({
          orgId,
          id: invitationId,
          employeeId: id,
          codeHash: sha256(code),
          handedCodeHash: hexHash(host.secrets.handedCode(invitationId)),
          membershipRole: 'employee' as const,
          invitedBy: 'nobody',
          createdAt: now,
          expiresAt: new Date(now.getTime() + 14 * 86_400_000),
        })),
      )
    }
    return people
  })
