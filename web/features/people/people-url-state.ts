import { z } from 'zod'
import { nonMember, progressStates, sortKeys } from './list/person-rows.ts'

/** What the address of the page says: search, filters, order, and what is open. */
export const View = z.object({
  q: z.string().catch(''),
  department: z.string().catch(''),
  state: z
    .enum([...progressStates, nonMember])
    .or(z.literal(''))
    .catch(''),
  sort: z.enum(sortKeys).catch('name'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  /** The id of the person whose drawer is open. */
  person: z.string().optional().catch(undefined),
  /** The open invite dialog. */
  invite: z.enum(['one', 'many']).optional().catch(undefined),
  /** The removed people are shown. */
  removed: z.literal('shown').optional().catch(undefined),
  /** The id of a run whose progress or outcome is shown. */
  run: z.string().optional().catch(undefined),
})

/** Whether it asks for everybody by name, so that the first by name are the first of it, too. */
export const isDefaultView = ({ q, department, state, sort, order }: z.output<typeof View>): boolean =>
  q === '' && department === '' && state === '' && sort === 'name' && order === 'asc'
