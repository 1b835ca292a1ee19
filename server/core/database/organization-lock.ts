/**
 * All work in an organization holds this lock shared, its deletion holds it alone: a deletion takes rows of every table, in
 * an order in which others would wait for each other.
 */
const space = 727_274_02

export const organizationLock = {
  shared: (orgId: string): string => `pg_advisory_xact_lock_shared(${space}, hashtext(${orgId}))`,
  alone: (orgId: string): string => `pg_advisory_xact_lock(${space}, hashtext(${orgId}))`,
}
