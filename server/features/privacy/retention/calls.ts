import { retention as calls } from '../../../../contract/calls/retention.ts'
import { serveMember, type Endpoint } from '../../../core/http/serve.ts'
import { changeRules, previewRules, requireOwner } from './retention-rules.ts'
import { readRules } from '../../organizations/retention-rules.ts'

const options = { requires: requireOwner }

export const retentionCalls: readonly Endpoint[] = [
  serveMember(calls.getRetention, async (_input, { tx, org }) => ({ rules: await readRules(tx, org.id) })),

  serveMember(calls.previewRetention, (wanted, context) => previewRules(context, wanted), options),

  serveMember(
    calls.changeRetention,
    async (wanted, context) => {
      await changeRules(context, wanted)
      return { rules: await readRules(context.tx, context.org.id) }
    },
    options,
  ),
]
