import type { OrganizationOfUser } from '../../../contract/organizations.ts'

/** Placeholder. */
export const NoSelection = ({ list }: { list: readonly OrganizationOfUser[] }) => (
  <p>No organization selected {list.length}</p>
)
