import type { Served } from '../../core/serve.ts'

export const organizationCalls: readonly Served[] = []
