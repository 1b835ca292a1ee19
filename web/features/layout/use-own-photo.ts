import { useQuery } from '@tanstack/react-query'
import { organizations } from '../../../contract/calls/organizations.ts'
import { callQuery } from '../../core/api/queries.ts'

/** The address of one's own picture as it came with one's organizations; asks for nothing by itself. */
export const useOwnPhoto = (): string | undefined =>
  useQuery({ ...callQuery(organizations.getUserOrganizations, {}), enabled: false }).data?.photoUrl
