import { z } from 'zod'

/** What is read of one: everything else stands in the document as it is. */
export interface OpenApiSchema {
  properties?: Record<string, boolean | object>
  required?: string[]
  [more: string]: unknown
}

/** A schema of the contract as OpenAPI 3.0 writes it. */
export const openApiSchema = (schema: z.ZodType, io: 'input' | 'output'): OpenApiSchema =>
  z.toJSONSchema(schema, {
    io,
    target: 'openapi-3.0',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // OpenAPI 3.0 knows base64 by another name.
      if (jsonSchema.contentEncoding === 'base64') {
        delete jsonSchema.contentEncoding
        jsonSchema.format = 'byte'
      }
      // In OpenAPI 3.0 `nullable` adds null to the `type` beside it, and means nothing without one.
      if (jsonSchema['nullable'] === true && jsonSchema.type === undefined) {
        const kinds = jsonSchema.anyOf ?? jsonSchema.oneOf
        const taking = kinds?.find((one) => one.type !== undefined && one.enum === undefined)
        if (taking) {
          delete jsonSchema['nullable']
          taking['nullable'] = true
        }
      }
    },
  })
