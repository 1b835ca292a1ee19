import { users as calls } from '../../../../contract/calls/users.ts'
import { serveSignedInSteps } from '../../../core/http/serve-steps.ts'
import { serveSignedIn, type Endpoint } from '../../../core/http/serve.ts'
import { deleteAccount } from '../removal/delete-account.ts'
import { exportMyData } from './export-my-data.ts'

/** What people do with all that is stored of them: take it along, or delete their account. */
export const myDataCalls: readonly Endpoint[] = [
  serveSignedInSteps(calls.exportMyData, async (_input, context) => ({ data: await exportMyData(context) }), {
    perAddress: { max: 60, perMinutes: 10 },
  }),

  serveSignedIn(calls.deleteAccount, async (input, context) => {
    await deleteAccount(context, input)
    return {}
  }),
]
