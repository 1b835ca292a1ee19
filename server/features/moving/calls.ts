import type { Served } from '../../core/serve.ts'
import { exportOrganization } from './export-organization.ts'
import { importCalls } from './import-organization.ts'

/** Taking a whole organization away as a file. */
export const movingCalls: readonly Served[] = [exportOrganization, ...importCalls]
