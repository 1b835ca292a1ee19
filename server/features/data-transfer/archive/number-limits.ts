import { Count, Version } from '../../../../contract/shapes/fields.ts'

/** Whatever grows by one at a time has room to go on from what a file says: no organization comes near to this. */
const grownMax = 1_000_000

export const ImportedCount = Count.max(grownMax)
export const ImportedVersion = Version.max(grownMax)
