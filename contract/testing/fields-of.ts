import { z } from 'zod'

/** What stands in lists, and behind what may be left out or null. */
const inner = (schema: unknown): unknown => {
  if (schema instanceof z.ZodArray) return inner(schema.element)
  if (
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  )
    return inner(schema.unwrap())
  return schema
}

const fieldOf = (schema: unknown, name: string): unknown => {
  const object = inner(schema)
  if (!(object instanceof z.ZodObject)) return undefined
  const shape: Record<string, unknown> = object.shape
  return Object.hasOwn(shape, name) ? shape[name] : undefined
}

/** Whether an object's schema has a field, named by a dotted path that goes through lists ('employees.name'). */
export const hasField = (schema: unknown, path: string): boolean =>
  path.split('.').reduce(fieldOf, schema) !== undefined
