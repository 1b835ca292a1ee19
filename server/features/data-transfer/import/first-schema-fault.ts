import { z } from 'zod'

/**
 * Whether a part of a value is not as its schema says, found at the first such part: the library describes every one, and
 * of a list of millions that takes seconds and gigabytes.
 */
export const hasFault = (schema: z.core.$ZodType, value: unknown): boolean => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return value !== null && value !== undefined
      ? hasFault(schema.unwrap(), value)
      : !z.core.safeParse(schema, value).success
  // Besides its parts it says something of the whole.
  const { checks } = schema._zod.def
  const isOfParts = checks === undefined || checks.length === 0
  if (isOfParts && schema instanceof z.ZodArray)
    return !Array.isArray(value) || value.some((item) => hasFault(schema.element, item))
  if (isOfParts && schema instanceof z.ZodObject && isStrict(schema))
    return !isRecord(value) || hasFaultyField(schema, value)
  return !z.core.safeParse(schema, value).success
}

const isStrict = ({ _zod }: z.ZodObject): boolean => _zod.def.catchall instanceof z.ZodNever

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasFaultyField = ({ shape }: z.ZodObject, value: Record<string, unknown>): boolean =>
  Object.keys(value).some((key) => !Object.hasOwn(shape, key)) ||
  Object.entries(shape).some(([key, inner]) => hasFault(inner, value[key]))
