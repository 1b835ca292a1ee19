import type { Endpoint } from '../../core/http/serve.ts'
import { exportOrganization } from './export/export-organization.ts'
import { importCalls } from './import/import-organization.ts'

/** Taking a whole organization away as a file. */
export const dataTransferCalls: readonly Endpoint[] = [exportOrganization, ...importCalls]
