import { manageSenders } from './operations/manage-senders.ts'
import { runTool } from './operations/run-tool.ts'

/** Says who mails most, and stops or allows the mail of an owner's organizations. */

await runTool(manageSenders)
