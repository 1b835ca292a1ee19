import type { Served } from '../../core/http/serve.ts'
import { exportOrganization } from './export/export-organization.ts'
import { importCalls } from './import/import-organization.ts'

/** Taking a whole organization away as a file. */
export const movingCalls: readonly Served[] = [exportOrganization, ...importCalls]
