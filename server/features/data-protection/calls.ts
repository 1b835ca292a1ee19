import { dataProtection as calls } from '../../../contract/data-protection.ts'
import { serveMember, type Served } from '../../core/serve.ts'
import { readFacts } from './read-facts.ts'

export const dataProtectionCalls: readonly Served[] = [
  serveMember(calls.getDataProtection, async (_input, context) => ({ facts: await readFacts(context) })),
]
