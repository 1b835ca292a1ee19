import { z } from 'zod'
import { organizations as messages } from './messages/organizations.ts'
import { isGivable, permissions } from './rights.ts'

/** An explicit list of permissions, which replaces the role's (specification point 6): each once, and none that is the owner’s alone. */
export const PermissionList = z
  .array(z.enum(['all', ...permissions], { error: messages.unknownPermission }))
  .overwrite((list) => [...new Set(list)])
  .refine((list) => list.every((one) => one === 'all' || isGivable(one)), {
    error: messages.permissionNotGivable,
  })
