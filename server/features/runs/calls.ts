import type { Served } from '../../core/serve.ts'

export const runCalls: readonly Served[] = []
