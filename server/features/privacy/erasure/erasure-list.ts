import type { Tx } from '../../../core/database/database.ts'
import { anonymizeOptOut } from '../../employees/reminders/reminder-preferences.ts'
import { eraseImportedName } from './erase-imported-name.ts'
import { eraseInActionPlan } from './erase-in-action-plan.ts'
import { eraseInBatchJobs } from './erase-in-batch-jobs.ts'
import { eraseInChats } from './erase-in-chats.ts'
import { eraseInCompanyReports } from './erase-in-company-reports.ts'
import { eraseInCycles } from './erase-in-cycles.ts'
import { eraseInEditedReports } from './erase-in-edited-reports.ts'
import { eraseInRemovedEmployees } from './erase-in-removed-employees.ts'
import { eraseInReopenReasons } from './erase-in-reopen-reasons.ts'
import { eraseMailsOfPerson } from './erase-mails-of-person.ts'
import type { RemovedPeople, RemovedPerson } from './erased-person.ts'

/** What each feature contributes to an erasure, besides the kept data. The order is that of the locks. */
type Erasing<Erased> = { feature: string; erase: (tx: Tx, erased: Erased) => Promise<void> }

/** Run for each person. */
export const erasuresOfPerson: readonly Erasing<RemovedPerson>[] = [
  { feature: 'batch-jobs', erase: eraseInBatchJobs },
  { feature: 'chat', erase: eraseInChats },
  { feature: 'employees', erase: anonymizeOptOut },
  { feature: 'organizations', erase: eraseImportedName },
  { feature: 'mail', erase: eraseMailsOfPerson },
]

/** Run once for all people of an organization, since each reads many rows. */
export const erasuresOfPeople: readonly Erasing<RemovedPeople>[] = [
  { feature: 'reports', erase: eraseInCompanyReports },
  { feature: 'action-plan', erase: eraseInActionPlan },
  { feature: 'reports', erase: eraseInEditedReports },
  { feature: 'cycles', erase: eraseInCycles },
  { feature: 'submissions', erase: eraseInReopenReasons },
  { feature: 'privacy', erase: eraseInRemovedEmployees },
]
