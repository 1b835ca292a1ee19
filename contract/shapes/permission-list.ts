import { z } from 'zod'
import { organizations as messages } from '../messages/organizations.ts'
import { permissions } from '../rights/permissions.ts'

/** An explicit list of permissions, which replaces the role's (specification point 6): each once. */
export const PermissionList = z
  .array(z.enum(['all', ...permissions], { error: messages.unknownPermission }))
  .overwrite((list) => [...new Set(list)])
