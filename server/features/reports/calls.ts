import type { Served } from '../../core/serve.ts'

export const reportCalls: readonly Served[] = []
