import { dataProtection as calls } from '../../../../contract/calls/data-protection.ts'
import { serveMember, type Served } from '../../../core/http/serve.ts'
import { readFacts } from './privacy-facts.ts'

export const dataProtectionCalls: readonly Served[] = [
  serveMember(calls.getDataProtection, async (_input, context) => ({ facts: await readFacts(context) })),
]
