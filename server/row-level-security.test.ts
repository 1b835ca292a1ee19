import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from './testing/database.ts'

const database = testDatabase()

/** A table that has rows of organizations, as the migrated database itself knows it. */
type Table = {
  name: string
  isSecured: boolean
  /** Whether the system's own user of this database has a policy of its own, which shows it every row. */
  isOfSystem: boolean
  policies: { name: string; roles: string[]; conditions: string[] }[]
  grants: { to: string; right: string }[]
}

const ofTheOrganization = '(org_id = ( SELECT app_org() AS app_org))'

/** Policies that do not keep to the organization that a transaction names, with the reason for each. */
const wider: Readonly<Record<string, string>> = {
  'images.images_of_fellow_members': 'Who shares an organization with somebody sees their photo.',
  'images.images_of_own_organizations': 'The list of one’s organizations shows the logo of each.',
  'images.own_image': 'A photo belongs to an account.',
  'mails.mails_to_oneself': 'An account is written to where it is in no organization.',
  'mails.own_mails': 'A code is mailed to who is in no organization yet.',
  'memberships.own_memberships': 'Whoever signs in sees where they are a member.',
}

/** Rights that handlers lack beside reading and adding, with the reason for each. */
const without: Readonly<Record<string, string>> = {
  'deleted_organizations SELECT': 'The mails that tell of a deletion are written from it, by a job.',
  'removed_employees INSERT': 'The function take_out_employee moves people there, whole.',
}

let tables: readonly Table[]
beforeAll(async () => {
  tables = await database.current.sql<Table[]>`
    select c.relname as name, c.relrowsecurity as "isSecured",
      exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
        and p.policyname = 'muster_system_' || (select oid from pg_database where datname = current_database())
        and p.roles = array[p.policyname] and p.qual = 'true' and p.with_check = 'true') as "isOfSystem",
      (select coalesce(json_agg(json_build_object('name', policyname, 'roles', p.roles,
          'conditions', array_remove(array[qual, with_check], null)) order by policyname), '[]')
        from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname and p.policyname not like 'muster\\_system\\_%') as policies,
      (select coalesce(json_agg(json_build_object('to', g.grantee, 'right', g.privilege_type)), '[]')
        from (select grantee, privilege_type, table_name from information_schema.column_privileges where table_schema = 'public'
          union select grantee, privilege_type, table_name from information_schema.table_privileges where table_schema = 'public') g
        where g.table_name = c.relname and g.grantee <> pg_get_userbyid(c.relowner)
          and g.grantee not like 'muster\\_system\\_%') as grants
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`
})

describe('every table with rows of organizations', () => {
  it('has row-level security on, and policies for handlers and for the system alone', () => {
    expect(tables.length).toBeGreaterThan(20)
    expect(tables.filter(({ isSecured }) => !isSecured).map(({ name }) => name)).toEqual([])
    expect(tables.filter(({ isOfSystem }) => !isOfSystem).map(({ name }) => name)).toEqual([])
    for (const { name, policies } of tables) {
      expect(policies.length, name).toBeGreaterThan(0)
      for (const policy of policies)
        expect(policy.roles, `${name}.${policy.name}`).toEqual(['muster_handler'])
    }
  })

  it('shows and takes what is of the organization alone, or more for a reason', () => {
    const found = tables.flatMap(({ name, policies }) =>
      policies
        .filter(({ conditions }) =>
          conditions.some(
            (condition) =>
              condition !== ofTheOrganization && !condition.startsWith(`(${ofTheOrganization} AND `),
          ),
        )
        .map((policy) => `${name}.${policy.name}`),
    )
    expect(found).toEqual(Object.keys(wider))
  })

  it('is open to handlers for reading and adding, or not for a reason, and to nobody for more than rows', () => {
    const lacking = tables.flatMap(({ name, grants }) =>
      ['SELECT', 'INSERT']
        .filter((right) => !grants.some((grant) => grant.right === right))
        .map((right) => `${name} ${right}`),
    )
    expect(lacking).toEqual(Object.keys(without))
    for (const { name, grants } of tables)
      for (const { to, right } of grants) {
        expect(to, name).toBe('muster_handler')
        expect(['SELECT', 'INSERT', 'UPDATE', 'DELETE'], name).toContain(right)
      }
  })
})
