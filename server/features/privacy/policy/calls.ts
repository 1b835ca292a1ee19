import { dataProtection as calls } from '../../../../contract/calls/data-protection.ts'
import { serveMember, type Endpoint } from '../../../core/http/serve.ts'
import { readPrivacyFacts } from './privacy-facts.ts'

export const dataProtectionCalls: readonly Endpoint[] = [
  serveMember(calls.getDataProtection, async (_input, context) => ({
    facts: await readPrivacyFacts(context),
  })),
]
