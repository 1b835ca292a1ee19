import type { Served } from '../../core/serve.ts'

export const questionnaireCalls: readonly Served[] = []
