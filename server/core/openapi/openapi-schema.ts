import { z } from 'zod'
import { DisplayName, Email, Instant } from '../../../contract/shapes/fields.ts'
import { limits } from '../../../contract/shapes/limits.ts'

/** The parts of a schema that are read here: all others are in the document unchanged. */
export interface OpenApiSchema {
  properties?: Record<string, boolean | object>
  required?: string[]
  [more: string]: unknown
}

type Schema = z.core.JSONSchema.BaseSchema

/** The schemas of fields that have none of their own, because their checks are custom functions or are nested. */
const shapes = new Map<object, Schema>([
  [DisplayName, { type: 'string', minLength: limits.displayNameMin, maxLength: limits.displayNameMax }],
  [Email, { type: 'string', format: 'email', maxLength: limits.emailMax }],
  [Instant, { type: 'string', format: 'date-time', pattern: '^(?!0000).*Z$' }],
])

/** The same, so that it takes null: `nullable` adds it to the `type` beside it, and whatever else is said has to take it, too. */
const withNull = (schema: Schema): Schema => ({
  ...schema,
  ...(schema.type !== undefined && { nullable: true }),
  ...(schema.enum && { enum: [...new Set([...schema.enum, null])] }),
  ...(schema.allOf && { allOf: schema.allOf.map(withNull) }),
  ...(schema.anyOf && { anyOf: oneWithNull(schema.anyOf) }),
  ...(schema.oneOf && { oneOf: oneWithNull(schema.oneOf) }),
})

const oneWithNull = ([first, ...others]: Schema[]): Schema[] => (first ? [withNull(first), ...others] : [])

const replace = (schema: object, by: object): void => {
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key)
  Object.assign(schema, by)
}

/** A schema of the contract as OpenAPI 3.0 writes it. */
export const openApiSchema = (schema: z.ZodType, io: 'input' | 'output'): OpenApiSchema =>
  z.toJSONSchema(schema, {
    io,
    target: 'openapi-3.0',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const shape = shapes.get(zodSchema)
      if (shape) replace(jsonSchema, shape)
      // A number in a query that is one of a few.
      if (
        zodSchema instanceof z.ZodPipe &&
        zodSchema.in instanceof z.ZodNumber &&
        zodSchema.out instanceof z.ZodLiteral
      )
        replace(jsonSchema, openApiSchema(zodSchema.out, io))
      // OpenAPI 3.0 knows base64 by another name.
      if (jsonSchema.contentEncoding === 'base64') {
        delete jsonSchema.contentEncoding
        jsonSchema.format = 'byte'
      }
      if (jsonSchema['nullable'] === true) {
        delete jsonSchema['nullable']
        replace(jsonSchema, withNull(jsonSchema))
      }
    },
  })
