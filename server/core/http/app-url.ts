/** A place with the organization that it is in, and with the part of the page where one is named. */
const inOrganization = (orgId: string, place: string, part?: string): string =>
  `${place}${place.includes('?') ? '&' : '?'}org=${encodeURIComponent(orgId)}${part === undefined ? '' : `#${part}`}`

/**
 * The address of a place of the product in one organization: a member of several is led to that one, whichever they
 * used last. `place`: with its search, such as `/settings?section=audit`; `part`: of its page.
 */
export const memberLink = (publicUrl: string, orgId: string, place: string, part?: string): string =>
  `${publicUrl}/#${inOrganization(orgId, place, part)}`

/** The same by way of signing in. */
export const signInLink = (publicUrl: string, orgId: string, place: string): string =>
  `${publicUrl}/#/login?to=${encodeURIComponent(inOrganization(orgId, place))}`
