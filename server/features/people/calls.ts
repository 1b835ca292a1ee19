import type { Served } from '../../core/serve.ts'

export const peopleCalls: readonly Served[] = []
