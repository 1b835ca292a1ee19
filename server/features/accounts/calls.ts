import type { Served } from '../../core/serve.ts'

export const accountCalls: readonly Served[] = []
