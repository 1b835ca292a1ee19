import type { Field } from './parse-invites.ts'

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
  language: 'language',
  lang: 'language',
}

/** What the heading of a column says of the cells below it; undefined where it says nothing about an invitation. */
export const fieldOf = (heading: string): Field | undefined =>
  fieldNames[heading.toLowerCase().replaceAll(/[^a-z@]/g, '')]
