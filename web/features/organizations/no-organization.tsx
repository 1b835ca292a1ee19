/** Placeholder. */
export const NoOrganization = () => <p>No organizations found</p>
