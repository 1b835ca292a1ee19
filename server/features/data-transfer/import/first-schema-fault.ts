import { z } from 'zod'

/**
 * Whether a part of a value is not as its schema says, found at the first such part: the library describes every one, and
 * of a list of millions that takes seconds and gigabytes.
 */
export const hasFault = (schema: z.core.$ZodType, value: unknown): boolean => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return value !== null && value !== undefined && hasFault(schema.unwrap(), value)
  if (schema instanceof z.ZodArray)
    return !Array.isArray(value) || value.some((item) => hasFault(schema.element, item))
  if (schema instanceof z.ZodObject)
    return (
      typeof value !== 'object' ||
      value === null ||
      Object.entries(schema.shape).some(([key, inner]) => hasFault(inner, Reflect.get(value, key)))
    )
  return !z.core.safeParse(schema, value).success
}
